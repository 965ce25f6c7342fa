// The course of a game as somebody looks on: what has arrived is shown step by step, each for as long as it takes to read.
import { actorOf, cardOf, weightOf, type Beat, type Beats } from "~/lib/beats.ts";
import type { GamePage } from "~/lib/games.ts";
import type { StoryLine, Update } from "~/lib/messages.ts";
import { readingMs, shareMs, type Pace } from "~/lib/pace.ts";
import { recapOf, type Recap } from "~/lib/recap.ts";
import { settings, still } from "~/lib/settings.svelte.ts";
import { Sight, type AnyView, type Line } from "~/lib/sight.svelte.ts";
import { asks, joinedTo, steps, taken, type Step } from "~/lib/steps.ts";

const BETWEEN = { asks: "between", asked: [], answering: false }; // a beat asks nobody
const LOOK_MS = 60; // how often it is looked whether a scene is over
const HURRY_MS = 1_500; // in which all is told that led to a question one must answer soon
const CLOCK_SHARE = 0.1; // of one's time that may pass before one is asked

/** Where one's last answer left the table, and what has happened since. */
interface Since {
  base: AnyView | null;
  view: AnyView | null;
  story: Line[];
  steps: Step[];
  beats: Beat[];
}

export abstract class Course extends Sight {
  page = $state.raw<GamePage | null>(null); // how its game shows things, once it is loaded
  waiting = $state(0); // steps that wait to be shown
  isPaused = $state(false);
  isSkipping = $state(false); // nothing is shown until one is asked
  isStanding = $state(false); // a great moment stays until somebody says so, for those who want things to stand still
  beat = $state.raw<Beat | null>(null); // what is shown, if it is not a question to whoever looks
  recap = $state.raw<Recap | null>(null); // stands before the question

  readonly pace = $derived<Pace>(settings.paceOf(this.game));

  #queue: Step[] = [];
  #base: AnyView | null = null; // what was sent so far; in a beat the view shown asks nobody
  #readUntil = 0;
  #timer = 0;
  #spentMs = 0; // on plain steps of this turn
  #actor = -1;
  #unseen = 0; // beats that went by without being looked at
  #isSlow = false; // it is seen again, slowly
  #since: Since = { base: null, view: null, story: [], steps: [], beats: [] };

  get #ways(): Beats | undefined {
    return this.page?.beats;
  }

  /** Takes in what has arrived; what one's own answer did is shown at once. */
  protected follow(update: Update, isMine: boolean): void {
    this.#queue = joinedTo(this.#queue, steps(update));
    this.waiting = this.#queue.length;
    const isFirst = this.view === null;
    if (isFirst || settings.reading === 0) return this.#rush(false);
    if (document.hidden || this.isSkipping || update.whole) return this.#rush(true);
    if (isMine) this.#answer();
    this.#schedule();
  }

  /** What one's own answer did, and the next question, if nothing happens in between. */
  #answer(): void {
    this.#stepOn(true);
    while (this.#queue[0]?.lines.length === 0 && !this.#queue[0].isBeat && Date.now() >= this.#readUntil && !this.isStanding)
      this.#showNext();
  }

  /** Shows at once all that waits, up to one's own question; before it stands what went by unseen. */
  skip(): void {
    this.held = this.isPaused = this.isStanding = false;
    if (this.recap) return this.goOn();
    this.isSkipping = !this.isAsked;
    this.#rush(true);
  }

  /** On from what stands: from the recap to the question, from a great moment to the next. */
  goOn(): void {
    this.recap = null;
    this.isStanding = false;
    this.#readUntil = 0;
    this.#unseen = 0;
    this.#schedule();
  }

  /** Everything since one's last answer once more, slowly. */
  seeSlowly(): void {
    const { base, view, story, steps: seen } = this.#since;
    if (!view) return;
    this.#queue = [...seen, ...this.#queue];
    this.#since = { base, view, story, steps: [], beats: [] };
    this.#base = base;
    this.story = story;
    this.news = [];
    this.show({ ...view, ...BETWEEN }, null, null);
    this.#isSlow = true;
    this.goOn();
  }

  pause(): void {
    this.isPaused = !this.isPaused;
    this.#schedule();
  }

  /** Leaves for good. */
  protected stop(): void {
    clearTimeout(this.#timer);
  }

  /** The question or the end at the end of the way. */
  protected abstract arrive(update: Update, view: AnyView): void;

  /** One has answered: what follows is what happened since. */
  protected begin(): void {
    this.#since = { base: this.#base, view: this.view, story: this.story, steps: [], beats: [] };
    this.#unseen = 0;
    this.isSkipping = false;
  }

  #schedule(): void {
    if (this.#timer || this.#queue.length === 0 || this.recap) return;
    const isHeld = this.held || this.isPaused || this.isStanding;
    const wait = Math.max(isHeld ? LOOK_MS : 0, Math.min(this.#readUntil - Date.now(), 2 ** 30));
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      const isRead = Date.now() >= this.#readUntil && !this.held && !this.isPaused && !this.isStanding;
      if (isRead) this.#stepOn();
      this.#schedule();
    }, wait);
  }

  #stepOn(isMine = false): void {
    this.isRushed = false;
    const next = isMine || this.isAsked ? undefined : this.#queue[0];
    if (!next || !this.#isMyMove(next) || !this.#recall()) this.#showNext(isMine);
  }

  /** All that waits without a pause; if it was not seen, a question of one's own waits behind the recap. */
  #rush(isUnseen: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const before = this.view;
    const news: Line[] = [];
    this.isRushed = true;
    while (this.#queue.length > 0) {
      if (isUnseen && this.#isMyMove(this.#queue[0] as Step) && this.#recall()) return;
      const beat = this.#showNext();
      news.push(...(beat?.lines ?? []));
      this.#unseen += Number(isUnseen && beat !== null && beat.weight !== "plain");
    }
    this.#readUntil = 0;
    this.isStanding = false;
    if (before && news.length > 0) Object.assign(this, { before, news });
  }

  /** Puts together what went by, if there is enough of it. */
  #recall(): boolean {
    const isEnough = this.#unseen > (this.isSkipping ? 0 : 1);
    this.isSkipping = false;
    this.recap = isEnough && this.#ways ? recapOf(this.#since.beats, this.#ways, this.seat) : null;
    this.beat = null;
    return this.recap !== null;
  }

  /** Is it oneself who must go on, not only may say something? */
  #mustGoOn(view: AnyView): boolean {
    return (this.page?.turn?.(view) ?? view.asked).includes(view.seat);
  }

  protected get isMyTurn(): boolean {
    return this.view !== null && this.#mustGoOn(this.view);
  }

  #isMyMove(step: Step): boolean {
    return asks(step) && this.#mustGoOn({ ...this.#base, ...step.fields } as unknown as AnyView);
  }

  #showNext(isMine = false): Beat | null {
    const step = taken(this.#queue, this.#ways?.join);
    this.waiting = this.#queue.length;
    if (!step) return null;
    const before = this.view;
    const lines = this.#tell(step);
    this.#base = (step.whole ? step.fields : { ...this.#base, ...step.fields }) as unknown as AnyView;
    if (step.update) this.arrive(step.update, this.#base);
    else this.show({ ...this.#base, ...BETWEEN }, null, null);
    this.beat = this.isAsked || !before || !this.view ? null : this.#beatOf(step, lines, before, isMine);
    this.#keep(step);
    return this.beat;
  }

  /** The lines of a step join the story; what was told before is not news. */
  #tell(step: Step): Line[] {
    const last = this.story.length > 0 ? (this.story[this.story.length - 1]?.n ?? -1) : Infinity;
    const lines = step.lines.map((line: StoryLine) => this.heard(line));
    const fresh = lines.filter((line) => line.n > last);
    if (step.lines.length > 0 || step.whole) this.news = fresh;
    this.story = [...this.story.filter((line) => line.n < step.from), ...lines];
    return fresh;
  }

  #beatOf(step: Step, lines: Line[], before: AnyView, isMine: boolean): Beat {
    const bare = { lines, before, view: this.view as AnyView, isMine };
    const last = this.beat;
    const goesOn = Boolean(last?.card) && lines.length > 0 && lines.every(({ told }) => this.#ways?.follows?.(told));
    const weight = goesOn ? "big" : weightOf(bare, step.isBeat, this.#ways, this.seat);
    const card = goesOn ? (last?.card ?? null) : weight === "big" ? cardOf(this, this.page, lines, bare.view) : null;
    const past = card && last?.card?.id === card.id ? [...last.past, last.lines] : [];
    const beat: Beat = { ...bare, weight, card, past };
    this.#give(beat, lines.length > 0 || step.isBeat);
    return beat;
  }

  /** The time in which a beat can be read. */
  #give(beat: Beat, isSomething: boolean): void {
    const actor = actorOf(beat.lines);
    if (actor >= 0 && actor !== this.#actor) [this.#actor, this.#spentMs] = [actor, 0];
    const isPlain = beat.weight === "plain";
    const ms = isPlain ? (isSomething ? this.#plainMs(beat) : 0) : this.#weightyMs(beat);
    const most = this.#mostMs();
    this.#spentMs += isPlain ? ms : 1; // what is weighty begins a turn, and has its own time
    if (ms > most && !["plain", "card"].includes(beat.weight)) this.#unseen += 1; // told in a hurry: once more before one's own move
    this.isStanding = beat.weight === "big" && still() && settings.reading > 0;
    this.#readUntil = Date.now() + settings.reading * Math.min(ms, most);
  }

  #plainMs({ isMine }: Beat): number {
    return still() || isMine ? 0 : shareMs(this.#isSlow ? "slow" : this.pace, this.#spentMs, this.#queue.length);
  }

  #weightyMs({ weight, lines, card, view }: Beat): number {
    const isPlain = (line: Line) => this.#ways?.weight(line, view, lines) === "plain";
    const besides = lines.every(isPlain) ? [] : lines.filter(isPlain);
    const length = (told: Line[]) => told.map((line) => this.say(line.say)).join(" ").length;
    const weighty = length(lines.filter((line) => !besides.includes(line))) + (card?.text?.length ?? 0);
    return readingMs(weight, weighty, this.#isSlow ? "slow" : this.pace, length(besides));
  }

  /** The longest a step may stay: where one must speak in time, what went before is told in a hurry. */
  #mostMs(): number {
    const step = this.#queue[this.#queue.length - 1];
    if (!step || !asks(step)) return Infinity;
    const clock = step.update?.clocks?.find(({ seat }) => seat === this.seat);
    const all = clock ? CLOCK_SHARE * Math.max(0, clock.deadline_ms - this.now()) : this.#isMyMove(step) ? Infinity : HURRY_MS;
    return all / (this.#queue.length + 1);
  }

  /** The server's clock. */
  protected now(): number {
    return Date.now();
  }

  #keep(step: Step): void {
    if (this.isAsked) this.#isSlow = false;
    if (this.isAsked || !this.beat) return;
    this.#since.steps.push(step);
    this.#since.beats.push(this.beat);
  }
}
