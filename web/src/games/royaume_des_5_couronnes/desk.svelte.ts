// What a player prepares before it is sent: a knight for a die, an attempt, a challenge. Nothing here is a rule: all comes from the offers.
import { Draft, drafts } from "~/lib/draft.svelte.ts";
import { kindOf } from "./acts.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import type { Act, MoveAct, Table } from "./data.ts";

/** An offered move, by a die or by the Wizard. */
export interface Move extends Pick<MoveAct, "knight" | "end" | "meets" | "uncovers"> {
  action: number;
  slot: number; // the die; for the Wizard 1 is forward, -1 back
  steps: number;
}
interface Plan {
  slot: number; // the die in the hand
  knights: Record<number, string>; // the knight laid to each die
  deed: number; // in phase A: the attempt or challenge that is ready
}

export class Desk extends Draft<Table, Plan> {
  protected readonly fresh = { slot: 0, knights: {}, deed: -1 };
  look = $state(-1); // an action under the pointer in the tray

  /** A plan is for one turn. */
  protected override get about(): unknown {
    return this.sight.view?.turn;
  }
  get moves(): Move[] {
    const byDie = kindOf(this.sight.choices, "move").map(({ action, act }) => ({ ...act, action, slot: act.die, steps: act.die }));
    const byWizard = kindOf(this.sight.choices, "wizard").map(({ action, act }) => ({
      ...act,
      action,
      slot: act.way === "forward" ? 1 : -1,
    }));
    return [...byDie, ...byWizard];
  }
  get isWizards(): boolean {
    return kindOf(this.sight.choices, "wizard").length > 0;
  }
  get slots(): number[] {
    const open = new Set(this.moves.map(({ slot }) => slot));
    const order = this.isWizards ? [1, -1] : (this.sight.view?.dice ?? []);
    return order.filter((slot) => open.has(slot));
  }
  get slot(): number {
    return this.slots.includes(this.plan.slot) ? this.plan.slot : (this.slots[0] ?? 0);
  }
  get deed(): number {
    return this.sight.choices.some(({ action }) => action === this.plan.deed) ? this.plan.deed : -1;
  }
  get ready(): number {
    return this.moveIn(this.slot)?.action ?? this.deed;
  }

  /** The answer that is ready. */
  get offer(): Offer<Act> | undefined {
    return this.sight.choices.find(({ action }) => action === this.ready);
  }

  /** The move laid to a die, if it is offered. */
  moveIn(slot: number): Move | undefined {
    return this.moves.find((move) => move.slot === slot && move.knight === this.plan.knights[slot]);
  }

  /** Takes a die into the hand: its knight goes next. */
  hold(slot: number): void {
    this.write({ slot });
  }

  /** Lays a knight to the die in the hand; once more, to the other one. */
  lay(colour: string): void {
    const open = this.moves.filter((move) => move.knight === colour).map(({ slot }) => slot);
    if (open.length === 0) return;
    const isHere = this.plan.knights[this.slot] === colour;
    const slot = isHere
      ? (open.find((other) => other !== this.slot) ?? this.slot)
      : open.includes(this.slot)
        ? this.slot
        : (open[0] as number);
    if (this.isWizards) return this.write({ slot, knights: Object.fromEntries(open.map((each) => [each, colour])) });
    const rest = Object.entries(this.plan.knights).filter(([die, knight]) => knight !== colour && Number(die) !== slot);
    this.write({ slot, knights: { ...Object.fromEntries(rest), [slot]: colour } });
  }

  /** Could the two knights change their dice? */
  get canExchange(): boolean {
    const [one = 0, two = 0] = this.slots;
    const has = (slot: number, colour: string | undefined) => this.moves.some((move) => move.slot === slot && move.knight === colour);
    return !this.isWizards && this.slots.length === 2 && has(one, this.plan.knights[two]) && has(two, this.plan.knights[one]);
  }

  exchange(): void {
    const [one = 0, two = 0] = this.slots;
    const { knights } = this.plan;
    this.write({ knights: { [one]: knights[two] as string, [two]: knights[one] as string } });
  }

  /** Makes an attempt or a challenge ready, or lays it aside again. */
  choose(action: number): void {
    this.write({ deed: this.deed === action ? -1 : action });
  }

  send(): void {
    if (this.offer) this.sight.choose(this.offer);
  }

  /** What is laid down, or else what the pointer or the focus is on. */
  get previews(): Move[] {
    const looked = this.moves.find(({ action }) => action === this.look);
    const pointed = this.sight.pointed?.piece.replace("knight:", "");
    const touched =
      looked ??
      this.moves.find(({ knight, slot }) => knight === pointed && slot === this.slot) ??
      this.moves.find(({ knight }) => knight === pointed);
    const slots = this.isWizards ? [this.slot] : this.slots;
    const laid = slots.map((slot) => this.moveIn(slot)).filter((move) => move !== undefined);
    return touched ? [touched, ...laid.filter((move) => move.knight !== touched.knight && move.slot !== touched.slot)] : laid;
  }
}

/** The desk of a table; made when it is first needed. */
export const deskOf = drafts(Desk);
