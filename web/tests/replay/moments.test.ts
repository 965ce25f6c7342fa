import { describe, expect, it } from "vitest";
import type { Beats } from "~/lib/beats.ts";
import type { AnyView, Line } from "~/lib/sight.svelte.ts";
import { greatMoments, lastBefore, MOST_MOMENTS, moveOf, nextAfter } from "~/replay/moments.ts";

const line = (n: number, is: string) => ({ n, told: { is } }) as unknown as Line;
const ways = { weight: ({ told }: Line) => (["big", "note"].includes(told.is) ? told.is : "plain") } as unknown as Beats;
const view = {} as AnyView;
const course = { rounds: [], lines: [1, 1, 3, 4] }; // after 0 to 3 moves

describe("great moments", () => {
  it("lie at the move that led to them, one for each", () => {
    expect([0, 1, 2, 3].map((n) => moveOf(course, n))).toEqual([0, 2, 2, 3]);
    const story = [line(0, "big"), line(1, "big"), line(2, "big"), line(3, "note")];
    expect(greatMoments(story, course, ways, view).map(({ move, line: { n } }) => [move, n])).toEqual([
      [2, 1],
      [3, 3],
    ]);
  });
  it("are shown alone where there is much to note", () => {
    const number = MOST_MOMENTS + 1;
    const long = { rounds: [], lines: Array.from({ length: number + 2 }, (_, move) => move) };
    const story = Array.from({ length: number }, (_, n) => line(n, n === 5 ? "big" : "note"));
    expect(greatMoments(story, long, ways, view).map(({ move }) => move)).toEqual([6]);
  });
  it("are none where a game tells nothing of them", () => {
    expect(greatMoments([line(1, "big")], course, undefined, view)).toEqual([]);
  });
});

it("one walks to the next of some moves, or back", () => {
  expect([0, 4, 7].map((now) => nextAfter([4, 7], now, 9))).toEqual([4, 7, 9]);
  expect([0, 4, 9].map((now) => lastBefore([0, 4, 7], now))).toEqual([0, 0, 7]);
});
