// The five knights as they are painted: pigment, outline, ordinary; and what is said of them.
import type { Outline } from "~/lib/seats.ts";
import type { Table } from "./data.ts";
import type { Knight as Painted, View } from "./view.ts";

/** A knight with what the rows of the view tell of it. */
export interface Knight extends Painted {
  space: number; // 0: the castle; beyond the path: the lair
  crowned: boolean;
  blocked: boolean;
  circle: number; // 1 to 5 once its crown lies there, else 0
}

const PIGMENTS: Record<string, string> = {
  ...{ red: "var(--kn-r)", blue: "var(--kn-b)", green: "var(--kn-g)", yellow: "var(--kn-y)", white: "var(--kn-w)" },
  ...{ black: "#2b2724", purple: "#74386f", orange: "#cf6a1c", pink: "#d98aa0", brown: "#6f4a26", grey: "#8b8780" },
};
const PALE = ["yellow", "white", "orange", "pink", "grey"]; // pigments on which an ordinary is dark
const ORDINARIES: Record<Outline, string> = {
  heater: "M0 33L20 16L40 33",
  round: "M20 0V40M0 20H40",
  banner: "M13 0V40M27 0V40",
  lozenge: "M6 34L34 6",
  hexagon: "M5 3L35 37M35 3L5 37",
};

export const pigmentOf = (colour: string): string => PIGMENTS[colour] ?? "#8b8780";
export const inkOf = (colour: string): string => (PALE.includes(colour) ? "var(--p-ink)" : "#fff6e2");
export const outlineOf = (knight: Painted): Outline => (knight.shape in ORDINARIES ? (knight.shape as Outline) : "round");
export const ordinaryOf = (knight: Painted): string => ORDINARIES[outlineOf(knight)];
export const knightOf = (view: View, colour: string): Knight | undefined => knightsOf(view).find((knight) => knight.colour === colour);
export const byLetter = (view: View, letter: string): Knight | undefined => knightsOf(view).find((knight) => knight.letter === letter);
export const lairOf = (view: View): number => view.path.length + 1;

/** The five knights, in the order of the data. */
export function knightsOf({ knights, spaces, crowned, blocked, circles }: View): Knight[] {
  return knights.map((painted, c) => ({
    ...painted,
    space: spaces[c] ?? 0,
    crowned: crowned[c] ?? false,
    blocked: blocked[c] ?? false,
    circle: circles[c] ?? 0,
  }));
}

/** The knights in play at a place. */
export const standingAt = (view: View, space: number): Knight[] =>
  knightsOf(view).filter((knight) => knight.space === space && !knight.circle);

/** The colour as a name, with a capital letter. */
export function named(sight: Table, colour: string): string {
  const word = sight.t(`colour-${colour}`);
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** A place in two words: space 28, the lair, the castle. */
export function placed(sight: Table, space: number): string {
  if (space === 0) return sight.t("page-castle");
  return space === lairOf(sight.view as View) ? sight.t("page-lair") : sight.t("page-space", { number: space });
}

/** What the tip of a knight tells: where it is, where it goes, how far, and what holds it. */
export function facts(sight: Table, knight: Knight): string[] {
  const view = sight.view as View;
  const way = knight.crowned ? "page-homebound" : "page-outbound";
  const left = knight.crowned ? knight.space : lairOf(view) - knight.space;
  const held = knight.blocked ? [sight.t(`page-held-${view.path[knight.space - 1]}`)] : [];
  return [sight.t(way, { place: placed(sight, knight.space), left }), ...held];
}

/** “The red knight, space 12”, with what holds it: for the ear. */
export function standingName(sight: Table, knight: Knight): string {
  const held = knight.blocked ? [sight.t(`page-held-${(sight.view as View).path[knight.space - 1]}`)] : [];
  return [sight.t("the-knight", { knight_id: knight.colour }), placed(sight, knight.space), ...held].join(", ");
}
