import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GamePage } from "~/lib/games.ts";
import { Line } from "~/lib/line.svelte.ts";
import type { FromServer, Update } from "~/lib/messages.ts";
import { words } from "~/lib/words.svelte.ts";
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
const pings = () => (Wire.last.sent as { type: string; n: number }[]).filter(({ type }) => type === "ping").map(({ n }) => n);

let line: Line;

beforeAll(() => words.open());
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

const PLAIN_MS = 450;
const TURN_BEGIN_MS = 900;
const WAYS = {
  weight: ({ told }: { told: { is: string } }) => (told.is.startsWith("great") ? "big" : "plain"),
  goods: (view: unknown) => [{ is: "gold", drawing: { body: "", size: 1 }, number: (view as { gold?: number }).gold ?? 0 }],
  opens: () => true,
};
const page = (more: object = {}) => ({ beats: { ...WAYS, ...more } }) as unknown as GamePage;

describe("what arrives", () => {
  it("is shown at once at first, then in a pace one can follow", () => {
    Wire.last.hear(update(1, []));
    expect(line.view?.decision).toBe(1);
    Wire.last.hear(update(2, []));
    Wire.last.hear(update(3, []));
    vi.advanceTimersByTime(0);
    expect([line.view?.decision, line.waiting]).toEqual([2, 1]);
    vi.advanceTimersByTime(TURN_BEGIN_MS + PLAIN_MS - 1);
    expect([line.view?.decision, line.waiting]).toEqual([2, 1]);
    vi.advanceTimersByTime(1);
    expect([line.view?.decision, line.waiting]).toEqual([3, 0]);
  });

  it("waits while a scene is shown or somebody pauses, and not when one wants to skip", () => {
    Wire.last.hear(update(1, []));
    line.held = true;
    Wire.last.hear(update(2, []));
    vi.advanceTimersByTime(10 * PLAIN_MS);
    expect(line.view?.decision).toBe(1);
    line.held = false;
    line.pause();
    vi.advanceTimersByTime(10 * PLAIN_MS);
    expect(line.view?.decision).toBe(1);
    line.skip();
    expect([line.view?.decision, line.isPaused]).toEqual([2, false]);
  });

  it("goes on after a pause", () => {
    Wire.last.hear(update(1, []));
    line.pause();
    Wire.last.hear(update(2, []));
    line.pause();
    vi.advanceTimersByTime(PLAIN_MS);
    expect(line.view?.decision).toBe(2);
  });

  it("is shown at once where it answers what we said", () => {
    Wire.last.hear(update(1, [7]));
    line.play(7);
    Wire.last.hear(update(2, []));
    expect([line.view?.decision, line.sent]).toEqual([2, false]);
  });

  it("says so when others were faster than we", () => {
    line.page = { counts: (_act, told) => told.some(({ is }) => is === "ours") } as Partial<GamePage> as GamePage;
    Wire.last.hear(update(1, [7]));
    line.play(7);
    Wire.last.hear(update(2, [8], { story: lines([{ is: "ours" }], 2) }));
    expect(line.missed).toBeNull();
    line.play(8);
    Wire.last.hear(update(3, [], { story: lines([{ is: "theirs" }], 3) }));
    expect(line.missed?.key).toBe("page-answer-missed");
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
  const CARD_MS = 900;
  const way = (more: Partial<Update> = {}) =>
    update(2, [9], {
      story_from: 2,
      story: lines([{ is: "a" }, { is: "b" }, { is: "c" }], 2),
      beats,
      view: { decision: 2, pile: 5, answering: true },
      ...more,
    });
  const begun = () => update(1, [7], { story_from: 0, story: lines([{ is: "x" }, { is: "y" }]) });
  const told = () => line.news.map((each) => each.told.is);

  it("are shown one after the other, each with its lines, and ask nobody; so is what led to the question", () => {
    Wire.last.hear(begun());
    line.play(7);
    Wire.last.hear(way());
    expect([line.view, line.waiting, line.isAsked, told()]).toMatchObject([{ pile: 7, asks: "between", asked: [] }, 3, false, ["a"]]);
    vi.advanceTimersByTime(CARD_MS - 1);
    expect(told()).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect([line.view, told()]).toMatchObject([{ pile: 6, asks: "between" }, ["b"]]);
    vi.advanceTimersByTime(CARD_MS);
    expect([line.view, line.isAsked, told()]).toMatchObject([{ pile: 5, asks: "between" }, false, ["c"]]);
    vi.advanceTimersByTime(PLAIN_MS);
    expect([line.view, line.isAsked, told()]).toMatchObject([{ pile: 5, asks: "move", asked: [0] }, true, ["c"]]);
    expect(line.story.map((each) => each.told.is)).toEqual(["x", "y", "a", "b", "c"]);
  });

  it("stay longer where they are great, and where they touch what one has", () => {
    line.page = page();
    Wire.last.hear(begun());
    line.play(7);
    Wire.last.hear(
      way({ story: lines([{ is: "great" }, { is: "b" }, { is: "c" }], 2), beats: [beats[0]!, { until: 4, view: { gold: -2 } }] }),
    );
    expect([line.beat?.weight, line.beat?.card?.id]).toEqual(["big", "2"]);
    vi.advanceTimersByTime(CARD_MS);
    expect(told()).toEqual(["great"]);
    vi.advanceTimersByTime(CARD_MS);
    expect([told(), line.beat?.weight]).toEqual([["b"], "note"]);
  });

  it("that nobody saw are told before the question: to who skips, or looks elsewhere", () => {
    line.page = page();
    Wire.last.hear(begun());
    line.play(7);
    Wire.last.hear(way());
    line.skip();
    expect([line.isAsked, line.waiting, line.recap?.entries.map((each) => each.opener.told.is)]).toEqual([false, 1, ["a", "b", "c"]]);
    line.play(9);
    expect(plays()).toHaveLength(1);
    line.goOn();
    vi.advanceTimersByTime(0);
    expect([line.recap, line.isAsked]).toEqual([null, true]);
  });

  it("can be seen again slowly", () => {
    line.page = page();
    Wire.last.hear(begun());
    line.play(7);
    Wire.last.hear(way());
    line.skip();
    line.seeSlowly();
    vi.advanceTimersByTime(0);
    expect([line.recap, told(), line.story.length, line.view]).toMatchObject([null, ["a"], 3, { pile: 7 }]);
    vi.advanceTimersByTime(CARD_MS);
    expect(told()).toEqual(["a"]);
    vi.advanceTimersByTime(10 * CARD_MS);
    expect([line.isAsked, line.story.length]).toEqual([true, 5]);
  });

  it("told in a hurry, so that one may speak in time, are told again before one's own move", () => {
    line.page = { ...page(), turn: (view: { asked: number[]; window?: boolean }) => (view.window ? [] : view.asked) } as never;
    Wire.last.hear(begun());
    line.play(7);
    const great = lines([{ is: "great" }, { is: "great-too" }, { is: "c" }], 2);
    Wire.last.hear(way({ story: great, view: { decision: 2, answering: true, window: true } }));
    vi.advanceTimersByTime(1_500);
    expect([line.isAsked, line.recap]).toEqual([true, null]);
    Wire.last.hear(
      update(3, [9], { story_from: 5, story: lines([{ is: "d" }], 5), view: { decision: 3, window: false, answering: true } }),
    );
    vi.advanceTimersByTime(10_000);
    expect([line.isAsked, line.recap?.entries.map((each) => each.opener.told.is)]).toEqual([false, ["great", "great-too", "c", "d"]]);
    line.goOn();
    vi.advanceTimersByTime(0);
    expect(line.isAsked).toBe(true);
  });

  it("are told in a hurry where one must speak in time", () => {
    Wire.last.hear(begun());
    line.play(7);
    Wire.last.hear(way({ clocks: [{ seat: 0, deadline_ms: Date.now() + 4_000 }] }));
    vi.advanceTimersByTime(800);
    expect(line.isAsked).toBe(true);
  });

  it("of the same kind are told together", () => {
    const join = (one: { is: string }, next: { is: string }) => (one.is === "same" && next.is === "same" ? one : null);
    line.page = page({ join });
    const step = (n: number, is: string) => update(n, [], { story_from: n, story: lines([{ is }], n) });
    Wire.last.hear(step(1, "x"));
    line.pause();
    for (const n of [2, 3, 4]) Wire.last.hear(step(n, "same"));
    Wire.last.hear(step(5, "other"));
    line.pause();
    vi.advanceTimersByTime(100);
    expect([line.view?.decision, told(), line.waiting]).toEqual([4, ["same", "same", "same"], 1]);
  });
});

describe("what is not possible", () => {
  it("is asked for when the question has been seen, and forgotten with it", () => {
    Wire.last.hear(update(4, [7]));
    vi.advanceTimersByTime(500);
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
    Wire.last.hear(update(1, [7], { whole: true, view: { seat: 0, asks: "move", asked: [0], answering: true, gold: 3, rubies: 1 } }));
    Wire.last.hear(update(2, [7], { view: { gold: 5 } }));
    expect(line.view).toMatchObject({ seat: 0, gold: 5, rubies: 1 });
    Wire.last.hear(update(3, [7], { whole: true, view: { seat: 0, asks: "move", asked: [0], answering: true, gold: 9 } }));
    expect(line.view).toEqual({ seat: 0, asks: "move", asked: [0], answering: true, gold: 9 });
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
    vi.advanceTimersByTime(15_000);
    expect(Wire.last.sent).toEqual([{ type: "ping", n: 1 }]);
    vi.advanceTimersByTime(2_000);
    expect(line.connection).toBe("lost");
    Wire.last.hear({ type: "pong", n: 1, now_ms: 0 });
    expect(line.connection).toBe("open");
  });

  it("is tried anew where nothing moves, also while it is only being opened", () => {
    vi.advanceTimersByTime(22_000);
    expect([line.connection, Wire.opened]).toEqual(["lost", 2]);
    vi.advanceTimersByTime(7_000);
    expect(Wire.opened).toBe(3);
  });

  it("is said to be lost as soon as the browser knows, and tried at once when it is back", () => {
    window.dispatchEvent(new Event("offline"));
    expect([line.connection, pings()]).toEqual(["lost", [1]]);
    window.dispatchEvent(new Event("online"));
    expect(Wire.opened).toBe(2);
    Wire.last.open();
    expect(line.connection).toBe("open");
    window.dispatchEvent(new Event("online"));
    expect(Wire.opened).toBe(2);
  });

  it("is asked when somebody comes back to the page, and opened anew after a long sleep", () => {
    document.dispatchEvent(new Event("visibilitychange"));
    expect(pings()).toEqual([1]);
    vi.setSystemTime(Date.now() + 40_000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Wire.opened).toBe(2);
  });
});

describe("an answer on a bad line", () => {
  const answered = () => {
    Wire.last.hear(update(4, [7, 8]));
    line.play(7);
  };
  const again = (number: number, more: Partial<Update> = {}) => {
    Wire.last.close(1006);
    vi.advanceTimersByTime(500);
    Wire.last.open();
    Wire.last.hear(update(number, [7, 8], { whole: true, ...more }));
  };
  const play = { type: "play", question: 4, actions: [7] };

  it("is on its way until it is known what came of it", () => {
    answered();
    expect([line.sent, pings()]).toEqual([true, [1]]);
    Wire.last.hear(update(4, [7, 8])); // somebody else did something
    expect(line.sent).toBe(true);
    Wire.last.hear({ type: "pong", n: 1, now_ms: 0 });
    expect(line.sent).toBe(true);
    Wire.last.hear(update(5, []));
    expect([line.sent, line.missed]).toEqual([false, null]);
  });

  it("is missed within two seconds", () => {
    answered();
    vi.advanceTimersByTime(1_500);
    expect(line.connection).toBe("open");
    vi.advanceTimersByTime(500);
    expect([line.connection, line.sent]).toEqual(["lost", true]);
    Wire.last.hear(update(5, []));
    expect([line.connection, line.sent, line.missed]).toEqual(["open", false, null]);
  });

  it("is sent again where the line has swallowed it, once", () => {
    answered();
    again(4);
    expect([plays(), line.sent]).toEqual([[play], true]);
    Wire.last.hear(update(5, []));
    expect([plays(), line.sent, line.missed]).toEqual([[play], false, null]);
  });

  it("is kept while there is no line", () => {
    Wire.last.hear(update(4, [7, 8]));
    Wire.last.close(1006);
    line.play(7);
    line.play(8);
    expect([line.sent, plays()]).toEqual([true, []]);
    vi.advanceTimersByTime(500);
    Wire.last.open();
    Wire.last.hear(update(4, [7, 8], { whole: true }));
    expect(plays()).toEqual([play]);
  });

  it("that never went out is said not to count when the game has moved on", () => {
    Wire.last.hear(update(4, [7, 8]));
    Wire.last.close(1006);
    line.play(7);
    again(6);
    expect([plays(), line.sent, line.missed?.key]).toEqual([[], false, "page-answer-missed"]);
    line.play(8);
    expect(line.missed).toBeNull();
  });

  it("that may have arrived is told of when the game has moved on, and what was to follow is let go", () => {
    Wire.last.hear(update(4, [7, 8]));
    line.playInTurn(7, 8);
    again(5);
    expect([plays(), line.sent, line.missed?.key]).toEqual([[], false, "page-answer-unsure"]);
  });

  it("that was read and changed nothing did not count", () => {
    answered();
    Wire.last.hear({ type: "pong", n: 1, now_ms: 0 });
    Wire.last.hear(update(4, [7, 8]));
    expect([plays(), line.sent, line.missed?.key]).toEqual([[play], false, "page-answer-missed"]);
  });

  it("may be a step back", () => {
    Wire.last.hear(update(4, [7], { undo: true }));
    Wire.last.close(1006);
    line.takeBack();
    again(4, { undo: true });
    expect(Wire.last.sent).toContainEqual({ type: "undo", question: 4 });
    Wire.last.hear(update(5, [7]));
    expect([line.sent, line.missed]).toEqual([false, null]);
  });

  it("is not what is said: that stays with whoever would say it", () => {
    expect(line.say_aloud(" Good evening ")).toBe(true);
    expect(Wire.last.sent).toEqual([{ type: "chat", text: "Good evening" }]);
    Wire.last.close(1006);
    expect(line.say_aloud("Is anybody there?")).toBe(false);
  });
});
