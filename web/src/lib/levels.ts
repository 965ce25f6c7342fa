// The levels of bots.
import { words } from "~/lib/words.svelte.ts";

/** Is this one of our levels? Bots of others have a name only. */
export const isLevel = (bot: string) => words.has(`level-${bot}`);

/** A bot's level in words. */
export const levelName = (level: string) => (isLevel(level) ? words.text(`level-${level}`) : level);
