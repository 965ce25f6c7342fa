// A game moment by moment: with one's own eyes while it is on, with anybody's when it is over.
import { api } from "~/lib/api.ts";
import type { Moment, TableInfo } from "~/lib/messages.ts";
import { Sight, type AnyView } from "~/lib/sight.svelte.ts";

export class Replay extends Sight {
  move = $state(0);
  moves = $state(0);
  eyes = $state(-1);
  playing = $state(false);
  #kept = new Map<string, Moment>();
  #wanted = 0;

  constructor(readonly table: string) {
    super();
  }

  /** Opens the game at a move, or at a line of the story. */
  async open(where: { move?: number; line?: number }, eyes?: number): Promise<void> {
    const info: TableInfo = await api.table(this.table);
    this.info = info;
    this.eyes = eyes ?? info.you;
    await this.go(where);
  }

  /** Shows a moment; a request that was overtaken by another is forgotten. */
  async go(where: { move?: number; line?: number }): Promise<void> {
    this.#wanted += 1;
    const mine = this.#wanted;
    const name = `${where.move ?? ""} ${where.line ?? ""} ${this.eyes}`;
    let moment = this.#kept.get(name);
    if (!moment) {
      moment = await api.moment(this.table, { ...where, eyes: this.eyes });
      this.#kept.set(name, moment);
    }
    if (mine !== this.#wanted) return;
    const known = this.story.length;
    this.move = moment.move;
    this.moves = moment.moves;
    this.story = moment.story.map((line) => this.heard(line));
    this.news = this.story.slice(known);
    this.show(moment.view as AnyView, moment.prompt, moment.result);
  }

  async step(by: number): Promise<void> {
    await this.go({ move: Math.max(0, Math.min(this.moves, this.move + by)) });
  }

  async look(eyes: number): Promise<void> {
    this.eyes = eyes;
    await this.go({ move: this.move });
  }
}
