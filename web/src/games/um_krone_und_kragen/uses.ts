// The uses of a character among the answers offered: which dice each begins with, or what they become.
import type { Choice } from "~/lib/messages.ts";

export interface Use {
  action: number;
  way: "plain" | "on" | "change"; // nothing to choose; some dice (or a face); faces that become others
  dice: number[]; // on: the dice
  before: number[]; // change: these faces
  after: number[]; // become these
}

// Merchant, lady and nobleman are answered in parts: further dice from low to high, then “that is all” (words.py: CHOOSE, THAT_IS_ALL).
export const AND = 64;
export const THAT_IS_ALL = 12;

const faces = (text: unknown): number[] => (typeof text === "string" && text ? text.split("-").map(Number) : []);

/** What a choice of a character's piece means. */
export function useOf({ action, label }: Choice): Use {
  const { dice, before, after } = label.args;
  if (label.key === "label-change") return { action, way: "change", dice: [], before: faces(before), after: faces(after) };
  if (label.key === "label-use") return { action, way: "plain", dice: [], before: [], after: [] };
  return { action, way: "on", dice: faces(dice), before: [], after: [] };
}

/** Dice without some of them. */
export function without(dice: readonly number[], some: readonly number[]): number[] {
  const left = [...dice];
  for (const face of some) {
    const place = left.indexOf(face);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

export const sorted = (dice: readonly number[]): number[] => [...dice].sort((a, b) => a - b);

export const same = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && sorted(some).join() === sorted(others).join();

/** The offered change that makes these active dice those. */
export function changeTo(uses: readonly Use[], active: readonly number[], wanted: readonly number[]): Use | undefined {
  return uses.find((use) => use.way === "change" && same([...without(active, use.before), ...use.after], wanted));
}
