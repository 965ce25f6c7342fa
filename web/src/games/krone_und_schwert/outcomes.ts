// What an answer costs and what comes of it, in a few words: all of it stands in the answer.
import type { Consequence } from "~/lib/games.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import { who } from "~/lib/wording.ts";
import { t } from "~/lib/words.svelte.ts";
import { PICTURES } from "./cards.ts";
import type { Act, Table } from "./data.ts";
import { usesOf, type Use } from "./uses.svelte.ts";

/** In action points. */
export const price = (_sight: Table, { act }: Offer<Act>): number | undefined => ("ap" in act ? act.ap : undefined);

const has = (act: Act): act is Act & { card: string } => "card" in act && !!act.card;

/** In a few words, under a button or in a tip. */
export function outcome(sight: Table, choice: Offer<Act>): string {
  const found = plainly(sight, choice.act);
  return choice.lasting === "turn" && choice.act.is !== "end-turn" ? [found, t("page-ends-turn")].filter(Boolean).join(", ") : found;
}

/** The same of a use that may happen at several places. */
export function outcomeOf(sight: Table, use: Use): string {
  const spaces = usesOf(sight).spaces(use);
  const [first] = use.open;
  if (!first) return "";
  if (spaces.length > 1 || (first.act.is !== "attack" && spaces.length === 1)) {
    const places = sight.t("page-places", { number: spaces.length });
    return use.open.every(({ lasting }) => lasting === "turn") ? `${places}, ${t("page-ends-turn")}` : places;
  }
  return outcome(sight, first);
}

function plainly(sight: Table, act: Act): string {
  switch (act.is) {
    case "end-turn":
      return sight.t("page-comes-lapse", { number: act.lapse });
    case "draw":
      return sight.t("page-comes-draw", { number: act.deck });
    case "revolt":
      return act.king === null ? "" : sight.t("page-comes-revolt", { name: who(act.king) });
    case "incite":
      return sight.t("page-comes-people", { number: act.people });
    case "attack":
      return sight.t("page-comes-attack", { number: act.castles });
    case "tax":
      return sight.t("page-comes-tax", { points: act.points, people: act.people });
    case "ambush":
      return sight.t(act.holds ? "page-comes-held" : "page-comes-lost", { strength: act.strength });
    case "castle":
    case "town":
    case "big-town":
    case "cathedral":
      return sight.t("page-comes-points", { number: act.points });
    case "papal-visit":
    case "no-tax":
    case "pass":
    case "truce":
      return sight.t(`page-comes-${act.is}`);
  }
  return "";
}

/** What is shown before it is sent: points paid, cards left, points won, or what else comes of it. */
export function consequences(sight: Table, choice: Offer<Act>): Consequence[] {
  const { act } = choice;
  const cost = act.is === "place" ? act.whole : (price(sight, choice) ?? 0);
  const left = (sight.view?.hand.length ?? 0) - 1;
  const found: Consequence[] = cost > 0 ? [{ paid: cost, text: sight.t("page-comes-paid", { number: cost }) }] : [];
  if (has(act)) found.push({ icon: PICTURES[act.card], text: sight.t("page-comes-cards-left", { number: left }) });
  if ("points" in act) found.push({ sign: `+${act.points}`, text: sight.t("page-comes-point", { number: act.points }) });
  else if (plainly(sight, act)) found.push({ text: plainly(sight, act) });
  return found;
}

/** What is asked once more. */
export function question(sight: Table, choice: Offer<Act>): string {
  const key = `page-really-${choice.act.is}`;
  return ASKED.includes(choice.act.is) ? sight.t(key) : t("page-really", { what: sight.say(choice.label) });
}
/** What one then agrees to, in a word. */
export const verb = (sight: Table, { act, label }: Offer<Act>): string =>
  ASKED.includes(act.is) ? sight.t(act.is === "place" ? "page-take-it" : "page-build") : sight.say(label);

const ASKED: Act["is"][] = ["castle", "town", "big-town", "cathedral", "place"];
