// As much of a browser as the page's logic asks for when it is loaded: settings, an address, a clock.
const settings = new Map<string, string>();

const events = new EventTarget();

const browser = {
  addEventListener: events.addEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
  window: globalThis,
  location: new URL("http://table.example/t/ABCD"),
  localStorage: {
    getItem: (name: string) => settings.get(name) ?? null,
    setItem: (name: string, value: string) => settings.set(name, value),
  },
  document: Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {}, lang: "" }, querySelector: () => null }),
  navigator: { languages: ["en"] },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
};

for (const [name, value] of Object.entries(browser)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
