// The card that is turned up, as steps done, now and next; and the row of cards turned up this round.
import type { Say } from "~/lib/messages.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import { printed } from "./reading.ts";
import type { View } from "./view.ts";

type Icons = readonly string[];

export interface Step {
  icon: string;
  state: "done" | "now" | "next" | "choice";
  face?: Step[]; // what the die shows
}

type Order = (whole: Icons, left: Icons, asks: string) => Step[] | null;

/** A row done from left to right; null if what is left of it does not fit the question. */
const inOrder: Order = (whole, left, asks) => {
  const now = whole.length - left.length - 1;
  if (whole[now] !== asks || whole.slice(now + 1).join() !== left.join()) return null;
  return whole.map((icon, place) => ({ icon, state: place < now ? "done" : place === now ? "now" : "next" }));
};

/** A row done in any order: what is done, the present one, and what may come next. */
const inAnyOrder: Order = (whole, left, asks) => {
  const gone = without(whole, left);
  const choosing = asks === "icon";
  if (gone.length + left.length !== whole.length || !(choosing || gone.includes(asks))) return null;
  const done = choosing ? gone : without(gone, [asks]);
  return [
    ...done.map((icon): Step => ({ icon, state: "done" })),
    ...(choosing ? [] : [{ icon: asks, state: "now" } as Step]),
    ...left.map((icon): Step => ({ icon, state: choosing ? "choice" : "next" })),
  ];
};

function without(icons: Icons, some: Icons): string[] {
  const rest = [...icons];
  for (const icon of some) if (rest.includes(icon)) rest.splice(rest.indexOf(icon), 1);
  return rest;
}

/** What may be left of the die's face (null: it is not in question) and of the card. */
function remainders(waiting: readonly Icons[]): { ofFace: Icons | null; ofCard: Icons }[] {
  const [first = [], second = []] = waiting;
  if (waiting.length === 2) return [{ ofFace: first, ofCard: second }];
  return [
    { ofFace: null, ofCard: first },
    { ofFace: [], ofCard: first },
    { ofFace: first, ofCard: [] },
  ];
}

function read(order: Order, card: Icons, face: Icons, ofFace: Icons | null, ofCard: Icons, asks: string): Step[] | null {
  if (ofFace === null) return order(card, ofCard, asks);
  const shown = order(face, ofFace, asks);
  const whole = order(card, ofCard, "die");
  if (!shown || !whole) return null;
  return whole.map((step) => (step.state === "now" ? { ...step, face: shown } : step));
}

/** The effects of the turned card; nothing while a half is chosen, or for an event without a roll. */
export function steps(view: View): Step[] {
  const { asks, icons, effects } = view.agenda;
  const waiting = asks === "icon" ? [icons, ...effects] : effects;
  const face = view.faces[view.face] ?? [];
  for (const order of [inOrder, inAnyOrder]) {
    if (view.turned_by < 0) {
      const shown = order(face, waiting[0] ?? [], asks);
      if (shown) return shown;
      continue;
    }
    for (const card of printed(view, view.turned)) {
      for (const { ofFace, ofCard } of remainders(waiting)) {
        const found = read(order, card, face, ofFace, ofCard, asks);
        if (found) return found;
      }
    }
  }
  return [];
}

// --- the row of cards turned up

export interface Revealed {
  id: string; // unique in the row
  card: string; // of a mercenary or an event
  seat: number; // -1: an event
}

const TURNED = ["told-turned-up", "told-idle", "told-event"];
const BEFORE = ["told-round", "told-pass", "told-recruited", "told-blind", "told-blind-own", "told-refilled", "told-recruited-none"];

/** Everything that lies face up, in no order. */
function lying(view: View): Revealed[] {
  const cards = view.cards.flatMap((row, seat) =>
    row.flatMap((card, place) => (card.face_down ? [] : [{ id: `${seat}-${place}`, card: card.card, seat }])),
  );
  const events = Object.entries(view.events).flatMap(([card, down]) => (down ? [] : [{ id: card, card, seat: -1 }]));
  return [...events, ...cards];
}

/** Does a line of the story tell of this card? */
function tellsOf(view: View, say: Say, turned: Revealed): boolean {
  const { who, card, event } = say.args;
  if (turned.seat < 0) return isSay(event) && event.key === `event-name-${view.event_kinds[turned.card]}`;
  const isName = isSay(card) ? card.key === `card-${turned.card}` : card === view.names[turned.card];
  return isName && typeof who === "object" && "seat" in who && who.seat === turned.seat;
}

const isSay = (arg: unknown): arg is Say => typeof arg === "object" && arg !== null && "key" in arg;

/** The cards turned up this round, in order as far as the story still tells it. */
export function revealed(sight: Sight<View>): Revealed[] {
  const { view } = sight;
  if (!view || view.recruiting > 0 || view.asks === "family") return [];
  const rest = lying(view);
  const found: Revealed[] = [];
  for (let place = sight.story.length - 1; place >= 0; place -= 1) {
    const say = sight.story[place]?.say;
    if (!say || BEFORE.includes(say.key)) break;
    const which = TURNED.includes(say.key) ? rest.findIndex((turned) => tellsOf(view, say, turned)) : -1;
    if (which >= 0) found.unshift(...rest.splice(which, 1));
  }
  return [...rest, ...found];
}
