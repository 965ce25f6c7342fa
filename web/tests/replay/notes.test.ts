import { expect, it } from "vitest";
import type { NoteLine, TableInfo } from "~/lib/messages.ts";
import { apart, mayWrite, own } from "~/replay/notes.ts";

const table = (fields: Partial<TableInfo>) => ({ status: "over", what_if: null, you: -1, host: false, ...fields }) as TableInfo;
const note = (move: number, seat: number, name = `seat ${seat}`): NoteLine => ({ move, seat, name, text: "…" });

it("who played writes, and the host, once the game is over", () => {
  expect(mayWrite(table({ you: 0 }))).toBe(true);
  expect(mayWrite(table({ host: true }))).toBe(true);
  expect(mayWrite(table({}))).toBe(false);
  expect(mayWrite(table({ you: 0, status: "playing" }))).toBe(false);
  expect(mayWrite(table({ you: 0, what_if: { table: "x", move: 1 } }))).toBe(false);
});

it("one's own note is that of one's seat at this moment", () => {
  const notes = [note(3, 0), note(3, 1), note(3, -1, ""), note(4, 1)];
  expect(own(notes, table({ you: 1 }), 3)).toBe(notes[1]);
  expect(own(notes, table({ host: true }), 3)).toBe(notes[2]);
  expect(own(notes, table({}), 3)).toBeUndefined();
  expect(own(notes, table({ you: 0 }), 4)).toBeUndefined();
});

it("what crowds on a line is shown by the first of it", () => {
  expect(apart([1, 3, 5, 6, 9].map((move) => ({ move })), 4)).toEqual([{ move: 1 }, { move: 5 }, { move: 9 }]); // prettier-ignore
});
