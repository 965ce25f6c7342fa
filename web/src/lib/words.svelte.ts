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

  /** Loads the words of the house, and of a game. */
  async open(game = ""): Promise<void> {
    if (this.#bundles.has(game)) return;
    const bundle = await bundleOf(this.language, game);
    this.#bundles = new Map(this.#bundles).set(game, bundle);
    document.documentElement.lang = this.language;
  }

  /** Turns to another language at once, also in the middle of a game. */
  async change(language: Language): Promise<void> {
    const games = [...this.#bundles.keys()];
    const bundles = await Promise.all(games.map(async (game) => [game, await bundleOf(language, game)] as const));
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

  /** A sentence of the server, with the names of the seats. */
  say(say: Say, names: readonly string[], game = ""): string {
    const args = Object.entries(say.args).map(([key, value]) => [key, this.#put(value, names, game)] as const);
    return this.text(say.key, Object.fromEntries(args), game);
  }

  list(parts: readonly string[]): string {
    if (parts.length === 0) return this.text("list-of-none");
    const last = parts[parts.length - 1] as string;
    return parts.length === 1 ? last : this.text("list-of-two", { most: parts.slice(0, -1).join(", "), last });
  }

  #bundle(game: string): FluentBundle {
    return (this.#bundles.get(game) ?? this.#bundles.get("")) as FluentBundle;
  }

  #put(arg: Argument | Who | Say, names: readonly string[], game: string): FluentVariable {
    if (typeof arg === "number" || typeof arg === "string") return arg;
    if (Array.isArray(arg)) return this.list(arg.map((part) => String(this.#put(part, names, game))));
    return arg.type === "who" ? (names[arg.seat] ?? "") : this.say(arg, names, game);
  }
}

export const words = new Words();

/** A message of the page itself. */
export const t = (key: string, args?: Arguments): string => words.text(key, args);
