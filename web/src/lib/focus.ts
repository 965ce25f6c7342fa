// Where the keyboard is at the table. When what had focus is gone, it goes on to the same piece where it lies now, else to the prompt.
import type { Attachment } from "svelte/attachments";

const STOPS = ['.is-legal[tabindex="0"], [data-ask]', '[data-piece][tabindex="0"], a[tabindex="0"]', "button"]; // the best first

/** {@attach keepFocus} on the whole table. */
export const keepFocus: Attachment<HTMLElement> = (table) => {
  let last: HTMLElement | null = null;
  const note = (event: FocusEvent) => (last = event.target as HTMLElement);
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const id = last.dataset.piece;
    last = null;
    (id ? pieceOf(table, id) : null)?.focus({ preventScroll: true });
    if (document.activeElement === document.body) focusPrompt();
  });
  table.addEventListener("focusin", note);
  watch.observe(table, { subtree: true, childList: true });
  return () => {
    watch.disconnect();
    table.removeEventListener("focusin", note);
  };
};

const pieceOf = (table: HTMLElement, id: string) => table.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"][tabindex]`);

/** Goes where the decision is. */
export function focusPrompt(): void {
  document.querySelector<HTMLElement>("[data-prompt] [data-ask], [data-prompt] .btn")?.focus({ preventScroll: true });
}

/** Goes into a part of the table: to a piece that can be played, else to the first thing there. */
export function focusPart(part: string): void {
  const place = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
  const stops = STOPS.flatMap((stop) => place?.querySelector<HTMLElement>(stop) ?? []);
  (stops[0] ?? place)?.focus();
}

/** Goes to the part after the one that has focus, or before it. */
export function focusNextPart(way: 1 | -1): void {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")].filter((part) => part.checkVisibility());
  const here = parts.findIndex((part) => part.contains(document.activeElement));
  const next = parts[(Math.max(here, way < 0 ? 0 : -1) + way + parts.length) % parts.length];
  if (next?.dataset.part) focusPart(next.dataset.part);
}
