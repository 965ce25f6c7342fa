import { describe, expect, it } from "vitest";
import { isDue } from "~/lib/alerts.svelte.ts";
import type { AnyView } from "~/lib/sight.svelte.ts";

const view: AnyView = { seat: 1, decision: 3, asks: "move", asked: [0, 1], answering: true };
const line = { isAsked: true, recap: null, seat: 1, view };

describe("somebody is called", () => {
  it("when it is his to go on, or when he should see what went by", () => {
    expect(isDue(line, {})).toBe(true);
    expect(isDue({ ...line, isAsked: false }, {})).toBe(false);
    expect(isDue({ ...line, isAsked: false, recap: { entries: [], changes: [] } as never }, {})).toBe(true);
  });

  it("not while he only may speak in another's turn", () => {
    expect(isDue(line, { turn: () => [0] })).toBe(false);
    expect(isDue(line, { turn: () => [1] })).toBe(true);
  });
});
