// What a seat may know of this game. Made by tools/typescript.py; do not edit.

export type View = KragenView;

/** All that a seat may know; here it is the same for all. */
export interface KragenView {
  seat: number;
  decision: number;
  asks: string;
  asked: number[];
  answering: boolean;
  round: number;
  start: number;
  turns_over: number;
  in_turn: number;
  order: number[];
  coming: number[];
  hand: number;
  active: number[];
  aside: number[];
  set_since_roll: boolean;
  unused: string[];
  using: string;
  chosen: number[];
  within_reach: string[];
  start_dice_asked: number;
  owned: string[][];
  rows: Record<string, number>;
  conditions: Record<string, [string, number]>;
  abilities: Record<string, [string, number]>;
  charlatans: number[];
  court: Record<string, number>;
  final: boolean;
  first_king: number | null;
  holder: number | null;
  best: [number, number] | null;
  thrown: ([number, number] | null)[];
  worth: number[];
  adjudicated: boolean;
}
