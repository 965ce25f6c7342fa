// The icons and sounds of the story, by what its lines are about.
import castle from "icon:game-icons/castle";
import church from "icon:game-icons/church";
import clash from "icon:game-icons/sword-clash";
import coins from "icon:lucide/coins";
import crossed from "icon:game-icons/crossed-swords";
import dove from "icon:game-icons/peace-dove";
import flag from "icon:lucide/flag";
import hourglass from "icon:game-icons/hourglass";
import layers from "icon:lucide/layers";
import mailOpen from "icon:lucide/mail-open";
import map from "icon:lucide/map";
import mask from "icon:game-icons/domino-mask";
import pitchfork from "icon:game-icons/pitchfork";
import pope from "icon:game-icons/pope-crown";
import queen from "icon:game-icons/queen-crown";
import shield from "icon:lucide/shield";
import shuffle from "icon:lucide/shuffle";
import sword from "icon:lucide/sword";
import torch from "icon:game-icons/torch";
import village from "icon:game-icons/medieval-village-01";
import type { Drawing } from "~/lib/icon.ts";
import type { Line } from "~/lib/sight.svelte.ts";
import type { Told } from "./data.ts";

const ICONS: Record<string, Drawing> = {
  "element-drawn": map,
  "element-laid": map,
  dealt: layers,
  "red-put-back": shuffle,
  "marker-placed": flag,
  "round-begins": hourglass,
  "pope-leaves": pope,
  "pope-comes": pope,
  "re-entered": flag,
  taxed: coins,
  waived: coins,
  "people-sword": sword,
  "people-crown": pitchfork,
  drew: layers,
  "drew-red": clash,
  "drew-nothing": layers,
  reshuffled: shuffle,
  gained: coins,
  castle,
  town: village,
  "big-town": village,
  cathedral: church,
  incited: torch,
  expanded: shield,
  occupied: flag,
  attacked: crossed,
  truce: dove,
  ambush: mask,
  struck: mask,
  conquered: flag,
  repelled: shield,
  "called-off": dove,
  "revolt-declared": pitchfork,
  revealed: mailOpen,
  "revolt-void": dove,
  counted: crossed,
  "king-holds": queen,
  "rebels-win": sword,
  crowned: queen,
  announced: coins,
  "end-phase": hourglass,
  "game-ends": hourglass,
};

const SOUNDS: Record<string, string> = {
  "element-laid": "die",
  "marker-placed": "die",
  occupied: "die",
  conquered: "die",
  expanded: "die",
  drew: "card",
  "drew-red": "card",
  attacked: "card",
  castle: "chest",
  town: "chest",
  "big-town": "chest",
  cathedral: "chest",
  "revolt-declared": "horn",
  revealed: "seal",
  crowned: "horn",
  "end-phase": "horn",
  taxed: "quill",
};

/** What a line is about: its tag, or where that says too little, what was built, shown or answered. */
function subject(told: Told): string {
  switch (told.is) {
    case "built":
      return told.building;
    case "people":
      return `people-${told.shows}`;
    case "answered":
      return told.answer;
    default:
      return told.is;
  }
}

export const iconOf = ({ told }: Line<Told>): Drawing | null => ICONS[subject(told)] ?? null;
export const soundOf = ({ told }: Line<Told>): string => SOUNDS[subject(told)] ?? "";

/** The lines of the count. */
export const LINES: Record<string, Drawing> = {
  "line-before": coins,
  "line-castles": castle,
  "line-cathedrals": church,
  "line-small-towns": village,
  "line-big-towns": village,
  "line-largest": map,
  "line-second": map,
  "line-king": queen,
};
