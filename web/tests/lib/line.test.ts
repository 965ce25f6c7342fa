import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "~/lib/line.svelte.ts";
import type { FromServer, Update } from "~/lib/messages.ts";
import { choice, lines, say } from "../given.ts";

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  static opened = 0;
  readyState = 0;
  sent: unknown[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};

  constructor(readonly url: string) {
    Wire.last = this;
    Wire.opened += 1;
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  hear(message: Partial<FromServer>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const PACE_MS = 500;
const update = (decision: number, actions: number[], more: Partial<Update> = {}): Update => ({
  type: "update",
  question: decision,
  view: { seat: 0, decision, asks: "move", asked: [0], answering: actions.length > 0 },
  prompt: { sentence: say("ask"), choices: actions.map((action) => choice(action, say("label"))) },
  story_from: decision,
  story: lines([{ is: `event-${decision}` }], decision),
  undo: false,
  clocks: [],
  left_ms: [],
  result: null,
  ...more,
});
const plays = () => Wire.last.sent.filter((each) => (each as { type: string }).type === "play");

let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.opened = 0;
  line = new Line("AB CD");
  Wire.last.open();
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what arrives", () => {
  it("is shown at once at first, then in a pace one can follow", () => {
    Wire.last.hear(update(1, []));
    expect(line.view?.decision).toBe(1);
    Wire.last.hear(update(2, []));
    Wire.last.hear(update(3, []));
    expect([line.view?.decision, line.waiting]).toEqual([1, 2]);
    vi.advanceTimersByTime(PACE_MS);
    expect([line.view?.decision, line.waiting]).toEqual([2, 1]);
    vi.advanceTimersByTime(PACE_MS);
    expect([line.view?.decision, line.waiting]).toEqual([3, 0]);
  });

  it("waits while a scene is shown, and not when one wants to catch up", () => {
    Wire.last.hear(update(1, []));
    line.held = true;
    Wire.last.hear(update(2, []));
    vi.advanceTimersByTime(10 * PACE_MS);
    expect(line.view?.decision).toBe(1);
    line.catchUp();
    expect([line.view?.decision, line.held]).toEqual([2, false]);
  });

  it("is shown at once where it answers what we said", () => {
    Wire.last.hear(update(1, [7]));
    line.play(7);
    Wire.last.hear(update(2, []));
    expect([line.view?.decision, line.sent]).toEqual([2, false]);
  });

  it("is joined to the story: what is told anew replaces, only what follows is news", () => {
    Wire.last.hear(update(1, [7], { story_from: 0, story: lines([{ is: "a" }, { is: "b" }, { is: "c" }]) }));
    expect(line.news).toEqual([]);
    Wire.last.hear(update(2, [7], { story_from: 2, story: lines([{ is: "c, again" }, { is: "d" }], 2) }));
    expect(line.story.map((each) => each.told.is)).toEqual(["a", "b", "c, again", "d"]);
    expect(line.news.map((each) => each.told.is)).toEqual(["d"]);
  });
});

describe("beats", () => {
  const beats = [
    { until: 3, view: { pile: 7 } },
    { until: 4, view: { pile: 6 } },
  ];
  const way = (more: Partial<Update> = {}) =>
    update(2, [9], {
      story_from: 2,
      story: lines([{ is: "a" }, { is: "b" }, { is: "c" }], 2),
      beats,
      view: { decision: 2, pile: 5, answering: true },
      ...more,
    });
  const told = () => line.news.map((each) => each.told.is);

  it("are shown one after the other, each with its lines, and ask nobody", () => {
    Wire.last.hear(update(1, [7], { story_from: 0, story: lines([{ is: "x" }, { is: "y" }]) }));
    line.play(7);
    Wire.last.hear(way());
    expect([line.view, line.waiting, line.isAsked, told()]).toMatchObject([{ pile: 7, asks: "between", asked: [] }, 2, false, ["a"]]);
    vi.advanceTimersByTime(PACE_MS);
    expect([line.view, told()]).toMatchObject([{ pile: 6, asks: "between" }, ["b"]]);
    vi.advanceTimersByTime(PACE_MS);
    expect([line.view, line.isAsked, told()]).toMatchObject([{ pile: 5, asks: "move", asked: [0] }, true, ["c"]]);
    expect(line.story.map((each) => each.told.is)).toEqual(["x", "y", "a", "b", "c"]);
  });

  it("are one step to who catches up", () => {
    Wire.last.hear(update(1, [], { story_from: 0, story: story([say("x"), say("y")]) }));
    const before = line.view;
    Wire.last.hear(way());
    line.catchUp();
    expect([line.view, line.waiting]).toMatchObject([{ pile: 5, asks: "move" }, 0]);
    expect([line.before, told()]).toEqual([before, ["a", "b", "c"]]);
    line.catchUp();
    expect(told()).toEqual(["a", "b", "c"]);
  });
});

describe("what is not possible", () => {
  it("is asked for when the question has been seen, and forgotten with it", () => {
    Wire.last.hear(update(4, [7]));
    vi.advanceTimersByTime(PACE_MS);
    expect(Wire.last.sent).toContainEqual({ type: "whynot", question: 4 });
    Wire.last.hear({ type: "greyed", question: 3, choices: [choice(8, say("late"))] });
    expect(line.greyed).toEqual([]);
    Wire.last.hear({ type: "greyed", question: 4, choices: [choice(8, say("label"), "die:1", "no")] });
    expect(line.greyed.map(({ action, why_not }) => [action, why_not?.key])).toEqual([[8, "no"]]);
    Wire.last.hear(update(5, []));
    expect(line.greyed).toEqual([]);
  });
});

describe("what is answered", () => {
  it("goes out once, with the number of the question", () => {
    Wire.last.hear(update(4, [7, 8]));
    line.play(7);
    line.play(8);
    expect(plays()).toEqual([{ type: "play", question: 4, actions: [7] }]);
  });

  it("waits until all that happened is seen", () => {
    Wire.last.hear(update(1, []));
    Wire.last.hear(update(2, [7]));
    line.play(7);
    expect(plays()).toEqual([]);
  });

  it("follows one after the other, each when it is asked", () => {
    Wire.last.hear(update(1, [7, 8]));
    line.playInTurn(7, 8, 9);
    expect(plays()).toHaveLength(1);
    Wire.last.hear(update(2, [8, 9]));
    Wire.last.hear(update(3, [9]));
    expect(plays().map((each) => (each as { actions: number[] }).actions)).toEqual([[7], [8], [9]]);
  });

  it("ends where the next is not on offer, and is not taken up again", () => {
    Wire.last.hear(update(1, [7]));
    line.playInTurn(7, 8, 9);
    Wire.last.hear(update(2, [9]));
    Wire.last.hear(update(3, [8, 9]));
    expect(plays()).toHaveLength(1);
  });

  it("ends where one is refused", () => {
    Wire.last.hear(update(1, [7, 8]));
    line.playInTurn(7, 8);
    Wire.last.hear({ type: "refused" } as Partial<FromServer>);
    Wire.last.hear(update(2, [8]));
    expect(plays()).toHaveLength(1);
  });
});

describe("the line", () => {
  it("puts the view together from what has changed", () => {
    Wire.last.hear(update(1, [7], { whole: true, view: { seat: 0, asks: "move", answering: true, gold: 3, rubies: 1 } }));
    Wire.last.hear(update(2, [7], { view: { gold: 5 } }));
    expect(line.view).toMatchObject({ seat: 0, gold: 5, rubies: 1 });
    Wire.last.hear(update(3, [7], { whole: true, view: { seat: 0, asks: "move", answering: true, gold: 9 } }));
    expect(line.view).toEqual({ seat: 0, asks: "move", answering: true, gold: 9 });
  });

  it("names its table in the address", () => {
    expect(Wire.last.url).toBe("ws://table.example/api/tables/AB%20CD/socket?protocol=3");
  });

  it("comes back by itself, later each time", () => {
    Wire.last.close(1006);
    expect(line.connection).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(Wire.opened).toBe(2);
    Wire.last.close(1006);
    vi.advanceTimersByTime(999);
    expect(Wire.opened).toBe(2);
    vi.advanceTimersByTime(1);
    expect(Wire.opened).toBe(3);
  });

  it("stays closed where there is no such table", () => {
    Wire.last.close(4404);
    vi.advanceTimersByTime(60_000);
    expect([line.connection, line.closedBecause?.key, Wire.opened]).toEqual(["closed", "fault-no-such-table", 1]);
  });

  it("asks for a sign of life, and counts as lost without one", () => {
    vi.advanceTimersByTime(20_000);
    expect(Wire.last.sent).toContainEqual({ type: "ping" });
    vi.advanceTimersByTime(15_000);
    expect(line.connection).toBe("lost");
  });
});
