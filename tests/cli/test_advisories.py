"""regalia-dev advisories, against a list on this machine that speaks the API of OSV."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from click.testing import CliRunner, Result

from regalia.cli.dev import main
from regalia.cli.locks import ROOT, locked


class Osv(ThreadingHTTPServer):
    """A list of advisories: for each package the pages of names; and what it was asked."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), OsvHandler)
        self.weak: dict[str, list[list[str]]] = {}
        self.asked: list[dict[str, Any]] = []
        self.broken = b""

    def result(self, query: dict[str, Any]) -> dict[str, Any]:
        """What is known of one package."""
        pages = self.weak.get(query["package"]["name"], [])
        number = int(query.get("page_token", "0"))
        if number >= len(pages):
            return {}
        more = {"next_page_token": str(number + 1)} if number + 1 < len(pages) else {}
        return {"vulns": [{"id": name, "modified": "2026-01-01T00:00:00Z"} for name in pages[number]], **more}


class OsvHandler(BaseHTTPRequestHandler):
    """Speaks HTTP."""

    server: Osv

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked += body["queries"]
        self.reply({"results": [self.server.result(query) for query in body["queries"]]})

    def do_GET(self) -> None:
        name = self.path.rpartition("/")[2]
        self.reply({"id": name, "summary": f"About {name}", "affected": []})

    def reply(self, content: Any) -> None:
        data = self.server.broken or json.dumps(content).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *rest: object) -> None:
        """Quietly."""


@pytest.fixture
def osv() -> Iterator[Osv]:
    with Osv() as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def run(server: Osv | str, *arguments: str) -> Result:
    """The command, asking this list."""
    source = server if isinstance(server, str) else f"http://127.0.0.1:{server.server_address[1]}/"
    return CliRunner().invoke(main, ["advisories", "--source", source, *arguments], env={"COLUMNS": "120"})


def test_every_locked_version_is_asked_for_and_nothing_known_is_well(osv: Osv) -> None:
    result = run(osv, "--with", "dev")
    packages = locked(ROOT, ("dev",))
    assert result.exit_code == 0 and f"{len(packages)} packages: no advisory" in result.stdout
    asked = {(query["package"]["ecosystem"].lower(), query["package"]["name"], query["version"]) for query in osv.asked}
    assert asked == {(package.kind, package.name, package.version) for package in packages}


def test_what_is_known_is_shown_from_all_pages(osv: Osv) -> None:
    osv.weak = {"apsw": [["OSV-1"], ["OSV-2"]], "svelte": [["GHSA-3"]]}
    result = run(osv)
    assert result.exit_code == 1
    assert all(word in result.stdout for word in ("apsw", "OSV-1", "About OSV-2", "svelte", "GHSA-3"))


def test_no_network_is_told_in_a_sentence() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        result = run(f"http://127.0.0.1:{free.getsockname()[1]}")
    assert result.exit_code == 2 and "Is there a network?" in result.stderr and "Traceback" not in result.output


@pytest.mark.parametrize("answer", [b"<html>", b'{"results": [{}]}', b'{"results": "no"}'])
def test_an_answer_that_makes_no_sense_is_told(osv: Osv, answer: bytes) -> None:
    osv.broken = answer
    result = run(osv)
    assert result.exit_code == 2 and "127.0.0.1" in result.stderr and "Traceback" not in result.output


@pytest.mark.parametrize("source", ["http://osv.example.org", "file:///etc/passwd", "nonsense"])
def test_only_encrypted_lists_are_asked(source: str) -> None:
    result = run(source)
    assert result.exit_code == 2 and "begins with https" in result.stderr
