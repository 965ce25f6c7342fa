import { beforeAll, describe, expect, it } from "vitest";
import { read, ruleParts, spans } from "~/lib/rulebook.ts";
import { words } from "~/lib/words.svelte.ts";
import { say, who } from "../given.ts";

const NAMES = ["Ada", "Bo", "Cy"];

describe("sentences of the server", () => {
  beforeAll(async () => {
    await words.open();
    await words.open("krone_und_schwert");
  });

  it("name seats by their players, and join a list as the language does", async () => {
    expect(words.list(["a"])).toBe("a");
    expect(words.list(["a", "b", "c"])).toBe("a, b and c");
    await words.change("de");
    expect(words.list(["a", "b", "c"])).toBe("a, b und c");
    await words.change("en");
  });

  it("speak to whoever reads them, in every language", async () => {
    const taken = say("told-conquered", { who: who(0), other: who(1), terrain: "", terrain_id: "forest", space: "A:0,0" });
    const told = (you: number) => words.say(taken, NAMES, "krone_und_schwert", you);
    expect([told(0), told(1), told(-1)]).toEqual([
      "You take a forest from Bo.",
      "Ada takes a forest from you.",
      "Ada takes a forest from Bo.",
    ]);
    expect(words.say(say("list-of-two", { most: [who(0), who(1)], last: "Cy" }), NAMES, "", 1)).toBe("Ada and you and Cy");
    await words.change("de");
    expect([told(0), told(1)]).toEqual(["Du entreißt Bo einen Wald.", "Ada entreißt dir einen Wald."]);
    await words.change("fr");
    expect([told(0), told(1)]).toEqual(["Vous prenez une forêt à Bo.", "Ada vous prend une forêt."]);
    await words.change("en");
  });

  it("put sentences into sentences", () => {
    const whole = say("list-of-two", { most: say("list-of-two", { most: who(0), last: who(1) }), last: [who(2)] });
    expect(words.say(whole, NAMES)).toBe("Ada and Bo and Cy");
  });

  it("fall back on the key, and know only the words of their game", () => {
    expect(words.text("no-such-message")).toBe("no-such-message");
    expect([words.has("game-title", "krone_und_schwert"), words.has("game-title")]).toEqual([true, false]);
  });
});

describe("a rulebook", () => {
  it("is read as sections with paragraphs, lists and tables", () => {
    const [chapter, section] = read(
      "# Title\n\n## Build {#build}\n\nOne **castle** (KS-R45).\n\n- one\n- **KS-R1** two\n  lines\n\n### Towns {#towns}\n\n| a | b |\n|---|---|\n| 1 | 2 |",
    );
    expect([chapter?.id, chapter?.level, section?.id, section?.level]).toEqual(["build", 2, "towns", 3]);
    expect(chapter?.blocks.map((block) => block.kind)).toEqual(["paragraph", "list"]);
    expect(chapter?.blocks[0]).toMatchObject({ rulings: ["KS-R45"] });
    expect(chapter?.blocks[1]).toMatchObject({ ordered: false, items: [{ ruling: "" }, { ruling: "KS-R1" }] });
    expect(section?.blocks[0]).toMatchObject({ kind: "table", rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });

  it("has bold, emphasis and code inside a line", () => {
    expect(spans("a **b** *c* `d`").map(({ text, kind }) => `${kind}: ${text}`)).toEqual([
      "plain: a ",
      "strong: b",
      "plain:  ",
      "em: c",
      "plain:  ",
      "code: d",
    ]);
  });

  it("tells the rulings of a line last, where they do not interrupt it", () => {
    expect(spans("One (KS-R1, KS-R2). **Two** (KS-R3), three.").map(({ text }) => text)).toEqual([
      "One. ",
      "Two",
      ", three.",
      "KS-R1, KS-R2, KS-R3",
    ]);
  });

  it("is cited by section and ruling, in either order", () => {
    expect(ruleParts("build/KS-R45")).toEqual({ section: "build", ruling: "KS-R45" });
    expect(ruleParts("KS-R45/build")).toEqual({ section: "build", ruling: "KS-R45" });
    expect(ruleParts("build")).toEqual({ section: "build", ruling: "" });
  });
});
