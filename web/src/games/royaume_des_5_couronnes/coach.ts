// What the tutor teaches in Le Royaume des 5 Couronnes: whose knights, which order, what the dice do, and when to let others work.
import { defineCoaching, type Lesson, type Marked, type Moment } from "~/coach/lessons.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import type { Act, MoveAct, Table, Told } from "./data.ts";
import { byLetter, knightsOf, lairOf } from "./knights.ts";
import Legend from "./Legend.svelte";
import type { View } from "./view.ts";

type Now = Moment<View, Act, Told>;
type Meets = MoveAct["meets"];

const BEFORE_LAST = 3; // crowns that are home when the next one ends the game
const HOLDS: Meets[] = ["trap", "monster"];

/** The answers of some kind that are open now. */
const open = <K extends Act["is"]>({ sight }: Now, ...kinds: K[]) =>
  sight.choices.filter((choice): choice is Offer<Extract<Act, { is: K }>> => (kinds as string[]).includes(choice.act.is));
const pieces = (choices: Offer<Act>[]) => [...new Set(choices.map(({ piece }) => piece))];
const isBegun = ({ view }: Now) => view.asks === "phase a";
const isFirst = (now: Now) => now.view.asks === "first move" && open(now, "move").length > 0;

/** The moves that meet one of these, and where they lead. */
const meeting = (now: Now, ...what: Meets[]) => open(now, "move", "wizard").filter(({ act }) => what.includes(act.meets));
const ends = (now: Now, ...what: Meets[]) => [...new Set(meeting(now, ...what).map(({ act }) => place(now.view, act.end)))];
const place = (view: View, space: number) => (space === lairOf(view) ? "lair" : space === 0 ? "castle" : `space:${space}`);
const of = (many: number, all: number) => Math.round((100 * many) / Math.max(1, all));

/** One's order as knights; those at home left out. */
const wanted = ({ view }: Now) =>
  [...view.order].flatMap((letter) => {
    const knight = byLetter(view, letter);
    return knight && !knight.circle ? [`knight:${knight.colour}`] : [];
  });
const home = ({ view }: Now) => knightsOf(view).filter(({ circle }) => circle > 0);
const isInPlace = ({ view }: Now, letter: string, circle: number) => view.order[circle - 1] === letter;
const treasures = ({ view }: Now) => (view.pawns[view.seat] ?? []).reduce((sum, many) => sum + many, 0);
const power = ({ view }: Now) => view.power[view.seat] ?? 0;
const held = ({ view }: Now) => (view.unseen["trap"] ?? 0) + (view.unseen["monster"] ?? 0);
const unseen = ({ view }: Now) => Object.values(view.unseen).reduce((sum, many) => sum + many, 0);

const OTHERS: Lesson<View, Act, Told>[] = [
  { tag: "call", when: (now) => open(now, "call").length > 0, marks: () => ["call"], rule: "the-witch" },
  { tag: "excuse", when: ({ view }) => view.asks === "excuse", marks: (now) => [pieces(open(now, "excuse")), "order"], rule: "duels" },
];

const BEGINNING: Lesson<View, Act, Told>[] = [
  { tag: "lay", when: ({ view }) => view.asks === "lay cards", rule: "placement" },
  { tag: "welcome", when: isBegun, marks: () => ["lair", "order"], rule: "goal" },
  {
    tag: "must-free",
    when: (now) => isBegun(now) && open(now, "roll").length === 0,
    marks: (now) => [pieces(open(now, "free"))],
    rule: "phase-a",
  },
  {
    tag: "free",
    when: (now) => isBegun(now) && open(now, "free").length > 0,
    marks: (now) => [pieces(open(now, "free").slice(0, 1))],
    args: (now) => ({ percent: open(now, "free")[0]?.act.percent ?? 0 }),
    used: (act) => act.is === "free",
    rule: "phase-a",
  },
  { tag: "order", when: isBegun, marks: () => ["order", "circles"], rule: "scoring" },
  { tag: "end-near", when: (now) => isBegun(now) && home(now).length === BEFORE_LAST, marks: () => ["circles", "order"], rule: "crowns" },
  {
    tag: "in-place",
    when: (now) => isBegun(now) && home(now).some(({ letter, circle }) => isInPlace(now, letter, circle)),
    marks: () => ["order"],
    rule: "scoring",
  },
  {
    tag: "misplaced",
    when: (now) => isBegun(now) && home(now).some(({ letter, circle }) => !isInPlace(now, letter, circle)),
    marks: () => ["order"],
    rule: "crowns",
  },
  {
    tag: "witch",
    when: (now) => isBegun(now) && now.sight.story.some(({ told }) => isCaught(told, now.view.seat)),
    rule: "the-witch",
  },
  {
    tag: "duel",
    when: (now) => isBegun(now) && open(now, "duel").length > 0,
    marks: (now) => [pieces(open(now, "duel"))],
    rule: "duels",
  },
  { tag: "power", when: (now) => isBegun(now) && power(now) > 0, marks: ({ view }) => [`power:${view.seat}`], rule: "components" },
  {
    tag: "crowned",
    when: (now) => isBegun(now) && now.view.crowned.some((crowned, c) => crowned && !now.view.circles[c]),
    marks: ({ view }) => [knightsOf(view).flatMap(({ crowned, circle, colour }) => (crowned && !circle ? [`knight:${colour}`] : []))],
    rule: "moving",
  },
  { tag: "hold-back", when: (now) => isBegun(now) && wanted(now).length > 1, marks: (now) => [wanted(now).at(-1) ?? ""], rule: "crowns" },
  {
    tag: "leave",
    when: (now) => isBegun(now) && open(now, "free").length > 0 && open(now, "roll").length > 0,
    marks: () => ["order"],
    rule: "phase-a",
  },
  { tag: "treasures", when: (now) => isBegun(now) && treasures(now) > 0, marks: ({ view }) => [`player:${view.seat}`], rule: "scoring" },
  {
    tag: "rivals",
    when: (now) => isBegun(now) && now.view.turn > 2 * now.view.power.length,
    marks: ({ view }) => [view.power.flatMap((_, seat) => (seat === view.seat ? [] : [`player:${seat}`]))],
    rule: "scoring",
  },
];

/** Did the Witch come for this seat? */
const isCaught = (told: Told, seat: number) => (told.is === "witch-ends-turn" || told.is === "witch-paid") && told.who === seat;

const MOVING: Lesson<View, Act, Told>[] = [
  { tag: "pay", when: ({ view }) => view.asks === "pay", marks: (now) => [pieces(open(now, "pay")), "order"], rule: "the-witch" },
  { tag: "take", when: ({ view }) => view.asks === "take", marks: (now) => [pieces(open(now, "take")), "order"], rule: "duels" },
  {
    tag: "wizard",
    when: (now) => open(now, "wizard").length > 0,
    args: (now) => ({ steps: open(now, "wizard")[0]?.act.steps ?? 0 }),
    marks: (now) => [wanted(now)[0] ?? ""],
    rule: "wizard",
  },
  {
    tag: "end-now",
    when: (now) => home(now).length === BEFORE_LAST && meeting(now, "home").length > 0,
    marks: (now) => [pieces(meeting(now, "home"))],
    rule: "crowns",
  },
  {
    tag: "home",
    when: (now) => meeting(now, "home").length > 0,
    marks: (now) => [pieces(meeting(now, "home")), "circles", "order"],
    rule: "crowns",
  },
  { tag: "first-move", when: isFirst, marks: (now) => ["dice", wanted(now)[0] ?? "", "order"], rule: "moving" },
  {
    tag: "dragon",
    when: (now) => meeting(now, "dragon").length > 0,
    marks: (now) => [pieces(meeting(now, "dragon")), "lair"],
    args: ({ view }) => ({ percent: of(...view.chances.dragon) }),
    rule: "dragon",
  },
  {
    tag: "second",
    when: ({ view, sight }) => view.asks === "second move" && sight.choices.length > 0,
    marks: () => ["dice"],
    rule: "moving",
  },
  {
    tag: "one-free",
    when: (now) => isFirst(now) && pieces(open(now, "move")).length === 1,
    marks: (now) => [pieces(open(now, "move"))],
    rule: "moving",
  },
  {
    tag: "treasure",
    when: (now) => meeting(now, "treasure").length > 0,
    marks: (now) => [ends(now, "treasure"), pieces(meeting(now, "treasure"))],
    rule: "arrivals",
  },
  {
    tag: "weapon",
    when: (now) => meeting(now, "weapon").length > 0 && power(now) < 3,
    marks: (now) => [ends(now, "weapon"), `power:${now.view.seat}`],
    rule: "arrivals",
  },
  { tag: "held", when: (now) => meeting(now, ...HOLDS).length > 0, marks: (now) => [ends(now, ...HOLDS)], rule: "arrivals" },
  {
    tag: "down",
    when: (now) => meeting(now, "down").length > 0,
    marks: (now) => [ends(now, "down").slice(0, 1)],
    args: (now) => ({ percent: of(held(now), unseen(now)) }),
    rule: "arrivals",
  },
  {
    tag: "refill",
    when: (now) => isFirst(now) && open(now, "move").some(({ act }) => act.uncovers),
    marks: (now) => [pieces(open(now, "move").filter(({ act }) => act.uncovers)).slice(0, 2)],
    rule: "refills",
  },
];

/** What to touch for an answer: a die, then its knight; buttons that sit on no piece. */
function marks(_sight: Table, { act, piece, action }: Offer<Act>): Marked[] {
  if (act.is === "move") return [`slot:${act.die}`, piece];
  if (act.is === "wizard") return [`slot:${act.way === "forward" ? 1 : -1}`, piece];
  if (act.is === "roll" || act.is === "call" || act.is === "silent") return [act.is];
  return [piece || `action:${action}`];
}

const lessons = [...OTHERS, ...BEGINNING, ...MOVING];
export const coaching = defineCoaching<View, Act, Told>({ lessons, Legend, marks });
