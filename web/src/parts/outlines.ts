// The five outlines, as paths in a box of 40 × 40: crests of seats, knights, treasures.
import type { Outline } from "~/lib/seats.ts";

export const PATHS: Record<Outline, string> = {
  heater: "M4 3H36V18C36 28 29 34 20 38C11 34 4 28 4 18Z",
  banner: "M5 3H35V37L27.5 32L20 37L12.5 32L5 37Z",
  round: "M20 2.5A17.5 17.5 0 1 1 20 37.5A17.5 17.5 0 1 1 20 2.5Z",
  lozenge: "M20 .5L39 20L20 39.5L1 20Z",
  hexagon: "M20 1.5L36.5 11V29L20 38.5L3.5 29V11Z",
};

/** Where a charge sits inside an outline: its middle, and the side of its square. */
export const FIELDS: Record<Outline, { x: number; y: number; side: number }> = {
  heater: { x: 20, y: 17.5, side: 22 },
  banner: { x: 20, y: 17, side: 23 },
  round: { x: 20, y: 20, side: 24 },
  lozenge: { x: 20, y: 20, side: 21 },
  hexagon: { x: 20, y: 20, side: 24 },
};

/** A disc with a scalloped edge, as a wax seal has it. */
export function scallops(count: number, outer: number, inner: number): string {
  const at = (radius: number, step: number) => {
    const angle = (Math.PI * step) / count;
    return `${(20 + radius * Math.sin(angle)).toFixed(1)} ${(20 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  const arcs = Array.from({ length: count }, (_, n) => `Q${at(outer, 2 * n + 1)} ${at(inner, 2 * n + 2)}`);
  return `M${at(inner, 0)}${arcs.join("")}Z`;
}
