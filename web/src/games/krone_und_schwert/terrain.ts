// Tufts, trees and hatched peaks, strewn over the spaces; the same each time a map is drawn.
import type { Spot } from "./geometry.ts";

/** What is drawn over all spaces of a map, one path for each colour. */
export interface Growth {
  tufts: string;
  trunks: string;
  crowns: string;
  shades: string;
  peaks: string;
  hatches: string;
}

const n = (value: number) => value.toFixed(1);

/** Numbers from 0 to 1 that a space always gets. */
function numbersOf(space: string): () => number {
  let seed = 7;
  for (const letter of space) seed = (seed * 31 + letter.charCodeAt(0)) % 2147483647;
  return () => {
    seed = (seed * 16807 + 11) % 2147483647;
    return seed / 2147483647;
  };
}

const WIDE: readonly [number, number][] = [
  [-22, -16],
  [20, -20],
  [-2, 0],
  [24, 10],
  [-20, 18],
  [4, 25],
];
const EDGE: readonly [number, number][] = [
  [-25, -14],
  [25, -14],
  [-25, 15],
  [24, 16],
]; // leaves the middle to a crest
const NARROW: readonly [number, number][] = [
  [0, -8],
  [-8, 4],
  [8, 4],
];

function places(spot: Spot): readonly [number, number][] {
  if (!spot.isOctagon) return NARROW;
  return spot.terrain === "meadow" ? EDGE : WIDE;
}

function tuft(x: number, y: number, size: number): string {
  const w = 2.2 * size;
  return `M${n(x - w)} ${n(y - 3 * size)}q${n(size * 0.7)} ${n(size * 1.5)} ${n(size * 1.8)} ${n(size * 3)}M${n(x)} ${n(y - 4.2 * size)}v${n(4.2 * size)}M${n(x + w)} ${n(y - 3 * size)}q${n(-size * 0.7)} ${n(size * 1.5)} ${n(-size * 1.8)} ${n(size * 3)}`;
}

function crown(x: number, y: number, r: number): string {
  return `M${n(x)} ${n(y - 2 * r)}c${n(r)} 0 ${n(1.4 * r)} ${n(0.8 * r)} ${n(r)} ${n(1.6 * r)}c${n(-0.2 * r)} ${n(0.6 * r)} ${n(-1.8 * r)} ${n(0.6 * r)} ${n(-2 * r)} 0c${n(-0.4 * r)} ${n(-0.8 * r)} 0 ${n(-1.6 * r)} ${n(r)} ${n(-1.6 * r)}z`;
}

function peak(x: number, y: number, s: number): string {
  return `M${n(x - s)} ${n(y + s * 0.6)}L${n(x - s * 0.15)} ${n(y - s * 0.9)}L${n(x + s * 0.17)} ${n(y - s * 0.37)}L${n(x + s * 0.38)} ${n(y - s * 0.58)}L${n(x + s)} ${n(y + s * 0.6)}`;
}

function hatch(x: number, y: number, s: number): string {
  const top = `M${n(x - s * 0.15)} ${n(y - s * 0.9)}l${n(s * 0.21)} ${n(s * 0.75)} ${n(-s * 0.1)} ${n(s * 0.63)}`;
  return `${top}M${n(x + s * 0.1)} ${n(y - s * 0.26)}l${n(s * 0.32)} ${n(s * 0.75)}M${n(x + s * 0.38)} ${n(y - s * 0.58)}l${n(s * 0.32)} ${n(s)}`;
}

/** What grows on these spaces. */
export function growthOf(spots: readonly Spot[]): Growth {
  const growth: Growth = { tufts: "", trunks: "", crowns: "", shades: "", peaks: "", hatches: "" };
  for (const spot of spots) {
    const number = numbersOf(spot.space);
    for (const [dx, dy] of places(spot)) {
      const x = spot.x + dx + (number() - 0.5) * (spot.isOctagon ? 7 : 3);
      const y = spot.y + dy + (number() - 0.5) * (spot.isOctagon ? 6 : 3);
      const size = (spot.isOctagon ? 1 : 0.8) * (0.9 + number() * 0.35);
      if (spot.terrain === "meadow") growth.tufts += tuft(x, y, size);
      else if (spot.terrain === "forest") {
        growth.trunks += `M${n(x)} ${n(y)}v${n(5 * size)}`;
        growth.crowns += crown(x, y, 4.4 * size);
        growth.shades += `M${n(x + size)} ${n(y - 6 * size)}q${n(2.6 * size)} ${n(size)} ${n(1.8 * size)} ${n(4.4 * size)}`;
      } else {
        growth.peaks += peak(x, y, 8.6 * size);
        growth.hatches += hatch(x, y, 8.6 * size);
      }
    }
  }
  return growth;
}
