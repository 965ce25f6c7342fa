// The rolls of attempts, fights and duels, from what was told.
import type { Line } from "~/lib/sight.svelte.ts";
import type { Told } from "./data.ts";

/** One side of a roll: a seat, a knight by its colour, or whom they fight. */
export interface Side {
  who: { seat: number } | { knight: string } | { foe: "monster" | "dragon" };
  sides: 6 | 12;
  die: number;
  power: number;
  total: number;
}
export interface Bout {
  n: number;
  one: Side;
  other: Side | null; // a trap has no dice
  isTie: boolean;
}

const foe = (who: "monster" | "dragon", die: number): Side => ({ who: { foe: who }, sides: 12, die, power: 0, total: die });

function bout({ n, told }: Line<Told>): Bout | null {
  switch (told.is) {
    case "escape-rolled":
    case "final-rolled":
      return { n, one: { ...told, who: { seat: told.who }, sides: 12 }, other: null, isTie: false };
    case "monster-rolled":
      return { n, one: { ...told, who: { seat: told.who }, sides: 12 }, other: foe("monster", told.foe), isTie: told.outcome === "tie" };
    case "dragon-rolled":
      return { n, one: { ...told, who: { knight: told.knight }, sides: 6 }, other: foe("dragon", told.foe), isTie: told.outcome === "tie" };
    case "duel-rolled": {
      const other: Side = {
        who: { seat: told.other },
        sides: 12,
        die: told.other_die,
        power: told.other_power,
        total: told.other_total,
      };
      return { n, one: { ...told, who: { seat: told.who }, sides: 12 }, other, isTie: told.outcome === "tie" };
    }
    default:
      return null;
  }
}

/** The rolls of the last fight in these lines: those that were told one after the other. */
export function lastBouts(lines: Line<Told>[]): Bout[] {
  const found = lines.map(bout).filter((each) => each !== null);
  const last = found.at(-1)?.n ?? 0;
  return found.filter(({ n }, place) => last - n === found.length - 1 - place);
}
