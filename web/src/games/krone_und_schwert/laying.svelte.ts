// Where the element to be laid may lie: the offered places, sorted by how it is turned.
import { Draft, drafts } from "~/lib/draft.svelte.ts";
import type { Table } from "./data.ts";
import { placed, spotsOf, turned, type Spot } from "./geometry.ts";

export interface Place {
  action: number;
  turns: number;
  name: string;
  spots: Spot[];
}

/** The offered places; drawn on a map that is turned by a quarter, or not. */
export function placesOf(sight: Table, isTurned = false): Place[] {
  const view = sight.view;
  if (!view || !sight.isAsked) return [];
  return sight.choices.flatMap(({ action, act, label }) => {
    if (act.is !== "lay") return [];
    const chart = placed(view.shape, act.turns, act.dx, act.dy);
    return [{ action, turns: act.turns, name: sight.say(label), spots: spotsOf(isTurned ? turned(chart) : chart) }];
  });
}

interface Plan {
  turns: number;
  action: number; // the place chosen
  pointed: number; // the place under the pointer
}

export class Laying extends Draft<Table, Plan> {
  protected readonly fresh: Plan = { turns: 0, action: 0, pointed: 0 };

  /** The ways to turn that fit somewhere. */
  ways(places: readonly Place[]): number[] {
    return [...new Set(places.map((place) => place.turns))].sort((a, b) => a - b);
  }

  /** The turn shown: the chosen one, if it fits anywhere. */
  way(places: readonly Place[]): number {
    const ways = this.ways(places);
    return ways.includes(this.plan.turns) ? this.plan.turns : (ways[0] ?? 0);
  }

  turn(places: readonly Place[]): void {
    const ways = this.ways(places);
    this.write({ turns: ways[(ways.indexOf(this.way(places)) + 1) % ways.length] ?? 0, action: 0, pointed: 0 });
  }

  /** Chooses a place; nothing is laid by that. */
  choose(action: number): void {
    this.write({ action, pointed: 0 });
  }

  /** Shows how it would lie at a place, or no longer. */
  look(action: number): void {
    this.write({ pointed: action });
  }

  /** The place chosen, if it is among those offered now; one that is alone need not be chosen. */
  chosen(places: readonly Place[]): Place | undefined {
    const shown = places.filter((place) => place.turns === this.way(places));
    return shown.find((place) => place.action === this.plan.action) ?? (places.length === 1 ? shown[0] : undefined);
  }

  /** Where it is drawn: at the place one points at, else at the one chosen. */
  seen(places: readonly Place[]): Place | undefined {
    return places.find((place) => place.action === this.plan.pointed && place.turns === this.way(places)) ?? this.chosen(places);
  }
}

export const layingOf = drafts(Laying);
