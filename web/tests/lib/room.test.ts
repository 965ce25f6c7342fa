import { afterEach, describe, expect, it, vi } from "vitest";

type Room = typeof import("~/lib/room.svelte.ts");

/** Does a screen of this size fit a question? */
function fits(query: string, width: number, height: number): boolean {
  const sizes = { width, height };
  const holds = (part: string) => {
    const [, bound, side, pixels] = /(min|max)-(width|height): (\d+)px/.exec(part) ?? [];
    const size = sizes[side as "width" | "height"];
    return bound === "min" ? size >= Number(pixels) : size <= Number(pixels);
  };
  return query.split(",").some((each) => each.split(" and ").every(holds));
}

/** What is said of room on a screen of this size. */
async function roomAt(width: number, height: number): Promise<Room> {
  vi.resetModules();
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: fits(query, width, height), addEventListener: () => {} }));
  return await import("~/lib/room.svelte.ts");
}

describe("room on the screen", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [390, 844, false, false],
    [720, 900, false, false],
    [721, 900, true, false],
    [844, 390, false, false],
    [1440, 480, false, false],
    [1440, 900, true, true],
  ])("of %d × %d pixels", async (width, height, isRoomy, hasMargin) => {
    const room = await roomAt(width, height);
    expect([room.isRoomy(), room.hasMargin()]).toEqual([isRoomy, hasMargin]);
  });
});
