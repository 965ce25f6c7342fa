// When a reader wants to be asked once more before an answer is sent.
import type { Offered } from "~/lib/messages.ts";

/** Before every answer, before one that cannot be taken back, only before one that hands the table to others, or never. */
export type Asking = "always" | "lasting" | "turn" | "never";
export const ASKING: readonly Asking[] = ["always", "lasting", "turn", "never"];
const HANDS_OVER: Offered["lasting"][] = ["turn", "others"];

/** Is an answer asked about once more? Not where there is nothing else to answer; what was laid out first and then agreed to, only if always. */
export function asksFirst(wish: Asking, choice: Pick<Offered, "lasting">, answers: number, isLaidOut = false): boolean {
  if (answers < 2 || wish === "never") return false;
  if (isLaidOut) return wish === "always";
  if (wish === "turn") return HANDS_OVER.includes(choice.lasting);
  return wish === "always" || !!choice.lasting;
}
