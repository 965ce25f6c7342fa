import { describe, expect, it } from "vitest";
import { Draft, drafts } from "~/lib/draft.svelte.ts";
import type { AnyView } from "~/lib/sight.svelte.ts";
import { Seated } from "../given.ts";

interface Plan {
  card: string;
  count: number;
}

class Choosing extends Draft<Seated<AnyView>, Plan> {
  protected readonly fresh = { card: "", count: 0 };

  choose(card: string): void {
    this.write({ card });
  }

  raise(): void {
    this.write({ count: this.plan.count + 1 });
  }
}

class Lasting extends Choosing {
  protected override get about(): unknown {
    return this.sight.view?.asks;
  }
}

const table = () => new Seated<AnyView>().ask({ decision: 1, asks: "pay" }, []);

describe("the draft of an answer", () => {
  it("begins fresh and changes in part", () => {
    const draft = new Choosing(table());
    expect(draft.plan).toEqual({ card: "", count: 0 });
    draft.raise();
    draft.choose("king");
    expect(draft.plan).toEqual({ card: "king", count: 1 });
  });

  it("is forgotten when something else is asked", () => {
    const sight = table();
    const draft = new Choosing(sight);
    draft.choose("king");
    sight.ask({ decision: 2, asks: "pay" }, []);
    expect(draft.plan).toEqual({ card: "", count: 0 });
    draft.raise();
    expect(draft.plan).toEqual({ card: "", count: 1 });
  });

  it("is kept as long as it is about the same", () => {
    const sight = table();
    const draft = new Lasting(sight);
    draft.choose("king");
    sight.ask({ decision: 2, asks: "pay" }, []);
    expect(draft.plan.card).toBe("king");
    sight.ask({ decision: 3, asks: "roll" }, []);
    expect(draft.plan.card).toBe("");
  });

  it("is one for each table", () => {
    const draftOf = drafts(Choosing);
    const [one, other] = [table(), table()];
    draftOf(one).choose("king");
    expect([draftOf(one).plan.card, draftOf(other).plan.card]).toEqual(["king", ""]);
  });
});
