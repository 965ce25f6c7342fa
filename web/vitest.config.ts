// Tests of the page's logic, without a browser: what needs one is in tests/page.
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte as it runs in a browser: what is derived follows what changes
    test: {
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/browser.ts"],
      isolate: false,
      maxWorkers: 1,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
