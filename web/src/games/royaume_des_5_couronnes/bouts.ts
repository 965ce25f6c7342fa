// The rolls of attempts, fights and duels, read from what was told.
import type { Say, StoryLine } from "~/lib/messages.ts";

/** One side of a roll. */
export interface Side {
  who: Say["args"][string] | string; // a seat, or the key of a word
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

const number = (say: Say, name: string): number => Number(say.args[name] ?? 0);

function mine(say: Say, prefix: string, who: Side["who"], sides: 6 | 12): Side {
  return { who, sides, die: number(say, `${prefix}die`), power: number(say, `${prefix}power`), total: number(say, `${prefix}total`) };
}
function foe(say: Say, who: string): Side {
  return { who, sides: 12, die: number(say, "foe"), power: 0, total: number(say, "foe") };
}

function bout({ n, say }: StoryLine): Bout | null {
  const made = (one: Side, other: Side | null): Bout => ({ n, one, other, isTie: other !== null && one.total === other.total });
  switch (say.key) {
    case "event-escape-rolled":
      return made(mine(say, "", say.args.who ?? "", 12), null);
    case "event-monster-rolled":
      return made(mine(say, "", say.args.who ?? "", 12), foe(say, "page-the-monster"));
    case "event-dragon-rolled":
      return made(mine(say, "", say.args.knight ?? "", 6), foe(say, "page-the-dragon"));
    case "event-duel-rolled":
      return made(mine(say, "", say.args.who ?? "", 12), mine(say, "other_", say.args.other ?? "", 12));
    case "event-final-rolled":
      return made(mine(say, "", say.args.who ?? "", 12), null);
    default:
      return null;
  }
}

/** The rolls in these lines, in order. */
export const boutsIn = (lines: StoryLine[]): Bout[] => lines.map(bout).filter((found) => found !== null);
