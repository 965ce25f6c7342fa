// Tells whoever looks elsewhere that it is his move: title, favicon, a small bell, a notification where allowed.
import type { GamePage } from "~/lib/games.ts";
import type { Line } from "~/lib/line.svelte.ts";
import { settings } from "~/lib/settings.svelte.ts";
import { play } from "~/lib/sounds.ts";
import { t } from "~/lib/words.svelte.ts";

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]");

export class Alerts {
  #asked = false;
  #heard = -1;

  /** Looks at a table; called again whenever it changes. */
  watch(line: Line, page: GamePage): void {
    const asked = line.isAsked;
    const title = line.t("game-title");
    document.title = asked ? `● ${t("page-your-move")} · ${title}` : `${title} · Regalia`;
    const link = icon();
    if (link) link.href = asked ? "/favicon-turn.svg" : "/favicon.svg";
    const last = line.news[line.news.length - 1];
    if (last && last.n !== this.#heard && settings.sound && !document.hidden) play(page.sound?.(last) || "quill");
    if (last) this.#heard = last.n;
    if (asked && !this.#asked) this.#ring(title, line.prompt ? line.say(line.prompt.sentence) : "");
    this.#asked = asked;
  }

  #ring(title: string, sentence: string): void {
    if (settings.sound) play("bell");
    if (document.hidden && "Notification" in globalThis && Notification.permission === "granted") {
      new Notification(`${t("page-your-move")}: ${title}`, { body: sentence, icon: "/favicon-turn.svg", tag: "regalia-move" });
    }
  }

  end(): void {
    document.title = "Regalia";
    const link = icon();
    if (link) link.href = "/favicon.svg";
  }
}

/** May it still be asked whether notifications are welcome? */
export const mayAsk = (): boolean => "Notification" in globalThis && Notification.permission === "default";
