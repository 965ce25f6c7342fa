// Ways to a table: with bots at once, with friends, whom one invites there, or from a moment of a finished game.
import { api } from "~/lib/api.ts";
import type { NewTable } from "~/lib/messages.ts";
import { person } from "~/lib/person.svelte.ts";
import { router } from "~/lib/router.svelte.ts";
import { t } from "~/lib/words.svelte.ts";

const SEATS = 3; // enough company, and nobody waits long
const FRIENDS = 4; // seats to begin with; more and fewer are one click away

async function set(wish: Omit<NewTable, "name">): Promise<void> {
  const { table } = await api.set({ name: person.name || t("page-you"), ...wish });
  router.go(`/t/${table}`);
}

/** Sits down with bots and goes there. */
export const playNow = (game: string): Promise<void> =>
  set({ game, seats: SEATS, bots: Array.from({ length: SEATS - 1 }, () => ""), start: true }); // the usual ones

/** Sets a table that waits for others and goes there; friends are asked to come. */
export async function playWithFriends(game: string, friends: string[] = []): Promise<void> {
  const { games } = await api.games();
  const [least, most] = games.find(({ id }) => id === game)?.players ?? [FRIENDS, FRIENDS];
  const seats = friends.length > 0 ? Math.max(least, friends.length + 1) : Math.min(FRIENDS, most);
  const { table } = await api.set({ name: person.name || t("page-you"), game, seats });
  if (friends.length > 0) await api.invite(table, friends);
  router.go(`/t/${table}`);
}

/** Plays on from a moment of a finished game, on one of its seats, and goes there. */
export async function playOn(of: string, move: number, seat: number): Promise<void> {
  const { table } = await api.playOn(of, { move, seat, name: person.name || t("page-you") });
  router.go(`/t/${table}`);
}

/** Sets a table like that of a finished game, asks the friends who sat there, and goes there. */
export async function playAgain(of: string): Promise<void> {
  const { table } = await api.again(of);
  router.go(`/t/${table}`);
}
