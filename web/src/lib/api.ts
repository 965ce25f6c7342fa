// Requests to the server. A refusal is thrown with its Say, so that it can be shown in the reader's language.
import type { Found, GameList, GameRecord, Join, Moment, NewTable, Problem, Say, Seated, SeatBot, TableInfo, TableList } from "~/lib/messages.ts";

export class Refusal extends Error {
  constructor(readonly why: Say) {
    super(why.key);
  }
}

const offline: Say = { type: "say", key: "page-no-server", args: {} };

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(offline);
  }
  const content: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal((content as Partial<Problem>).why ?? offline);
  return content as T;
}

const at = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what}`;

export const api = {
  games: () => ask<GameList>("/api/games"),
  openTables: () => ask<TableList>("/api/tables"),
  myTables: () => ask<TableList>("/api/mine"),
  byCode: (code: string) => ask<Found>(`/api/codes/${encodeURIComponent(code.trim())}`),
  table: (table: string) => ask<TableInfo>(at(table)),
  set: (wish: NewTable) => ask<Seated>("/api/tables", wish),
  join: (table: string, wish: Join) => ask<Seated>(at(table, "/join"), wish),
  resume: (table: string, token: string) => ask<Seated>(at(table, "/resume"), { token }),
  bot: (table: string, wish: SeatBot) => ask<unknown>(at(table, "/bot"), wish),
  kick: (table: string, seat: number) => ask<unknown>(at(table, "/kick"), { seat }),
  start: (table: string) => ask<unknown>(at(table, "/start"), {}),
  leave: (table: string) => ask<unknown>(at(table, "/leave"), {}),
  rematch: (table: string) => ask<Found>(at(table, "/rematch"), {}),
  record: (table: string) => ask<GameRecord>(at(table, "/record")),
  moment: (table: string, move: number, eyes: number) => ask<Moment>(at(table, `/moment?move=${move}&eyes=${eyes}`)),
  takeIn: (record: unknown) => ask<Found>("/api/records", record),
};
