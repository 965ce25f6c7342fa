// What a player prepares before it is sent: a knight for a die, an attempt, a challenge. Nothing here is a rule: all comes from the offers.
import type { Choice, Say } from "~/lib/messages.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import type { View } from "./view.ts";

/** An offered move, read from its label. */
export interface Move {
  action: number;
  colour: string;
  slot: number; // the die; for the Wizard 1 is forward, -1 back
  steps: number;
  to: number;
}
interface Plan {
  turn: number; // a plan is for one turn
  slot: number; // the die in the hand
  knights: Record<number, string>; // the knight laid to each die
  deed: number; // in phase A: the attempt or challenge that is ready
}

const EMPTY: Plan = { turn: -1, slot: 0, knights: {}, deed: -1 };
const MOVES = ["label-move", "label-wizard", "label-wizard-back"];
const isSay = (arg: Say["args"][string] | undefined): arg is Say => typeof arg === "object" && !Array.isArray(arg) && arg.type === "say";

export class Desk {
  #plan = $state.raw<Plan>(EMPTY);
  look = $state(-1); // an action under the pointer in the tray

  constructor(readonly sight: Sight<View>) {}

  get plan(): Plan {
    return this.#plan.turn === this.sight.view?.turn ? this.#plan : EMPTY;
  }
  get moves(): Move[] {
    return this.sight.choices.filter(({ label }) => MOVES.includes(label.key)).map((choice) => this.#read(choice));
  }
  get isWizards(): boolean {
    return this.moves.some(({ slot }) => slot === -1) || this.#isDouble;
  }
  get slots(): number[] {
    return this.#slots();
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
  get previews(): Move[] {
    return this.#previews();
  }

  /** The move laid to a die, if it is offered. */
  moveIn(slot: number): Move | undefined {
    return this.moves.find((move) => move.slot === slot && move.colour === this.plan.knights[slot]);
  }

  /** Takes a die into the hand: its knight goes next. */
  hold(slot: number): void {
    this.#set({ slot });
  }

  /** Lays a knight to the die in the hand; once more, to the other one. */
  lay(colour: string): void {
    const open = this.moves.filter((move) => move.colour === colour).map(({ slot }) => slot);
    if (open.length === 0) return;
    const isHere = this.plan.knights[this.slot] === colour;
    const slot = isHere
      ? (open.find((other) => other !== this.slot) ?? this.slot)
      : open.includes(this.slot)
        ? this.slot
        : (open[0] as number);
    if (this.isWizards) return this.#set({ slot, knights: Object.fromEntries(open.map((each) => [each, colour])) });
    const rest = Object.entries(this.plan.knights).filter(([die, knight]) => knight !== colour && Number(die) !== slot);
    this.#set({ slot, knights: { ...Object.fromEntries(rest), [slot]: colour } });
  }

  /** Could the two knights change their dice? */
  get canExchange(): boolean {
    const [one = 0, two = 0] = this.slots;
    const has = (slot: number, colour: string | undefined) => this.moves.some((move) => move.slot === slot && move.colour === colour);
    return !this.isWizards && this.slots.length === 2 && has(one, this.plan.knights[two]) && has(two, this.plan.knights[one]);
  }

  exchange(): void {
    const [one = 0, two = 0] = this.slots;
    const { knights } = this.plan;
    this.#set({ knights: { [one]: knights[two] as string, [two]: knights[one] as string } });
  }

  /** Makes an attempt or a challenge ready, or lays it aside again. */
  choose(action: number): void {
    this.#set({ deed: this.deed === action ? -1 : action });
  }

  send(): void {
    if (this.ready >= 0) this.sight.play(this.ready);
  }

  #set(change: Partial<Plan>): void {
    this.#plan = { ...this.plan, ...change, turn: this.sight.view?.turn ?? -1 };
  }

  get #isDouble(): boolean {
    const dice = this.sight.view?.dice ?? [];
    return dice.length === 2 && dice[0] === dice[1];
  }

  #slots(): number[] {
    const open = new Set(this.moves.map(({ slot }) => slot));
    const order = this.#isDouble ? [1, -1] : (this.sight.view?.dice ?? []);
    return order.filter((slot) => open.has(slot));
  }

  #read(choice: Choice): Move {
    const { key, args } = choice.label;
    const place = isSay(args.place) ? args.place : null;
    const number = Number(place?.args.number ?? 0);
    const to = place?.key === "to-lair" ? (this.sight.view?.path.length ?? 0) + 1 : place?.key === "to-castle" ? 0 : number;
    const slot = key === "label-move" ? Number(args.die) : key === "label-wizard" ? 1 : -1;
    return { action: choice.action, colour: choice.piece.replace("knight:", ""), slot, steps: Number(args.die ?? args.steps), to };
  }

  /** What is laid down, or else what the pointer or the focus is on. */
  #previews(): Move[] {
    const looked = this.moves.find(({ action }) => action === this.look);
    const pointed = this.sight.pointed?.piece.replace("knight:", "");
    const touched =
      looked ??
      this.moves.find(({ colour, slot }) => colour === pointed && slot === this.slot) ??
      this.moves.find(({ colour }) => colour === pointed);
    const slots = this.isWizards ? [this.slot] : this.slots;
    const laid = slots.map((slot) => this.moveIn(slot)).filter((move) => move !== undefined);
    return touched ? [touched, ...laid.filter((move) => move.colour !== touched.colour && move.slot !== touched.slot)] : laid;
  }
}

const desks = new WeakMap<Sight<View>, Desk>();

/** The desk of a table; made when it is first needed. */
export function deskOf(sight: Sight<View>): Desk {
  let desk = desks.get(sight);
  if (!desk) desks.set(sight, (desk = new Desk(sight)));
  return desk;
}
