import { describe, expect, it } from "vitest";
import { SIGNS } from "~/coach/coach.svelte.ts";
import { coachingOf } from "~/coach/lessons.ts";
import { rulebook } from "~/lib/rulebook.ts";

const FILES = {
  ...import.meta.glob<string>("~/coach/words/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("~/games/*/words/coach/*.ftl", { query: "?raw", import: "default", eager: true }),
};
const FOLDERS = [...new Set(Object.keys(FILES).map((path) => path.slice(0, path.lastIndexOf("/"))))];
const LONGEST = 215; // letters: two lines on a desktop, five on a phone

/** The messages of a file. */
function messages(folder: string, language: string): Map<string, string> {
  const text = FILES[`${folder}/${language}.ftl`] ?? "";
  return new Map([...text.matchAll(/^([a-z][\w-]*) = (.*)$/gm)].map((found) => [found[1]!, found[2]!]));
}
const placeholders = (text = "") => [...text.matchAll(/\$\w+/g)].map(String).sort();
const signs = (text = "") => SIGNS.filter((sign) => text.includes(sign));

describe.each(FOLDERS)("the words in %s", (folder) => {
  it.each(["de", "fr"])("are the same in English and %s", (language) => {
    const [english, other] = [messages(folder, "en"), messages(folder, language)];
    expect([...other.keys()]).toEqual([...english.keys()]);
    for (const [key, text] of english) {
      expect([key, placeholders(other.get(key)), signs(other.get(key))]).toEqual([key, placeholders(text), signs(text)]);
    }
  });

  it.each(["en", "de", "fr"])("can be read at a glance in %s", (language) => {
    for (const [key, text] of messages(folder, language)) expect([key, text.length <= LONGEST]).toEqual([key, true]);
  });

  it("are those of the lessons", async () => {
    const game = folder.split("/")[3] ?? "";
    const coaching = folder.includes("/games/") ? await coachingOf(game) : null;
    if (!coaching) return;
    const said = [...messages(folder, "en").keys()].filter((key) => key.startsWith("coach-"));
    expect(said.sort()).toEqual(coaching.lessons.map((lesson) => `coach-${lesson.tag}`).sort());
  });

  it.each(["en", "de", "fr"] as const)("lead to rules that the rulebook has in %s", async (language) => {
    const game = folder.split("/")[3] ?? "";
    const coaching = folder.includes("/games/") ? await coachingOf(game) : null;
    const sections = coaching ? (await rulebook(game, language)).map((section) => section.id) : [];
    const missing = (coaching?.lessons ?? []).filter(({ rule }) => rule && !sections.includes(rule));
    expect(missing.map(({ tag, rule }) => `${tag}: ${rule}`)).toEqual([]);
  });
});
