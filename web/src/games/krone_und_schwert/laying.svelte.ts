// Where the element to be laid may lie: the offered places, sorted by how it is turned.
import type { Choice } from "~/lib/messages.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import { placed, spotsOf, turned, type Spot } from "./geometry.ts";
import type { View } from "./view.ts";

export interface Place {
  action: number;
  turns: number;
  name: string;
  spots: Spot[];
}

const number = (choice: Choice, name: string) => Number(choice.label.args[name] ?? 0);

/** The offered places; drawn on a map that is turned by a quarter, or not. */
export function placesOf(sight: Sight<View>, isTurned = false): Place[] {
  const view = sight.view;
  if (!view || view.asks !== "element" || !sight.isAsked) return [];
  return sight.choices.map((choice) => {
    const turns = number(choice, "turns");
    const chart = placed(view.shape, turns, number(choice, "dx"), number(choice, "dy"));
    return { action: choice.action, turns, name: sight.say(choice.label), spots: spotsOf(isTurned ? turned(chart) : chart) };
  });
}

class Laying {
  turns = $state(0);
  action = $state(0); // the place one looks at

  /** The ways to turn that fit somewhere. */
  ways(places: readonly Place[]): number[] {
    return [...new Set(places.map((place) => place.turns))].sort((a, b) => a - b);
  }

  /** The turn shown: the chosen one, if it fits anywhere. */
  way(places: readonly Place[]): number {
    const ways = this.ways(places);
    return ways.includes(this.turns) ? this.turns : (ways[0] ?? 0);
  }

  turn(places: readonly Place[]): void {
    const ways = this.ways(places);
    this.turns = ways[(ways.indexOf(this.way(places)) + 1) % ways.length] ?? 0;
    this.action = 0;
  }

  /** The place one looks at, if it is among those offered now. */
  seen(places: readonly Place[]): Place | undefined {
    return places.find((place) => place.action === this.action && place.turns === this.way(places));
  }
}

export const laying = new Laying();
