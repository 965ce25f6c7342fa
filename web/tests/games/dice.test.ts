import { describe, expect, it } from "vitest";
import type { Told } from "~/games/um_krone_und_kragen/data.ts";
import { follow, sameFaces, without, type Dice } from "~/games/um_krone_und_kragen/dice.ts";
import type { View } from "~/games/um_krone_und_kragen/view.ts";
import { lines, seen } from "../given.ts";

const view = (hand: number, active: number[], aside: number[] = []) => seen<View>({ hand, active, aside });
const rolled = lines<Told>([{ is: "rolled", who: 0, dice: [] }]);
const rerolled = lines<Told>([{ is: "rerolled", who: 0, character: "jester", before: [1], after: [3] }]);
const ids = (dice: Dice) => ({ active: dice.active.map((die) => die.id), aside: dice.aside.map((die) => die.id) });
const news = (dice: Dice) => dice.active.map((die) => die.news);

describe("dice that are followed from view to view", () => {
  it("keep their names while they lie", () => {
    const before = follow(null, view(0, [2, 5, 5]), rolled, []);
    expect(news(before)).toEqual(["rolled", "rolled", "rolled"]);
    const after = follow(before, view(0, [2, 5, 5]), [], []);
    expect(ids(after)).toEqual(ids(before));
    expect(news(after)).toEqual(["", "", ""]);
  });

  it("go aside as those that were picked, though others show the same", () => {
    const before = follow(null, view(0, [5, 5, 5]), rolled, []);
    const [one, two, three] = ids(before).active as [number, number, number];
    const after = follow(before, view(0, [5, 5], [5]), [], [two]);
    expect(ids(after)).toEqual({ active: [one, three], aside: [two] });
  });

  it("are others after a roll, but for those aside", () => {
    const before = follow(null, view(0, [1, 6], [4]), rolled, []);
    const after = follow(before, view(0, [1, 6], [4]), rolled, []);
    expect(ids(after).aside).toEqual(ids(before).aside);
    expect(ids(after).active).not.toContain(ids(before).active[0]);
  });

  it("keep their name when their face is changed, and take another when rolled again", () => {
    const before = follow(null, view(0, [1, 6]), rolled, []);
    const changed = follow(before, view(0, [2, 6]), [], []);
    expect([ids(changed), news(changed)]).toEqual([ids(before), ["changed", ""]]);
    const again = follow(before, view(0, [3, 6]), rerolled, []);
    expect(ids(again).active[0]).not.toBe(ids(before).active[0]);
    expect(news(again)).toEqual(["rolled", ""]);
  });

  it("tell of one that was added, lying or in the hand", () => {
    const before = follow(null, view(0, [1, 6]), rolled, []);
    expect(news(follow(before, view(0, [1, 6, 6]), [], []))).toEqual(["", "", "added"]);
    const hand = follow(null, view(3, []), [], []);
    expect(news(follow(hand, view(4, []), [], []))).toEqual(["", "", "", "added"]);
  });

  it("begin anew with the next turn", () => {
    const before = follow(null, view(0, [1, 6], [4]), rolled, []);
    const after = follow(before, view(3, []), [], []);
    expect(after.aside).toEqual([]);
    expect(after.active.map((die) => die.face)).toEqual([0, 0, 0]);
  });
});

describe("faces", () => {
  it("are taken away one by one", () => {
    expect(without([5, 2, 5, 1], [5, 3, 1])).toEqual([2, 5]);
  });

  it("are the same in any order, each as often", () => {
    expect([sameFaces([1, 5, 5], [5, 1, 5]), sameFaces([1, 5, 5], [1, 1, 5]), sameFaces([1], [1, 1])]).toEqual([true, false, false]);
  });
});
