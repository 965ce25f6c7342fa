// The initial of a game: of its own title, the same in every language.
const INITIALS: Record<string, string> = { um_krone_und_kragen: "U", krone_und_schwert: "K", for_a_crown: "F", royaume_des_5_couronnes: "R" };

export const initialOf = (game: string): string => INITIALS[game] ?? game.charAt(0).toUpperCase();
