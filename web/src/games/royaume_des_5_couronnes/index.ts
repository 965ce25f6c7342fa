// This game's page; what each part is, ~/lib/games.ts tells.
import ogre from "icon:game-icons/ogre";
import chest from "icon:game-icons/open-treasure-chest";
import sword from "icon:game-icons/broadsword";
import castle from "icon:game-icons/castle";
import crown from "icon:game-icons/queen-crown";
import dragon from "icon:game-icons/spiked-dragon-head";
import duel from "icon:game-icons/crossed-swords";
import steps from "icon:game-icons/boot-prints";
import trap from "icon:game-icons/wolf-trap";
import witch from "icon:game-icons/witch-flight";
import wizard from "icon:game-icons/wizard-face";
import dices from "icon:lucide/dices";
import layers from "icon:lucide/layers";
import trophy from "icon:lucide/trophy";
import { definePage, type GamePage } from "~/lib/games.ts";
import type { Drawing } from "~/lib/icon.ts";
import type { Line } from "~/lib/sight.svelte.ts";
import { who } from "~/lib/wording.ts";
import About from "./About.svelte";
import { beats } from "./beats.ts";
import Board from "./Board.svelte";
import { FACES } from "./cards.ts";
import Counts from "./Counts.svelte";
import type { Act, Table, Told } from "./data.ts";
import { deskOf } from "./desk.svelte.ts";
import End from "./End.svelte";
import { knightOf, named } from "./knights.ts";
import Margin from "./Margin.svelte";
import { consequences, outcome } from "./outcome.ts";
import Own from "./Own.svelte";
import Prompt from "./Prompt.svelte";
import type { View } from "./view.ts";

// the icon and the sound of each line of the story
const LINES: Record<Told["is"], [Drawing | null, string]> = {
  "turn-begins": [null, ""],
  "cards-laid": [layers, "card"],
  "escape-rolled": [trap, "die"],
  "monster-rolled": [ogre, "die"],
  "set-free": [null, "quill"],
  "attempt-failed": [ogre, ""],
  "power-gained": [sword, ""],
  "power-lost": [sword, ""],
  "duel-rolled": [duel, "die"],
  "pawns-taken": [chest, "chest"],
  "pawn-excused": [chest, "chest"],
  "no-excuse": [chest, ""],
  "dice-rolled": [dices, "die"],
  "witch-called": [witch, "seal"],
  "witch-paid": [witch, "seal"],
  "witch-ends-turn": [witch, ""],
  moved: [steps, "quill"],
  "wizard-moved": [wizard, "quill"],
  "card-vanished": [null, ""],
  covered: [null, "card"],
  reshuffled: [layers, "card"],
  "turned-up": [null, "card"],
  blocked: [null, "seal"],
  "weapon-in-vain": [sword, ""],
  "treasure-won": [chest, "chest"],
  "treasure-in-vain": [chest, ""],
  "dragon-rolled": [dragon, "die"],
  "crown-won": [crown, "horn"],
  "thrown-back": [dragon, ""],
  "crown-home": [castle, "horn"],
  "last-crown": [crown, "horn"],
  points: [trophy, ""],
  "final-rolled": [duel, "die"],
  king: [trophy, "horn"],
};
const DICE: GamePage["dice"] = {
  "dice-rolled": { one: 6, two: 6 },
  "escape-rolled": { die: 12 },
  "monster-rolled": { die: 12, foe: 12 },
  "duel-rolled": { die: 12, other_die: 12 },
  "dragon-rolled": { die: 6, foe: 12 },
  "final-rolled": { die: 12 },
};

/** The card a line is about, or what happened. */
const icon = ({ told }: Line<Told>): Drawing | null => ("card" in told ? FACES[told.card]?.icon : LINES[told.is][0]) ?? null;

/** A call in vain makes no sound. */
const sound = ({ told }: Line<Told>): string => (told.is === "witch-called" && !told.right ? "" : LINES[told.is][1]);

/** A call counts if it is heard: the first move, or another's call, may have been faster. */
const counts = (act: Act, told: Told[], seat: number): boolean =>
  act.is !== "call" || told.some((one) => one.is === "witch-called" && one.who === seat);

/** The line under the title: turn, phase, whose turn. */
function folio(sight: Table): string {
  const view = sight.view as View;
  if (!view.asks) return sight.t("page-folio-over", { turn: view.turn });
  const phase = view.asks === "lay cards" ? "lay" : view.phase === "B" ? "b" : "a";
  return sight.t(`page-folio-${phase}`, { turn: view.turn, name: who(view.in_turn) });
}

/** Who comes next; who is king in the end. */
function state(sight: Table, seat: number): string {
  const view = sight.view as View;
  if (!view.asks) return view.king === seat ? sight.t("page-state-king") : "";
  if (view.in_turn === seat) return sight.t("page-state-turn");
  return (view.in_turn + 1) % view.power.length === seat ? sight.t("page-state-next") : "";
}

/** One line of help under the question. */
function hint(sight: Table): string {
  const view = sight.view as View;
  const desk = deskOf(sight);
  const next = desk.moveIn(desk.slot);
  if (next) {
    const bare = knightOf(view, next.knight)?.space ?? 0;
    const first = sight.t(desk.slots.length > 1 && !desk.isWizards ? "page-hint-first" : "page-hint-goes", {
      knight: named(sight, next.knight),
      number: next.steps,
    });
    return next.uncovers ? `${first} ${sight.t("page-hint-bare", { number: bare })}` : first;
  }
  if (desk.isWizards) return sight.t("page-hint-wizard");
  if (desk.slots.length > 1) return sight.t(new Set(desk.moves.map(({ knight }) => knight)).size > 1 ? "page-hint-move" : "page-hint-only");
  if (view.asks === "phase a") return sight.t(view.duelled ? "page-hint-duelled" : "page-hint-phase-a");
  if (view.asks === "first move") return sight.t("page-hint-witch");
  return view.asks === "lay cards" ? sight.t("page-hint-lay") : "";
}

const game: GamePage<View, Act, Told> = {
  ...{ Board, Own, Counts, About, Prompt, End, Margin },
  ...{ folio, state, hint, icon, sound, beats, counts, outcome, consequences },
  ...{ stars: true, seal: true, total: { line: "line-points", isSum: true } },
  lines: { "line-crowns": crown, "line-matching": chest, "line-other": chest, "line-final-duel": duel },
  turn: (view) => (!view.asks ? [] : view.window ? [view.in_turn] : view.asked),
  dice: DICE,
  keys: ["w"],
  stands: () => "prompt",
};
export const page = definePage(game);
