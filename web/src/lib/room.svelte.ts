// How much room the screen has, and what points at it: questions, asked here alone. What reads an answer is drawn anew when it changes.

/** The answer to a question about the screen, kept up to date. */
function asked(question: string): () => boolean {
  const query = matchMedia(question);
  let answer = $state(query.matches);
  query.addEventListener("change", () => (answer = query.matches));
  return () => answer;
}

const isSmall = asked("(max-width: 720px), (max-height: 480px)");
const isWide = asked("(min-width: 1101px) and (min-height: 481px)");

const isFinger = asked("(hover: none)");

/** Does a finger point, which cannot rest on a thing without touching it? */
export const isTouched = (): boolean => isFinger();

/** Is there room for more than the board and one line: is this not a phone, upright or on its side? */
export const isRoomy = (): boolean => !isSmall();

/** Do players, story and chat stand in a margin beside the board? */
export const hasMargin = (): boolean => isWide();
