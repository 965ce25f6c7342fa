// What is said when a game of Krone & Schwert is shown: land, buildings, a crown that everybody wants, and a people with swords.
import { defineShow, isFirst, toldOf, type Comment, type Shot } from "~/show/comments.ts";
import { who } from "~/lib/wording.ts";
import type { Told } from "./data.ts";
import type { View } from "./view.ts";

type Now = Shot<View, Told>;

const REVOLT: Told["is"][] = ["revealed", "people", "counted", "king-holds", "rebels-win", "gained", "crowned", "announced", "reshuffled"];

const has = (is: Told["is"]) => (now: Now) => Boolean(toldOf(now, is));
const person = (seat: number | null | undefined) => ({ name: who(seat ?? 0) });
const built = (now: Now, building: string) => (toldOf(now, "built")?.building === building ? toldOf(now, "built") : undefined);
const ofRevolt = ({ lines }: Now) => lines.length > 0 && lines.every(({ told }) => REVOLT.includes(told.is));
/** Two spaces of a seat's own, one of each kind of land that can be built on. */
const ground = ({ view }: Now, terrain: string) =>
  view.land.flat().flatMap((space) => (view.map[space]?.[2] === terrain ? [`space:${space}`] : []));

const all: Comment<View, Told>[] = [
  { tag: "start", when: isFirst },
  {
    tag: "markers",
    when: ({ view }) => view.asks === "action",
    marks: (now) => [ground(now, "mountain"), ground(now, "meadow")],
  },
  {
    tag: "crowned",
    when: has("crowned"),
    marks: (now) => [`space:${toldOf(now, "built")?.space ?? now.view.castles[0]}`],
    args: (now) => person(now.view.king),
  },
  {
    tag: "expand",
    when: has("expanded"),
    marks: (now) => [`space:${toldOf(now, "expanded")?.space}`, "deck"],
    args: (now) => person(toldOf(now, "expanded")?.who),
  },
  { tag: "tax", when: (now) => has("taxed")(now) && has("people")(now) && now.view.round > 1, marks: () => ["people"] },
  { tag: "sword", when: ({ view, before }) => view.visible_swords > before.visible_swords, marks: () => [["swords", "people"]] },
  {
    tag: "town",
    when: (now) => Boolean(built(now, "town") ?? built(now, "big-town")),
    marks: (now) => [`space:${toldOf(now, "built")?.space}`],
    args: (now) => person(toldOf(now, "built")?.who),
  },
  {
    tag: "cathedral",
    when: (now) => Boolean(built(now, "cathedral")),
    marks: (now) => [`space:${toldOf(now, "built")?.space}`],
  },
  { tag: "red", when: (now) => toldOf(now, "drew-red")?.counts === true },
  {
    tag: "revolt",
    when: has("revolt-declared"),
    args: (now) => ({ ...person(toldOf(now, "revolt-declared")?.who), king: who(toldOf(now, "revolt-declared")?.king ?? 0) }),
  },
  { tag: "letters", when: has("revealed"), along: ofRevolt },
  {
    tag: "attack",
    when: has("attacked"),
    marks: (now) => [`space:${toldOf(now, "attacked")?.space}`],
    args: (now) => ({ ...person(toldOf(now, "attacked")?.who), other: who(toldOf(now, "attacked")?.other ?? 0) }),
  },
  { tag: "ambush", when: (now) => toldOf(now, "answered")?.answer === "ambush", args: (now) => person(toldOf(now, "answered")?.who) },
  { tag: "end-phase", when: has("end-phase") },
  { tag: "end", when: ({ view }) => view.asks === "" },
];

export const comments = defineShow(all);
