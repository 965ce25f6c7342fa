// Seats and games as they are painted: colour, outline, charge.

export const OUTLINES = ["heater", "banner", "round", "lozenge", "hexagon"] as const;
export type Outline = (typeof OUTLINES)[number];

/** The letter-pair of a game: data-game on an element gives it the game's accent (see style/tokens.css). */
export const MARKS: Record<string, "uk" | "ks" | "fc" | "rc"> = {
  um_krone_und_kragen: "uk",
  krone_und_schwert: "ks",
  for_a_crown: "fc",
  royaume_des_5_couronnes: "rc",
};

const INITIALS: Record<string, string> = { um_krone_und_kragen: "U", krone_und_schwert: "K", for_a_crown: "F", royaume_des_5_couronnes: "R" };

/** The letter in a game's illuminated initial, in every language. */
export const initialOf = (game: string): string => INITIALS[game] ?? game.charAt(0).toUpperCase();
