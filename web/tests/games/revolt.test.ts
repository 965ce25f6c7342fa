import { describe, expect, it } from "vitest";
import type { RevealedTold, Told } from "~/games/krone_und_schwert/data.ts";
import { isOver, lastRevolt, votersOn, type Revolt } from "~/games/krone_und_schwert/revolt.ts";
import type { View } from "~/games/krone_und_schwert/view.ts";
import { lines, seen } from "../given.ts";

const view = seen<View>({
  land: [[], [], [], []],
  cards: { knight: [4, 0, 0], archer: [2, 0, 0], monk: [0, 0, 0] },
});
const declared: Told = { is: "revolt-declared", who: 2, king: 0, swords: 3 };
const opened = (who: number, vote: string, cards: string[] = [], struck: string[] = []): RevealedTold => ({
  is: "revealed",
  who,
  vote,
  cards,
  struck,
  many: cards.length,
});
const counted: Told = { is: "counted", swords: 5, force: 2, crowns: 3, guard: 4, worth: 2, rebels: 7, loyal: 10 };

function told(...story: Told[]): Revolt {
  const revolt = lastRevolt(lines<Told>([{ is: "crowned", who: 0 }, declared, ...story]), view);
  if (!revolt) throw new Error("no revolt was read");
  return revolt;
}

describe("a revolt, read from the story", () => {
  it("is none before the letters are open", () => {
    expect(lastRevolt(lines<Told>([declared]), view)).toBeNull();
    expect(lastRevolt([], view)).toBeNull();
  });

  it("names the leader, the king and who voted how", () => {
    const revolt = told(opened(0, "crown", ["knight"]), opened(2, "sword", ["archer", "monk"]));
    expect([revolt.leader, revolt.king, revolt.n, revolt.open]).toEqual([2, 0, 1, 3]);
    expect(revolt.voters.map(({ seat, vote, cards }) => [seat, vote, cards.map((card) => card.value)])).toEqual([
      [0, "crown", [4]],
      [2, "sword", [2, 0]],
    ]);
  });

  it("marks as many cards as were struck", () => {
    const revolt = told(opened(2, "sword", ["archer", "knight", "knight"], ["knight"]));
    expect(revolt.voters[0]?.cards.map((card) => card.struck)).toEqual([false, true, false]);
  });

  it("is told step by step: letters, people and count, the end", () => {
    const open = told(opened(2, "sword"));
    expect([open.count, isOver(open)]).toEqual([null, false]);
    const summed = told(opened(2, "sword"), { is: "people", shows: "sword" }, { is: "people", shows: "crown" }, counted);
    expect([summed.people, summed.count?.loyal, isOver(summed)]).toEqual([["sword", "crown"], 10, false]);
    const over = told(opened(2, "sword"), counted, { is: "king-holds", who: 0, rebels: 7, loyal: 10 });
    expect([over.winner, isOver(over)]).toEqual(["crown", true]);
    expect(isOver(told(opened(2, "sword"), { is: "revolt-void" }))).toBe(true);
  });

  it("leaves the new king's people and later moves out", () => {
    const revolt = told(
      opened(2, "sword"),
      { is: "rebels-win", who: 2, rebels: 9, loyal: 5 },
      { is: "gained", who: 2, points: 3 },
      { is: "crowned", who: 2 },
      { is: "people", shows: "crown" },
      { is: "gained", who: 1, points: 8 },
    );
    expect([revolt.winner, revolt.people, revolt.gains]).toEqual(["sword", [], [0, 0, 3, 0]]);
  });

  it("puts king and leader first among their side", () => {
    const revolt = told(opened(1, "sword"), opened(3, "crown"), opened(2, "sword"), opened(0, "crown"));
    expect(votersOn(revolt, "sword").map((voter) => voter.seat)).toEqual([2, 1]);
    expect(votersOn(revolt, "crown").map((voter) => voter.seat)).toEqual([0, 3]);
  });
});
