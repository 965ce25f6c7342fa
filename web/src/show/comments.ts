// What a game brings to be shown with comments: remarks, each for the first moment it fits. Its words are the message show-<tag>.
import type { Marked } from "~/coach/lessons.ts";
import type { Say } from "~/lib/messages.ts";
import type { AnyView, Line } from "~/lib/sight.svelte.ts";
import type { Data } from "~/lib/wording.ts";

/** One moment of the game: the table, the table before, and what was told on the way. */
export interface Shot<V extends AnyView = AnyView, T extends Data = Data> {
  view: V;
  before: V;
  lines: Line<T>[];
}

/** A remark on the first moment that it fits; * † ‡ stand in its words for its marks in that order. */
export interface Comment<V extends AnyView = AnyView, T extends Data = Data> {
  tag: string;
  when: (shot: Shot<V, T>) => boolean;
  marks?: (shot: Shot<V, T>) => Marked[]; // without any, a great moment shows its card
  args?: (shot: Shot<V, T>) => Say["args"];
  along?: (shot: Shot<V, T>) => boolean; // moments right after it that are shown together with it
}

/** A game's remarks as the shell takes them, the more important first. */
export function defineShow<V extends AnyView, T extends Data>(comments: Comment<V, T>[]): Comment[] {
  return comments as unknown as Comment[];
}

/** What was told of a kind at this moment. */
export function toldOf<T extends Data, K extends T["is"]>({ lines }: { lines: Line<T>[] }, is: K): Extract<T, { is: K }> | undefined {
  return lines.find(({ told }) => told.is === is)?.told as Extract<T, { is: K }> | undefined;
}

/** A word of the game as part of a remark. */
export const word = (key: string): Say => ({ type: "say", key, args: {} });

/** The very first moment. */
export const isFirst = ({ view, before }: Shot): boolean => view === before;

const SHOWS = import.meta.glob<{ comments: Comment[] }>("~/games/*/show.ts");
const fileOf = (game: string) => `/src/games/${game}/show.ts`;

/** Has anybody written remarks on this game? */
export const hasShow = (game: string): boolean => fileOf(game) in SHOWS;

/** The remarks on a game. */
export async function commentsOf(game: string): Promise<Comment[]> {
  const load = SHOWS[fileOf(game)];
  return load ? (await load()).comments : [];
}
