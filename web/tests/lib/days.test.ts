import { describe, expect, it } from "vitest";
import { dayOf } from "~/lib/days.ts";
import { words } from "~/lib/words.svelte.ts";

const now = new Date(2026, 10, 18, 12).getTime();

describe("a day", () => {
  it("is written as the reader writes it, with the year only if it is another", async () => {
    await words.change("en");
    expect(dayOf(new Date(2026, 10, 7).getTime(), now)).toBe("7 November");
    expect(dayOf(new Date(2025, 10, 7).getTime(), now)).toBe("7 November 2025");
    await words.change("de");
    expect(dayOf(new Date(2026, 10, 7).getTime(), now)).toBe("7. November");
    await words.change("fr");
    expect(dayOf(new Date(2026, 10, 7).getTime(), now)).toBe("7 novembre");
  });
});
