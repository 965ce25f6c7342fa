// What is said when a game of Le Royaume des 5 Couronnes is shown: five knights of nobody, a forest, a dragon, and secret orders.
import { defineShow, isFirst, toldOf, word, type Comment, type Shot } from "~/show/comments.ts";
import { who } from "~/lib/wording.ts";
import type { Told } from "./data.ts";
import type { View } from "./view.ts";

type Now = Shot<View, Told>;

const has = (is: Told["is"]) => (now: Now) => Boolean(toldOf(now, is));
const person = (seat: number | null | undefined) => ({ name: who(seat ?? 0) });
const knight = (colour = "") => ({ knight: word(`knight-${colour}`) });
const END: Told["is"][] = ["last-crown", "points", "final-rolled", "king"];
const comes = (card: string) => (now: Now) => toldOf(now, "turned-up")?.card === card;
const space = (told: { space: number } | undefined) => [`space:${told?.space}`];

const all: Comment<View, Told>[] = [
  { tag: "start", when: isFirst, marks: ({ view }) => [view.knights.map(({ colour }) => `knight:${colour}`), "lair"] },
  { tag: "order", when: ({ view, before }) => view.turn === 1 && view !== before, args: ({ view }) => person(view.seat) },
  {
    tag: "dice",
    when: (now) => has("moved")(now),
    marks: (now) => [`knight:${toldOf(now, "moved")?.knight}`],
    args: (now) => person(toldOf(now, "moved")?.who),
  },
  { tag: "treasure", when: has("treasure-won"), args: (now) => person(toldOf(now, "treasure-won")?.who) },
  { tag: "weapon", when: comes("weapon"), marks: (now) => [space(toldOf(now, "turned-up"))] },
  {
    tag: "blocked",
    when: has("blocked"),
    marks: (now) => [space(toldOf(now, "blocked"))],
    args: (now) => knight(toldOf(now, "blocked")?.knight),
  },
  { tag: "fight", when: has("monster-rolled"), args: (now) => person(toldOf(now, "monster-rolled")?.who) },
  { tag: "wizard", when: has("wizard-moved"), marks: (now) => [`knight:${toldOf(now, "wizard-moved")?.knight}`] },
  { tag: "witch", when: (now) => toldOf(now, "witch-called")?.right === true, args: (now) => person(toldOf(now, "witch-called")?.who) },
  { tag: "dragon", when: has("dragon-rolled"), marks: () => ["lair"], args: (now) => knight(toldOf(now, "dragon-rolled")?.knight) },
  { tag: "thrown-back", when: has("thrown-back") },
  { tag: "crown", when: has("crown-won"), args: (now) => knight(toldOf(now, "crown-won")?.knight) },
  { tag: "home", when: has("crown-home"), marks: () => ["castle"], args: (now) => knight(toldOf(now, "crown-home")?.knight) },
  {
    tag: "duel",
    when: has("duel-rolled"),
    args: (now) => ({ ...person(toldOf(now, "duel-rolled")?.who), other: who(toldOf(now, "duel-rolled")?.other ?? 0) }),
  },
  {
    tag: "end",
    when: ({ lines }) => lines.some(({ told }) => END.includes(told.is)),
    along: ({ lines }) => lines.some(({ told }) => END.includes(told.is)),
    args: ({ view }) => person(view.king),
  },
];

export const comments = defineShow(all);
