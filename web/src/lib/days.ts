// A day as people write it.
import { words } from "~/lib/words.svelte.ts";

const LOCALES = { en: "en-GB", de: "de", fr: "fr" };

/** “18 November”; of another year with the year. */
export function dayOf(ms: number, now = Date.now()): string {
  const isThisYear = new Date(ms).getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(LOCALES[words.language], { day: "numeric", month: "long", ...year }).format(ms);
}
