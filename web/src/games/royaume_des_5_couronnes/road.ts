// The road: a superellipse spiral fitted to any box, from the castle (0) inwards over the spaces to the lair.

export interface Spot {
  x: number;
  y: number;
}
export interface Box {
  width: number;
  height: number;
  top: number; // kept free above the road
  bottom: number; // kept free below it
  side: number;
}
export interface Road {
  spots: Spot[]; // the castle, the spaces, the lair
  line: string; // the road as a path
  card: { width: number; height: number };
  knight: number; // how large a knight stands on it
  lair: Spot & { r: number };
  along: (from: number, to: number) => Spot[]; // the way between two spots, point by point
  heading: (at: number, to: number) => number; // in degrees, on leaving a spot towards another
}

const TURNS = 2.02;
const START = 2.36; // radians: lower left
const INNER = 0.385; // how much of the first radius is left at the end
const FINE = 2400; // points of the drawn line
const flat = (value: number) => Math.sign(value) * Math.abs(value) ** 0.74; // between an ellipse and a box
const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

function raw(part: number): Spot {
  const angle = START + part * TURNS * 2 * Math.PI;
  const reach = 1 - part * (1 - INNER);
  return { x: reach * flat(Math.cos(angle)), y: reach * flat(Math.sin(angle)) };
}

/** A function that lays the plain spiral into a box. */
function fitting(points: Spot[], box: Box): (spot: Spot) => Spot {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const wide = (box.width - 2 * box.side) / (Math.max(...xs) - left);
  const high = (box.height - box.top - box.bottom) / (Math.max(...ys) - top);
  return ({ x, y }) => ({ x: box.side + (x - left) * wide, y: box.top + (y - top) * high });
}

/** For each of count + 1 equal lengths the number of the point where it ends. */
function equalParts(line: Spot[], count: number): { ends: number[]; step: number } {
  const lengths = [0];
  for (let n = 1; n < line.length; n += 1) lengths.push((lengths[n - 1] as number) + far(line[n] as Spot, line[n - 1] as Spot));
  const step = (lengths[line.length - 1] as number) / count;
  const ends = [0];
  let n = 0;
  for (let space = 1; space <= count; space += 1) {
    while (n < line.length - 1 && (lengths[n] as number) < space * step - 1e-6) n += 1;
    ends.push(n);
  }
  return { ends, step };
}

/** The road with so many spaces in this box. */
export function road(count: number, box: Box): Road {
  const plain = Array.from({ length: FINE + 1 }, (_, n) => raw(n / FINE));
  const fit = fitting(plain, box);
  const line = plain.map(fit);
  const { ends, step } = equalParts(line, count);
  const middle = fit({ x: 0, y: 0 });
  const spots = [...ends.map((n) => line[n] as Spot), middle];
  const top = Math.round(((1.5 * Math.PI - START) / (2 * Math.PI * TURNS)) * FINE);
  const gap = far(line[top] as Spot, line[Math.round(top + FINE / TURNS)] as Spot); // between two turns
  const height = clamp(Math.min(0.68 * gap, 0.8 * step), 20, 58);
  const card = { width: 0.85 * height, height };
  const nearest = Math.min(...line.map((spot) => far(spot, middle)));
  const along = (from: number, to: number) => way(line, ends, spots, from, to);
  return {
    spots,
    card,
    along,
    line: `M${line
      .filter((_, n) => n % 12 === 0)
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("L")}`,
    knight: clamp(0.72 * height, 24, 40),
    lair: { ...middle, r: clamp(0.92 * (nearest - 0.5 * height), 30, 84) },
    heading: (at, to) => {
      const [here, next] = along(at, Math.sign(to - at) + at);
      return here && next ? (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI : 0;
    },
  };
}

function way(line: Spot[], ends: number[], spots: Spot[], from: number, to: number): Spot[] {
  const lair = spots.length - 1;
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  const start = ends[Math.min(low, lair - 1)] as number;
  const end = ends[Math.min(high, lair - 1)] as number;
  const points = line.slice(start, end + 1).filter((_, n) => n % 10 === 0 || n === end - start);
  if (high === lair) points.push(spots[lair] as Spot);
  if (low === lair) points.shift();
  return from <= to ? points : points.reverse();
}
