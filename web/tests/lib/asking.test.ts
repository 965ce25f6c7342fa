import { describe, expect, it } from "vitest";
import { ASKING, asksFirst } from "~/lib/asking.ts";

const wishes = (lasting: "" | "luck" | "turn", isLaidOut = false) => ASKING.filter((wish) => asksFirst(wish, { lasting }, 2, isLaidOut));

describe("an answer is asked about once more", () => {
  it("as the reader wants it", () => {
    expect(wishes("")).toEqual(["always"]);
    expect(wishes("luck")).toEqual(["always", "lasting"]);
    expect(wishes("turn")).toEqual(["always", "lasting", "turn"]);
  });
  it("only if always, where it was laid out first", () => {
    expect(wishes("turn", true)).toEqual(["always"]);
  });
  it("not where there is nothing else to answer", () => {
    expect(ASKING.some((wish) => asksFirst(wish, { lasting: "turn" }, 1))).toBe(false);
  });
});
