// The court tutor at one table: what he says now, which pieces he points at, and what need not be said again.
import { chosen, coachingOf, type Coaching, type Lesson, type Marked } from "~/coach/lessons.ts";
import { CLEAR, EVEN, judged, matters, ways, type Verdict } from "~/coach/verdict.ts";
import { learnt } from "~/lib/learnt.svelte.ts";
import type { Line } from "~/lib/line.svelte.ts";
import type { Advice, Offered } from "~/lib/messages.ts";
import { words } from "~/lib/words.svelte.ts";

export const SIGNS = ["*", "†", "‡"] as const;
const MOST_TIMES = 3; // that a lesson is told before it is taken to be known

/** What the tutor says: a sentence in which * † ‡ stand for pieces. */
export interface Hint {
  kind: "lesson" | "move" | "praise" | "warn" | "nudge";
  tag: string;
  text: string;
  marks: Marked[];
  rule: string;
}

export class Coach {
  coaching = $state.raw<Coaching | null>(null);
  isDismissing = $state(false); // asked which hints are not wanted
  isWhy = $state(false);
  #silenced = $state(-1); // the question whose hint was sent away
  #showing = $state(-1); // the question at which a move is to be shown
  #verdict = $state.raw<(Verdict & { advice: Advice }) | null>(null);
  #told = new Map<string, number>(); // how often each lesson was told here

  constructor(readonly line: Line) {}

  readonly isOn = $derived.by(() => {
    const { game, seat, result } = this.line;
    return game !== "" && seat >= 0 && result === null && learnt.isWanted(game);
  });
  readonly #question = $derived.by(() => (this.line.view && this.line.isAsked ? this.line.question : -1));
  readonly #advice = $derived.by(() => (this.line.advice?.question === this.#question ? this.line.advice : null));
  readonly #lesson = $derived.by((): Lesson | null => {
    const { line, coaching } = this;
    if (!coaching || !line.view || this.#question < 0) return null;
    const moment = { sight: line, view: line.view, advice: this.#advice };
    return chosen(coaching.lessons, moment, (tag) => learnt.knows(line.game, tag));
  });
  readonly isShowing = $derived.by(
    () => this.#question >= 0 && (this.#showing === this.#question || (this.isWhy && this.#advice !== null)),
  );
  readonly mayAdvise = $derived.by(() => this.line.info?.advised === true && this.line.isAsked && this.line.choices.length > 1);

  /** What is to be said now; null: the tutor is silent. */
  readonly hint = $derived.by((): Hint | null => {
    if (!this.coaching || (this.#question >= 0 && this.#silenced === this.#question)) return null;
    if (this.isShowing) return this.#move();
    return this.#lesson ? this.#taught(this.#lesson) : (this.#judged() ?? this.#only() ?? this.#nudge());
  });

  /** The advice that he could explain: on this question, or on the answer he has just judged. */
  readonly why = $derived.by(
    () => this.#advice ?? (this.hint?.kind === "praise" || this.hint?.kind === "warn" ? this.#verdict!.advice : null),
  );

  // --- what is said

  #taught(lesson: Lesson): Hint {
    const { line } = this;
    const moment = { sight: line, view: line.view!, advice: this.#advice };
    const text = line.t(`coach-${lesson.tag}`, lesson.args?.(moment));
    return { kind: "lesson", tag: lesson.tag, text, marks: lesson.marks?.(moment) ?? [], rule: lesson.rule ?? "" };
  }

  /** A move that a good player would make; it marks the pieces and chooses nothing. */
  #move(): Hint {
    const { line } = this;
    const advice = this.#advice;
    if (!advice) {
      const text = line.unadvised ? line.say(line.unadvised) : line.t("coach-thinking");
      return { kind: "move", tag: "thinking", text, marks: [], rule: "" };
    }
    const key = advice.margin < EVEN ? "coach-advised-even" : "coach-advised";
    return this.#shown("move", key, advice.answers[0]!, this.#marksOfMove(advice));
  }

  /** An answer in words, with the marks of what to touch for it; while several are explained, each has one mark. */
  #shown(tag: string, key: string, way: Offered, marks: Marked[]): Hint {
    const steps = SIGNS.slice(0, this.isWhy ? 1 : marks.length).join("");
    return { kind: "move", tag, text: this.line.t(key, { answer: this.label(way), marks: steps }), marks, rule: "" };
  }

  /** Where nothing else is possible, nothing need be asked: he shows what it is. */
  #only(): Hint | null {
    const [only, ...others] = this.#question >= 0 ? this.line.choices : [];
    return only && others.length === 0 ? this.#shown("only", "coach-only", only, this.#marksOf(only)) : null;
  }

  #judged(): Hint | null {
    const found = this.#verdict;
    if (!found) return null;
    const args = { answer: this.label(found.best), cost: found.cost };
    const key = found.kind === "praise" ? "coach-praise" : this.line.undo ? "coach-warn-undo" : "coach-warn";
    return { kind: found.kind, tag: found.kind, text: this.line.t(key, args), marks: [], rule: "" };
  }

  /** Where one answer is clearly the best, he asks to look twice. */
  #nudge(): Hint | null {
    if (!this.#advice || this.#advice.margin < CLEAR) return null;
    return { kind: "nudge", tag: "nudge", text: this.line.t("coach-nudge"), marks: [], rule: "" };
  }

  /** An answer in words. */
  label(way: Offered): string {
    const choice = this.line.offered(way);
    return this.coaching?.label?.(this.line, choice) ?? this.line.say(choice.label);
  }

  /** The pieces of the best answer; while it is explained, those of the others too, each answer with its own mark. */
  #marksOfMove(advice: Advice): Marked[] {
    return this.isWhy ? ways(advice).map((way) => this.#marksOf(way).flat()) : this.#marksOf(advice.answers[0]!);
  }

  #marksOf(way: Offered): Marked[] {
    const choice = this.line.offered(way);
    return this.coaching?.marks?.(this.line, choice) ?? [choice.piece || `action:${choice.action}`];
  }

  // --- what is done

  /** Loads the lessons and their words, when the tutor is first wanted. */
  async open(): Promise<void> {
    const { game } = this.line;
    const [coaching] = await Promise.all([coachingOf(game), words.coach(game)]);
    this.coaching = coaching;
  }

  /** Another question: he thinks about it, so that he can answer, praise and warn. */
  think(): void {
    if (this.mayAdvise && !this.#advice) this.line.advise();
  }

  /** An answer was given: what was told is known, and it may be worth a word. */
  note(answered: { question: number; actions: number[] }): void {
    const { line } = this;
    const choice = line.choices.find((each) => each.action === answered.actions[0]);
    if (this.#lesson && this.#silenced !== this.#question && choice) this.#learn(this.#lesson.tag, choice.act);
    const advice = line.advice?.question === answered.question ? line.advice : null;
    const verdict = advice && matters(advice) ? judged(advice, answered.actions[0] ?? -1) : null;
    this.#verdict = verdict && advice ? { ...verdict, advice } : null;
    this.isWhy = false;
    this.isDismissing = false;
  }

  #learn(tag: string, act: { is: string }): void {
    const times = (this.#told.get(tag) ?? 0) + 1;
    this.#told.set(tag, times);
    const lesson = this.coaching?.lessons.find((each) => each.tag === tag);
    if (!lesson?.used || lesson.used(act) || times >= MOST_TIMES) learnt.learn(this.line.game, tag);
  }

  showMove(): void {
    this.#showing = this.#question;
    this.think();
  }

  /** This hint is not wanted any more. */
  dismiss(): void {
    const hint = this.hint;
    if (hint?.kind === "lesson") learnt.learn(this.line.game, hint.tag);
    this.#silenced = this.#question;
    this.#verdict = null;
    this.isDismissing = false;
    this.isWhy = false;
  }

  /** The tutor comes, or goes; who calls him anew hears everything again. */
  want(wanted: boolean): void {
    if (wanted) learnt.forget(this.line.game);
    learnt.want(this.line.game, wanted);
    this.isDismissing = false;
    this.isWhy = false;
    this.#silenced = -1;
  }
}
