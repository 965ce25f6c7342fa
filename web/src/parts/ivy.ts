// How ivy grows in the margin of a manuscript: a waving stem, curled tendrils in turn on both sides, leaves and gold berries.

export interface Sprig {
  tendril: string;
  tip: Spot;
  stalks: Stalk[];
}
interface Spot {
  x: number;
  y: number;
}
export interface Stalk {
  path: string;
  at: Spot;
  turn: number; // degrees, away from the tendril
  size: number;
  leaf: number; // the pigment of a leaf; -1: a berry
}

const PIGMENTS = 6;
const put = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (spots: Spot[]) => `M${spots.map(put).join("L")}`;

/** A row of numbers from 0 to 1 that looks grown and is always the same. */
function growth(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A line that curls in: from a spot, in a direction (radians), each step turned a little more than the last. */
export function curl(from: Spot, direction: number, bend: number, steps: number, step: number): Spot[] {
  const spots = [from];
  let { x, y } = from;
  for (let n = 1; n <= steps; n++) {
    direction += bend * (0.25 + (n / steps) ** 1.6 * 1.7);
    x += Math.cos(direction) * step;
    y += Math.sin(direction) * step;
    spots.push({ x, y });
  }
  return spots;
}

export const curled = (from: Spot, direction: number, bend: number, steps: number, step: number): string =>
  line(curl(from, direction, bend, steps, step));

interface Habit {
  length: number;
  wave: number; // how high the stem waves
  period: number; // and how long
  gap: number; // between two tendrils
  reach: number; // of a tendril
  bend: number; // how tightly it curls
}

/** A spray along the x axis, around y = 0. */
export function spray({ length, wave, period, gap, reach, bend }: Habit, seed: number): { stem: string; sprigs: Sprig[] } {
  const next = growth(seed);
  const height = (x: number) => wave * Math.sin((x / period) * 2 * Math.PI);
  const stem = line(Array.from({ length: Math.ceil(length / 8) + 1 }, (_, n) => ({ x: Math.min(8 * n, length), y: height(8 * n) })));
  const sprigs: Sprig[] = [];
  for (let x = gap / 2, side = 1; x < length - gap / 3; x += gap, side = -side)
    sprigs.push(sprig({ x, y: height(x) }, side * bend, reach, next));
  return { stem, sprigs };
}

function sprig(from: Spot, bend: number, reach: number, next: () => number): Sprig {
  const side = Math.sign(bend);
  const tendril = curl(from, side * (1.75 + next() * 0.25), -bend, 11, reach / 8);
  const stalks = [4, 7, 10].map((n, order) => stalk(tendril[n - 1] as Spot, tendril[n] as Spot, (order % 2 ? 1 : -1) * side, reach, next));
  return { tendril: line(tendril), tip: tendril[11] as Spot, stalks };
}

function stalk(before: Spot, from: Spot, side: number, reach: number, next: () => number): Stalk {
  const along = Math.atan2(from.y - before.y, from.x - before.x);
  const away = along - side * (1.15 + next() * 0.3);
  const long = reach * (0.16 + next() * 0.08);
  const at = { x: from.x + Math.cos(away) * long, y: from.y + Math.sin(away) * long };
  const leaf = next() < 0.55 ? Math.floor(next() * PIGMENTS) : -1;
  return { path: line([from, at]), at, turn: (away * 180) / Math.PI + 90, size: 0.58 + next() * 0.26, leaf };
}
