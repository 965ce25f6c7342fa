import { describe, expect, it } from "vitest";
import { deskOf as kragenDesk } from "~/games/um_krone_und_kragen/desk.svelte.ts";
import type { View as KragenView } from "~/games/um_krone_und_kragen/view.ts";
import type { Choice } from "~/lib/messages.ts";
import { choice, say, Seated, story } from "../given.ts";

describe("the desk of Um Krone und Kragen: dice picked, characters used", () => {
  const aside = (face: number) => choice(face, say("label-aside"), `die:${face}`);
  const change = (action: number, before: string, after: string) =>
    choice(action, say("label-change", { before, after }), "character:knight");
  const table = (active: number[], choices: Choice[], kind = "any_face") => {
    const sight = new Seated<KragenView>();
    sight.news = story([say("told-rolled")]);
    const abilities = { knight: [kind, 0] } as unknown as KragenView["abilities"];
    return sight.ask({ decision: 3, hand: 0, active, aside: [], using: "", asks: "main", abilities }, choices);
  };

  it("sets the picked dice aside, from low to high", () => {
    const sight = table([6, 2, 4], [aside(2), aside(4), aside(6)]);
    const desk = kragenDesk(sight);
    const [six, two] = desk.dice.active;
    if (!six || !two) throw new Error("no dice");
    expect(desk.answer).toBeNull();
    desk.pick(six);
    desk.pick(two);
    desk.ok();
    expect(sight.inTurn).toEqual([[2, 6]]);
  });

  it("picks all that may be picked, then none", () => {
    const desk = kragenDesk(table([6, 2, 4], [aside(2), aside(6)]));
    desk.pickAll();
    expect(desk.faces).toEqual([2, 6]);
    desk.pickAll();
    expect(desk.faces).toEqual([]);
  });

  it("forgets the plan when another question is asked", () => {
    const sight = table([6, 2], [aside(2), aside(6)]);
    const desk = kragenDesk(sight);
    desk.pickAll();
    sight.news = [];
    sight.show({ ...(sight.view as KragenView), decision: 4 }, sight.prompt, null);
    expect(desk.faces).toEqual([]);
  });

  it("turns a die only to faces on offer", () => {
    const desk = kragenDesk(table([2, 5], [change(40, "2", "4"), change(41, "2", "6")]));
    desk.use("knight");
    const [die] = desk.dice.active;
    if (!die) throw new Error("no die");
    desk.pick(die);
    expect(desk.answer).toBeNull();
    desk.press(die, 1);
    expect([desk.wish(die), desk.answer]).toEqual([4, [40]]);
    desk.press(die, 1);
    expect([desk.wish(die), desk.answer]).toEqual([6, [41]]);
    expect(desk.step(die, 1)).toBeNull();
  });

  it("moves pips from one die to the other", () => {
    const desk = kragenDesk(table([2, 6], [change(50, "2-6", "3-5")], "move_pips"));
    desk.use("knight");
    const [two, six] = desk.dice.active;
    if (!two || !six) throw new Error("no dice");
    desk.pick(two);
    desk.pick(six);
    desk.press(two, 1);
    expect([desk.wish(two), desk.wish(six), desk.answer]).toEqual([3, 5, [50]]);
    expect(desk.step(two, 1)).toBeNull();
  });
});
