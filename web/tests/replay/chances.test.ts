import { describe, expect, it } from "vitest";
import type { Player, Weighed } from "~/lib/messages.ts";
import { chanceAt, stepsOf } from "~/replay/chances.ts";

const weighed = (move: number, value: number, seat = 0) => ({ move, value, seat }) as Weighed;
const decisions = [weighed(2, 0.4), weighed(3, 0.1, 1), weighed(6, 0.7)];

describe("the chance at a move", () => {
  const steps = stepsOf(decisions, 0, { start: 0.5, result: 1 } as Player, 9);
  it("is that of the last choice of the seat itself", () => {
    expect([2, 3, 5, 6, 8].map((move) => chanceAt(steps, move))).toEqual([0.4, 0.4, 0.4, 0.7, 0.7]);
  });
  it("is what the seat began with, and at last what it won", () => {
    expect([chanceAt(steps, 0), chanceAt(steps, 9)]).toEqual([0.5, 1]);
  });
  it("is not known before the first choice where no start is told", () => {
    expect(chanceAt(stepsOf(decisions, 1, { start: null, result: 0 } as Player, 9), 2)).toBeUndefined();
  });
});
