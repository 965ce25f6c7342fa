// What the tutor teaches in For a Crown: the common pile, cheap hands that work often, and where rubies are lost.
import { defineCoaching, type Lesson, type Moment } from "~/coach/lessons.ts";
import type { Act, Told } from "./data.ts";
import Legend from "./Legend.svelte";
import type { View } from "./view.ts";

type Now = Moment<View, Act, Told>;

const POOR = 3; // rubies from which on the heirloom is in danger

const isRecruiting = ({ view }: Now) => view.asks === "recruit" && view.picked === "";
const rubies = ({ view }: Now) => view.rubies[view.seat] ?? 0;
const raccoons = ({ view }: Now) => view.raccoons[view.seat] ?? 0;
const isMostRaided = (now: Now) => raccoons(now) > 0 && raccoons(now) === Math.max(...now.view.raccoons);
const hasCome = ({ sight }: Now, event: string) => sight.story.some(({ told }) => told.is === "event-comes" && told.event === event);
const portrait = ({ view }: Now) => [`portrait:${view.seat}`, `seat:${view.seat}`];
const shown = (now: Now) => now.sight.choices.flatMap(({ act, piece }) => (act.is === "recruit" ? [piece] : []));
const spaces = ({ view }: Now) => view.gallery[view.seat] ?? 0;
const rivals = ({ sight }: Now) => sight.choices.map((choice) => choice.piece);

const lessons: Lesson<View, Act, Told>[] = [
  { tag: "welcome", when: ({ view }) => view.asks === "family", marks: (now) => [rivals(now)[0] ?? ""], rule: "goal" },
  {
    tag: "first-recruit",
    when: isRecruiting,
    marks: (now) => [shown(now)[0] ?? "", "pile"],
    args: ({ view }) => ({ times: view.rounds - view.round + 1 }),
    rule: "recruiting",
  },
  {
    tag: "pay",
    when: ({ view }) => view.picked !== "",
    marks: () => ["chest"],
    used: (act) => act.is === "pay" && act.rubies === 0,
    rule: "payment",
  },
  { tag: "prices", when: isRecruiting, marks: () => ["price:1", "price:2"], rule: "end-of-round" },
  { tag: "half", when: ({ view }) => view.asks === "half", marks: () => ["half:a", "half:b"], rule: "level-1" },
  { tag: "icon", when: ({ view }) => view.asks === "icon", rule: "mercenaries" },
  { tag: "raccoon", when: ({ view }) => view.asks === "raccoon", args: ({ view }) => ({ loss: view.burglary }), rule: "burglary" },
  { tag: "hit", when: ({ view }) => view.asks === "hit", rule: "elimination" },
  { tag: "move", when: ({ view }) => view.asks === "move", marks: (now) => [portrait(now)], rule: "gallery" },
  {
    tag: "bribe",
    when: ({ view }) => view.asks === "bribe",
    marks: () => ["raccoons"],
    args: ({ view }) => ({ loss: view.burglary }),
    rule: "bribe",
  },
  { tag: "mage", when: ({ view }) => view.asks === "mage", rule: "mage_hire" },
  {
    tag: "influence",
    when: (now) => isRecruiting(now) && now.view.round > 1,
    marks: (now) => [portrait(now)],
    args: ({ view }) => ({ rank: view.influence.indexOf(view.seat) + 1 }),
    rule: "gallery",
  },
  { tag: "dearer", when: (now) => isRecruiting(now) && now.view.round > 1, marks: () => ["price:3", "price:4"] },
  {
    tag: "blind",
    when: (now) => isRecruiting(now) && now.sight.choices.some(({ act }) => act.is === "blind"),
    marks: (now) => [now.sight.choices.flatMap(({ act, piece }) => (act.is === "blind" ? [piece] : []))[0] ?? ""],
    rule: "blind-cards",
  },
  {
    tag: "last-round",
    when: (now) => isRecruiting(now) && now.view.round === now.view.rounds,
    marks: (now) => [portrait(now), "chest", "raccoons"],
    rule: "end",
  },
  {
    tag: "die-face",
    when: ({ view }) => view.face !== "" && view.asks !== "mage",
    rule: "die",
  },
  {
    tag: "raided",
    when: (now) => isMostRaided(now) && raccoons(now) > 1,
    marks: () => ["raccoons"],
    args: ({ view }) => ({ loss: view.burglary }),
    rule: "burglary",
  },
  {
    tag: "heirloom",
    when: (now) => rubies(now) <= POOR && now.view.heirlooms[now.view.seat] === true,
    marks: () => ["chest"],
    rule: "heirlooms",
  },
  {
    tag: "danger",
    when: (now) => rubies(now) <= POOR && now.view.heirlooms[now.view.seat] === false,
    marks: () => ["chest"],
    rule: "elimination",
  },
  {
    tag: "burglary",
    when: (now) => hasCome(now, "burglary"),
    marks: () => ["raccoons"],
    args: ({ view }) => ({ loss: view.burglary }),
    rule: "burglary",
  },
  {
    tag: "scandal",
    when: (now) => hasCome(now, "scandal"),
    marks: (now) => [portrait(now)],
    args: (now) => ({ loss: now.view.zones[spaces(now) - 1] ?? 0 }),
    rule: "scandal",
  },
  { tag: "boost", when: (now) => hasCome(now, "magic_boost"), rule: "magic_boost" },
  { tag: "own-cards", when: (now) => now.view.mine.length > 1 && now.view.asks !== "recruit", marks: () => ["own:0"], rule: "common-pile" },
  { tag: "whose", when: (now) => now.view.asks === "hit", args: ({ view }) => ({ rubies: view.heirloom }), rule: "end" },
  { tag: "fallen", when: ({ view }) => view.fallen.length > 0, rule: "elimination" },
];

export const coaching = defineCoaching<View, Act, Told>({ lessons, Legend });
