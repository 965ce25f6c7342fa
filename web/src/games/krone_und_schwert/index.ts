// This game's page; what each part is, ~/lib/games.ts tells.
import { definePage, type GamePage, type Stands } from "~/lib/games.ts";
import type { Choice } from "~/lib/messages.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import { words } from "~/lib/words.svelte.ts";
import About from "./About.svelte";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import End from "./End.svelte";
import { cardOf } from "./cards.ts";
import { iconOf, LINES, soundOf } from "./icons.ts";
import { attackOf, choosing, letter } from "./letter.svelte.ts";
import Own from "./Own.svelte";
import Prompt from "./Prompt.svelte";
import type { View } from "./view.ts";

const SETTING_UP = ["element", "marker"];

function folio(sight: Sight<View>): string {
  const view = sight.view;
  if (!view) return "";
  const name = sight.nameOf(view.in_turn);
  if (!view.asks) return sight.t("page-ks-folio-over", { round: view.round });
  if (SETTING_UP.includes(view.asks)) return sight.t("page-ks-folio-setup", { threshold: view.threshold });
  if (view.asks === "revolt")
    return sight.t("page-ks-folio-revolt", { round: view.round, name: sight.nameOf(view.leader ?? view.in_turn) });
  return sight.t("page-ks-folio-turn", { round: view.round, name, points: view.ap });
}

function state(sight: Sight<View>, seat: number): string {
  const view = sight.view;
  if (!view) return "";
  if (view.king === seat) return sight.t("page-ks-king");
  const seats = view.land.length;
  return !SETTING_UP.includes(view.asks) && (view.in_turn + 1) % seats === seat ? sight.t("page-ks-next") : "";
}

/** What helps to answer: what lies in the letter, what an attack needs, what a card can do. */
function hint(sight: Sight<View>): string {
  const view = sight.view;
  if (!view) return "";
  const asks = choosing(sight);
  if (asks === "vote") return voteHint(sight, view);
  if (asks === "attack") return attackHint(sight, view);
  if (view.asks === "element") return sight.t("page-ks-hint-element");
  if (view.asks === "marker") return sight.t("page-ks-hint-marker");
  if (view.asks !== "action") return "";
  if (sight.picked.startsWith("space:")) return sight.t("page-ks-hint-square");
  const card = cardOf(sight.picked);
  if (card) return sight.t(`page-ks-help-${card}`);
  return view.said ? "" : sight.t("page-ks-hint-action");
}

function voteHint(sight: Sight<View>, view: View): string {
  const vote = letter.vote ? [sight.t(`label-${letter.vote.replace("vote:", "")}`)] : [];
  const cards = letter.cards(view).map((card) => sight.t(`card-${card}`));
  const inside = [...vote, ...cards];
  return inside.length > 0 ? sight.t("page-ks-hint-letter", { what: words.list(inside) }) : sight.t("page-ks-hint-letter-empty");
}

function attackHint(sight: Sight<View>, view: View): string {
  return sight.t("page-ks-hint-attack", { ...attackOf(sight, view) });
}

/** The buttons of these decisions are the game's own. */
function alone(sight: Sight<View>): boolean {
  return sight.held || choosing(sight) !== "" || sight.view?.asks === "element";
}

const PRIMARY = ["label-draw", "label-tax", "label-incite", "label-papal-visit", "label-expand", "label-town", "label-castle"];

/** What one does most: draw at rest, and with a card or a space picked up what it is there for. */
function primary(_sight: Sight<View>, choices: Choice[]): number {
  return choices.find((choice) => PRIMARY.includes(choice.label.key))?.action ?? choices[0]?.action ?? -1;
}

// These sit on the deck or on a card, but are looked for among the buttons.
const BUTTONS = ["label-draw", "label-truce", "label-ambush"];

/** Where an answer stands. */
function stands(sight: Sight<View>, choice: Choice): Stands {
  if (alone(sight)) return "prompt";
  return !choice.piece || BUTTONS.includes(choice.label.key) ? "button" : "piece";
}

const SHORT: Record<string, string> = {
  "label-draw": "page-ks-do-draw",
  "label-revolt": "page-ks-do-revolt",
  "label-occupy": "page-ks-do-occupy",
  "label-expand": "page-ks-do-expand",
  "label-expand-two": "page-ks-do-expand-two",
  "label-incite": "page-ks-do-play",
  "label-papal-visit": "page-ks-do-play",
  "label-truce": "card-truce",
  "label-ambush": "card-ambush",
  "label-town": "page-ks-do-town",
  "label-big-town": "page-ks-do-big-town",
};

/** Two words: which card or space is meant, one sees on the board. */
function label(sight: Sight<View>, choice: Choice): string {
  const key = SHORT[choice.label.key];
  return key ? sight.t(key, { square: String(choice.label.args["square"] ?? "") }) : sight.say(choice.label);
}

const game: GamePage<View> = {
  Board,
  Own,
  Counts,
  About,
  Prompt,
  End,
  stands,
  label,
  folio,
  state,
  hint,
  primary,
  total: { line: "line-total", isSum: true },
  lines: LINES,
  icon: ({ say }) => iconOf(say.key),
  sound: ({ say }) => soundOf(say.key),
};
export const page = definePage(game);
