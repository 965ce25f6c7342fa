// What the tutor teaches in Um Krone und Kragen: dice first, then people who bring dice, then seven equal ones.
import { defineCoaching, type Lesson, type Marked, type Moment } from "~/coach/lessons.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import type { Act, Told } from "./data.ts";
import Legend from "./Legend.svelte";
import { aimOf } from "./outcomes.ts";
import type { View } from "./view.ts";

type Now = Moment<View, Act, Told>;

const MORE_DICE = ["farmer", "charlatan", "general"]; // a die more in every turn, by themselves
const ROW_TWO = ["hunter", "merchant", "astronomer"];
const MANY = 6; // dice from which the king is near

const isRolled = ({ view }: Now) => view.asks === "dice" && view.active.length > 0 && view.using === "";
const mine = ({ view }: Now) => view.owned[view.seat] ?? [];
const dice = ({ view }: Now) => view.hand + view.active.length + view.aside.length;
const takes = ({ sight }: Now) => sight.choices.flatMap(({ act }) => (act.is === "take" ? [act.character] : []));
const court = (characters: string[]) => characters.map((id) => `court:${id}`);
const left = ({ view }: Now, id: string) => (view.court[id] ?? 0) > 0 && !(view.owned[view.seat] ?? []).includes(id);

/** The face that shows most often, the active dice among them; the higher of equals. */
function favourite({ view }: Now): number {
  const count = (face: number) => [...view.active, ...view.aside].filter((each) => each === face).length;
  return [...view.active].sort((one, other) => count(other) - count(one) || other - one)[0] ?? 0;
}
const many = (now: Now) => [...now.view.active, ...now.view.aside].filter((face) => face === favourite(now)).length;

/** Of the adviser's best way, the aims that are not sure, the dearest first. */
const hopes = ({ advice }: Now) => (advice?.answers[0]?.outcomes ?? []).filter((odds) => odds.chance < 1);

const lessons: Lesson<View, Act, Told>[] = [
  {
    tag: "welcome",
    when: ({ view }) => view.asks === "first roll" && view.round === 1,
    marks: () => ["court:king"],
    rule: "goal",
  },
  {
    tag: "final",
    when: ({ view }) => view.final && view.asks !== "claim",
    args: ({ view }) => ({ number: view.best?.[0] ?? 7, face: view.best?.[1] ?? 0 }),
    marks: () => ["court:king"],
    rule: "final",
  },
  { tag: "start-die", when: ({ view }) => view.asks === "start die", rule: "start-dice" },
  { tag: "claim-king", when: (now) => now.view.asks === "claim" && takes(now).includes("king"), marks: () => ["court:king"] },
  {
    tag: "claim-fool",
    when: (now) => now.view.asks === "claim" && takes(now).every((id) => id === "jester" || id === "charlatan") && takes(now).length > 0,
    marks: (now) => [court(takes(now))],
  },
  {
    tag: "claim",
    when: (now) => now.view.asks === "claim" && takes(now).length > 0,
    marks: (now) => [court(takes(now).slice(0, 4))],
    used: (act) => act.is === "take",
    rule: "claiming",
  },
  {
    tag: "claim-dice",
    when: (now) => now.view.asks === "claim" && takes(now).some((id) => MORE_DICE.includes(id)) && takes(now).length > 1,
    marks: (now) => [court(takes(now).filter((id) => MORE_DICE.includes(id)))],
    used: (act) => act.is === "take" && MORE_DICE.includes(act.character),
  },
  { tag: "claim-nothing", when: (now) => now.view.asks === "claim" && takes(now).length === 0 },
  {
    tag: "set-aside",
    when: (now) => isRolled(now) && !now.view.set_since_roll,
    args: (now) => ({ face: favourite(now) }),
    marks: (now) => [`die:${favourite(now)}`],
    used: (act) => act.is === "set-aside",
    rule: "setting-aside",
  },
  { tag: "roll-again", when: (now) => isRolled(now) && now.view.set_since_roll, used: (act) => act.is === "roll", rule: "rolling" },
  {
    tag: "pair",
    when: (now) => isRolled(now) && many(now) === 2 && now.view.active.length > 1 && left(now, "farmer"),
    args: (now) => ({ face: favourite(now) }),
    marks: (now) => [`die:${favourite(now)}`, "court:farmer", "court:guard"],
  },
  {
    tag: "triple",
    when: (now) => isRolled(now) && many(now) >= 3 && now.view.active.length > 1 && dice(now) > 3 && left(now, "hunter"),
    args: (now) => ({ face: favourite(now) }),
    marks: (now) => [`die:${favourite(now)}`, "court:hunter"],
  },
  {
    tag: "no-pair",
    when: (now) => isRolled(now) && many(now) === 1 && now.view.aside.length === 0,
    marks: () => ["court:laborer", ["court:maid", "court:philosopher"]],
  },
  {
    tag: "last-die",
    when: (now) => isRolled(now) && now.view.active.length === 1 && now.view.aside.length > 1,
    used: (act) => act.is === "set-aside" || act.is === "roll",
  },
  {
    tag: "use",
    when: ({ view }) => view.asks === "dice" && view.unused.length > 0 && view.active.length > 0,
    args: ({ view, sight }) => ({ character: sight.t(`character-${view.unused[0]}`) }),
    marks: ({ view }) => [`character:${view.unused[0]}`],
    used: (act) => ["use", "reroll", "add", "begin", "change"].includes(act.is),
    rule: "characters",
  },
  { tag: "choose-dice", when: ({ view }) => view.using !== "", used: (act) => act.is === "choose" || act.is === "that-is-all" },
  {
    tag: "all-aside",
    when: ({ view }) => view.asks === "dice" && view.active.length === 0,
    marks: ({ view }) => [view.unused.map((id) => `character:${id}`)],
  },
  {
    tag: "aim",
    when: (now) => isRolled(now) && hopes(now).length > 0 && (now.advice?.margin ?? 0) >= 0.01,
    args: (now) => {
      const [hope] = hopes(now);
      return { character: now.sight.say(hope!.what), percent: Math.round(100 * hope!.chance) };
    },
    marks: (now) => [`court:${aimOf(hopes(now)[0]!)}`],
    used: () => false,
  },
  {
    tag: "row-two",
    when: (now) => now.view.asks === "first roll" && now.view.hand >= 4 && ROW_TWO.some((id) => left(now, id)),
    marks: (now) => [court(ROW_TWO.filter((id) => left(now, id)))],
  },
  {
    tag: "once",
    when: (now) => now.view.asks === "first roll" && mine(now).length > 1,
    marks: (now) => [`court:${mine(now)[0]}`],
    rule: "claiming",
  },
  {
    tag: "scarce",
    when: (now) => now.view.asks === "first roll" && Object.values(now.view.court).some((copies) => copies === 1) && now.view.round > 2,
    marks: (now) => [
      court(
        Object.keys(now.view.court)
          .filter((id) => now.view.court[id] === 1 && id !== "king" && id !== "queen")
          .slice(0, 3),
      ),
    ],
  },
  {
    tag: "general",
    when: (now) => now.view.asks === "first roll" && now.view.hand >= 5 && left(now, "general"),
    marks: () => ["court:general", "court:knight"],
  },
  {
    tag: "adders",
    when: (now) => now.view.asks === "first roll" && now.sight.choices.length > 1,
    marks: ({ view }) => [view.unused.map((id) => `character:${id}`)],
    rule: "start-dice",
  },
  {
    tag: "king-near",
    when: (now) => now.view.asks === "first roll" && now.view.hand >= MANY,
    marks: () => ["court:king", "court:queen"],
    rule: "king",
  },
];

/** A character, then the dice it acts on; else the piece of the answer itself. */
function marks(_sight: unknown, { act, piece, action }: Offer<Act>): Marked[] {
  const dice = act.is === "change" ? act.before : act.is === "reroll" || act.is === "begin" ? act.dice : [];
  return [piece || `action:${action}`, ...(dice.length > 0 ? [[...new Set(dice.map((face) => `die:${face}`))]] : [])];
}

export const coaching = defineCoaching<View, Act, Told>({ lessons, Legend, marks });
