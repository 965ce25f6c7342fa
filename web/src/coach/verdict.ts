// What the tutor says of an answer that was given, beside the advice on the same question.
import type { Advice, Way } from "~/lib/messages.ts";

export const EVEN = 0.01; // below this two answers are as good as each other
export const CLEAR = 0.03; // the best is clearly ahead of the next: it is worth a word to have found it
const DEAR = 0.05; // an answer so far behind is worth a warning

export interface Verdict {
  kind: "praise" | "warn";
  best: Way;
  cost: number; // in hundredths of a won game
}

/** Does it matter at all what is answered? */
export function matters(advice: Advice): boolean {
  const [best] = advice.answers;
  const last = advice.answers[advice.answers.length - 1];
  return best !== undefined && last !== undefined && best.value - last.value >= EVEN;
}

/** Praise or warning, if the difference is clear; null where there is nothing to be said. */
export function judged(advice: Advice, action: number): Verdict | null {
  const [best, next] = advice.answers;
  const taken = advice.answers.find((way) => way.action === action);
  if (!best || !next || !taken) return null;
  const cost = best.value - taken.value;
  if (taken === best) return advice.margin >= CLEAR ? { kind: "praise", best, cost: 0 } : null;
  return cost >= DEAR ? { kind: "warn", best, cost: Math.round(100 * cost) } : null;
}

/** The ways worth telling: the best, and of the others those that were weighed best; three in all. */
export function ways(advice: Advice): Way[] {
  return advice.answers.slice(0, 3);
}
