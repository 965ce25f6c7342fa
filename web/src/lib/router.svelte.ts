// Addresses of the page: /, /t/TABLE, /replay/TABLE, /review/TABLE, /rules/GAME, /show/GAME, /puzzle/PUZZLE, /me, /e/EVENING, /admin, /about.
import { root } from "~/lib/root.ts";

export interface Place {
  screen: "home" | "table" | "replay" | "review" | "rules" | "show" | "puzzle" | "me" | "evening" | "admin" | "about" | "lost";
  of: string; // a table, a game, a puzzle or an evening
  query: URLSearchParams;
  hash: string;
}

const SCREENS: Record<string, Place["screen"]> = {
  "": "home",
  t: "table",
  replay: "replay",
  review: "review",
  rules: "rules",
  show: "show",
  puzzle: "puzzle",
  me: "me",
  admin: "admin",
  e: "evening",
  about: "about",
};

function placeOf(url: URL): Place {
  const [first = "", of = ""] = url.pathname.slice(root.length + 1).split("/");
  return { screen: SCREENS[first] ?? "lost", of: decodeURIComponent(of), query: url.searchParams, hash: url.hash.slice(1) };
}

class Router {
  place = $state.raw(placeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", root + path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Changes the address in place. Another moment of the same screen does not set that screen up anew. */
  rename(path: string): void {
    history.replaceState(null, "", root + path);
    const { screen, of } = placeOf(new URL(location.href));
    if (screen !== this.place.screen || of !== this.place.of) this.#arrive();
  }

  #arrive(): void {
    this.place = placeOf(new URL(location.href));
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented) return; // somebody else has taken it: a moment beside the table, say
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin || link.download) return;
    if (root && !link.pathname.startsWith(`${root}/`)) return; // a neighbour of ours
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname.slice(root.length) + link.search + link.hash);
  }
}

export const router = new Router();
