import { describe, expect, it } from "vitest";
import { effects, revealed } from "~/games/for_a_crown/turning.ts";
import type { Act, Told } from "~/games/for_a_crown/data.ts";
import type { Step, View } from "~/games/for_a_crown/view.ts";
import { lines, seen, Seated } from "../given.ts";

const words = (card: Step[], face: Step[] = []) =>
  effects(seen<View>({ card_steps: card, face_steps: face })).map(({ icon, state }) => `${icon} ${state}`);

describe("the effects of a turned card", () => {
  const card: Step[] = [
    { icon: "ruby", state: "done" },
    { icon: "die", state: "now" },
    { icon: "move", state: "next" },
  ];
  const face: Step[] = [{ icon: "hit", state: "now" }];

  it("are those of the card", () => {
    expect(words(card)).toEqual(["ruby done", "die now", "move next"]);
  });

  it("have the die's face in the place of the die", () => {
    expect(words(card, face)).toEqual(["ruby done", "hit now", "move next"]);
  });

  it("are those of the face alone for an event", () => {
    expect(words([], face)).toEqual(["hit now"]);
  });
});

describe("the row of cards turned up", () => {
  const card = (name: string, isDown = false) => ({ card: name, face_down: isDown, level: 1, blind: false });
  const view: Partial<View> = {
    recruiting: 0,
    asks: "move",
    events: { E1: false, E2: false, E3: true },
    cards: [[card("spy"), card("thief", true)], [card("thief")], [card("spy")]],
  };
  const table = (...told: Told[]) => {
    const sight = new Seated<View, Act, Told>().ask(view, []);
    sight.story = lines(told);
    return revealed(sight).map(({ card, seat }) => `${card} ${seat}`);
  };
  const round: Told = { is: "round-begins", round: 2, last: false };
  const comes = (id: string): Told => ({ is: "event-comes", event: "burglary", id });
  const turnedUp = (who: number, card: string): Told => ({ is: "turned-up", who, card });

  it("has the order of the story", () => {
    const idle: Told = { is: "idle", who: 2, card: "spy" };
    const told = [round, turnedUp(1, "thief"), comes("E1"), turnedUp(0, "spy"), idle, comes("E2")];
    expect(table(...told)).toEqual(["thief 1", "E1 -1", "spy 0", "spy 2", "E2 -1"]);
  });

  it("begins with what the story no longer tells", () => {
    expect(table(turnedUp(1, "thief"), round, turnedUp(0, "spy"))).toEqual(["E1 -1", "E2 -1", "thief 1", "spy 2", "spy 0"]);
  });

  it("is empty while mercenaries are recruited", () => {
    expect(revealed(new Seated<View, Act, Told>().ask({ ...view, recruiting: 1 }, []))).toEqual([]);
  });
});
