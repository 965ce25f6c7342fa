// What awaits a knight where a move leads, in a few words.
import { lying, percent } from "./cards.ts";
import type { Table } from "./data.ts";
import type { Move } from "./desk.svelte.ts";
import type { View } from "./view.ts";

export function outcome(sight: Table, { meets, end }: Move): string {
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
