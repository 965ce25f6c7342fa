// What the court tutor remembers of a reader, game by game: whether he is wanted, and what need not be said again.

interface Kept {
  finished: boolean; // one game at least
  wanted?: boolean; // as the reader said; without a word: in the first game
  known: string[]; // lessons
}

const PLACE = "regalia-learnt";

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

class Learnt {
  #kept = $state.raw(read());

  #of(game: string): Kept {
    return { finished: false, known: [], ...this.#kept[game] };
  }

  #keep(game: string, change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, [game]: { ...this.#of(game), ...change } };
    localStorage.setItem(PLACE, JSON.stringify(this.#kept));
  }

  /** Has the reader never finished this game? */
  isFirst(game: string): boolean {
    return !this.#of(game).finished;
  }

  isWanted(game: string): boolean {
    return this.#of(game).wanted ?? this.isFirst(game);
  }

  want(game: string, wanted: boolean): void {
    this.#keep(game, { wanted });
  }

  knows(game: string, lesson: string): boolean {
    return this.#of(game).known.includes(lesson);
  }

  learn(game: string, lesson: string): void {
    if (!this.knows(game, lesson)) this.#keep(game, { known: [...this.#of(game).known, lesson] });
  }

  /** A game is over: the next one is not the first any more. */
  finish(game: string): void {
    if (this.isFirst(game)) this.#keep(game, { finished: true });
  }

  /** Everything is to be said again. */
  forget(game: string): void {
    this.#keep(game, { known: [] });
  }
}

export const learnt = new Learnt();
