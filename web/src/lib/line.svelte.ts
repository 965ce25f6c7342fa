// The line to a table: the socket, what arrives through it, in a pace one can follow, and what is answered.
import { PROTOCOL } from "~/lib/messages.ts";
import type { ChatLine, Clock, Failed, FromClient, FromServer, Refused, Say, StoryLine, TableInfo, Update } from "~/lib/messages.ts";
import { still } from "~/lib/settings.svelte.ts";
import { Sight, type AnyView } from "~/lib/sight.svelte.ts";

const PING_MS = 20_000;
const SILENCE_MS = 30_000; // without a word from the server the line counts as lost
const PACE_MS = 500; // between two steps of others
const MOST_LINES = 500; // of chat
const WONDER_MS = 250; // before it asks what else one might think of
const BETWEEN = { asks: "between", asked: [], answering: false }; // a beat asks nobody
const OTHER_PROTOCOL = 4426;
const FINAL_CODES = [4403, 4404, OTHER_PROTOCOL];

/** What is shown at once: the fields that changed, the lines that came with them, and at the end of the way the update. */
interface Step {
  fields: Record<string, unknown>;
  whole: boolean;
  from: number;
  lines: StoryLine[];
  update: Update | null;
}

export type Connection = "opening" | "open" | "lost" | "closed";

export class Line extends Sight {
  override readonly live = true;
  connection = $state<Connection>("opening");
  closedBecause = $state.raw<Say | null>(null);
  isOutdated = $state(false); // the server speaks another protocol than this page: load it anew
  chat = $state.raw<ChatLine[]>([]);
  refused = $state.raw<Refused | null>(null);
  failed = $state.raw<Failed | null>(null);
  undo = $state(false);
  clocks = $state.raw<Clock[]>([]);
  left = $state.raw<number[]>([]);
  waiting = $state(0); // steps that wait to be shown
  sent = $state(false); // an answer is on its way
  clockSkew = 0; // the server's clock less ours

  #socket: WebSocket | null = null;
  #lastWhy: Say | null = null; // what failed on this line, last of all
  #number = -1;
  #queue: Step[] = [];
  #base: AnyView | null = null; // what was sent so far; in a beat the view shown asks nobody
  #shownAt = 0;
  #timer = 0;
  #tries = 0;
  #heardAt = 0;
  #isOver = false;
  #beat = 0;
  #inTurn: number[] = []; // answers to the questions that will follow
  #wondering = 0;

  constructor(readonly table: string) {
    super();
    this.#open();
    this.#beat = window.setInterval(() => this.#check(), 5_000);
  }

  /** Opens the line anew, for somebody who has just sat down. */
  reopen(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  /** Leaves the line for good. */
  close(): void {
    this.#isOver = true;
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    clearTimeout(this.#wondering);
    this.#socket?.close();
  }

  override play(...actions: number[]): void {
    if (this.sent || this.waiting > 0) return;
    this.refused = null;
    this.failed = null;
    this.sent = this.#send({ type: "play", question: this.#number, actions });
  }

  override playInTurn(...answers: number[]): void {
    const [first, ...rest] = answers;
    if (first === undefined) return;
    this.play(first);
    this.#inTurn = this.sent ? rest : [];
  }

  takeBack(): void {
    if (this.undo) this.#send({ type: "undo", question: this.#number });
  }

  say_aloud(text: string): void {
    if (text.trim()) this.#send({ type: "chat", text: text.trim() });
  }

  back(): void {
    this.#send({ type: "back" });
  }

  /** Shows at once all that waits, as one step: its lines together are the news. */
  catchUp(): void {
    this.held = false;
    if (this.#queue.length === 0) return;
    const before = this.view;
    const news: Heard[] = [];
    while (this.#queue.length > 0) {
      this.#showNext();
      news.push(...this.news);
    }
    this.before = before;
    this.news = news;
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket?protocol=${PROTOCOL}`);
    this.#socket = socket;
    this.#lastWhy = null;
    socket.onmessage = (event) => {
      this.#heardAt = Date.now();
      this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onopen = () => {
      this.#heardAt = Date.now();
      this.#tries = 0;
      this.connection = "open";
      this.sent = false;
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#isOver || socket !== this.#socket) return;
    this.#socket = null;
    this.sent = false;
    if (FINAL_CODES.includes(code)) {
      this.connection = "closed";
      this.isOutdated = code === OTHER_PROTOCOL;
      const key = code === 4404 ? "fault-no-such-table" : "fault-no-watching";
      this.closedBecause = this.#lastWhy ?? { type: "say", key, args: {} };
      return;
    }
    this.connection = "lost";
    this.#tries += 1;
    window.setTimeout(() => !this.#isOver && !this.#socket && this.#open(), Math.min(250 * 2 ** this.#tries, 8_000));
  }

  #check(): void {
    const silence = Date.now() - this.#heardAt;
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (silence > SILENCE_MS) this.#socket.close();
    else if (silence > PING_MS - 5_000) this.#send({ type: "ping" });
  }

  #send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        return this.#sit(message);
      case "update":
        return this.#enqueue(message);
      case "greyed":
        if (message.question === this.#number) this.greyed = message.choices.map((choice) => this.offered(choice));
        return;
      case "refused":
        this.sent = false;
        this.#inTurn = [];
        this.refused = message;
        return;
      case "failed":
        this.sent = false;
        this.#inTurn = [];
        this.failed = message;
        this.#lastWhy = message.why;
        return;
      case "said":
        this.chat = [...this.chat, message.line].slice(-MOST_LINES);
        return;
      case "pong":
        this.clockSkew = message.now_ms - Date.now();
    }
  }

  #sit(table: TableInfo): void {
    this.info = table;
    if (table.chat) this.chat = table.chat;
    this.clockSkew = table.now_ms - Date.now();
  }

  #enqueue(update: Update): void {
    this.sent = false;
    this.#queue.push(...steps(update));
    this.waiting = this.#queue.length;
    const isFirst = this.view === null;
    const isOwn = this.isAsked; // our own answer has come back: at once, as far as it goes by itself
    if (isFirst || still() || document.hidden) return this.catchUp();
    if (isOwn) this.#showNext();
    if (this.#queue.length > 0) this.#schedule();
  }

  #schedule(): void {
    if (this.#timer) return;
    const wait = Math.max(this.held ? 100 : 0, this.#shownAt + PACE_MS - Date.now());
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      if (!this.held) this.#showNext();
      if (this.#queue.length > 0) this.#schedule();
    }, wait);
  }

  #showNext(): void {
    const step = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!step) return;
    this.#shownAt = Date.now();
    const last = this.story.length > 0 ? (this.story[this.story.length - 1]?.n ?? -1) : Infinity;
    const lines = step.lines.map((line) => this.heard(line));
    this.news = lines.filter((line) => line.n > last);
    this.story = [...this.story.filter((line) => line.n < step.from), ...lines];
    this.refused = null;
    this.failed = null;
    this.#base = (step.whole ? step.fields : { ...this.#base, ...step.fields }) as unknown as AnyView;
    if (step.update) this.#arrive(step.update, this.#base);
    else this.show({ ...this.#base, ...BETWEEN }, null, null);
  }

  /** The end of the way: the next question, or the end of the game. */
  #arrive(update: Update, view: AnyView): void {
    this.#number = update.question;
    this.undo = update.undo ?? false;
    this.clocks = update.clocks ?? [];
    this.left = update.left_ms ?? [];
    this.show(view, update.prompt ?? null, update.result ?? null);
    this.#goOn();
    clearTimeout(this.#wondering);
    if (this.isAsked) this.#wondering = window.setTimeout(() => this.#wonder(), WONDER_MS);
  }

  /** Asks what else one might think of, and why it is not possible. */
  #wonder(): void {
    if (this.isAsked && !this.sent) this.#send({ type: "whynot", question: this.#number });
  }

  /** Gives the next of the answers that were to follow, if it is still open. */
  #goOn(): void {
    const [next, ...rest] = this.#inTurn;
    this.#inTurn = rest;
    if (next === undefined) return;
    if (this.waiting === 0 && this.choices.some((choice) => choice.action === next)) this.play(next);
    else this.#inTurn = [];
  }
}

/** An update cut into the moments on the way and the end of it. */
function steps(update: Update): Step[] {
  const lines = update.story ?? [];
  const found: Step[] = [];
  let from = update.story_from;
  for (const beat of update.beats ?? []) {
    const told = lines.filter((line) => line.n >= from && line.n < beat.until);
    found.push({ fields: beat.view, whole: false, from, lines: told, update: null });
    from = Math.max(from, beat.until);
  }
  const rest = lines.filter((line) => line.n >= from);
  found.push({ fields: update.view, whole: update.whole ?? false, from, lines: rest, update });
  return found;
}
