import type { About } from "~/lib/games.ts";

export const about: About = { order: 3, minutes: 40 };
