// What all parts of an evening say alike.
import { root } from "~/lib/root.ts";
import type { EveningInfo } from "~/lib/messages.ts";

const HALF = "½";

/** Points as they are called out: 2½. */
export function halves(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? `${whole}` : `${whole || ""}${HALF}`;
}

/** Where the evening is, for a link or a QR code. */
export const addressOf = (evening: EveningInfo): string => `${location.origin}${root}/e/${evening.id}`;

/** A code as it is read aloud: “nuzo-guna-bido”. */
export const spoken = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? "";

/** The number of the deal that is played, from 1; of the next one, if none is. */
export function dealOf({ deals }: EveningInfo): number {
  const running = deals.findIndex(({ state }) => state === "running");
  return 1 + (running >= 0 ? running : deals.findIndex(({ state }) => state === "coming"));
}

/** How many deals are over. */
export const overOf = ({ deals }: EveningInfo): number => deals.filter(({ state }) => state === "over").length;

/** The guests who are still here. */
export const hereOf = ({ guests }: EveningInfo): number => guests.filter(({ gone }) => !gone).length;
