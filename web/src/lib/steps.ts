// What a server sends, cut into the steps in which it is shown: the moments on the way, and the end of it.
import type { StoryLine, Update } from "~/lib/messages.ts";
import type { Data } from "~/lib/wording.ts";

/** What is shown at once: the fields that changed, the lines that came with them, and at the end of the way the update. */
export interface Step {
  fields: Record<string, unknown>;
  whole: boolean;
  from: number;
  lines: StoryLine[];
  update: Update | null;
  isBeat: boolean; // a moment that everybody must see
}

/** Is whoever looks asked something, or is the game over? What led to it is then a step of its own. */
const isEnd = (update: Update): boolean => Boolean(update.result) || (update.prompt?.choices?.length ?? 0) > 0;
export const asks = ({ update }: Step): boolean => (update?.prompt?.choices?.length ?? 0) > 0;

/** An update cut into steps. */
export function steps(update: Update): Step[] {
  const lines = update.story ?? [];
  const found: Step[] = [];
  let from = update.story_from;
  for (const beat of update.beats ?? []) {
    const told = lines.filter((line) => line.n >= from && line.n < beat.until);
    found.push({ fields: beat.view, whole: false, from, lines: told, update: null, isBeat: true });
    from = Math.max(from, beat.until);
  }
  const rest = lines.filter((line) => line.n >= from);
  const last = { fields: update.view, whole: update.whole ?? false, from, lines: rest, update, isBeat: false };
  if (!isEnd(update) || rest.length === 0) return [...found, last];
  const end = rest[rest.length - 1]?.n ?? from;
  return [...found, { ...last, update: null }, { ...last, whole: false, from: end + 1, lines: [] }];
}

/** A queue with more steps behind it; a question at its end that nobody has seen is past by then. */
export function joinedTo(queue: Step[], more: Step[]): Step[] {
  const last = queue[queue.length - 1];
  const [first, ...rest] = more;
  if (!last || !first || !asks(last) || last.lines.length > 0) return [...queue, ...more];
  const fields = first.whole ? first.fields : { ...last.fields, ...first.fields };
  return [...queue.slice(0, -1), { ...first, fields, whole: first.whole || last.whole }, ...rest];
}

/** Two things that happened one after the other, told as one; null where each is told for itself. */
export type Join = (one: Data, next: Data) => Data | null;

/** The first step of a queue, with those after it that are told together with it. */
export function taken(queue: Step[], join?: Join): Step | undefined {
  let step = queue.shift();
  while (step && join && queue[0] && areOne(step, queue[0], join)) step = merged(step, queue.shift() as Step);
  return step;
}

function areOne(step: Step, next: Step, join: Join): boolean {
  const last = step.lines[step.lines.length - 1]?.told as Data | undefined;
  const [first, ...more] = next.lines;
  if (!last || !first || more.length > 0 || next.from <= step.from || next.isBeat || next.whole) return false;
  return join(last, first.told as Data) !== null;
}

function merged(step: Step, next: Step): Step {
  return { ...next, fields: { ...step.fields, ...next.fields }, whole: step.whole, from: step.from, lines: [...step.lines, ...next.lines] };
}

/** Lines as they are told: those that belong together as one, under the number of the first; the same again is counted. */
export function together<L extends { told: Data; times?: number }>(lines: readonly L[], join: Join | undefined, say: (line: L) => L): L[] {
  const found: L[] = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    const told = join && last ? join(last.told, line.told) : null;
    if (last && told) found[found.length - 1] = say({ ...last, told });
    else if (last && isSame(last.told, line.told)) found[found.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
    else found.push(line);
  }
  return found;
}

const isSame = (one: Data, other: Data): boolean => one.is === other.is && JSON.stringify(one) === JSON.stringify(other);
