// This game's page; what each part is, ~/lib/games.ts tells.
import type { GamePage } from "~/lib/games.ts";
import About from "./About.svelte";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import Own from "./Own.svelte";
import type { View } from "./view.ts";

const game: GamePage<View> = { Board, Own, Counts, About, folio: () => "" };
export const page = game as unknown as GamePage;
