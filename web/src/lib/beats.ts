// What happens, as it is shown to people: how much it matters, who gains or loses by it, and what is told of it later.
import type { Component } from "svelte";
import type { Drawing } from "~/lib/icon.ts";
import { together } from "~/lib/steps.ts";
import { weightiest, type Weight } from "~/lib/pace.ts";
import type { AnyView, Line, Sight } from "~/lib/sight.svelte.ts";
import type { Data } from "~/lib/wording.ts";

/** Something a player has, as far as one may know how much. */
export interface Good {
  is: string; // its name is the message page-good-<is>
  drawing: Drawing;
  number: number | null; // null: not known to whoever looks
  isBurden?: boolean; // less of it is better
  isPlace?: boolean; // a place, not an amount: neither better nor worse
}

/** What a player gained or lost. */
export interface Change extends Good {
  by: number;
  from: number | null;
}

/** The large card of a great moment: steps with the same card belong to one scene. */
export interface Card {
  id: string;
  title: string;
  text?: string;
  isForAll?: boolean; // all seats are listed, also before anything has changed
  drawing?: Drawing | null;
}

/** A step as it is shown. */
export interface Beat<V extends AnyView = AnyView, T extends Data = Data> {
  weight: Weight;
  lines: Line<T>[];
  before: V;
  view: V;
  isMine: boolean; // what one's own answer did
  card: Card | null; // of a great moment
  past: Line<T>[][]; // what the same scene has told before
}

/** How a game's page shows what happens. Without it every step is a plain one. */
export interface Beats<V extends AnyView = AnyView, A extends Data = Data, T extends Data = Data> {
  weight: (line: Line<T>, view: V, step: Line<T>[]) => Weight; // of a line in a step
  goods: (view: V, seat: number) => Good[];
  told?: (told: T, seat: number) => Record<string, number>; // what is told of goods that cannot be seen, by their names
  card?: (sight: Sight<V, A, T>, lines: Line<T>[], view: V) => Card | null; // else the weightiest line, with its icon
  follows?: (told: T) => boolean; // does it belong to the great moment before it?
  Picture?: Component<{ sight: Sight<V, A, T>; line: Line<T>; size: number }>; // in the recap, else the icon of a line
  opens: (told: T) => boolean; // does a new entry of the recap begin here?
  join?: (one: T, next: T) => T | null; // two things told as one
}

/** The large card of a great moment: the game's own, else its weightiest line. */
export function cardOf(
  sight: Sight,
  page: { beats?: Beats; icon?: (line: Line) => Drawing | null } | null,
  lines: Line[],
  view: AnyView,
): Card {
  const own = page?.beats?.card?.(sight, lines, view);
  const line = lines.find((each) => page?.beats?.weight(each, view, lines) === "big") ?? (lines[0] as Line);
  return own ?? { id: String(line.n), title: sight.say(line.say), drawing: page?.icon?.(line) ?? null };
}

/** How much a step matters to a seat; what others do to its goods matters always. */
export function weightOf(beat: Omit<Beat, "weight" | "card" | "past">, isBeat: boolean, ways: Beats | undefined, seat: number): Weight {
  const weights = beat.lines.map((line) => ways?.weight(line, beat.view, beat.lines) ?? "plain");
  const isTouched = !beat.isMine && ways && changes(beat, ways, seat).length > 0;
  return weightiest([
    ...weights,
    ...(isBeat && beat.lines.length > 0 ? (["card"] as const) : []),
    ...(isTouched ? (["note"] as const) : []),
  ]);
}

/** What a seat gained and lost between two views: by what is seen, and where that is hidden by what is told. */
export function changes({ before, view, lines }: Pick<Beat, "before" | "view" | "lines">, ways: Beats, seat: number): Change[] {
  const old = new Map(ways.goods(before, seat).map((good) => [good.is, good.number]));
  const found: Change[] = [];
  for (const good of ways.goods(view, seat)) {
    const from = old.get(good.is) ?? null;
    const by = from !== null && good.number !== null ? good.number - from : toldOf(ways, lines, seat, good.is);
    if (by !== 0) found.push({ ...good, from, by });
  }
  return found;
}

const toldOf = (ways: Beats, lines: readonly Line[], seat: number, is: string): number =>
  lines.reduce((sum, line) => sum + (ways.told?.(line.told, seat)[is] ?? 0), 0);

/** Is it better to have gone through this change, worse, or neither? */
export const sense = ({ by, isBurden, isPlace }: Change): "gain" | "loss" | "" =>
  isPlace ? "" : by > 0 !== (isBurden ?? false) ? "gain" : "loss";

/** The seat that some lines speak of first; -1 if of none. */
export function actorOf(lines: readonly Line[]): number {
  for (const { told } of lines) {
    const { who } = told as { who?: unknown };
    if (typeof who === "number") return who;
  }
  return -1;
}

/** Lines as a page tells them: those that belong together as one. */
export const toldBy = (sight: Sight, ways: Beats | undefined, lines: readonly Line[]): Line[] =>
  together(lines, ways?.join, (line) => sight.heard(line));

/** The other seats a line speaks of. */
export function others({ say }: Line, actor: number): number[] {
  const seats = Object.values(say.args).flatMap((arg) =>
    typeof arg === "object" && !Array.isArray(arg) && arg.type === "who" ? [arg.seat] : [],
  );
  return [...new Set(seats)].filter((seat) => seat !== actor);
}
