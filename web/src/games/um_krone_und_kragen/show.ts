// What is said when a game of Um Krone und Kragen is shown: dice win people, people better dice, seven of a kind the King.
import { defineShow, isFirst, toldOf, word, type Comment, type Shot } from "~/show/comments.ts";
import { who } from "~/lib/wording.ts";
import type { Told } from "./data.ts";
import type { View } from "./view.ts";

type Now = Shot<View, Told>;

const FEW = 3; // dice with which everybody begins
const HIGH = 3; // from this row on conditions are hard

const took = (now: Now) => toldOf(now, "took");
const turn = (now: Now) => toldOf(now, "turn-begins");
const character = (id = "") => ({ character: word(`character-${id}`) });
const row = ({ view }: Now, id = "") => view.rows[id] ?? 0;
/** A character where it is to be seen: before its owner, or at court. */
const seen = ({ view }: Now, told: { who: number; character: string } | undefined) =>
  !told ? "" : told.who === view.seat ? `character:${told.character}` : `owned:${told.who}:${told.character}`;
const hasPair = (faces: number[]) => new Set(faces).size < faces.length;

const all: Comment<View, Told>[] = [
  { tag: "start", when: isFirst, marks: () => ["court:king"] },
  {
    tag: "roll",
    when: (now) => Boolean(toldOf(now, "rolled")),
    args: (now) => ({ name: who(toldOf(now, "rolled")?.who ?? 0) }),
  },
  {
    tag: "keep",
    when: ({ view, lines }) => hasPair(view.aside) && lines.some(({ told }) => told.is === "set-aside"),
    marks: () => ["court:farmer", "court:guard", "court:hunter"],
  },
  {
    tag: "took",
    when: (now) => Boolean(took(now)),
    marks: (now) => [[seen(now, took(now)), `court:${took(now)?.character}`]],
    args: (now) => character(took(now)?.character),
  },
  {
    tag: "more-dice",
    when: (now) => (turn(now)?.dice ?? 0) > FEW,
    args: (now) => ({ name: who(turn(now)?.who ?? 0), dice: turn(now)?.dice ?? 0 }),
  },
  {
    tag: "used",
    when: (now) => toldOf(now, "used")?.added === false,
    marks: (now) => [seen(now, toldOf(now, "used"))],
    args: (now) => {
      const { character: id = "", before = [], after = [] } = toldOf(now, "used") ?? {};
      return { ...character(id), before: before.join("-"), after: after.join("-") };
    },
  },
  {
    tag: "added",
    when: (now) => Boolean(toldOf(now, "die-added")),
    marks: (now) => [seen(now, toldOf(now, "die-added"))],
    args: (now) => character(toldOf(now, "die-added")?.character),
  },
  {
    tag: "higher",
    when: (now) => row(now, took(now)?.character) >= HIGH,
    marks: (now) => [[seen(now, took(now)), `court:${took(now)?.character}`]],
    args: (now) => character(took(now)?.character),
  },
  {
    tag: "first-king",
    when: (now) => Boolean(toldOf(now, "first-king")),
    args: (now) => ({ name: who(toldOf(now, "first-king")?.who ?? 0) }),
  },
  {
    tag: "final",
    when: ({ view }) => view.final && view.best !== null && view.active.length > 0,
    args: ({ view }) => ({ many: view.best?.[0] ?? 0, face: view.best?.[1] ?? 0 }),
  },
  {
    tag: "king-moves",
    when: (now) => Boolean(toldOf(now, "king-moves")),
    args: (now) => ({ name: who(toldOf(now, "king-moves")?.who ?? 0) }),
  },
  { tag: "end", when: ({ view }) => view.asks === "", args: ({ view }) => ({ name: who(view.holder ?? 0) }) },
];

export const comments = defineShow(all);
