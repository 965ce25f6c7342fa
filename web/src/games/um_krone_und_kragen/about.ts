import type { About } from "~/lib/games.ts";

export const about: About = { order: 1, minutes: 45 };
