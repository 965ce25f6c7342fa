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
import type { Say } from "~/lib/messages.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import About from "./About.svelte";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import { deskOf } from "./desk.svelte.ts";
import End from "./End.svelte";
import { named } from "./knights.ts";
import Margin from "./Margin.svelte";
import { uncovers } from "./outcome.ts";
import Own from "./Own.svelte";
import Prompt from "./Prompt.svelte";
import type { View } from "./view.ts";

type Here = Sight<View>;

const CARDS: Record<string, Drawing> = { "card-trap": trap, "card-monster": ogre, "card-weapon": sword, "card-treasure": chest };
const DRAWN: [RegExp, Drawing][] = [
  [/trap|escape/, trap],
  [/monster|failed/, ogre],
  [/weapon|power/, sword],
  [/treasure|pawn|excuse/, chest],
  [/witch/, witch],
  [/wizard/, wizard],
  [/dragon|thrown/, dragon],
  [/crown-home/, castle],
  [/crown/, crown],
  [/duel|final/, duel],
  [/dice/, dices],
  [/moved/, steps],
  [/cards-laid|reshuffled/, layers],
  [/king|points/, trophy],
];
const DICE: GamePage["dice"] = {
  "event-dice-rolled": { one: 6, two: 6 },
  "event-escape-rolled": { die: 12 },
  "event-monster-rolled": { die: 12, foe: 12 },
  "event-duel-rolled": { die: 12, other_die: 12 },
  "event-dragon-rolled": { die: 6, foe: 12 },
  "event-final-rolled": { die: 12 },
};
const SOUNDS: [RegExp, string][] = [
  [/rolled/, "die"],
  [/turned-up|covered|cards-laid|reshuffled/, "card"],
  [/crown|king/, "horn"],
  [/treasure-won|pawns-taken|pawn-excused/, "chest"],
  [/witch-called|witch-paid|blocked/, "seal"],
  [/moved|set-free/, "quill"],
];
const found = <T>(pairs: [RegExp, T][], key: string): T | undefined => pairs.find(([pattern]) => pattern.test(key))?.[1];

/** The card a line is about, or what happened. */
function icon(key: string, say: Say): Drawing | null {
  const { card } = say.args;
  const shown = typeof card === "object" && !Array.isArray(card) && card.type === "say" ? CARDS[card.key] : undefined;
  return shown ?? found(DRAWN, key) ?? null;
}

/** The line under the title: turn, phase, whose turn. */
function folio(sight: Here): string {
  const view = sight.view as View;
  if (!view.asks) return sight.t("page-folio-over", { turn: view.turn });
  const phase = view.asks === "lay cards" ? "lay" : view.phase === "B" ? "b" : "a";
  return sight.t(`page-folio-${phase}`, { turn: view.turn, name: sight.nameOf(view.in_turn) });
}

/** Who comes next; who is king in the end. */
function state(sight: Here, seat: number): string {
  const view = sight.view as View;
  if (!view.asks) return view.king === seat ? sight.t("page-state-king") : "";
  if (view.in_turn === seat) return sight.t("page-state-turn");
  return (view.in_turn + 1) % view.power.length === seat ? sight.t("page-state-next") : "";
}

/** One line of help under the question. */
function hint(sight: Here): string {
  const view = sight.view as View;
  const desk = deskOf(sight);
  const next = desk.moveIn(desk.slot);
  if (innerWidth <= 720 && innerHeight < 780) return ""; // every line is needed for the board
  if (next) {
    const bare = view.knights.find(({ colour }) => colour === next.colour)?.space ?? 0;
    const first = sight.t(desk.slots.length > 1 && !desk.isWizards ? "page-hint-first" : "page-hint-goes", {
      knight: named(sight, next.colour),
      number: next.steps,
    });
    return uncovers(view, next) ? `${first} ${sight.t("page-hint-bare", { number: bare })}` : first;
  }
  if (innerWidth <= 720) return ""; // the sentence above says enough, and there is little room
  if (desk.isWizards && desk.moves.length > 0) return sight.t("page-hint-wizard");
  if (desk.slots.length > 1) return sight.t("page-hint-move");
  if (view.asks === "phase a") return sight.t(view.duelled ? "page-hint-duelled" : "page-hint-phase-a");
  if (view.asks === "first move") return sight.t("page-hint-witch");
  return view.asks === "lay cards" ? sight.t("page-hint-lay") : "";
}

/** The princes after this one, in order. */
const coming = ({ view }: Here): number[] =>
  view?.asks ? view.power.slice(1).map((_, n) => (view.in_turn + n + 1) % view.power.length) : [];

const game: GamePage<View> = {
  ...{ Board, Own, Counts, About, Prompt, End, Margin },
  ...{ folio, state, hint, coming },
  ...{ stars: true, seal: true, total: { line: "line-points", isSum: true } },
  lines: { "line-crowns": crown, "line-matching": chest, "line-other": chest, "line-final-duel": duel },
  turn: ({ view }) => (!view?.asks ? [] : view.window ? [view.in_turn] : view.asked),
  icon: ({ say }) => icon(say.key, say),
  dice: DICE,
  stands: () => "prompt",
  sound: ({ say }) => found(SOUNDS, say.key) ?? "",
};
export const page = definePage(game);
