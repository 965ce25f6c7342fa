// Seats and games as they are painted: colour, outline, charge.
import { t } from "~/lib/words.svelte.ts";

export const OUTLINES = ["heater", "banner", "round", "lozenge", "hexagon"] as const;
export type Outline = (typeof OUTLINES)[number];

/** The letter in a game's illuminated initial, in every language. */
export const initialOf = (game: string): string => game.charAt(0).toUpperCase();

/** A seat's crest in words: charge, colour and outline; an ink seal has only its charge. */
export function crestName(seat: number, isSeal: boolean): string {
  const name = t(`page-crest-${seat}`);
  return isSeal ? (name.split(",")[0] ?? name) : name;
}
