// The number on the icon of the installed page.

/** How many tables wait for one's move; 0 takes the number away, and not every system shows one. */
export function badge(tables: readonly { your_turn: boolean }[]): void {
  const number = tables.filter((table) => table.your_turn).length;
  void navigator.setAppBadge?.(number).catch(() => {});
}
