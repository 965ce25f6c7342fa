// The line to a table: what arrives through it, and what is answered. No answer is lost or given twice without a word.
import { root } from "~/lib/root.ts";
import { api } from "~/lib/api.ts";
import { asksFirst } from "~/lib/asking.ts";
import { Blocks } from "~/lib/blocks.svelte.ts";
import { Course } from "~/lib/course.svelte.ts";
import { PROTOCOL } from "~/lib/messages.ts";
import type { Advice, ChatLine, Clock, Failed, FromServer, Greyed, Play, Refused, Say, TableInfo, Undo, Update } from "~/lib/messages.ts";
import { settings } from "~/lib/settings.svelte.ts";
import type { AnyView, Giving, Offer } from "~/lib/sight.svelte.ts";
import type { Data } from "~/lib/wording.ts";
import { Wire, type Connection } from "~/lib/wire.ts";

const MOST_LINES = 500; // of chat
const WONDER_MS = 250; // before it asks what else one might think of
const OTHER_PROTOCOL = 4426;
const NO_TABLE = 4404;
const UNADVISED = ["no-advice", "no-advice-rated", "advice-failed", "not-asked"]; // why no advice comes; the prompt need not say it

const say = (key: string): Say => ({ type: "say", key, args: {} });

/** What was answered, until it is known what came of it. */
interface Pending {
  message: Play | Undo;
  line: number; // over which line it went; 0: over none yet
  ping: number; // went after it over the same line
  isRead: boolean; // the server has read it
  act: Data | undefined; // what it says, where it is one thing
}

export class Line extends Course {
  override readonly live = true;
  connection = $state<Connection>("opening");
  closedBecause = $state.raw<Say | null>(null);
  isOutdated = $state(false); // the server speaks another protocol than this page: load it anew
  #said = $state.raw<ChatLine[]>([]);
  readonly blocks: Blocks;
  readonly chat = $derived(this.#said.filter((said) => !this.blocks.hides(said)));
  refused = $state.raw<Refused | null>(null);
  failed = $state.raw<Failed | null>(null);
  undo = $state(false);
  isBegun = $state(false); // part of an answer has been given, which can be taken back
  clocks = $state.raw<Clock[]>([]);
  left = $state.raw<number[]>([]);
  #pending = $state.raw<Pending | null>(null);
  readonly sent = $derived(this.#pending !== null); // an answer is on its way
  missed = $state.raw<Say | null>(null); // what became of an answer that the line did not carry
  advice = $state.raw<Advice | null>(null); // what was advised last
  unadvised = $state.raw<Say | null>(null); // or why nothing was
  answered = $state.raw<{ question: number; actions: number[] } | null>(null); // the answer that was sent last
  clockSkew = 0; // the server's clock less ours

  #wire: Wire;
  #lastWhy: Say | null = null; // what failed on this line, last of all
  #number = -1;
  #inTurn: number[] = []; // answers to the questions that will follow
  #agreed: () => void = () => {};
  #wondering = 0;
  #wondered = new Set<string>(); // the pieces that were asked about at this question

  constructor(readonly table: string) {
    super();
    this.blocks = new Blocks(table);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}${root}/api/tables/${encodeURIComponent(table)}/socket?protocol=${PROTOCOL}`;
    this.#wire = new Wire(url, { hear: (message) => this.#hear(message), turn: (connection, code) => this.#turn(connection, code) });
  }

  /** Opens the line anew, for somebody who has just sat down. */
  reopen(): void {
    this.#wire.reopen();
  }

  /** Leaves the line for good. */
  close(): void {
    this.stop();
    clearTimeout(this.#wondering);
    this.#wire.close();
  }

  override play(...actions: number[]): void {
    if (this.sent || this.waiting > 0) return;
    this.refused = null;
    this.failed = null;
    this.answered = { question: this.#number, actions };
    this.#give({ type: "play", question: this.#number, actions });
  }

  override choose(choice: Offer, { give = () => this.play(choice.action), isLaidOut = false }: Giving = {}): void {
    this.#agreed = give;
    if (asksFirst(settings.asking, choice, this.choices.length, isLaidOut)) this.considered = choice;
    else give();
  }

  /** Gives the answer that was asked about once more. */
  agree(): void {
    this.#agreed();
  }

  override get advised(): Advice | null {
    return this.view && this.advice?.question === this.#number ? this.advice : null;
  }

  override wonder(piece: string): void {
    if (!this.isAsked || this.sent || this.#wondered.has(piece)) return;
    if (this.#wire.send({ type: "whynot", question: this.#number, piece })) this.#wondered.add(piece);
  }

  override playInTurn(...answers: number[]): void {
    const [first, ...rest] = answers;
    if (first === undefined) return;
    this.play(first);
    this.#inTurn = this.sent ? rest : [];
  }

  /** The number of the question before us; it changes with the view. */
  get question(): number {
    return this.#number;
  }

  /** Asks what a good player would answer. */
  advise(): void {
    this.unadvised = null;
    if (this.isAsked && !this.sent) this.#wire.send({ type: "advise", question: this.#number });
  }

  /** Fetches the whole story of a finished game; on arrival only its last lines came. */
  async recall(): Promise<void> {
    const { story } = await api.moment(this.table, {});
    this.story = story.map((told) => this.heard(told));
  }

  takeBack(): void {
    if (this.undo && !this.sent) this.#give({ type: "undo", question: this.#number });
  }

  /** Lets go of what was only begun: a question asked once more, a piece picked up, a part of an answer. */
  letGo(): void {
    if (this.considered) this.considered = null;
    else if (this.picked) this.picked = "";
    else if (this.isBegun) this.takeBack();
  }

  /** Says something; False if nobody can hear it now. */
  say_aloud(text: string): boolean {
    return this.connection === "open" && this.#wire.send({ type: "chat", text: text.trim() });
  }

  back(): void {
    this.#wire.send({ type: "back" });
  }

  #turn(connection: Connection, code: number): void {
    this.connection = connection;
    if (connection !== "closed") return;
    this.isOutdated = code === OTHER_PROTOCOL;
    this.closedBecause = this.#lastWhy ?? say(code === NO_TABLE ? "fault-no-such-table" : "fault-no-watching");
  }

  /** Sends an answer, or keeps it until there is a line again. */
  #give(message: Play | Undo): void {
    this.missed = null;
    const act = message.type === "play" ? this.choices.find(({ action }) => action === message.actions[0])?.act : undefined;
    const isGone = this.#wire.send(message);
    this.#pending = { message, line: isGone ? this.#wire.opened : 0, ping: isGone ? this.#wire.ask() : 0, isRead: false, act };
  }

  /** What became of our answer, if this update tells it. A line that was lost may have swallowed it: then it is sent again. */
  #settle(update: Update): void {
    const pending = this.#pending;
    if (!pending) return;
    const isSame = update.question === pending.message.question && !update.result;
    const isOurLine = pending.line === this.#wire.opened;
    if (isSame && !isOurLine) return this.#give(pending.message);
    if (isSame && !pending.isRead) return;
    this.#pending = null;
    if (!isSame && pending.message.type === "play") this.begin();
    if (!isSame && isOurLine && this.#isTooLate(pending, update)) this.#miss("page-answer-missed");
    if (isSame || !isOurLine) this.#miss(pending.line && !isSame ? "page-answer-unsure" : "page-answer-missed");
  }

  /** Where others may be faster, the story tells whether our answer was in time. */
  #isTooLate({ act }: Pending, { story = [] }: Update): boolean {
    const counts = this.page?.counts;
    return act !== undefined && counts !== undefined && !counts(act, story.map((line) => line.told as Data), this.seat); // prettier-ignore
  }

  #miss(key: string): void {
    this.#inTurn = [];
    this.missed = say(key);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        return this.#sit(message);
      case "update":
        return this.#take(message);
      case "greyed":
        return this.#grey(message);
      case "refused":
        this.#pending = null;
        this.considered = null;
        this.#inTurn = [];
        this.refused = message;
        return;
      case "advice":
        this.advice = message;
        return;
      case "failed":
        if (UNADVISED.includes(message.key)) {
          this.unadvised = message.why;
          return;
        }
        this.#pending = null;
        this.considered = null;
        this.#inTurn = [];
        this.failed = message;
        this.#lastWhy = message.why;
        return;
      case "said":
        this.#said = [...this.#said, message.line].slice(-MOST_LINES);
        return;
      case "pong":
        this.clockSkew = message.now_ms - Date.now();
        if (this.#pending?.ping === message.n) this.#pending = { ...this.#pending, isRead: true };
    }
  }

  /** What else one might think of: at first in general, then at the pieces that were looked at. */
  #grey(message: Greyed): void {
    if (message.question !== this.#number) return;
    const known = new Set(message.piece ? this.greyed.map((choice) => choice.action) : []);
    const more = message.choices.filter((choice) => !known.has(choice.action)).map((choice) => this.offered(choice));
    this.greyed = message.piece ? [...this.greyed, ...more] : more;
  }

  #sit(table: TableInfo): void {
    this.info = table;
    if (table.chat) this.#said = table.chat;
    this.blocks.look(table);
    this.clockSkew = table.now_ms - Date.now();
  }

  /** Our own answer has come back, or something has happened elsewhere. */
  #take(update: Update): void {
    const isMine = this.isAsked && (this.sent || this.isMyTurn); // a call that others may cut off is answered by who does
    if (this.isAsked) this.undo = false;
    this.#settle(update);
    this.refused = null;
    this.failed = null;
    this.follow(update, isMine);
  }

  /** The end of the way: the next question, or the end of the game. */
  protected override arrive(update: Update, view: AnyView): void {
    this.#number = update.question;
    this.undo = update.undo ?? false;
    this.isBegun = update.begun ?? false;
    this.#wondered.clear();
    this.clocks = update.clocks ?? [];
    this.left = update.left_ms ?? [];
    this.show(view, update.prompt ?? null, update.result ?? null);
    this.#goOnInTurn();
    clearTimeout(this.#wondering);
    if (this.isAsked) this.#wondering = window.setTimeout(() => this.#wonder(), WONDER_MS);
  }

  protected override now(): number {
    return Date.now() + this.clockSkew;
  }

  /** Asks what else one might think of, and why it is not possible. */
  #wonder(): void {
    if (this.isAsked && !this.sent) this.#wire.send({ type: "whynot", question: this.#number });
  }

  /** Gives the next of the answers that were to follow, if it is still open. */
  #goOnInTurn(): void {
    const [next, ...rest] = this.#inTurn;
    this.#inTurn = rest;
    if (next === undefined) return;
    if (this.waiting === 0 && this.choices.some((choice) => choice.action === next)) this.play(next);
    else this.#inTurn = [];
  }
}
