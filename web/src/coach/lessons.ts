// What a game's tutor knows: lessons, each for a moment, and where the pieces lie that an answer speaks of.
import type { Component } from "svelte";
import type { Advice, Say } from "~/lib/messages.ts";
import type { AnyView, Offer, Sight } from "~/lib/sight.svelte.ts";
import type { Data } from "~/lib/wording.ts";

/** The pieces of one reference mark: one, or several that carry the same. What is no piece is named by data-taught. */
export type Marked = string | string[];

/** What a lesson may look at: the table, and the advice on this question if it has come. */
export interface Moment<V extends AnyView, A extends Data, T extends Data> {
  sight: Sight<V, A, T>;
  view: V;
  advice: Advice | null;
}

/** One lesson: its words are the message coach-<tag>, in which * † ‡ stand for its marks in that order. */
export interface Lesson<V extends AnyView = AnyView, A extends Data = Data, T extends Data = Data> {
  tag: string;
  when: (moment: Moment<V, A, T>) => boolean; // does it matter now, with this question?
  marks?: (moment: Moment<V, A, T>) => Marked[];
  args?: (moment: Moment<V, A, T>) => Say["args"];
  used?: (act: A) => boolean; // an answer that shows that it is known; any, if there is nothing to be done
  rule?: string; // where the rulebook says more
}

/** All that a game brings for its tutor. */
export interface Coaching<V extends AnyView = AnyView, A extends Data = Data, T extends Data = Data> {
  lessons: Lesson<V, A, T>[]; // the more important first
  Legend: Component; // every symbol of the game, in its own drawings
  marks?: (sight: Sight<V, A, T>, choice: Offer<A>) => Marked[]; // what to touch for an answer, one after the other, where it is more than its piece
  label?: (sight: Sight<V, A, T>, choice: Offer<A>) => string | undefined; // an answer in words, where its marks tell the place
}

/** A game's lessons as the shell takes them: whose data they read is the business of the game alone. */
export function defineCoaching<V extends AnyView, A extends Data, T extends Data>(coaching: Coaching<V, A, T>): Coaching {
  return coaching as unknown as Coaching;
}

const GAMES = import.meta.glob<{ coaching: Coaching }>("~/games/*/coach.ts");

/** The lessons of a game; null if nobody has written any. */
export async function coachingOf(game: string): Promise<Coaching | null> {
  const load = GAMES[`/src/games/${game}/coach.ts`];
  return load ? (await load()).coaching : null;
}

/** The first lesson that matters now and is not known yet. */
export function chosen(lessons: Lesson[], moment: Moment<AnyView, Data, Data>, knows: (tag: string) => boolean): Lesson | null {
  return lessons.find((lesson) => !knows(lesson.tag) && lesson.when(moment)) ?? null;
}
