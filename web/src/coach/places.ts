// Where the pieces lie on the screen that the tutor points at.
import { SIGNS, type Hint } from "~/coach/coach.svelte.ts";
import { readOn } from "~/lib/hearing.ts";

/** A mark on the screen: its sign, the name of the piece, and where its disc sits. */
export interface Spot {
  sign: string;
  name: string;
  x: number;
  y: number;
}

const HALF = 11; // of a disc
const ACTION = "action:"; // an answer that sits on no piece is marked at its button

/** The elements of a piece that can be seen. */
export function found(piece: string): Element[] {
  const query = piece.startsWith(ACTION)
    ? `[data-action="${CSS.escape(piece.slice(ACTION.length))}"]`
    : `[data-piece="${CSS.escape(piece)}"], [data-taught="${CSS.escape(piece)}"]`;
  return [...document.querySelectorAll(query)].filter((node) => node.checkVisibility());
}

/** All discs of a hint: a piece that lies there several times is marked once. */
export function spots(hint: Hint): Spot[] {
  return apart(each(hint));
}

function each(hint: Hint): Spot[] {
  return hint.marks.flatMap((pieces, place) => {
    const sign = SIGNS[place] ?? "";
    return [pieces].flat().flatMap((piece) => {
      const node = found(piece)[0];
      const at = node && corner(node);
      return at ? [{ sign, name: nameOf(node), ...at }] : [];
    });
  });
}

const nameOf = (node: Element): string => node.getAttribute("aria-label") ?? readOn(node);

/** Discs that would lie on one another, side by side. */
function apart(found: Spot[]): Spot[] {
  return found.map((spot, n) => {
    const under = found.slice(0, n).filter(({ x, y }) => x === spot.x && y === spot.y).length;
    return { ...spot, x: spot.x + 2 * HALF * under };
  });
}

const SMALL = 56; // drawn pieces up to this size: near a corner the disc would seem to lie on their neighbour

/** The upper left corner of an element, if it is not scrolled away. A drawn space has no corners: a little inside. */
function corner(node: Element): { x: number; y: number } | null {
  const box = node.getBoundingClientRect();
  const inside = node instanceof SVGElement ? 0.16 : 0;
  const x = Math.max(HALF, box.left + (inside && box.width < SMALL ? 0.5 : inside) * box.width);
  const y = Math.max(HALF, box.top + inside * box.height);
  const clip = clipOf(node);
  const isSeen = box.bottom > clip.top && box.top < clip.bottom && box.right > clip.left && box.left < clip.right;
  return isSeen && box.width > 0 ? { x: Math.round(x), y: Math.round(y) } : null;
}

function clipOf(node: Element): DOMRect {
  for (let parent = node.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll|hidden/.test(getComputedStyle(parent).overflow)) return parent.getBoundingClientRect();
  }
  return new DOMRect(0, 0, innerWidth, innerHeight);
}
