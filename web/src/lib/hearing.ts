// What a screen reader is told of an element beyond its name, and what can be read on it.

let last = 0;

/** Describes an element by sentences that are nowhere on the screen; what is returned takes them away again. */
export function described(node: Element, told: string): () => void {
  if (!told) return () => {};
  const note = document.createElement("span");
  note.id = `told-${(last += 1)}`;
  note.textContent = told;
  shelfOf(node).append(note);
  const untie = tied(node, note.id);
  return () => {
    note.remove();
    untie();
  };
}

/** Ties a description to an element, beside those it has; what is returned unties it. */
export function tied(node: Element, id: string): () => void {
  const others = () => (node.getAttribute("aria-describedby") ?? "").split(" ").filter((each) => each !== "" && each !== id);
  node.setAttribute("aria-describedby", [...others(), id].join(" "));
  return () => {
    if (others().length > 0) node.setAttribute("aria-describedby", others().join(" "));
    else node.removeAttribute("aria-describedby");
  };
}

const shelves = new WeakMap<Element, Element>();

/** Where descriptions lie, never shown: beside the page, or within a drawer, outside of which nothing counts. */
function shelfOf(node: Element): Element {
  const place = node.closest("dialog") ?? document.body;
  const shelf = shelves.get(place);
  if (shelf) return shelf;
  const made = Object.assign(document.createElement("div"), { hidden: true });
  made.dataset.told = "";
  place.append(made);
  shelves.set(place, made);
  return made;
}

/** The words that can be read on an element. */
export function readOn(node: Element): string {
  const isHidden = (each: Node) => each instanceof Element && !each.checkVisibility();
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (each) =>
    isHidden(each) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const read: string[] = [];
  for (let each = walk.nextNode(); each; each = walk.nextNode()) if (each instanceof Text) read.push(each.data);
  return read
    .join(" ")
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
