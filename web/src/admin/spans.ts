// How long something lasts, how much something takes, as people say it.
import { t, words } from "~/lib/words.svelte.ts";

const MINUTE = 60_000;
const UNITS = ["kB", "MB", "GB", "TB"];

/** Minutes, hours or days; the largest that is at least one. */
export function span(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE));
  if (minutes < 60) return t("admin-minutes", { number: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t("admin-hours", { number: hours }) : t("admin-days", { number: Math.floor(hours / 24) });
}

/** How long ago something was. */
export function ago(ms: number, now = Date.now()): string {
  return now - ms < MINUTE ? t("admin-now") : t("admin-ago", { time: span(now - ms) });
}

export function bytes(number: number): string {
  let [size, unit] = [number / 1024, 0];
  while (size >= 1024 && unit < UNITS.length - 1) [size, unit] = [size / 1024, unit + 1];
  return `${new Intl.NumberFormat(words.language, { maximumFractionDigits: size < 10 ? 1 : 0 }).format(size)} ${UNITS[unit]}`;
}
