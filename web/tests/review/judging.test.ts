import { describe, expect, it } from "vitest";
import type { Player, Weighed } from "~/lib/messages.ts";
import { curveOf, MOST_POINTS, played, Rounds, turningPoints } from "~/review/judging.ts";

function weighed(move: number, wish: Partial<Weighed> = {}): Weighed {
  const fine = {
    seat: 0,
    parts: 1,
    played: [],
    better: null,
    value: 0.5,
    loss: 0,
    doubt: 0,
    verdict: "fine",
    exact: false,
    chances: [],
  } as const;
  return { ...fine, played: [], chances: [], move, at: move, ...wish };
}
const error = (move: number, loss: number, seat = 0) => weighed(move, { loss, seat, verdict: "error" });

describe("turning points", () => {
  it("are the dearest decisions of one seat, in the order of the game", () => {
    const all = [error(9, 0.3), error(1, 0.06), error(2, 0.5, 1), weighed(3), error(4, 0.1)];
    expect(turningPoints(all, 0).map(({ move }) => move)).toEqual([1, 4, 9]);
  });
  it("are few", () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map((move) => error(move, move / 100));
    expect(turningPoints(all, 0).map(({ move }) => move)).toEqual([3, 4, 5, 6, 7]);
    expect(turningPoints(all, 0)).toHaveLength(MOST_POINTS);
  });
});

describe("rounds", () => {
  const rounds = new Rounds([1, 1, 1, 1, 2, 2, 3]); // after 0 to 6 moves
  it("are as many as something was asked in", () => {
    expect([rounds.number, rounds.names]).toEqual([2, [1, 2]]);
    expect([0, 3, 4, 5].map((move) => rounds.of(move))).toEqual([0, 0, 1, 1]);
  });
  it("are as wide as each other, whatever happened in them", () => {
    expect([0, 2, 4, 5, 6].map((move) => rounds.at(move))).toEqual([0, 0.5, 1, 1.5, 2]);
    expect([0, 1, 2].map((place) => rounds.begin(place))).toEqual([0, 4, 6]);
  });
  it("need not be counted by a game", () => {
    expect(new Rounds([0, 0, 0]).at(1)).toBe(0.5);
  });
});

describe("a curve", () => {
  const rounds = new Rounds([1, 1, 1, 1, 2, 2, 3]);
  const decisions = [
    weighed(0, { value: 0.4 }),
    weighed(2, { value: 0.6 }),
    weighed(1, { seat: 1, value: 0.1 }),
    weighed(4, { value: 0.9 }),
  ];
  it("has the mean of a seat's chances in each round", () => {
    expect(curveOf(decisions, 0, rounds)).toEqual([
      { at: 0.25, chance: 0.5 },
      { at: 1, chance: 0.9 },
    ]);
  });
  it("ends with the result", () => {
    const spots = curveOf(decisions, 1, rounds, { result: 1 } as Player);
    expect(spots[spots.length - 1]).toEqual({ at: 2, chance: 1 });
  });
});

it("play is what others gave, less what one lost", () => {
  expect(played({ given: 0.5, lost: 0.2 } as Player)).toBeCloseTo(0.3);
});
