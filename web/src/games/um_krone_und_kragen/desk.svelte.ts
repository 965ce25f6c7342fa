// What a player prepares before OK: dice picked, a character chosen, faces wished for. Nothing is answered until OK (UK-R41).
import type { Choice } from "~/lib/messages.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import { follow, type Dice, type SeenDie } from "./dice.ts";
import { AND, changeTo, sorted, THAT_IS_ALL, useOf, type Use } from "./uses.ts";
import type { View } from "./view.ts";

interface Plan {
  decision: number; // a plan is for one question only
  mode: "main" | "use"; // set dice aside (or roll, finish), or use a character
  character: string;
  picked: number[]; // dice by id, in the order of picking
  wishes: Record<number, number>; // the face a picked die is to get
  face: number; // of the die that the queen adds
  card: string; // the card of the court to be taken
}

const EMPTY: Plan = { decision: -1, mode: "main", character: "", picked: [], wishes: {}, face: 6, card: "" };
const NO_DICE: Dice = { active: [], aside: [] };
const ONE = ["reroll_one", "raise_one", "copy_aside", "any_face"]; // abilities that act on one die

export class Desk {
  #plan = $state.raw<Plan>(EMPTY);
  #seen: View | null = null;
  #dice: Dice | null = null;
  #moved: readonly number[] = [];

  constructor(readonly sight: Sight<View>) {}

  readonly dice = $derived.by(() => this.#follow());
  readonly plan = $derived.by(() => (this.#plan.decision === this.sight.view?.decision ? this.#plan : EMPTY));
  readonly mode = $derived.by(() => (this.isMidUse ? "use" : this.plan.mode));
  readonly character = $derived.by(() => (this.isMidUse ? (this.sight.view?.using ?? "") : this.plan.character));
  readonly uses = $derived.by(() => (this.character ? this.sight.at(`character:${this.character}`).map(useOf) : []));
  readonly kind = $derived.by(() => this.sight.view?.abilities[this.character]?.[0] ?? "");
  readonly picked = $derived.by(() =>
    this.plan.picked.map((id) => this.dice.active.find((die) => die.id === id)).filter((die) => die !== undefined),
  );
  readonly faces = $derived(sorted(this.picked.map((die) => die.face)));
  readonly card = $derived.by(() => (this.sight.at(`court:${this.plan.card}`).length > 0 ? this.plan.card : ""));
  readonly usable = $derived.by(() => this.sight.choices.some((choice) => choice.piece.startsWith("character:")));
  readonly answer = $derived.by(() => this.#answer());

  /** Is a use half given: are more dice asked for? */
  get isMidUse(): boolean {
    return this.sight.view?.asks === "dice" && this.sight.view.using !== "";
  }

  get face(): number {
    return this.plan.face;
  }

  /** How many dice the character in use wants. */
  get most(): number {
    if (ONE.includes(this.kind)) return 1;
    if (this.kind === "move_pips") return 2;
    return this.kind === "same_sum" ? 3 : 31;
  }

  /** Does an ability let one choose what a die becomes? */
  get wishes(): boolean {
    return this.uses.some((use) => use.way === "change");
  }

  /** May a die be picked now? */
  isOpen(die: SeenDie): boolean {
    if (!this.sight.live || die.face === 0) return false;
    if (this.mode === "main" || this.isMidUse) return this.sight.at(`die:${die.face}`).length > 0;
    const isChanged = this.wishes && (this.most > 1 || this.uses.some((use) => use.before[0] === die.face));
    return isChanged || (this.kind !== "add_any_die" && this.uses.some((use) => use.dice[0] === die.face));
  }

  /** Picks a die, or lets it go. */
  pick(die: SeenDie): void {
    const { picked } = this.plan;
    const others = picked.filter((id) => id !== die.id);
    const more = this.mode === "use" && picked.length >= this.most ? picked.slice(1) : picked;
    this.#write({ picked: others.length < picked.length ? others : [...more, die.id], wishes: {} });
  }

  /** Picks all active dice, or lets all go. */
  pickAll(): void {
    const all = this.dice.active.filter((die) => this.isOpen(die)).map((die) => die.id);
    this.#write({ picked: this.plan.picked.length === all.length ? [] : all, wishes: {} });
  }

  /** Turns to setting dice aside, or to using a character. */
  turnTo(mode: Plan["mode"]): void {
    this.#write({ mode, character: "", picked: [], wishes: {} });
  }

  /** Takes a character up, or puts it down again. */
  use(character: string): void {
    const isSame = this.character === character;
    this.#write({ mode: isSame ? "main" : "use", character: isSame ? "" : character, picked: [], wishes: {} });
  }

  /** Chooses a card of the court, or none. */
  choose(card: string): void {
    this.#write({ card: this.card === card ? "" : card });
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
    if (next) this.#write({ wishes: next });
  }

  /** The next face the queen may add. */
  turnFace(by: 1 | -1): void {
    this.#write({ face: ((this.face - 1 + by + 6) % 6) + 1 });
  }

  /** OK: gives the answer, all parts together. */
  ok(): void {
    if (!this.answer) return;
    this.send(...this.answer);
  }

  send(...actions: number[]): void {
    this.#moved = this.plan.picked;
    if (this.mode === "main" && !this.isMidUse) this.sight.playInTurn(...actions);
    else this.sight.play(...actions);
  }

  /** The plain answer of this label, if it is offered. */
  plain(key: string): Choice | undefined {
    return this.sight.choices.find((choice) => choice.label.key === key);
  }

  #movePip(die: SeenDie, by: 1 | -1): Record<number, number> | null {
    const other = this.picked.find((each) => each.id !== die.id);
    if (!other) return null;
    const next = { [die.id]: this.wish(die) + by, [other.id]: this.wish(other) - by };
    const isBack = next[die.id] === die.face;
    return isBack || this.#change(next) ? next : null;
  }

  /** The offered change that these wishes come to. */
  #change(wishes: Record<number, number>): Use | undefined {
    const active = this.dice.active.map((die) => die.face);
    return changeTo(
      this.uses,
      active,
      this.dice.active.map((die) => wishes[die.id] ?? die.face),
    );
  }

  #answer(): number[] | null {
    if (this.sight.view?.asks === "claim") return actions(this.sight.at(`court:${this.card}`)[0]);
    if (this.isMidUse) return [...this.#aside(), THAT_IS_ALL];
    if (this.mode === "main") return this.picked.length > 0 ? this.#aside() : null;
    const [first] = this.uses;
    if (!first) return null;
    if (first.way === "plain") return [first.action];
    if (first.way === "change") return actions(this.#change(this.plan.wishes));
    return this.#onDice();
  }

  #aside(): number[] {
    return this.faces.flatMap((face) => actions(this.sight.at(`die:${face}`)[0]) ?? []);
  }

  #onDice(): number[] | null {
    const [lowest, ...rest] = this.kind === "add_any_die" ? [this.face] : this.faces;
    const begin = actions(this.uses.find((use) => use.dice[0] === lowest));
    if (!begin || this.most === 1 || this.kind === "add_any_die") return begin;
    return [...begin, ...rest.map((face) => AND + face), THAT_IS_ALL];
  }

  #write(change: Partial<Plan>): void {
    this.#plan = { ...this.plan, ...change, decision: this.sight.view?.decision ?? -1 };
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

const desks = new WeakMap<object, Desk>();

/** The desk of whoever looks at this table. */
export function deskOf(sight: Sight<View>): Desk {
  const found = desks.get(sight) ?? new Desk(sight);
  desks.set(sight, found);
  return found;
}
