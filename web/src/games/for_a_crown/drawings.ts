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
import type { Say } from "~/lib/messages.ts";

export { closedChest, coin, crown, openChest, raccoon, ruby, treasure };

export const EFFECTS: Record<string, Drawing> = { ruby, coin, raccoon, hit, die, move: portrait };
export const EVENTS: Record<string, Drawing> = { burglary: mask, scandal: quill, bribe: purse, magic_boost: swirl, mage_hire: mage };
export const HEIRLOOMS: Record<string, Drawing> = { rabbit: carrot, penguin: fish, monkey: bananas, flamingo: feather, croc: egg };

const STORY: Record<string, Drawing> = {
  "told-gallery": portrait,
  "told-round": crown,
  "told-recruited": card,
  "told-blind": card,
  "told-blind-own": card,
  "told-paid": coin,
  "told-paid-price": coin,
  "told-refilled": card,
  "told-turned-up": card,
  "told-idle": card,
  "told-half": card,
  "told-gained-ruby": ruby,
  "told-gained-coin": coin,
  "told-rolled": die,
  "told-sent-raccoon": raccoon,
  "told-struck": hit,
  "told-moved": portrait,
  "told-lost": ruby,
  "told-sold": openChest,
  "told-fell": skull,
  "told-no-victim": mask,
  "told-raccoons-leave": raccoon,
  "told-bribed": purse,
  "told-kept-raccoons": raccoon,
  "told-declined-mage": mage,
  "told-event": swirl,
  "told-event-joins": swirl,
  "told-scoring": crown,
  "told-for-influence": portrait,
  "told-for-coins": coin,
  "told-for-raccoons": raccoon,
  "told-scored": ruby,
  "told-game-ends": crown,
};
/** The icon of a line of the story; an event has its own. */
export function storyIcon(key: string, say?: Say): Drawing | null {
  const event = say?.args.event;
  const kind = typeof event === "object" && "key" in event ? event.key.replace("event-name-", "") : "";
  return EVENTS[kind] ?? STORY[key] ?? null;
}

const SOUNDS: Record<string, string> = {
  "told-rolled": "die",
  "told-turned-up": "card",
  "told-idle": "card",
  "told-recruited": "card",
  "told-blind": "card",
  "told-blind-own": "card",
  "told-event": "seal",
  "told-struck": "quill",
  "told-sent-raccoon": "quill",
  "told-moved": "quill",
  "told-sold": "chest",
  "told-fell": "horn",
  "told-round": "horn",
  "told-game-ends": "horn",
};
/** The sound of a line of the story. */
export const storySound = (key: string): string => SOUNDS[key] ?? "";
