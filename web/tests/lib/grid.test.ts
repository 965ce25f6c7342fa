import { describe, expect, it } from "vitest";
import { nextAlong, nextInRows, rowsOf, type Lie } from "~/lib/grid.ts";

const HIGH = 40;
const lie = (x: number, y: number, height = HIGH): Lie => ({ x, y, height });

// Two rows of three octagons with two squares between them, as on a map; written in any order.
const MAP = [
  lie(42, 42, 49),
  lie(0, 0, 84),
  lie(168, 0, 84),
  lie(84, 0, 84),
  lie(126, 42, 49),
  lie(0, 84, 84),
  lie(84, 84, 84),
  lie(168, 84, 84),
];
const [SQUARE, FIRST, THIRD, SECOND, OTHER_SQUARE, BELOW_FIRST, BELOW_SECOND, BELOW_THIRD] = MAP.keys();
const go = (at: number | undefined, key: string, wanted: number | null = null) => nextInRows(MAP, at ?? -1, key, wanted);

describe("a board by arrow keys", () => {
  it("has rows from the top, each from the left", () => {
    expect(rowsOf(MAP)).toEqual([
      [FIRST, SECOND, THIRD],
      [SQUARE, OTHER_SQUARE],
      [BELOW_FIRST, BELOW_SECOND, BELOW_THIRD],
    ]);
  });

  it("keeps a piece that is lifted a little in its row", () => {
    expect(rowsOf([lie(0, 0), lie(50, -12), lie(100, 3)])).toEqual([[0, 1, 2]]);
  });

  it("goes left and right in a row, and not beyond", () => {
    expect(go(FIRST, "ArrowRight")).toBe(SECOND);
    expect(go(FIRST, "ArrowLeft")).toBe(FIRST);
    expect(go(THIRD, "ArrowRight")).toBe(THIRD);
    expect([go(SECOND, "Home"), go(SECOND, "End")]).toEqual([FIRST, THIRD]);
  });

  it("goes straight down over the squares, by the column one came from", () => {
    expect(go(SECOND, "ArrowDown", 84)).toBe(SQUARE);
    expect(go(SQUARE, "ArrowDown", 84)).toBe(BELOW_SECOND);
    expect(go(BELOW_SECOND, "ArrowDown", 84)).toBe(BELOW_SECOND);
    expect([go(BELOW_THIRD, "PageUp"), go(FIRST, "PageDown")]).toEqual([THIRD, BELOW_FIRST]);
  });

  it("reaches every piece", () => {
    const found = new Set([0]);
    for (const at of found) for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) found.add(go(at, key));
    expect(found.size).toBe(MAP.length);
  });
});

describe("a way by arrow keys", () => {
  it("goes on and back, to its first and its last", () => {
    expect([nextAlong(5, 2, "ArrowRight"), nextAlong(5, 2, "ArrowUp")]).toEqual([3, 1]);
    expect([nextAlong(5, 4, "ArrowDown"), nextAlong(5, 0, "ArrowLeft")]).toEqual([4, 0]);
    expect([nextAlong(5, 2, "Home"), nextAlong(5, 2, "End")]).toEqual([0, 4]);
  });
});
