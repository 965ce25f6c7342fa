// How answers and events are said: the same rule as in core/wording.py.
import type { Say, Who } from "~/lib/messages.ts";

/** By prefix (label, told) and tag: the fields that hold seats or words of the game, and of which kind. */
export type Kinds = Record<string, Record<string, Record<string, string>>>;

/** An answer or an event: its tag, and its fields. */
export interface Data {
  is: string;
}

type Argument = Say["args"][string];

/** A seat, as a message takes it: by its name, or as “you”. */
export const who = (seat: number): Who => ({ type: "who", seat });

/** The message of an answer or an event; `names` are words that have a name of their own at this table. */
export function sentence(prefix: string, data: Data, kinds: Kinds, names: Record<string, string> = {}): Say {
  const held = kinds[prefix]?.[data.is] ?? {};
  const args: Say["args"] = {};
  for (const field of new Set([...Object.keys(data), ...Object.keys(held)])) {
    if (field === "is") continue;
    const value: unknown = data[field as keyof Data];
    const kind = held[field] ?? "";
    if (kind && kind !== "seat" && !Array.isArray(value)) args[`${field}_id`] = (value ?? "none") as string;
    args[field] = said(value, kind, names);
  }
  return { type: "say", key: `${prefix}-${data.is}`, args };
}

function said(value: unknown, kind: string, names: Record<string, string>): Argument {
  if (value === null || value === undefined) return "none";
  if (Array.isArray(value)) return kind ? value.map((each) => named(each, kind, names)) : value.join("-");
  if (kind) return named(value, kind, names);
  return typeof value === "boolean" ? Number(value) : (value as string | number);
}

function named(word: unknown, kind: string, names: Record<string, string>): Who | Say {
  if (kind === "seat") return who(Number(word));
  const own = names[String(word)];
  return (own ?? { type: "say", key: `${kind}-${word as string}`, args: {} }) as Say;
}

/** The piece an answer sits on, by its pattern such as “card:{card}”. */
export function pieceOf(act: Data, pattern = ""): string {
  return pattern.replace(/\{(\w+)\}/g, (_, field: string) => String(act[field as keyof Data]));
}
