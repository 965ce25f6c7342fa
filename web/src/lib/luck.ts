// The luck of a table, checked here and not only where it was made: the secret gives the commitment, and the secret
// with the words stirred in gives every die and every draw.
import { blake2b } from "~/lib/blake2b.ts";
import type { Draws } from "~/lib/messages.ts";

const KEY_BYTES = 32;
const WORDS = 16; // of 32 bits in a block

/** The first and last letters of a hash, as one reads it aloud. */
export const shortHash = (hash: string): string => (hash ? `${hash.slice(0, 4)}…${hash.slice(-2)}` : "");

export const inFours = (hash: string): string => hash.replace(/(.{4})(?=.)/g, "$1 ");

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function little(number: number): Uint8Array {
  const data = new Uint8Array(8);
  new DataView(data.buffer).setBigUint64(0, BigInt(number), true);
  return data;
}

export const commitmentOf = (secret: string): string => hex(blake2b(bytes(secret), { length: KEY_BYTES, person: "regalia-commit" }));

function keyOf(secret: string, stirred: readonly string[]): Uint8Array {
  const parts = [bytes(secret), ...stirred.map((word) => blake2b(new TextEncoder().encode(word), { length: KEY_BYTES }))];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return blake2b(whole, { length: KEY_BYTES, person: "regalia-key" });
}

/** The stream of a key: the n-th outcome below any number. */
class Stream {
  readonly #key: Uint8Array;
  #block = -1;
  #words: DataView | null = null;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  number(index: number, among: number): number {
    let wide = BigInt(this.#word(index)) * BigInt(among);
    const least = 0x100000000n % BigInt(among);
    for (let attempt = 1; (wide & 0xffffffffn) < least; attempt += 1) wide = BigInt(this.#another(index, attempt)) * BigInt(among);
    return Number(wide >> 32n);
  }

  #word(index: number): number {
    const block = Math.floor(index / WORDS);
    if (block !== this.#block || !this.#words) {
      this.#words = new DataView(blake2b(little(block), { key: this.#key }).buffer);
      this.#block = block;
    }
    return this.#words.getUint32((index % WORDS) * 4, true);
  }

  #another(index: number, attempt: number): number {
    const message = new Uint8Array(16);
    message.set(little(index));
    message.set(little(attempt), 8);
    return new DataView(blake2b(message, { key: this.#key, length: 4 }).buffer).getUint32(0, true);
  }
}

export interface Check {
  keepsWord: boolean; // the secret gives the commitment
  right: number; // dice and draws that come out as they did
  all: number;
  firstWrong: number; // the move of the first that does not; -1 if all do
}

/** Computes all the luck of a finished game again. */
export function check(found: Draws): Check {
  if (found.luck.type !== "table") return { keepsWord: false, right: 0, all: found.draws.length, firstWrong: 0 };
  const stream = new Stream(keyOf(found.luck.secret, found.luck.entropy));
  const wrong = found.draws.filter((draw, index) => stream.number(index, draw.among) !== draw.number);
  return {
    keepsWord: commitmentOf(found.luck.secret) === found.commitment,
    right: found.draws.length - wrong.length,
    all: found.draws.length,
    firstWrong: wrong[0]?.move ?? -1,
  };
}
