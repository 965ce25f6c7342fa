// A revolt as it is told: who voted how and with what, whom the people joined, what was counted.
import type { Line } from "~/lib/sight.svelte.ts";
import type { CountedTold, RevealedTold, RevoltDeclaredTold, Table, Told } from "./data.ts";
import type { View } from "./view.ts";

export interface Laid {
  card: string;
  value: number; // its combat value; 0 if it has none
  struck: boolean;
}

export interface Voter {
  seat: number;
  vote: string; // crown or sword
  cards: Laid[];
}

export interface Revolt {
  n: number; // the story line that declared it
  leader: number;
  king: number;
  open: number; // swords that were visible before
  voters: Voter[];
  isVoid: boolean;
  people: string[]; // crowns and swords turned up by the votes
  count: CountedTold | null;
  winner: string; // crown or sword, once it is known
  gains: number[];
}

/** The last revolt whose letters are open; null if there is none in these lines. */
export function lastRevolt(story: readonly Line<Told>[], view: View): Revolt | null {
  const at = story.findLastIndex((line) => line.told.is === "revolt-declared");
  const [first, ...lines] = at < 0 ? [] : story.slice(at);
  if (first?.told.is !== "revolt-declared" || !lines.some(isReveal)) return null;
  return read(first.n, first.told, lines, view);
}

export const isReveal = (line: Line<Told>): boolean => line.told.is === "revealed";

function read(n: number, { who, king, swords }: RevoltDeclaredTold, lines: readonly Line<Told>[], view: View): Revolt {
  const gains = view.land.map(() => 0);
  const revolt: Revolt = { n, leader: who, king, open: swords, voters: [], isVoid: false, people: [], count: null, winner: "", gains };
  for (const { told } of lines) {
    const isDecided = revolt.winner !== "" || revolt.isVoid;
    if (told.is === "revealed") revolt.voters.push(voterOf(told, view));
    else if (told.is === "revolt-void") revolt.isVoid = true;
    else if (told.is === "people" && !isDecided) revolt.people.push(told.shows);
    else if (told.is === "counted") revolt.count = told;
    else if (told.is === "king-holds") revolt.winner = "crown";
    else if (told.is === "rebels-win") revolt.winner = "sword";
    else if (told.is === "gained" && isDecided) gains[told.who] = told.points;
    else if (isDecided) break;
  }
  return revolt;
}

function voterOf({ who, vote, cards, struck }: RevealedTold, view: View): Voter {
  const left = [...struck];
  return {
    seat: who,
    vote,
    cards: cards.map((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return { card, value: view.cards[card]?.[0] ?? 0, struck: at >= 0 };
    }),
  };
}

/** Is it known how it ended? */
export const isOver = (revolt: Revolt): boolean => revolt.isVoid || revolt.winner !== "";

/** How it ended, in a few words. */
export function titleOf(sight: Table, { isVoid, winner, count }: Revolt): string {
  if (isVoid) return sight.t("told-revolt-void");
  const { rebels = 0, loyal = 0 } = count ?? {};
  const key = winner === "sword" ? "page-sword-wins" : loyal === rebels ? "page-tie-holds" : "page-crown-holds";
  return sight.t(key, { high: Math.max(rebels, loyal), low: Math.min(rebels, loyal) });
}

export const votersOn = (revolt: Revolt, side: string): Voter[] =>
  revolt.voters.filter((voter) => voter.vote === side).sort((a, b) => first(revolt, b) - first(revolt, a) || a.seat - b.seat);

const first = (revolt: Revolt, voter: Voter) => Number(voter.seat === revolt.leader || voter.seat === revolt.king);

export const cardsOn = (revolt: Revolt, side: string): Laid[] => votersOn(revolt, side).flatMap((voter) => voter.cards);
