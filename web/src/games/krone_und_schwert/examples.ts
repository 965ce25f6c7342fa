// The land of the drawn examples, and the numbers that are printed on the cards: strength, shields, action points.
import type { View } from "./view.ts";

export const NUMBERS: View["cards"] = {
  leader_3: [3, 1, 0],
  leader_4: [4, 1, 0],
  incite: [1, 1, 1],
  build_castle: [2, 1, 2],
  build_town: [1, 2, 2],
  ambush: [0, 1, 0],
};

interface Picture {
  view: Partial<View>;
  marks: Record<string, string>; // a sign on a space
}

const BARE = { map: {}, land: [[], [], []], castles: [], small_towns: [], big_towns: [], cathedrals: [], papal: [], attack: null } as Partial<View>;

const BUILD: Picture = {
  view: {
    map: {
      ...{ a: [0, 0, "mountain"], b: [2, 0, "forest"], c: [4, 0, "meadow"], d: [6, 0, "meadow"], e: [8, 0, "meadow"] },
      ...{ v: [1, 1, "meadow"], w: [3, 1, "mountain"], x: [5, 1, "forest"], y: [7, 1, "mountain"], z: [9, 1, "meadow"] },
    },
    land: [["a", "b", "c", "d", "e", "z"], [], []],
    castles: ["a"],
    small_towns: ["c"],
    big_towns: [["e", "z"]],
  },
  marks: { b: "✕", d: "✕" },
};

const EXPAND: Picture = {
  view: {
    map: { a: [0, 0, "mountain"], b: [2, 0, "forest"], c: [4, 0, "mountain"], v: [1, 1, "meadow"], w: [3, 1, "forest"] },
    land: [["a"], [], []],
    castles: ["a"],
  },
  marks: { b: "1", c: "2" },
};

const SCORING: Picture = {
  view: {
    map: {
      ...{ a: [0, 0, "meadow"], b: [2, 0, "forest"], c: [4, 0, "mountain"], d: [6, 0, "meadow"], e: [8, 0, "forest"] },
      ...{ f: [0, 2, "mountain"], g: [2, 2, "meadow"], h: [4, 2, "meadow"], i: [6, 2, "forest"], j: [8, 2, "meadow"] },
      ...{ v: [1, 1, "forest"], w: [3, 1, "meadow"], x: [5, 1, "meadow"], y: [7, 1, "mountain"] },
    },
    land: [["a", "b", "v", "f", "g"], ["d", "y", "j"], ["h"]],
  },
  marks: { v: "+5", y: "+2" },
};

const PICTURES: Record<string, Picture> = { build: BUILD, expand: EXPAND, scoring: SCORING };

/** What an example shows of the land. */
export function drawn(of: string): Picture {
  const { view, marks } = PICTURES[of] ?? { view: {}, marks: {} };
  return { view: { ...BARE, ...view }, marks };
}
