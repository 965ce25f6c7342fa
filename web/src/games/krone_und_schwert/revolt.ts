// A revolt as it is told afterwards: who voted how and with what, whom the people joined, what was counted.
import type { Say, StoryLine } from "~/lib/messages.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import type { View } from "./view.ts";

export interface Laid {
  card: string;
  value: number; // its combat value; 0 if it has none
  struck: boolean;
}

export interface Voter {
  seat: number;
  vote: "crown" | "sword";
  cards: Laid[];
}

export interface Revolt {
  n: number; // the story line that declared it
  leader: number;
  king: number;
  voters: Voter[];
  isVoid: boolean;
  people: ("crown" | "sword")[]; // turned up by the votes
  open: number; // swords that were visible before
  worth: number; // of a vote for the crown
  rebels: number;
  loyal: number;
  winner: "crown" | "sword" | "";
  gains: number[];
  announced: number | null;
}

const seatOf = (say: Say, name = "who"): number => {
  const who = say.args[name];
  return typeof who === "object" && !Array.isArray(who) && who.type === "who" ? who.seat : -1;
};
const numberOf = (say: Say, name: string): number => Number(say.args[name] ?? 0);

function cardsOf(say: Say): string[] {
  const cards = say.args["cards"];
  return Array.isArray(cards) ? cards.map((card) => (card.type === "say" ? card.key.replace(/^card-/, "") : "")) : [];
}

/** The last revolt whose letters are open; null if there is none in these lines. */
export function lastRevolt(story: readonly StoryLine[], view: View): Revolt | null {
  const at = story.findLastIndex((line) => line.say.key === "event-revolt-declared");
  const lines = at < 0 ? [] : story.slice(at);
  const declared = lines[0];
  if (!declared || !lines.some((line) => isReveal(line.say))) return null;
  return read(declared, lines.slice(1), view);
}

export const isReveal = (say: Say): boolean => say.key.startsWith("event-revealed-");

function read(declared: StoryLine, lines: readonly StoryLine[], view: View): Revolt {
  const revolt: Revolt = {
    n: declared.n,
    leader: seatOf(declared.say),
    king: seatOf(declared.say, "other"),
    voters: [],
    isVoid: false,
    people: [],
    open: view.visible_swords,
    worth: 2,
    rebels: 0,
    loyal: 0,
    winner: "",
    gains: view.land.map(() => 0),
    announced: null,
  };
  for (const { say } of lines) {
    if (isReveal(say)) revolt.voters.push(voterOf(say, view));
    else if (say.key === "event-revolt-void") revolt.isVoid = true;
    else if (say.key.startsWith("event-people-") && !revolt.winner)
      revolt.people.push(say.key === "event-people-sword" ? "sword" : "crown");
    else if (say.key.startsWith("event-people-"))
      continue; // the first of the new king's people
    else if (say.key === "event-counted") count(revolt, say);
    else if (say.key === "event-king-holds" || say.key === "event-rebels-win") decide(revolt, say);
    else if (say.key === "event-gained" && revolt.winner) revolt.gains[seatOf(say)] = numberOf(say, "n");
    else if (say.key === "event-announced") revolt.announced = numberOf(say, "n");
    else if (say.key === "event-crowned") continue;
    else if (revolt.winner || revolt.isVoid) break;
  }
  return revolt;
}

function voterOf(say: Say, view: View): Voter {
  const cards = cardsOf(say).map((card) => ({ card, value: view.cards[card]?.[0] ?? 0, struck: false }));
  return { seat: seatOf(say), vote: say.key === "event-revealed-sword" ? "sword" : "crown", cards };
}

/** The swords, the votes, and which cards did not count. */
function count(revolt: Revolt, say: Say): void {
  revolt.open = numberOf(say, "swords") - revolt.people.filter((one) => one === "sword").length;
  markStruck(revolt, "sword", numberOf(say, "force"));
  markStruck(revolt, "crown", numberOf(say, "guard"));
  revolt.worth = numberOf(say, "crowns"); // for the moment: the number of votes
  revolt.loyal = numberOf(say, "guard");
}

function decide(revolt: Revolt, say: Say): void {
  const votes = revolt.worth;
  revolt.winner = say.key === "event-rebels-win" ? "sword" : "crown";
  revolt.rebels = numberOf(say, "n");
  revolt.worth = votes > 0 ? (numberOf(say, "m") - revolt.loyal) / votes : 0;
  revolt.loyal = numberOf(say, "m");
}

/** How it ended, in a few words. */
export function titleOf(sight: Sight<View>, revolt: Revolt): string {
  if (revolt.isVoid) return sight.t("event-revolt-void");
  const key =
    revolt.winner === "sword" ? "page-ks-sword-wins" : revolt.loyal === revolt.rebels ? "page-ks-tie-holds" : "page-ks-crown-holds";
  return sight.t(key, { high: Math.max(revolt.rebels, revolt.loyal), low: Math.min(revolt.rebels, revolt.loyal) });
}

const total = (cards: readonly Laid[]) => cards.reduce((sum, card) => sum + (card.struck ? 0 : card.value), 0);

/** Marks the strongest cards of a side, as many as were left out of the count. */
function markStruck(revolt: Revolt, side: Voter["vote"], counted: number): void {
  const cards = cardsOn(revolt, side);
  const strongest = [...cards].sort((a, b) => b.value - a.value);
  for (const card of strongest) {
    if (total(cards) <= counted) return;
    card.struck = true;
  }
}

export const votersOn = (revolt: Revolt, side: Voter["vote"]): Voter[] =>
  revolt.voters.filter((voter) => voter.vote === side).sort((a, b) => first(revolt, b) - first(revolt, a) || a.seat - b.seat);

const first = (revolt: Revolt, voter: Voter) => Number(voter.seat === revolt.leader || voter.seat === revolt.king);

export const cardsOn = (revolt: Revolt, side: Voter["vote"]): Laid[] => votersOn(revolt, side).flatMap((voter) => voter.cards);
