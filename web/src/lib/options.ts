// Options of a table and its pace, as sentences.
import type { Pace } from "~/lib/messages.ts";
import { t, words } from "~/lib/words.svelte.ts";

export type Value = boolean | number | string;

export const optionName = (game: string, key: string): string => words.text(`option-${key}`, {}, game);

/** What a value of an option means. */
export function optionValue(game: string, key: string, value: Value): string {
  const named = `option-${key}-${String(value)}`;
  if (words.has(named, game)) return words.text(named, {}, game);
  const counted = `option-${key}-number`;
  return words.has(counted, game) ? words.text(counted, { number: Number(value) }, game) : String(value);
}

/** The pace of a table in words. */
export function paceWords(pace: Pace): string {
  const minutes = Math.round(pace.amount / 60);
  if (pace.kind === "decision") return t("page-pace-decision", { seconds: pace.amount });
  if (pace.kind === "bank") return t("page-pace-bank", { minutes, seconds: pace.increment });
  if (pace.kind === "days" && pace.increment > 0)
    return t("page-pace-days-bank", { days: pace.amount, hours: Math.round(pace.increment / 3600) });
  if (pace.kind === "days") return t("page-pace-days", { days: pace.amount });
  return t("page-pace-none");
}
