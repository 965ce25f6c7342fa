// The card that is turned up, as steps done, now and next; and the row of cards turned up this round.
import type { Line } from "~/lib/sight.svelte.ts";
import type { Table, Told } from "./data.ts";
import type { Step, View } from "./view.ts";

/** The effects of the turned card; while the die's face is applied, the face in its place. */
export function effects(view: View): Step[] {
  if (view.card_steps.length === 0) return view.face_steps;
  return view.card_steps.flatMap((step) => (step.state === "now" && view.face_steps.length > 0 ? view.face_steps : [step]));
}

// --- the row of cards turned up

export interface Revealed {
  id: string; // unique in the row
  card: string; // of a mercenary or an event
  seat: number; // -1: an event
}

const BEFORE: Told["is"][] = ["round-begins", "pass-begins", "recruited", "recruited-blind", "refilled", "recruited-none"];

/** Everything that lies face up, in no order. */
function lying(view: View): Revealed[] {
  const cards = view.cards.flatMap((row, seat) =>
    row.flatMap((card, place) => (card.face_down ? [] : [{ id: `${seat}-${place}`, card: card.card, seat }])),
  );
  const events = Object.entries(view.events).flatMap(([card, down]) => (down ? [] : [{ id: card, card, seat: -1 }]));
  return [...events, ...cards];
}

/** Does a line of the story tell that this card was turned up? */
function tellsOf({ told }: Line<Told>, { card, seat }: Revealed): boolean {
  if (told.is === "event-comes") return told.id === card;
  return (told.is === "turned-up" || told.is === "idle") && told.who === seat && told.card === card;
}

/** The cards turned up this round, in order as far as the story still tells it. */
export function revealed(sight: Table): Revealed[] {
  const { view, story } = sight;
  if (!view || view.recruiting > 0 || view.asks === "family") return [];
  const begun = story.findLastIndex((line) => BEFORE.includes(line.told.is));
  const rest = lying(view);
  const found: Revealed[] = [];
  for (const line of story.slice(begun + 1).reverse()) {
    const which = rest.findIndex((turned) => tellsOf(line, turned));
    if (which >= 0) found.unshift(...rest.splice(which, 1));
  }
  return [...rest, ...found];
}
