import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Steadily } from "~/lib/steadily.ts";

let said: number[] = [];
let steadily: Steadily<number>;
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  steadily = new Steadily((what) => said.push(what));
});
afterEach(() => {
  steadily.stop();
  vi.useRealTimers();
});

it("says the first at once, and of what comes quickly the last", () => {
  steadily.say(1);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([1]);
  for (const what of [2, 3, 4]) steadily.say(what);
  vi.advanceTimersByTime(398);
  expect(said).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([1, 4]);
});

it("says at most three in a second, however fast it is given more", () => {
  for (let ms = 0; ms < 1000; ms += 20) {
    steadily.say(ms);
    vi.advanceTimersByTime(20);
  }
  expect(said.length).toBe(3);
});

it("says the last again, until it is stopped", () => {
  steadily.say(7);
  vi.advanceTimersByTime(10_100);
  expect(said).toEqual([7, 7, 7]);
  steadily.stop();
  vi.advanceTimersByTime(20_000);
  expect(said).toEqual([7, 7, 7]);
});
