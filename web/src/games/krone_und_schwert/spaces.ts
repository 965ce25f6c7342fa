// What a click on a space means now, and why it means nothing.
import type { Offer } from "~/lib/sight.svelte.ts";
import type { Act, Table } from "./data.ts";
import { usesOf, type Kind } from "./uses.svelte.ts";

const piece = (space: string) => `space:${space}`;
const GROWING: (Kind | undefined)[] = ["expand", "expand-two", "occupy"];

/** The answers on a space: between two actions those of the use that is shown, otherwise all. */
export function openAt(sight: Table, space: string): Offer<Act>[] {
  const uses = usesOf(sight);
  return uses.asks ? uses.at(space) : sight.at(piece(space));
}

/** Why not here: what hinders the use that is shown; at rest what comes to mind first. */
export function refusedAt(sight: Table, space: string): Offer<Act>[] {
  const refused = sight.refusedAt(piece(space));
  const uses = usesOf(sight);
  if (!uses.asks) return refused;
  const is = uses.shown?.is;
  const wanted = GROWING.includes(is) ? "place" : is;
  const meant = refused.filter(({ act }) => act.is === wanted);
  return meant.length > 0 || uses.card ? meant : refused.filter(({ act }) => act.is === "attack" || act.is === "place");
}

/** Plays what can be meant, or asks which of several. */
export function pickSpace(sight: Table, space: string): void {
  const uses = usesOf(sight);
  if (uses.asks) uses.pick(space);
  else sight.pick(piece(space));
}
