import type { About } from "~/lib/games.ts";

export const about: About = { order: 2, minutes: 90 };
