// The page of For a Crown; what each part is, ~/lib/games.ts tells.
import type { GamePage } from "~/lib/games.ts";
import type { Sight } from "~/lib/sight.svelte.ts";
import About from "./About.svelte";
import Board from "./Board.svelte";
import Counts from "./Counts.svelte";
import End from "./End.svelte";
import Own from "./Own.svelte";
import Prompt from "./Prompt.svelte";
import { storyIcon, storySound } from "./drawings.ts";
import { revealed, steps } from "./turning.ts";
import type { View } from "./view.ts";

/** “Round 2 of 4 · Reveal · card 7 of 15” */
function folio(sight: Sight<View>): string {
  const { view } = sight;
  if (!view) return "";
  const { round, rounds } = view;
  if (view.asks === "") return sight.t("screen-over", { round, rounds });
  if (view.asks === "family") return sight.t("ask-family");
  if (view.recruiting > 0) return sight.t("screen-recruit", { round, rounds, number: round === 1 ? view.recruiting : 0 });
  const card = revealed(sight).length;
  return sight.t("page-folio-reveal", { round, rounds, card, cards: card + view.pile });
}

/** A family's place by influence. */
function state(sight: Sight<View>, seat: number): string {
  const rank = (sight.view?.influence.indexOf(seat) ?? -1) + 1;
  if (!sight.view || sight.view.asks === "family") return "";
  return rank > 0 ? sight.t("page-rank", { rank }) : sight.t("page-out");
}

function hint(sight: Sight<View>): string {
  const { view } = sight;
  if (!view) return "";
  if (view.picked) return sight.t("page-hint-pay", { rubies: view.rubies[view.seat] ?? 0, coins: view.coins[view.seat] ?? 0 });
  if (view.asks === "recruit") return sight.t("page-hint-recruit");
  if (view.asks === "move" && sight.picked) return sight.t("page-hint-where");
  const row = steps(view).flatMap((step) => step.face ?? [step]);
  const now = row.findIndex((step) => step.state === "now") + 1;
  const which = now > 0 && row.length > 1 ? `${sight.t("page-hint-step", { now, all: row.length })} ` : "";
  return which + sight.t(`page-hint-${view.asks}`);
}

const game: GamePage<View> = {
  Board,
  Own,
  Counts,
  About,
  Prompt,
  End,
  folio,
  state,
  hint,
  crest: (sight, seat) => sight.view?.families[seat] ?? "",
  icon: storyIcon,
  sound: storySound,
};
export const page = game as unknown as GamePage;
