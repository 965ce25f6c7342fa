// The course cards as they are painted, and what is said of them.
import chest from "icon:game-icons/open-treasure-chest";
import ogre from "icon:game-icons/ogre";
import sword from "icon:game-icons/broadsword";
import trap from "icon:game-icons/wolf-trap";
import type { Drawing } from "~/lib/icon.ts";
import { words } from "~/lib/words.svelte.ts";
import type { Table } from "./data.ts";
import { named, standingAt } from "./knights.ts";
import type { View } from "./view.ts";

export const FACES: Record<string, { icon: Drawing; face: string; ink: string }> = {
  trap: { icon: trap, face: "#efe0c2", ink: "#7a3b12" },
  monster: { icon: ogre, face: "#f3dcd4", ink: "#7a1d21" },
  weapon: { icon: sword, face: "#e6e6e0", ink: "#2d3b52" },
  treasure: { icon: chest, face: "#f7e6ac", ink: "#79560f" },
};
export const KINDS = Object.keys(FACES);

/** A share of something, in per cent, with at most so many decimals. */
export function percent(part: number, whole: number, digits = 0): string {
  const format = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: digits });
  return format.format(whole > 0 ? part / whole : 0);
}

/** So many of each kind, in words. */
export function listed(sight: Table, counts: Record<string, number>): string {
  const some = KINDS.filter((kind) => counts[kind]).map((kind) => sight.t(`page-cards-${kind}`, { number: counts[kind] ?? 0 }));
  return some.length > 0 ? words.list(some) : sight.t("page-none");
}

/** What a face-down card may be: all cards that nobody has seen are equally likely to lie there. */
export function guesses(sight: Table): string {
  const { unseen } = sight.view as View;
  const all = KINDS.reduce((sum, kind) => sum + (unseen[kind] ?? 0), 0);
  return KINDS.map((kind) => `${sight.t(`card-${kind}`)} ${percent(unseen[kind] ?? 0, all)}`).join(", ");
}

/** What lies on a space, in a word or two. */
export function lying(sight: Table, space: number): string {
  const kind = sight.view?.path[space - 1] ?? "bare";
  return kind === "down" ? sight.t("page-card-down") : kind === "bare" ? sight.t("page-card-bare") : sight.t(`card-${kind}`);
}

/** What the tip of a space tells. */
export function facts(sight: Table, space: number): string[] {
  const view = sight.view as View;
  const kind = view.path[space - 1] ?? "bare";
  const here = standingAt(view, space).map(({ colour }) => named(sight, colour));
  const what = kind === "down" ? sight.t("page-guess", { kinds: guesses(sight) }) : sight.t(`page-does-${kind}`);
  const ways = sight.t("page-ways", { castle: space, lair: view.path.length + 1 - space });
  return [what, ways, ...(here.length > 0 ? [sight.t("page-standing", { knights: words.list(here) })] : [])];
}
