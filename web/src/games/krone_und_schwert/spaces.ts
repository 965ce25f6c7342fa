// What a click on a space means now: with a card in hand, or in the middle of a big town.
import type { Offer } from "~/lib/sight.svelte.ts";
import { cardOf } from "./cards.ts";
import type { Act, Table } from "./data.ts";
import { letterOf } from "./letter.svelte.ts";

const piece = (space: string) => `space:${space}`;
const isAttack = ({ act }: Offer<Act>) => act.is === "attack";

/** The answers on a space, of those that go with the card one has picked up. */
export function openAt(sight: Table, space: string): Offer<Act>[] {
  const second = squareFor(sight, space);
  if (second.length > 0) return second;
  const card = cardOf(sight.picked);
  const here = sight.at(piece(space));
  return card ? here.filter(({ act }) => goesWith(act, card)) : here;
}

function goesWith(act: Act, card: string): boolean {
  if (act.is === "attack") return act.fighters.includes(card);
  return "card" in act && act.card === card;
}

/** The big town whose octagon was chosen, and whose square this is. */
function squareFor(sight: Table, space: string): Offer<Act>[] {
  if (!sight.picked.startsWith("space:")) return [];
  return sight.at(sight.picked).filter(({ act }) => act.is === "big-town" && act.square === space);
}

/** Why not here: with a card picked up what this card cannot do, otherwise what concerns others' land. */
export function refusedAt(sight: Table, space: string): Offer<Act>[] {
  const refused = sight.refusedAt(piece(space));
  if (sight.view?.asks !== "action") return refused;
  const card = cardOf(sight.picked);
  return refused.filter((choice) => (card ? goesWith(choice.act, card) : isAttack(choice)));
}

/** Plays what can be meant, or asks which of several. */
export function pickSpace(sight: Table, space: string): void {
  const open = openAt(sight, space);
  const only = open.length === 1 ? open[0] : undefined;
  if (!only) {
    sight.picked = sight.picked === piece(space) ? "" : piece(space);
    return;
  }
  if (isAttack(only)) letterOf(sight).wanted = cardOf(sight.picked);
  sight.play(only.action);
}
