import { describe, expect, it } from "vitest";
import type { AnyView } from "~/lib/sight.svelte.ts";
import type { Comment, Shot } from "~/show/comments.ts";
import { frameMs, framesOf } from "~/show/frames.ts";
import { lines } from "../given.ts";

const shot = (n: number, is = "step"): Shot => {
  const view = { seat: 0, decision: n } as AnyView;
  return { view, before: view, lines: lines([{ is }], n) as Shot["lines"] };
};
const says = (is: string, more: Partial<Comment> = {}): Comment => ({
  tag: is,
  when: (now) => now.lines.some(({ told }) => told.is === is),
  ...more,
});
const tags = (shots: Shot[], comments: Comment[]) => framesOf(shots, comments).map(({ comment, shots: many }) => comment?.tag ?? many);

describe("a game that is shown", () => {
  it("makes each remark once, where it first fits", () => {
    expect(tags([shot(0), shot(1, "roll"), shot(2), shot(3, "roll")], [says("roll")])).toEqual([1, "roll", 1, 1]);
  });

  it("tells long stretches together, and loses no moment and no line", () => {
    const many = 500;
    const found = framesOf([...Array.from({ length: many }, (_, n) => shot(n)), shot(many, "end")], [says("end")]);
    expect(found.length).toBeLessThan(100);
    expect(found.reduce((sum, frame) => sum + frame.shots, 0)).toBe(many + 1);
    expect(found.flatMap((frame) => frame.lines.map(({ n }) => n))).toEqual(Array.from({ length: many + 1 }, (_, n) => n));
    expect(found.map(({ view }) => view.decision).at(-1)).toBe(many);
  });

  it("shows what belongs to a remark together with it", () => {
    const revolt = says("revolt", { along: ({ lines: told }) => told[0]?.told.is === "vote" });
    expect(tags([shot(0, "revolt"), shot(1, "vote"), shot(2), shot(3, "vote")], [revolt])).toEqual(["revolt", 1, 1]);
    expect(framesOf([shot(0, "revolt"), shot(1, "vote")], [revolt])[0]?.lines).toHaveLength(2);
  });

  it("lets a remark stay for its length, and a slow reader longer", () => {
    expect(frameMs(120, "normal")).toBeGreaterThan(frameMs(60, "normal"));
    expect(frameMs(60, "slow")).toBeGreaterThan(frameMs(60, "normal"));
    expect(frameMs(0, "normal")).toBeLessThan(1000);
  });
});
