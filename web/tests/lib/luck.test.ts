import { describe, expect, it } from "vitest";
import { blake2b } from "~/lib/blake2b.ts";
import { check, commitmentOf } from "~/lib/luck.ts";
import type { Draws } from "~/lib/messages.ts";

const hex = (data: Uint8Array) => Buffer.from(data).toString("hex");
const text = (words: string) => new TextEncoder().encode(words);

// Made by regalia.core.fairness: Secret(SECRET, ("north", "wind")), its commitment and the first numbers of its stream.
const SECRET = "00112233445566778899aabbccddeeff".repeat(2);
const COMMITMENT = "150414a962c28b9b6daf2bee0714b75081467882624b87b5e6e382641c289230";
const STREAM: [among: number, number: number][] = [
  [6, 4],
  [6, 5],
  [52, 12],
  [12, 4],
  [3, 2],
];
const game = (): Draws => ({
  commitment: COMMITMENT,
  luck: { type: "table", secret: SECRET, entropy: ["north", "wind"] },
  draws: STREAM.map(([among, number], move) => ({ move, among, number })),
});

describe("BLAKE2b", () => {
  it("gives what Python gives", () => {
    expect(hex(blake2b(text("abc"))).slice(0, 32)).toBe("ba80a53f981c4d0d6a2797b69f12f6e9");
    expect(hex(blake2b(text("x".repeat(300)), { length: 16, key: text("k"), person: "p" }))).toBe("f09e61ca5fef55e3a85bc052937f7bc7");
  });
});

describe("the luck of a table", () => {
  it("keeps its word and comes out as it did", () => {
    expect(commitmentOf(SECRET)).toBe(COMMITMENT);
    expect(check(game())).toEqual({ keepsWord: true, right: 5, all: 5, firstWrong: -1 });
  });

  it("shows a changed die, and the move it belongs to", () => {
    const found = game();
    found.draws[3] = { move: 3, among: 12, number: 5 };
    expect(check(found)).toEqual({ keepsWord: true, right: 4, all: 5, firstWrong: 3 });
  });

  it("shows another secret", () => {
    const found = game();
    found.luck = { type: "table", secret: SECRET.replace("00", "01"), entropy: ["north", "wind"] };
    expect(check(found).keepsWord).toBe(false);
  });
});
