import { describe, expect, it } from "vitest";
import type { Act, Told } from "~/games/for_a_crown/data.ts";
import { gains } from "~/games/for_a_crown/gains.ts";
import type { View } from "~/games/for_a_crown/view.ts";
import { lines, Seated } from "../given.ts";

/** What floats up at the portrait of a seat. */
function floats(seat: number, ...told: Told[]): string[] {
  const sight = new Seated<View, Act, Told>();
  sight.news = lines(told, 40);
  return gains(sight, seat).map(({ icon, number }) => `${number} ${icon}`);
}

describe("what a family gained or lost", () => {
  it("is summed up over what was told together", () => {
    const told: Told[] = [
      { is: "gained", who: 1, icon: "ruby" },
      { is: "gained", who: 1, icon: "ruby" },
      { is: "gained", who: 1, icon: "coin" },
      { is: "lost", who: 1, rubies: 3 },
    ];
    expect(floats(1, ...told)).toEqual(["-1 ruby", "1 coin"]);
    expect(floats(0, ...told)).toEqual([]);
  });

  it("is a payment as far as its split is known", () => {
    expect(floats(0, { is: "paid", who: 0, price: 5, coins: 3, rubies: 2 })).toEqual(["-2 ruby", "-3 coin"]);
    expect(floats(0, { is: "paid", who: 0, price: 5 })).toEqual([]);
  });

  it("is a raccoon for the one who gets it", () => {
    const sent: Told = { is: "sent-raccoon", who: 0, target: 2 };
    expect([floats(0, sent), floats(2, sent)]).toEqual([[], ["1 raccoon"]]);
    expect(floats(2, { is: "bribed", who: 2, raccoons: 2 }, { is: "raccoons-leave", who: 2, raccoons: 1 })).toEqual(["-3 raccoon"]);
  });

  it("is what the final count brings", () => {
    expect(floats(0, { is: "for-influence", who: 0, rubies: 1 }, { is: "for-coins", who: 0, rubies: 1 })).toEqual(["2 ruby"]);
  });
});
