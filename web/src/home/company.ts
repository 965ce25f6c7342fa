// With whom one sits at a table.
import type { TableLine } from "~/lib/messages.ts";
import { t, words } from "~/lib/words.svelte.ts";

export const othersAt = (table: TableLine) => table.names.filter((name, seat) => name && seat !== table.seat);

export function company(table: TableLine): string {
  const others = othersAt(table);
  return others.length > 0 ? t("page-with", { names: words.list(others) }) : "";
}
