// BLAKE2b with key and personalisation, in 64-bit numbers: enough to check a table's luck, a few thousand hashes.

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const BLOCK = 128;

const turned = (x: bigint, n: bigint): bigint => ((x >> n) | (x << (64n - n))) & MASK;

function word(bytes: Uint8Array, at: number): bigint {
  let found = 0n;
  for (let i = 7; i >= 0; i -= 1) found = (found << 8n) | BigInt(bytes[at + i] ?? 0);
  return found;
}

function compress(h: bigint[], block: Uint8Array, counted: bigint, isLast: boolean): void {
  const v = [...h, ...START];
  v[12] = (v[12] as bigint) ^ counted;
  if (isLast) v[14] = (v[14] as bigint) ^ MASK;
  const m = Array.from({ length: 16 }, (_, i) => word(block, i * 8));
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint) => {
    v[a] = ((v[a] as bigint) + (v[b] as bigint) + x) & MASK;
    v[d] = turned((v[d] as bigint) ^ (v[a] as bigint), 32n);
    v[c] = ((v[c] as bigint) + (v[d] as bigint)) & MASK;
    v[b] = turned((v[b] as bigint) ^ (v[c] as bigint), 24n);
    v[a] = ((v[a] as bigint) + (v[b] as bigint) + y) & MASK;
    v[d] = turned((v[d] as bigint) ^ (v[a] as bigint), 16n);
    v[c] = ((v[c] as bigint) + (v[d] as bigint)) & MASK;
    v[b] = turned((v[b] as bigint) ^ (v[c] as bigint), 63n);
  };
  for (let round = 0; round < 12; round += 1) {
    const s = SIGMA[round % 10] as number[];
    const at = (i: number) => m[s[i] as number] as bigint;
    for (let i = 0; i < 4; i += 1) mix(i, 4 + i, 8 + i, 12 + i, at(2 * i), at(2 * i + 1));
    for (let i = 0; i < 4; i += 1) mix(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), at(8 + 2 * i), at(9 + 2 * i));
  }
  for (let i = 0; i < 8; i += 1) h[i] = (h[i] as bigint) ^ (v[i] as bigint) ^ (v[i + 8] as bigint);
}

export interface Settings {
  length?: number;
  key?: Uint8Array;
  person?: string;
}

/** The hash of some bytes. */
export function blake2b(data: Uint8Array, { length = 64, key = new Uint8Array(), person = "" }: Settings = {}): Uint8Array {
  const named = new Uint8Array(16);
  named.set(new TextEncoder().encode(person));
  const h = [...START];
  h[0] = (h[0] as bigint) ^ BigInt(length | (key.length << 8) | (1 << 16) | (1 << 24));
  h[6] = (h[6] as bigint) ^ word(named, 0);
  h[7] = (h[7] as bigint) ^ word(named, 8);
  const before = key.length > 0 ? BLOCK : 0;
  const whole = new Uint8Array(before + data.length);
  whole.set(key);
  whole.set(data, before);
  for (let at = 0; at === 0 || at < whole.length; at += BLOCK) {
    const isLast = at + BLOCK >= whole.length;
    const block = new Uint8Array(BLOCK);
    block.set(whole.subarray(at, at + BLOCK));
    compress(h, block, BigInt(isLast ? whole.length : at + BLOCK), isLast);
  }
  return Uint8Array.from({ length }, (_, i) => Number(((h[i >> 3] as bigint) >> BigInt(8 * (i & 7))) & 255n));
}
