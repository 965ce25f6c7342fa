// The cards as they are painted: a picture each, and which of them are laid by an answer.
import banner from "icon:game-icons/knight-banner";
import church from "icon:game-icons/church";
import dove from "icon:game-icons/peace-dove";
import hourglass from "icon:game-icons/hourglass";
import mask from "icon:game-icons/domino-mask";
import pitchfork from "icon:game-icons/pitchfork";
import pope from "icon:game-icons/pope-crown";
import scroll from "icon:game-icons/scroll-unfurled";
import torch from "icon:game-icons/torch";
import tower from "icon:game-icons/stone-tower";
import village from "icon:game-icons/medieval-village-01";
import type { Drawing } from "~/lib/icon.ts";
import type { Choice } from "~/lib/messages.ts";

export const PICTURES: Record<string, Drawing> = {
  leader_3: banner,
  leader_4: banner,
  incite: torch,
  build_castle: tower,
  build_cathedral: church,
  build_town: village,
  ambush: mask,
  truce: dove,
  papal_visit: pope,
  town_scoring: scroll,
  unrest: pitchfork,
  game_end: hourglass,
};
export const RED = ["town_scoring", "unrest", "game_end"];

// The answers on spaces that a card pays for; every other answer with a card sits on the card itself.
const BUILDERS: Record<string, string> = {
  "label-castle": "build_castle",
  "label-town": "build_town",
  "label-big-town": "build_town",
  "label-cathedral": "build_cathedral",
};

/** The card that an answer on a space plays; "" if it plays none, or any. */
export const cardFor = (choice: Choice): string => BUILDERS[choice.label.key] ?? "";

/** The card of a piece “card:…”. */
export const cardOf = (piece: string): string => (piece.startsWith("card:") ? piece.slice(5) : "");
