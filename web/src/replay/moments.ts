// The great moments of a game, for its time line.
import type { Beats } from "~/lib/beats.ts";
import type { Course } from "~/lib/messages.ts";
import type { AnyView, Line } from "~/lib/sight.svelte.ts";

export const MOST_MOMENTS = 16;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A great moment: the move that led to it, and what is told of it. */
export interface GreatMoment {
  move: number;
  line: Line;
}

/** After which move a line of the story is told. */
export const moveOf = ({ lines }: Course, n: number): number =>
  Math.max(
    0,
    lines.findIndex((length) => length > n),
  );

/** The great moments of a story; where there is room on the line, also what is to be noted. One for each move. */
export function greatMoments(story: readonly Line[], course: Course, ways: Beats | undefined, view: AnyView): GreatMoment[] {
  const found = { big: new Map<number, Line>(), note: new Map<number, Line>() };
  for (const line of story) {
    const weight = ways?.weight(line, view, [line]) ?? "plain";
    const move = moveOf(course, line.n);
    if (move > 0 && (weight === "big" || weight === "note") && !found[weight].has(move)) found[weight].set(move, line);
  }
  const all = new Map([...found.note, ...found.big]);
  const shown = all.size <= MOST_MOMENTS ? all : found.big;
  return [...shown].map(([move, line]) => ({ move, line })).sort((a, b) => a.move - b.move);
}

/** The first of some moves after this one; the last move of all if there is none. */
export const nextAfter = (moves: readonly number[], now: number, last: number): number => moves.find((move) => move > now) ?? last;

/** The last of some moves before this one. */
export const lastBefore = (moves: readonly number[], now: number): number => moves.findLast((move) => move < now) ?? 0;
