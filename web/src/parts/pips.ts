// Where the pips of a die lie, on a grid of three by three.
const SPOTS: Record<number, string> = { 1: "11", 2: "00 22", 3: "00 11 22", 4: "00 20 02 22", 5: "00 20 11 02 22", 6: "00 20 01 21 02 22" };

/** The pips of a face in a box of 40 × 40. */
export function pips(face: number): { x: number; y: number }[] {
  const spots = SPOTS[face];
  return spots ? spots.split(" ").map((spot) => ({ x: 10 + 10 * Number(spot[0]), y: 10 + 10 * Number(spot[1]) })) : [];
}
