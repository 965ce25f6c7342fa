// Single keys that do something at a table. They are silent while somebody writes or a drawer is open.

export class Keys {
  readonly #listener: (event: KeyboardEvent) => void;

  constructor(deeds: Record<string, () => void>) {
    this.#listener = (event) => {
      const target = event.target as HTMLElement;
      if (event.metaKey || event.ctrlKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (target.closest("input, textarea, select, [contenteditable]")) return;
      if (event.key === " " && target.closest("button, a, [role=button]")) return;
      const number = Number(event.key);
      if (number >= 1 && number <= 9) return choose(number);
      deeds[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.();
      if (event.key === " " && deeds[" "]) event.preventDefault();
    };
    addEventListener("keydown", this.#listener);
  }

  end(): void {
    removeEventListener("keydown", this.#listener);
  }
}

/** The n-th button of the prompt. */
function choose(number: number): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>("[data-prompt] .btn:not([aria-disabled])");
  buttons[number - 1]?.click();
}
