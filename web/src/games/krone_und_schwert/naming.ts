// A space in words, for those who cannot see the map: what grows there, whose it is, where it lies, and what lies beside it.
import type { Table } from "./data.ts";
import { buildingOn, ownerOf, UNIT, type Spot } from "./geometry.ts";
import type { View } from "./view.ts";

const SIDES = ["e", "se", "s", "sw", "w", "nw", "n", "ne"];

/** “meadow, yours, small town; row 3, column 4” */
export function spaceName(sight: Table, view: View, spots: readonly Spot[], spot: Spot): string {
  const place = sight.t("page-place-of", { row: rankOf(spots, spot, "y"), column: rankOf(spots, spot, "x") });
  return `${landName(sight, view, spot)}; ${place}`;
}

/** “Around it: right: forest, free, below right: …” */
export function aroundIt(sight: Table, view: View, spots: readonly Spot[], spot: Spot): string {
  const sides = besides(spots, spot)
    .map((other) => ({ side: sideOf(spot, other), what: landName(sight, view, other) }))
    .sort((a, b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side))
    .map(({ side, what }) => sight.t("page-beside", { side: sight.t(`page-side-${side}`), what }));
  return sight.t("page-around", { what: sides.join("; ") });
}

function landName(sight: Table, view: View, spot: Spot): string {
  const owner = ownerOf(view, spot.space);
  const building = buildingOn(view, spot.space);
  const whose = owner < 0 ? sight.t("page-free") : owner === sight.seat ? sight.t("page-yours") : sight.nameOf(owner);
  return [sight.t(`terrain-${spot.terrain}`), whose, ...(building ? [sight.t(`page-a-${building}`)] : [])].join(", ");
}

const besideOf = new WeakMap<Spot, Spot[]>(); // spots are made anew with their map

function besides(spots: readonly Spot[], spot: Spot): Spot[] {
  const known = besideOf.get(spot) ?? spots.filter((other) => other !== spot && isBeside(spot, other));
  besideOf.set(spot, known);
  return known;
}

/** Do they share a side? Octagons do along the rows and columns, a square with the four octagons around it. */
function isBeside(one: Spot, other: Spot): boolean {
  const [x, y] = [Math.abs(one.x - other.x) / UNIT, Math.abs(one.y - other.y) / UNIT];
  return one.isOctagon && other.isOctagon ? x + y === 2 && x !== y : x === 1 && y === 1;
}

const sideOf = (from: Spot, to: Spot): string => {
  const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 4);
  return SIDES[(turn + 8) % 8] ?? "";
};

type Axis = "x" | "y";
const ranks = new WeakMap<readonly Spot[], Record<Axis, number[]>>(); // of each map, made once

/** The how many-th it lies, from the top or from the left. */
function rankOf(spots: readonly Spot[], spot: Spot, axis: Axis): number {
  const lines = (one: Axis) => [...new Set(spots.map((other) => other[one]))].sort((a, b) => a - b);
  const known = ranks.get(spots) ?? { x: lines("x"), y: lines("y") };
  ranks.set(spots, known);
  return known[axis].indexOf(spot[axis]) + 1;
}
