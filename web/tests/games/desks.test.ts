import { describe, expect, it } from "vitest";
import { deskOf as royaumeDesk } from "~/games/royaume_des_5_couronnes/desk.svelte.ts";
import type { View as RoyaumeView } from "~/games/royaume_des_5_couronnes/view.ts";
import type { Choice } from "~/lib/messages.ts";
import { choice, say, Seated } from "../given.ts";

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
