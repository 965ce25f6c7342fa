import { describe, expect, it } from "vitest";
import { revealed, steps } from "~/games/for_a_crown/turning.ts";
import type { View } from "~/games/for_a_crown/view.ts";
import { say, seen, Seated, story, who } from "../given.ts";

const FACES = { a: ["coin", "move"] } as unknown as View["faces"];

/** A table at which this card is turned up and these effects are still to come. */
function turned(icons: string[][], asks: string, effects: string[][], more: Partial<View> = {}): View {
  const agenda = { asks, icons: [], effects } as unknown as View["agenda"];
  const face = "a" as unknown as View["face"];
  return seen<View>({ turned_by: 1, turned: "spy", kinds: ["thief", "spy"], icons: [[], icons], faces: FACES, face, agenda, ...more });
}
const states = (view: View) => steps(view).map(({ icon, state }) => `${icon} ${state}`);

describe("the effects of a turned card", () => {
  it("are done from left to right", () => {
    expect(states(turned([["ruby", "move", "coin"]], "move", [["coin"]]))).toEqual(["ruby done", "move now", "coin next"]);
  });

  it("may be done in any order where the rest does not fit a row", () => {
    expect(states(turned([["ruby", "move", "coin"]], "coin", [["move"]]))).toEqual(["ruby done", "coin now", "move next"]);
  });

  it("are all open while one is to be chosen", () => {
    const agenda = { asks: "icon", icons: ["move", "coin"], effects: [] } as unknown as View["agenda"];
    expect(states(turned([["ruby", "move", "coin"]], "icon", [], { agenda }))).toEqual(["ruby done", "move choice", "coin choice"]);
  });

  it("show the die's face inside the die", () => {
    const found = steps(turned([["die", "ruby"]], "move", [[], ["ruby"]]));
    expect(found.map((step) => step.state)).toEqual(["now", "next"]);
    expect(found[0]?.face?.map(({ icon, state }) => `${icon} ${state}`)).toEqual(["coin done", "move now"]);
  });

  it("are the half of a card that fits", () => {
    expect(
      states(
        turned(
          [
            ["ruby", "move"],
            ["coin", "raccoon"],
          ],
          "raccoon",
          [[]],
        ),
      ),
    ).toEqual(["coin done", "raccoon now"]);
  });

  it("are none for a question that fits no card", () => {
    expect(steps(turned([["ruby"]], "family", [[]]))).toEqual([]);
  });
});

describe("the row of cards turned up", () => {
  const card = (name: string, isDown = false) => ({ card: name, face_down: isDown, level: 1 });
  const view: Partial<View> = {
    recruiting: 0,
    asks: "move",
    names: { spy: "Spion", thief: "Dieb" },
    event_kinds: { e1: "burglary" },
    events: { e1: false } as unknown as View["events"],
    cards: [[card("spy"), card("thief", true)], [card("thief")]] as unknown as View["cards"],
  };
  const table = (...says: ReturnType<typeof say>[]) => {
    const sight = new Seated<View>().ask(view, []);
    sight.story = story(says);
    return revealed(sight).map(({ card, seat }) => `${card} ${seat}`);
  };
  const turnedUp = (seat: number, name: string) => say("told-turned-up", { who: who(seat), card: name });

  it("has the order of the story", () => {
    const event = say("told-event", { event: say("event-name-burglary") });
    expect(table(say("told-round"), turnedUp(1, "Dieb"), event, turnedUp(0, "Spion"))).toEqual(["thief 1", "e1 -1", "spy 0"]);
  });

  it("begins with what the story no longer tells", () => {
    expect(table(turnedUp(1, "Dieb"), say("told-round"), turnedUp(0, "Spion"))).toEqual(["e1 -1", "thief 1", "spy 0"]);
  });

  it("is empty while mercenaries are recruited", () => {
    expect(revealed(new Seated<View>().ask({ ...view, recruiting: 1 }, []))).toEqual([]);
  });
});
