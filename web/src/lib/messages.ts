// Every message between the page and the server. Made by tools/typescript.py; do not edit.

export const PROTOCOL = 3;

export type FromClient = Play | Undo | Chat | Back | Ping | WhyNot | Advise | Lead;

export type FromServer = TableInfo | Update | Greyed | Advice | Refused | Failed | Said | Pong | Led;

/** An answer to the question of this number: one action, or all parts that are ready. */
export interface Play {
  type: "play";
  question: number;
  actions: number[];
}

/** Take my last step back. */
export interface Undo {
  type: "undo";
  question: number;
}

/** Say something; a line that begins with a stroke is a command. */
export interface Chat {
  type: "chat";
  text: string;
}

/** I am here again: the bot may stop answering for me. */
export interface Back {
  type: "back";
}

/** Are you there? */
export interface Ping {
  type: "ping";
  n?: number;
}

/** What else might I think of at this question, and why is it not possible? In all, or at one piece of the board. */
export interface WhyNot {
  type: "whynot";
  question: number;
  piece?: string;
}

/** What would a good player answer to this question? */
export interface Advise {
  type: "advise";
  question: number;
}

/** I lead through this finished game: look at this moment with me. */
export interface Lead {
  type: "lead";
  move: number;
  beat?: number;
  eyes?: number;
  step?: "begin" | "end" | "on";
}

/** The table around the game: sent on arrival and whenever it changes, whole. */
export interface TableInfo {
  type: "table";
  id: string;
  code: string;
  game: string;
  version: number;
  status: string;
  seats: Seat[];
  you: number;
  host: boolean;
  options: Record<string, boolean | number | string>;
  data: boolean;
  pace: Pace;
  listed: boolean;
  watching: boolean;
  advice: "alone" | "always" | "learners" | "never";
  rated: boolean;
  advised: boolean;
  watchers: number;
  commitment: string;
  luck: Secret | Seed | null;
  chat: ChatLine[] | null;
  hushed: boolean;
  imported: boolean;
  what_if: Origin | null;
  opened: boolean;
  rematch: string;
  notes: number;
  evening: string;
  sealed: boolean;
  fault: Say | null;
  now_ms: number;
}

/** A seat as everybody sees it; nobody sits there if it has no name. */
export interface Seat {
  name?: string;
  bot?: string;
  away?: string;
  here?: boolean;
  muted?: boolean;
  learner?: boolean;
  bot_at_ms?: number;
  stirred?: string;
}

/** How long one may think: per decision, from a bank that grows with each answer, or for days; or no clock. */
export interface Pace {
  kind: "bank" | "days" | "decision" | "none";
  amount: number;
  increment: number;
}

/** The secret of a table's luck, in hex, and what the seats added to it. */
export interface Secret {
  type: "table";
  secret: string;
  entropy: string[];
}

/** The fast source, by its seed: for simulation and practice, where nobody need be convinced. */
export interface Seed {
  type: "seed";
  seed: number;
}

/** A line of chat, or a notice of the house (then it has a Say and no text). */
export interface ChatLine {
  at_ms: number;
  seat: number;
  name: string;
  text: string;
  say: Say | null;
}

/** A message by its key; its arguments are numbers, plain words, seats, other messages or lists of these. */
export interface Say {
  type: "say";
  key: string;
  args: Record<string, number | string | Who | Say | (Who | Say)[]>;
}

/** A seat, to be named by whoever reads it. */
export interface Who {
  type: "who";
  seat: number;
}

/** A moment of another table. */
export interface Origin {
  table: string;
  move: number;
}

/** What has changed of the game as you may see it, and what happened since; what is absent has its default. */
export interface Update {
  type: "update";
  question: number;
  whole?: boolean;
  beats?: BeatInfo[];
  view: Record<string, unknown>;
  story_from: number;
  story?: StoryLine[];
  prompt?: PromptInfo | null;
  undo?: boolean;
  begun?: boolean;
  clocks?: Clock[];
  left_ms?: number[];
  result?: Result | null;
}

/** A moment on the way that people should see before the game runs on; nobody is asked in it. */
export interface BeatInfo {
  until: number;
  view: Record<string, unknown>;
}

/** Something that happened, by its number in the story, as data; its sentence follows from that. */
export interface StoryLine {
  n: number;
  told: unknown;
}

/** What is asked: the sentence for everybody, the choices for whom it concerns. */
export interface PromptInfo {
  sentence: Say;
  choices?: Offered[];
}

/** One answer, offered or greyed, as data; its words and its piece follow from that (core/wording.py). */
export interface Offered {
  action: number;
  act: unknown;
  why_not?: Say | null;
  rule?: string;
  lasting?: "" | "luck" | "others" | "secret" | "turn";
}

/** When the time of an asked seat is out. */
export interface Clock {
  seat: number;
  deadline_ms: number;
}

/** How a finished game ended: places from 1 (equal: shared), and the count line by line. */
export interface Result {
  places: number[];
  adjudicated: boolean;
  lines: Line[];
  tie: Say | null;
  tie_rule: string;
}

/** One line of the final count: what it is for, and a number for each seat. */
export interface Line {
  what: Say;
  numbers: number[];
}

/** What else one might think of at a question, each with the reason why not. */
export interface Greyed {
  type: "greyed";
  question: number;
  choices: Offered[];
  piece: string;
}

/** What a bot would answer to your question with what you know, the best first. */
export interface Advice {
  type: "advice";
  question: number;
  answers: Way[];
  margin: number;
  exact: boolean;
  bot: string;
}

/** One answer that was weighed, and what may come of it. */
export interface Way {
  action: number;
  act: unknown;
  value: number;
  share: number;
  outcomes: Odds[];
}

/** A chance from 0 to 1, within its bounds. */
export interface Odds {
  what: Say;
  chance: number;
  low: number;
  high: number;
  exact: string;
  action: number;
}

/** Your answer is not allowed, and nothing has happened. */
export interface Refused {
  type: "refused";
  question: number;
  key: string;
  why: Say;
  rule: string;
}

/** What you sent could not be done. */
export interface Failed {
  type: "failed";
  key: string;
  why: Say;
  sentence: string;
}

/** A new line of chat, or a notice to you alone. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** I am here. */
export interface Pong {
  type: "pong";
  n: number;
  now_ms: number;
}

/** Somebody leads through this finished game, and shows this moment; or he has let go of the lead. */
export interface Led {
  type: "led";
  leads: boolean;
  seat: number;
  name: string;
  move: number;
  beat: number;
  eyes: number;
}

/** Is the server well? */
export interface Health {
  status: string;
  version: string;
  engine: string;
}

/** What the owner of the house says to everybody. */
export interface Tidings {
  announcement: string;
  restart_ms: number;
  now_ms: number;
}

/** The games there are. */
export interface GameList {
  protocol: number;
  games: GameInfo[];
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  version: number;
  players: [number, number];
  options: Option[];
  presets: Record<string, Record<string, boolean | number | string>>;
  bots: string[];
}

/** One thing to agree on: some values, or any number between two bounds. */
export interface Option {
  key: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  least: number;
  most: number;
  ruling: string;
}

/** A whole game that bots played, seen over the shoulder of one seat. */
export interface Show {
  names: string[];
  eyes: number;
  options: Record<string, boolean | number | string>;
  moments: ShowMoment[];
}

/** A moment of a game that is shown: the fields of the view that have changed, and what was told on the way. */
export interface ShowMoment {
  view: Record<string, unknown>;
  story?: StoryLine[];
  beat?: boolean;
}

/** A puzzle: its game, its name, how seldom weaker levels find the answer, and what is special about it. */
export interface PuzzleLine {
  game: string;
  id: string;
  rating: number;
  theme: "plain" | "rescue" | "sealed" | "surprise" | "win";
}

/** A puzzle as whoever solves it sees it, and its place among those of its game, the easiest first. */
export interface PuzzleShown {
  puzzle: PuzzleLine;
  number: number;
  all: number;
  following: string;
  names: string[];
  eyes: number;
  options: Record<string, boolean | number | string>;
  view: unknown;
  prompt: PromptInfo;
}

/** Was it the best answer? What is said of it, and how the answers stand, the best first. */
export interface Solution {
  right: boolean;
  told: Say[];
  ways: Way[];
}

/** An answer to a puzzle. */
export interface Solve {
  action: number;
}

/** Some tables, the newest first. */
export interface TableList {
  tables: TableLine[];
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  names: string[];
  free: number;
  pace: Pace;
  updated_ms: number;
  code: string;
  seat: number;
  your_turn: boolean;
  asked: number[];
  idle_ms: number;
  away: boolean;
  imported: boolean;
  what_if: boolean;
  places: number[];
  bots: number[];
  levels: string[];
  rated: boolean;
}

/** The table of a code, or the evening. */
export interface Found {
  table: string;
  evening: string;
}

/** A record file. */
export interface GameRecord {
  format: string;
  game: string;
  version: number;
  seats: string[];
  luck: Secret | Seed;
  options?: Record<string, boolean | number | string>;
  data?: Record<string, unknown> | null;
  commitment?: string;
  moves?: string[];
  outcomes?: number[];
  places?: number[];
  imported?: boolean;
  notes?: Note[];
}

/** What somebody wrote about a moment of a finished game. */
export interface Note {
  move: number;
  name: string;
  text: string;
}

/** All that was written about a game, in its order. */
export interface Notes {
  notes: NoteLine[];
}

/** What somebody wrote about a moment: after so many moves. */
export interface NoteLine {
  move: number;
  seat: number;
  name: string;
  text: string;
}

/** Write about a moment of a finished game; with no text, take back what you wrote there. */
export interface NoteWish {
  move: number;
  text?: string;
}

/** All the luck of a finished game, to be checked against its secret. */
export interface Draws {
  commitment: string;
  luck: Secret | Seed;
  draws: Draw[];
}

/** One die or blind draw: a number below `among`, and the move it belongs to (0: the set-up). */
export interface Draw {
  move: number;
  among: number;
  number: number;
}

/** A finished game, or your own, at some moment. */
export interface Moment {
  move: number;
  moves: number;
  eyes: number;
  view: unknown;
  prompt: PromptInfo | null;
  story: StoryLine[];
  result: Result | null;
  beats: number;
  beat: number;
}

/** The course of a game, for a time line: after no move, one, two and so on. */
export interface Course {
  rounds: number[];
  lines: number[];
}

/** Where you sit. */
export interface Seated {
  table: string;
  code: string;
  seat: number;
  key: string;
  link: string;
}

/** Set a table; with a name you sit down at once, with bots the other seats are filled. */
export interface NewTable {
  game: string;
  seats: number;
  name?: string;
  bots?: string[];
  options?: Record<string, boolean | number | string>;
  data?: Record<string, unknown> | null;
  pace?: Pace;
  listed?: boolean;
  watching?: boolean;
  advice?: "alone" | "always" | "learners" | "never";
  rated?: boolean;
  learner?: boolean;
  entropy?: string;
  start?: boolean;
}

/** Sit down: on this seat, or on the first free one. */
export interface Join {
  name: string;
  seat?: number | null;
  entropy?: string;
  learner?: boolean | null;
  another?: boolean;
}

/** Take the seat of this token to the device that asks. */
export interface Resume {
  token: string;
}

/** Opens your seat on another device: keep it to yourself. */
export interface Link {
  token: string;
}

/** Nothing needs to be said. */
export interface Nothing {

}

/** Put a bot on a seat; without a seat on the first free one, without a level a knight. */
export interface SeatBot {
  seat?: number | null;
  bot?: string;
}

/** Agree on something else before the start; what is not named stays as it was. */
export interface Agree {
  seats?: number | null;
  options?: Record<string, boolean | number | string> | null;
  pace?: Pace | null;
  listed?: boolean | null;
  watching?: boolean | null;
  advice?: "alone" | "always" | "learners" | "never" | null;
  rated?: boolean | null;
}

/** Send somebody away before the start. */
export interface Kick {
  seat: number;
}

/** Let a bot answer for somebody who is not here, before his time is out. */
export interface StandIn {
  seat: number;
}

/** A review, or as much of it as is done. */
export interface ReviewInfo {
  moves: number;
  reached: number;
  ready: boolean;
  decisions: Weighed[];
  strokes: Stroke[];
  players: Player[];
}

/** One decision of one seat, all parts of its answer together. Numbers are shares of a won game. */
export interface Weighed {
  move: number;
  parts: number;
  seat: number;
  played: Answer[];
  better: Answer | null;
  value: number;
  loss: number;
  doubt: number;
  verdict: "blunder" | "doubtful" | "error" | "fine";
  exact: boolean;
  at: number;
  chances: Alternative[];
}

/** An answer in the notation of the game, and as it stands on a button. */
export interface Answer {
  text: string;
  label: Say;
}

/** An answer that was open, and the chance to win after it, by what the seat knew. */
export interface Alternative {
  answer: Answer;
  chance: number;
}

/** What luck gave each seat at one answer. */
export interface Stroke {
  move: number;
  gave: number[];
}

/** How it adds up for one seat: result = start + luck − lost + given + rest. */
export interface Player {
  decisions: number;
  doubtful: number;
  errors: number;
  blunders: number;
  result: number;
  lost: number;
  given: number;
  start: number | null;
  luck: number | null;
  rest: number | null;
}

/** Have a finished game reviewed, or hear how far it is; `known` decisions need not be told again. */
export interface Review {
  known?: number;
  stop?: boolean;
  kept?: boolean;
}

/** Play on from a moment of a finished game: you on this seat, bots of this level on the others. */
export interface PlayOn {
  move: number;
  seat: number;
  name: string;
  bot?: string;
}

/** How some games ended. */
export interface Finished {
  games: number;
  wins: number[];
}

/** Let bots finish a game from a moment of it, from the game of this number on. */
export interface Finishing {
  move: number;
  eyes?: number;
  first?: number;
}

/** Who you are here; without devices, nobody has told. */
export interface Me {
  name: string;
  crest: number;
  devices: DeviceLine[];
  blocked: BlockedLine[];
  rests_until_ms: number;
}

/** Something that is you: a device, or a code on paper. */
export interface DeviceLine {
  id: string;
  kind: "device" | "friend" | "gone" | "link" | "paper" | "passkey";
  name: string;
  added_ms: number;
  seen_ms: number;
  here: boolean;
}

/** Somebody whom you have blocked, by the name he had then. */
export interface BlockedLine {
  id: string;
  name: string;
  at_ms: number;
}

/** Your finished games, the newest first, and what they come to. */
export interface PlayedList {
  games: Played[];
  tallies: Tally[];
  more: number;
}

/** A game that you finished. */
export interface Played {
  table: string;
  game: string;
  names: string[];
  bots: number[];
  seat: number;
  place: number;
  ended_ms: number;
}

/** What you have done at one game. */
export interface Tally {
  game: string;
  played: number;
  won: number;
  places: number[];
  rating: Strength | null;
}

/** How strong you are at a game, by its rated tables; nobody else is told. */
export interface Strength {
  points: number;
  least: number;
  most: number;
  games: number;
  sure: "firm" | "guess" | "rough";
  bots: BotStrength[];
}

/** Where the bots of a level stand at a game. */
export interface BotStrength {
  level: string;
  points: number;
}

/** Everything that is kept of a person. */
export interface MyData {
  tables: MyTable[];
  me: Me;
  reports: MyReport[];
  telling: Told | null;
  evenings: MyEvening[];
  friends: FriendKept[];
  shown: boolean;
}

/** What is kept of a person at one table. */
export interface MyTable {
  table: string;
  game: string;
  status: string;
  seat: number;
  name: string;
  set_by_you: boolean;
  entropy: string;
  said: string[];
  answers: number;
  place: number;
  noted: string[];
}

/** Something you reported, and what the owner answered. */
export interface MyReport {
  at_ms: number;
  game: string;
  name: string;
  reason: "cheating" | "harassment" | "name" | "other";
  answered: boolean;
  answer: string;
}

/** How a person is told while she is away. */
export interface Told {
  language: string;
  zone: string;
  quiet: [number, number];
  every_minutes: number;
  muted: string[];
  ways: WayKept[];
}

/** All that is kept of a way, for whoever takes everything along. */
export interface WayKept {
  way: "hook" | "mail" | "push";
  address: string;
  name: string;
  added_ms: number;
  confirmed: boolean;
}

/** What is kept of a person at one evening. */
export interface MyEvening {
  evening: string;
  title: string;
  host: boolean;
  name: string;
  entropy: string;
}

/** What is kept of a friend, for whoever takes everything along. */
export interface FriendKept {
  name: string;
  since_ms: number;
}

/** Be called otherwise, or bear another crest; what is not named stays as it was. */
export interface PersonWish {
  name?: string | null;
  crest?: number | null;
}

/** A code that makes any device yours: keep it on paper, and to yourself. */
export interface Paper {
  code: string;
}

/** What a passkey answered, as the browser gives it (`credential.toJSON()`). */
export interface Signed {
  credential: Record<string, unknown>;
}

/** An address that has agreed to be written to. */
export interface MailTo {
  address: string;
}

/** Be away for so many days: clocks of days stand still for you; 0: be back. */
export interface Holiday {
  days: number;
}

/** Whom a link or a code would make of you. */
export interface Card {
  name: string;
  crest: number;
  devices: number;
}

/** The token of a link, or a code from paper as people may type it. */
export interface Token {
  token: string;
}

/** One of your devices, or of those whom you have blocked. */
export interface Which {
  device: string;
}

/** What was done about it. */
export interface Forgotten {
  forgotten: number;
  anonymous: number;
}

/** Report somebody at a table; with a line of chat, if it is about what he said. */
export interface Reporting {
  name: string;
  reason: "cheating" | "harassment" | "name" | "other";
  said_ms?: number;
  text?: string;
}

/** The seats of a table where somebody sits whom you have blocked. */
export interface BlockedHere {
  seats: number[];
}

/** Block whoever sits on a seat, or let him be read again. */
export interface Blocking {
  seat: number;
  blocked?: boolean;
}

/** What you reported, the newest first. */
export interface MyReports {
  reports: MyReport[];
}

/** How you are told while you are away, and what this house offers. */
export interface TellInfo {
  push_key: string;
  mail: boolean;
  hooks: boolean;
  language: string;
  zone: string;
  quiet_from: number;
  quiet_to: number;
  every_minutes: number;
  muted: string[];
  ways: WayLine[];
}

/** A way on which you are told. */
export interface WayLine {
  id: string;
  way: "hook" | "mail" | "push";
  name: string;
  added_ms: number;
  form: "apprise" | "discord" | "json" | "ntfy" | "slack";
  confirmed: boolean;
  here: boolean;
}

/** When, and in which language; what is not named stays as it was. */
export interface TellWish {
  language?: "de" | "en" | "fr" | null;
  zone?: string | null;
  quiet_from?: number | null;
  quiet_to?: number | null;
  every_minutes?: number | null;
}

/** Tell this device: what its browser got from its push service. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Write to this address, once somebody there has agreed. */
export interface MailWish {
  address: string;
}

/** Send a message to this address. */
export interface HookWish {
  address: string;
  form?: "apprise" | "discord" | "json" | "ntfy" | "slack";
}

/** One of your ways to be told. */
export interface WhichWay {
  channel: string;
}

/** Be told of a table, or not. */
export interface MuteWish {
  table: string;
  muted?: boolean;
}

/** What a link in a mail did. */
export interface Consented {
  address: string;
}

/** The token of a link in a mail. */
export interface Consent {
  token: string;
}

/** Your friends, and where they ask you to come. */
export interface Circle {
  friends: FriendLine[];
  invitations: InvitationLine[];
  shown: boolean;
}

/** A friend. */
export interface FriendLine {
  id: string;
  name: string;
  crest: number;
  since_ms: number;
  here: boolean;
  seen_ms: number;
}

/** A friend asks you to a table. */
export interface InvitationLine {
  name: string;
  at_ms: number;
  call: boolean;
  table: TableLine;
}

/** Whose friend a link would make of you. */
export interface FriendCard {
  name: string;
  crest: number;
}

/** One of your friends. */
export interface WhichFriend {
  friend: string;
}

/** May your friends see whether you are here? */
export interface Showing {
  shown: boolean;
}

/** Do not go to a table to which a friend asked you. */
export interface Declining {
  table: string;
}

/** How many friends were asked. */
export interface Invited {
  number: number;
}

/** Ask friends to a table that has not begun. */
export interface Inviting {
  friends: string[];
}

/** A game with whoever is here: with friends alone, or with everybody. */
export interface Quick {
  game: string;
  name: string;
  who?: "all" | "friends";
  seats?: number | null;
}

/** Your evenings, the newest first. */
export interface EveningList {
  evenings: EveningLine[];
}

/** An evening in your list. */
export interface EveningLine {
  id: string;
  title: string;
  games: string[];
  host: boolean;
  over: number;
  rounds: number;
  running: boolean;
  ended: boolean;
}

/** An evening, for one pair of eyes. */
export interface EveningInfo {
  id: string;
  code: string;
  title: string;
  host: boolean;
  you: number;
  games: string[];
  seats: number;
  tables: number;
  rounds: number;
  form: "knockout" | "league" | "rotate" | "swiss";
  pace: Pace;
  guests: GuestLine[];
  deals: DealLine[];
  now: TableNow[];
  standing: Standing[];
  paused: boolean;
  ended: boolean;
  table: string;
  key: string;
}

/** A guest, by whose number the rest speaks of him. */
export interface GuestLine {
  name: string;
  crest: number;
  gone: boolean;
}

/** A deal, in short. */
export interface DealLine {
  game: string;
  state: "coming" | "over" | "running";
  commitment: string;
}

/** A table of the deal that is played, as far as everybody may know. */
export interface TableNow {
  names: string[];
  guests: number[];
  over: boolean;
  round: number;
  asked: number[];
  away: number[];
  idle_ms: number;
}

/** A line of the standing. */
export interface Standing {
  guest: number;
  points: number;
  rank: number;
  was: number;
  deals: number;
}

/** Open an evening; with a name you take part yourself. */
export interface NewEvening {
  title: string;
  games: string[];
  seats: number;
  tables?: number;
  rounds?: number;
  form?: "knockout" | "league" | "rotate" | "swiss";
  pace?: Pace;
  bot?: string;
  options?: Record<string, Record<string, boolean | number | string>>;
  name?: string;
  crest?: number;
}

/** A deal that is over: every seat at every table. */
export interface DealInfo {
  number: number;
  game: string;
  commitment: string;
  luck: Secret;
  tables: string[];
  places: Place[][];
}

/** What a seat of a table came to, compared with the same seat elsewhere. */
export interface Place {
  name: string;
  guest: number;
  place: number;
  points: number;
  mean: number;
}

/** All that came of an evening, for a file. */
export interface Protocol {
  title: string;
  opened_ms: number;
  guests: string[];
  deals: DealInfo[];
  standing: Standing[];
}

/** An answer that is no JSON. */
export interface Plain {
  text: string;
  kind: string;
}

/** Take part, from the next deal on; who takes part already is called otherwise from then on. */
export interface Arrive {
  name: string;
  crest?: number;
  entropy?: string;
}

/** One of the guests. */
export interface WhichGuest {
  guest: number;
}

/** Other numbers of tables or rounds, from the next deal on; what is not named stays as it was. */
export interface Replan {
  tables?: number | null;
  rounds?: number | null;
}

/** Stop all tables, or let them go on. */
export interface Halt {
  paused: boolean;
}

/** The house in figures. */
export interface Statistics {
  version: string;
  engine: string;
  tables: Record<string, Record<string, number>>;
  in_memory: number;
  connections: number;
  addresses: number;
  bots_waiting: number;
  bans: Record<string, Ban>;
  announcement: string;
  restart_ms: number;
}

/** One mark of somebody who may not come in. */
export interface Ban {
  until_ms: number;
  why: string;
  who: string;
  group: string;
}

/** Some tables, and behind which one the next begin. */
export interface TablesHere {
  tables: TableHere[];
  next: string;
}

/** A table as the house sees it. */
export interface TableHere {
  id: string;
  game: string;
  status: string;
  names: string[];
  updated_ms: number;
  listed: boolean;
  in_memory: boolean;
  connections: number;
  code: string;
}

/** One table with its seats and what was said. */
export interface TableWhole {
  table: TableHere;
  seats: SeatHere[];
  chat: ChatLine[];
  deeds: number;
  broken: number;
}

/** A seat as the house sees it. */
export interface SeatHere {
  name: string;
  bot: string;
  here: number;
  muted: boolean;
  keys: number;
}

/** What the house has to do, and what it has for it. */
export interface Load {
  since_ms: number;
  samples: Sample[];
  bots_waiting: number;
  farm: number;
  database_bytes: number;
  free_bytes: number;
}

/** A short time, mostly half a minute. */
export interface Sample {
  at_ms: number;
  answers: number;
  saved_ms: number;
  slow_ms: number;
  processor: number;
  memory_mb: number;
  connections: number;
  bots_waiting: number;
}

/** Those who are here first, then those who were here last. */
export interface PeopleHere {
  people: PersonHere[];
  many: number;
}

/** Somebody with a name, as the house sees her. */
export interface PersonHere {
  id: string;
  name: string;
  crest: number;
  devices: number;
  seen_ms: number;
  table: string;
  ban: string;
  reports: number;
}

/** What was done, as it is written down. */
export interface Done {
  at_ms: number;
  what: string;
  table: string;
  about: string;
}

/** Something to be done to somebody. */
export interface Doing {
  name?: string;
  text?: string;
  days?: number;
  muted?: boolean;
  minutes?: number;
}

/** The log of what was done, the newest first. */
export interface DoneList {
  done: Done[];
}

/** Some reports: those that wait for an answer first, the newest of each kind before the others. */
export interface Reports {
  reports: Report[];
}

/** A report as the owner reads it. */
export interface Report {
  id: string;
  at_ms: number;
  table: string;
  game: string;
  name: string;
  seat: number;
  reason: "cheating" | "harassment" | "name" | "other";
  said: string;
  text: string;
  by: string;
  answered_ms: number;
  answer: string;
}

/** Why a request could not be fulfilled. */
export interface Problem {
  key: string;
  why: Say;
  sentence: string;
}
