// A table as one pair of eyes sees it: in play or in a replay. This is all that the games' components are given.
import { heard, offered } from "~/lib/data.ts";
import type { Advice, Offered, PromptInfo, Result, Say, StoryLine, TableInfo } from "~/lib/messages.ts";
import { words } from "~/lib/words.svelte.ts";
import type { Data } from "~/lib/wording.ts";

/** What every game's view has. */
export interface AnyView {
  seat: number;
  decision: number;
  asks: string;
  asked: number[];
  answering: boolean;
}

/** An answer, and a line of the story, as their game knows them. */
export type Offer<A extends Data = Data> = Offered & { act: A; label: Say; piece: string };
export type Line<T extends Data = Data> = StoryLine & { told: T; say: Say; times?: number }; // told so many times in a row

/** The piece under pointer or focus, and what is to be told of it. */
export interface Pointed {
  piece: string;
  name: string;
  facts: string[];
  offers: Offer[]; // what a click would do
  refused: Offer[];
  at: DOMRect;
  node?: Element; // what is pointed at: it may grow under the pointer
}

/** How an answer is given that is more than one click on its piece. */
export interface Giving {
  give?: () => void; // instead of playing its number alone
  isLaidOut?: boolean; // its parts were chosen one by one, and this agrees to them
}

export class Sight<V extends AnyView = AnyView, A extends Data = Data, T extends Data = Data> {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<V | null>(null);
  before = $state.raw<V | null>(null); // the view shown before this one, for motion; null where nothing may move
  prompt = $state.raw<PromptInfo | null>(null);
  story = $state.raw<Line<T>[]>([]);
  news = $state.raw<Line<T>[]>([]); // the lines that came with this view
  result = $state.raw<Result | null>(null);
  picked = $state(""); // a piece with several answers, one of which is to be chosen in the prompt
  considered = $state.raw<Offer<A> | null>(null); // an answer that is asked about once more before it is sent
  pointed = $state.raw<Pointed | null>(null);
  isRushed = $state(false); // all went by at once: no scene is due
  held = $state(false); // a scene is being shown: what happened after it waits
  readonly live: boolean = false; // may anything be answered here?

  readonly game = $derived(this.info?.game ?? "");
  readonly names = $derived((this.info?.seats ?? []).map((seat) => seat.name ?? ""));
  readonly seat = $derived(this.view?.seat ?? this.info?.you ?? -1);
  readonly isAsked = $derived(this.view?.answering === true && (this.prompt?.choices?.length ?? 0) > 0);
  readonly choices = $derived((this.prompt?.choices ?? []).map((choice) => this.offered(choice)));
  greyed = $state.raw<Offer<A>[]>([]); // what else one might think of; comes when it was asked for
  readonly #offered = $derived(byPiece(this.choices));
  readonly #refused = $derived(byPiece(this.greyed));

  /** An answer with its words and its piece. */
  offered(choice: Offered): Offer<A> {
    return offered(choice, this.game, this.#ownNames()) as Offer<A>;
  }

  /** A line of the story with its sentence. */
  heard(line: StoryLine): Line<T> {
    return heard(line, this.game, this.#ownNames()) as Line<T>;
  }

  #ownNames(): Record<string, string> | undefined {
    return (this.view as { names?: Record<string, string> } | null)?.names;
  }

  /** The answers that sit on a piece. */
  at(piece: string): Offer<A>[] {
    return this.#offered.get(piece) ?? [];
  }

  /** The answers on a piece that are not possible, each with its reason. */
  refusedAt(piece: string): Offer<A>[] {
    return this.#refused.get(piece) ?? [];
  }

  /** A sentence of the server, told to whoever looks. */
  say(say: Say): string {
    return words.say(say, this.names, this.game, this.info?.you);
  }

  /** A message of the game or the page by its key; seats go in as `who(seat)`. */
  t(key: string, args: Say["args"] = {}): string {
    return this.say({ type: "say", key, args });
  }

  /** The letter on the keyboard that gives an answer of this sort, the same for a whole game; none if there is none. */
  keyOf(sort: string): string | undefined {
    return words.has(`key-${sort}`, this.game) ? this.t(`key-${sort}`) : undefined;
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** Answers with what sits on a piece; where that may mean several things, the prompt asks which. */
  pick(piece: string): void {
    const open = this.at(piece);
    if (open.length === 1 && open[0]) this.choose(open[0]);
    else this.picked = open.length > 1 && this.picked !== piece ? piece : "";
  }

  /** Gives an answer; at a live table after asking once more, if the reader wants that. */
  choose(choice: Offer<A>, { give }: Giving = {}): void {
    if (give) give();
    else this.play(choice.action);
  }

  /** What a good player would answer, if that was asked for at this question. */
  get advised(): Advice | null {
    return null;
  }

  /** Asks why nothing can be done with a piece. */
  wonder(_piece: string): void {}

  /** Answers; several parts of one answer may be given together. */
  play(..._actions: number[]): void {}

  /** Answers one question after the other, each when it is asked. */
  playInTurn(..._answers: number[]): void {}

  /** A game that asks itself what a click means (a revolt, a payment) keeps its own state and plays at the end. */
  show(view: V, prompt: PromptInfo | null, result: Result | null): void {
    this.before = this.view;
    this.view = view;
    this.prompt = prompt;
    this.greyed = [];
    this.result = result;
    this.picked = "";
    this.considered = null;
    this.pointed = null;
  }
}

function byPiece<A extends Data>(choices: readonly Offer<A>[]): Map<string, Offer<A>[]> {
  const found = new Map<string, Offer<A>[]>();
  for (const choice of choices) {
    if (!choice.piece) continue;
    const here = found.get(choice.piece);
    if (here) here.push(choice);
    else found.set(choice.piece, [choice]);
  }
  return found;
}
