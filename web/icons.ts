// Makes single icons of the open icon sets importable: import lion from "icon:game-icons/lion".
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const need = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function iconSet(name: string): IconSet {
  let found = sets.get(name);
  if (!found) {
    found = JSON.parse(readFileSync(need.resolve(`@iconify-json/${name}/icons.json`), "utf8")) as IconSet;
    sets.set(name, found);
  }
  return found;
}

/** Resolves icon:SET/NAME to a module that holds the drawing of this one icon. */
export function icons(): Plugin {
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const [setName = "", name = ""] = id.slice(6).split("/");
      const set = iconSet(setName);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
      if (!icon) throw new Error(`${setName} has no icon “${name}”.`);
      const size = icon.width ?? set.width ?? 24;
      return `export default ${JSON.stringify({ body: icon.body, size })};`;
    },
  };
}
