// Work that wants to know where things lie: done once before the next picture, when the browser lays the page out anyway.

const waiting = new Set<() => void>();

/** Does something before the next picture, once, how often it may be asked for. */
export function beforePicture(deed: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(doAll);
  waiting.add(deed);
}

function doAll(): void {
  const deeds = [...waiting];
  waiting.clear();
  for (const deed of deeds) deed();
}
