import { describe, expect, it } from "vitest";
import type { Update } from "~/lib/messages.ts";
import { joinedTo, steps, together } from "~/lib/steps.ts";
import { choice, lines, say } from "../given.ts";

const update = (more: Partial<Update>): Update => ({ type: "update", question: 1, view: { gold: 1 }, story_from: 4, ...more });

describe("an update", () => {
  it("of another's move is one step", () => {
    const found = steps(update({ story: lines([{ is: "a" }], 4), prompt: { sentence: say("ask") } }));
    expect(found.map(({ lines: told, update: end }) => [told.length, end !== null])).toEqual([[1, true]]);
  });

  it("that asks the reader, or ends the game, tells first what led to it", () => {
    const prompt = { sentence: say("ask"), choices: [choice(1, say("do"))] };
    const asked = steps(update({ story: lines([{ is: "a" }], 4), prompt }));
    const ended = steps(update({ story: lines([{ is: "a" }], 4), result: { places: [], lines: [] } as never }));
    for (const found of [asked, ended]) {
      expect(found.map(({ fields, lines: told, update: end }) => [fields, told.length, end !== null])).toEqual([
        [{ gold: 1 }, 1, false],
        [{ gold: 1 }, 0, true],
      ]);
    }
    expect(steps(update({ story: [], prompt }))).toHaveLength(1);
  });
});

describe("a queue", () => {
  const prompt = { sentence: say("ask"), choices: [choice(1, say("do"))] };
  it("drops a question that nobody has seen when more comes", () => {
    const queue = steps(update({ view: { gold: 2 }, story: lines([{ is: "a" }], 4), prompt }));
    const found = joinedTo(queue, steps(update({ view: { rats: 1 }, story_from: 5, story: lines([{ is: "b" }], 5) })));
    expect(found.map(({ fields, lines: told }) => [fields, told.length])).toEqual([
      [{ gold: 2 }, 1],
      [{ gold: 2, rats: 1 }, 1],
    ]);
    expect(joinedTo(steps(update({ prompt })), steps(update({ view: { rats: 1 } })))).toMatchObject([{ fields: { gold: 1, rats: 1 } }]);
  });
});

describe("lines", () => {
  it("that belong together are told as one, and the same again is counted", () => {
    const told = lines<{ is: string; n?: number[] }>([
      { is: "set", n: [2] },
      { is: "set", n: [5] },
      { is: "got" },
      { is: "got" },
      { is: "end" },
    ]);
    const join = (one: { is: string; n?: number[] }, next: { is: string; n?: number[] }) =>
      one.is === "set" && next.is === "set" ? { ...one, n: [...(one.n ?? []), ...(next.n ?? [])] } : null;
    const found = together(told, join as never, (line) => line);
    expect(found.map(({ n, told: { is, n: faces }, times }) => [n, is, faces, times])).toEqual([
      [0, "set", [2, 5], undefined],
      [2, "got", undefined, 2],
      [4, "end", undefined, undefined],
    ]);
  });
});
