// A board with one Tab stop: within it the arrow keys go from piece to piece, as they lie on the screen or along a way.
import type { Attachment } from "svelte/attachments";
import { beforePicture } from "~/lib/frame.ts";
import { t } from "~/lib/words.svelte.ts";

/** Where a piece lies: its middle, and how high it is. */
export interface Lie {
  x: number;
  y: number;
  height: number;
}

interface Wishes {
  cells?: string; // what the arrows reach; all pieces otherwise
  along?: boolean; // one after the other, as they are written, not by rows
  columns?: string; // what a column is: the pieces lie in columns that need not be level with each other
  by?: (cell: HTMLElement) => number; // one after the other, in this order
  list?: boolean | "newest"; // stays the list it is; where nothing can be played, Tab may go to its newest entry
}

const AHEAD = ["ArrowRight", "ArrowDown"];
const BACK = ["ArrowLeft", "ArrowUp"];
const TURNED: Record<string, string> = { ArrowUp: "ArrowLeft", ArrowDown: "ArrowRight", ArrowLeft: "ArrowUp", ArrowRight: "ArrowDown" };
const KEYS = [...AHEAD, ...BACK, "Home", "End", "PageUp", "PageDown"];

/** {@attach grid()} on the element around the pieces; it wants a name (aria-label). */
export function grid({ cells = "[data-piece]", along = false, columns, by, list = false }: Wishes = {}): Attachment<HTMLElement> {
  return (board) => {
    let stop = ""; // the piece that was reached last
    let wanted: number | null = null; // the column one came from, going up or down
    const all = () => {
      const found = [...board.querySelectorAll<HTMLElement>(cells)].filter((cell) => cell.checkVisibility());
      return by ? found.sort((a, b) => by(a) - by(b)) : found;
    };
    const isWay = along || list !== false || by !== undefined;
    if (!list) {
      board.setAttribute("role", "toolbar"); // for screen readers: the arrow keys are ours here
      board.setAttribute("aria-roledescription", t("page-grid"));
    }

    const tend = () => {
      const found = all();
      const at = entrance(found, stop, list === "newest");
      for (const cell of board.querySelectorAll(cells)) put(cell, cell === at ? "0" : "-1");
    };
    const reach = (event: FocusEvent) => {
      const cell = (event.target as Element).closest<HTMLElement>(cells);
      if (!cell) return;
      stop = nameOf(cell);
      tend();
    };
    const step = (event: KeyboardEvent) => {
      const found = all();
      const at = found.findIndex((cell) => cell === event.target);
      if (at < 0 || !KEYS.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const key = columns ? (TURNED[event.key] ?? event.key) : event.key;
      const lies = isWay ? [] : found.map((cell) => (columns ? turnedLie(cell, columns) : lieOf(cell)));
      const isUpright = key === "ArrowUp" || key === "ArrowDown";
      wanted = isUpright ? (wanted ?? lies[at]?.x ?? 0) : null;
      if (event.shiftKey) return playable(found, at, AHEAD.includes(event.key))?.focus();
      found[isWay ? nextAlong(found.length, at, key) : nextInRows(lies, at, key, wanted)]?.focus();
    };
    const forget = () => (wanted = null);
    const watch = new MutationObserver(() => beforePicture(tend));
    watch.observe(board, { subtree: true, childList: true, attributeFilter: ["tabindex", "class"] });
    board.addEventListener("focusin", reach);
    board.addEventListener("keydown", step);
    board.addEventListener("pointerdown", forget);
    tend();
    return () => {
      watch.disconnect();
      board.removeEventListener("focusin", reach);
      board.removeEventListener("keydown", step);
      board.removeEventListener("pointerdown", forget);
    };
  };
}

/** Where Tab comes in: where one was, else at the first that can be played, else at the first, or at the newest. */
function entrance(cells: HTMLElement[], stop: string, isNewest: boolean): HTMLElement | undefined {
  const held = cells.find((cell) => cell === document.activeElement) ?? (stop && cells.find((cell) => nameOf(cell) === stop));
  return held || (cells.find((cell) => cell.matches(".is-legal")) ?? cells[isNewest ? cells.length - 1 : 0]);
}

/** The next piece that can be played, on or back; after the last comes the first. */
function playable(cells: HTMLElement[], at: number, isAhead: boolean): HTMLElement | undefined {
  const others = [...cells.slice(at + 1), ...cells.slice(0, at)].filter((cell) => cell.matches(".is-legal"));
  return others[isAhead ? 0 : others.length - 1];
}

const nameOf = (cell: HTMLElement) => cell.dataset.piece ?? "";

function put(cell: Element, tabindex: string): void {
  if (cell.getAttribute("tabindex") !== tabindex) cell.setAttribute("tabindex", tabindex);
}

function lieOf(cell: Element): Lie {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, height };
}

/** Columns are rows that stand upright: seen so, each piece lies as high as its column lies to the right. */
function turnedLie(cell: Element, columns: string): Lie {
  const column = (cell.closest(columns) ?? cell).getBoundingClientRect();
  return { x: lieOf(cell).y, y: column.x + column.width / 2, height: column.width };
}

const clamp = (at: number, many: number) => Math.max(0, Math.min(many - 1, at));

/** The next of many, one after the other. */
export function nextAlong(many: number, at: number, key: string): number {
  if (AHEAD.includes(key)) return clamp(at + 1, many);
  if (BACK.includes(key)) return clamp(at - 1, many);
  return key === "Home" || key === "PageUp" ? 0 : many - 1;
}

/** The next on a board: left and right in a row, up and down to the nearest in the next row, Page to the outermost. */
export function nextInRows(lies: readonly Lie[], at: number, key: string, wanted: number | null): number {
  const rows = rowsOf(lies);
  const here = rows.findIndex((row) => row.includes(at));
  const row = rows[here] ?? [at];
  const column = row.indexOf(at);
  if (key === "ArrowLeft") return row[clamp(column - 1, row.length)] ?? at;
  if (key === "ArrowRight") return row[clamp(column + 1, row.length)] ?? at;
  if (key === "Home") return row[0] ?? at;
  if (key === "End") return row[row.length - 1] ?? at;
  const next = { ArrowUp: here - 1, ArrowDown: here + 1, PageUp: 0, PageDown: rows.length - 1 }[key] ?? here;
  const to = clamp(next, rows.length);
  return to === here ? at : nearest(lies, rows[to] ?? row, wanted ?? lies[at]?.x ?? 0);
}

/** The pieces by rows, from the top, each from the left. A piece belongs to a row if their middles are close. */
export function rowsOf(lies: readonly Lie[]): number[][] {
  const rows: number[][] = [];
  let first: Lie | undefined;
  for (const at of lies.map((_, n) => n).sort((a, b) => (lies[a] as Lie).y - (lies[b] as Lie).y)) {
    const lie = lies[at] as Lie;
    if (first && lie.y - first.y < Math.min(lie.height, first.height) / 2) rows[rows.length - 1]?.push(at);
    else {
      rows.push([at]);
      first = lie;
    }
  }
  return rows.map((row) => row.sort((a, b) => (lies[a] as Lie).x - (lies[b] as Lie).x));
}

function nearest(lies: readonly Lie[], row: readonly number[], x: number): number {
  const far = (at: number) => Math.abs((lies[at] as Lie).x - x);
  return row.reduce((best, next) => (far(next) < far(best) ? next : best));
}
