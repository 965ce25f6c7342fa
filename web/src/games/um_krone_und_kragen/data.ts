// The answers and events of this game as data. Made by tools/typescript.py; do not edit.
import type { Kinds } from "~/lib/wording.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import type { View } from "./view.ts";

export type Table = Sight<View, Act, Told>;

export type Act = RollAct | FinishAct | PassAct | ThatIsAllAct | TakeDieAct | DeclineDieAct | SetAsideAct | ChooseAct | TakeAct | UseAct | RerollAct | AddAct | BeginAct | ChangeAct;

export type Told = RoundBeginsTold | TurnBeginsTold | DieTakenTold | DieDeclinedTold | DieAddedTold | RolledTold | SetAsideTold | UsedTold | RerolledTold | TookTold | TookNothingTold | FirstKingTold | FinalBeginsTold | ThrewTold | KingMovesTold | KingUnbeatenTold | GameEndsTold;

export const ON: Record<string, string> = {
  "set-aside": "die:{face}",
  "choose": "die:{face}",
  "take": "court:{character}",
  "use": "character:{character}",
  "reroll": "character:{character}",
  "add": "character:{character}",
  "begin": "character:{character}",
  "change": "character:{character}"
};

export const KINDS: Kinds = {
  "label": {
    "roll": {},
    "finish": {},
    "pass": {},
    "that-is-all": {},
    "take-die": {
      "character": "character"
    },
    "decline-die": {
      "character": "character"
    },
    "set-aside": {},
    "choose": {},
    "take": {
      "character": "character"
    },
    "use": {
      "character": "character"
    },
    "reroll": {
      "character": "character"
    },
    "add": {
      "character": "character"
    },
    "begin": {
      "character": "character"
    },
    "change": {
      "character": "character"
    }
  },
  "told": {
    "round-begins": {
      "who": "seat"
    },
    "turn-begins": {
      "who": "seat"
    },
    "die-taken": {
      "who": "seat",
      "character": "character"
    },
    "die-declined": {
      "who": "seat",
      "character": "character"
    },
    "die-added": {
      "who": "seat",
      "character": "character"
    },
    "rolled": {
      "who": "seat"
    },
    "set-aside": {
      "who": "seat"
    },
    "used": {
      "who": "seat",
      "character": "character"
    },
    "rerolled": {
      "who": "seat",
      "character": "character"
    },
    "took": {
      "who": "seat",
      "character": "character"
    },
    "took-nothing": {
      "who": "seat"
    },
    "first-king": {
      "who": "seat"
    },
    "final-begins": {
      "start": "seat",
      "who": "seat"
    },
    "threw": {
      "who": "seat"
    },
    "king-moves": {
      "who": "seat",
      "old": "seat"
    },
    "king-unbeaten": {
      "who": "seat"
    },
    "game-ends": {
      "who": "seat"
    }
  }
};

/** Roll the dice in hand, or the active ones again: so many. */
export interface RollAct {
  is: "roll";
  dice: number;
}

/** Add no more dice: all are aside. */
export interface FinishAct {
  is: "finish";
}

/** Take no character. */
export interface PassAct {
  is: "pass";
}

/** No more dice for the character in use. */
export interface ThatIsAllAct {
  is: "that-is-all";
}

/** Take the start die of this character. */
export interface TakeDieAct {
  is: "take-die";
  character: string | null;
}

/** Do without the start die of this character. */
export interface DeclineDieAct {
  is: "decline-die";
  character: string | null;
}

/** Set an active die aside; so many are then still active. */
export interface SetAsideAct {
  is: "set-aside";
  face: number;
  left: number;
}

/** One more die for the character in use. */
export interface ChooseAct {
  is: "choose";
  face: number;
}

/** Take this character from the court. */
export interface TakeAct {
  is: "take";
  character: string;
}

/** Use this character; there is nothing to choose, or nothing was chosen. */
export interface UseAct {
  is: "use";
  character: string;
}

/** Roll these dice again with the jester. */
export interface RerollAct {
  is: "reroll";
  character: string;
  dice: number[];
}

/** Add this die with the queen. */
export interface AddAct {
  is: "add";
  character: string;
  dice: number[];
}

/** Use merchant, lady or nobleman on this die, and on those named after it. */
export interface BeginAct {
  is: "begin";
  character: string;
  dice: number[];
  more: number[];
  end: number;
}

/** With this character, some of the active dice become others. */
export interface ChangeAct {
  is: "change";
  character: string;
  before: number[];
  after: number[];
}

export interface RoundBeginsTold {
  is: "round-begins";
  round: number;
  who: number;
}

export interface TurnBeginsTold {
  is: "turn-begins";
  who: number;
  dice: number;
}

export interface DieTakenTold {
  is: "die-taken";
  who: number;
  character: string;
}

export interface DieDeclinedTold {
  is: "die-declined";
  who: number;
  character: string;
}

export interface DieAddedTold {
  is: "die-added";
  who: number;
  character: string;
}

export interface RolledTold {
  is: "rolled";
  who: number;
  dice: number[];
}

export interface SetAsideTold {
  is: "set-aside";
  who: number;
  face: number;
}

export interface UsedTold {
  is: "used";
  who: number;
  character: string;
  before: number[];
  after: number[];
  added: boolean;
}

export interface RerolledTold {
  is: "rerolled";
  who: number;
  character: string;
  before: number[];
  after: number[];
}

export interface TookTold {
  is: "took";
  who: number;
  character: string;
}

export interface TookNothingTold {
  is: "took-nothing";
  who: number;
}

export interface FirstKingTold {
  is: "first-king";
  who: number;
  many: number;
  face: number;
}

export interface FinalBeginsTold {
  is: "final-begins";
  start: number;
  who: number;
}

export interface ThrewTold {
  is: "threw";
  who: number;
  many: number;
  face: number;
  to_beat: [number, number];
}

export interface KingMovesTold {
  is: "king-moves";
  who: number;
  old: number;
  best: [number, number];
}

export interface KingUnbeatenTold {
  is: "king-unbeaten";
  who: number;
}

export interface GameEndsTold {
  is: "game-ends";
  who?: number | null;
  adjudicated: boolean;
}
