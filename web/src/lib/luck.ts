// The luck of a table: its commitment, and the check that the secret shown at the end is the one committed to.
import type { TableInfo } from "~/lib/messages.ts";

/** The first and last letters of a hash, as one reads it aloud. */
export const shortHash = (hash: string): string => (hash ? `${hash.slice(0, 4)}…${hash.slice(-2)}` : "");

export const inFours = (hash: string): string => hash.replace(/(.{4})(?=.)/g, "$1 ");

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the secret gives the commitment; null while it is still sealed. */
export async function keepsItsWord(info: TableInfo): Promise<boolean | null> {
  if (info.luck?.type !== "table") return null;
  return (await sha256(bytes(info.luck.secret))) === info.commitment;
}
