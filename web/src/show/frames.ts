// A whole game in two minutes: moments with a remark stay for their reading time, what lies between is told together.
import type { Comment, Shot } from "~/show/comments.ts";
import { FACTOR, type Pace } from "~/lib/pace.ts";

/** What is shown at once. */
export interface Frame extends Shot {
  comment: Comment | null;
  shots: number; // so many moments in one
}

const PLAIN_MS = 450;
const PLAIN_FRAMES = 80; // for all that has no remark, shared out among the stretches between two remarks
const BEGIN_MS = 1_200; // until the eye has found the marks
const CHARACTER_MS = 45;

/** The frames of a game: each remark is made once, at the first moment it fits. */
export function framesOf(shots: Shot[], comments: readonly Comment[]): Frame[] {
  const stretches = cut(shots, comments);
  const all = stretches.reduce((sum, { plain }) => sum + Math.sqrt(plain.length), 0);
  return stretches.flatMap(({ plain, frame }) => {
    const many = Math.round((PLAIN_FRAMES * Math.sqrt(plain.length)) / all);
    return [...together(plain, many), ...(frame ? [frame] : [])];
  });
}

/** Moments without a remark, and the remark that ends them. */
interface Stretch {
  plain: Shot[];
  frame: Frame | null;
}

function cut(shots: readonly Shot[], comments: readonly Comment[]): Stretch[] {
  const open = new Set(comments);
  const found: Stretch[] = [{ plain: [], frame: null }];
  for (const shot of shots) {
    const last = found[found.length - 1]!;
    const ended = found[found.length - 2]?.frame;
    const comment = [...open].find(({ when }) => when(shot));
    if (comment) {
      open.delete(comment);
      last.frame = { ...shot, comment, shots: 1 };
      found.push({ plain: [], frame: null });
    } else if (ended?.comment?.along?.(shot) && last.plain.length === 0) Object.assign(ended, joined(ended, shot));
    else last.plain.push(shot);
  }
  return found;
}

const joined = (one: Frame, next: Shot): Frame => ({
  ...one,
  view: next.view,
  lines: [...one.lines, ...next.lines],
  shots: one.shots + 1,
});

/** Moments told as so many, at least one. */
function together(shots: readonly Shot[], many: number): Frame[] {
  const frames: Frame[] = [];
  const most = Math.max(1, Math.min(many, shots.length));
  shots.forEach((shot, place) => {
    const isNew = Math.floor((place * most) / shots.length) === frames.length;
    if (isNew) frames.push({ ...shot, comment: null, shots: 1 });
    else frames.push(joined(frames.pop()!, shot));
  });
  return frames;
}

/** How long a frame stays whose remark has so many characters. */
export const frameMs = (characters: number, pace: Pace): number =>
  FACTOR[pace] * (characters > 0 ? BEGIN_MS + CHARACTER_MS * characters : PLAIN_MS);
