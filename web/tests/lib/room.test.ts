import { afterEach, describe, expect, it, vi } from "vitest";

/** What is said of room on a screen of this width. */
async function roomAt(width: number): Promise<boolean> {
  vi.resetModules();
  const fits = (query: string) => width <= Number(/max-width: (\d+)px/.exec(query)?.[1]);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: fits(query), addEventListener: () => {} }));
  return (await import("~/lib/room.svelte.ts")).isRoomy();
}

describe("room on the screen", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [390, false],
    [720, false],
    [721, true],
  ])("of %d pixels", async (width, isRoomy) => {
    expect(await roomAt(width)).toBe(isRoomy);
  });
});
