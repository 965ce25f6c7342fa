// Makes an element of a board a piece: clickable, focusable, named, with its reason when it cannot be played.
import type { Attachment } from "svelte/attachments";
import type { Sight, Offer } from "~/lib/sight.svelte.ts";

export interface PieceWords {
  name: string; // what a screen reader calls it, and the title of its tip
  facts?: string[]; // more sentences for the tip
  onpick?: () => void; // instead of answering at once
  legal?: boolean; // where the game knows more than the prompt (a card that may be chosen in a scene)
  chosen?: boolean;
  refused?: Offer[]; // the reasons that matter now, where a piece could be greyed for several
}

/**
 * {@attach piece(sight, "space:A:1,2", { name: "Meadow A:1,2" })} on any HTML or SVG element.
 * Sets the classes is-legal, is-greyed, is-picked (see style/house.css) and data-piece.
 */
export function piece(sight: Sight<never> | Sight, id: string, words: PieceWords): Attachment<HTMLElement | SVGElement> {
  const here = sight as Sight;
  return (node) => {
    const open = here.live ? here.at(id) : [];
    const refused = here.live ? (words.refused ?? here.refusedAt(id)) : [];
    const legal = words.legal ?? open.length > 0;
    const chosen = words.chosen ?? here.picked === id;
    const greyed = !legal && refused.length > 0;
    const facts = [...(words.facts ?? [])];
    node.dataset.piece = id;
    node.classList.toggle("is-legal", legal);
    node.classList.toggle("is-greyed", greyed);
    node.classList.toggle("is-picked", chosen);
    const active = legal || greyed || facts.length > 0;
    const isButton = node instanceof HTMLButtonElement;
    if (!isButton) node.setAttribute("role", legal || greyed ? "button" : active ? "note" : "img");
    if (active) node.setAttribute("tabindex", "0");
    else if (isButton) node.setAttribute("tabindex", "-1");
    else node.removeAttribute("tabindex");
    const why = refused[0]?.why_not ? here.say(refused[0].why_not) : "";
    node.setAttribute("aria-label", [named(node, words.name), ...(greyed ? [why] : [])].join(". "));
    toggled(node, "aria-disabled", greyed, "true");
    toggled(node, "aria-pressed", chosen, "true");

    const point = () => {
      here.pointed = { piece: id, name: words.name, facts, refused: legal ? [] : refused, at: node.getBoundingClientRect() };
    };
    const unpoint = () => {
      if (here.pointed?.piece === id) here.pointed = null;
    };
    const pick = (event: Event) => {
      if (!legal) {
        if (active) point();
        return;
      }
      event.stopPropagation();
      here.pointed = null;
      if (words.onpick) words.onpick();
      else here.pick(id);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      pick(event);
    };
    const listeners: [string, EventListener][] = [["click", pick]];
    if (active) listeners.push(["pointerenter", point], ["pointerleave", unpoint], ["focus", point], ["blur", unpoint]);
    if (!isButton) listeners.push(["keydown", key as EventListener]);
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    };
  };
}

/** The name of a piece; what can be read on it comes first, so that whoever speaks to the page may say that. */
function named(node: HTMLElement | SVGElement, name: string): string {
  const read = node instanceof HTMLElement ? node.innerText.replace(/\s+/g, " ").trim() : "";
  return read && !name.includes(read) ? `${read}. ${name}` : name;
}

function toggled(node: Element, name: string, on: boolean, value: string): void {
  if (on) node.setAttribute(name, value);
  else node.removeAttribute(name);
}
