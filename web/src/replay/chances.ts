// The chances to win along a replay: what each seat had at its last choice, then how it ended.
import type { Player, Weighed } from "~/lib/messages.ts";

/** From this move on, the chance of a seat is this. */
export interface Step {
  move: number;
  chance: number;
}

/** How the chance of a seat went, move by move: at the start if that is told, at each of its choices, at the end. */
export function stepsOf(decisions: readonly Weighed[], seat: number, player: Player | undefined, moves: number): Step[] {
  const own = decisions.filter((each) => each.seat === seat).map(({ move, value }) => ({ move, chance: value }));
  const start = player?.start ?? null;
  const first = start !== null && own[0]?.move !== 0 ? [{ move: 0, chance: start }] : [];
  return [...first, ...own, ...(player ? [{ move: moves, chance: player.result }] : [])];
}

/** The chance after so many moves; none before a seat was judged at all. */
export const chanceAt = (steps: readonly Step[], now: number): number | undefined => steps.findLast(({ move }) => move <= now)?.chance;
