// Dice have no names in the rules; here each keeps one, so that a die set aside is seen to move and a rolled one to roll.
import type { Line } from "~/lib/sight.svelte.ts";
import type { Told } from "./data.ts";
import type { View } from "./view.ts";

export interface SeenDie {
  id: number;
  face: number; // 0: still in the hand
  news: "" | "rolled" | "changed" | "added";
}

export interface Dice {
  active: SeenDie[];
  aside: SeenDie[];
}

let last = 0;
const make = (face: number, news: SeenDie["news"] = ""): SeenDie => ({ id: (last += 1), face, news });

/** The dice of a view, knowing those of the view before; of equal dice those with these ids moved. */
export function follow(old: Dice | null, view: View, news: readonly Line<Told>[], moved: readonly number[]): Dice {
  const happened = (is: Told["is"]) => news.some((line) => line.told.is === is);
  const isRolled = happened("rolled");
  const lying = old && !isNewTurn(old, view) ? [...old.active].sort((a, b) => +moved.includes(b.id) - +moved.includes(a.id)) : [];
  const stock = old && !isNewTurn(old, view) ? [...old.aside, ...lying] : [];
  const aside = view.aside.map((face) => taken(stock, face, lying) ?? make(face));
  if (view.hand > 0) return { active: hand(old, view), aside };
  if (isRolled) return { active: view.active.map((face) => make(face, "rolled")), aside };
  const known = view.active.map((face) => [face, taken(stock, face, lying)] as const);
  const changed = stock.filter((die) => die.face > 0);
  const active = known.map(([face, die]) => die ?? turned(changed.shift(), face, happened("rerolled")));
  return { active, aside };
}

const isNewTurn = (old: Dice, view: View) => view.hand > 0 && old.active.some((die) => die.face > 0);

function hand(old: Dice | null, view: View): SeenDie[] {
  const held = old?.active.filter((die) => die.face === 0) ?? [];
  return Array.from({ length: view.hand }, (_, n) => held[n] ?? make(0, held.length ? "added" : ""));
}

/** A die with this face that was there before; those lying active go first. */
function taken(stock: SeenDie[], face: number, lying: SeenDie[]): SeenDie | undefined {
  const found = stock.find((die) => die.face === face && !lying.includes(die)) ?? stock.find((die) => die.face === face);
  if (!found) return undefined;
  stock.splice(stock.indexOf(found), 1);
  return { ...found, news: "" };
}

/** A die that shows another face now, or one that was added. */
function turned(die: SeenDie | undefined, face: number, isRolled: boolean): SeenDie {
  if (!die) return make(face, "added");
  return isRolled ? make(face, "rolled") : { id: die.id, face, news: "changed" };
}

/** Faces without some of them. */
export function without(faces: readonly number[], some: readonly number[]): number[] {
  const left = [...faces];
  for (const face of some) {
    const place = left.indexOf(face);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Do the same faces lie here and there, in whatever order? */
export const sameFaces = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && without(some, others).length === 0;
