import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Coach } from "~/coach/coach.svelte.ts";
import { chosen, type Lesson } from "~/coach/lessons.ts";
import { judged, matters } from "~/coach/verdict.ts";
import { learnt } from "~/lib/learnt.svelte.ts";
import type { Line } from "~/lib/line.svelte.ts";
import type { Advice, TableInfo } from "~/lib/messages.ts";
import type { AnyView } from "~/lib/sight.svelte.ts";
import { words } from "~/lib/words.svelte.ts";
import { offer, say, Seated } from "../given.ts";

const GAME = "um_krone_und_kragen";

/** A table with what a line knows of advice. */
class Coached extends Seated<AnyView> {
  question = 0;
  advice = $state.raw<Advice | null>(null);
  unadvised = null;
  undo = false;
  asked: number[] = [];
  advise(): void {
    this.asked.push(this.question);
  }
  ask_(question: number, actions: number[], asks = "dice"): this {
    this.question = question;
    return this.ask(
      { seat: 0, decision: question, asks, asked: [0] },
      actions.map((action) => offer(action, { is: "set-aside", face: action }, `die:${action}`)),
    );
  }
}

const way = (action: number, value: number) => ({
  ...offer(action, { is: "set-aside", face: action }, `die:${action}`),
  label: say("label-roll"),
  value,
  share: 0.5,
  outcomes: [],
});
const advice = (question: number, ...values: [number, number][]): Advice => {
  const answers = values.map(([action, value]) => way(action, value));
  return { type: "advice", question, answers, margin: answers[0]!.value - (answers[1]?.value ?? 0), exact: false, bot: "monarch" };
};
const lesson = (tag: string, when: Lesson["when"], more: Partial<Lesson> = {}): Lesson => ({ tag, when, ...more });
const dice = lesson("welcome", ({ view }) => view.asks === "dice", { marks: () => ["die:6", ["die:5", "die:4"]] });
const claim = lesson("claim", ({ view }) => view.asks === "claim", { used: (act) => act.is === "take" });

function seated(...lessons: Lesson[]): { line: Coached; coach: Coach } {
  const line = new Coached();
  line.info = { game: GAME, seats: [{ name: "Ann" }, { name: "Bo" }], you: 0, advised: true } as unknown as TableInfo;
  const coach = new Coach(line as unknown as Line);
  coach.coaching = { lessons, Legend: (() => {}) as never };
  return { line, coach };
}

beforeAll(() => words.coach(GAME));
beforeEach(() => {
  localStorage.setItem("regalia-learnt", "{}");
  learnt.forget(GAME);
  learnt.want(GAME, true);
});

describe("a lesson", () => {
  it("is the first that matters now and is not known", () => {
    const moment = { sight: new Coached().ask_(1, [5]), view: { asks: "claim" } as AnyView, advice: null };
    expect(chosen([dice, claim], moment, () => false)?.tag).toBe("claim");
    expect(chosen([dice, claim], moment, (tag) => tag === "claim")).toBeNull();
  });

  it("is told with the pieces it speaks of, and not again once it was followed", () => {
    const { line, coach } = seated(dice, claim);
    line.ask_(1, [5, 6]);
    expect(coach.hint).toMatchObject({ kind: "lesson", tag: "welcome", marks: ["die:6", ["die:5", "die:4"]] });
    coach.note({ question: 1, actions: [6] });
    line.ask_(2, [5, 6]);
    expect([coach.hint, learnt.knows(GAME, "welcome")]).toEqual([null, true]);
  });

  it("is told again until it is used rightly, but not for ever", () => {
    const { line, coach } = seated(claim);
    for (const question of [1, 2, 3]) {
      line.ask_(question, [5], "claim");
      expect(coach.hint?.tag).toBe("claim");
      coach.note({ question, actions: [5] });
    }
    line.ask_(4, [5, 6], "claim");
    expect(coach.hint).toBeNull();
  });

  it("that was sent away leaves the question in silence", () => {
    const { line, coach } = seated(
      dice,
      lesson("roll-again", () => true),
    );
    line.ask_(1, [5, 6]);
    coach.dismiss();
    expect(coach.hint).toBeNull();
    line.ask_(2, [5, 6]);
    expect(coach.hint?.tag).toBe("roll-again");
  });
});

describe("the tutor", () => {
  it("shows the only answer there is without being asked", () => {
    const { line, coach } = seated();
    coach.coaching = { ...coach.coaching!, label: () => "Set the 5 aside" };
    line.ask_(1, [5, 6]);
    expect(coach.hint).toBeNull();
    line.ask_(2, [5]);
    expect(coach.hint).toMatchObject({ kind: "move", tag: "only", marks: ["die:5"] });
  });

  it("comes to the first game of a kind, and later only if he is called", () => {
    const { line, coach } = seated(dice);
    localStorage.setItem("regalia-learnt", "{}");
    line.ask_(1, [5]);
    learnt.finish(GAME);
    learnt.want(GAME, false);
    expect(coach.isOn).toBe(false);
    coach.want(true);
    expect([coach.isOn, learnt.isFirst(GAME)]).toEqual([true, false]);
  });

  it("thinks about a question once, and only where there is a choice", () => {
    const { line, coach } = seated();
    line.ask_(1, [5]);
    coach.think();
    line.ask_(2, [5, 6]);
    coach.think();
    line.advice = advice(2, [5, 0.5], [6, 0.4]);
    coach.think();
    expect(line.asked).toEqual([2]);
  });

  it("shows a move by its piece, and says so if others are as good", () => {
    const { line, coach } = seated(dice);
    line.ask_(1, [5, 6]);
    coach.showMove();
    expect(coach.hint?.tag).toBe("thinking");
    line.advice = advice(1, [6, 0.5], [5, 0.4]);
    expect(coach.hint).toMatchObject({ kind: "move", marks: ["die:6"] });
    const clear = coach.hint?.text;
    line.advice = advice(1, [6, 0.5], [5, 0.495]);
    expect(coach.hint?.text).not.toBe(clear);
    expect(line.played).toEqual([]);
  });

  it("praises and warns where the difference is clear, and else is silent", () => {
    const { line, coach } = seated();
    const answers: [Advice, number, string | undefined][] = [
      [advice(1, [6, 0.5], [5, 0.4]), 6, "praise"],
      [advice(1, [6, 0.5], [5, 0.4]), 5, "warn"],
      [advice(1, [6, 0.5], [5, 0.49]), 6, undefined],
      [advice(1, [6, 0.5], [5, 0.47]), 5, undefined],
      [advice(1, [6, 0.5], [5, 0.4]), 4, undefined],
    ];
    for (const [given, action, kind] of answers) {
      line.ask_(1, [4, 5, 6]);
      line.advice = given;
      coach.note({ question: 1, actions: [action] });
      line.ask_(2, [1, 2]);
      expect(coach.hint?.kind).toBe(kind);
    }
  });

  it("asks to look twice where one answer is clearly the best", () => {
    const { line, coach } = seated();
    line.ask_(1, [5, 6]);
    line.advice = advice(1, [6, 0.5], [5, 0.45]);
    expect(coach.hint?.kind).toBe("nudge");
    line.advice = advice(1, [6, 0.5], [5, 0.495]);
    expect(coach.hint).toBeNull();
  });
});

describe("a verdict", () => {
  it("tells what an answer cost, in hundredths of a won game", () => {
    expect(judged(advice(1, [6, 0.5], [5, 0.38]), 5)).toMatchObject({ kind: "warn", cost: 12 });
    expect(judged(advice(1, [6, 0.5]), 6)).toBeNull();
  });

  it("matters only if there is a difference", () => {
    expect([matters(advice(1, [6, 0.5], [5, 0.495])), matters(advice(1, [6, 0.5], [5, 0.4]))]).toEqual([false, true]);
  });
});
