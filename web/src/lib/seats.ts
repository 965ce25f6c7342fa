// Seats and games as they are painted: colour, outline, charge.
import { t } from "~/lib/words.svelte.ts";

export const OUTLINES = ["heater", "banner", "round", "lozenge", "hexagon"] as const;
export type Outline = (typeof OUTLINES)[number];

/** The letter-pair of a game: data-game on an element gives it the game's accent (see style/tokens.css). */
export const MARKS: Record<string, "uk" | "ks" | "fc" | "rc"> = {
  um_krone_und_kragen: "uk",
  krone_und_schwert: "ks",
  for_a_crown: "fc",
  royaume_des_5_couronnes: "rc",
};

const INITIALS: Record<string, string> = {
  um_krone_und_kragen: "U",
  krone_und_schwert: "K",
  for_a_crown: "F",
  royaume_des_5_couronnes: "R",
};

/** The letter in a game's illuminated initial, in every language. */
export const initialOf = (game: string): string => INITIALS[game] ?? game.charAt(0).toUpperCase();

/** A seat's crest in words: charge, colour and outline; an ink seal has only its charge. */
export function crestName(seat: number, isSeal: boolean): string {
  const name = t(`page-crest-${seat}`);
  return isSeal ? (name.split(",")[0] ?? name) : name;
}
