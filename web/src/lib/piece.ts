// Makes an element of a board a piece: clickable, focusable, named, with its reason when it cannot be played.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { described, readOn } from "~/lib/hearing.ts";
import { hasMargin, isRoomy } from "~/lib/room.svelte.ts";
import type { Sight, Offer } from "~/lib/sight.svelte.ts";

export interface PieceWords {
  name: string; // what a screen reader calls it, and the title of its tip
  facts?: string[]; // more sentences for the tip, and for a screen reader
  aloud?: string; // its name for a screen reader, where the eye sees more than its name
  unseen?: string[]; // sentences for a screen reader alone: what the eye sees around it
  onpick?: () => void; // instead of answering at once
  legal?: boolean; // where the game knows more than the prompt (a card that may be chosen in a scene)
  chosen?: boolean;
  open?: Offer[]; // the answers that matter now, where a piece could give several
  refused?: Offer[]; // the reasons that matter now, where a piece could be greyed for several
}

/** What lies on the element of a piece for as long as it is one. */
interface Held {
  deeds: Partial<Record<"click" | "pointerenter" | "pointerleave" | "focus" | "blur" | "keydown", (event: Event) => void>>;
  told: string; // the description it has
  untell: () => void;
  stop?: string | null; // how it wanted to be reached by Tab
  read: string; // what its name was made of
  named: string;
}
const HEARD = ["click", "pointerenter", "pointerleave", "focus", "blur", "keydown"] as const;
const held = new WeakMap<Element, Held>();
const left = new Set<Element>(); // those that are no pieces any more, unless they are made anew at once

/** Listens to an element once, whatever it may mean later: a step of a game makes all pieces anew, and most mean what they meant. */
function hold(node: Element): Held {
  left.delete(node);
  const known = held.get(node);
  if (known) return known;
  const made: Held = { deeds: {}, told: "", untell: () => {}, read: "", named: "" };
  for (const name of HEARD) node.addEventListener(name, (event) => made.deeds[name]?.(event));
  held.set(node, made);
  return made;
}

function leave(node: Element): void {
  const here = held.get(node);
  if (here) here.deeds = {};
  if (left.size === 0) queueMicrotask(forget);
  left.add(node);
}

function forget(): void {
  for (const node of left) {
    const here = held.get(node);
    here?.untell();
    if (here) [here.told, here.untell] = ["", () => {}];
  }
  left.clear();
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
    const spoken = words.aloud ?? words.name;
    const mine = hold(node);
    if (node.dataset.piece !== id) node.dataset.piece = id;
    node.classList.toggle("is-legal", legal);
    node.classList.toggle("is-greyed", greyed);
    node.classList.toggle("is-picked", chosen);
    const active = legal || greyed || facts.length > 0 || (words.unseen ?? []).length > 0;
    const isButton = node instanceof HTMLButtonElement;
    if (!isButton) put(node, "role", legal || greyed ? "button" : active ? "note" : "img");
    const stop = active ? "0" : isButton ? "-1" : null;
    if (mine.stop !== stop) put(node, "tabindex", (mine.stop = stop)); // else it is as the grid around it wants it
    const why = refused[0]?.why_not ? here.say(refused[0].why_not) : "";
    const call = (name: string) => put(node, "aria-label", greyed && !name.includes(why) ? `${name}. ${why}` : name);
    if (isButton || legal || greyed) named(node, mine, spoken, call);
    else call(spoken);
    const isUnsaid = (fact: string) => !spoken.includes(fact); // what the name tells is not told twice
    describe(node, mine, [...facts.filter(isUnsaid), ...(words.unseen ?? [])].join(" "));
    put(node, "aria-disabled", greyed ? "true" : null);
    put(node, "aria-pressed", chosen ? "true" : null);

    const point = () => {
      const [offers, reasons] = legal ? [words.open ?? open, []] : [[], refused];
      here.pointed = { piece: id, name: words.name, facts, offers, refused: reasons, at: node.getBoundingClientRect(), node };
      if (!legal) here.wonder(id);
    };
    untrack(() => here.pointed?.piece === id && here.pointed.refused.length === 0 && point()); // the reason has come
    const unpoint = () => {
      if (here.pointed?.piece === id) here.pointed = null;
    };
    const pick = (event: Event) => {
      if (!legal) {
        point();
        return;
      }
      event.stopPropagation();
      here.pointed = null;
      if (words.onpick) words.onpick();
      else here.pick(id);
    };
    const keydown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      pick(event);
    };
    const pointing = active || here.live ? { pointerenter: point, pointerleave: unpoint, focus: point, blur: unpoint } : {};
    mine.deeds = { click: pick, ...pointing, ...(isButton ? {} : { keydown }) };
    return () => leave(node);
  };
}

/** Tells more of a piece, unless that has been told. */
function describe(node: Element, mine: Held, told: string): void {
  if (mine.told === told) return;
  mine.untell();
  [mine.told, mine.untell] = [told, described(node, told)];
}

const unread: (() => () => void)[] = []; // names that wait until all pieces stand, so that the page is laid out once for all of them

/** The name of a piece to press; what can be read on it comes first, so that whoever speaks to the page may say that. */
function named(node: HTMLElement | SVGElement, mine: Held, name: string, call: (name: string) => void): void {
  const room = [isRoomy(), hasMargin()].join(); // a narrow card may say less
  const text = node instanceof HTMLElement ? (node.textContent ?? "").trim() : "";
  const read = [name, room, text].join("\n");
  if (text === "" || mine.read === read) return call(text === "" ? name : mine.named);
  call(name);
  if (unread.length === 0) queueMicrotask(readAll);
  unread.push(() => {
    [mine.read, mine.named] = [read, joined(readOn(node), name)];
    return () => call(mine.named);
  });
}

function readAll(): void {
  const calls = unread.splice(0).map((read) => read());
  for (const call of calls) call();
}

function joined(read: string, name: string): string {
  if (read.includes(name)) return read;
  return read && !name.includes(read) ? `${read}. ${name}` : name;
}

/** Sets an attribute, or takes it away; what is right already is not touched. */
function put(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
