// Which answers stand in the prompt as drawn buttons; all others are pieces of the board, or plain.
import type { Choice } from "~/lib/messages.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import type { View } from "./view.ts";

const DRAWN = ["chest", "raccoons", "half:a", "half:b"];

/** Is an answer a button of this game's own prompt? A portrait's ways are, once it is picked. */
export function isInPrompt(sight: Sight<View>, choice: Choice): boolean {
  if (choice.piece.startsWith("portrait:")) return choice.piece === sight.picked;
  return DRAWN.includes(choice.piece) || choice.piece.startsWith("seat:");
}
