// What an answer costs and what comes of it, in a few words: all of it stands in the answer.
import type { Consequence } from "~/lib/games.ts";
import type { Offer } from "~/lib/sight.svelte.ts";
import { t } from "~/lib/words.svelte.ts";
import type { Act, PayAct, Table } from "./data.ts";
import { coin, openChest, ruby } from "./drawings.ts";
import { cardName } from "./reading.ts";

type Choice = Pick<Offer<Act>, "act" | "lasting">;

/** In coins or rubies. */
export function price(_sight: Table, { act }: Choice): number | undefined {
  if (act.is === "bribe") return act.raccoons || undefined;
  return act.is === "recruit" || act.is === "blind" ? (act.price ?? undefined) : undefined;
}

/** In a few words, under a button or in a tip. */
export function outcome(sight: Table, { act, lasting }: Choice): string {
  const ends = lasting === "turn" && act.is !== "pay" ? t("page-ends-turn") : ""; // every payment does
  return [plainly(sight, act), ends].filter(Boolean).join(", ");
}

function plainly(sight: Table, act: Act): string {
  switch (act.is) {
    case "recruit":
    case "blind":
      return sight.t(`page-comes-${act.is}`, { rounds: act.rounds });
    case "pay":
      return left(sight, act);
    case "bribe":
      return sight.t("page-comes-bribe", { number: act.raccoons });
    case "raccoon":
      return sight.t("page-comes-raccoon", { number: act.raccoons });
    case "hit":
      return sight.t(act.heirloom ? "page-comes-hit" : "page-comes-last-hit");
    case "move":
      return sight.t("page-scandal-there", { loss: act.scandal });
    case "turn":
      return sight.t("page-comes-turn", { number: sight.view?.pile ?? 0 });
    case "decline":
    case "pass":
      return sight.t(`page-comes-${act.is}`);
  }
  return "";
}

/** What counts in the end, and is left in the chest. */
function left(sight: Table, { sale, rubies_left: rubies }: PayAct): string {
  return typeof rubies === "number" ? sight.t(sale ? "page-comes-sale" : "page-comes-left", { rubies }) : "";
}

/** What is shown before it is sent: what leaves the chest, or what comes of it. */
export function consequences(sight: Table, { act }: Choice): Consequence[] {
  if (act.is !== "pay") return plainly(sight, act) ? [{ text: plainly(sight, act) }] : [];
  return [
    { icon: coin, number: act.coins, text: sight.t("page-coins", { number: act.coins }) },
    { icon: ruby, number: act.rubies, text: sight.t("page-rubies", { number: act.rubies }) },
    { icon: openChest, number: Number(act.sale), text: sight.t("page-heirloom-sold") },
  ]
    .filter(({ number }) => number > 0)
    .map(({ icon, number, text }) => ({ icon, text, ...(icon === openChest ? {} : { sign: `−${number}` }) }));
}

/** What is asked once more. */
export function question(sight: Table, { act, label }: Offer<Act>): string {
  if (act.is === "recruit") return sight.t("page-really-recruit", { card: cardName(sight, act.card) });
  return t("page-really", { what: sight.say(label) });
}

/** And what one then presses. */
export const verb = (sight: Table, choice: Offer<Act>): string => (choice.act.is === "pay" ? sight.t("page-pay") : short(sight, choice));

/** An answer in a word, where what is picked up says the rest. */
export const short = (sight: Table, { act, label }: Offer<Act>): string =>
  act.is === "recruit" ? sight.t("page-recruit") : sight.say(label);

/** Price and outcome of what a piece can do now, for the ear; the eye has the tip. */
export function aloud(sight: Table, piece: string): string[] {
  return (sight.live ? sight.at(piece) : []).map((choice) => {
    const paid = price(sight, choice);
    return [paid === undefined ? "" : `${sight.t("screen-price", { price: paid })}. `, outcome(sight, choice)].join("");
  });
}
