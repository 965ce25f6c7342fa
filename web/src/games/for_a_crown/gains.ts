// What a family gained or lost with the last step, as the story tells it: shown at its portrait for a moment.
import type { Drawing } from "~/lib/icon.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import { coin, raccoon, ruby } from "./drawings.ts";
import type { View } from "./view.ts";

export interface Gain {
  id: string;
  icon: "ruby" | "coin" | "raccoon";
  number: number;
  drawing: Drawing;
}

const DRAWINGS = { ruby, coin, raccoon };

/** The changes of one family that the newest lines tell. */
export function gains(sight: Sight<View>, seat: number): Gain[] {
  const sums = { ruby: 0, coin: 0, raccoon: 0 };
  for (const { say } of sight.news) {
    const { who, rubies, coins } = say.args;
    if (typeof who !== "object" || !("seat" in who) || who.seat !== seat) continue;
    if (say.key === "told-gained-ruby") sums.ruby += 1;
    if (say.key === "told-gained-coin") sums.coin += 1;
    if (say.key === "told-lost" || say.key === "told-paid") sums.ruby -= Number(rubies ?? 0);
    if (say.key === "told-paid") sums.coin -= Number(coins ?? 0);
  }
  if (sight.before && sight.view) sums.raccoon = (sight.view.raccoons[seat] ?? 0) - (sight.before.raccoons[seat] ?? 0);
  const when = sight.view?.decision ?? 0;
  return (["ruby", "coin", "raccoon"] as const)
    .filter((icon) => sums[icon] !== 0)
    .map((icon) => ({ id: `${when}-${icon}`, icon, number: sums[icon], drawing: DRAWINGS[icon] }));
}
