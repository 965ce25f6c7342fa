// What is said when a game of For a Crown is shown: hands for hire in one common pile, raccoons, portraits, and where rubies go.
import { defineShow, isFirst, toldOf, type Comment, type Shot } from "~/show/comments.ts";
import { who } from "~/lib/wording.ts";
import type { Told } from "./data.ts";
import type { View } from "./view.ts";

type Now = Shot<View, Told>;

const has = (is: Told["is"]) => (now: Now) => Boolean(toldOf(now, is));
const comes = (event: string) => (now: Now) => toldOf(now, "event-comes")?.event === event;
const loses = (now: Now) => has("lost")(now) || has("raccoons-leave")(now);
const person = (seat: number | undefined) => ({ name: who(seat ?? 0) });
const portrait = (seat: number | undefined) => [`portrait:${seat}`, `seat:${seat}`];

const all: Comment<View, Told>[] = [
  { tag: "start", when: isFirst },
  {
    tag: "hire",
    when: ({ view }) => view.asks === "recruit",
    marks: ({ view }) => [`card:${Object.keys(view.piles)[0]}`, "price:1"],
  },
  { tag: "pile", when: has("turned-up"), marks: () => ["pile"], args: (now) => person(toldOf(now, "turned-up")?.who) },
  { tag: "half", when: has("chose-half"), args: (now) => person(toldOf(now, "chose-half")?.who) },
  {
    tag: "raccoon",
    when: has("sent-raccoon"),
    marks: (now) => [`seat:${toldOf(now, "sent-raccoon")?.target}`],
    args: (now) => person(toldOf(now, "sent-raccoon")?.target),
  },
  {
    tag: "hit",
    when: has("struck"),
    marks: (now) => [`seat:${toldOf(now, "struck")?.target}`],
    args: (now) => person(toldOf(now, "struck")?.target),
  },
  {
    tag: "move",
    when: has("moved"),
    marks: (now) => [portrait(toldOf(now, "moved")?.portrait)],
    args: (now) => person(toldOf(now, "moved")?.portrait),
  },
  { tag: "die", when: has("rolled"), args: (now) => person(toldOf(now, "rolled")?.who) },
  { tag: "burglary", when: (now) => has("raccoons-leave")(now), args: ({ view }) => ({ loss: view.burglary }), along: loses },
  { tag: "scandal", when: comes("scandal"), along: loses },
  { tag: "bribe", when: has("bribed"), args: (now) => person(toldOf(now, "bribed")?.who) },
  {
    tag: "again",
    when: (now) => (toldOf(now, "round-begins")?.round ?? 0) > 1,
    marks: () => ["price:1", "price:2"],
  },
  { tag: "heirloom", when: has("sold"), args: (now) => ({ ...person(toldOf(now, "sold")?.who), rubies: now.view.heirloom }) },
  { tag: "last-round", when: (now) => toldOf(now, "round-begins")?.last === true, marks: () => ["pile"] },
  { tag: "end", when: ({ view }) => view.asks === "", args: ({ view }) => person(view.winner) },
];

export const comments = defineShow(all);
