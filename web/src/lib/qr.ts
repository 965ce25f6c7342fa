// A QR code of a short text (bytes, error correction L, versions 1 to 10), as rows of dark and light modules.

const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]; // code words of each version
const CHECK = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18]; // check words of each block
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const LEVEL_L = 1;

const POWERS: number[] = [];
const LOGS: number[] = [];
for (let i = 0, x = 1; i < 255; i += 1) {
  POWERS[i] = x;
  LOGS[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number): number => (a && b ? (POWERS[((LOGS[a] ?? 0) + (LOGS[b] ?? 0)) % 255] as number) : 0);

/** The rest of a polynomial division: the check words of a block. */
function checkWords(data: number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i += 1) {
    const next = [...divisor, 0];
    divisor.forEach((value, place) => (next[place + 1] = (next[place + 1] as number) ^ times(value, POWERS[i] as number)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const lead = rest[i] as number;
    divisor.forEach((value, place) => (rest[i + place] = (rest[i + place] as number) ^ times(value, lead)));
  }
  return rest.slice(data.length);
}

function versionFor(length: number): number {
  const fits = (place: number) =>
    (TOTAL[place] as number) - (CHECK[place] as number) * (BLOCKS[place] as number) - (place < 9 ? 2 : 3) >= length;
  const found = TOTAL.findIndex((_, place) => fits(place));
  if (found < 0) throw new Error("too long for a QR code");
  return found + 1;
}

/** Data words with their check words, the blocks dealt out in turn. */
function codeWords(bytes: Uint8Array, version: number): number[] {
  const total = TOTAL[version - 1] as number;
  const check = CHECK[version - 1] as number;
  const blocks = BLOCKS[version - 1] as number;
  const room = total - check * blocks;
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  for (let i = 0; words.length < room; i += 1) words.push(i % 2 ? 0x11 : 0xec);
  const short = Math.floor(room / blocks);
  const long = room % blocks; // the last so many blocks have one word more
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i += 1) {
    const size = short + (i >= blocks - long ? 1 : 0);
    parts.push(words.slice(at, at + size));
    at += size;
  }
  const deal = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((each) => each.length)) }, (_, i) => rows.map((each) => each[i]))
      .flat()
      .filter((word) => word !== undefined);
  return [...deal(parts), ...deal(parts.map((part) => checkWords(part, check)))];
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

class Drawing {
  readonly version: number;
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(version: number) {
    this.version = version;
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
    this.#patterns();
  }

  set(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    (this.dark[row] as boolean[])[column] = dark;
    (this.fixed[row] as boolean[])[column] = true;
  }

  #patterns(): void {
    const last = this.size - 7;
    for (let i = 0; i < this.size; i += 1) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [
      [0, 0],
      [0, last],
      [last, 0],
    ] as const) {
      for (let r = -1; r <= 7; r += 1)
        for (let c = -1; c <= 7; c += 1) {
          const far = Math.max(Math.abs(r - 3), Math.abs(c - 3));
          this.set(row + r, column + c, far !== 2 && far !== 4);
        }
    }
    const centres = CENTRES[this.version - 1] ?? [];
    for (const row of centres)
      for (const column of centres) {
        const inCorner = (row === 6 && column === 6) || (row === 6 && column === this.size - 7) || (row === this.size - 7 && column === 6);
        if (inCorner) continue;
        for (let r = -2; r <= 2; r += 1)
          for (let c = -2; c <= 2; c += 1) this.set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
      }
    this.format(0);
    if (this.version >= 7) this.#versionBits();
  }

  /** Level and mask, with their own check, twice. */
  format(mask: number): void {
    const data = (LEVEL_L << 3) | mask;
    let rest = data;
    for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    for (let i = 0; i < 6; i += 1) this.set(i, 8, bit(i));
    this.set(7, 8, bit(6));
    this.set(8, 8, bit(7));
    this.set(8, 7, bit(8));
    for (let i = 9; i < 15; i += 1) this.set(8, 14 - i, bit(i));
    for (let i = 0; i < 8; i += 1) this.set(8, this.size - 1 - i, bit(i));
    for (let i = 8; i < 15; i += 1) this.set(this.size - 15 + i, 8, bit(i));
    this.set(this.size - 8, 8, true);
  }

  #versionBits(): void {
    let rest = this.version;
    for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i += 1) {
      const dark = ((bits >> i) & 1) === 1;
      const a = this.size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      this.set(a, b, dark);
      this.set(b, a, dark);
    }
  }

  /** The words in their zigzag, from the lower right. */
  fill(words: number[], mask: number): void {
    const hides = MASKS[mask] as (row: number, column: number) => boolean;
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1)
        for (const column of [right, right - 1]) {
          const upward = ((right + 1) & 2) === 0;
          const row = upward ? this.size - 1 - step : step;
          if (this.fixed[row]?.[column]) continue;
          const bit = i < words.length * 8 && (((words[i >> 3] as number) >> (7 - (i & 7))) & 1) === 1;
          (this.dark[row] as boolean[])[column] = bit !== hides(row, column);
          i += 1;
        }
    }
  }

  /** How hard it is to read: long runs, blocks, and an uneven mix. */
  penalty(): number {
    let sum = 0;
    let darks = 0;
    for (let r = 0; r < this.size; r += 1)
      for (let c = 0; c < this.size; c += 1) {
        const here = this.dark[r]?.[c];
        if (here) darks += 1;
        const block = here === this.dark[r]?.[c + 1] && here === this.dark[r + 1]?.[c] && here === this.dark[r + 1]?.[c + 1];
        if (block) sum += 3;
      }
    const columns = Array.from({ length: this.size }, (_, c) => this.dark.map((row) => row[c] as boolean));
    for (const row of [...this.dark, ...columns]) {
      const text = row.map((dark) => (dark ? "1" : "0")).join("");
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      sum += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
    }
    return sum + 10 * Math.floor(Math.abs((darks * 20) / this.size ** 2 - 10));
  }
}

/** The modules of a QR code, row by row; true is dark. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = codeWords(bytes, version);
  const drawings = MASKS.map((_, mask) => {
    const drawing = new Drawing(version);
    drawing.format(mask);
    drawing.fill(words, mask);
    return drawing;
  });
  return drawings.reduce((best, each) => (each.penalty() < best.penalty() ? each : best)).dark;
}
