// What the lessons of Krone & Schwert ask of a moment: all of it is in the view, the offers and the story.
import type { Marked, Moment } from "~/coach/lessons.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import type { Act, Told } from "./data.ts";
import type { View } from "./view.ts";

export type Now = Moment<View, Act, Told>;
type Of<K extends Told["is"]> = Extract<Told, { is: K }>;

export const isFree = ({ view }: Now) => view.asks === "action" && view.said === 0; // nothing of an answer is said yet
export const isKing = ({ view }: Now) => view.king === view.seat;
export const mine = ({ view }: Now) => view.land[view.seat] ?? [];
export const strength = ({ view }: Now, card: string) => view.cards[card]?.[0] ?? 0;
export const holds = ({ view }: Now, card: string) => view.hand.includes(card);
export const cards = (all: string[]) => [...new Set(all)].map((card) => `card:${card}`);

/** The answers of some kind that are open now, and their pieces. */
export const open = <K extends Act["is"]>({ sight }: Now, ...kinds: K[]) =>
  sight.choices.filter((choice): choice is Offer<Extract<Act, { is: K }>> => (kinds as string[]).includes(choice.act.is));
export const canDo = (now: Now, ...kinds: Act["is"][]) => isFree(now) && open(now, ...kinds).length > 0;
export const places = (now: Now, ...kinds: Act["is"][]) => [...new Set(open(now, ...kinds).map(({ piece }) => piece))].slice(0, 3);

/** An open space of this terrain. */
export function ground(now: Now, terrain: string): Marked {
  return open(now, "place").find(({ act }) => now.view.map[act.space]?.[2] === terrain)?.piece ?? "";
}

/** The lines of one kind that were told so far. */
export const told = <K extends Told["is"]>({ sight }: Now, is: K) =>
  sight.story.flatMap((line) => (line.told.is === is ? [line.told as Of<K>] : []));
export const hasDrawn = (now: Now, card: string) => told(now, "drew-red").some((line) => line.card === card && line.counts);
export const swords = ({ view }: Now) => ({ open: view.visible_swords, swords: view.people_pile["swords"] ?? 0 });
