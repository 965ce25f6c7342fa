import { describe, expect, it } from "vitest";
import { PACES, readingMs, shareMs, weightiest, type Pace } from "~/lib/pace.ts";

describe("the time to read", () => {
  it("is at least what each kind of step needs", () => {
    const none = (weight: "plain" | "card" | "note" | "big") => PACES.map((pace) => readingMs(weight, 0, pace));
    expect(none("plain")).toEqual([900, 450, 120]);
    expect(none("card")).toEqual([1600, 900, 400]);
    expect(none("note").every((ms, place) => ms >= [1200, 700, 500][place]!)).toBe(true);
    expect(none("big").every((ms, place) => ms >= [1400, 800, 400][place]!)).toBe(true);
  });

  it("grows with the words, and with the pace one chose", () => {
    expect(readingMs("big", 100, "normal")).toBeGreaterThan(readingMs("big", 20, "normal") + 2000);
    expect(readingMs("big", 100, "slow")).toBeGreaterThan(readingMs("big", 100, "normal"));
    expect(readingMs("note", 60, "fast")).toBeGreaterThanOrEqual(500);
    expect(readingMs("big", 60, "normal", 40)).toBeGreaterThan(readingMs("big", 60, "normal"));
    expect(readingMs("big", 60, "normal", 40)).toBeLessThan(readingMs("big", 100, "normal"));
  });
});

describe("the plain steps of a turn", () => {
  /** How long a turn takes whose steps come one by one, or all at once. */
  const turn = (steps: number, isAtOnce: boolean, pace: Pace = "normal") => {
    let spent = 0;
    for (let left = steps - 1; left >= 0; left -= 1) spent += shareMs(pace, spent, isAtOnce ? left : 0);
    return spent;
  };
  it("have each its time where there are few", () => {
    expect([1, 3, 6].map((many) => turn(many, false))).toEqual([1350, 2250, 3600]);
  });

  it("take about the same time, how many there may be, and however they come", () => {
    for (const many of [8, 13, 20, 40]) {
      for (const isAtOnce of [true, false]) {
        expect(turn(many, isAtOnce)).toBeGreaterThan(3_600);
        expect(turn(many, isAtOnce)).toBeLessThan(6_500);
        expect(turn(many, isAtOnce, "fast")).toBeLessThan(0.6 * turn(many, isAtOnce));
        expect(turn(many, isAtOnce, "slow")).toBeGreaterThan(1.5 * turn(many, isAtOnce));
      }
    }
  });
});

it("a step is as weighty as the weightiest in it", () => {
  expect([weightiest([]), weightiest(["plain", "note", "card"]), weightiest(["big", "plain"])]).toEqual(["plain", "note", "big"]);
});
