// What is read out of a review: where it turned, and how the chances went.
import type { Player, Weighed } from "~/lib/messages.ts";

export const MOST_POINTS = 5;

/** The decisions of a seat that cost most, in the order of the game. */
export function turningPoints(decisions: readonly Weighed[], seat: number): Weighed[] {
  return decisions
    .filter((each) => each.seat === seat && each.verdict !== "fine")
    .sort((a, b) => b.loss - a.loss || a.move - b.move)
    .slice(0, MOST_POINTS)
    .sort((a, b) => a.at - b.at);
}

/** Shares of a won game as whole hundredths. */
export const points = (share: number): number => Math.round(100 * share);

/** The rounds of a game, to lay moves out by: each as wide as the other, whatever happened in it. */
export class Rounds {
  readonly #begins: number[] = []; // the first move of each
  readonly names: number[] = [];
  readonly #moves: number;

  constructor(rounds: readonly number[]) {
    this.#moves = rounds.length - 1;
    rounds.forEach((round, move) => {
      if (move > 0 && round === this.names[this.names.length - 1]) return;
      if (move === this.#moves && move > 0) return; // after the last answer nothing begins
      this.names.push(round);
      this.#begins.push(move);
    });
  }

  get number(): number {
    return this.names.length;
  }

  /** The place of the round in which something is asked after so many moves. */
  of(move: number): number {
    return Math.max(
      0,
      this.#begins.findLastIndex((first) => first <= move),
    );
  }

  /** The first move of a round, by its place; the end of the game after the last. */
  begin(place: number): number {
    return this.#begins[place] ?? this.#moves;
  }

  /** Where a move lies, in rounds. */
  at(move: number): number {
    const round = this.of(move);
    const [first, next] = [this.begin(round), this.begin(round + 1)];
    return Math.min(this.number, round + (move - first) / Math.max(1, next - first));
  }
}

/** A place on a curve: so many rounds, and the chance to win. */
export interface Spot {
  at: number;
  chance: number;
}

/** How the chance of a seat went: the mean of what it had before its decisions, round by round, and how it ended. */
export function curveOf(decisions: readonly Weighed[], seat: number, rounds: Rounds, player?: Player): Spot[] {
  const found: Spot[] = [];
  for (let round = 0; round < rounds.number; round += 1) {
    const own = decisions.filter((each) => each.seat === seat && rounds.of(each.move) === round);
    if (own.length === 0) continue;
    const mean = (of: (each: Weighed) => number) => own.reduce((sum, each) => sum + of(each), 0) / own.length;
    found.push({ at: mean((each) => rounds.at(each.move)), chance: mean(({ value }) => value) });
  }
  return player ? [...found, { at: rounds.number, chance: player.result }] : found;
}

/** How the lines of the seats are drawn, the one that is looked at first: they differ without their colours, too. */
export const STROKES = ["", "9 4", "2.5 4", "12 4 2.5 4", "5 3"];

/** What a player's own answers and those of the others brought. */
export const played = (player: Player): number => player.given - player.lost;
