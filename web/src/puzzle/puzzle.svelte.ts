// A puzzle on its board: one question, one answer; then how the answers stand.
import { api } from "~/lib/api.ts";
import { gamePage, type GamePage } from "~/lib/games.ts";
import type { PuzzleShown, Solution, TableInfo } from "~/lib/messages.ts";
import { Sight, type AnyView, type Offer } from "~/lib/sight.svelte.ts";
import { words } from "~/lib/words.svelte.ts";

/** An answer that was weighed. */
export interface Weighed {
  offer: Offer;
  chance: number;
}

export class Puzzle extends Sight {
  override readonly live = true;
  page = $state.raw<GamePage | null>(null);
  shown = $state.raw<PuzzleShown | null>(null);
  solution = $state.raw<Solution | null>(null);
  given = $state(-1); // the answer that was given

  readonly ways = $derived<Weighed[]>(
    (this.solution?.ways ?? []).map(({ action, act, value }) => ({ offer: this.offered({ action, act }), chance: value })),
  );

  constructor(readonly of: string) {
    super();
  }

  async open(): Promise<void> {
    const shown = await api.puzzle(this.of);
    const { game } = shown.puzzle;
    const [page] = await Promise.all([gamePage(game), words.puzzles(game)]);
    const seats = shown.names.map((name) => ({ name, bot: "", away: "", here: true }));
    this.info = { game, seats, options: shown.options, you: shown.eyes, status: "playing" } as unknown as TableInfo;
    this.page = page;
    this.shown = shown;
    this.again();
  }

  /** The question as it was. */
  again(): void {
    this.solution = null;
    this.given = -1;
    if (this.shown) this.show(this.shown.view as AnyView, this.shown.prompt, null);
  }

  override play(...actions: number[]): void {
    const [first] = actions;
    if (first !== undefined && this.given < 0) void this.#answer(first);
  }

  override playInTurn(...answers: number[]): void {
    this.play(...answers);
  }

  /** Asks how the answer stands; from then on nothing more can be answered. */
  async #answer(action: number): Promise<void> {
    this.given = action;
    try {
      this.solution = await api.solve(this.of, action);
    } catch (refusal) {
      this.given = -1;
      throw refusal;
    }
    if (this.shown) this.show({ ...(this.shown.view as AnyView), answering: false }, { ...this.shown.prompt, choices: [] }, null);
  }
}
