// How fast the engine is as plain Python in WebAssembly: node tools/offline_engine.mjs PYODIDE SITE, where PYODIDE is the folder of the npm
// package pyodide, and SITE one with msgspec (its wheel for Pyodide), mypy_extensions and the sources of regalia. See ADR 53.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, site] = process.argv.slice(2);
const clock = () => performance.now();
const began = clock();
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const py = await loadPyodide({ indexURL: pyodide });
const loaded = clock();

/** Copies a folder into the memory of the interpreter; how many bytes. */
function copy(from, to) {
  py.FS.mkdirTree(to);
  let bytes = 0;
  for (const name of readdirSync(from)) {
    if (name === "page" || name === "__pycache__") continue;
    const path = join(from, name);
    if (statSync(path).isDirectory()) bytes += copy(path, `${to}/${name}`);
    else if (/\.(py|json|ftl|md|so|npz|toml|bin|pyi)$/.test(name)) {
      const content = readFileSync(path);
      py.FS.writeFile(`${to}/${name}`, content);
      bytes += content.length;
    }
  }
  return bytes;
}
const bytes = copy(site, "/site");
console.log(`interpreter ${Math.round(loaded - began)} ms, sources and msgspec ${Math.round(bytes / 1024)} KiB`);
py.runPython(`
import sys, time
sys.path.insert(0, "/site")
start = time.perf_counter()
from regalia.bots.registry import make_bot
from regalia.core.dice import Dice
from regalia.core.fairness import Secret
from regalia.core.registry import games
from regalia.core.table import new_table
print(f"import {1000 * (time.perf_counter() - start):.0f} ms")
for name, game in games().items():
    seats = max(3, game.players[0])
    for level in ("page", "squire", "knight"):
        table = new_table(game, seats, Secret("ab" * 32))
        bots = [make_bot(level, game, table.terms, 7 + seat) for seat in range(seats)]
        times = []
        while len(times) < (30 if level != "knight" else 6) and not table.is_over:
            seat = table.waiting()[0]
            prompt = table.prompt(seat)
            start = time.perf_counter()
            action = bots[seat].choose(prompt.view, prompt)
            times.append(time.perf_counter() - start)
            table.play(seat, (action,))
        times.sort()
        print(f"{name} {level}: median {1000 * times[len(times) // 2]:.1f} ms, longest {1000 * times[-1]:.0f} ms of {len(times)} answers")
`);
