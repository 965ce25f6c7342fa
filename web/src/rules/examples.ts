// The drawn examples of a game: a component that draws one, and the paragraphs that have one. Loaded when a rulebook is opened.
import type { Component } from "svelte";
import { words } from "~/lib/words.svelte.ts";

export interface Examples {
  Example: Component<{ of: string }>;
  of: readonly string[];
}

const FOUND = import.meta.glob<{ default: Component<{ of: string }>; EXAMPLES: readonly string[] }>("~/games/*/Example.svelte");

/** The examples of a game, with its words; null if it has none. */
export async function examplesOf(game: string): Promise<Examples | null> {
  const load = FOUND[`/src/games/${game}/Example.svelte`];
  if (!load) return null;
  const [found] = await Promise.all([load(), words.open(game)]);
  return { Example: found.default, of: found.EXAMPLES };
}
