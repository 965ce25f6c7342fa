// What comes of an answer, in a few words: on its button, in the tip of its piece, and when it is asked once more.
import type { Consequence } from "~/lib/games.ts";
import type { Odds } from "~/lib/messages.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import { t } from "~/lib/words.svelte.ts";
import { ICONS, nameOf } from "./characters.ts";
import type { Act, Table } from "./data.ts";
import { draftOf } from "./draft.svelte.ts";

const USES: Act["is"][] = ["use", "reroll", "add", "begin", "change", "choose", "that-is-all"]; // whole, or in parts
const ROLLS = ["reroll_one", "reroll_any"];
const ADDS = ["add_die", "add_any_die"];
const isUse = (act: Act): boolean => USES.includes(act.is);
const dice = ({ view }: Table): number => (view ? view.hand + view.active.length + view.aside.length : 0);

/** Of a click on a piece: a die is set aside with those picked before; what a character does is told as its ability. */
export function outcome(sight: Table, { act }: Offer<Act>): string {
  if (act.is === "set-aside") return leaves(sight, act.left - draftOf(sight).faces.length);
  return plainly(sight, act);
}

/** Of an answer that is laid out in the draft, or needs nothing laid out. */
export function comes(sight: Table, act: Act): string {
  if (act.is === "set-aside") return leaves(sight, act.left + 1 - draftOf(sight).faces.length);
  return isUse(act) ? used(sight) : plainly(sight, act);
}

/** So many dice are left when those picked lie aside. */
function leaves(sight: Table, number: number): string {
  return number === 0 && sight.view?.final ? sight.t("page-comes-throw") : sight.t("page-comes-left", { number });
}

function plainly(sight: Table, act: Act): string {
  switch (act.is) {
    case "roll":
      return sight.t("page-comes-roll", { number: act.dice });
    case "finish":
      return sight.t(sight.view?.final ? "page-comes-throw" : "page-comes-finish");
    case "pass":
      return sight.t("page-comes-pass");
    case "take":
      return sight.t(act.character === "king" ? "page-comes-king" : "page-comes-take");
    case "take-die":
      return sight.t("page-comes-dice", { number: dice(sight) + 1 });
    case "decline-die":
      return sight.t("page-comes-dice", { number: dice(sight) });
  }
  return "";
}

/** Of the character in use: dice that roll, a die more, or dice that are changed. */
function used(sight: Table): string {
  const draft = draftOf(sight);
  const rolled = (draft.isMidUse ? (sight.view?.chosen.length ?? 0) : 0) + draft.picked.length;
  if (ROLLS.includes(draft.kind)) return sight.t("page-comes-roll", { number: rolled });
  return ADDS.includes(draft.kind) ? sight.t("page-comes-dice", { number: dice(sight) + 1 }) : sight.t("page-comes-used");
}

/** What is asked once more. */
export function question(sight: Table, { act, label }: Offer<Act>): string {
  if (act.is === "set-aside") return sight.t("page-really-aside", { dice: draftOf(sight).faces.join(" ") });
  const { character } = draftOf(sight);
  return isUse(act) ? sight.t("page-really-use", { character: nameOf(sight, character) }) : t("page-really", { what: sight.say(label) });
}

/** What one then agrees to, in a word. */
export function verb(sight: Table, { act, label }: Offer<Act>): string {
  if (act.is === "set-aside") return sight.t("page-mode-aside");
  return isUse(act) ? nameOf(sight, draftOf(sight).character) : sight.say(label);
}

export function consequences(sight: Table, { act }: Offer<Act>): Consequence[] {
  const text = comes(sight, act);
  const icon = act.is === "take" ? ICONS[act.character] : isUse(act) ? ICONS[draftOf(sight).character] : undefined;
  return text ? [{ icon, text }] : [];
}

/** The character that a chance is told of. */
export const aimOf = ({ what }: Odds): string => what.key.replace("character-", "");

/** How likely a character is won this turn by the best of the moves that a good player thought of; null if nobody was asked. */
export function chanceOf(sight: Table, id: string): number | null {
  const told = (sight.advised?.answers ?? []).flatMap(({ outcomes }) => outcomes).filter((odds) => aimOf(odds) === id);
  return told.length > 0 ? Math.max(...told.map(({ chance }) => chance)) : null;
}

/** In percent; only what is sure is 100. */
export const percent = (chance: number): number => (chance === 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance))));
