// How what happens in this game is shown: dice and cards on the road, the Witch and the crowns over it.
import sword from "icon:game-icons/broadsword";
import chest from "icon:game-icons/open-treasure-chest";
import type { Beats, Good } from "~/lib/beats.ts";
import type { Weight } from "~/lib/pace.ts";
import type { Act, Told } from "./data.ts";
import type { View } from "./view.ts";

const WEIGHTS: Partial<Record<Told["is"], Weight>> = {
  "cards-laid": "card",
  "escape-rolled": "card",
  "monster-rolled": "card",
  "set-free": "card",
  "attempt-failed": "card",
  "duel-rolled": "card",
  "pawns-taken": "note",
  "pawn-excused": "note",
  "no-excuse": "note",
  "dice-rolled": "card", // whatever they show: whether it is the Witch's roll, one has to see oneself
  "witch-called": "big",
  "witch-paid": "big",
  "witch-ends-turn": "big",
  "wizard-moved": "card",
  reshuffled: "card",
  "turned-up": "card",
  blocked: "card",
  "dragon-rolled": "card",
  "crown-won": "big",
  "thrown-back": "big",
  "crown-home": "big",
  "last-crown": "big",
  points: "big",
  "final-rolled": "big",
  king: "big",
};
const OF_THE_END: Told["is"][] = ["last-crown", "points", "final-rolled", "king"];
const OF_THE_WITCH: Told["is"][] = ["witch-paid", "witch-ends-turn"];

function goods({ power, pawns }: View, seat: number): Good[] {
  return [
    { is: "power", drawing: sword, number: power[seat] ?? 0 },
    { is: "treasure", drawing: chest, number: (pawns[seat] ?? []).reduce((sum, many) => sum + many, 0) },
  ];
}

export const beats: Beats<View, Act, Told> = {
  goods,
  weight: ({ told }) => (told.is === "witch-called" && !told.right ? "note" : (WEIGHTS[told.is] ?? "plain")),
  follows: ({ is }) => OF_THE_WITCH.includes(is) || OF_THE_END.includes(is),
  opens: ({ is }) => is === "turn-begins" || is === "cards-laid",
};
