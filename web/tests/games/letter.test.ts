import { describe, expect, it } from "vitest";
import type { Act, Told } from "~/games/krone_und_schwert/data.ts";
import { letterOf } from "~/games/krone_und_schwert/letter.svelte.ts";
import { pickSpace } from "~/games/krone_und_schwert/spaces.ts";
import type { View } from "~/games/krone_und_schwert/view.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import { choice, say, Seated } from "../given.ts";

const offer = (action: number, act: Act, piece = "", whyNot = ""): Offer<Act> => ({ ...choice(action, say(""), piece, whyNot), act });
const add = (action: number, card: string, cv: number, whyNot = "", fits = true) =>
  offer(action, { is: "add", card, cv, fits }, `card:${card}`, whyNot);
const all = (castles: number | null, whyNot = "") => offer(99, { is: "that-is-all", strength: 0, castles }, "", whyNot);
const VOTES = [offer(1, { is: "crown", worth: 2 }, "vote:crown"), offer(2, { is: "sword", people: 2 }, "vote:sword")];
const VIEW: Partial<View> = { decision: 7, asks: "revolt", hand: ["archer", "knight", "archer"], laid: [], target: "" };

class Table extends Seated<View, Act, Told> {
  readonly letter = letterOf(this);
}
const attack = (choices: Offer<Act>[], greyed: Offer<Act>[] = []) =>
  new Table().ask({ ...VIEW, asks: "action", target: "A:2,0" }, choices, greyed);
const revolt = (choices = VOTES) =>
  new Table().ask(VIEW, choices, [add(11, "knight", 4, "why"), add(10, "archer", 2, "why"), all(null, "no-vote")]);

describe("a letter before it is sealed", () => {
  it("says vote and cards in the order of the answers, whatever was touched first", () => {
    const { letter } = revolt();
    letter.toggle(1);
    letter.toggle(0);
    letter.choose("sword");
    expect(letter.parts).toEqual([2, 10, 11, 99]);
  });

  it("lets go what is touched twice, and is not closed without a vote", () => {
    const { letter } = revolt();
    letter.toggle(1);
    letter.toggle(1);
    letter.choose("sword");
    letter.choose("sword");
    expect([letter.parts, letter.lacks?.why_not?.key]).toEqual([[], "no-vote"]);
  });

  it("needs no vote where it lies open", () => {
    const { letter } = new Table().ask(VIEW, [add(11, "knight", 4), all(null)]);
    letter.toggle(1);
    expect(letter.parts).toEqual([11, 99]);
  });

  it("is not closed before it is known how", () => {
    const { letter } = new Table().ask(VIEW, VOTES);
    letter.choose("crown");
    expect([letter.isReady, letter.parts]).toEqual([false, []]);
  });

  it("is empty again when something else is asked, and kept while nothing is", () => {
    const table = revolt();
    table.letter.toggle(2);
    table.ask(VIEW, VOTES);
    expect(table.letter.cards).toEqual(["archer"]);
    table.ask({ ...VIEW, decision: 8 }, VOTES);
    expect(table.letter.cards).toEqual([]);
  });
});

describe("the cards of an attack", () => {
  it("are asked for where a space is aimed at, and only where one may answer", () => {
    expect([attack([]).letter.asks, attack([add(11, "knight", 4)]).letter.asks, revolt().letter.asks]).toEqual(["", "attack", "vote"]);
  });

  it("must surpass the castles of the owner", () => {
    const { letter } = attack([add(11, "knight", 4), add(10, "archer", 2)], [all(2, "too-weak")]);
    letter.toggle(0);
    expect([letter.strength, letter.castles, letter.lacks?.why_not?.key]).toEqual([2, 2, "too-weak"]);
    letter.toggle(1);
    expect([letter.strength, letter.lacks, letter.parts]).toEqual([6, undefined, [10, 11, 99]]);
  });

  it("begin with the card one took up on the board", () => {
    const table = new Table();
    const act: Act = { is: "attack", space: "A:2,0", castles: 1, fighters: ["knight"], ap: 1 };
    table.ask({ ...VIEW, asks: "action", said: 0, cards: { knight: [4, 1, 0] } }, [offer(5, act, "space:A:2,0")]);
    table.picked = "card:knight";
    pickSpace(table, "A:2,0");
    expect(table.played).toEqual([[5]]);
    table.ask({ ...VIEW, asks: "action", target: "A:2,0" }, [add(11, "knight", 4)]);
    expect(table.letter.cards).toEqual(["knight"]);
  });

  it("may be laid though too weak alone, but not against the rules", () => {
    const { letter } = attack([add(10, "archer", 2)], [add(11, "knight", 4, "too-weak"), add(12, "monk", 0, "cannot-fight", false)]);
    expect(["archer", "knight", "monk", "queen"].map((card) => letter.fits(card))).toEqual([true, true, false, false]);
  });
});
