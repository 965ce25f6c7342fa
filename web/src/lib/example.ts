// A table that was never played, for drawn examples: the few things of a view that an example needs, seen by nobody.
import type { Offered, TableInfo } from "~/lib/messages.ts";
import { Sight, type AnyView } from "~/lib/sight.svelte.ts";
import type { Data } from "~/lib/wording.ts";

export function example<V extends AnyView, A extends Data = Data, T extends Data = Data>(
  game: string,
  names: string[],
  view: Partial<V>,
  choices: Offered[] = [],
): Sight<V, A, T> {
  const sight = new Sight<V, A, T>();
  sight.info = { game, seats: names.map((name) => ({ name })), options: {}, you: -1 } as unknown as TableInfo;
  sight.view = { seat: -1, decision: 0, asks: "", asked: [], answering: false, ...view } as unknown as V;
  sight.prompt = { sentence: { type: "say", key: "", args: {} }, choices } as unknown as Sight["prompt"];
  return sight;
}
