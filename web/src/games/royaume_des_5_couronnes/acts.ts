// Answers by their kind.
import type { Offer } from "~/lib/sight.svelte.ts";
import type { Act } from "./data.ts";

type Kind = Act["is"];

/** Those of one kind. */
export const kindOf = <K extends Kind>(choices: Offer<Act>[], is: K): Offer<Extract<Act, { is: K }>>[] =>
  choices.filter((choice): choice is Offer<Extract<Act, { is: K }>> => choice.act.is === is);
