// Tells the worker which files this build has: with them its bytes change whenever the page does, so browsers take the new one.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const KEPT = /^assets\/(.+\.(js|css|woff2))$/; // older fonts and pictures are fetched when they are needed
const EMPTY = "const FILES = [];";

/** Writes the names of all files into worker.js. */
export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    writeBundle({ dir }, bundle) {
      const path = join(dir ?? "", "worker.js");
      const names = Object.keys(bundle).flatMap((name) => KEPT.exec(name)?.[1] ?? []);
      const source = readFileSync(path, "utf8");
      if (!source.includes(EMPTY)) throw new Error("worker.js has no place for the names of the files.");
      writeFileSync(path, source.replace(EMPTY, `const FILES = ${JSON.stringify(names.sort())};`));
    },
  };
}
