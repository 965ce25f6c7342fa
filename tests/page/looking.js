// What a table shows: its words, the names that are only heard, and what can be read of what is being told.
(() => {
  const all = (chosen, within = document) => [...within.querySelectorAll(chosen)];
  const words = (node) => node.textContent.replace(/\s+/g, " ").trim();
  const texts = (chosen) => all(chosen).map(words).join(" | ");
  /** As a sentence is read: dice are drawn, and stand there in words as well. */
  function read(node) {
    const copy = node.cloneNode(true);
    for (const drawn of all("svg", copy)) drawn.remove();
    return words(copy);
  }
  function isSeen(node) {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    return bottom > Math.max(0, top) && right > left && top < innerHeight && left < innerWidth && node.checkVisibility();
  }
  const isShown = (chosen) => all(chosen).some(isSeen);
  const NAMES = ["aria-label", "title", "aria-description", "aria-valuetext", "alt"];
  const NAMED = NAMES.map((name) => `[${name}]`).join();
  const isThere = (one) => !one.closest("[inert]"); // what is on its way out is not
  const namesIn = (node) => all(NAMED, node).filter(isThere).flatMap((one) => NAMES.map((name) => one.getAttribute(name) ?? ""));
  const pieceOf = (one) => one.dataset.piece ?? one.getAttribute("aria-label"); // what else is written there depends on the room
  const lineOf = (link) => Number(/[?&]line=(\d+)/.exec(link.getAttribute("href"))[1]);

  /** How things stand, whatever is being told: the players, one's own pieces, and the head. */
  const standing = () => ({
    players: all(".players [data-seat]").map((seat) => [words(seat), ...namesIn(seat)].join(" ")),
    head: texts(".folio"),
    own: all(".pieces [data-piece], .pieces [aria-label]").filter(isThere).map(pieceOf).sort().join(" "),
  });
  /** The lines of the story that are not known yet, by their numbers. */
  function story(known = {}) {
    const links = all(".story a.line").map((link) => [lineOf(link), link]);
    return Object.fromEntries(links.filter(([n]) => !(n in known)).map(([n, link]) => [n, read(link)]));
  }
  const heard = () => Number(document.querySelector("[data-aloud]")?.dataset.newest ?? -1);
  /** What is being told, and all the words of the page but the story's. */
  const telling = () => ({
    scene: isShown("main.board [data-scene], main.board [data-revolt]"),
    ribbon: isShown("main.board [data-ribbon]"),
    asks: document.title.startsWith("●"),
    told: all("main.board [data-scene], main.board [data-ribbon], [data-prompt] .what").filter(isSeen).map(read).join(" "),
    rest: [document.title, texts("header, main, .players, .foot, dialog, [role=tooltip]"), ...namesIn(document)].join(" "),
  });
  window.looking = { standing, story, heard, telling };
})();
