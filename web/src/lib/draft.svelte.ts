// The draft of an answer: what a player has chosen and not yet sent. A game that asks for more than one click extends it.
import type { Sight } from "~/lib/sight.svelte.ts";

/** One player's draft at one table. What was chosen for another question is forgotten by itself. */
export abstract class Draft<S extends Sight, Plan extends object> {
  #kept = $state.raw<{ about: unknown; plan: Plan } | null>(null);

  constructor(readonly sight: S) {}

  /** What a plan begins with. */
  protected abstract readonly fresh: Plan;

  /** What the plan is about: it is kept as long as this stays the same. */
  protected get about(): unknown {
    return this.sight.view?.decision;
  }

  /** All that is chosen. */
  get plan(): Plan {
    return this.#kept && this.#kept.about === this.about ? this.#kept.plan : this.fresh;
  }

  /** Chooses something else in part. */
  protected write(change: Partial<Plan>): void {
    this.#kept = { about: this.about, plan: { ...this.plan, ...change } };
  }
}

/** Gives each table its draft, made when it is first needed: `export const draftOf = drafts(OwnDraft)`. */
export function drafts<S extends object, D>(Kind: new (sight: S) => D): (sight: S) => D {
  const kept = new WeakMap<S, D>();
  return (sight) => {
    const found = kept.get(sight) ?? rooted(() => new Kind(sight));
    kept.set(sight, found);
    return found;
  };
}

/** Makes something that outlives the part of the page that asked for it first; without a page there are no such parts. */
function rooted<D>(make: () => D): D {
  let made: D | undefined;
  $effect.root(() => void (made = make()));
  return made ?? make();
}
