// What a reader has chosen for this browser: language, theme, sound, name, when to be asked once more, and how fast to be told.
import { ASKING, type Asking } from "~/lib/asking.ts";
import { PACES, type Pace } from "~/lib/pace.ts";

export type Language = "en" | "de" | "fr";
export type Theme = "light" | "dark" | "system";

export const LANGUAGES: readonly Language[] = ["fr", "de", "en"];
export const THEMES: readonly Theme[] = ["light", "dark", "system"];

function kept<T extends string>(name: string, values: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(`regalia-${name}`) as T | null;
  return value !== null && values.includes(value) ? value : otherwise;
}

function ofBrowser(): Language {
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2) as Language;
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

const isPhone = () => matchMedia("(pointer: coarse)").matches;

class Settings {
  theme = $state<Theme>(kept("theme", THEMES, "system"));
  sound = $state(kept("sound", ["on", "off"], isPhone() ? "off" : "on") === "on");
  awake = $state(kept("awake", ["on", "off"], "on") === "on"); // does the screen stay lit at a table?
  shakes = $state(kept("shakes", ["on", "off"], "off") === "on"); // does a phone shake when one is asked?
  chances = $state(kept("chances", ["on", "off"], "off") === "on"); // does a replay show the chances to win?
  name = $state(localStorage.getItem("regalia-name") ?? "");
  language = $state<Language>(kept("language", LANGUAGES, ofBrowser()));
  asking = $state<Asking>(kept("asking", ASKING, "turn"));
  #paces = $state<Record<string, Pace>>({});
  readonly reading = Number(localStorage.getItem("regalia-reading") ?? 1); // of the usual time to read; 0: all at once

  /** Light, dark, then what the system says. */
  nextTheme(): void {
    this.setTheme(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "system");
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("regalia-theme", theme);
    this.light();
  }

  /** Lights the room as chosen. */
  light(): void {
    const dark = this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }

  switchSound(): void {
    this.sound = !this.sound;
    localStorage.setItem("regalia-sound", this.sound ? "on" : "off");
  }

  switchChances(): void {
    this.chances = !this.chances;
    localStorage.setItem("regalia-chances", this.chances ? "on" : "off");
  }

  keepAwake(awake: boolean): void {
    this.awake = awake;
    localStorage.setItem("regalia-awake", awake ? "on" : "off");
  }

  keepShaking(shakes: boolean): void {
    this.shakes = shakes;
    localStorage.setItem("regalia-shakes", shakes ? "on" : "off");
  }

  keepAsking(asking: Asking): void {
    this.asking = asking;
    localStorage.setItem("regalia-asking", asking);
  }

  keepName(name: string): void {
    this.name = name;
    localStorage.setItem("regalia-name", name);
  }

  /** How fast a game is told. */
  paceOf(game: string): Pace {
    return this.#paces[game] ?? kept(`pace-${game}`, PACES, "normal");
  }

  keepPace(game: string, pace: Pace): void {
    this.#paces[game] = pace;
    localStorage.setItem(`regalia-pace-${game}`, pace);
  }

  /** A pace faster, or slower. */
  shiftPace(game: string, by: 1 | -1): void {
    const pace = PACES[PACES.indexOf(this.paceOf(game)) + by];
    if (pace) this.keepPace(game, pace);
  }

  keepLanguage(language: Language): void {
    this.language = language;
    localStorage.setItem("regalia-language", language);
  }
}

export const settings = new Settings();

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.light());
settings.light();

/** Does the reader want things to stand still? */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
