// The icons and sounds of the story, by the key of its lines.
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
  "drew-card": layers,
  "drew-red": clash,
  "red-void": clash,
  "drew-nothing": layers,
  reshuffled: shuffle,
  gained: coins,
  "built-castle": castle,
  "built-town": village,
  "built-big-town": village,
  "built-cathedral": church,
  incited: torch,
  expanded: shield,
  occupied: flag,
  attacked: crossed,
  "answered-truce": dove,
  "answered-ambush": mask,
  struck: mask,
  conquered: flag,
  repelled: shield,
  "called-off": dove,
  "revolt-declared": pitchfork,
  "revealed-crown": mailOpen,
  "revealed-sword": mailOpen,
  "revolt-void": dove,
  counted: crossed,
  "king-holds": queen,
  "rebels-win": sword,
  crowned: queen,
  announced: coins,
  "end-phase": hourglass,
  "game-ends-card": hourglass,
  "game-ends-board": hourglass,
  "game-ends-rounds": hourglass,
};

const SOUNDS: Record<string, string> = {
  "element-laid": "die",
  "marker-placed": "die",
  occupied: "die",
  conquered: "die",
  expanded: "die",
  drew: "card",
  "drew-card": "card",
  "drew-red": "card",
  attacked: "card",
  "built-castle": "chest",
  "built-town": "chest",
  "built-big-town": "chest",
  "built-cathedral": "chest",
  "revolt-declared": "horn",
  "revealed-crown": "seal",
  "revealed-sword": "seal",
  crowned: "horn",
  "end-phase": "horn",
  taxed: "quill",
};

const bare = (key: string) => key.replace(/^event-/, "");
export const iconOf = (key: string): Drawing | null => ICONS[bare(key)] ?? null;
export const soundOf = (key: string): string => SOUNDS[bare(key)] ?? "";

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
