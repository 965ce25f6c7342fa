// The answers and events of this game as data. Made by tools/typescript.py; do not edit.
import type { Kinds } from "~/lib/wording.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import type { View } from "./view.ts";

export type Table = Sight<View, Act, Told>;

export type Act = { is: string };

export type Told = { is: string };

export const ON: Record<string, string> = {};

export const KINDS: Kinds = {
  "label": {},
  "told": {}
};
