// What awaits a knight where a move leads: what lies there, the dragon, the castle; and whether its space gets a new card.
import type { Sight } from "~/lib/sight.svelte.ts";
import { lying, percent } from "./cards.ts";
import type { Move } from "./desk.svelte.ts";
import { knightOf, lairOf } from "./knights.ts";
import type { View } from "./view.ts";

type Here = Sight<View>;

/** In a few words, what the knight will meet. */
export function outcome(sight: Here, move: Move): string {
  const view = sight.view as View;
  const knight = knightOf(view, move.colour);
  if (move.to === lairOf(view))
    return knight?.crowned ? sight.t("page-rests") : sight.t("page-fights", { percent: percent(...view.chances.dragon) });
  if (move.to === 0) return knight?.crowned ? sight.t("page-comes-home") : sight.t("page-starts-again");
  return lying(sight, move.to);
}

/** Will the space it leaves lie bare, so that a new card comes there? */
export function uncovers(view: View, move: Move): boolean {
  const knight = knightOf(view, move.colour);
  if (!knight || knight.space === 0 || knight.space === lairOf(view)) return false;
  const isAlone = !view.knights.some((other) => other.colour !== knight.colour && other.space === knight.space && !other.circle);
  return isAlone && (knight.blocked || view.path[knight.space - 1] === "bare");
}
