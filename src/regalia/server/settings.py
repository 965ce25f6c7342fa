"""How a server is run: where, and within which limits.

Every field says what it is for: the table in docs/settings.md, flags, environment and file are made from it. A field
has another name for operators where `extra` gives one, and another unit where it says how many of ours make one.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Rate = Annotated[float, Meta(gt=0)]
Seconds = Annotated[float, Meta(gt=0)]
Many = Annotated[int, Meta(ge=1)]
Some = Annotated[int, Meta(ge=0)]
Port = Annotated[int, Meta(ge=0, le=65_535)]
Bots = Annotated[int, Meta(ge=0, le=64)]


def says(sentence: str, name: str = "", times: int = 1, *, secret: bool = False) -> Meta:
    """What a setting is for, and how operators call and count it."""
    return Meta(description=sentence, extra={"name": name, "times": times, "secret": secret})


class Limits(msgspec.Struct, frozen=True):
    """What one address, one connection and all together may ask for."""

    body_bytes: Annotated[Many, says("the body of a request")] = 262_144
    requests_a_second: Annotated[Rate, says("requests per address, after a burst")] = 20.0
    requests_at_once: Annotated[Many, says("that burst")] = 200
    messages_a_second: Annotated[Rate, says("messages on one socket, after a burst")] = 15.0
    messages_at_once: Annotated[Many, says("that burst")] = 60
    chat_a_second: Annotated[Rate, says("lines of chat per person at a table, after a burst")] = 1.0
    chat_at_once: Annotated[Many, says("that burst")] = 15
    watchers_chat_a_second: Annotated[Rate, says("lines of all watchers of a table together, after a burst")] = 2.0
    watchers_chat_at_once: Annotated[Many, says("that burst")] = 20
    chat_lines: Annotated[Some, says("lines kept for good, of each seat and of all watchers of a table")] = 500
    wrong_codes_a_minute: Annotated[Rate, says("wrong codes per address, after a burst")] = 10.0
    wrong_codes_at_once: Annotated[Many, says("that burst")] = 10
    tables: Annotated[Many, says("tables that are open or being played")] = 20_000
    tables_an_hour: Annotated[Many, says("tables set by one address")] = 300
    mails_a_day: Annotated[Many, says("mails to one address, whoever asks for them")] = 30
    messages_tried_an_hour: Annotated[Many, says("ways to be told that one address sets up or tries out")] = 20
    reviews_an_hour: Annotated[Many, says("finished games that one address may have weighed")] = 60
    invitations_an_hour: Annotated[Many, says("friends whom one person asks to tables")] = 60
    reports_an_hour: Annotated[Many, says("reports of one person, and of one address")] = 10
    head_bytes: Annotated[Many, says("until the headers of a request are complete")] = 65_536
    head_seconds: Annotated[Seconds, says("until they are complete")] = 10.0
    body_seconds: Annotated[Seconds, says("until the body of a request is complete")] = 30.0
    lines_per_address: Annotated[Many, says("connections of TCP, whatever is asked on them")] = 300
    connections: Annotated[Many, says("sockets in all")] = 20_000
    connections_per_address: Annotated[Many, says("sockets of one address")] = 200
    connections_per_table: Annotated[Many, says("sockets at one table")] = 100


class Settings(msgspec.Struct, frozen=True):
    """Everything a server must be told; the defaults suit friends on one machine."""

    host: Annotated[str, says("where to listen; 0.0.0.0 for the whole network")] = "127.0.0.1"
    port: Annotated[Port | None, says("the port; 8080 if it is free, else another")] = None
    root_path: Annotated[str, says("the path under which a proxy shows the server, such as /games")] = ""
    database: Annotated[str, says("what keeps the tables: a file, or postgresql://…")] = "regalia.db"
    bus: Annotated[str, says("how processes hear of each other: empty for PostgreSQL's own way, or nats://…")] = ""
    processes: Annotated[Many, says("processes that serve together; more than one need PostgreSQL")] = 1
    limits: Limits = Limits()
    no_limits: Annotated[bool, says("no limits on rates and numbers, to measure what the server can do")] = False
    bot_workers: Annotated[Bots, says("processes in which bots think", "bots")] = 1
    bots_from: Annotated[
        str, says("a farm of bots, nats://…; the processes above then think only while no farm is there")
    ] = ""
    bot_think_ms: Annotated[Some, says("how long a bot thinks at most")] = 1_000
    bot_memory_mb: Annotated[Many, says("a process of bots that holds more is replaced")] = 768
    bot_pause_ms: Annotated[Some, says("ms from question to a bot's answer where people look on", "pause")] = 700
    bot_step_ms: Annotated[Some, says("the same for each further answer of a turn")] = 350
    window_ms: Annotated[Some, says("how long a bot lets people speak before its own answer ends it for them")] = 4_000
    absent_after_ms: Annotated[Many, says("who is asked and not connected for so long is played by a bot")] = 120_000
    idle_after_ms: Annotated[
        Many, says("seconds after which a table that nobody looks at leaves the memory", "idle", 1_000)
    ] = 300_000
    trusted_proxies: Annotated[
        tuple[str, ...], says("proxies before this server, or their networks: they may say for whom they ask")
    ] = ()
    allowed_hosts: Annotated[tuple[str, ...], says("names of this server, such as tables.example.org")] = ()
    metrics_port: Annotated[Port | None, says("figures for Prometheus at this port, for this machine only")] = None
    metrics_token: Annotated[
        str, says("figures at /metrics of the main port, for whoever shows it; better in the environment", secret=True)
    ] = ""
    admin_token: Annotated[
        str, says("the house can be run over the network by whoever shows it; better in the environment", secret=True)
    ] = ""
    public_url: Annotated[
        str,
        says(
            "where guests find this house, such as https://tables.example.org; only then anybody away is told of a move"
        ),
    ] = ""
    mail_server: Annotated[
        str, says("hands out mails: smtp://USER:PASSWORD@HOST:587 or smtps://…; better in the environment", secret=True)
    ] = ""
    mail_from: Annotated[str, says("the address from which mails come")] = ""
    tell_after_ms: Annotated[
        Some, says("seconds until somebody away is told that it is his move", "tell_after", 1_000)
    ] = 60_000
    inner_networks: Annotated[
        tuple[str, ...], says("networks in this house into which messages may go; others are closed to them")
    ] = ()
    keep_open_days: Annotated[Some, says("a table that never began is forgotten after so long; 0: never")] = 14
    keep_playing_days: Annotated[Some, says("a game at which nothing happens is forgotten; 0: never")] = 180
    keep_over_days: Annotated[Some, says("a finished game is forgotten after so long; 0: never")] = 0
    json: Annotated[bool, says("the log as one JSON object per line")] = False
    page: Annotated[str, says("the folder of the built page; empty: the one in the package")] = ""
    siblings: str = ""  # a folder in which the processes that listen at the same port find each other
    version: str = ""  # of Regalia
    engine: str = ""  # compiled or interpreted


UNLIMITED = Limits(
    requests_a_second=1e6,
    requests_at_once=1_000_000,
    messages_a_second=1e6,
    messages_at_once=1_000_000,
    chat_a_second=1e6,
    chat_at_once=1_000_000,
    watchers_chat_at_once=1_000_000,
    chat_lines=1_000_000,
    wrong_codes_at_once=1_000_000,
    tables=1_000_000,
    tables_an_hour=1_000_000,
    mails_a_day=1_000_000,
    messages_tried_an_hour=1_000_000,
    reviews_an_hour=1_000_000,
    reports_an_hour=1_000_000,
    invitations_an_hour=1_000_000,
    lines_per_address=1_000_000,
    connections=1_000_000,
    connections_per_address=1_000_000,
)
