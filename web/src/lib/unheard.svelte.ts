// What was said at a table since one last looked at the chat, by others.
import { untrack } from "svelte";
import type { Line } from "~/lib/line.svelte.ts";

export class Unheard {
  #untilMs = $state(0);

  constructor(readonly line: Line) {
    untrack(() => this.hear()); // what was said before one came is no news
  }

  /** Everything said so far has been seen. */
  hear(): void {
    this.#untilMs = this.line.chat[this.line.chat.length - 1]?.at_ms ?? 0;
  }

  /** How many lines are new. What the house announces is not one of them: it stands in the story, too, or at a seat. */
  get number(): number {
    return this.line.chat.filter((said) => !said.say && said.seat !== this.line.seat && said.at_ms > this.#untilMs).length;
  }
}
