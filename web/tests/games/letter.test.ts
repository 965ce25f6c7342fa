import { beforeEach, describe, expect, it } from "vitest";
import { attackOf, choosing, letter } from "~/games/krone_und_schwert/letter.svelte.ts";
import type { View } from "~/games/krone_und_schwert/view.ts";
import { choice, say, Seated } from "../given.ts";

const add = (action: number, card: string, whyNot = "") => choice(action, say("label-add"), `card:${card}`, whyNot);
const vote = (action: number, side: string) => choice(action, say("label-vote"), `vote:${side}`);
const done = (whyNot = "") => choice(99, say("label-that-is-all"), "", whyNot);
const VIEW: Partial<View> = {
  asks: "revolt",
  hand: ["archer", "knight", "archer"],
  laid: [],
  leader: 2,
  cards: { knight: [4, 0], archer: [2, 0] } as unknown as View["cards"],
  land: [["A:0,0"], ["A:2,0", "A:4,0"]],
  castles: ["A:2,0", "A:4,0"],
};
const attack = (needs: string, ...offers: ReturnType<typeof add>[]) =>
  new Seated<View>().ask({ ...VIEW, asks: "attack" }, offers, [done(needs)], say("ask-attack-cards", { space: "A:2,0" }));
const revolt = () =>
  new Seated<View>().ask(VIEW, [vote(1, "crown"), vote(2, "sword"), add(11, "knight"), add(10, "archer")], [done("refusal-no-vote")]);

beforeEach(() => letter.attend(new Seated<View>()));

describe("a letter before it is sealed", () => {
  it("says vote and cards in the order of the answers, whatever was touched first", () => {
    const sight = revolt();
    letter.attend(sight);
    letter.toggle(1);
    letter.toggle(0);
    letter.choose("vote:sword");
    expect(letter.parts(sight)).toEqual([2, 10, 11, 99]);
  });

  it("lets go what is touched twice", () => {
    const sight = revolt();
    letter.attend(sight);
    letter.toggle(1);
    letter.toggle(1);
    letter.choose("vote:sword");
    letter.choose("vote:sword");
    expect(letter.parts(sight)).toEqual([99]);
    expect(letter.lacks(sight)?.why_not?.key).toBe("refusal-no-vote");
  });

  it("is empty again when something else is asked, and kept while nothing is", () => {
    const sight = revolt();
    letter.attend(sight);
    letter.toggle(2);
    letter.attend(revolt());
    expect(letter.cards(sight.view as View)).toEqual(["archer"]);
    letter.attend(new Seated<View>().ask({ ...VIEW, leader: 1 }, [vote(1, "crown")]));
    expect(letter.places).toEqual([]);
  });
});

describe("the cards of an attack", () => {
  it("are asked for by the sentence, and only where one may answer", () => {
    expect(choosing(attack(""))).toBe("");
    expect(choosing(attack("", add(11, "knight")))).toBe("attack");
    expect(choosing(revolt())).toBe("vote");
  });

  it("must surpass the castles of the owner", () => {
    const sight = attack("refusal-too-weak", add(11, "knight"), add(10, "archer"));
    letter.attend(sight);
    letter.toggle(0);
    expect(attackOf(sight, sight.view as View)).toEqual({ strength: 2, needs: 2 });
    expect(letter.lacks(sight)?.why_not?.key).toBe("refusal-too-weak");
    letter.toggle(1);
    expect(letter.lacks(sight)).toBeUndefined();
  });

  it("begin with the card one took up on the board", () => {
    letter.wanted = "knight";
    letter.attend(attack("", add(11, "knight")));
    expect(letter.places).toEqual([1]);
  });

  it("may be laid though too weak alone, but not against the rules", () => {
    const sight = attack("", add(10, "archer"));
    sight.ask(VIEW, [add(10, "archer")], [add(11, "knight", "refusal-too-weak"), add(12, "monk", "refusal-no-attack")]);
    expect(["archer", "knight", "monk", "queen"].map((card) => letter.fits(sight, card))).toEqual([true, true, false, false]);
  });
});
