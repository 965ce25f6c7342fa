// The answers and events of this game as data. Made by tools/typescript.py; do not edit.
import type { Kinds } from "~/lib/wording.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import type { View } from "./view.ts";

export type Table = Sight<View, Act, Told>;

export type Act = FamilyAct | RecruitAct | BlindAct | PayAct | BribeAct | HalfAct | IconAct | RaccoonAct | HitAct | MoveAct | DeclineAct | PassAct | TurnAct;

export type Told = ChoseFamilyTold | GalleryHungTold | RoundBeginsTold | PassBeginsTold | RecruitedTold | RecruitedBlindTold | PaidTold | RecruitedNoneTold | TurnedUpTold | IdleTold | EventComesTold | ChoseHalfTold | GainedTold | NothingThereTold | RolledTold | SentRaccoonTold | StruckTold | MovedTold | LostTold | SoldTold | FellTold | NoVictimTold | RaccoonsLeaveTold | BribedTold | KeptRaccoonsTold | DeclinedMageTold | EventJoinsTold | ScoringTold | ForInfluenceTold | ForCoinsTold | ForRaccoonsTold | ScoredTold | GameEndsTold | RefilledTold;

export const ON: Record<string, string> = {
  "family": "family:{family}",
  "recruit": "card:{card}",
  "blind": "deck:{level}",
  "pay": "chest",
  "bribe": "raccoons",
  "half": "half:{half}",
  "icon": "icon:{icon}",
  "raccoon": "seat:{target}",
  "hit": "seat:{target}",
  "move": "portrait:{portrait}",
  "turn": "pile"
};

export const KINDS: Kinds = {
  "label": {
    "family": {
      "family": "family"
    },
    "recruit": {
      "card": "card"
    },
    "blind": {},
    "pay": {},
    "bribe": {},
    "half": {
      "card": "card",
      "icons": "icon"
    },
    "icon": {
      "icon": "icon"
    },
    "raccoon": {
      "target": "seat"
    },
    "hit": {
      "target": "seat"
    },
    "move": {
      "portrait": "seat"
    },
    "decline": {},
    "pass": {},
    "turn": {}
  },
  "told": {
    "chose-family": {
      "who": "seat",
      "family": "family"
    },
    "gallery-hung": {
      "order": "seat"
    },
    "round-begins": {},
    "pass-begins": {},
    "recruited": {
      "who": "seat",
      "card": "card"
    },
    "recruited-blind": {
      "who": "seat",
      "card": "card"
    },
    "paid": {
      "who": "seat"
    },
    "recruited-none": {
      "who": "seat"
    },
    "turned-up": {
      "who": "seat",
      "card": "card"
    },
    "idle": {
      "who": "seat",
      "card": "card"
    },
    "event-comes": {
      "event": "event-name"
    },
    "chose-half": {
      "who": "seat",
      "card": "card",
      "icons": "icon"
    },
    "gained": {
      "who": "seat",
      "icon": "icon"
    },
    "nothing-there": {
      "who": "seat",
      "icon": "icon"
    },
    "rolled": {
      "who": "seat",
      "icons": "icon"
    },
    "sent-raccoon": {
      "who": "seat",
      "target": "seat"
    },
    "struck": {
      "who": "seat",
      "target": "seat"
    },
    "moved": {
      "who": "seat",
      "portrait": "seat"
    },
    "lost": {
      "who": "seat"
    },
    "sold": {
      "who": "seat"
    },
    "fell": {
      "who": "seat"
    },
    "no-victim": {},
    "raccoons-leave": {
      "who": "seat"
    },
    "bribed": {
      "who": "seat"
    },
    "kept-raccoons": {
      "who": "seat"
    },
    "declined-mage": {
      "who": "seat"
    },
    "event-joins": {},
    "scoring": {},
    "for-influence": {
      "who": "seat"
    },
    "for-coins": {
      "who": "seat"
    },
    "for-raccoons": {
      "who": "seat"
    },
    "scored": {
      "who": "seat"
    },
    "game-ends": {
      "who": "seat"
    },
    "refilled": {
      "card": "card"
    }
  }
};

/** Play this family. */
export interface FamilyAct {
  is: "family";
  family: string;
}

/** Recruit this card. */
export interface RecruitAct {
  is: "recruit";
  card: string;
  level: number;
  price: number | null;
  rounds: number;
}

/** Recruit the top card of a deck, unseen. */
export interface BlindAct {
  is: "blind";
  level: number;
  price: number | null;
  rounds: number;
}

/** Pay with these. */
export interface PayAct {
  is: "pay";
  coins: number;
  rubies: number;
  sale: boolean;
  rubies_left: number | null;
}

/** Send so many raccoons home, for one coin or ruby each. */
export interface BribeAct {
  is: "bribe";
  raccoons: number;
}

/** Use this half of the turned card. */
export interface HalfAct {
  is: "half";
  half: "a" | "b";
  card: string;
  icons: string[];
}

/** Apply this icon next. */
export interface IconAct {
  is: "icon";
  icon: string;
}

/** Saddle a rival with a raccoon. */
export interface RaccoonAct {
  is: "raccoon";
  target: number;
  raccoons: number;
}

/** Hit a rival. */
export interface HitAct {
  is: "hit";
  target: number;
  heirloom: boolean;
}

/** Move a portrait to the nearest free space on one side. */
export interface MoveAct {
  is: "move";
  portrait: number;
  side: "left" | "right";
  space: number | null;
  scandal: number;
}

/** Hire no mage. */
export interface DeclineAct {
  is: "decline";
}

/** Recruit nobody. */
export interface PassAct {
  is: "pass";
}

/** Turn up the next card. */
export interface TurnAct {
  is: "turn";
}

export interface ChoseFamilyTold {
  is: "chose-family";
  who: number;
  family: string;
}

export interface GalleryHungTold {
  is: "gallery-hung";
  order: number[];
}

export interface RoundBeginsTold {
  is: "round-begins";
  round: number;
  last: boolean;
}

export interface PassBeginsTold {
  is: "pass-begins";
  number: number;
}

export interface RecruitedTold {
  is: "recruited";
  who: number;
  card: string;
  price: number;
}

export interface RecruitedBlindTold {
  is: "recruited-blind";
  who: number;
  level: number;
  card?: string | null;
}

export interface PaidTold {
  is: "paid";
  who: number;
  price: number;
  coins?: number | null;
  rubies?: number | null;
}

export interface RecruitedNoneTold {
  is: "recruited-none";
  who: number;
}

export interface TurnedUpTold {
  is: "turned-up";
  who: number;
  card: string;
}

export interface IdleTold {
  is: "idle";
  who: number;
  card: string;
}

export interface EventComesTold {
  is: "event-comes";
  event: string;
  id: string;
}

export interface ChoseHalfTold {
  is: "chose-half";
  who: number;
  card: string;
  half: "a" | "b";
  icons: string[];
}

export interface GainedTold {
  is: "gained";
  who: number;
  icon: string;
}

export interface NothingThereTold {
  is: "nothing-there";
  who: number;
  icon: string;
}

export interface RolledTold {
  is: "rolled";
  who: number;
  face: number;
  icons: string[];
}

export interface SentRaccoonTold {
  is: "sent-raccoon";
  who: number;
  target: number;
}

export interface StruckTold {
  is: "struck";
  who: number;
  target: number;
}

export interface MovedTold {
  is: "moved";
  who: number;
  portrait: number;
  old: number;
  new: number;
}

export interface LostTold {
  is: "lost";
  who: number;
  rubies: number;
}

export interface SoldTold {
  is: "sold";
  who: number;
}

export interface FellTold {
  is: "fell";
  who: number;
}

export interface NoVictimTold {
  is: "no-victim";
}

export interface RaccoonsLeaveTold {
  is: "raccoons-leave";
  who: number;
  raccoons: number;
}

export interface BribedTold {
  is: "bribed";
  who: number;
  raccoons: number;
}

export interface KeptRaccoonsTold {
  is: "kept-raccoons";
  who: number;
}

export interface DeclinedMageTold {
  is: "declined-mage";
  who: number;
}

export interface EventJoinsTold {
  is: "event-joins";
  left: number;
}

export interface ScoringTold {
  is: "scoring";
}

export interface ForInfluenceTold {
  is: "for-influence";
  who: number;
  rubies: number;
}

export interface ForCoinsTold {
  is: "for-coins";
  who: number;
  rubies: number;
}

export interface ForRaccoonsTold {
  is: "for-raccoons";
  who: number;
  rubies: number;
}

export interface ScoredTold {
  is: "scored";
  who: number;
  score: number;
}

export interface GameEndsTold {
  is: "game-ends";
  who: number;
}

export interface RefilledTold {
  is: "refilled";
  card: string;
}
