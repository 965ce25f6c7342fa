// How what happens in this game is shown: red cards, answers to attacks and coronations take the board; a revolt has its own scene.
import coins from "icon:lucide/coins";
import castle from "icon:game-icons/castle";
import flag from "icon:lucide/flag";
import layers from "icon:lucide/layers";
import type { Beats, Card, Good } from "~/lib/beats.ts";
import type { Weight } from "~/lib/pace.ts";
import type { Line } from "~/lib/sight.svelte.ts";
import { PICTURES } from "./cards.ts";
import type { Act, Table, Told } from "./data.ts";
import type { View } from "./view.ts";

const WEIGHTS: Partial<Record<Told["is"], Weight>> = {
  "red-put-back": "card",
  "pope-comes": "card",
  "re-entered": "note",
  taxed: "note",
  incited: "card",
  "drew-red": "card",
  "drew-nothing": "card",
  reshuffled: "card",
  built: "card",
  attacked: "note",
  conquered: "note",
  repelled: "note",
  "called-off": "note",
  "revolt-declared": "note",
  revealed: "card",
  "revolt-void": "card",
  counted: "card",
  "king-holds": "card",
  "rebels-win": "card",
  crowned: "big",
  announced: "note",
  "end-phase": "big",
  "game-ends": "big",
};
const FOLLOWERS: Told["is"][] = ["people", "gained", "struck", "called-off", "conquered", "repelled", "taxed", "reshuffled", "announced"];
const OPENERS: Told["is"][] = ["turn-begins", "revolt-declared", "end-phase", "game-ends"];

/** A card that is laid open before anything comes of it; none if it does nothing. */
function openCard(told: Told): string {
  if (told.is === "drew-red") return told.counts ? told.card : "";
  if (told.is === "answered") return told.answer === "pass" ? "" : told.answer;
  return told.is === "game-ends" && told.why === "card" ? "game_end" : "";
}

/** A new king is crowned in the scene of the revolt that made him. */
function weight({ told }: Line<Told>, _view: View, step: Line<Told>[]): Weight {
  if (openCard(told)) return "big";
  const isRevolt = step.some((line) => line.told.is === "rebels-win");
  return told.is === "crowned" && isRevolt ? "card" : (WEIGHTS[told.is] ?? "plain");
}

function goods(view: View, seat: number): Good[] {
  return [
    { is: "points", drawing: coins, number: view.vp[seat] ?? null },
    { is: "castles", drawing: castle, number: view.walls[seat] ?? 0 },
    { is: "land", drawing: flag, number: view.land[seat]?.length ?? 0 },
    { is: "cards", drawing: layers, number: view.hand_sizes[seat] ?? 0 },
  ];
}

function card(sight: Table, lines: Line<Told>[]): Card | null {
  const line = lines.find(({ told }) => openCard(told));
  const name = line ? openCard(line.told) : "";
  if (!line) return null;
  return {
    id: String(line.n),
    title: sight.t(`card-${name}`),
    text: sight.t(`page-text-${name}`),
    drawing: PICTURES[name] ?? null,
    isForAll: true,
  };
}

export const beats: Beats<View, Act, Told> = {
  weight,
  goods,
  card,
  told: (told, seat) => ({ points: told.is === "gained" && told.who === seat ? told.points : 0 }),
  follows: ({ is }) => FOLLOWERS.includes(is),
  opens: ({ is }) => OPENERS.includes(is),
};
