// This game's page; what each part is, ~/lib/games.ts tells.
import { definePage, type GamePage, type Stands } from "~/lib/games.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import { words } from "~/lib/words.svelte.ts";
import About from "./About.svelte";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import End from "./End.svelte";
import { cardOf } from "./cards.ts";
import type { Act, Table, Told } from "./data.ts";
import { iconOf, LINES, soundOf } from "./icons.ts";
import { letterOf } from "./letter.svelte.ts";
import Own from "./Own.svelte";
import Prompt from "./Prompt.svelte";
import type { View } from "./view.ts";

const SETTING_UP = ["element", "marker"];

function folio(sight: Table): string {
  const view = sight.view;
  if (!view) return "";
  const name = sight.nameOf(view.in_turn);
  if (!view.asks) return sight.t("page-folio-over", { round: view.round });
  if (SETTING_UP.includes(view.asks)) return sight.t("page-folio-setup", { threshold: view.threshold });
  if (view.asks === "revolt") return sight.t("page-folio-revolt", { round: view.round, name: sight.nameOf(view.leader ?? view.in_turn) });
  return sight.t("page-folio-turn", { round: view.round, name, points: view.ap });
}

function state(sight: Table, seat: number): string {
  const view = sight.view;
  if (!view) return "";
  if (view.king === seat) return sight.t("page-king");
  const seats = view.land.length;
  return !SETTING_UP.includes(view.asks) && (view.in_turn + 1) % seats === seat ? sight.t("page-next") : "";
}

/** What helps to answer: what lies in the letter, what an attack needs, what a card can do. */
function hint(sight: Table): string {
  const view = sight.view;
  if (!view) return "";
  const { asks, strength, castles } = letterOf(sight);
  if (asks === "vote") return voteHint(sight);
  if (asks === "attack") return sight.t("page-hint-attack", { strength, castles });
  if (view.asks === "element") return sight.t("page-hint-element");
  if (view.asks === "marker") return sight.t("page-hint-marker");
  if (view.asks !== "action") return "";
  if (sight.picked.startsWith("space:")) return sight.t("page-hint-square");
  const card = cardOf(sight.picked);
  if (card) return sight.t(`page-help-${card}`);
  return sight.choices.some(({ act }) => act.is === "end-turn") ? sight.t("page-hint-action") : "";
}

function voteHint(sight: Table): string {
  const { vote, cards } = letterOf(sight);
  const inside = [...(vote ? [sight.t(`label-${vote}`)] : []), ...cards.map((card) => sight.t(`card-${card}`))];
  return inside.length > 0 ? sight.t("page-hint-letter", { what: words.list(inside) }) : sight.t("page-hint-letter-empty");
}

/** The buttons of these decisions are the game's own. */
function alone(sight: Table): boolean {
  return sight.held || letterOf(sight).asks !== "" || sight.view?.asks === "element";
}

const PRIMARY: Act["is"][] = ["draw", "tax", "incite", "papal-visit", "expand", "town", "castle"];

/** What one does most: draw at rest, and with a card or a space picked up what it is there for. */
function primary(_sight: Table, choices: Offer<Act>[]): number {
  return choices.find((choice) => PRIMARY.includes(choice.act.is))?.action ?? choices[0]?.action ?? -1;
}

// These sit on the deck or on a card, but are looked for among the buttons.
const BUTTONS: Act["is"][] = ["draw", "truce", "ambush"];

/** Where an answer stands. */
function stands(sight: Table, choice: Offer<Act>): Stands {
  if (alone(sight)) return "prompt";
  return !choice.piece || BUTTONS.includes(choice.act.is) ? "button" : "piece";
}

const SHORT: { [is in Act["is"]]?: string } = {
  draw: "page-do-draw",
  revolt: "page-do-revolt",
  occupy: "page-do-occupy",
  expand: "page-do-expand",
  "expand-two": "page-do-expand-two",
  incite: "page-do-play",
  "papal-visit": "page-do-play",
  truce: "card-truce",
  ambush: "card-ambush",
  town: "page-do-town",
  "big-town": "page-do-big-town",
};

/** Two words: which card or space is meant, one sees on the board. */
function label(sight: Table, { act, label }: Offer<Act>): string {
  const key = SHORT[act.is];
  return key ? sight.t(key, { square: act.is === "big-town" ? act.square : "" }) : sight.say(label);
}

const game: GamePage<View, Act, Told> = {
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
  icon: iconOf,
  sound: soundOf,
};
export const page = definePage(game);
