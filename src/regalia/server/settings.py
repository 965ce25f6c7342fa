"""How a server is run: where, and within which limits."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What one address, one connection and all together may ask for."""

    body_bytes: int = 262_144
    requests_a_second: float = 20.0  # per address, after a burst
    requests_at_once: int = 200
    messages_a_second: float = 15.0  # per connection, after a burst
    messages_at_once: int = 60
    chat_a_second: float = 1.0  # per person at a table, after a burst: every line is kept
    chat_at_once: int = 15
    watchers_chat_a_second: float = 2.0  # of all watchers of a table together
    watchers_chat_at_once: int = 20
    chat_lines: int = 500  # kept for good, of each seat and of all watchers of a table
    wrong_codes_a_minute: float = 10.0  # per address
    wrong_codes_at_once: int = 10
    tables: int = 20_000  # open or being played
    tables_an_hour: int = 300  # set by one address
    head_bytes: int = 65_536  # until the headers of a request are complete
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    lines_per_address: int = 300  # of TCP, whatever is asked on them
    connections: int = 20_000
    connections_per_address: int = 200
    connections_per_table: int = 100


class Settings(msgspec.Struct, frozen=True):
    """Everything a server must be told; the defaults suit friends on one machine."""

    database: str = "regalia.db"
    limits: Limits = Limits()
    bot_workers: int = 1
    bot_think_ms: int = 1_000
    bot_memory_mb: int = 768  # a process of bots that holds more is replaced
    bot_pause_ms: int = 700  # from question to answer where people look on, be it easy or hard
    window_ms: int = 4_000  # for which a bot in no hurry lets people speak, where its own answer would end it for them
    absent_after_ms: int = 120_000  # a person who is asked and not connected for so long is played by a bot
    idle_after_ms: int = 300_000  # a table that nobody looks at leaves the memory
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks that may say for whom they ask
    allowed_hosts: tuple[str, ...] = ()  # names of this server, besides those of this machine
    metrics_token: str = ""  # whoever shows it may read /metrics; "": nobody
    version: str = ""  # of Regalia
    engine: str = ""  # compiled or interpreted
    page: str = ""  # the folder of the built page; "" looks for it in the package


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
    lines_per_address=1_000_000,
    connections=1_000_000,
    connections_per_address=1_000_000,
)
