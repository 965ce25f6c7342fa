import { describe, expect, it } from "vitest";
import { lastBouts } from "~/games/royaume_des_5_couronnes/bouts.ts";
import type { Act, MoveAct, Told, WizardAct } from "~/games/royaume_des_5_couronnes/data.ts";
import { deskOf } from "~/games/royaume_des_5_couronnes/desk.svelte.ts";
import { page } from "~/games/royaume_des_5_couronnes/index.ts";
import { knightsOf, standingAt, type Knight } from "~/games/royaume_des_5_couronnes/knights.ts";
import { route } from "~/games/royaume_des_5_couronnes/stand.ts";
import type { View } from "~/games/royaume_des_5_couronnes/view.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import { lines, offer, Seated, seen } from "../given.ts";

const seated = () => new Seated<View, Act, Told>();

describe("the desk: knights laid to dice", () => {
  const move = (action: number, die: number, knight: string) => {
    const act: MoveAct = { is: "move", knight, die, end: die, to_lair: false, meets: "down", uncovers: false };
    return offer<Act>(action, act, `knight:${knight}`);
  };
  const sent = (action: number, way: "forward" | "back", end: number) => {
    const act: WizardAct = { is: "wizard", knight: "red", way, steps: 12, end, to_lair: end > 9, meets: "lair", uncovers: false };
    return offer<Act>(action, act, "knight:red");
  };
  const BOTH = [move(1, 3, "red"), move(2, 5, "red"), move(3, 3, "blue"), move(4, 5, "blue")];
  const table = (choices: Offer<Act>[] = BOTH, dice = [3, 5], turn = 4) => seated().ask({ turn, dice }, choices);

  it("lays a knight to the die in the hand, and once more to the other", () => {
    const sight = table();
    const desk = deskOf(sight);
    desk.lay("red");
    expect([desk.slot, desk.ready]).toEqual([3, 1]);
    desk.lay("red");
    expect([desk.slot, desk.ready]).toEqual([5, 2]);
    desk.send();
    expect(sight.played).toEqual([[2]]);
  });

  it("exchanges two knights", () => {
    const desk = deskOf(table());
    desk.lay("red");
    desk.hold(5);
    expect(desk.canExchange).toBe(false);
    desk.lay("blue");
    expect(desk.canExchange).toBe(true);
    desk.exchange();
    expect([desk.moveIn(3)?.action, desk.moveIn(5)?.action]).toEqual([3, 2]);
  });

  it("keeps a plan for one turn, and not for the next", () => {
    const sight = table();
    const desk = deskOf(sight);
    desk.lay("red");
    sight.ask({ turn: 4, decision: 8, dice: [3, 5] }, BOTH);
    expect(desk.ready).toBe(1);
    sight.ask({ turn: 5, dice: [3, 5] }, BOTH);
    expect(desk.ready).toBe(-1);
  });

  it("does not send a move that is no longer offered", () => {
    const sight = table();
    const desk = deskOf(sight);
    desk.lay("red");
    sight.ask({ turn: 4, dice: [3, 5] }, [move(4, 5, "blue")]);
    desk.send();
    expect(sight.played).toEqual([]);
  });

  it("has a slot for the Wizard's way forward and one for the way back", () => {
    const desk = deskOf(table([sent(7, "forward", 10), sent(8, "back", 0)], [6, 6]));
    expect([desk.isWizards, desk.slots]).toEqual([true, [1, -1]]);
    expect(desk.moves.map(({ slot, steps, end }) => [slot, steps, end])).toEqual([
      [1, 12, 10],
      [-1, 12, 0],
    ]);
    desk.lay("red");
    expect([desk.moveIn(1)?.action, desk.moveIn(-1)?.action]).toEqual([7, 8]);
  });
});

describe("rolls, as they were told", () => {
  const own = { who: 1, die: 4, power: 1, total: 5 };

  it("are those of the last fight, tie by tie", () => {
    const found = lastBouts(
      lines<Told>([
        { is: "escape-rolled", ...own, knight: "red", needed: 7, outcome: "lost" },
        { is: "power-lost", who: 1, power: 0 },
        { is: "duel-rolled", ...own, other: 3, other_die: 4, other_power: 1, other_total: 5, outcome: "tie" },
        { is: "duel-rolled", ...own, other: 3, other_die: 8, other_power: 1, other_total: 9, outcome: "lost" },
        { is: "no-excuse", who: 3, other: 1 },
      ]),
    );
    expect(found.map(({ n, one, other, isTie }) => [n, one.total, other?.total, isTie])).toEqual([
      [2, 5, 5, true],
      [3, 5, 9, false],
    ]);
  });

  it("are none where nobody has rolled", () => {
    expect(lastBouts(lines<Told>([{ is: "turn-begins", who: 1, turn: 3 }]))).toEqual([]);
  });

  it("let a knight roll six sides against the dragon's twelve", () => {
    const [fight] = lastBouts(lines<Told>([{ is: "dragon-rolled", ...own, knight: "red", foe: 8, outcome: "lost" }]));
    expect([fight?.one.sides, fight?.other?.sides]).toEqual([6, 12]);
    expect([fight?.one.who, fight?.other?.who]).toEqual([{ knight: "red" }, { foe: "dragon" }]);
  });
});

describe("the knights on the road", () => {
  const painted = ["red", "blue"].map((colour) => ({ colour, letter: "", shape: "round" }));
  const view = (spaces: number[], circles = [0, 0]) =>
    seen<View>({ knights: painted, spaces, crowned: [true, false], blocked: [false, true], circles });

  it("are put together from the rows of a view", () => {
    expect(knightsOf(view([7, 7], [2, 0]))[0]).toMatchObject({ colour: "red", space: 7, crowned: true, blocked: false, circle: 2 });
    expect(standingAt(view([7, 7], [2, 0]), 7).map(({ colour }) => colour)).toEqual(["blue"]);
  });

  it("walk by way of the lair when the dragon throws them back", () => {
    const [before, now] = [view([36, 3]), view([34, 3])];
    const gone = { who: 0, knight: "red", start: 36, from_lair: false };
    const news = lines<Told>([
      { is: "moved", ...gone, end: 41, to_lair: true },
      { is: "thrown-back", knight: "red", end: 34 },
    ]);
    const [red, blue] = knightsOf(now) as [Knight, Knight];
    expect(route(before, now, news, red)).toEqual([36, 41, 34]);
    expect(route(before, now, news, blue)).toEqual([3]);
  });
});

describe("lines of the story", () => {
  const soundOf = (told: Told) => page.sound?.(lines([told])[0]!);

  it("are heard, but for a call in vain", () => {
    expect(soundOf({ is: "witch-called", who: 1, right: true })).toBe("seal");
    expect(soundOf({ is: "witch-called", who: 1, right: false })).toBe("");
  });

  it("show the card they are about", () => {
    const iconOf = (told: Told) => page.icon?.(lines([told])[0]!);
    expect(iconOf({ is: "turned-up", space: 3, card: "weapon" })).toBe(iconOf({ is: "power-gained", who: 0, power: 1 }));
    expect(iconOf({ is: "turn-begins", who: 0, turn: 1 })).toBeNull();
  });
});
