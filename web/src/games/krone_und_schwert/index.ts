// This game's page; what each part is, ~/lib/games.ts tells.
import { definePage, type GamePage, type Stands } from "~/lib/games.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import { words } from "~/lib/words.svelte.ts";
import { who } from "~/lib/wording.ts";
import About from "./About.svelte";
import { beats } from "./beats.ts";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import End from "./End.svelte";
import type { Act, Table, Told } from "./data.ts";
import { iconOf, LINES, soundOf } from "./icons.ts";
import { letterOf } from "./letter.svelte.ts";
import { consequences, outcome, price, question, verb } from "./outcomes.ts";
import Own from "./Own.svelte";
import Prompt from "./Prompt.svelte";
import { usesOf } from "./uses.svelte.ts";
import type { View } from "./view.ts";

const SETTING_UP = ["element", "marker"];

function folio(sight: Table): string {
  const view = sight.view;
  if (!view) return "";
  const name = who(view.in_turn);
  if (!view.asks) return sight.t("page-folio-over", { round: view.round });
  if (SETTING_UP.includes(view.asks)) return sight.t("page-folio-setup", { threshold: view.threshold });
  if (view.asks === "revolt") return sight.t("page-folio-revolt", { round: view.round, name: who(view.leader ?? view.in_turn) });
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
  const uses = usesOf(sight);
  if (!uses.asks) return "";
  if (uses.octagon) return sight.t("page-hint-square");
  const isGold = uses.spaces(uses.shown).length > 0;
  if (isGold) return sight.t("page-hint-gold", { use: sight.t(`page-do-${uses.shown?.is}`) });
  return uses.card ? sight.t(`page-help-${uses.card}`) : sight.t("page-hint-action");
}

/** The question: with a card picked up what to do with it. */
function ask(sight: Table): string {
  const uses = usesOf(sight);
  if (!uses.asks || !uses.card) return "";
  return sight.t("page-what-with", { card: sight.t(`card-${uses.card}`) });
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

// These sit on a card, but are looked for among the buttons.
const BUTTONS: Act["is"][] = ["truce", "ambush"];

/** Where an answer stands: between two actions each has its button, and those on spaces are in the list of all, too. */
function stands(sight: Table, choice: Offer<Act>): Stands {
  if (alone(sight)) return "prompt";
  if (usesOf(sight).asks) return choice.piece.startsWith("space:") ? "piece" : "prompt";
  return !choice.piece || BUTTONS.includes(choice.act.is) ? "button" : "piece";
}

const SHORT: { [is in Act["is"]]?: string } = { truce: "card-truce", ambush: "card-ambush" };

/** Two words: which card is meant, one sees in the hand. */
function label(sight: Table, { act, label }: Offer<Act>): string {
  const key = SHORT[act.is];
  return key ? sight.t(key) : sight.say(label);
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
  ask,
  price,
  outcome,
  question,
  verb,
  consequences,
  wide: (sight) => usesOf(sight).asks && !sight.considered,
  total: { line: "line-total", isSum: true },
  lines: LINES,
  icon: iconOf,
  sound: soundOf,
  beats,
};
export const page = definePage(game);
