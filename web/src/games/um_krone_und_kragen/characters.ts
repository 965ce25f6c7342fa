// The twenty characters as they are drawn, and the rows in which the court stands.
import alchemist from "icon:game-icons/fizzing-flask";
import astronomer from "icon:game-icons/telescope";
import bishop from "icon:game-icons/pope-crown";
import charlatan from "icon:game-icons/carnival-mask";
import farmer from "icon:game-icons/wheat";
import general from "icon:game-icons/rally-the-troops";
import guard from "icon:game-icons/halberd";
import hunter from "icon:game-icons/bow-arrow";
import jester from "icon:game-icons/jester-hat";
import king from "icon:game-icons/queen-crown";
import knight from "icon:game-icons/visored-helm";
import laborer from "icon:game-icons/hammer-nails";
import lady from "icon:game-icons/tiara";
import magician from "icon:game-icons/pointy-hat";
import maid from "icon:game-icons/amphora";
import merchant from "icon:game-icons/swap-bag";
import nobleman from "icon:game-icons/imperial-crown";
import pawnbroker from "icon:game-icons/scales";
import philosopher from "icon:game-icons/open-book";
import queen from "icon:game-icons/jewel-crown";
import type { Drawing } from "~/lib/icon.ts";
import type { Table } from "./data.ts";
import type { View } from "./view.ts";

export const ICONS: Record<string, Drawing> = {
  ...{ jester, charlatan, farmer, maid, philosopher, laborer, guard, hunter, merchant, astronomer },
  ...{ lady, pawnbroker, knight, magician, alchemist, bishop, nobleman, general, queen, king },
};

export interface CourtRow {
  roman: string;
  characters: string[];
}

const ROMAN = ["V", "IV", "III", "II", "I", "0"];

/** The rows of the court from the highest down; the king stands before the queen. */
export function rowsOf(view: View): CourtRow[] {
  const names = Object.keys(view.rows);
  return ROMAN.map((roman, place) => {
    const characters = names.filter((id) => view.rows[id] === 5 - place);
    return { roman, characters: place === 0 ? characters.reverse() : characters };
  });
}

/** The row of a character. */
export const romanOf = (view: View, id: string): string => ROMAN[5 - (view.rows[id] ?? 0)] ?? "";

/** The characters before a seat: its own, each charlatan, and the king only while it holds him. */
export function courtOf(view: View, seat: number): string[] {
  const own = (view.owned[seat] ?? []).filter((each) => each !== "king");
  const turned = Array.from({ length: view.charlatans[seat] ?? 0 }, () => "charlatan");
  return [...(view.holder === seat ? ["king"] : []), ...turned, ...own];
}

/** The seats that have a character. */
export function ownersOf(view: View, id: string): number[] {
  return view.owned.map((_, seat) => seat).filter((seat) => courtOf(view, seat).includes(id));
}

/** How many cards of a character the game has. */
export function copies(view: View, id: string): number {
  const sides = id === "jester" ? ["jester", "charlatan"] : [id];
  const taken = view.owned.flatMap((_, seat) => courtOf(view, seat)).filter((each) => sides.includes(each));
  return (view.court[id] ?? 0) + taken.length;
}

/** Has a character done its part this turn: used, or its dice are in the hand? */
export function isSpent(view: View, seat: number, id: string): boolean {
  if (seat !== view.in_turn || !view.asks) return false;
  return !view.unused.includes(id) && view.abilities[id]?.[0] !== "none";
}

export const nameOf = (sight: Table, id: string): string => sight.t(`character-${id}`);

/** What wins a character over, as a sentence. */
export function conditionOf(sight: Table, id: string): string {
  const [kind, number] = sight.view?.conditions[id] ?? ["free", 0];
  return sight.t(id === "charlatan" ? "page-turned" : `condition-${kind}`, { number });
}

/** What a character can do, as a sentence. */
export function abilityOf(sight: Table, id: string): string {
  const [kind, number] = sight.view?.abilities[id] ?? ["none", 0];
  return sight.t(`ability-${kind}`, { number });
}

/** The same in two or three words. */
export function briefly(sight: Table, id: string): string {
  const [kind, number] = sight.view?.abilities[id] ?? ["none", 0];
  return sight.t(`page-brief-${kind}`, { number });
}
