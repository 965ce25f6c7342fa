// A game's rulebook: sections of paragraphs, lists and tables, read from our own Markdown.
import type { Language } from "~/lib/settings.svelte.ts";

export type Span = { text: string; kind: "plain" | "strong" | "em" | "code" | "rulings" };
export type Block =
  | { kind: "paragraph"; spans: Span[]; rulings: string[] }
  | { kind: "list"; ordered: boolean; items: { spans: Span[]; ruling: string }[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export interface Section {
  id: string;
  level: number; // 2: a chapter, 3: a section in it
  title: string;
  blocks: Block[];
}

const BOOKS = import.meta.glob<string>("#games/*/rulebook/*.md", { query: "?raw", import: "default" });
const RULING = /\b[A-Z]{2}-R\d+\b/g;
const CITED = /\s*\(((?:[A-Z]{2}-R\d+(?:, )?)+)\)/g;

/** The rulebook of a game in a language. */
export async function rulebook(game: string, language: Language): Promise<Section[]> {
  const load = Object.entries(BOOKS).find(([path]) => path.endsWith(`/${game}/rulebook/${language}.md`))?.[1];
  return load ? read(await load()) : [];
}

/** Bold, emphasis and code inside a line; the rulings it rests on come last, so that they do not interrupt it. */
export function spans(line: string): Span[] {
  const found: Span[] = [];
  const cited = [...line.matchAll(CITED)].map((match) => match[1]);
  let rest = line.replace(CITED, "");
  const marks = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/;
  for (let match = marks.exec(rest); match; match = marks.exec(rest)) {
    if (match.index > 0) found.push({ text: rest.slice(0, match.index), kind: "plain" });
    const [whole, strong, em, code] = match;
    found.push({ text: strong ?? em ?? code ?? "", kind: strong ? "strong" : em ? "em" : "code" });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest) found.push({ text: rest, kind: "plain" });
  if (cited.length > 0) found.push({ text: cited.join(", "), kind: "rulings" });
  return found;
}

function block(lines: string[]): Block {
  const first = lines[0] as string;
  if (first.startsWith("|")) {
    const rows = lines.map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => spans(cell.trim())),
    );
    return { kind: "table", head: rows[0] ?? [], rows: rows.slice(2) };
  }
  if (/^(- |\d+\. )/.test(first)) {
    const items = lines.join("\n").split(/\n(?=\s*(?:- |\d+\. ))/);
    return {
      kind: "list",
      ordered: !first.startsWith("-"),
      items: items.map((item) => {
        const text = item.replace(/^\s*(- |\d+\. )/, "").replace(/\n\s*/g, " ");
        return { spans: spans(text), ruling: /^\*\*([A-Z]{2}-R\d+)\*\*/.exec(text)?.[1] ?? "" };
      }),
    };
  }
  const text = lines.join(" ");
  return { kind: "paragraph", spans: spans(text), rulings: text.match(RULING) ?? [] };
}

/** The sections of a rulebook, in order. */
export function read(text: string): Section[] {
  const sections: Section[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    const heading = /^(#{2,3}) (.*?)\s*\{#([\w-]+)\}\s*$/.exec(lines[0] ?? "");
    if (heading) {
      sections.push({ level: (heading[1] as string).length, title: heading[2] as string, id: heading[3] as string, blocks: [] });
      lines.shift();
    }
    if (lines.length > 0 && sections.length > 0) sections[sections.length - 1]?.blocks.push(block(lines));
  }
  return sections;
}

/** A rule as a refusal names it: “build/KS-R45” is a section and a ruling. */
export function ruleParts(rule: string): { section: string; ruling: string } {
  const parts = rule.split("/");
  const ruling = parts.find((part) => /^[A-Z]{2}-R\d+$/.test(part)) ?? "";
  return { section: parts.find((part) => part !== ruling) ?? "", ruling };
}
