// A game moment by moment: with one's own eyes while it is on, with anybody's when it is over.
import { api } from "~/lib/api.ts";
import type { Moment, TableInfo } from "~/lib/messages.ts";
import { Sight, type AnyView } from "~/lib/sight.svelte.ts";

/** A moment: after so many moves, at a beat of the last of them, or at a line of the story. */
export interface Where {
  move?: number;
  beat?: number;
  line?: number;
}

export class Replay extends Sight {
  move = $state(0);
  beat = $state(0); // on the way of that move, from 1; 0: after it
  beats = $state(0);
  moves = $state(0);
  eyes = $state(-1);
  playing = $state(false);
  #kept = new Map<string, Moment>();
  #wanted = 0;

  constructor(readonly table: string) {
    super();
  }

  /** Opens the game at a move, or at a line of the story. */
  async open(where: Where, eyes?: number): Promise<void> {
    const info: TableInfo = await api.table(this.table);
    this.info = { ...info, seats: info.seats.map((seat) => ({ ...seat, away: "", here: true })) }; // whoever was there then
    this.eyes = eyes ?? info.you;
    await this.go(where);
  }

  /** Shows a moment; a request that was overtaken by another is forgotten. */
  async go(where: Where): Promise<void> {
    this.#wanted += 1;
    const mine = this.#wanted;
    const name = `${where.move ?? ""} ${where.beat ?? ""} ${where.line ?? ""} ${this.eyes}`;
    let moment = this.#kept.get(name);
    if (!moment) {
      moment = await api.moment(this.table, { ...where, eyes: this.eyes });
      this.#kept.set(name, moment);
    }
    if (mine !== this.#wanted) return;
    const known = this.story.length;
    this.move = moment.move;
    this.beat = moment.beat;
    this.beats = moment.beats;
    this.moves = moment.moves;
    this.story = moment.story.map((line) => this.heard(line));
    this.news = this.story.slice(known);
    this.show(moment.view as AnyView, moment.prompt, moment.result);
  }

  /** Leaves for good: what was asked for last is not shown any more. */
  close(): void {
    this.#wanted += 1;
  }

  /** To the next beat or move. */
  async on(): Promise<void> {
    if (this.beat > 0) await this.go({ move: this.move, beat: this.beat + 1 });
    else if (this.move < this.moves) await this.go({ move: this.move + 1, beat: 1 });
  }

  /** To the beat or move before. */
  async back(): Promise<void> {
    const before = this.beat > 0 ? this.beat - 1 : this.beats;
    if (before > 0) await this.go({ move: this.move, beat: before });
    else if (this.move > 0) await this.go({ move: this.move - 1 });
  }

  async look(eyes: number): Promise<void> {
    this.eyes = eyes;
    await this.go({ move: this.move, beat: this.beat });
  }
}
