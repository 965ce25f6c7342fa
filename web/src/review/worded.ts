// Answers of a review in words.
import type { Answer } from "~/lib/messages.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import { words } from "~/lib/words.svelte.ts";

/** An answer as one would say it; places by their names, since nobody points at them here. */
export const worded = (sight: Sight, { label }: Pick<Answer, "label">): string =>
  sight.say({ ...label, args: { ...label.args, places: "named" } });

/** All parts of an answer, each said once. */
export function allWorded(sight: Sight, answers: readonly Answer[]): string {
  return words.list([...new Set(answers.map((each) => worded(sight, each)))]);
}
