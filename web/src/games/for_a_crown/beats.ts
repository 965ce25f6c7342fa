// How what happens in this game is shown: events and losses take the board, cards turn up on it.
import type { Beats, Card, Good } from "~/lib/beats.ts";
import type { Weight } from "~/lib/pace.ts";
import type { Line } from "~/lib/sight.svelte.ts";
import type { Act, Table, Told } from "./data.ts";
import { coin, EVENTS, portrait, raccoon, ruby } from "./drawings.ts";
import { change } from "./gains.ts";
import Picture from "./Picture.svelte";
import { eventFacts } from "./reading.ts";
import type { View } from "./view.ts";

const WEIGHTS: Partial<Record<Told["is"], Weight>> = {
  "gallery-hung": "card",
  "round-begins": "big",
  "turned-up": "card",
  idle: "card",
  rolled: "card",
  "event-comes": "big",
  "no-victim": "big",
  sold: "big",
  fell: "big",
  scoring: "big",
  "for-influence": "big",
  "for-coins": "big",
  "for-raccoons": "big",
  scored: "big",
  "game-ends": "big",
};
const OF_EVENTS: Told["is"][] = ["lost", "raccoons-leave"]; // great where an event does it to several
const OPENERS: Told["is"][] = [
  "turned-up",
  "idle",
  "event-comes",
  "round-begins",
  "recruited",
  "recruited-blind",
  "recruited-none",
  "scoring",
];

const eventUp = (view: View): string => (view.turned_by < 0 ? (view.event_kinds[view.turned] ?? "") : "");

function weight({ told }: Line<Told>, view: View): Weight {
  return OF_EVENTS.includes(told.is) && eventUp(view) ? "big" : (WEIGHTS[told.is] ?? "plain");
}

function goods(view: View, seat: number): Good[] {
  return [
    { is: "ruby", drawing: ruby, number: view.rubies[seat] ?? null },
    { is: "coin", drawing: coin, number: view.coins[seat] ?? null },
    { is: "raccoon", drawing: raccoon, number: view.raccoons[seat] ?? null, isBurden: true },
    { is: "portrait", drawing: portrait, number: view.gallery[seat] || null, isPlace: true },
  ];
}

/** The event that is up, with its text. */
function card(sight: Table, lines: Line<Told>[], view: View): Card | null {
  const event = eventUp(view);
  if (!event || lines.some(({ told }) => told.is === "round-begins" || told.is === "scoring")) return null;
  const text = eventFacts(sight, view.turned).join(" ");
  return {
    id: `event:${view.turned}:${view.pile}`,
    title: sight.t(`event-name-${event}`),
    text,
    drawing: EVENTS[event] ?? null,
    isForAll: true,
  };
}

export const beats: Beats<View, Act, Told> = {
  weight,
  goods,
  card,
  told: change,
  Picture,
  opens: (told) => OPENERS.includes(told.is),
};
