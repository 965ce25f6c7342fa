// How much room the screen has: one question, asked here alone. What reads the answer is drawn anew when it changes.
const query = matchMedia("(max-width: 720px)");
let isNarrow = $state(query.matches);
query.addEventListener("change", () => (isNarrow = query.matches));

/** Is there room for more than the board and one line: is this not a phone held upright? */
export const isRoomy = (): boolean => !isNarrow;
