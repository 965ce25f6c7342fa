// The road on the plate: a spiral that winds inwards, with its spaces equally far apart.

interface Spot {
  x: number;
  y: number;
}

const TURNS = 2.06;
const START = 2.72; // radians: lower left, beside the castle
const flat = (value: number) => Math.sign(value) * Math.abs(value) ** 0.82; // between an ellipse and a box

function spot(part: number): Spot {
  const angle = START + part * TURNS * 2 * Math.PI;
  const reach = 1 - part * 0.56;
  return { x: 168 + 132 * reach * flat(Math.cos(angle)), y: 116 + 96 * reach * flat(Math.sin(angle)) };
}

/** The middles of the spaces, and the line through them. */
export function road(count: number): { spaces: Spot[]; path: string } {
  const line = Array.from({ length: 801 }, (_, n) => spot(n / 800));
  const far = [0];
  line.forEach((here, n) => {
    const last = line[n - 1];
    if (last) far.push((far[n - 1] ?? 0) + Math.hypot(here.x - last.x, here.y - last.y));
  });
  const whole = far[far.length - 1] ?? 0;
  const spaces = Array.from({ length: count }, (_, n) => {
    const wanted = (whole * (n + 0.5)) / count;
    return line[far.findIndex((there) => there >= wanted)] as Spot;
  });
  const path = `M${line.filter((_, n) => n % 8 === 0).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  return { spaces, path };
}
