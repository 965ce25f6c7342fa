// Which answers stand in the prompt as drawn buttons; all others are pieces of the board, or plain.
import type { Offer } from "~/lib/sight.svelte.ts";
import type { Act, Table } from "./data.ts";

const DRAWN: Act["is"][] = ["pay", "bribe", "half", "raccoon", "hit"];

/** Is an answer a button of this game's own prompt? A portrait's ways are, once it is picked. */
export function isInPrompt(sight: Table, { act, piece }: Offer<Act>): boolean {
  return act.is === "move" ? piece === sight.picked : DRAWN.includes(act.is);
}
