// The page of For a Crown; what each part is, ~/lib/games.ts tells.
import { definePage, type GamePage } from "~/lib/games.ts";
import { isRoomy } from "~/lib/room.svelte.ts";
import About from "./About.svelte";
import { beats } from "./beats.ts";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import type { Act, Table, Told } from "./data.ts";
import End from "./End.svelte";
import Own from "./Own.svelte";
import { consequences, outcome, price, question, short, verb } from "./outcomes.ts";
import Prompt from "./Prompt.svelte";
import { closedChest, coin, crown, raccoon, ruby, storyIcon, storySound } from "./drawings.ts";
import { ROMAN, cardName, printedFacts, printedWords, rowOf } from "./reading.ts";
import { isInPrompt } from "./shows.ts";
import { effects, revealed } from "./turning.ts";
import type { View } from "./view.ts";

/** “Round 2 of 4 · Reveal · card 7 of 15” */
function folio(sight: Table): string {
  const { view } = sight;
  if (!view) return "";
  const { round, rounds } = view;
  if (view.asks === "") return sight.t("screen-over", { round, rounds });
  if (view.asks === "family") return sight.t("ask-family");
  if (view.recruiting > 0) return sight.t("screen-recruit", { round, rounds, number: round === 1 ? view.recruiting : 0 });
  const card = revealed(sight).length;
  return sight.t("page-folio-reveal", { round, rounds, card, cards: card + view.pile });
}

/** A family's place by influence. */
function state(sight: Table, seat: number): string {
  const rank = (sight.view?.influence.indexOf(seat) ?? -1) + 1;
  if (!sight.view || sight.view.asks === "family") return "";
  return rank > 0 ? sight.t("page-rank", { rank }) : sight.t("page-out");
}

/** The families by influence, those that are out last. */
function order(sight: Table): number[] {
  const { view } = sight;
  if (!view || view.influence.length === 0) return [];
  return [...view.influence, ...view.families.map((_, seat) => seat).filter((seat) => !view.influence.includes(seat))];
}

/** What pointing at a player tells: the family, and the cards that are known. */
function told(sight: Table, seat: number): string[] {
  const { view } = sight;
  if (!view?.families[seat]) return [];
  const cards = rowOf(view, seat).map((card) => (card.card === "?" ? `? (${ROMAN[card.level]})` : cardName(sight, card.card)));
  return [sight.t(`family-${view.families[seat]}`), ...(cards.length > 0 ? [cards.join(", ")] : [])];
}

/** The card that was touched, while it is only looked at. */
const lookedAt = ({ picked }: Table): string => (picked.startsWith("card:") ? picked.slice("card:".length) : "");

/** What stands on a card that is looked at. */
function ask(sight: Table): string {
  const card = lookedAt(sight);
  return card && sight.t("page-told-of", { name: cardName(sight, card), what: printedWords(sight, card) });
}

function hint(sight: Table): string {
  const { view } = sight;
  if (!view) return "";
  if (lookedAt(sight)) return printedFacts(sight, lookedAt(sight)).join(" ");
  if (view.picked && sight.choices.length > 4 && !isRoomy()) return ""; // so many ways to pay need the room; the chest is in sight
  if (view.picked) return sight.t("page-hint-pay", { rubies: view.rubies[view.seat] ?? 0, coins: view.coins[view.seat] ?? 0 });
  if (view.asks === "recruit") return sight.t("page-hint-recruit");
  if (view.asks === "move" && sight.picked) return sight.t("page-hint-where");
  const row = effects(view);
  const now = row.findIndex((step) => step.state === "now") + 1;
  const which = now > 0 && row.length > 1 ? `${sight.t("page-hint-step", { now, all: row.length })} ` : "";
  return which + sight.t(`page-hint-${view.asks}`);
}

const game: GamePage<View, Act, Told> = {
  Board,
  Own,
  Counts,
  About,
  Prompt,
  End,
  folio,
  state,
  hint,
  ask,
  ...{ price, outcome, consequences, question, verb, label: short },
  primary: (_, [first]) => first?.action ?? -1,
  lines: { "line-influence": crown, "line-coins": coin, "line-raccoons": raccoon, "line-rubies": ruby, "line-heirloom": closedChest },
  total: { line: "line-score", isSum: false }, // rubies hold the gains and losses already
  stands: (sight, choice) => (isInPrompt(sight, choice) ? "prompt" : choice.piece ? "piece" : "button"),
  order,
  told,
  crest: (sight, seat) => sight.view?.families[seat] ?? "",
  icon: storyIcon,
  sound: storySound,
  beats,
};
export const page = definePage(game);
