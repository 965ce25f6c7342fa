// What a click on a space means now: with a card in hand, or in the middle of a big town.
import type { Choice } from "~/lib/messages.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import { cardFor, cardOf } from "./cards.ts";
import { letter } from "./letter.svelte.ts";
import type { View } from "./view.ts";

const piece = (space: string) => `space:${space}`;
const isAttack = (choice: Choice) => choice.label.key === "label-attack";

/** The answers on a space, of those that go with the card one has picked up. */
export function openAt(sight: Sight<View>, space: string): Choice[] {
  const second = squareFor(sight, space);
  if (second.length > 0) return second;
  const card = cardOf(sight.picked);
  const here = sight.at(piece(space));
  return card ? here.filter((choice) => goesWith(sight, choice, card)) : here;
}

function goesWith(sight: Sight<View>, choice: Choice, card: string): boolean {
  if (isAttack(choice)) return (sight.view?.cards[card]?.[0] ?? 0) > 0;
  return cardFor(choice) === card;
}

/** The big town whose octagon was chosen, and whose square this is. */
function squareFor(sight: Sight<View>, space: string): Choice[] {
  if (!sight.picked.startsWith("space:")) return [];
  return sight.at(sight.picked).filter((choice) => choice.label.key === "label-big-town" && choice.label.args["square"] === space);
}

/** Why not here: with a card picked up what this card cannot do, otherwise what concerns others' land. */
export function refusedAt(sight: Sight<View>, space: string): Choice[] {
  const refused = sight.refusedAt(piece(space));
  if (sight.view?.asks !== "action") return refused;
  const card = cardOf(sight.picked);
  return refused.filter((choice) => (card ? goesWith(sight, choice, card) : isAttack(choice)));
}

/** Plays what can be meant, or asks which of several. */
export function pickSpace(sight: Sight<View>, space: string): void {
  const open = openAt(sight, space);
  const only = open.length === 1 ? open[0] : undefined;
  if (!only) {
    sight.picked = sight.picked === piece(space) ? "" : piece(space);
    return;
  }
  if (isAttack(only)) letter.wanted = cardOf(sight.picked);
  sight.play(only.action);
}

/** The space one is laying cards against; "" for none. */
export function aimedAt(sight: Sight<View>): string {
  const sentence = sight.prompt?.sentence;
  return sentence?.key === "ask-attack-cards" ? String(sentence.args["space"]) : "";
}
