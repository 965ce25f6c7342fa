// Requests to the server. A refusal is thrown with its Say, so that it can be shown in the reader's language.
import { reach } from "~/lib/reach.svelte.ts";
import { root } from "~/lib/root.ts";
import type {
  Agree,
  BlockedHere,
  Blocking,
  Consented,
  Course,
  Card,
  Circle,
  DealInfo,
  Draws,
  Arrive,
  EveningInfo,
  EveningList,
  Finished,
  Finishing,
  FriendCard,
  Quick,
  Found,
  GameList,
  HookWish,
  Join,
  Link,
  Me,
  Moment,
  MyReports,
  NewEvening,
  NewTable,
  Notes,
  NoteWish,
  PlayOn,
  Paper,
  PersonWish,
  PlayedList,
  Problem,
  PuzzleLine,
  PuzzleShown,
  Reporting,
  PushWish,
  Replan,
  Review,
  ReviewInfo,
  Say,
  Seated,
  SeatBot,
  Show,
  Solution,
  TableInfo,
  TableList,
  Tidings,
  TellInfo,
  TellWish,
} from "~/lib/messages.ts";

export class Refusal extends Error {
  constructor(readonly why: Say) {
    super(why.key);
  }
}

const offline: Say = { type: "say", key: "page-no-server", args: {} };

const ask = <T>(path: string, body?: unknown): Promise<T> => send<T>(path, body === undefined ? undefined : JSON.stringify(body));

/** The same for whoever runs the house, by the token. */
export const askAs = <T>(token: string, path: string, body?: unknown): Promise<T> =>
  send<T>(path, body === undefined ? undefined : JSON.stringify(body), { Authorization: `Bearer ${token}` });

async function send<T>(path: string, body: string | undefined, shown: Record<string, string> = {}): Promise<T> {
  const init: RequestInit =
    body === undefined ? { headers: shown } : { method: "POST", headers: { ...shown, "Content-Type": "application/json" }, body };
  let answer: Response;
  try {
    answer = await fetch(root + path, init);
    reach.isLost = answer.headers.has("X-Kept"); // the worker says so where it has only what was kept
  } catch {
    reach.isLost = true;
    throw new Refusal(offline);
  }
  const content: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal((content as Partial<Problem>).why ?? offline);
  return content as T;
}

/** A link that opens one's own seat on another device: made when it is asked for, and kept nowhere. */
export async function ownLink(table: string): Promise<string> {
  const { token } = await ask<Link>(at(table, "/link"), {});
  return `${location.origin}${root}/t/${table}#seat=${token}`;
}

/** A link that makes one other device oneself: it works once, for ten minutes. */
export async function deviceLink(): Promise<string> {
  const { token } = await ask<Link>("/api/me/link", {});
  return `${location.origin}${root}/me#device=${token}`;
}

/** A link by which others become one's friends: for a week, however many they are. */
export async function friendLink(): Promise<string> {
  const { token } = await ask<Link>("/api/me/friends/link", {});
  return `${location.origin}${root}/me#friend=${token}`;
}

// Older pages kept the tokens of seats where every script could read them.
for (const name of Object.keys(localStorage)) {
  if (name.startsWith("regalia-seat-")) localStorage.removeItem(name);
}

const atEvening = (evening: string, what = "") => `/api/evenings/${encodeURIComponent(evening)}${what}`;
const at = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what}`;

export const api = {
  games: () => ask<GameList>("/api/games"),
  show: (game: string) => ask<Show>(`/api/games/${encodeURIComponent(game)}/show`),
  puzzleToday: () => ask<PuzzleLine>("/api/puzzles/today"),
  puzzle: (id: string) => ask<PuzzleShown>(`/api/puzzles/${encodeURIComponent(id)}`),
  solve: (id: string, action: number) => ask<Solution>(`/api/puzzles/${encodeURIComponent(id)}/answer`, { action }),
  me: () => ask<Me>("/api/me"),
  keepMe: (wish: PersonWish) => ask<Me>("/api/me", wish),
  played: () => ask<PlayedList>("/api/me/played"),
  newPaper: () => ask<Paper>("/api/me/paper", {}),
  peek: (token: string) => ask<Card>("/api/me/peek", { token }),
  take: (token: string) => ask<Me>("/api/me/take", { token }),
  removeDevice: (device: string) => ask<Me>("/api/me/remove", { device }),
  holiday: (days: number) => ask<Me>("/api/me/holiday", { days }),
  newPasskey: () => ask<PublicKeyCredentialCreationOptionsJSON>("/api/me/passkey", {}),
  addPasskey: (credential: object) => ask<Me>("/api/me/passkey/add", { credential }),
  askPasskey: () => ask<PublicKeyCredentialRequestOptionsJSON>("/api/me/passkey/ask", {}),
  takePasskey: (credential: object) => ask<Me>("/api/me/passkey/take", { credential }),
  recover: (address: string) => ask<unknown>("/api/me/recover", { address }),
  friends: () => ask<Circle>("/api/me/friends"),
  peekFriend: (token: string) => ask<FriendCard>("/api/me/friends/peek", { token }),
  befriend: (token: string) => ask<Circle>("/api/me/friends/take", { token }),
  part: (friend: string) => ask<Circle>("/api/me/friends/remove", { friend }),
  showMe: (shown: boolean) => ask<Circle>("/api/me/friends/shown", { shown }),
  decline: (table: string) => ask<Circle>("/api/me/friends/decline", { table }),
  invite: (table: string, friends: string[]) => ask<unknown>(at(table, "/invite"), { friends }),
  again: (table: string) => ask<Seated>(at(table, "/again"), {}),
  quick: (wish: Quick) => ask<Seated>("/api/quick", wish),
  forgetMe: () => ask<unknown>("/api/mine/forget", {}),
  telling: () => ask<TellInfo>("/api/me/telling"),
  tellWhen: (wish: TellWish) => ask<TellInfo>("/api/me/telling", wish),
  tellPush: (wish: PushWish) => ask<TellInfo>("/api/me/telling/push", wish),
  tellMail: (address: string) => ask<TellInfo>("/api/me/telling/mail", { address }),
  tellHook: (wish: HookWish) => ask<TellInfo>("/api/me/telling/hook", wish),
  tellLess: (channel: string) => ask<TellInfo>("/api/me/telling/remove", { channel }),
  tellTest: () => ask<TellInfo>("/api/me/telling/test", {}),
  mute: (table: string, muted: boolean) => ask<TellInfo>("/api/me/telling/mute", { table, muted }),
  tellConfirm: (token: string) => ask<Consented>("/api/telling/confirm", { token }),
  tellStop: (token: string) => ask<Consented>(`/api/telling/stop/${encodeURIComponent(token)}`, {}),
  myData: `${root}/api/mine/data`, // where the file lies
  tidings: () => ask<Tidings>("/api/tidings"),
  openTables: () => ask<TableList>("/api/tables"),
  myTables: () => ask<TableList>("/api/mine"),
  byCode: (code: string) => ask<Found>(`/api/codes/${encodeURIComponent(code.trim())}`),
  table: (table: string) => ask<TableInfo>(at(table)),
  set: (wish: NewTable) => ask<Seated>("/api/tables", wish),
  join: (table: string, wish: Join) => ask<Seated>(at(table, "/join"), wish),
  agree: (table: string, wish: Agree) => ask<TableInfo>(at(table, "/agree"), wish),
  resume: (table: string, token: string) => ask<Seated>(at(table, "/resume"), { token }),
  bot: (table: string, wish: SeatBot) => ask<unknown>(at(table, "/bot"), wish),
  kick: (table: string, seat: number) => ask<unknown>(at(table, "/kick"), { seat }),
  standIn: (table: string, seat: number) => ask<unknown>(at(table, "/stand-in"), { seat }),
  start: (table: string) => ask<unknown>(at(table, "/start"), {}),
  leave: (table: string) => ask<unknown>(at(table, "/leave"), {}),
  open: (table: string) => ask<unknown>(at(table, "/open"), {}),
  report: (table: string, wish: Reporting) => ask<unknown>(at(table, "/report"), wish),
  block: (table: string, wish: Blocking) => ask<BlockedHere>(at(table, "/block"), wish),
  blocked: (table: string) => ask<BlockedHere>(at(table, "/blocked")),
  unblock: (device: string) => ask<Me>("/api/me/unblock", { device }),
  myReports: () => ask<MyReports>("/api/me/reports"),
  rematch: (table: string) => ask<Found>(at(table, "/rematch"), {}),
  record: (table: string) => root + at(table, "/record"), // where the file lies
  notes: (table: string) => ask<Notes>(at(table, "/notes")),
  note: (table: string, wish: NoteWish) => ask<Notes>(at(table, "/note"), wish),
  luck: (table: string) => ask<Draws>(at(table, "/luck")),
  moment: (table: string, where: { move?: number; beat?: number; line?: number; eyes?: number }) =>
    ask<Moment>(at(table, `/moment?${new URLSearchParams(Object.entries(where).map(([key, value]) => [key, String(value)]))}`)),
  course: (table: string) => ask<Course>(at(table, "/course")),
  review: (table: string, wish: Review) => ask<ReviewInfo>(at(table, "/review"), wish),
  finish: (table: string, wish: Finishing) => ask<Finished>(at(table, "/finish"), wish),
  playOn: (table: string, wish: PlayOn) => ask<Seated>(at(table, "/what-if"), wish),
  myEvenings: () => ask<EveningList>("/api/evenings"),
  openEvening: (wish: NewEvening) => ask<EveningInfo>("/api/evenings", wish),
  evening: (evening: string) => ask<EveningInfo>(atEvening(evening)),
  comeToEvening: (evening: string, wish: Arrive) => ask<EveningInfo>(atEvening(evening, "/join"), wish),
  leaveEvening: (evening: string) => ask<EveningInfo>(atEvening(evening, "/leave"), {}),
  sendHome: (evening: string, guest: number) => ask<EveningInfo>(atEvening(evening, "/send-home"), { guest }),
  planEvening: (evening: string, wish: Replan) => ask<EveningInfo>(atEvening(evening, "/plan"), wish),
  dealEvening: (evening: string) => ask<EveningInfo>(atEvening(evening, "/deal"), {}),
  pauseEvening: (evening: string, paused: boolean) => ask<EveningInfo>(atEvening(evening, "/pause"), { paused }),
  endEvening: (evening: string) => ask<EveningInfo>(atEvening(evening, "/end"), {}),
  deal: (evening: string, number: number) => ask<DealInfo>(atEvening(evening, `/deals/${number}`)),
  protocol: (evening: string) => root + atEvening(evening, "/protocol"), // where the file lies
  takeIn: (record: string) => send<Found>("/api/records", record), // as it is: its numbers may be longer than ours
};
