// What can be done between two actions: with the card one has picked up, and without a card; each use with its places,
// and a greyed one with its reason. Only the places of one use are gold: of the one pointed at, the one chosen, or the first.
import { Draft, drafts } from "~/lib/draft.svelte.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import { cardOf } from "./cards.ts";
import type { Act, Table } from "./data.ts";
import { letterOf } from "./letter.svelte.ts";

export type Kind = Act["is"];

export interface Use {
  is: Kind;
  open: Offer<Act>[];
  refused: Offer<Act> | undefined; // greyed: the nearest miss
}

interface Plan {
  place: number; // of the card picked up, in the hand
  chosen: Kind | "";
  octagon: string; // of a big town whose square is still to be chosen
}

const OWN_TEXT: Kind[] = ["castle", "town", "big-town", "cathedral", "incite", "papal-visit"];
const WITH_CARD: Kind[] = [...OWN_TEXT, "expand", "expand-two", "attack"];
const WITHOUT: Kind[] = ["draw", "occupy", "revolt", "end-turn"];

export class Uses extends Draft<Table, Plan> {
  protected readonly fresh: Plan = { place: -1, chosen: "", octagon: "" };
  pointed = $state<Kind | "">(""); // the use whose button is under pointer or focus
  wanted = ""; // the space for which an answer was begun

  protected override get about(): string {
    return `${this.sight.view?.decision} ${this.sight.picked}`;
  }

  /** Is one free to do anything? */
  get asks(): boolean {
    const { view, live, isAsked, held } = this.sight;
    return live && isAsked && !held && view?.asks === "action" && view.said === 0;
  }

  get card(): string {
    return cardOf(this.sight.picked);
  }

  get octagon(): string {
    return this.plan.octagon;
  }

  /** Picks a card up, or lays it down; of equal ones the one that was touched. */
  take(card: string, place: number): void {
    const isHeld = this.holds(card, place);
    this.sight.picked = isHeld ? "" : `card:${card}`;
    if (!isHeld) this.write({ place });
  }

  holds(card: string, place: number): boolean {
    if (this.card !== card) return false;
    const held = this.plan.place;
    return this.sight.view?.hand[held] === card ? held === place : this.sight.view?.hand.indexOf(card) === place;
  }

  /** The uses of the card picked up. */
  get withCard(): Use[] {
    const { card } = this;
    return card ? this.#uses(WITH_CARD, (act) => goesWith(act, card) && this.#isPrinted(act)) : [];
  }

  /** What needs no card to be picked up; an attack asks for its cards later. */
  get without(): Use[] {
    return this.#uses(this.card ? WITHOUT : ["draw", "attack", ...WITHOUT.slice(1)], () => true);
  }

  /** The use that is shown: its button leads, its places are gold. */
  get shown(): Use | undefined {
    const all = [...this.withCard, ...this.without];
    const open = (is: Kind | "") => all.find((use) => use.is === is && use.open.length > 0);
    return open(this.pointed) ?? open(this.plan.chosen) ?? this.first;
  }

  /** What one does most: what the card is there for, else to draw. */
  get first(): Use | undefined {
    const open = (this.card ? this.withCard : this.without).filter((use) => use.open.length > 0);
    const text = open.find((use) => OWN_TEXT.includes(use.is));
    const fights = this.sight.view?.cards[this.card]?.[2] === 0 ? open.find((use) => use.is === "attack") : undefined;
    return text ?? fights ?? open[0];
  }

  /** The spaces where a use can happen. */
  spaces(use: Use | undefined): string[] {
    return [...new Set((use?.open ?? []).flatMap(({ act }) => this.#spacesOf(act)))];
  }

  isGold(space: string): boolean {
    return this.asks && this.spaces(this.shown).includes(space);
  }

  /** The answers that a click on a space would give now. */
  at(space: string): Offer<Act>[] {
    return this.asks ? (this.shown?.open ?? []).filter(({ act }) => this.#spacesOf(act).includes(space)) : [];
  }

  /** Does a use: at once, at its only place, or by showing its places. */
  do(use: Use): void {
    const [only, ...more] = this.spaces(use);
    const [offer] = use.open;
    if (offer && (only === undefined || "spaces" in offer.act)) return this.sight.choose(offer);
    this.write({ chosen: use.is });
    if (only !== undefined && more.length === 0) this.pick(only);
  }

  /** Does what is shown on a space. */
  pick(space: string): void {
    const [offer, ...more] = this.at(space);
    if (!offer) return;
    if (more.length > 0) return this.write({ octagon: space });
    this.wanted = "spaces" in offer.act ? space : "";
    if (offer.act.is === "attack") letterOf(this.sight).wanted = this.card;
    this.sight.choose(offer);
  }

  /** What was begun for a space goes on there. */
  goOn(): void {
    const { isAsked, view } = this.sight; // read first: whoever waits for them must be told of them
    if (!isAsked || view?.said === 0 || !this.wanted) return;
    const [offer] = this.sight.at(`space:${this.wanted}`);
    this.wanted = "";
    if (offer) this.sight.choose(offer);
  }

  #uses(kinds: readonly Kind[], fits: (act: Act) => boolean): Use[] {
    const found = kinds.map((is) => ({
      is,
      open: this.sight.choices.filter(({ act }) => act.is === is && fits(act)),
      refused: rarest(this.sight.greyed.filter(({ act }) => act.is === is && fits(act))),
    }));
    return found.filter(({ open, refused }) => open.length > 0 || refused);
  }

  /** A card with one shield says nothing of a second space. */
  #isPrinted(act: Act): boolean {
    return act.is !== "expand-two" || (this.sight.view?.cards[act.card]?.[1] ?? 0) > 1;
  }

  #spacesOf(act: Act): readonly string[] {
    if (act.is === "big-town" && this.octagon) return act.space === this.octagon ? [act.square] : [];
    return "spaces" in act ? act.spaces : "space" in act ? [act.space] : [];
  }
}

export function goesWith(act: Act, card: string): boolean {
  return act.is === "attack" ? act.fighters.includes(card) : "card" in act && act.card === card;
}

/** Of many reasons the one that stands in the way of the fewest places: so little was missing. */
function rarest(refused: Offer<Act>[]): Offer<Act> | undefined {
  const times = (rule = "") => refused.filter((other) => other.rule === rule).length;
  return [...refused].sort((a, b) => times(a.rule) - times(b.rule))[0];
}

export const usesOf = drafts(Uses);
