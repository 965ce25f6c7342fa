// Says what it is given, though not more often than allowed, and the last of it again and again.
const LEAST_MS = 400;
const AGAIN_MS = 5_000;

export class Steadily<T> {
  #last: T | undefined;
  #saidAt = -LEAST_MS;
  #timer = 0;

  constructor(readonly tell: (what: T) => void) {}

  /** At once, or as soon as it may be said. */
  say(what: T): void {
    this.#last = what;
    this.#later(Math.max(0, this.#saidAt + LEAST_MS - Date.now()));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#last = undefined;
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#now(), pause);
  }

  #now(): void {
    if (this.#last === undefined) return;
    this.#saidAt = Date.now();
    this.tell(this.#last);
    this.#later(AGAIN_MS);
  }
}
