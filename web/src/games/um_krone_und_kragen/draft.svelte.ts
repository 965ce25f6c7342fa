// What a player prepares before OK: dice picked, a character chosen, faces wished for. Nothing is answered until OK (UK-R41).
import { Draft, drafts } from "~/lib/draft.svelte.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import type { Act, ChangeAct, Table } from "./data.ts";
import { follow, sameFaces, without, type Dice, type SeenDie } from "./dice.ts";
import type { View } from "./view.ts";

interface Plan {
  mode: "main" | "use"; // set dice aside (or roll, finish), or use a character
  character: string;
  picked: number[]; // dice by id, in the order of picking
  wishes: Record<number, number>; // the face a picked die is to get
  face: number; // of the die that the queen adds
  card: string; // the card of the court to be taken
}

const NO_DICE: Dice = { active: [], aside: [] };

class KragenDraft extends Draft<Table, Plan> {
  #seen: View | null = null;
  #dice: Dice | null = null;
  #moved: readonly number[] = [];

  protected readonly fresh: Plan = { mode: "main", character: "", picked: [], wishes: {}, face: 6, card: "" };

  readonly dice = $derived.by(() => this.#follow());
  readonly mode = $derived.by(() => (this.isMidUse ? "use" : this.plan.mode));
  readonly character = $derived.by(() => (this.isMidUse ? (this.sight.view?.using ?? "") : this.plan.character));
  readonly uses = $derived.by(() => (this.character ? this.sight.at(`character:${this.character}`) : []));
  readonly kind = $derived.by(() => this.sight.view?.abilities[this.character]?.[0] ?? "");
  readonly picked = $derived.by(() =>
    this.plan.picked.map((id) => this.dice.active.find((die) => die.id === id)).filter((die) => die !== undefined),
  );
  readonly faces = $derived(this.picked.map((die) => die.face).sort((a, b) => a - b));
  readonly card = $derived.by(() => (this.sight.at(`court:${this.plan.card}`).length > 0 ? this.plan.card : ""));
  readonly usable = $derived.by(() => this.sight.choices.some((choice) => choice.piece.startsWith("character:")));
  readonly answer = $derived.by(() => this.#answer());

  /** The offers of the character in use to make dice into others. */
  readonly changes = $derived(this.uses.filter((use): use is Offer<ChangeAct> => use.act.is === "change"));
  /** How many dice the character in use acts on at most. */
  readonly most = $derived(Math.max(...this.uses.map(({ act }) => diceOf(act)), 0));

  /** Is a use half given: are more dice asked for? */
  get isMidUse(): boolean {
    return this.sight.view?.asks === "dice" && this.sight.view.using !== "";
  }

  get face(): number {
    return this.plan.face;
  }

  /** Does the character let one choose what a die becomes? */
  get wishes(): boolean {
    return this.changes.length > 0;
  }

  /** May a die be picked now? */
  isOpen(die: SeenDie): boolean {
    if (!this.sight.live || die.face === 0) return false;
    if (this.mode === "main" || this.isMidUse) return this.sight.at(`die:${die.face}`).length > 0;
    return this.uses.some(({ act }) => begunWith(act).includes(die.face));
  }

  /** Picks a die, or lets it go. */
  pick(die: SeenDie): void {
    const { picked } = this.plan;
    const others = picked.filter((id) => id !== die.id);
    const more = this.mode === "use" && !this.isMidUse && picked.length >= this.most ? picked.slice(1) : picked;
    this.write({ picked: others.length < picked.length ? others : [...more, die.id], wishes: {} });
  }

  /** Picks all active dice, or lets all go. */
  pickAll(): void {
    const all = this.dice.active.filter((die) => this.isOpen(die)).map((die) => die.id);
    this.write({ picked: this.plan.picked.length === all.length ? [] : all, wishes: {} });
  }

  /** Turns to setting dice aside, or to using a character. */
  turnTo(mode: Plan["mode"]): void {
    this.write({ mode, character: "", picked: [], wishes: {} });
  }

  /** Takes a character up, or puts it down again. */
  use(character: string): void {
    const isSame = this.character === character;
    this.write({ mode: isSame ? "main" : "use", character: isSame ? "" : character, picked: [], wishes: {} });
  }

  /** Chooses a card of the court, or none. */
  choose(card: string): void {
    this.write({ card: this.card === card ? "" : card });
  }

  /** The face a picked die is to get. */
  wish(die: SeenDie): number {
    return this.plan.wishes[die.id] ?? die.face;
  }

  /** The faces of a picked die after one press of an arrow, and of the other die where pips move; null if there is none. */
  step(die: SeenDie, by: 1 | -1): Record<number, number> | null {
    const wishes = this.plan.wishes;
    if (this.kind === "move_pips") return this.#movePip(die, by);
    for (let face = this.wish(die) + by; face >= 1 && face <= 6; face += by) {
      const next = { ...wishes, [die.id]: face };
      if (this.most > 1 || face === die.face || this.#change(next)) return next;
    }
    return null;
  }

  press(die: SeenDie, by: 1 | -1): void {
    const next = this.step(die, by);
    if (next) this.write({ wishes: next });
  }

  /** The next face the queen may add. */
  turnFace(by: 1 | -1): void {
    this.write({ face: ((this.face - 1 + by + 6) % 6) + 1 });
  }

  /** Gives an answer, all parts together; what was laid out before needs no second question. */
  give(actions: readonly number[], isLaidOut = false): void {
    const choice = this.sight.choices.find(({ action }) => action === actions[0]);
    if (choice) this.sight.choose(choice, { give: () => this.#send(...actions), isLaidOut });
  }

  #send(...actions: number[]): void {
    this.#moved = this.plan.picked;
    if (this.mode === "main" && !this.isMidUse) this.sight.playInTurn(...actions);
    else this.sight.play(...actions);
  }

  /** The answer of this name, if it is offered. */
  plain(is: Act["is"]): Offer<Act> | undefined {
    return this.sight.choices.find(({ act }) => act.is === is);
  }

  #movePip(die: SeenDie, by: 1 | -1): Record<number, number> | null {
    const other = this.picked.find((each) => each.id !== die.id);
    if (!other) return null;
    const next = { [die.id]: this.wish(die) + by, [other.id]: this.wish(other) - by };
    const isBack = next[die.id] === die.face;
    return isBack || this.#change(next) ? next : null;
  }

  /** The offered change that these wishes come to. */
  #change(wishes: Record<number, number>): Offer<Act> | undefined {
    const active = this.dice.active.map((die) => die.face);
    const wanted = this.dice.active.map((die) => wishes[die.id] ?? die.face);
    return this.changes.find(({ act }) => sameFaces([...without(active, act.before), ...act.after], wanted));
  }

  #answer(): number[] | null {
    if (this.sight.view?.asks === "claim") return actions(this.sight.at(`court:${this.card}`)[0]);
    if (this.isMidUse) return [...this.#aside(), ...(actions(this.plain("that-is-all")) ?? [])];
    if (this.mode === "main") return this.picked.length > 0 ? this.#aside() : null;
    if (this.wishes) return actions(this.#change(this.plan.wishes));
    return this.#use();
  }

  #aside(): number[] {
    return this.faces.flatMap((face) => actions(this.sight.at(`die:${face}`)[0]) ?? []);
  }

  /** A use with nothing to choose, or on some dice; one on any number is given in parts. */
  #use(): number[] | null {
    const [lowest, ...rest] = this.faces;
    const fits = (act: Act) => act.is === "use" || (act.is === "add" ? act.dice[0] === this.face : begunWith(act)[0] === lowest);
    const found = this.uses.find(({ act }) => fits(act));
    if (found?.act.is !== "begin") return actions(found);
    const { more, end } = found.act;
    return [found.action, ...rest.flatMap((face) => more[face - 1] ?? []), end];
  }

  #follow(): Dice {
    const { view, news } = this.sight;
    if (!view) return NO_DICE;
    if (view !== this.#seen || !this.#dice) {
      this.#dice = follow(this.#dice, view, news, this.#moved);
      this.#seen = view;
      this.#moved = this.#moved.filter((id) => this.#dice?.active.some((die) => die.id === id));
    }
    return this.#dice;
  }
}

const actions = (one: { action: number } | undefined): number[] | null => (one ? [one.action] : null);

/** The active dice that a use begins with: rolled again, raised, or changed. */
function begunWith(act: Act): number[] {
  if (act.is === "change") return act.before;
  return act.is === "reroll" || act.is === "begin" ? act.dice : [];
}

/** How many dice may be picked for a use. */
const diceOf = (act: Act): number => (act.is === "begin" ? Infinity : begunWith(act).length);

/** The draft of whoever looks at this table. */
export const draftOf = drafts(KragenDraft);
