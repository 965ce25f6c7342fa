import { describe, expect, it } from "vitest";
import type { Say } from "~/lib/messages.ts";
import { lastRevolt, votersOn, type Revolt } from "~/games/krone_und_schwert/revolt.ts";
import type { View } from "~/games/krone_und_schwert/view.ts";
import { say, seen, story, who } from "../given.ts";

const view = seen<View>({
  visible_swords: 0,
  land: [[], [], [], []],
  cards: { knight: [4, 0], archer: [2, 0], monk: [0, 0] } as unknown as View["cards"],
});
const cards = (...names: string[]) => names.map((name) => say(`card-${name}`));
const declared = say("event-revolt-declared", { who: who(2), other: who(0) });
const opened = (seat: number, vote: "crown" | "sword", ...names: string[]) =>
  say(`event-revealed-${vote}`, { who: who(seat), cards: cards(...names) });
const counted = (swords: number, force: number, crowns: number, guard: number) => say("event-counted", { swords, force, crowns, guard });

function told(...says: Say[]): Revolt {
  const revolt = lastRevolt(story([say("event-crowned"), declared, ...says]), view);
  if (!revolt) throw new Error("no revolt was read");
  return revolt;
}

describe("a revolt, read from the story", () => {
  it("is none before the letters are open", () => {
    expect(lastRevolt(story([declared]), view)).toBeNull();
    expect(lastRevolt([], view)).toBeNull();
  });

  it("names the leader, the king and who voted how", () => {
    const revolt = told(opened(0, "crown", "knight"), opened(2, "sword", "archer", "monk"));
    expect([revolt.leader, revolt.king, revolt.n]).toEqual([2, 0, 1]);
    expect(revolt.voters.map(({ seat, vote, cards }) => [seat, vote, cards.map((card) => card.value)])).toEqual([
      [0, "crown", [4]],
      [2, "sword", [2, 0]],
    ]);
  });

  it("strikes the strongest cards of a side until what counts is left", () => {
    const revolt = told(opened(2, "sword", "archer", "knight"), counted(1, 2, 1, 0));
    expect(revolt.voters[0]?.cards.map((card) => card.struck)).toEqual([false, true]);
  });

  it("strikes nothing where everything counts", () => {
    const revolt = told(opened(2, "sword", "archer", "knight"), counted(1, 6, 1, 0));
    expect(revolt.voters[0]?.cards.some((card) => card.struck)).toBe(false);
  });

  it("finds what a vote for the crown was worth", () => {
    const revolt = told(opened(0, "crown", "knight"), counted(5, 2, 3, 4), say("event-king-holds", { n: 7, m: 10 }));
    expect([revolt.winner, revolt.rebels, revolt.loyal, revolt.worth]).toEqual(["crown", 7, 10, 2]);
  });

  it("counts the people turned up by votes apart from the swords that lay open", () => {
    const revolt = told(opened(2, "sword"), say("event-people-sword"), say("event-people-crown"), counted(4, 0, 0, 0));
    expect([revolt.people, revolt.open]).toEqual([["sword", "crown"], 3]);
  });

  it("leaves the new king's people and later moves out", () => {
    const won = say("event-rebels-win", { n: 9, m: 5 });
    const revolt = told(
      opened(2, "sword"),
      won,
      say("event-people-crown"),
      say("event-gained", { who: who(2), n: 3 }),
      say("event-built"),
      say("event-gained", { who: who(1), n: 8 }),
    );
    expect([revolt.people, revolt.gains]).toEqual([[], [0, 0, 3, 0]]);
  });

  it("puts king and leader first among their side", () => {
    const revolt = told(opened(1, "sword"), opened(3, "crown"), opened(2, "sword"), opened(0, "crown"));
    expect(votersOn(revolt, "sword").map((voter) => voter.seat)).toEqual([2, 1]);
    expect(votersOn(revolt, "crown").map((voter) => voter.seat)).toEqual([0, 3]);
  });
});
