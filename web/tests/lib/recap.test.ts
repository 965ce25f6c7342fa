import { describe, expect, it } from "vitest";
import { changes, sense, type Beat, type Beats, type Good } from "~/lib/beats.ts";
import type { Weight } from "~/lib/pace.ts";
import { MOST_ENTRIES, recapOf } from "~/lib/recap.ts";
import type { AnyView } from "~/lib/sight.svelte.ts";
import { lines, say, seen, who } from "../given.ts";

interface View extends AnyView {
  gold: (number | null)[];
  rats: number[];
}
interface Told {
  is: string;
  who?: number;
  gold?: number;
}
const drawing = { body: "", size: 1 };
const ways = {
  weight: ({ told }) => (told.is === "event" ? "big" : told.is === "card" ? "card" : "plain"),
  goods: (view, seat): Good[] => [
    { is: "gold", drawing, number: view.gold[seat] ?? null },
    { is: "rats", drawing, number: view.rats[seat] ?? 0, isBurden: true },
  ],
  told: (told, seat) => (told.who === seat ? { gold: told.gold ?? 0 } : {}),
  opens: (told) => ["event", "card"].includes(told.is),
} as Beats<View, Told, Told> as unknown as Beats;

let n = 0;
const view = (gold: (number | null)[], rats = [0, 0]) => seen<View>({ seat: 0, gold, rats });
const beat = (told: Told[], weight: Weight, before = view([5, null]), after = before): Beat => ({
  ...{ weight, before, view: after, isMine: false, card: null, past: [] },
  lines: lines(told, (n += 10)),
});

describe("what a seat gained or lost", () => {
  it("is seen where one may see it, else as it is told", () => {
    const moved = beat([{ is: "lost", who: 1, gold: -2 }], "plain", view([5, null]), view([4, null], [1, 0]));
    expect(changes(moved, ways, 0).map(({ is, from, by }) => [is, from, by])).toEqual([
      ["gold", 5, -1],
      ["rats", 0, 1],
    ]);
    expect(changes(moved, ways, 0).map(sense)).toEqual(["loss", "loss"]);
    expect(changes(moved, ways, 1).map(({ is, from, by }) => [is, from, by])).toEqual([["gold", null, -2]]);
  });
});

describe("since your last choice", () => {
  it("puts a card and what came of it into one entry, with whom it meant and what it cost", () => {
    const hit = { ...beat([{ is: "hit", who: 1 }], "plain", view([5, null]), view([4, null])) };
    hit.lines = hit.lines.map((line) => ({ ...line, say: say("told-hit", { who: who(1), target: who(0) }) }));
    const recap = recapOf([beat([{ is: "card", who: 1 }], "card"), hit], ways, 0);
    expect(recap?.entries).toMatchObject([{ actor: 1, weight: "note", opener: { told: { is: "card" } }, targets: [0] }]);
    expect(recap?.entries[0]?.changes.map(({ by }) => by)).toEqual([-1]);
    expect(recap?.changes.map(({ from, number }) => [from, number])).toEqual([[5, 4]]);
  });

  it("keeps what touched the reader, then great things, then the latest, in their order", () => {
    const cards = [1, 2, 3, 4, 5, 6, 7].map((gold) => beat([{ is: "card", gold }], "card"));
    const touched = beat([{ is: "card", gold: 8 }], "note", view([5, null]), view([4, null]));
    const all = [touched, ...cards, beat([{ is: "event", gold: 9 }], "big"), beat([{ is: "card", gold: 10 }], "card")];
    const told = recapOf(all, ways, 0)?.entries.map((each) => (each.opener.told as Told).gold);
    expect(told).toEqual([8, 5, 6, 7, 9, 10]);
    expect(told).toHaveLength(MOST_ENTRIES);
  });

  it("tells the weighty moments of a long turn one by one", () => {
    const turn = [beat([{ is: "card", who: 1 }], "card"), ...[1, 2, 3].map(() => beat([{ is: "hit", who: 1 }], "note"))];
    expect(recapOf(turn, ways, 0)?.entries).toHaveLength(4);
    const plain = [beat([{ is: "card", who: 1 }], "card"), ...[1, 2, 3].map(() => beat([{ is: "hit", who: 1 }], "plain"))];
    expect(recapOf(plain, ways, 0)?.entries).toHaveLength(1);
  });

  it("is nothing where nothing happened", () => {
    expect(recapOf([], ways, 0)).toBeNull();
  });
});
