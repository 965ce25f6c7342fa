import { describe, expect, it } from "vitest";
import { pieceOf, sentence, type Data } from "~/lib/wording.ts";

const KINDS = { told: { sold: { who: "seat", card: "card", all: "card" }, bare: {} }, label: { sold: {} } };
const told = (fields: Record<string, unknown>): Data => ({ is: "sold", ...fields });

describe("how data is said", () => {
  it("a seat by its sitter, a word by its message with the bare word beside it", () => {
    expect(sentence("told", told({ who: 2, card: "L1A", all: ["L1A", "L2B"], price: 3 }), KINDS)).toEqual({
      type: "say",
      key: "told-sold",
      args: {
        who: { type: "who", seat: 2 },
        card_id: "L1A",
        card: { type: "say", key: "card-L1A", args: {} },
        all: [
          { type: "say", key: "card-L1A", args: {} },
          { type: "say", key: "card-L2B", args: {} },
        ],
        price: 3,
      },
    });
  });

  it("what is not known as none, also where it was left out", () => {
    const { args } = sentence("told", told({ who: 0, card: null }), KINDS);
    expect([args.card, args.card_id, args.all]).toEqual(["none", "none", "none"]);
  });

  it("bare numbers in a row, yes and no, and names of the table", () => {
    const { args } = sentence("told", told({ dice: [5, 5, 2], last: true, card: "L1A" }), KINDS, { L1A: "Eva" });
    expect([args.dice, args.last, args.card, args.card_id]).toEqual(["5-5-2", 1, "Eva", "L1A"]);
  });

  it("a piece by its pattern", () => {
    expect(pieceOf({ is: "go", from: "A", to: 3 } as Data, "way:{from}-{to}")).toBe("way:A-3");
    expect(pieceOf({ is: "go" })).toBe("");
  });
});
