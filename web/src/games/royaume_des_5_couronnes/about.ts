import type { About } from "~/lib/games.ts";

export const about: About = { order: 4, minutes: 60 };
