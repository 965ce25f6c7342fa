// The page as something installed: its worker, and what is kept for when no server answers.
import { GAMES } from "~/lib/games.ts";
import { root } from "~/lib/root.ts";
import { rulebook } from "~/lib/rulebook.ts";
import { examplesOf } from "~/rules/examples.ts";
import { words } from "~/lib/words.svelte.ts";

const WORKER = `${root}/worker.js`;

/** Whoever asks for the worker gets its newest version. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

/** Has the worker keep what this page was made of; where it is installed, the rules of all games, too. */
export async function settle(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await worker();
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ keep: files.filter((name) => name.startsWith(`${location.origin}${root}/assets/`)) });
  addEventListener("appinstalled", () => void bringRules());
  if (matchMedia("(display-mode: standalone)").matches) await bringRules();
}

/** Loads all that the rules need, so that they can be read without a server. */
async function bringRules(): Promise<void> {
  await import("~/screens/Rules.svelte");
  for (const game of GAMES) await Promise.all([rulebook(game, words.language), words.open(game), examplesOf(game)]);
}

/** A file that another program shared with the installed page; it is given once. */
export async function sharedFile(): Promise<string | null> {
  const at = `${root}/shared.json`;
  const found = await caches.match(at);
  for (const name of found ? await caches.keys() : []) await (await caches.open(name)).delete(at);
  return (await found?.text()) ?? null;
}

/** What was seen of games is not kept any more. */
export async function forgetSeen(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration(`${root}/`);
  found?.active?.postMessage({ forget: true });
}
