import { describe, expect, it } from "vitest";
import { gains } from "~/games/for_a_crown/gains.ts";
import type { View } from "~/games/for_a_crown/view.ts";
import { say, seen, Seated, story, who } from "../given.ts";

describe("what a family gained with the last step", () => {
  const table = (...says: ReturnType<typeof say>[]) => {
    const sight = new Seated<View>();
    sight.show(seen<View>({ decision: 7, raccoons: [2, 1] }), null, null);
    sight.show(seen<View>({ decision: 8, raccoons: [2, 3] }), null, null);
    sight.news = story(says);
    return (seat: number) => gains(sight, seat).map(({ icon, number }) => `${icon} ${number}`);
  };

  it("sums up rubies and coins, and compares raccoons", () => {
    const ruby = say("told-gained-ruby", { who: who(1) });
    const paid = say("told-paid", { who: who(1), rubies: 1, coins: 3 });
    expect(table(ruby, ruby, paid)(1)).toEqual(["ruby 1", "coin -3", "raccoon 2"]);
  });

  it("is nothing for others", () => {
    expect(table(say("told-gained-coin", { who: who(1) }))(0)).toEqual([]);
  });

  it("leaves out what came and went", () => {
    expect(table(say("told-gained-ruby", { who: who(0) }), say("told-lost", { who: who(0), rubies: 1 }))(0)).toEqual([]);
  });
});
