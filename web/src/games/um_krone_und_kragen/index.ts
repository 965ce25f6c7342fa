// This game's page; what each part is, ~/lib/games.ts tells.
import dices from "icon:lucide/dices";
import hand from "icon:lucide/hand";
import grab from "icon:lucide/hand-grab";
import next from "icon:lucide/rotate-ccw";
import trophy from "icon:lucide/trophy";
import crown from "icon:game-icons/queen-crown";
import { definePage, type GamePage } from "~/lib/games.ts";
import type { Drawing } from "~/lib/icon.ts";
import type { Line } from "~/lib/sight.svelte.ts";
import { isRoomy } from "~/lib/room.svelte.ts";
import { who } from "~/lib/wording.ts";
import { words } from "~/lib/words.svelte.ts";
import About from "./About.svelte";
import { beats } from "./beats.ts";
import Board from "./Board.svelte";
import { abilityOf, courtOf, ICONS, nameOf } from "./characters.ts";
import Counts from "./Counts.svelte";
import type { Act, Table, Told } from "./data.ts";
import { draftOf } from "./draft.svelte.ts";
import End from "./End.svelte";
import { consequences, outcome, question, verb } from "./outcomes.ts";
import Own from "./Own.svelte";
import Prompt from "./Prompt.svelte";
import type { View } from "./view.ts";

const DRAWN: Partial<Record<Told["is"], Drawing>> = {
  "round-begins": next,
  rolled: dices,
  "set-aside": grab,
  "took-nothing": hand,
  "first-king": crown,
  "final-begins": crown,
  threw: dices,
  "king-moves": crown,
  "king-unbeaten": crown,
  "game-ends": trophy,
};
const DICE: GamePage["dice"] = {
  rolled: { dice: 6 },
  "set-aside": { face: 6 },
  used: { before: 6, after: 6 },
  rerolled: { before: 6, after: 6 },
  "first-king": { face: 6 },
  threw: { face: 6 },
};
const SOUNDS: Partial<Record<Told["is"], string>> = {
  rolled: "die",
  rerolled: "die",
  "set-aside": "die",
  used: "quill",
  took: "card",
  "first-king": "horn",
  "final-begins": "horn",
  "king-moves": "horn",
};

/** The line under the title. */
function folio(sight: Table): string {
  const view = sight.view as View;
  const name = who(view.in_turn);
  if (!view.asks) return sight.t("page-folio-over", { round: view.round });
  if (view.final) return sight.t("page-folio-final", { name });
  const after = view.coming[0];
  if (after === view.in_turn) return sight.t("page-folio-again", { round: view.round, name });
  if (after === undefined) return sight.t("page-folio", { round: view.round, name });
  return sight.t("page-folio-then", { round: view.round, name, next: who(after) });
}

const done = ({ view }: Table, seat: number): boolean => !!view?.asks && view.order.indexOf(seat) < view.turns_over;

/** Two words on where a player stands in this round. */
function state(sight: Table, seat: number): string {
  if (!sight.view?.asks) return sight.view?.holder === seat ? sight.t("page-state-king") : "";
  if (done(sight, seat)) return sight.t("page-state-done");
  return sight.view.coming[0] === seat ? sight.t("page-state-next") : "";
}

/** The sign of the character a line is about, or of what happened. */
function icon({ told }: Line<Told>): Drawing | null {
  return ("character" in told && ICONS[told.character]) || (DRAWN[told.is] ?? null);
}

const sound = ({ told }: Line<Told>): string => (told.is === "used" && told.added ? "die" : (SOUNDS[told.is] ?? ""));

/** One line of help: what is to be beaten, what is in reach, what comes next. */
function hint(sight: Table): string {
  const view = sight.view as View;
  const draft = draftOf(sight);
  const isTold = draft.picked.length > 0 && !isRoomy(); // the signs need the room
  if (draft.character)
    return isTold ? "" : sight.t("page-told-of", { name: nameOf(sight, draft.character), what: `${abilityOf(sight, draft.character)}.` });
  if (view.asks === "claim") return claimed(sight, draft.card);
  if (view.final && view.best && view.holder !== null) {
    return sight.t("page-hint-beat", { many: view.best[0], face: view.best[1], name: who(view.holder) });
  }
  const reach = [...view.within_reach].reverse().slice(0, 5);
  return reach.length > 0 ? sight.t("page-hint-reach", { characters: words.list(reach.map((id) => nameOf(sight, id))) }) : "";
}

function claimed(sight: Table, card: string): string {
  const chosen = card ? `${sight.t("page-hint-taken", { character: nameOf(sight, card) })} ` : "";
  const after = sight.view?.coming[0];
  return chosen + (after === undefined ? "" : sight.t("page-hint-next", { name: who(after) }));
}

/** What pointing at a player's name tells: all his characters and what they do. */
function told(sight: Table, seat: number): string[] {
  const court = sight.view ? courtOf(sight.view, seat) : [];
  if (court.length === 0) return [sight.t("page-no-characters")];
  const times = (id: string) => court.filter((each) => each === id).length;
  const named = (id: string) => (times(id) > 1 ? `${times(id)} × ${nameOf(sight, id)}` : nameOf(sight, id));
  return [...new Set(court)].map((id) => sight.t("page-told-of", { name: named(id), what: abilityOf(sight, id) }));
}

const game: GamePage<View, Act, Told> = {
  ...{ Board, Own, Counts, About, Prompt, End },
  ...{ consequences, outcome, question, verb },
  ...{ folio, state, hint, done, told, icon, sound, beats },
  dice: DICE,
  lines: { "line-king": crown, "line-equal": dices, "line-face": dices },
  stands: () => "prompt",
};
export const page = definePage(game);
