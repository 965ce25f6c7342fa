// The answers and events of this game as data. Made by tools/typescript.py; do not edit.
import type { Kinds } from "~/lib/wording.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import type { View } from "./view.ts";

export type Table = Sight<View, Act, Told>;

export type Act = EndTurnAct | DrawAct | RevoltAct | InciteAct | PapalVisitAct | ThatIsAllAct | TaxAct | NoTaxAct | PassAct | TruceAct | AmbushAct | CrownAct | SwordAct | NoMarkerAct | OccupyAct | AddAct | ExpandAct | ExpandTwoAct | PlaceAct | CastleAct | TownAct | BigTownAct | CathedralAct | AttackAct | LayAct;

export type Told = ElementDrawnTold | ElementLaidTold | DealtTold | RedPutBackTold | MarkerPlacedTold | RoundBeginsTold | TurnBeginsTold | TurnEndsTold | PopeLeavesTold | PopeComesTold | ReEnteredTold | TaxedTold | WaivedTold | PeopleTold | IncitedTold | GainedTold | DrewTold | DrewRedTold | DrewNothingTold | ReshuffledTold | BuiltTold | ExpandedTold | OccupiedTold | AttackedTold | AnsweredTold | StruckTold | ConqueredTold | RepelledTold | CalledOffTold | RevoltDeclaredTold | RevealedTold | RevoltVoidTold | CountedTold | KingHoldsTold | RebelsWinTold | CrownedTold | AnnouncedTold | EndPhaseTold | GameEndsTold;

export const ON: Record<string, string> = {
  "draw": "deck",
  "incite": "card:{card}",
  "papal-visit": "card:{card}",
  "truce": "card:{card}",
  "ambush": "card:{card}",
  "crown": "vote:crown",
  "sword": "vote:sword",
  "add": "card:{card}",
  "expand": "card:{card}",
  "expand-two": "card:{card}",
  "place": "space:{space}",
  "castle": "space:{space}",
  "town": "space:{space}",
  "big-town": "space:{space}",
  "cathedral": "space:{space}",
  "attack": "space:{space}",
  "lay": "element:{element}"
};

export const KINDS: Kinds = {
  "label": {
    "end-turn": {},
    "draw": {},
    "revolt": {
      "king": "seat"
    },
    "incite": {
      "card": "card"
    },
    "papal-visit": {
      "card": "card"
    },
    "that-is-all": {},
    "tax": {},
    "no-tax": {},
    "pass": {},
    "truce": {
      "card": "card"
    },
    "ambush": {
      "struck": "card",
      "card": "card"
    },
    "crown": {},
    "sword": {},
    "no-marker": {},
    "occupy": {},
    "add": {
      "card": "card"
    },
    "expand": {
      "card": "card"
    },
    "expand-two": {
      "card": "card"
    },
    "place": {
      "card": "card"
    },
    "castle": {
      "card": "card"
    },
    "town": {
      "card": "card"
    },
    "big-town": {
      "card": "card"
    },
    "cathedral": {
      "card": "card"
    },
    "attack": {
      "fighters": "card"
    },
    "lay": {}
  },
  "told": {
    "element-drawn": {
      "who": "seat"
    },
    "element-laid": {
      "who": "seat"
    },
    "dealt": {
      "who": "seat",
      "cards": "card"
    },
    "red-put-back": {
      "who": "seat",
      "card": "card"
    },
    "marker-placed": {
      "who": "seat",
      "terrain": "terrain"
    },
    "round-begins": {},
    "turn-begins": {
      "who": "seat"
    },
    "turn-ends": {
      "who": "seat"
    },
    "pope-leaves": {
      "who": "seat"
    },
    "pope-comes": {
      "who": "seat"
    },
    "re-entered": {
      "who": "seat",
      "terrain": "terrain"
    },
    "taxed": {
      "who": "seat"
    },
    "waived": {
      "who": "seat"
    },
    "people": {},
    "incited": {
      "who": "seat"
    },
    "gained": {
      "who": "seat"
    },
    "drew": {
      "who": "seat",
      "card": "card"
    },
    "drew-red": {
      "who": "seat",
      "card": "card"
    },
    "drew-nothing": {
      "who": "seat"
    },
    "reshuffled": {},
    "built": {
      "who": "seat"
    },
    "expanded": {
      "who": "seat",
      "card": "card",
      "terrain": "terrain"
    },
    "occupied": {
      "who": "seat",
      "terrain": "terrain"
    },
    "attacked": {
      "who": "seat",
      "cards": "card",
      "other": "seat",
      "terrain": "terrain"
    },
    "answered": {
      "who": "seat"
    },
    "struck": {
      "who": "seat",
      "card": "card"
    },
    "conquered": {
      "who": "seat",
      "other": "seat",
      "terrain": "terrain"
    },
    "repelled": {
      "who": "seat"
    },
    "called-off": {
      "who": "seat"
    },
    "revolt-declared": {
      "who": "seat",
      "king": "seat"
    },
    "revealed": {
      "who": "seat",
      "cards": "card",
      "struck": "card"
    },
    "revolt-void": {},
    "counted": {},
    "king-holds": {
      "who": "seat"
    },
    "rebels-win": {
      "who": "seat"
    },
    "crowned": {
      "who": "seat"
    },
    "announced": {
      "who": "seat"
    },
    "end-phase": {},
    "game-ends": {
      "who": "seat"
    }
  }
};

/** The turn is over; so many action points lapse. */
export interface EndTurnAct {
  is: "end-turn";
  lapse: number;
}

/** Draw an event card, from so many. */
export interface DrawAct {
  is: "draw";
  ap: number;
  deck: number;
}

/** Lead a revolt against the king. */
export interface RevoltAct {
  is: "revolt";
  king: number | null;
  ap: number;
}

/** Play the card: so many people are turned up. */
export interface InciteAct {
  is: "incite";
  people: number;
  ap: number;
  card: string;
}

/** Play the card: nobody attacks its owner until the next turn. */
export interface PapalVisitAct {
  is: "papal-visit";
  ap: number;
  card: string;
}

/** No more cards: what they count together, and in an attack the castles they must surpass. */
export interface ThatIsAllAct {
  is: "that-is-all";
  strength: number;
  castles: number | null;
}

/** Levy the tax: so many points, and so many people are turned up. */
export interface TaxAct {
  is: "tax";
  points: number;
  people: number;
}

/** Waive the tax. */
export interface NoTaxAct {
  is: "no-tax";
}

/** Let an attack happen: the space is lost. */
export interface PassAct {
  is: "pass";
  space: string;
}

/** Call the attack off. */
export interface TruceAct {
  is: "truce";
  card: string;
}

/** Strike the strongest card of the attack: what is left of it, and whether the space is held. */
export interface AmbushAct {
  is: "ambush";
  struck: string | null;
  strength: number;
  holds: boolean;
  card: string;
}

/** Vote for the king: what the vote counts. */
export interface CrownAct {
  is: "crown";
  worth: number;
}

/** Vote for the rebels: how many people it turns up. */
export interface SwordAct {
  is: "sword";
  people: number;
}

/** No marker, or no further one. */
export interface NoMarkerAct {
  is: "no-marker";
}

/** Take any free space; which one is said next. */
export interface OccupyAct {
  is: "occupy";
  ap: number;
  spaces: string[];
}

/** One more card for an attack or a revolt: its combat value, and whether it may be laid there at all. */
export interface AddAct {
  is: "add";
  card: string;
  cv: number;
  fits: boolean;
}

/** Take one space beside one's own; which one is said next. */
export interface ExpandAct {
  is: "expand";
  card: string;
  ap: number;
  spaces: string[];
}

/** Take two spaces, one after the other; which ones is said next. */
export interface ExpandTwoAct {
  is: "expand-two";
  card: string;
  ap: number;
  spaces: string[];
}

/** A marker goes there: what the whole answer costs of which this is a part, and its card; in set-up nothing. */
export interface PlaceAct {
  is: "place";
  space: string;
  whole: number;
  card: string | null;
}

/** Build a castle. */
export interface CastleAct {
  is: "castle";
  space: string;
  ap: number;
  points: number;
  card: string;
}

/** Build a small town. */
export interface TownAct {
  is: "town";
  space: string;
  ap: number;
  points: number;
  card: string;
}

/** Build a big town on an octagon and a square. */
export interface BigTownAct {
  is: "big-town";
  space: string;
  square: string;
  ap: number;
  points: number;
  card: string;
}

/** Add a cathedral to a big town. */
export interface CathedralAct {
  is: "cathedral";
  space: string;
  ap: number;
  points: number;
  card: string;
}

/** Attack a space: the castles of its owner must be surpassed; with which cards is said next. */
export interface AttackAct {
  is: "attack";
  space: string;
  castles: number;
  fighters: string[];
  ap: number;
}

/** Lay an element of the board: its quarter turns and its shift. */
export interface LayAct {
  is: "lay";
  element: string;
  turns: number;
  dx: number;
  dy: number;
}

export interface ElementDrawnTold {
  is: "element-drawn";
  who: number;
  element: string;
}

export interface ElementLaidTold {
  is: "element-laid";
  who: number;
  element: string;
  turns: number;
  dx: number;
  dy: number;
}

export interface DealtTold {
  is: "dealt";
  who: number;
  cards?: string[] | null;
}

export interface RedPutBackTold {
  is: "red-put-back";
  who: number;
  card: string;
}

export interface MarkerPlacedTold {
  is: "marker-placed";
  who: number;
  space: string;
  terrain: string;
}

export interface RoundBeginsTold {
  is: "round-begins";
  round: number;
}

export interface TurnBeginsTold {
  is: "turn-begins";
  who: number;
}

export interface TurnEndsTold {
  is: "turn-ends";
  who: number;
  lapsed: number;
}

export interface PopeLeavesTold {
  is: "pope-leaves";
  who: number;
}

export interface PopeComesTold {
  is: "pope-comes";
  who: number;
}

export interface ReEnteredTold {
  is: "re-entered";
  who: number;
  space: string;
  terrain: string;
}

export interface TaxedTold {
  is: "taxed";
  who: number;
  castles: number;
}

export interface WaivedTold {
  is: "waived";
  who: number;
}

export interface PeopleTold {
  is: "people";
  shows: string;
}

export interface IncitedTold {
  is: "incited";
  who: number;
}

export interface GainedTold {
  is: "gained";
  who: number;
  points: number;
}

export interface DrewTold {
  is: "drew";
  who: number;
  card?: string | null;
}

export interface DrewRedTold {
  is: "drew-red";
  who: number;
  card: string;
  counts: boolean;
}

export interface DrewNothingTold {
  is: "drew-nothing";
  who: number;
}

export interface ReshuffledTold {
  is: "reshuffled";
  deck: number;
}

export interface BuiltTold {
  is: "built";
  who: number;
  building: string;
  space: string;
  square?: string | null;
}

export interface ExpandedTold {
  is: "expanded";
  who: number;
  card: string;
  space: string;
  terrain: string;
}

export interface OccupiedTold {
  is: "occupied";
  who: number;
  space: string;
  terrain: string;
}

export interface AttackedTold {
  is: "attacked";
  who: number;
  space: string;
  cards: string[];
  other: number;
  strength: number;
  terrain: string;
}

export interface AnsweredTold {
  is: "answered";
  who: number;
  answer: string;
  strength: number;
  castles: number;
}

export interface StruckTold {
  is: "struck";
  who: number;
  card: string;
}

export interface ConqueredTold {
  is: "conquered";
  who: number;
  space: string;
  other: number;
  terrain: string;
}

export interface RepelledTold {
  is: "repelled";
  who: number;
  space: string;
}

export interface CalledOffTold {
  is: "called-off";
  who: number;
}

export interface RevoltDeclaredTold {
  is: "revolt-declared";
  who: number;
  king: number;
  swords: number;
}

export interface RevealedTold {
  is: "revealed";
  who: number;
  vote: string;
  cards: string[];
  struck: string[];
  many: number;
}

export interface RevoltVoidTold {
  is: "revolt-void";
}

export interface CountedTold {
  is: "counted";
  swords: number;
  force: number;
  crowns: number;
  guard: number;
  worth: number;
  rebels: number;
  loyal: number;
}

export interface KingHoldsTold {
  is: "king-holds";
  who: number;
  rebels: number;
  loyal: number;
}

export interface RebelsWinTold {
  is: "rebels-win";
  who: number;
  rebels: number;
  loyal: number;
}

export interface CrownedTold {
  is: "crowned";
  who: number;
}

export interface AnnouncedTold {
  is: "announced";
  who: number;
  points: number;
}

export interface EndPhaseTold {
  is: "end-phase";
  deck: number;
}

export interface GameEndsTold {
  is: "game-ends";
  why: string;
  who?: number | null;
}
