import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";
import { worker } from "./worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [icons(), svelte(), worker()],
  resolve: { alias: { "~": here("src"), "#games": here("../src/regalia/games"), "#regalia": here("../src/regalia") } },
  build: {
    outDir: process.env.REGALIA_PAGE ?? here("../src/regalia/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's rules forbid what is not a file of its own
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  // What a script or a style loads lies beside it, so that the page may stand below any path (see lib/root.ts).
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
