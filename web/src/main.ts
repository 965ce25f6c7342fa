import "./style/fonts.css";
import "./style/tokens.css";
import "./style/house.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "~/lib/words.svelte.ts";

// The words come first: no sentence is ever shown as its key.
await words.open();
mount(App, { target: document.body });

// Only when all is shown: what is kept for later must not make anybody wait now.
const idle = globalThis.requestIdleCallback ?? setTimeout;
idle(() => void import("~/lib/installed.ts").then(({ settle }) => settle()).catch(() => {}));
