// Single keys that do something at a table. They are silent while somebody writes or a drawer is open.

export class Keys {
  readonly #listener: (event: KeyboardEvent) => void;

  constructor(deeds: Record<string, () => void>) {
    this.#listener = (event) => {
      const target = event.target as HTMLElement;
      if (event.metaKey || event.ctrlKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (target.closest("input, textarea, select, [contenteditable]")) return;
      if (event.key === " " && target.closest("button, a, [role=button]")) return;
      if (event.key >= "1" && event.key <= "9") return press(answers()[Number(event.key) - 1]);
      const lettered = event.shiftKey ? undefined : buttonOf(event.key.toUpperCase());
      if (lettered) return press(lettered);
      deeds[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.();
      if (event.key === " " && deeds[" "]) event.preventDefault();
    };
    addEventListener("keydown", this.#listener);
  }

  end(): void {
    removeEventListener("keydown", this.#listener);
  }
}

/** The button of the prompt that names this letter as its key; a greyed one says why. */
const buttonOf = (letter: string) =>
  /^[A-Z]$/.test(letter) ? document.querySelector(`[data-prompt] .btn[aria-keyshortcuts="${letter}"]`) : null;

/** The answers by number: the buttons of the prompt, then the pieces that can be picked; a piece that lies in two parts of the table counts once. */
function answers(): Element[] {
  const buttons = document.querySelectorAll('[data-prompt] .btn:not([aria-disabled], [data-pace] *, [aria-keyshortcuts="U"])');
  const places = new Map<string, Element | null>(); // where each piece is first met
  return [...buttons, ...document.querySelectorAll(".is-legal[data-piece], [data-answer]")].filter((each) => {
    if (each.getClientRects().length === 0) return false;
    const piece = each.getAttribute("data-piece");
    const part = each.closest("[data-part]");
    if (piece && !places.has(piece)) places.set(piece, part);
    return !piece || places.get(piece) === part;
  });
}

const press = (answer: Element | undefined) => answer?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
