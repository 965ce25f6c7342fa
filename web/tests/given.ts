// Pieces of what a server sends, as short as a test can say them.
import type { Offered, Say, Who } from "~/lib/messages.ts";
import { Sight, type AnyView, type Line, type Offer } from "~/lib/sight.svelte.ts";
import type { Data } from "~/lib/wording.ts";

export const who = (seat: number): Who => ({ type: "who", seat });

export const say = (key: string, args: Say["args"] = {}): Say => ({ type: "say", key, args });

/** Lines of a story, numbered from 0 or as told. */
export const story = (says: Say[], from = 0): Line[] => says.map((each, place) => ({ n: from + place, say: each, told: { is: "" } }));

/** The same of what is told as data. */
export const lines = <T extends Data>(told: T[], from = 0): Line<T>[] =>
  told.map((each, place) => ({ n: from + place, say: say(`told-${each.is}`), told: each }));

export const choice = (action: number, label: Say, piece = "", whyNot = ""): Offer => ({
  action,
  act: { is: "" },
  label,
  piece,
  why_not: whyNot ? say(whyNot) : null,
  rule: "",
});

/** The same as data. */
export const offer = <A extends Data>(action: number, act: A, piece = "", whyNot = ""): Offer<A> => ({
  ...choice(action, say(`label-${act.is}`), piece, whyNot),
  act,
});

/** A view of which a test needs only some fields. */
export const seen = <V>(fields: Partial<V>): V => fields as V;

/** A table at which answers are kept instead of sent. */
export class Seated<V extends AnyView, A extends Data = Data, T extends Data = Data> extends Sight<V, A, T> {
  override readonly live = true;
  override offered = (choice: Offered) => choice as Offer<A>; // with words and piece as the test says
  played: number[][] = [];
  inTurn: number[][] = [];

  override play(...actions: number[]): void {
    this.played.push(actions);
  }

  override playInTurn(...answers: number[]): void {
    this.inTurn.push(answers);
  }

  /** Shows a view with these answers on offer. */
  ask(view: Partial<V>, choices: Offer[], greyed: Offer[] = [], sentence = say("ask")): this {
    this.show(seen<V>({ answering: true, ...view }), { sentence, choices }, null);
    this.greyed = greyed as Offer<A>[];
    return this;
  }
}
