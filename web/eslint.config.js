// What is looked for in the page beyond its types and its form; those are left to svelte-check and prettier.
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/lib/messages.ts", "src/games/*/view.ts", "src/games/*/data.ts"] }, // made by tools/typescript.py
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-undef": "off", // the types know better
      "svelte/no-unused-svelte-ignore": "off", // takes the words of a reason for names of warnings
      "svelte/prefer-svelte-reactivity": "off", // what changes is replaced as a whole; plain maps are meant
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // They draw what the icon sets hold, laid in when the page is built; nobody's words come here.
    files: ["src/parts/{Icon,Crest}.svelte", "src/games/for_a_crown/Sign.svelte", "src/games/krone_und_schwert/Letter.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
