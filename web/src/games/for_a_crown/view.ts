// What a seat may know of this game. Made by tools/typescript.py; do not edit.

export type View = CrownView;

/** All that a seat may know: what everybody knows, and its own. */
export interface CrownView {
  seat: number;
  decision: number;
  asks: string;
  asked: number[];
  answering: boolean;
  round: number;
  rounds: number;
  recruiting: number;
  families: string[];
  in_play: boolean[];
  gallery: number[];
  influence: number[];
  heirlooms: boolean[];
  raccoons: number[];
  dealt: number[];
  reserve: Reserve;
  prices: (number | null)[];
  track: ((number | null)[])[];
  piles: Record<string, number>;
  market: Record<string, string[]>;
  decks: Record<string, number>;
  unseen: Record<string, string[]>;
  cards: Card[][];
  pile: number;
  events: Record<string, boolean>;
  unseen_events: string[];
  event_deck: number;
  turned: string;
  turned_by: number;
  face: string;
  agenda: Agenda;
  coming: number[];
  card_steps: Step[];
  face_steps: Step[];
  winner: number;
  fallen: number[];
  bonuses: number[];
  absent: number[];
  kinds: string[];
  levels: number[];
  icons: string[][][];
  faces: Record<string, string[]>;
  heirloom: number;
  burglary: number;
  event_kinds: Record<string, string>;
  names: Record<string, string>;
  mark: number;
  zones: number[];
  history: string;
  show_split: boolean;
  chat: boolean;
  rubies: (number | null)[];
  coins: (number | null)[];
  mine: Card[];
  picked: string;
  owes: number;
}

/** The reserve; where splits are hidden, rubies and coins only together. Below 0: lent. */
export interface Reserve {
  rubies: number | null;
  coins: number | null;
  both: number;
  raccoons: number;
}

/** A recruited card. */
export interface Card {
  card: string;
  level: number;
  blind: boolean;
  face_down: boolean;
}

/** The question and what waits below it. */
export interface Agenda {
  asks: string;
  seat: number;
  icons: string[];
  effects: string[][];
  half: string;
  done: number[];
  order: number[];
}

/** An icon, and whether it was applied. */
export interface Step {
  icon: string;
  state: "choice" | "done" | "next" | "now";
}
