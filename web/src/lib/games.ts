// What the shell needs of a game's page. The shell knows no game: it loads the folder games/<id>.
import type { Component } from "svelte";
import type { Beats } from "~/lib/beats.ts";
import type { AnyView, Line, Offer, Sight } from "~/lib/sight.svelte.ts";
import type { Data } from "~/lib/wording.ts";

type Shown<V extends AnyView, A extends Data, T extends Data> = Component<{ sight: Sight<V, A, T> }>;

/** One thing that an answer brings about, shown before it is sent: lozenges paid, or a sign; and what it is in words. */
export interface Consequence {
  paid?: number;
  sign?: string;
  icon?: import("~/lib/icon.ts").Drawing | undefined;
  text: string;
}

export type Stands = "piece" | "button" | "prompt"; // on the board, a plain button, or in the game's own prompt

export interface GamePage<V extends AnyView = AnyView, A extends Data = Data, T extends Data = Data> {
  Board: Shown<V, A, T>; // the painted board; fills its frame
  Own: Shown<V, A, T>; // one's own pieces below the board (tray, hand, chest, order); may be empty for a watcher
  Counts: Component<{ sight: Sight<V, A, T>; seat: number; small: boolean }>; // one line of public counts in a player's entry
  About: Component<{ sight: Sight<V, A, T>; seat: number }>; // all that is public about a player, in a drawer
  Prompt?: Component<{ sight: Sight<V, A, T>; onrule: (rule: string) => void }>; // before the plain buttons: a payment, a sealed vote
  stands?: (sight: Sight<V, A, T>, choice: Offer<A>) => Stands; // where an answer stands; on its piece, or a button if it has none
  label?: (sight: Sight<V, A, T>, choice: Offer<A>) => string; // an answer in two words, where the picked piece says the rest
  price?: (sight: Sight<V, A, T>, choice: Offer<A>) => number | undefined; // in lozenges on its button, before the click
  outcome?: (sight: Sight<V, A, T>, choice: Offer<A>) => string; // what comes of it, in a few words under its button
  question?: (sight: Sight<V, A, T>, choice: Offer<A>) => string; // asked once more before it is sent; its label otherwise
  verb?: (sight: Sight<V, A, T>, choice: Offer<A>) => string; // and what one then presses; its label otherwise
  consequences?: (sight: Sight<V, A, T>, choice: Offer<A>) => Consequence[]; // and what is shown of it then
  keys?: string[]; // further keys that the list of keys tells, by their message page-key-…
  order?: (sight: Sight<V, A, T>) => number[]; // the seats as the players are listed; headed page-order and page-order-note
  Margin?: Shown<V, A, T>; // more that is public, in the margin under the players
  End?: Shown<V, A, T>; // the left half of the end: the final board in brief
  total?: { line: string; isSum: boolean }; // the line of the count that decides, by its key, and whether it is the sum of those above
  lines?: Record<string, import("~/lib/icon.ts").Drawing>; // what stands before a line of the count, by its key
  folio: (sight: Sight<V, A, T>) => string; // the line under the title: “Round 7 · Adelheid to move, then Bruno”
  crest?: (sight: Sight<V, A, T>, seat: number) => string; // another charge than the seat's own (the families)
  stars?: boolean; // a night sky instead of the diaper ground
  seal?: boolean; // seats have no colour of their own: crests are ink seals
  state?: (sight: Sight<V, A, T>, seat: number) => string; // two words on a player's state, instead of “to move”
  icon?: (line: Line<T>) => import("~/lib/icon.ts").Drawing | null; // the icon of a line of the story
  dice?: Record<string, Record<string, 6 | 12>>; // what is told of dice: which fields, of how many sides
  done?: (sight: Sight<V, A, T>, seat: number) => boolean; // has played in this round: drawn darker
  turn?: (view: V) => number[]; // whose entries are marked, where others may speak too (a call)
  told?: (sight: Sight<V, A, T>, seat: number) => string[]; // what pointing at a player's name tells
  ask?: (sight: Sight<V, A, T>) => string; // the question, where what is picked up makes it another one
  wide?: (sight: Sight<V, A, T>) => boolean; // are the answers so many that they stand under the question?
  primary?: (sight: Sight<V, A, T>, choices: Offer<A>[]) => number; // the action of the primary button; the first otherwise
  hint?: (sight: Sight<V, A, T>) => string; // one line under the question
  beats?: Beats<V, A, T>; // how what happens is shown, one thing after the other
  counts?: (act: A, told: T[], seat: number) => boolean; // was an answer in time, by what is told then? For games in which others may be faster
  sound?: (line: Line<T>) => string; // die, card, quill, seal, horn, chest: the sound of a line of the story
}

/** A game's page as the shell takes it: whose data it reads is the business of the game alone. */
export function definePage<V extends AnyView, A extends Data, T extends Data>(page: GamePage<V, A, T>): GamePage {
  return page as unknown as GamePage;
}

/** What home tells of a game, of which nothing else is loaded there. Its colours are in theme.css, its words in words/about. */
export interface About {
  order: number; // its place at home, from 1
  minutes: number; // how long people play
}

const PAGES = import.meta.glob<{ page: GamePage }>("~/games/*/index.ts");
const PLATES = import.meta.glob<{ default: Component }>("~/games/*/Plate.svelte", { eager: true });
const ABOUTS = import.meta.glob<{ about: About }>("~/games/*/about.ts", { eager: true });
import.meta.glob("~/games/*/theme.css", { eager: true });

/** The page of a game; loaded when it is first needed. */
export async function gamePage(game: string): Promise<GamePage> {
  const load = PAGES[`/src/games/${game}/index.ts`];
  if (!load) throw new Error(`no page for ${game}`);
  return (await load()).page;
}

/** The picture of a game on its plate at home. */
export function plate(game: string): Component | undefined {
  return PLATES[`/src/games/${game}/Plate.svelte`]?.default;
}

/** What home tells of a game. */
export function aboutOf(game: string): About {
  const found = ABOUTS[`/src/games/${game}/about.ts`];
  if (!found) throw new Error(`no about.ts for ${game}`);
  return found.about;
}

/** Every game that has a page, in the order of home. */
export const GAMES = Object.keys(ABOUTS)
  .map((path) => path.split("/")[3] as string)
  .sort((one, other) => aboutOf(one).order - aboutOf(other).order);
