// What the tutor teaches in Krone & Schwert: land and cards first, then the crown, the people, and how it ends.
import { defineCoaching, type Lesson, type Marked } from "~/coach/lessons.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import type { Act, Table, Told } from "./data.ts";
import { layingOf, placesOf } from "./laying.svelte.ts";
import Legend from "./Legend.svelte";
import { canDo, cards, ground, hasDrawn, holds, isFree, isKing, mine, open, places, strength, swords, told } from "./moment.ts";
import type { View } from "./view.ts";

const FEW = 2; // cards with which little can be done
const MANY = 4; // open swords that make a revolt likely
const KEEP = ["truce", "ambush"]; // the only answers to an attack

const SETTING_UP: Lesson<View, Act, Told>[] = [
  { tag: "element", when: ({ view }) => view.asks === "element", marks: () => ["fit"], rule: "setup" },
  {
    tag: "welcome",
    when: (now) => now.view.asks === "marker" && mine(now).length === 0,
    marks: (now) => [ground(now, "mountain"), ground(now, "meadow"), ground(now, "forest")],
    rule: "goal",
  },
  {
    tag: "second-marker",
    when: (now) => now.view.asks === "marker" && mine(now).length === 1,
    marks: (now) => [`space:${mine(now)[0]}`],
    rule: "setup",
  },
  { tag: "re-entry", when: ({ view }) => view.asks === "re-entry", rule: "turn" },
];

const ANSWERING: Lesson<View, Act, Told>[] = [
  {
    tag: "tax",
    when: ({ view }) => view.asks === "tax",
    marks: () => ["swords"],
    args: (now) => ({ points: open(now, "tax")[0]?.act.points ?? 0 }),
    rule: "tax",
  },
  {
    tag: "tax-danger",
    when: ({ view }) => view.asks === "tax" && view.visible_swords >= MANY,
    marks: () => ["swords"],
    args: swords,
    rule: "people",
  },
  {
    tag: "defence-none",
    when: (now) => now.view.asks === "defence" && open(now, "truce", "ambush").length === 0,
    marks: ({ view }) => [`space:${view.attack?.target}`],
    args: ({ view }) => ({ strength: view.attack?.strength ?? 0, castles: view.attack?.castles ?? 0 }),
    rule: "attack",
  },
  {
    tag: "defence",
    when: (now) => now.view.asks === "defence" && open(now, "truce", "ambush").length > 0,
    marks: (now) => [`space:${now.view.attack?.target}`, cards(now.view.hand.filter((card) => KEEP.includes(card)))],
    args: ({ view }) => ({ strength: view.attack?.ambushed ?? 0, castles: view.attack?.castles ?? 0 }),
    rule: "attack",
  },
  {
    tag: "vote-king",
    when: (now) => now.view.asks === "revolt" && isKing(now),
    marks: (now) => [cards(now.view.hand)],
    args: ({ view }) => ({ worth: view.crown_worth, open: view.visible_swords }),
    rule: "revolt",
  },
  {
    tag: "vote-leader",
    when: ({ view }) => view.asks === "revolt" && view.leader === view.seat,
    marks: (now) => [cards(now.view.hand)],
    args: ({ view }) => ({ worth: view.crown_worth, open: view.visible_swords }),
    rule: "revolt",
  },
  {
    tag: "vote",
    when: (now) => now.view.asks === "revolt" && !isKing(now) && now.view.leader !== now.view.seat,
    marks: () => ["vote:crown", "vote:sword"],
    args: ({ view }) => ({ worth: view.crown_worth }),
    rule: "revolt",
  },
  { tag: "letter", when: ({ view }) => view.asks === "revolt", marks: (now) => [cards(now.view.hand)], rule: "revolt" },
  {
    tag: "attack-cards",
    when: ({ view }) => view.target !== "",
    marks: (now) => [`space:${now.view.target}`, cards(now.view.hand.filter((card) => strength(now, card) > 0))],
    args: (now) => ({ castles: open(now, "that-is-all")[0]?.act.castles ?? 0 }),
    rule: "attack",
  },
  {
    tag: "placing",
    when: (now) => now.view.asks === "action" && open(now, "place").length > 0,
    marks: (now) => [ground(now, "mountain"), ground(now, "meadow")],
    rule: "expand",
  },
];

const ACTING: Lesson<View, Act, Told>[] = [
  {
    tag: "first-castle",
    when: (now) => now.view.king === null && canDo(now, "castle"),
    marks: (now) => ["card:build_castle", places(now, "castle")],
    used: (act) => act.is === "castle",
    rule: "coronation",
  },
  { tag: "points", when: isFree, marks: () => ["points"], rule: "turn" },
  {
    tag: "crowned",
    when: (now) => isFree(now) && isKing(now),
    marks: () => ["king", "swords"],
    rule: "coronation",
  },
  {
    tag: "cards",
    when: (now) => isFree(now) && now.view.hand.length > 0,
    marks: (now) => [`card:${now.view.hand[0]}`],
    rule: "components",
  },
  {
    tag: "expand",
    when: (now) => canDo(now, "expand", "expand-two"),
    marks: (now) => [places(now, "expand-two", "expand")],
    used: (act) => act.is === "expand" || act.is === "expand-two",
    rule: "expand",
  },
  {
    tag: "revolt",
    when: (now) => canDo(now, "revolt"),
    marks: () => ["use:revolt", "swords"],
    used: (act) => act.is === "revolt",
    rule: "revolt",
  },
  {
    tag: "seek-mountain",
    when: (now) => isFree(now) && holds(now, "build_castle") && open(now, "castle").length === 0,
    marks: () => ["card:build_castle"],
    rule: "build",
  },
  {
    tag: "end-near",
    when: (now) => isFree(now) && now.view.end_phase && now.view.end_in === 0,
    marks: () => ["deck"],
    rule: "end",
  },
  {
    tag: "end-phase",
    when: (now) => isFree(now) && now.view.end_phase,
    marks: () => ["deck"],
    args: ({ view }) => ({ cards: view.end_in ?? 0 }),
    rule: "end",
  },
  {
    tag: "end-count",
    when: (now) => isFree(now) && now.view.end_phase,
    marks: ({ view }) => [`player:${view.seat}`, "king"],
    rule: "scoring",
  },
  {
    tag: "rival-king",
    when: (now) => isFree(now) && now.view.king !== null && !isKing(now),
    marks: () => ["king"],
    rule: "coronation",
  },
  {
    tag: "people",
    when: (now) => isFree(now) && now.view.visible_swords > 0,
    marks: () => ["swords", "people"],
    args: swords,
    rule: "people",
  },
  {
    tag: "needs-both",
    when: (now) => isFree(now) && now.view.king !== null && !isKing(now) && open(now, "revolt").length === 0 && now.view.round > 1,
    rule: "leader_requirement",
  },
  {
    tag: "cathedral",
    when: (now) => canDo(now, "cathedral"),
    marks: (now) => [places(now, "cathedral"), "card:build_cathedral"],
    used: (act) => act.is === "cathedral",
    rule: "build",
  },
  {
    tag: "big-town",
    when: (now) => canDo(now, "big-town"),
    marks: (now) => [places(now, "big-town"), "card:build_town"],
    used: (act) => act.is === "big-town",
    rule: "build",
  },
  {
    tag: "town",
    when: (now) => canDo(now, "town"),
    marks: (now) => [places(now, "town"), "card:build_town"],
    used: (act) => act.is === "town",
    rule: "build",
  },
  {
    tag: "castle",
    when: (now) => now.view.king !== null && canDo(now, "castle"),
    marks: (now) => [places(now, "castle"), "card:build_castle"],
    used: (act) => act.is === "castle",
    rule: "build",
  },
  {
    tag: "draw",
    when: (now) => canDo(now, "draw") && now.view.hand.length <= FEW,
    marks: () => ["deck"],
    used: (act) => act.is === "draw",
    rule: "draw",
  },
  {
    tag: "attack",
    when: (now) => canDo(now, "attack"),
    marks: (now) => [places(now, "attack"), cards(now.view.hand.filter((card) => strength(now, card) > 0))],
    args: (now) => ({ castles: open(now, "attack")[0]?.act.castles ?? 0 }),
    rule: "attack",
  },
  {
    tag: "last-point",
    when: (now) => isFree(now) && now.view.ap === 1,
    marks: () => ["points"],
    used: (act) => act.is !== "end-turn",
    rule: "turn",
  },
  {
    tag: "keep",
    when: (now) => isFree(now) && KEEP.some((card) => holds(now, card)),
    marks: (now) => [cards(now.view.hand.filter((card) => KEEP.includes(card)))],
    rule: "attack",
  },
  {
    tag: "lost-land",
    when: (now) => isFree(now) && told(now, "conquered").some((line) => line.other === now.view.seat),
    marks: ({ view }) => [`player:${view.seat}`],
    rule: "attack",
  },
  { tag: "incite", when: (now) => canDo(now, "incite"), marks: () => ["card:incite", "swords"], rule: "incite" },
  { tag: "papal", when: (now) => canDo(now, "papal-visit"), marks: () => ["card:papal_visit"], rule: "papal-visit" },
  {
    tag: "shielded",
    when: (now) => isFree(now) && now.view.papal.some((seat) => seat !== now.view.seat),
    marks: ({ view }) => [view.papal.map((seat) => `player:${seat}`)],
    rule: "papal-visit",
  },
  {
    tag: "hidden",
    when: (now) => isFree(now) && now.view.king !== null,
    marks: () => ["vp"],
    args: ({ view }) => ({ threshold: view.threshold }),
    rule: "end",
  },
  { tag: "town-scoring", when: (now) => isFree(now) && hasDrawn(now, "town_scoring"), rule: "draw" },
  { tag: "unrest", when: (now) => isFree(now) && hasDrawn(now, "unrest"), marks: () => ["swords"], rule: "draw" },
  {
    tag: "revolt-lost",
    when: (now) => isFree(now) && told(now, "king-holds").length > 0,
    marks: () => ["swords"],
    rule: "people",
  },
  {
    tag: "occupy",
    when: (now) => canDo(now, "occupy") && now.view.hand.length <= 1,
    marks: () => ["use:occupy"],
    rule: "occupy",
  },
  {
    tag: "land",
    when: (now) => isFree(now) && now.view.round > 3,
    marks: ({ view }) => [`player:${view.seat}`],
    args: ({ view }) => ({ spaces: view.territories[view.seat]?.[0] ?? 0 }),
    rule: "scoring",
  },
];

const HERE: Act["is"][] = ["castle", "town", "big-town", "cathedral", "attack", "place"];

/** An answer on the map without the name of its space: the mark shows where. */
function label(sight: Table, { act }: Offer<Act>): string | undefined {
  if (act.is === "lay") return sight.t("advised-lay", { number: act.turns });
  if (act.is === "that-is-all") return sight.t(act.castles === null ? "advised-seal" : "advised-fight");
  if (!HERE.includes(act.is) || !("space" in act)) return undefined;
  return sight.t(`advised-${act.is}`, { terrain: sight.t(`terrain-${sight.view?.map[act.space]?.[2]}`) });
}

/** Is the element in hand turned so that it can be laid as advised? */
const isTurned = (sight: Table, turns: number) => layingOf(sight).way(placesOf(sight)) === turns;

const USED: Act["is"][] = ["expand", "expand-two", "incite", "papal-visit"];
const PRESSED: Act["is"][] = ["occupy", "revolt", "end-turn"];

/** What to touch for an answer: the card and its places, or its use; both parts of a big town; the target of an attack. */
function marks(sight: Table, { act, piece, action }: Offer<Act>): Marked[] {
  if (act.is === "place") return [piece]; // its card has been played
  if (act.is === "big-town") return [`card:${act.card}`, piece, `space:${act.square}`];
  if (USED.includes(act.is) && "card" in act) return [`card:${act.card}`, `use:${act.is}`];
  if ("space" in act && "card" in act && act.card) return [`card:${act.card}`, piece];
  if (PRESSED.includes(act.is)) return [`use:${act.is}`];
  if (act.is === "lay") return isTurned(sight, act.turns) ? [`action:${action}`, "lay"] : ["turn"];
  if (act.is === "that-is-all") return ["seal"];
  if (act.is === "attack") return ["use:attack", piece];
  return [piece || `action:${action}`];
}

const lessons = [...SETTING_UP, ...ANSWERING, ...ACTING];
export const coaching = defineCoaching<View, Act, Told>({ lessons, Legend, marks, label });
