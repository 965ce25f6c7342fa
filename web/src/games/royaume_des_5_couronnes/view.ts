// What a seat may know of this game. Made by tools/typescript.py; do not edit.

export type View = RoyaumeView;

/** All that a seat may know: what everybody knows, and its own. */
export interface RoyaumeView {
  seat: number;
  decision: number;
  asks: string;
  asked: number[];
  answering: boolean;
  gm: number;
  in_turn: number;
  turn: number;
  phase: string;
  path: ("bare" | "down" | "monster" | "trap" | "treasure" | "weapon")[];
  knights: Knight[];
  spaces: number[];
  crowned: boolean[];
  blocked: boolean[];
  circles: number[];
  talon: number;
  unseen: Record<string, number>;
  reshuffled: Record<string, number>;
  rejet: Record<string, number>;
  removed: number;
  power: number[];
  power_bank: number;
  pawns: number[][];
  bank: number[];
  dice: number[];
  die_left: number;
  moved: string;
  opponent: number | null;
  duelled: boolean;
  challenged: number[];
  window: boolean;
  called: number[];
  undealt: string[];
  chances: Chances;
  points: number[];
  king: number | null;
  answered: string;
  order: string;
  orders: string[];
}

/** One of the five, as it is painted; nobody owns it. */
export interface Knight {
  colour: string;
  letter: string;
  shape: string;
}

/** The odds of the prince in turn, as so many of so many; his own seat has none in a duel. */
export interface Chances {
  trap: [number, number];
  monster: [number, number];
  dragon: [number, number];
  duel: ([number, number] | null)[];
}
