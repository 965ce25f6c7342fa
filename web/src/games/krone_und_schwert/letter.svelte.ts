// What one has chosen and not yet said: vote and cards of a revolt, or the cards of an attack.
import type { Choice } from "~/lib/messages.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import { countOf, ownerOf } from "./geometry.ts";
import type { View } from "./view.ts";

const LATER = ["refusal-too-weak", "refusal-in-order"]; // reasons that other cards can take away

export type Asks = "vote" | "attack" | "";

/** Are cards being chosen for a letter or an attack? */
export function choosing(sight: Sight<View>): Asks {
  if (!sight.live || !sight.isAsked || !sight.view) return "";
  if (sight.view.asks === "revolt") return "vote";
  return sight.prompt?.sentence.key === "ask-attack-cards" ? "attack" : "";
}

/** What the cards of an attack count, and what they must surpass: the castles of the owner. */
export function attackOf(sight: Sight<View>, view: View): { strength: number; needs: number } {
  const target = sight.prompt?.sentence.args["space"];
  const needs = typeof target === "string" ? countOf(view, ownerOf(view, target), view.castles) : 0;
  const strength = [...view.laid, ...letter.cards(view)].reduce((sum, card) => sum + (view.cards[card]?.[0] ?? 0), 0);
  return { strength, needs };
}

const offered = (sight: Sight<View>): Choice[] => [...sight.choices, ...sight.greyed];
const done = (sight: Sight<View>) => offered(sight).find((choice) => choice.label.key === "label-that-is-all");

class Letter {
  vote = $state(""); // the piece of the vote card
  places = $state.raw<number[]>([]); // of the chosen cards in the hand
  wanted = ""; // a card that was in the hand when the attack began
  #about = "";

  /** Begins anew when something else is asked. */
  attend(sight: Sight<View>): void {
    const view = sight.view;
    const asks = choosing(sight);
    const about = asks && view ? `${asks} ${view.said} ${view.leader} ${view.hand.join()} ${view.laid.join()}` : "";
    if (about === this.#about) return;
    this.#about = about;
    this.vote = "";
    const place = asks === "attack" && view ? view.hand.indexOf(this.wanted) : -1;
    this.places = place >= 0 ? [place] : [];
    this.wanted = "";
  }

  toggle(place: number): void {
    this.places = this.places.includes(place) ? this.places.filter((other) => other !== place) : [...this.places, place];
  }

  choose(vote: string): void {
    this.vote = this.vote === vote ? "" : vote;
  }

  cards(view: View): string[] {
    return [...this.places].sort((a, b) => a - b).map((place) => view.hand[place] ?? "");
  }

  /** Does the vote lie open, or is it chosen? */
  hasVote(sight: Sight<View>): boolean {
    return this.vote !== "" || !offered(sight).some((choice) => choice.piece.startsWith("vote:") && !choice.why_not);
  }

  /** Why the letter cannot be closed yet. */
  lacks(sight: Sight<View>): Choice | undefined {
    if (choosing(sight) === "vote") return this.hasVote(sight) ? undefined : done(sight);
    if (!sight.view) return undefined;
    const { strength, needs } = attackOf(sight, sight.view);
    const said = done(sight);
    return strength <= needs && said?.why_not ? said : undefined;
  }

  /** May a card be laid, whatever lies there already? Alone it may be too weak, or come out of order. */
  fits(sight: Sight<View>, card: string): boolean {
    const lay = offered(sight).find((choice) => choice.piece === `card:${card}` && choice.label.key === "label-add");
    return lay !== undefined && (!lay.why_not || LATER.includes(lay.why_not.key));
  }

  /** All parts of the answer, in the order in which they are said. */
  parts(sight: Sight<View>): number[] {
    const view = sight.view;
    if (!view) return [];
    const vote = sight.at(this.vote)[0];
    const lay = (card: string) => offered(sight).find((choice) => choice.piece === `card:${card}` && choice.label.key === "label-add");
    const cards = this.cards(view).flatMap((card) => lay(card)?.action ?? []);
    const last = done(sight);
    return [...(vote ? [vote.action] : []), ...cards.sort((a, b) => a - b), ...(last ? [last.action] : [])];
  }
}

export const letter = new Letter();
