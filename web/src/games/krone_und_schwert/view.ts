// What a seat may know of this game. Made by tools/typescript.py; do not edit.

export type View = SchwertView;

/** All that a seat may know: what everybody knows, and its own. */
export interface SchwertView {
  seat: number;
  decision: number;
  asks: string;
  asked: number[];
  answering: boolean;
  round: number;
  start: number;
  in_turn: number;
  ap: number;
  attacked: boolean;
  revolted: boolean;
  king: number | null;
  papal: number[];
  leader: number | null;
  attack: Attack | null;
  crown_worth: number;
  board: ([string, number, number, number])[];
  laying: string;
  shape: Record<string, [number, number, string]>;
  elements_left: string[];
  spaces: string[];
  map: Record<string, [number, number, string]>;
  land: string[][];
  castles: string[];
  walls: number[];
  small_towns: string[];
  big_towns: ([string, string])[];
  cathedrals: string[];
  territories: number[][];
  territory_points: ([number, number])[];
  markers: number[];
  supply: Record<string, number>;
  cards: Record<string, [number, number, number]>;
  hand_sizes: number[];
  shown: string[][];
  discard: Record<string, number>;
  absent: Record<string, number>;
  deck_size: number;
  end_phase: boolean;
  end_in: number | null;
  shuffle: Shuffle | null;
  visible_swords: number;
  people_pile: Record<string, number>;
  people_discard: number;
  announced: (number | null)[];
  gained: number[];
  threshold: number;
  adjudicated: boolean;
  hand: string[];
  held: string[];
  vp: (number | null)[];
  said: number;
  laid: string[];
  first_space: string;
  target: string;
}

/** An attack until it is decided. */
export interface Attack {
  attacker: number;
  defender: number;
  target: string;
  cards: string[];
  strength: number;
  castles: number;
  strongest: string | null;
  ambushed: number;
}

/** What everybody remembers of the last shuffle. */
export interface Shuffle {
  unseen: Record<string, number>;
  mixed_in: Record<string, number>;
  held: number[];
  drawn_since: number[];
  seen_since: string[][];
  elder: number[];
  unseen_before: Record<string, number>;
}
