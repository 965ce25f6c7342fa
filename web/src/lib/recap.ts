// Since your last choice: what happened meanwhile, in a few lines with pictures.
import { actorOf, changes, others, type Beat, type Beats, type Change } from "~/lib/beats.ts";
import { WEIGHTS, weightiest, type Weight } from "~/lib/pace.ts";
import type { Line } from "~/lib/sight.svelte.ts";

export const MOST_ENTRIES = 6;
const FEW_ENTRIES = 3; // where fewer were told, each weighty moment of a turn has its own
const MOST_LINES = 3; // of the story in one entry

/** One line of the recap: who, with what, whom, and what it changed for the reader. */
export interface Entry {
  n: number;
  weight: Weight;
  actor: number; // -1: nobody
  opener: Line;
  lines: Line[]; // what came of it, the weightiest
  targets: number[];
  changes: Change[]; // of one's own goods
}

export interface Recap {
  entries: Entry[];
  changes: Change[]; // from the first moment to the last
}

/** What is told of these beats to a seat; null if nothing is worth it. */
export function recapOf(beats: readonly Beat[], ways: Beats, seat: number): Recap | null {
  const opens = (beat: Beat) => beat.lines.some((line) => ways.opens(line.told));
  const groups = grouped(beats, opens);
  const finer = groups.length < FEW_ENTRIES ? grouped(beats, (beat) => opens(beat) || beat.weight !== "plain") : groups;
  const entries = finer.map((group) => entryOf(group, ways, seat));
  const told = chosen(entries);
  const [first, last] = [beats[0], beats[beats.length - 1]];
  if (told.length === 0 || !first || !last) return null;
  const lines = beats.flatMap((beat) => beat.lines);
  return { entries: told, changes: changes({ before: first.before, view: last.view, lines }, ways, seat) };
}

/** Beats that belong together: a card and what came of it, a turn. */
function grouped(beats: readonly Beat[], opens: (beat: Beat) => boolean): Beat[][] {
  const found: Beat[][] = [];
  for (const beat of beats) {
    const last = found[found.length - 1];
    if (last && !opens(beat)) last.push(beat);
    else if (beat.lines.length > 0) found.push([beat]);
  }
  return found;
}

function entryOf(group: readonly Beat[], ways: Beats, seat: number): Entry {
  const lines = group.flatMap((beat) => beat.lines);
  const opener = lines.find((line) => ways.opens(line.told)) ?? (lines[0] as Line);
  const actor = actorOf([opener]);
  const [first, last] = [group[0] as Beat, group[group.length - 1] as Beat];
  const own = changes({ before: first.before, view: last.view, lines }, ways, seat);
  const rest = lines.filter((line) => line !== opener);
  return {
    n: opener.n,
    weight: weightiest([...group.map((beat) => beat.weight), ...(own.length > 0 ? (["note"] as const) : [])]),
    actor,
    opener,
    lines: weighty(rest, (line) => WEIGHTS.indexOf(ways.weight(line, last.view, lines)), MOST_LINES),
    targets: [...new Set(rest.flatMap((line) => others(line, actor)))],
    changes: own,
  };
}

/** At most six entries, in order: those that matter most, and of equal ones the later. */
function chosen(entries: readonly Entry[]): Entry[] {
  const rank = (entry: Entry) => 2 * WEIGHTS.indexOf(entry.weight) + (entry.changes.length > 0 ? 3 : 0);
  return weighty(entries, rank, MOST_ENTRIES);
}

/** The weightiest of some, the later of equal ones, in their order. */
function weighty<T>(all: readonly T[], rank: (one: T) => number, most: number): T[] {
  const places = all.map((_, place) => place).sort((a, b) => rank(all[b] as T) - rank(all[a] as T) || b - a);
  return places
    .slice(0, most)
    .sort((a, b) => a - b)
    .map((place) => all[place] as T);
}
