// The drawings of this game: effects, events, chests, heirlooms, and the icon of each line of the story.
import bananas from "icon:game-icons/banana-bunch";
import carrot from "icon:game-icons/carrot";
import closedChest from "icon:game-icons/locked-chest";
import coin from "icon:game-icons/crown-coin";
import crown from "icon:game-icons/queen-crown";
import die from "icon:game-icons/perspective-dice-six-faces-random";
import egg from "icon:game-icons/easter-egg";
import feather from "icon:game-icons/feather";
import fish from "icon:game-icons/salmon";
import hit from "icon:game-icons/punch";
import mage from "icon:game-icons/wizard-face";
import mask from "icon:game-icons/robber-mask";
import openChest from "icon:game-icons/open-chest";
import portrait from "icon:game-icons/portrait";
import purse from "icon:game-icons/swap-bag";
import quill from "icon:game-icons/quill-ink";
import raccoon from "icon:game-icons/raccoon-head";
import ruby from "icon:game-icons/cut-diamond";
import swirl from "icon:game-icons/magic-swirl";
import treasure from "icon:game-icons/open-treasure-chest";
import card from "icon:game-icons/card-random";
import skull from "icon:game-icons/broken-heart";
import type { Drawing } from "~/lib/icon.ts";
import type { Line } from "~/lib/sight.svelte.ts";
import type { Told } from "./data.ts";

export { closedChest, coin, crown, openChest, portrait, raccoon, ruby, treasure };

export const EFFECTS: Record<string, Drawing> = { ruby, coin, raccoon, hit, die, move: portrait };
export const EVENTS: Record<string, Drawing> = { burglary: mask, scandal: quill, bribe: purse, magic_boost: swirl, mage_hire: mage };
export const HEIRLOOMS: Record<string, Drawing> = { rabbit: carrot, penguin: fish, monkey: bananas, flamingo: feather, croc: egg };

const STORY: Partial<Record<Told["is"], Drawing>> = {
  "gallery-hung": portrait,
  "round-begins": crown,
  recruited: card,
  "recruited-blind": card,
  paid: coin,
  refilled: card,
  "turned-up": card,
  idle: card,
  "chose-half": card,
  rolled: die,
  "sent-raccoon": raccoon,
  struck: hit,
  moved: portrait,
  lost: ruby,
  sold: openChest,
  fell: skull,
  "no-victim": mask,
  "raccoons-leave": raccoon,
  bribed: purse,
  "kept-raccoons": raccoon,
  "declined-mage": mage,
  "event-comes": swirl,
  "event-joins": swirl,
  scoring: crown,
  "for-influence": portrait,
  "for-coins": coin,
  "for-raccoons": raccoon,
  scored: ruby,
  "game-ends": crown,
};
/** The icon of a line of the story; an event, and what is gained, has its own. */
export function storyIcon({ told }: Line<Told>): Drawing | null {
  const own = told.is === "event-comes" ? EVENTS[told.event] : told.is === "gained" ? EFFECTS[told.icon] : undefined;
  return own ?? STORY[told.is] ?? null;
}

const SOUNDS: Partial<Record<Told["is"], string>> = {
  rolled: "die",
  "turned-up": "card",
  idle: "card",
  recruited: "card",
  "recruited-blind": "card",
  "event-comes": "seal",
  struck: "quill",
  "sent-raccoon": "quill",
  moved: "quill",
  sold: "chest",
  fell: "horn",
  "round-begins": "horn",
  "game-ends": "horn",
};
/** The sound of a line of the story. */
export const storySound = ({ told }: Line<Told>): string => SOUNDS[told.is] ?? "";
