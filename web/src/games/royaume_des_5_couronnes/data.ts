// The answers and events of this game as data. Made by tools/typescript.py; do not edit.
import type { Kinds } from "~/lib/wording.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import type { View } from "./view.ts";

export type Table = Sight<View, Act, Told>;

export type Act = RollAct | CallAct | SilentAct | PassAct | LayAct | LayTheRestAct | FreeAct | DuelAct | TakeAct | ExcuseAct | PayAct | MoveAct | WizardAct;

export type Told = TurnBeginsTold | CardsLaidTold | EscapeRolledTold | MonsterRolledTold | SetFreeTold | AttemptFailedTold | PowerGainedTold | PowerLostTold | DuelRolledTold | PawnsTakenTold | PawnExcusedTold | NoExcuseTold | DiceRolledTold | WitchCalledTold | WitchPaidTold | WitchEndsTurnTold | MovedTold | WizardMovedTold | CardVanishedTold | CoveredTold | ReshuffledTold | TurnedUpTold | BlockedTold | WeaponInVainTold | TreasureWonTold | TreasureInVainTold | DragonRolledTold | CrownWonTold | ThrownBackTold | CrownHomeTold | LastCrownTold | PointsTold | FinalRolledTold | KingTold;

export const ON: Record<string, string> = {
  "lay": "space:{space}",
  "free": "knight:{knight}",
  "duel": "seat:{who}",
  "take": "pawn:{colour}",
  "excuse": "pawn:{colour}",
  "pay": "pawn:{colour}",
  "move": "knight:{knight}",
  "wizard": "knight:{knight}"
};

export const KINDS: Kinds = {
  "label": {
    "roll": {},
    "call": {},
    "silent": {},
    "pass": {},
    "lay": {},
    "lay-the-rest": {},
    "free": {
      "knight": "knight",
      "card": "card"
    },
    "duel": {
      "who": "seat"
    },
    "take": {
      "colour": "colour"
    },
    "excuse": {
      "colour": "colour"
    },
    "pay": {
      "colour": "colour"
    },
    "move": {
      "knight": "knight"
    },
    "wizard": {
      "knight": "knight"
    }
  },
  "told": {
    "turn-begins": {
      "who": "seat"
    },
    "cards-laid": {
      "who": "seat"
    },
    "escape-rolled": {
      "who": "seat",
      "knight": "knight"
    },
    "monster-rolled": {
      "who": "seat",
      "knight": "knight"
    },
    "set-free": {
      "who": "seat",
      "card": "card",
      "knights": "knight"
    },
    "attempt-failed": {
      "who": "seat"
    },
    "power-gained": {
      "who": "seat"
    },
    "power-lost": {
      "who": "seat"
    },
    "duel-rolled": {
      "who": "seat",
      "other": "seat"
    },
    "pawns-taken": {
      "who": "seat",
      "other": "seat",
      "colour": "colour"
    },
    "pawn-excused": {
      "who": "seat",
      "other": "seat",
      "colour": "colour"
    },
    "no-excuse": {
      "who": "seat",
      "other": "seat"
    },
    "dice-rolled": {
      "who": "seat"
    },
    "witch-called": {
      "who": "seat"
    },
    "witch-paid": {
      "who": "seat",
      "colour": "colour"
    },
    "witch-ends-turn": {
      "who": "seat"
    },
    "moved": {
      "who": "seat",
      "knight": "knight"
    },
    "wizard-moved": {
      "who": "seat",
      "knight": "knight"
    },
    "card-vanished": {
      "card": "card"
    },
    "covered": {
      "card": "card"
    },
    "reshuffled": {},
    "turned-up": {
      "card": "card"
    },
    "blocked": {
      "knight": "knight",
      "card": "card"
    },
    "weapon-in-vain": {
      "who": "seat"
    },
    "treasure-won": {
      "who": "seat",
      "colour": "colour"
    },
    "treasure-in-vain": {
      "colour": "colour"
    },
    "dragon-rolled": {
      "who": "seat",
      "knight": "knight"
    },
    "crown-won": {
      "knight": "knight"
    },
    "thrown-back": {
      "knight": "knight"
    },
    "crown-home": {
      "knight": "knight",
      "circle": "circle"
    },
    "last-crown": {
      "knight": "knight"
    },
    "points": {
      "who": "seat"
    },
    "final-rolled": {
      "who": "seat"
    },
    "king": {
      "who": "seat"
    }
  }
};

/** On to the dice. */
export interface RollAct {
  is: "roll";
}

/** Call the Witch. */
export interface CallAct {
  is: "call";
}

/** Say nothing. */
export interface SilentAct {
  is: "silent";
}

/** Never possible, but people think of it. */
export interface PassAct {
  is: "pass";
}

/** Lay the next card on this space. */
export interface LayAct {
  is: "lay";
  space: number;
}

/** Lay all cards that are left. */
export interface LayTheRestAct {
  is: "lay-the-rest";
}

/** Try to free a knight; without card and odds where nothing holds it. */
export interface FreeAct {
  is: "free";
  knight: string;
  card: string | null;
  odds: [number, number] | null;
  percent: number | null;
  price: "pawn" | "pawn-and-turn" | "turn";
}

/** Challenge a prince; P4 is nobody where there are three, and no odds are given against oneself. */
export interface DuelAct {
  is: "duel";
  prince: number;
  who: number | null;
  odds: [number, number] | null;
  percent: number | null;
}

/** Take all treasures of a colour after a duel. */
export interface TakeAct {
  is: "take";
  colour: string;
  many: number;
}

/** Accept a treasure as an excuse. */
export interface ExcuseAct {
  is: "excuse";
  colour: string;
  many: number;
}

/** Pay a treasure to the Witch. */
export interface PayAct {
  is: "pay";
  colour: string;
  many: number;
}

/** Move a knight by a die. */
export interface MoveAct {
  is: "move";
  knight: string;
  die: number;
  end: number;
  to_lair: boolean;
  meets: "bare" | "castle" | "down" | "dragon" | "home" | "lair" | "monster" | "trap" | "treasure" | "weapon";
  uncovers: boolean;
}

/** Send a knight forward or back by the sum of a double. */
export interface WizardAct {
  is: "wizard";
  knight: string;
  way: "back" | "forward";
  steps: number;
  end: number;
  to_lair: boolean;
  meets: "bare" | "castle" | "down" | "dragon" | "home" | "lair" | "monster" | "trap" | "treasure" | "weapon";
  uncovers: boolean;
}

export interface TurnBeginsTold {
  is: "turn-begins";
  who: number;
  turn: number;
}

export interface CardsLaidTold {
  is: "cards-laid";
  who: number;
}

export interface EscapeRolledTold {
  is: "escape-rolled";
  who: number;
  knight: string;
  die: number;
  power: number;
  total: number;
  needed: number;
  outcome: "lost" | "tie" | "won";
}

export interface MonsterRolledTold {
  is: "monster-rolled";
  who: number;
  knight: string;
  foe: number;
  die: number;
  power: number;
  total: number;
  outcome: "lost" | "tie" | "won";
}

export interface SetFreeTold {
  is: "set-free";
  who: number;
  card: string;
  space: number;
  knights: string[];
}

export interface AttemptFailedTold {
  is: "attempt-failed";
  who: number;
  then: "all-blocked" | "dice-follow" | "turn-lost";
}

export interface PowerGainedTold {
  is: "power-gained";
  who: number;
  power: number;
}

export interface PowerLostTold {
  is: "power-lost";
  who: number;
  power: number;
}

export interface DuelRolledTold {
  is: "duel-rolled";
  who: number;
  other: number;
  die: number;
  power: number;
  total: number;
  other_die: number;
  other_power: number;
  other_total: number;
  outcome: "lost" | "tie" | "won";
}

export interface PawnsTakenTold {
  is: "pawns-taken";
  who: number;
  other: number;
  colour: string;
  many: number;
}

export interface PawnExcusedTold {
  is: "pawn-excused";
  who: number;
  other: number;
  colour: string;
  many: number;
}

export interface NoExcuseTold {
  is: "no-excuse";
  who: number;
  other: number;
}

export interface DiceRolledTold {
  is: "dice-rolled";
  who: number;
  one: number;
  two: number;
}

export interface WitchCalledTold {
  is: "witch-called";
  who: number;
  right: boolean;
}

export interface WitchPaidTold {
  is: "witch-paid";
  who: number;
  colour: string;
  many: number;
}

export interface WitchEndsTurnTold {
  is: "witch-ends-turn";
  who: number;
}

export interface MovedTold {
  is: "moved";
  who: number;
  knight: string;
  start: number;
  end: number;
  from_lair: boolean;
  to_lair: boolean;
}

export interface WizardMovedTold {
  is: "wizard-moved";
  who: number;
  knight: string;
  start: number;
  end: number;
  from_lair: boolean;
  to_lair: boolean;
}

export interface CardVanishedTold {
  is: "card-vanished";
  card: string;
  space: number;
}

export interface CoveredTold {
  is: "covered";
  space: number;
  card: string;
}

export interface ReshuffledTold {
  is: "reshuffled";
  cards: number;
}

export interface TurnedUpTold {
  is: "turned-up";
  space: number;
  card: string;
}

export interface BlockedTold {
  is: "blocked";
  knight: string;
  card: string;
  space: number;
}

export interface WeaponInVainTold {
  is: "weapon-in-vain";
  who: number;
  space: number;
}

export interface TreasureWonTold {
  is: "treasure-won";
  who: number;
  colour: string;
  many: number;
}

export interface TreasureInVainTold {
  is: "treasure-in-vain";
  colour: string;
  space: number;
}

export interface DragonRolledTold {
  is: "dragon-rolled";
  who: number;
  knight: string;
  foe: number;
  die: number;
  power: number;
  total: number;
  outcome: "lost" | "tie" | "won";
}

export interface CrownWonTold {
  is: "crown-won";
  knight: string;
  end: number;
}

export interface ThrownBackTold {
  is: "thrown-back";
  knight: string;
  end: number;
}

export interface CrownHomeTold {
  is: "crown-home";
  knight: string;
  circle: number;
}

export interface LastCrownTold {
  is: "last-crown";
  knight: string;
}

export interface PointsTold {
  is: "points";
  who: number;
  points: number;
}

export interface FinalRolledTold {
  is: "final-rolled";
  who: number;
  die: number;
  power: number;
  total: number;
}

export interface KingTold {
  is: "king";
  who: number;
}
