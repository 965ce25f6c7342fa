// What one has chosen and not yet said: vote and cards of a revolt, or the cards of an attack.
import { Draft, drafts } from "~/lib/draft.svelte.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import type { Act, AddAct, Table, ThatIsAllAct } from "./data.ts";

export type Vote = "crown" | "sword" | "";

interface Plan {
  vote: Vote;
  places: number[]; // of the chosen cards in the hand
}

const isAdd = (choice: Offer<Act>): choice is Offer<AddAct> => choice.act.is === "add";
const isAll = (choice: Offer<Act>): choice is Offer<ThatIsAllAct> => choice.act.is === "that-is-all";
const isVote = (choice: Offer<Act>): boolean => choice.act.is === "crown" || choice.act.is === "sword";

export class Letter extends Draft<Table, Plan> {
  wanted = ""; // a card that was in the hand when the attack began

  /** Are cards being chosen for a letter or an attack? */
  get asks(): "vote" | "attack" | "" {
    const { view, live, isAsked } = this.sight;
    if (!view || !live || !isAsked) return "";
    return view.asks === "revolt" ? "vote" : view.target ? "attack" : "";
  }

  protected override get about(): string {
    const view = this.sight.view;
    return `${view?.decision} ${this.asks} ${view?.hand.join()} ${view?.laid.join()}`;
  }

  protected get fresh(): Plan {
    const place = this.asks === "attack" ? (this.sight.view?.hand.indexOf(this.wanted) ?? -1) : -1;
    return { vote: "", places: place >= 0 ? [place] : [] };
  }

  get vote(): Vote {
    return this.plan.vote;
  }

  toggle(place: number): void {
    const places = this.plan.places;
    this.write({ places: places.includes(place) ? places.filter((other) => other !== place) : [...places, place] });
  }

  choose(vote: Vote): void {
    this.write({ vote: this.vote === vote ? "" : vote });
  }

  has(place: number): boolean {
    return this.plan.places.includes(place);
  }

  get cards(): string[] {
    return [...this.plan.places].sort((a, b) => a - b).map((place) => this.sight.view?.hand[place] ?? "");
  }

  get #offered(): Offer<Act>[] {
    return [...this.sight.choices, ...this.sight.greyed];
  }

  get #closing(): Offer<ThatIsAllAct> | undefined {
    return this.#offered.find(isAll);
  }

  #add(card: string): Offer<AddAct> | undefined {
    return this.#offered.filter(isAdd).find((choice) => choice.act.card === card);
  }

  /** What the cards count together. */
  get strength(): number {
    return this.cards.reduce((sum, card) => sum + (this.#add(card)?.act.cv ?? 0), this.#closing?.act.strength ?? 0);
  }

  /** The castles that an attack must surpass. */
  get castles(): number {
    return this.#closing?.act.castles ?? 0;
  }

  /** May it be closed as it is? */
  get isReady(): boolean {
    if (!this.#closing) return false;
    return this.asks === "attack" ? this.strength > this.castles : this.vote !== "" || !this.sight.choices.some(isVote);
  }

  /** Why it cannot be closed yet. */
  get lacks(): Offer<Act> | undefined {
    return this.isReady ? undefined : this.#closing;
  }

  /** May a card be laid, whatever lies there already? */
  fits(card: string): boolean {
    return this.#add(card)?.act.fits ?? false;
  }

  /** All parts of the answer, in the order in which they are said. */
  get parts(): number[] {
    if (!this.isReady) return [];
    const votes = this.sight.choices.filter((choice) => choice.act.is === this.vote);
    const cards = this.cards.flatMap((card) => this.#add(card)?.action ?? []).sort((a, b) => a - b);
    return [...votes.map((choice) => choice.action), ...cards, this.#closing?.action ?? -1];
  }
}

export const letterOf = drafts(Letter);
