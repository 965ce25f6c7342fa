// How what happens in this game is shown: dice on the tray, the King's way over the court.
import court from "icon:lucide/users";
import type { Beats, Good } from "~/lib/beats.ts";
import type { Weight } from "~/lib/pace.ts";
import { courtOf } from "./characters.ts";
import type { Act, SetAsideTold, Told } from "./data.ts";
import type { View } from "./view.ts";

const WEIGHTS: Partial<Record<Told["is"], Weight>> = {
  rerolled: "card",
  took: "note",
  "took-nothing": "card",
  "first-king": "big",
  "final-begins": "big",
  threw: "note",
  "king-moves": "big",
  "king-unbeaten": "big",
  "game-ends": "big",
};

const goods = (view: View, seat: number): Good[] => [{ is: "characters", drawing: court, number: courtOf(view, seat).length }];

/** Dice that are set aside one after the other. */
function join(one: Told, next: Told): Told | null {
  if (one.is !== "set-aside" || next.is !== "set-aside" || one.who !== next.who) return null;
  return { ...one, face: [one.face, next.face].flat() } as unknown as SetAsideTold; // told like a roll: 2-2-5
}

export const beats: Beats<View, Act, Told> = {
  goods,
  join,
  weight: ({ told }) => WEIGHTS[told.is] ?? "plain",
  opens: ({ is }) => is === "turn-begins" || is === "final-begins",
};
