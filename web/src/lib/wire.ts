// A socket that comes back by itself, and that soon notices when the other end has fallen silent.
import type { FromClient, FromServer } from "~/lib/messages.ts";

const LOOK_MS = 5_000; // how often it is looked whether the line is quiet
const PING_MS = 15_000; // of quiet, then it is asked whether anybody is there
const DOUBT_MS = 1_700; // without an answer the line counts as lost, though it may still be only slow
const GIVE_UP_MS = 6_000; // without an answer another line is tried
const ASLEEP_MS = 30_000; // after so long without a word nobody need ask: we were asleep
const MOST_PAUSE_MS = 8_000; // between two tries
const FINAL_CODES = [4403, 4404, 4426];

export type Connection = "opening" | "open" | "lost" | "closed";

export interface Ear {
  hear(message: FromServer): void;
  /** The connection is another one now; with the code of the server if it hung up. */
  turn(connection: Connection, code: number): void;
}

export class Wire {
  opened = 0; // lines that stood so far

  #socket: WebSocket | null = null;
  #tries = 0;
  #heardAt = 0;
  #isDue = false; // has it been asked for a sign of life?
  #pings = 0;
  #isOver = false;
  #connection: Connection = "opening";
  #timers: Record<"look" | "doubt" | "again", number> = { look: 0, doubt: 0, again: 0 };
  #ends = new AbortController();

  constructor(
    readonly url: string,
    readonly ear: Ear,
  ) {
    this.#open();
    this.#timers.look = window.setInterval(() => this.#look(), LOOK_MS);
    const here = { signal: this.#ends.signal };
    window.addEventListener("offline", () => this.#leave(), here);
    window.addEventListener("online", () => this.#connection === "lost" && this.reopen(), here);
    document.addEventListener("visibilitychange", () => document.hidden || this.#look(0), here);
  }

  /** Another line at once. */
  reopen(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  /** Hangs up for good. */
  close(): void {
    this.#isOver = true;
    this.#ends.abort();
    clearInterval(this.#timers.look);
    this.#forget();
    this.#socket?.close();
  }

  /** Sends something, if there is a line; whether it arrives is another matter. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Asks for a sign of life, which must come soon; its number comes back when all that was sent before has been read. */
  ask(): number {
    if (!this.send({ type: "ping", n: ++this.#pings })) return 0;
    if (!this.#isDue) this.#expect();
    return this.#pings;
  }

  #open(): void {
    this.#forget();
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#expect();
    socket.onopen = () => socket === this.#socket && this.#stand();
    socket.onmessage = (event) => socket === this.#socket && this.#hear(String(event.data));
    socket.onclose = (event) => socket === this.#socket && this.#lose(event.code);
  }

  #stand(): void {
    this.#forget();
    this.#tries = 0;
    this.#heardAt = Date.now();
    this.opened += 1;
    this.#turn("open");
  }

  #hear(text: string): void {
    this.#heardAt = Date.now();
    this.#forget();
    this.#turn("open");
    this.ear.hear(JSON.parse(text) as FromServer);
  }

  #lose(code: number): void {
    this.#socket = null;
    this.#forget();
    if (this.#isOver) return;
    const isFinal = FINAL_CODES.includes(code);
    this.#turn(isFinal ? "closed" : "lost", code);
    this.#tries += 1;
    const pause = Math.min(250 * 2 ** this.#tries, MOST_PAUSE_MS);
    if (!isFinal) this.#timers.again = window.setTimeout(() => this.#open(), pause);
  }

  #turn(connection: Connection, code = 0): void {
    this.#connection = connection;
    this.ear.turn(connection, code);
  }

  #expect(): void {
    this.#isDue = true;
    this.#timers.doubt = window.setTimeout(() => this.#doubt(), DOUBT_MS);
  }

  /** What was due has not come. */
  #doubt(): void {
    const socket = this.#socket;
    this.#turn("lost");
    this.#timers.doubt = window.setTimeout(() => this.#giveUp(socket), GIVE_UP_MS - DOUBT_MS);
  }

  /** A line on which nothing moves is let go, without waiting until the other end agrees. */
  #giveUp(socket: WebSocket | null): void {
    if (!socket || socket !== this.#socket) return;
    this.#lose(0);
    socket.close();
  }

  /** The browser says that it is cut off; a server in the same house may still answer. */
  #leave(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#turn("lost");
    this.ask();
  }

  /** Asks if it has been quiet for so long; who comes back to the page asks at once. */
  #look(enough = PING_MS): void {
    const quiet = Date.now() - this.#heardAt;
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (quiet >= ASLEEP_MS && !document.hidden) this.reopen();
    else if (quiet >= enough) this.ask();
  }

  #forget(): void {
    this.#isDue = false;
    clearTimeout(this.#timers.doubt);
    clearTimeout(this.#timers.again);
  }
}
