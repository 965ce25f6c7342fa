// What moves at this table: dice to the side, cards from the court, the king from player to player.
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { still } from "~/lib/settings.svelte.ts";

const SLIDE = 240;
const SCENE = 400;
const none = (): TransitionConfig => ({ duration: 0 });

/** How long something takes; nothing, where things should stand still. */
export const lasting = (ms: number): number => (still() ? 0 : ms);

/** A die leaves one tray and arrives in the other. */
export const [leave, land] = crossfade({ duration: () => lasting(SLIDE), easing: cubicOut, fallback: none });

/** A card comes from where it lay: a place of the court, or the entry of whoever held it. */
export function arrive(node: Element, { from, scene = false }: { from: string; scene?: boolean }): TransitionConfig {
  const source = document.querySelector(from);
  if (!source || still()) return none();
  const a = source.getBoundingClientRect();
  const b = node.getBoundingClientRect();
  const x = a.left + a.width / 2 - (b.left + b.width / 2);
  const y = a.top + a.height / 2 - (b.top + b.height / 2);
  const grown = scene ? 3 : 2;
  const css = (t: number, u: number) =>
    `position: relative; z-index: 9; transform: translate(${x * u}px, ${y * u}px) scale(${1 + (grown - 1) * Math.min(1, 2 * u)}); opacity: ${Math.min(1, t * 4)}`;
  return { duration: SCENE, easing: cubicOut, css };
}
