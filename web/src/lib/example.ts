// A table that was never played, for drawn examples: the few things of a view that an example needs, seen by nobody.
import type { TableInfo } from "~/lib/messages.ts";
import { Sight, type AnyView, type Offer } from "~/lib/sight.svelte.ts";

export function example<V extends AnyView>(game: string, names: string[], view: Partial<V>, choices: Offer[] = []): Sight<V> {
  const sight = new Sight<V>();
  sight.info = { game, seats: names.map((name) => ({ name })), options: {}, you: -1 } as unknown as TableInfo;
  sight.view = { seat: -1, decision: 0, asks: "", asked: [], answering: false, ...view } as unknown as V;
  sight.prompt = { sentence: { type: "say", key: "", args: {} }, choices } as unknown as Sight["prompt"];
  return sight;
}
