import { describe, expect, it } from "vitest";
import { boutsIn } from "~/games/royaume_des_5_couronnes/bouts.ts";
import { say, story, who } from "../given.ts";

describe("rolls, read from the story", () => {
  it("are those of attempts, fights and duels, in order", () => {
    const duel = { who: who(0), die: 7, power: 2, total: 9, other: who(3), other_die: 8, other_power: 1, other_total: 9 };
    const found = boutsIn(
      story([
        say("event-moved"),
        say("event-monster-rolled", { who: who(1), die: 4, power: 1, total: 5, foe: 11 }),
        say("event-duel-rolled", duel),
        say("event-escape-rolled", { who: who(2), die: 10, power: 0, total: 10 }),
      ]),
    );
    expect(found.map(({ n, one, other, isTie }) => [n, one.total, other?.total, isTie])).toEqual([
      [1, 5, 11, false],
      [2, 9, 9, true],
      [3, 10, undefined, false],
    ]);
  });

  it("let a knight roll six sides against the dragon's twelve", () => {
    const [fight] = boutsIn(story([say("event-dragon-rolled", { knight: say("knight-red"), die: 6, power: 3, total: 9, foe: 8 })]));
    expect([fight?.one.sides, fight?.other?.sides, fight?.other?.who]).toEqual([6, 12, "page-the-dragon"]);
  });
});
