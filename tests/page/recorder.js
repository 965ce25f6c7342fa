// A person at a table whose clock runs from one event to the next: what is shown, and for how long, is kept.
(() => {
  const BLINK_MS = 40;
  let now = Date.now();
  let made = 1_000_000;
  let isWaiting = false; // for the server
  let asked = null; // the last update
  let line = null;
  let last = "";
  let hasChanged = true; // something on the page
  const timers = new Map();
  const moving = new WeakSet(); // motions that follow this clock
  const kept = (window.kept = { frames: [], states: [], sentences: {}, isOver: false });

  // --- the clock
  Date.now = () => now;
  const later = (deed, ms, every, more) => {
    timers.set((made += 1), { at: now + Math.max(0, Math.ceil(ms || 0)), every, deed: () => deed(...more) });
    return made;
  };
  window.setTimeout = (deed, ms, ...more) => later(deed, ms, 0, more);
  window.setInterval = (deed, ms, ...more) => later(deed, ms, Math.max(1, ms || 0), more);
  window.clearTimeout = window.clearInterval = (id) => void timers.delete(id);

  const left = (motion) => motion.effect.getComputedTiming().endTime - (motion.currentTime ?? 0);
  function motions() {
    const all = document.getAnimations().filter((motion) => motion.playState === "running" || moving.has(motion));
    for (const motion of all) if (!moving.has(motion)) (moving.add(motion), motion.pause());
    return all.filter((motion) => motion.playState === "paused" && Number.isFinite(left(motion)));
  }
  function goTo(at) {
    const passed = at - now;
    now = at;
    for (const motion of motions()) {
      if (left(motion) <= passed) motion.finish(); // and tells that it has ended
      else motion.currentTime += passed;
    }
    for (const [id, timer] of [...timers].filter(([, timer]) => timer.at <= now).sort(([, a], [, b]) => a.at - b.at)) {
      if (!timers.has(id)) continue;
      if (timer.every) timer.at = now + timer.every;
      else timers.delete(id);
      timer.deed();
    }
  }
  /** The next thing that happens by itself, and what follows within a blink; what comes again and again makes nothing happen. */
  function next() {
    const due = [...timers.values()].filter((timer) => !timer.every).map((timer) => timer.at);
    return Math.max(now + BLINK_MS, Math.min(...due, ...motions().map((motion) => now + Math.ceil(left(motion)))));
  }

  // --- the line
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...how) {
      super(...how);
      line = this;
      this.addEventListener("message", ({ data }) => {
        isWaiting = false;
        kept.frames.push(data);
        if (data.startsWith('{"type":"update"')) asked = JSON.parse(data);
      });
    }
    send(text) {
      isWaiting = true;
      super.send(text);
    }
  };

  // --- what is shown
  const isOver = () => document.querySelector("[data-screen=end]") !== null;
  function look() {
    if (isOver() || !hasChanged) return; // the count tells all
    hasChanged = false;
    const { standing, story, heard, telling } = window.looking;
    Object.assign(kept.sentences, story(kept.sentences));
    const state = { newest: Math.max(heard(), ...Object.keys(kept.sentences).map(Number)), ...standing(), ...telling() };
    const text = JSON.stringify(state);
    if (text !== last) kept.states.push({ at: now, ...state });
    last = text;
  }

  // --- the hand
  let luck = 1;
  const chance = () => (luck = (luck * 48271) % 2147483647) / 2147483647;
  /** A scene that is over goes when somebody says so, who has looked at it; nobody here hurries one. */
  const LOOKS_MS = 4_000;
  let looksAt = null;
  function close() {
    const isTelling = document.querySelector("[data-revolt] .steps i:not(.stay)");
    const button = isTelling ? null : document.querySelector("main.board .btn.primary");
    if (!button || button === looksAt) return;
    looksAt = button;
    setTimeout(() => button.click(), LOOKS_MS);
  }
  /** Answers what the page asks, as soon as it does. */
  function act() {
    close();
    const { question, prompt } = asked ?? {};
    const choices = prompt?.choices ?? [];
    if (!document.title.startsWith("●") || choices.length === 0) return false;
    asked = null;
    line.send(JSON.stringify({ type: "play", question, actions: [choices[Math.floor(chance() * choices.length)].action] }));
    return true;
  }

  // --- the game
  const channel = new MessageChannel();
  const breath = () => new Promise((done) => ((channel.port1.onmessage = done), channel.port2.postMessage(0)));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** Time stands while nothing is to happen here: all that is shown then comes from the server. */
  window.playOut = async () => {
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(() => (hasChanged = true)).observe(document, all);
    while (!isOver()) {
      await breath();
      look();
      const at = next();
      if (isWaiting || act() || !Number.isFinite(at)) await frame();
      else goTo(at);
    }
    kept.states.push({ ...kept.states.at(-1), at: now }); // how long the last of them stayed
    kept.isOver = true;
  };
})();
