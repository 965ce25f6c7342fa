// Answers and events as they arrive, with their words and the piece they sit on: both follow from their data.
import type { Offered, StoryLine } from "~/lib/messages.ts";
import type { Line, Offer } from "~/lib/sight.svelte.ts";
import { pieceOf, sentence, type Data, type Kinds } from "~/lib/wording.ts";

const GAMES = import.meta.glob<{ KINDS: Kinds; ON: Record<string, string> }>("~/games/*/data.ts", { eager: true });
const of = (game: string) => GAMES[`/src/games/${game}/data.ts`] ?? { KINDS: {}, ON: {} };

type Names = Record<string, string>; // words that have a name of their own at this table

/** A line of the story with its sentence. */
export function heard(line: StoryLine, game: string, names?: Names): Line {
  const told = line.told as Data;
  return { ...line, told, say: sentence("told", told, of(game).KINDS, names) };
}

/** An answer with its label and its piece. */
export function offered(choice: Offered, game: string, names?: Names): Offer {
  const act = choice.act as Data;
  const { KINDS, ON } = of(game);
  return { ...choice, act, label: sentence("label", act, KINDS, names), piece: pieceOf(act, ON[act.is]) };
}
