// The map as a drawing: octagons and squares on a grid of 42 units, so that neighbours share their sides.
import type { View } from "./view.ts";

export const UNIT = 42; // from the middle of an octagon to its side
const SIDE = UNIT * Math.tan(Math.PI / 8); // half of a side
const TIP = UNIT - SIDE; // from the middle of a square to its corner

/** A place on the map: where it lies, and what grows there. */
export interface Spot {
  space: string;
  x: number;
  y: number;
  isOctagon: boolean;
  terrain: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Chart = Record<string, [number, number, string]>;

export function spotsOf(chart: Chart): Spot[] {
  return Object.entries(chart)
    .map(([space, [x, y, terrain]]) => ({ space, x: x * UNIT, y: y * UNIT, isOctagon: x % 2 === 0, terrain }))
    .sort((a, b) => Number(b.isOctagon) - Number(a.isOctagon)); // squares last: they may be widened for fingers
}

const put = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a space, drawn larger or smaller by so many units. */
export function outline(spot: Spot, more = 0): string {
  const { x, y } = spot;
  if (!spot.isOctagon) {
    const r = TIP + more * Math.SQRT2;
    return `M${put(x, y - r)}L${put(x + r, y)}L${put(x, y + r)}L${put(x - r, y)}Z`;
  }
  const a = UNIT + more;
  const b = (SIDE * a) / UNIT;
  const corners: [number, number][] = [
    [b, -a],
    [a, -b],
    [a, b],
    [b, a],
    [-b, a],
    [-a, b],
    [-a, -b],
    [-b, -a],
  ];
  return `M${corners.map(([dx, dy]) => put(x + dx, y + dy)).join("L")}Z`;
}

export const outlines = (spots: readonly Spot[], more: number): string => spots.map((spot) => outline(spot, more)).join("");

/** The smallest box around these spaces, with a margin. */
export function boxOf(spots: readonly Spot[], margin = 12): Box {
  const reach = (spot: Spot) => (spot.isOctagon ? UNIT : TIP) + margin;
  const left = Math.min(...spots.map((spot) => spot.x - reach(spot)));
  const top = Math.min(...spots.map((spot) => spot.y - reach(spot)));
  const right = Math.max(...spots.map((spot) => spot.x + reach(spot)));
  const bottom = Math.max(...spots.map((spot) => spot.y + reach(spot)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const boxText = (box: Box): string => `${box.x} ${box.y} ${box.width} ${box.height}`;

/** The same spaces after a quarter turn: for a tall map on a wide board. */
export const turned = (chart: Chart): Chart =>
  Object.fromEntries(Object.entries(chart).map(([space, [x, y, terrain]]) => [space, [-y, x, terrain]]));

/** The seams between elements: where octagons of two elements touch. */
export function seams(spots: readonly Spot[]): string {
  const element = (spot: Spot) => spot.space.split(":")[0];
  const at = new Map(spots.map((spot) => [`${spot.x},${spot.y}`, spot]));
  const lines: string[] = [];
  for (const spot of spots) {
    if (!spot.isOctagon) continue;
    const right = at.get(`${spot.x + 2 * UNIT},${spot.y}`);
    const below = at.get(`${spot.x},${spot.y + 2 * UNIT}`);
    if (right && element(right) !== element(spot)) lines.push(`M${put(spot.x + UNIT, spot.y - SIDE)}V${(spot.y + SIDE).toFixed(1)}`);
    if (below && element(below) !== element(spot)) lines.push(`M${put(spot.x - SIDE, spot.y + UNIT)}H${(spot.x + SIDE).toFixed(1)}`);
  }
  return lines.join("");
}

/** A place of the element being laid, turned by quarters and shifted. */
export function placed(chart: Chart, turns: number, dx: number, dy: number): Chart {
  const turned = (x: number, y: number): [number, number] => {
    let at: [number, number] = [x, y];
    for (let n = 0; n < turns; n += 1) at = [-at[1], at[0]];
    return at;
  };
  return Object.fromEntries(
    Object.entries(chart).map(([space, [x, y, terrain]]) => {
      const [tx, ty] = turned(x, y);
      return [space, [tx + dx, ty + dy, terrain]];
    }),
  );
}

export function ownerOf(view: View, space: string): number {
  return view.land.findIndex((land) => land.includes(space));
}

export type Building = "castle" | "town" | "big-town" | "cathedral" | "";

/** What stands on a space; a big town is told of both its spaces. */
export function buildingOn(view: View, space: string): Building {
  if (view.castles.includes(space)) return "castle";
  if (view.small_towns.includes(space)) return "town";
  const big = view.big_towns.find((town) => town.includes(space));
  if (!big) return "";
  return view.cathedrals.includes(big[0]) ? "cathedral" : "big-town";
}

/** How many of these spaces a seat owns. */
export const countOf = (view: View, seat: number, spaces: readonly string[]): number =>
  spaces.filter((space) => view.land[seat]?.includes(space)).length;
