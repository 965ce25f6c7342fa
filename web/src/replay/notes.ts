// What was written about the moments of a game.
import type { NoteLine, TableInfo } from "~/lib/messages.ts";

export const MOST_LETTERS = 280;

/** May this reader write? Who played, and the host, who may have no seat. */
export const mayWrite = (info: TableInfo): boolean => info.status === "over" && !info.what_if && (info.you >= 0 || info.host);

/** What this reader has written about a moment. */
export const own = (notes: readonly NoteLine[], info: TableInfo, move: number): NoteLine | undefined =>
  mayWrite(info) ? notes.find((note) => note.move === move && note.seat === info.you) : undefined;

/** The first of some moments on a line, and of those that follow each that is far enough from the last one shown. */
export function apart<T extends { move: number }>(all: readonly T[], least: number): T[] {
  return all.reduce<T[]>((kept, each) => {
    const last = kept[kept.length - 1];
    return !last || each.move - last.move >= least ? [...kept, each] : kept;
  }, []);
}
