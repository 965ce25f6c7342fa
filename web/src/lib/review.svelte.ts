// The review of a finished game: asked for until it is ready, the decisions as they are weighed.
import { api, Refusal } from "~/lib/api.ts";
import type { Player, ReviewInfo, Say, Weighed } from "~/lib/messages.ts";

const ASK_AGAIN_MS = 700;

export class Review {
  decisions = $state.raw<Weighed[]>([]);
  players = $state.raw<Player[]>([]); // once it is ready
  reached = $state(0);
  moves = $state(0);
  isReady = $state(false);
  isStopped = $state(false);
  fault = $state.raw<Say | null>(null);
  #timer = 0;
  #isLeft = false;

  constructor(readonly table: string) {}

  /** Asks for it, and again until it is ready. */
  async open(): Promise<void> {
    this.isStopped = false;
    this.fault = null;
    try {
      this.#hear(await api.review(this.table, { known: this.decisions.length }));
    } catch (refusal) {
      this.fault = (refusal as Refusal).why;
      return;
    }
    if (!this.isReady && !this.isStopped && !this.#isLeft) this.#timer = window.setTimeout(() => void this.open(), ASK_AGAIN_MS);
  }

  /** Hears what is kept of it, if there is anything; nothing is made. */
  async look(known = this.decisions.length): Promise<void> {
    await api.review(this.table, { kept: true, known }).then(
      (info) => info.ready && this.#hear(info),
      () => {}, // a game without reviews has none
    );
  }

  /** Nobody here waits for it any more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.#timer);
    await api.review(this.table, { stop: true }).catch(() => {}); // then it is made for nobody
    this.decisions = [];
    this.reached = 0;
  }

  /** Leaves the screen; it is made all the same. */
  close(): void {
    this.#isLeft = true;
    clearTimeout(this.#timer);
  }

  #hear(info: ReviewInfo): void {
    if (this.isStopped) return;
    if (info.reached < this.reached)
      this.decisions = []; // it was begun anew, and comes to the same
    else this.decisions = [...this.decisions, ...info.decisions];
    this.players = info.players;
    this.moves = info.moves;
    this.reached = info.reached;
    this.isReady = info.ready;
  }
}
