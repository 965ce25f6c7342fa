import { describe, expect, it } from "vitest";
import { deskOf as royaumeDesk } from "~/games/royaume_des_5_couronnes/desk.svelte.ts";
import type { View as RoyaumeView } from "~/games/royaume_des_5_couronnes/view.ts";
import { deskOf as kragenDesk } from "~/games/um_krone_und_kragen/desk.svelte.ts";
import type { View as KragenView } from "~/games/um_krone_und_kragen/view.ts";
import type { Choice } from "~/lib/messages.ts";
import { choice, say, Seated, story } from "../given.ts";

describe("the desk of Royaume: knights laid to dice", () => {
  const move = (action: number, die: number, colour: string) =>
    choice(action, say("label-move", { die, place: say("to-space", { number: die }) }), `knight:${colour}`);
  const BOTH = [move(1, 3, "red"), move(2, 5, "red"), move(3, 3, "blue"), move(4, 5, "blue")];
  const table = (choices: Choice[] = BOTH, dice = [3, 5], turn = 4) =>
    new Seated<RoyaumeView>().ask({ turn, dice, path: Array(9).fill("") as unknown as RoyaumeView["path"] }, choices);

  it("lays a knight to the die in the hand, and once more to the other", () => {
    const sight = table();
    const desk = royaumeDesk(sight);
    desk.lay("red");
    expect([desk.slot, desk.ready]).toEqual([3, 1]);
    desk.lay("red");
    expect([desk.slot, desk.ready]).toEqual([5, 2]);
    desk.send();
    expect(sight.played).toEqual([[2]]);
  });

  it("exchanges two knights", () => {
    const desk = royaumeDesk(table());
    desk.lay("red");
    desk.hold(5);
    expect(desk.canExchange).toBe(false);
    desk.lay("blue");
    expect(desk.canExchange).toBe(true);
    desk.exchange();
    expect([desk.moveIn(3)?.action, desk.moveIn(5)?.action]).toEqual([3, 2]);
  });

  it("keeps a plan for one turn only", () => {
    const sight = table();
    const desk = royaumeDesk(sight);
    desk.lay("red");
    sight.ask({ turn: 5, dice: [3, 5] }, BOTH);
    expect(desk.ready).toBe(-1);
  });

  it("does not send a move that is no longer offered", () => {
    const sight = table();
    const desk = royaumeDesk(sight);
    desk.lay("red");
    sight.ask({ turn: 4, dice: [3, 5] }, [move(4, 5, "blue")]);
    desk.send();
    expect(sight.played).toEqual([]);
  });

  it("reads the Wizard's way forward and back, and where it leads", () => {
    const back = choice(8, say("label-wizard-back", { steps: 2, place: say("to-castle") }), "knight:red");
    const lair = choice(7, say("label-wizard", { steps: 6, place: say("to-lair") }), "knight:red");
    const desk = royaumeDesk(table([lair, back], [6, 6]));
    expect(desk.isWizards).toBe(true);
    expect(desk.moves.map(({ slot, steps, to }) => [slot, steps, to])).toEqual([
      [1, 6, 10],
      [-1, 2, 0],
    ]);
    desk.lay("red");
    expect([desk.moveIn(1)?.action, desk.moveIn(-1)?.action]).toEqual([7, 8]);
  });
});

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
