// How long what happens stays to be read: by its weight, by the length of its words, and by the pace somebody chose.

export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];

/** How much a step matters: a plain one, a card or a die, something to be noted, a great moment. */
export const WEIGHTS = ["plain", "card", "note", "big"] as const;
export type Weight = (typeof WEIGHTS)[number];

const LEAST_MS: Record<Weight, Record<Pace, number>> = {
  plain: { slow: 900, normal: 450, fast: 120 },
  card: { slow: 1600, normal: 900, fast: 400 },
  note: { slow: 1200, normal: 700, fast: 500 },
  big: { slow: 1400, normal: 800, fast: 400 },
};
export const FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5 };
const BEGIN_MS: Record<Weight, number> = { plain: 0, card: 400, note: 700, big: 900 }; // until the eye is there
const CHARACTER_MS: Record<Weight, number> = { plain: 0, card: 16, note: 26, big: 34 };
// The plain steps of a turn have about the same time, how many there may be: a while for whose turn it is, then each its own, up to an end.
const TURN_BEGIN_MS: Record<Pace, number> = { slow: 1_500, normal: 900, fast: 150 };
const TURN_MS: Record<Pace, number> = { slow: 9_000, normal: 4_500, fast: 1_600 };
const QUICKEST_MS = 60;

/** The weightiest of some. */
export const weightiest = (weights: readonly Weight[]): Weight =>
  WEIGHTS[Math.max(0, ...weights.map((weight) => WEIGHTS.indexOf(weight)))] ?? "plain";

/** How long a step of so many characters stays; what is told besides is read at a glance. */
export function readingMs(weight: Weight, characters: number, pace: Pace, besides = 0): number {
  const ms = BEGIN_MS[weight] + CHARACTER_MS[weight] * characters + CHARACTER_MS.card * besides;
  return Math.max(LEAST_MS[weight][pace], FACTOR[pace] * ms);
}

/** How long a plain step stays, in a turn whose plain steps have had so much time, and where so many more wait. */
export function shareMs(pace: Pace, spentMs: number, waiting: number): number {
  const usual = LEAST_MS.plain[pace] + (spentMs === 0 ? TURN_BEGIN_MS[pace] : 0);
  return Math.min(usual, Math.max(QUICKEST_MS, (TURN_MS[pace] - spentMs) / (waiting + 1)));
}
