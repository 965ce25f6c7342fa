// What a family gained or lost with the last step, as the story tells it: shown at its portrait for a moment.
import type { Drawing } from "~/lib/icon.ts";
import type { Table, Told } from "./data.ts";
import { coin, raccoon, ruby } from "./drawings.ts";

type Token = "ruby" | "coin" | "raccoon";

export interface Gain {
  id: string;
  icon: Token;
  number: number;
  drawing: Drawing;
}

const DRAWINGS = { ruby, coin, raccoon };

/** What one thing that happened brings to a family, or takes from it. */
export function change(told: Told, seat: number): Partial<Record<Token, number>> {
  if (told.is === "sent-raccoon") return told.target === seat ? { raccoon: 1 } : {};
  if (!("who" in told) || told.who !== seat) return {};
  if (told.is === "gained") return { [told.icon]: 1 };
  if (told.is === "lost") return { ruby: -told.rubies };
  if (told.is === "paid") return { ruby: -(told.rubies ?? 0), coin: -(told.coins ?? 0) };
  if (told.is === "for-influence" || told.is === "for-coins") return { ruby: told.rubies };
  return told.is === "bribed" || told.is === "raccoons-leave" ? { raccoon: -told.raccoons } : {};
}

/** The changes of one family that the newest lines tell. */
export function gains(sight: Table, seat: number): Gain[] {
  const changes = sight.news.map(({ told }) => change(told, seat));
  const first = sight.news[0]?.n ?? 0;
  return (["ruby", "coin", "raccoon"] as const)
    .map((icon) => ({ icon, number: changes.reduce((sum, each) => sum + (each[icon] ?? 0), 0) }))
    .filter(({ number }) => number !== 0)
    .map(({ icon, number }) => ({ id: `${first}-${icon}`, icon, number, drawing: DRAWINGS[icon] }));
}
