import { describe, expect, it } from "vitest";
import type { Act, Told } from "~/games/um_krone_und_kragen/data.ts";
import { draftOf } from "~/games/um_krone_und_kragen/draft.svelte.ts";
import type { View } from "~/games/um_krone_und_kragen/view.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import { lines, offer, Seated } from "../given.ts";

type Uses = "knight" | "merchant" | "queen" | "jester";

const aside = (face: number) => offer<Act>(face, { is: "set-aside", face, left: 2 }, `die:${face}`);
const use = (action: number, act: Act & { character: Uses }) => offer<Act>(action, act, `character:${act.character}`);
const change = (action: number, before: number[], after: number[]) => use(action, { is: "change", character: "knight", before, after });
const begin = (action: number, face: number) =>
  use(action, { is: "begin", character: "merchant", dice: [face], more: [101, 102, 103, 104, 105, 106], end: 99 });

function table(active: number[], choices: Offer<Act>[], view: Partial<View> = {}): Seated<View, Act, Told> {
  const sight = new Seated<View, Act, Told>();
  sight.news = lines<Told>([{ is: "rolled", who: 0, dice: active }]);
  return sight.ask({ decision: 3, hand: 0, active, aside: [], using: "", asks: "dice", abilities: {}, ...view }, choices);
}

/** The draft at this table, with dice of these faces picked. */
function picking(sight: Seated<View, Act, Told>, ...faces: number[]) {
  const draft = draftOf(sight);
  for (const face of faces) {
    const die = draft.dice.active.find((each) => each.face === face && !draft.picked.includes(each));
    if (!die) throw new Error(`no die shows ${face}`);
    draft.pick(die);
  }
  return draft;
}

/** OK: all parts together. */
const agreeTo = (draft: ReturnType<typeof picking>) => draft.give(draft.answer ?? [], true);

describe("dice set aside", () => {
  it("are answered from low to high, one after the other", () => {
    const sight = table([6, 2, 4], [aside(2), aside(4), aside(6)]);
    expect(draftOf(sight).answer).toBeNull();
    agreeTo(picking(sight, 6, 2));
    expect(sight.inTurn).toEqual([[2, 6]]);
  });

  it("are all that may be picked, then none", () => {
    const draft = draftOf(table([6, 2, 4], [aside(2), aside(6)]));
    draft.pickAll();
    expect(draft.faces).toEqual([2, 6]);
    draft.pickAll();
    expect(draft.faces).toEqual([]);
  });

  it("are forgotten when another question is asked", () => {
    const sight = table([6, 2], [aside(2), aside(6)]);
    const draft = draftOf(sight);
    draft.pickAll();
    sight.news = [];
    sight.show({ ...(sight.view as View), decision: 4 }, sight.prompt, null);
    expect(draft.faces).toEqual([]);
  });
});

describe("a character in use", () => {
  it("turns a die only to faces on offer", () => {
    const draft = draftOf(table([2, 5], [change(40, [2], [4]), change(41, [2], [6])]));
    draft.use("knight");
    const [die, other] = draft.dice.active;
    if (!die || !other) throw new Error("no dice");
    expect([draft.isOpen(die), draft.isOpen(other)]).toEqual([true, false]);
    draft.pick(die);
    expect(draft.answer).toBeNull();
    draft.press(die, 1);
    expect([draft.wish(die), draft.answer]).toEqual([4, [40]]);
    draft.press(die, 1);
    expect([draft.wish(die), draft.answer]).toEqual([6, [41]]);
    expect(draft.step(die, 1)).toBeNull();
  });

  it("moves pips from one die to the other", () => {
    const sight = table([2, 6], [change(50, [2, 6], [3, 5])], { abilities: { knight: ["move_pips", 0] } });
    draftOf(sight).use("knight");
    const draft = picking(sight, 2, 6);
    const [two, six] = draft.picked;
    if (!two || !six) throw new Error("no dice");
    draft.press(two, 1);
    expect([draft.wish(two), draft.wish(six), draft.answer]).toEqual([3, 5, [50]]);
    expect(draft.step(two, 1)).toBeNull();
  });

  it("is answered in parts where it acts on any number of dice", () => {
    const sight = table([2, 5, 5], [begin(60, 2), begin(61, 5)]);
    draftOf(sight).use("merchant");
    agreeTo(picking(sight, 5, 2, 5));
    expect(sight.played).toEqual([[60, 105, 105, 99]]);
  });

  it("takes one die where it acts on one: the last that was picked", () => {
    const reroll = (action: number, face: number) => use(action, { is: "reroll", character: "jester", dice: [face] });
    const sight = table([2, 5], [reroll(70, 2), reroll(71, 5)]);
    draftOf(sight).use("jester");
    expect(picking(sight, 2, 5).answer).toEqual([71]);
  });

  it("adds the die one turns to", () => {
    const add = (action: number, face: number) => use(action, { is: "add", character: "queen", dice: [face] });
    const draft = draftOf(table([2], [add(81, 1), add(86, 6)]));
    draft.use("queen");
    expect([draft.answer, draft.isOpen({ id: 0, face: 1, news: "" })]).toEqual([[86], false]);
    draft.turnFace(1);
    expect(draft.answer).toEqual([81]);
  });

  it("goes on where its dice are half given", () => {
    const more = [3, 5].map((face) => offer<Act>(100 + face, { is: "choose", face }, `die:${face}`));
    const sight = table([2, 3, 5], [offer<Act>(12, { is: "that-is-all" }), ...more], { using: "merchant", chosen: [2] });
    agreeTo(picking(sight, 5, 3));
    expect(sight.played).toEqual([[103, 105, 12]]);
  });
});

describe("a card of the court", () => {
  it("is taken when it is chosen, and let go when chosen again", () => {
    const take = offer<Act>(44, { is: "take", character: "knight" }, "court:knight");
    const draft = draftOf(table([], [take], { asks: "claim" }));
    draft.choose("knight");
    expect([draft.card, draft.answer]).toEqual(["knight", [44]]);
    draft.choose("knight");
    expect(draft.answer).toBeNull();
  });
});
