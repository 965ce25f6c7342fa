// Real games, as tests/page/test_lessons.py has them played: every lesson must matter once, and can then be said.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SIGNS } from "~/coach/coach.svelte.ts";
import { coachingOf, type Coaching, type Lesson } from "~/coach/lessons.ts";
import type { PromptInfo, StoryLine, TableInfo } from "~/lib/messages.ts";
import { Sight, type AnyView } from "~/lib/sight.svelte.ts";
import { words } from "~/lib/words.svelte.ts";

interface Played {
  names: string[];
  moments: { view: AnyView; prompt: PromptInfo; lines: number }[];
  story: StoryLine[];
}
const kept = process.env["REGALIA_MOMENTS"] ?? "";
const { game, games } = (kept ? JSON.parse(readFileSync(kept, "utf8")) : { game: "", games: [] }) as { game: string; games: Played[] };

/** The tables at all moments, one after the other. */
function* tables(): Generator<Sight> {
  for (const { names, moments, story } of games) {
    const sight = new Sight();
    sight.info = { game, seats: names.map((name) => ({ name })), you: 0 } as unknown as TableInfo;
    const lines = story.map((line) => sight.heard(line));
    for (const { view, prompt, lines: many } of moments) {
      sight.show(view, prompt, null);
      sight.story = lines.filter(({ n }) => n < many);
      yield sight;
    }
  }
}

/** What is wrong with a lesson as it would be told now. */
function faults(lesson: Lesson, sight: Sight): string[] {
  const moment = { sight, view: sight.view!, advice: null };
  const text = sight.t(`coach-${lesson.tag}`, lesson.args?.(moment));
  const signs = SIGNS.filter((sign) => text.includes(sign));
  const marks = lesson.marks?.(moment) ?? [];
  return [
    ...(/[{}$]|undefined|NaN/.test(text) ? [`${lesson.tag} says “${text}”`] : []),
    ...(signs.length > marks.length ? [`${lesson.tag} has signs for nothing`] : []),
    ...(JSON.stringify(marks).includes("undefined") ? [`${lesson.tag} points at ${JSON.stringify(marks)}`] : []),
  ];
}

function reached({ lessons, marks, label }: Coaching): { told: Set<string>; wrong: Set<string> } {
  const found = { told: new Set<string>(), wrong: new Set<string>() };
  for (const sight of tables()) {
    const now = { sight, view: sight.view!, advice: null };
    for (const lesson of lessons.filter((each) => each.when(now))) {
      found.told.add(lesson.tag);
      for (const fault of faults(lesson, sight)) found.wrong.add(fault);
    }
    const shown = sight.choices.map((choice) => JSON.stringify([marks?.(sight, choice), label?.(sight, choice)]));
    if (shown.some((each) => /undefined|\{\s*\$|advised-/.test(each))) found.wrong.add("an answer cannot be shown");
  }
  return found;
}

// Advice does not come here, so what waits for it is not reached.
const ADVISED = ["aim"];

describe.skipIf(!kept)("the lessons of a real game", () => {
  it("all matter at some moment, and can be told", async () => {
    await words.open(game);
    await words.coach(game);
    const coaching = (await coachingOf(game))!;
    const { told, wrong } = reached(coaching);
    expect([...wrong]).toEqual([]);
    expect(coaching.lessons.map(({ tag }) => tag).filter((tag) => !told.has(tag) && !ADVISED.includes(tag))).toEqual([]);
  }, 60_000);
});
