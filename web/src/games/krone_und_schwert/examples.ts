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

const BARE = {
  map: {},
  land: [[], [], []],
  castles: [],
  walls: [0, 0, 0],
  small_towns: [],
  big_towns: [],
  cathedrals: [],
  papal: [],
  attack: null,
} as Partial<View>;

const BUILD: Picture = {
  view: {
    map: {
      ...{ "A:a": [0, 0, "mountain"], "A:b": [2, 0, "forest"], "A:c": [4, 0, "meadow"], "A:d": [6, 0, "meadow"], "A:e": [8, 0, "meadow"] },
      ...{
        "A:v": [1, 1, "meadow"],
        "A:w": [3, 1, "mountain"],
        "A:x": [5, 1, "forest"],
        "A:y": [7, 1, "mountain"],
        "A:z": [9, 1, "meadow"],
      },
    },
    land: [["A:a", "A:b", "A:c", "A:d", "A:e", "A:z"], [], []],
    castles: ["A:a"],
    small_towns: ["A:c"],
    big_towns: [["A:e", "A:z"]],
  },
  marks: { "A:b": "✕", "A:d": "✕" },
};

const EXPAND: Picture = {
  view: {
    map: {
      "A:a": [0, 0, "mountain"],
      "A:b": [2, 0, "forest"],
      "A:c": [4, 0, "mountain"],
      "A:v": [1, 1, "meadow"],
      "A:w": [3, 1, "forest"],
    },
    land: [["A:a"], [], []],
    castles: ["A:a"],
  },
  marks: { "A:b": "1", "A:c": "2" },
};

const SCORING: Picture = {
  view: {
    map: {
      ...{ "A:a": [0, 0, "meadow"], "A:b": [2, 0, "forest"], "A:c": [4, 0, "mountain"], "A:d": [6, 0, "meadow"], "A:e": [8, 0, "forest"] },
      ...{ "A:f": [0, 2, "mountain"], "A:g": [2, 2, "meadow"], "A:h": [4, 2, "meadow"], "A:i": [6, 2, "forest"], "A:j": [8, 2, "meadow"] },
      ...{ "A:v": [1, 1, "forest"], "A:w": [3, 1, "meadow"], "A:x": [5, 1, "meadow"], "A:y": [7, 1, "mountain"] },
    },
    land: [["A:a", "A:b", "A:v", "A:f", "A:g"], ["A:d", "A:y", "A:j"], ["A:h"]],
  },
  marks: { "A:v": "+5", "A:y": "+2" },
};

const PICTURES: Record<string, Picture> = { build: BUILD, expand: EXPAND, scoring: SCORING };

/** What an example shows of the land. */
export function drawn(of: string): Picture {
  const { view, marks } = PICTURES[of] ?? { view: {}, marks: {} };
  return { view: { ...BARE, ...view }, marks };
}
