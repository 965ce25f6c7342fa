// The cards as they are painted: a picture each.
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

/** The card of a piece “card:…”. */
export const cardOf = (piece: string): string => (piece.startsWith("card:") ? piece.slice(5) : "");
