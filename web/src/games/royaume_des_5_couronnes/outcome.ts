// What comes of an answer, in a few words: where a move leads, how likely an attempt is, what a failure costs.
import type { Consequence } from "~/lib/games.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import { t } from "~/lib/words.svelte.ts";
import { lying, percent } from "./cards.ts";
import type { Act, MoveAct, Table } from "./data.ts";
import { deskOf, type Move } from "./desk.svelte.ts";
import { placed } from "./knights.ts";
import type { View } from "./view.ts";

type Choice = Pick<Offer<Act>, "act" | "lasting">;

/** What awaits a knight where a move leads. */
export function awaits(sight: Table, { meets, end }: Pick<MoveAct, "meets" | "end">): string {
  switch (meets) {
    case "dragon":
      return sight.t("page-fights", { percent: percent(...(sight.view as View).chances.dragon) });
    case "lair":
      return sight.t("page-rests");
    case "home":
      return sight.t("page-comes-home");
    case "castle":
      return sight.t("page-starts-again");
    default:
      return lying(sight, end);
  }
}

/** All that comes of an answer, under its button or in a tip. */
export const outcome = (sight: Table, choice: Choice): string => parts(sight, choice).join(", ");

function parts(sight: Table, { act, lasting }: Choice): string[] {
  const ends = lasting === "turn" ? [t("page-ends-turn")] : [];
  switch (act.is) {
    case "free":
      return [...chance(sight, act.odds), sight.t(`page-price-${act.price}`)];
    case "duel":
      return [...chance(sight, act.odds), sight.t("page-price-duel")];
    case "move":
    case "wizard":
      return [awaits(sight, act), ...ends];
    case "roll":
    case "call":
    case "take":
    case "pay":
      return [sight.t(`page-then-${act.is}`)];
  }
  return ends;
}

/** “6 in 12 to win”, or in per cent where dice are rolled again. */
function chance(sight: Table, odds: [number, number] | null): string[] {
  if (!odds) return [];
  const [good, all] = odds;
  return [all === 12 ? sight.t("page-wins-in", { good, all }) : sight.t("page-wins-share", { percent: percent(good, all) })];
}

/** What is shown before it is sent. */
export const consequences = (sight: Table, choice: Choice): Consequence[] =>
  parts(sight, { ...choice, lasting: "" }).map((text) => ({ text }));

/** What a piece can do now, for the ear; the eye has the tip. */
export const aloud = (sight: Table, piece: string): string[] =>
  (sight.live ? sight.at(piece) : []).map((choice) => t("page-told-of", { name: sight.say(choice.label), what: outcome(sight, choice) }));

/** Where a move leads, and what awaits there: “space 15, treasure”. */
export const goal = (sight: Table, move: Move): string => `${placed(sight, move.end)}, ${awaits(sight, move)}`;

/** Where each die would take a knight, for the ear. */
export function leads(sight: Table, colour: string): string[] {
  const { moves, isWizards } = deskOf(sight);
  const by = ({ slot, steps }: Move) => sight.t(!isWizards ? "page-by" : slot > 0 ? "page-forward" : "page-back", { number: steps });
  return moves
    .filter((move) => move.knight === colour)
    .map((move) => `${sight.t("page-told-of", { name: by(move), what: goal(sight, move) })}.`);
}
