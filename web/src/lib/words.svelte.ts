// Everything that can be read, in three languages: the same Fluent files as the server and the terminal.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say, Who } from "~/lib/messages.ts";
import { settings, type Language } from "~/lib/settings.svelte.ts";

type Source = () => Promise<string>;
type Argument = Say["args"][string];
export type Arguments = Record<string, FluentVariable>;

const HOUSE = {
  ...import.meta.glob<string>("#regalia/core/words/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("#regalia/server/words/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("~/words/**/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("~/games/*/words/about/*.ftl", { query: "?raw", import: "default" }),
};
const GAMES = {
  ...import.meta.glob<string>("#games/*/words/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("~/games/*/words/*.ftl", { query: "?raw", import: "default" }),
};

/** Words that are loaded only where somebody speaks them: the tutor, whoever shows a game, reviews one, sets puzzles or runs the house. */
type Speaker = "coach" | "show" | "review" | "company" | "admin" | "puzzles";
const SPOKEN: Record<Speaker, Record<string, Source>> = {
  coach: {
    ...import.meta.glob<string>("~/coach/words/*.ftl", { query: "?raw", import: "default" }),
    ...import.meta.glob<string>("~/games/*/words/coach/*.ftl", { query: "?raw", import: "default" }),
  },
  show: {
    ...import.meta.glob<string>("~/show/words/*.ftl", { query: "?raw", import: "default" }),
    ...import.meta.glob<string>("~/games/*/words/show/*.ftl", { query: "?raw", import: "default" }),
  },
  company: import.meta.glob<string>("~/company/words/*.ftl", { query: "?raw", import: "default" }),
  admin: import.meta.glob<string>("~/admin/words/*.ftl", { query: "?raw", import: "default" }),
  review: import.meta.glob<string>("~/review/words/*.ftl", { query: "?raw", import: "default" }),
  puzzles: import.meta.glob<string>("#regalia/puzzles/words/*.ftl", { query: "?raw", import: "default" }),
};

function sources(files: Record<string, Source>, language: Language, folder = ""): Source[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`/${language}.ftl`) && path.includes(folder))
    .map(([, source]) => source);
}

async function bundleOf(language: Language, game: string): Promise<FluentBundle> {
  const wanted = [...sources(HOUSE, language), ...(game ? sources(GAMES, language, `/games/${game}/`) : [])];
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(wanted.map((source) => source()))) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The words in use. Reading them makes whatever is shown follow a change of language. */
class Words {
  language = $state<Language>(settings.language);
  #bundles = $state.raw(new Map<string, FluentBundle>()); // by game; "" for the house alone
  readonly #speakers = new Map<string, Set<Speaker>>(); // who else speaks, by game

  /** Loads the words of the house, and of a game. */
  async open(game = ""): Promise<void> {
    if (this.#bundles.has(game)) return;
    const bundle = await bundleOf(this.language, game);
    this.#bundles = new Map(this.#bundles).set(game, bundle);
    document.documentElement.lang = this.language;
  }

  /** Loads the words of a game's tutor, too. */
  readonly coach = (game: string): Promise<void> => this.#hear(game, "coach");

  /** Loads the words of whoever shows a game, too. */
  readonly show = (game: string): Promise<void> => this.#hear(game, "show");

  /** Loads the words of replay and review, too. */
  readonly review = (game: string): Promise<void> => this.#hear(game, "review");

  /** Loads the words about people one meets. */
  readonly company = (): Promise<void> => this.#hear("", "company");

  /** Loads the words of whoever runs the house. */
  readonly admin = (): Promise<void> => this.#hear("", "admin");

  /** Loads the words of puzzles, too, and those of reviews, which explain them. */
  readonly puzzles = (game: string): Promise<void> => this.#hear(game, "review").then(() => this.#hear(game, "puzzles"));

  async #hear(game: string, speaker: Speaker): Promise<void> {
    const speakers = this.#speakers.get(game) ?? new Set<Speaker>();
    if (speakers.has(speaker)) return;
    await this.open(game);
    this.#speakers.set(game, speakers.add(speaker));
    this.#bundles = new Map(this.#bundles).set(game, await this.#whole(this.language, game));
  }

  async #whole(language: Language, game: string): Promise<FluentBundle> {
    const bundle = await bundleOf(language, game);
    const spoken = [...(this.#speakers.get(game) ?? [])].flatMap((speaker) => [
      ...sources(SPOKEN[speaker], language, `/${speaker}/words/`),
      ...(game ? sources(SPOKEN[speaker], language, `/${game}/`) : []),
    ]);
    for (const text of await Promise.all(spoken.map((source) => source()))) bundle.addResource(new FluentResource(text));
    return bundle;
  }

  /** Turns to another language at once, also in the middle of a game. */
  async change(language: Language): Promise<void> {
    const games = [...this.#bundles.keys()];
    const bundles = await Promise.all(games.map(async (game) => [game, await this.#whole(language, game)] as const));
    this.language = language;
    this.#bundles = new Map(bundles);
    settings.keepLanguage(language);
    document.documentElement.lang = language;
  }

  has(key: string, game = ""): boolean {
    return this.#bundle(game).hasMessage(key);
  }

  /** A message by its key. */
  text(key: string, args: Arguments = {}, game = ""): string {
    const bundle = this.#bundle(game);
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : key;
  }

  /** A sentence with the names of the seats; to the seat of whoever reads it, it speaks as “you”. */
  say(say: Say, names: readonly string[], game = "", you = -1): string {
    const args: Arguments = { places: "seen" }; // in a terminal they are named instead
    for (const [key, value] of Object.entries(say.args)) {
      args[key] = this.#put(value, names, game, you);
      if (isWho(value)) args[`${key}_is`] = value.seat === you ? "you" : "other";
    }
    return this.text(say.key, args, game);
  }

  list(parts: readonly string[]): string {
    if (parts.length === 0) return this.text("list-of-none");
    const last = parts[parts.length - 1] as string;
    return parts.length === 1 ? last : this.text("list-of-two", { most: parts.slice(0, -1).join(", "), last });
  }

  #bundle(game: string): FluentBundle {
    return (this.#bundles.get(game) ?? this.#bundles.get("")) as FluentBundle;
  }

  #put(arg: Argument | Who | Say, names: readonly string[], game: string, you: number): FluentVariable {
    if (typeof arg === "number" || typeof arg === "string") return arg;
    if (Array.isArray(arg)) return this.list(arg.map((part) => this.#inList(part, names, game, you)));
    return arg.type === "who" ? (names[arg.seat] ?? "") : this.say(arg, names, game, you);
  }

  #inList(part: Who | Say, names: readonly string[], game: string, you: number): string {
    return isWho(part) && part.seat === you ? this.text("list-you") : String(this.#put(part, names, game, you));
  }
}

function isWho(arg: Argument): arg is Who {
  return typeof arg === "object" && !Array.isArray(arg) && arg.type === "who";
}

export const words = new Words();

/** A message of the page itself. */
export const t = (key: string, args?: Arguments): string => words.text(key, args);
