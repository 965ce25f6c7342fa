// A game between bots, shown with remarks: it runs by itself, rests, goes faster or slower, and from remark to remark.
import type { Hint } from "~/coach/coach.svelte.ts";
import { api } from "~/lib/api.ts";
import { cardOf, type Beat } from "~/lib/beats.ts";
import { gamePage, type GamePage } from "~/lib/games.ts";
import type { ShowMoment, TableInfo } from "~/lib/messages.ts";
import type { Pace } from "~/lib/pace.ts";
import { settings, still } from "~/lib/settings.svelte.ts";
import { Sight, type AnyView, type Line } from "~/lib/sight.svelte.ts";
import { words } from "~/lib/words.svelte.ts";
import { commentsOf, type Shot } from "~/show/comments.ts";
import { frameMs, framesOf, type Frame } from "~/show/frames.ts";

const NOBODY = { asks: "between", asked: [] }; // on the way nobody is asked
const BOT = "monarch";

export class Show extends Sight {
  page = $state.raw<GamePage | null>(null);
  frames = $state.raw<Frame[]>([]);
  place = $state(0);
  pace = $state<Pace>("normal");
  isPaused = $state(still());
  #timer = 0;

  readonly isOver = $derived(this.place >= this.frames.length - 1);
  readonly #frame = $derived(this.frames[this.place]);
  /** The places of all remarks, and those that were made so far. */
  readonly remarks = $derived(this.frames.flatMap((frame, place) => (frame.comment ? [place] : [])));
  readonly told = $derived(this.remarks.filter((place) => place <= this.place));
  /** The remark that was made last, and whether it is about this very moment. */
  readonly hint = $derived.by((): Hint | null => {
    const last = this.told[this.told.length - 1];
    return last === undefined ? null : this.remarkAt(last);
  });
  readonly isNow = $derived(Boolean(this.#frame?.comment));
  /** The card of a great moment, where the remark points at nothing else. */
  readonly beat = $derived.by((): Beat | null => {
    const frame = this.#frame;
    const isGreat = frame?.comment && !frame.comment.marks && frame.lines.length > 0;
    const isBig = isGreat && frame.lines.some((line) => this.page?.beats?.weight(line, frame.view, frame.lines) === "big");
    if (!isBig || !this.page) return null;
    const card = cardOf(this, this.page, frame.lines, frame.view);
    return { ...frame, weight: "big", isMine: false, card, past: [] };
  });
  /** How long all of it lasts at the usual pace. */
  readonly seconds = $derived(this.frames.reduce((sum, frame) => sum + this.#msOf(frame, "normal"), 0) / 1000);

  constructor(readonly of: string) {
    super();
  }

  async open(): Promise<void> {
    const [show, page, comments] = await Promise.all([api.show(this.of), gamePage(this.of), commentsOf(this.of), words.show(this.of)]);
    const seats = show.names.map((name) => ({ name, bot: BOT }));
    this.info = { game: this.of, seats, options: show.options, you: -1, status: "playing" } as unknown as TableInfo;
    this.view = { ...show.moments[0]!.view } as unknown as AnyView; // whose words some lines need
    this.frames = framesOf(this.#shots(show.moments), comments);
    this.page = page;
    this.go(0);
  }

  /** Moments as they are seen; on the way to the next question nobody is asked, and nobody here is asked at all. */
  #shots(moments: ShowMoment[]): Shot[] {
    let base = {} as AnyView;
    let before: AnyView | null = null;
    return moments.map(({ view: fields, story = [], beat = false }) => {
      base = { ...base, ...fields } as unknown as AnyView;
      const view = { ...base, ...(beat ? NOBODY : {}), answering: false };
      const shot = { view, before: before ?? view, lines: story.map((line) => this.heard(line)) };
      before = view;
      return shot;
    });
  }

  /** A remark as the tutor's hints are made, so that its marks are drawn like his. */
  remarkAt(place: number): Hint {
    return this.#hintOf(this.frames[place]!);
  }

  #hintOf({ comment, ...shot }: Frame): Hint {
    const text = this.t(`show-${comment!.tag}`, comment!.args?.(shot));
    return { kind: "lesson", tag: comment!.tag, text, marks: comment!.marks?.(shot) ?? [], rule: "" };
  }

  #msOf(frame: Frame, pace: Pace): number {
    return frameMs(frame.comment ? this.#hintOf(frame).text.length : 0, pace);
  }

  /** Shows a frame; after its time the next follows. */
  go(place: number): void {
    const isNext = place === this.place + 1;
    this.place = Math.max(0, Math.min(place, this.frames.length - 1));
    const frame = this.frames[this.place]!;
    const upTo = this.frames.slice(0, this.place + 1);
    this.held = false;
    this.isRushed = frame.comment === null;
    this.story = upTo.flatMap(({ lines }): Line[] => lines);
    this.news = frame.lines;
    this.show(frame.view, null, null);
    if (!isNext) this.before = frame.before;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const frame = this.#frame;
    if (this.isPaused || this.isOver || !frame) return;
    this.#timer = window.setTimeout(() => this.go(this.place + 1), settings.reading * this.#msOf(frame, this.pace));
  }

  pause(isPaused = !this.isPaused): void {
    if (this.isOver && !isPaused) return this.again();
    this.isPaused = isPaused;
    this.#wait();
  }

  /** To the next remark, or to the end. */
  next(): void {
    this.go(this.remarks.find((place) => place > this.place) ?? this.frames.length - 1);
  }

  back(): void {
    this.go(this.remarks.findLast((place) => place < this.place) ?? 0);
  }

  /** Looks at a moment once more. */
  look(place: number): void {
    this.isPaused = true;
    this.go(place);
  }

  again(): void {
    this.isPaused = still();
    this.go(0);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.#wait();
  }

  /** Leaves for good. */
  stop(): void {
    clearTimeout(this.#timer);
    this.frames = [];
  }
}
