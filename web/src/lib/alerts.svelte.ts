// Tells whoever looks elsewhere that it is his move: title, favicon, a small bell, a notification where allowed.
import { root } from "~/lib/root.ts";
import type { GamePage } from "~/lib/games.ts";
import type { Line } from "~/lib/line.svelte.ts";
import { notify, unnotify } from "~/lib/notices.ts";
import { settings } from "~/lib/settings.svelte.ts";
import { play } from "~/lib/sounds.ts";
import { t } from "~/lib/words.svelte.ts";

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]");

/** Must whoever looks go on now? Who only may speak while another decides is not disturbed. */
export function isDue(line: Pick<Line, "isAsked" | "recap" | "seat" | "view">, page: Pick<GamePage, "turn">): boolean {
  if (!line.isAsked || !line.view) return line.recap !== null;
  return (page.turn?.(line.view) ?? line.view.asked).includes(line.seat);
}

const SHAKE_MS = [60, 60, 60]; // twice, short

export class Alerts {
  #asked = false;
  #heard = -1;

  /** Looks at a table; called again whenever it changes. */
  watch(line: Line, page: GamePage): void {
    const asked = isDue(line, page);
    const title = line.t("game-title");
    document.title = asked ? `● ${t("page-your-move")} · ${title}` : `${title} · Regalia`;
    const link = icon();
    if (link) link.href = root + (asked ? "/favicon-turn.svg" : "/favicon.svg");
    const last = line.news[line.news.length - 1];
    if (last && last.n !== this.#heard && settings.sound && !document.hidden) play(page.sound?.(last) || "quill");
    if (last) this.#heard = last.n;
    if (asked && !this.#asked) this.#ring(title, line);
    else if (!asked && this.#asked) void unnotify(`${root}/t/${line.table}`);
    this.#asked = asked;
  }

  #ring(game: string, line: Line): void {
    if (settings.sound) play("bell");
    if (settings.shakes) navigator.vibrate?.(SHAKE_MS);
    if (!document.hidden) return;
    const title = t("page-told-of", { name: t("page-your-move"), what: game });
    void notify({ table: `${root}/t/${line.table}`, title, text: line.prompt ? line.say(line.prompt.sentence) : "" });
  }

  end(): void {
    document.title = "Regalia";
    const link = icon();
    if (link) link.href = `${root}/favicon.svg`;
  }
}
