// The view read as a player reads the table: names, zones, what a card still does. No rule is decided here.
import type { Table } from "./data.ts";
import type { Card, View } from "./view.ts";

export const ROMAN = ["", "I", "II", "III", "IV", "V"];

/** A mercenary by its name. */
export function cardName(sight: Table, card: string): string {
  if (card === "?") return sight.t("unknown-card");
  return sight.view?.names[card] ?? sight.t(`card-${card}`);
}

/** A name in which long words may end a line, where the language lets them. */
export function breakable(sight: Table, name: string): string {
  const hyphens = sight.t("page-breaks").split(" ");
  return hyphens.reduce((found, word) => found.replace(word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")), name);
}

/** The cards of a family as this seat knows them: its own by name. */
export function rowOf(view: View, seat: number): Card[] {
  return (seat === view.seat ? view.mine : view.cards[seat]) ?? [];
}

/** The cards of a level this seat has never seen. */
export function neverSeen(view: View, level: number): string[] {
  const found = [...(view.unseen[level] ?? [])];
  for (const card of view.mine) if (card.blind && card.level === level) found.splice(found.indexOf(card.card), 1);
  return found;
}

/** What is printed on a mercenary: one row of icons, or two halves. */
export function printed(view: View, card: string): string[][] {
  return view.icons[view.kinds.indexOf(card)] ?? [];
}

export function levelOf(view: View, card: string): number {
  return view.levels[view.kinds.indexOf(card)] ?? 0;
}

/** The icons of a card in words: “ruby, move”, “coin or move”. */
export function printedWords(sight: Table, card: string): string {
  if (!sight.view) return "";
  const rows = printed(sight.view, card).map((row) => row.map((icon) => sight.t(`icon-${icon}`)).join(", "));
  return rows.length === 2 ? sight.t("page-either", { first: rows[0] ?? "", second: rows[1] ?? "" }) : (rows[0] ?? "");
}

/** One sentence for each sort of icon on a card. */
export function printedFacts(sight: Table, card: string): string[] {
  const sorts = new Set(sight.view ? printed(sight.view, card).flat() : []);
  return [...sorts].map((icon) => sight.t(`icon-text-${icon}`));
}

/** How a family is called in a word or two: by its animal; before it is chosen by its player. */
export function shortName(sight: Table, seat: number): string {
  const family = sight.view?.families[seat];
  return family ? sight.t(`page-family-${family}`) : sight.nameOf(seat);
}

/** What is told of an event. */
export function eventFacts(sight: Table, event: string): string[] {
  const kind = sight.view?.event_kinds[event] ?? "";
  return [
    sight.t(`event-text-${kind}`),
    ...(kind === "burglary" ? [sight.t("page-burglary-costs", { rubies: sight.view?.burglary ?? 0 })] : []),
  ];
}

// --- the gallery

export interface Zone {
  name: string; // its key
  from: number;
  to: number;
  loss: number;
}

/** The zones of the gallery, from the left: neighbouring spaces at which a scandal costs the same. */
export function zones(view: View): Zone[] {
  const found: Zone[] = [];
  view.zones.forEach((loss, place) => {
    const last = found[found.length - 1];
    if (last && last.loss === loss) last.to = place + 1;
    else found.push({ name: "hall", from: place + 1, to: place + 1, loss });
  });
  const first = found[0];
  const last = found[found.length - 1];
  if (first) first.name = "left";
  if (last) last.name = "throne";
  return found;
}
