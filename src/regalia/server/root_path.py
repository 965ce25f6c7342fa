"""A server below a path of somebody else's: https://example.org/games/ instead of https://example.org/."""

from __future__ import annotations

import re

from starlette.types import ASGIApp, Receive, Scope, Send

from regalia.core.errors import RegaliaError

ROOT = "regalia.root"  # in the scope of a request: the path below which it was asked
IS_URL = re.compile(r"https?://[A-Za-z0-9.\[\]:-]+(/[A-Za-z0-9_.~-]+)*")
IS_ROOT = re.compile(r"(/[A-Za-z0-9_.~-]+)*")


def checked_root(text: str) -> str:
    """A path that begins with a stroke and does not end with one; "" is the top."""
    root = text.rstrip("/")
    if IS_ROOT.fullmatch(root) is None or ".." in root:
        raise RegaliaError("Write a path of letters and digits, such as /games.")
    return root


def checked_url(text: str) -> str:
    """The address of the house as guests write it, without a stroke at the end; "" for none."""
    url = text.rstrip("/")
    if url and IS_URL.fullmatch(url) is None:
        raise RegaliaError(
            "Write the address at which guests find the house, such as https://tables.example.org/games."
        )
    return url


class BelowRoot:
    """Takes the path of the house away from each address, for proxies that pass it on as for those that do not."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app, self.root = app, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, as if the house stood at the top."""
        path = scope.get("path", "")
        if path == self.root or path.startswith(f"{self.root}/"):
            shorter = path[len(self.root) :] or "/"
            scope = {**scope, "path": shorter, "raw_path": shorter.encode()}
        await self.app({**scope, ROOT: self.root}, receive, send)


def page_below(html: str, root: str) -> str:
    """The page with its files below a path; it is told of the path, too."""
    placed = re.sub(r'(href|src)="/(?!/)', rf'\1="{root}/', html)
    return placed.replace("<head>", f'<head>\n    <meta name="root" content="{root}" />', 1)
