"""The settings of a server: its database, the origins that it answers, its limits. Made by the command line and by tests."""

import os
from pathlib import Path

import msgspec


def default_database() -> str:
    """One file in the place that the system has for data of programs."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "quadriga" / "tables.sqlite")


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one person may ask of a server. Generous for people, tight for scripts."""

    tables_of_a_guest: int = 40
    """Tables opened by one guest that are not over."""
    tables_an_hour: int = 60
    requests_a_second: float = 20.0
    requests_at_once: int = 80
    """The bucket of REST requests of one guest or address."""
    messages_a_second: float = 60.0
    messages_at_once: int = 120
    """The bucket of live messages of one connection."""
    chat_a_second: float = 0.5
    chat_at_once: int = 8
    """The bucket of what one guest says, at all tables."""
    chat_length: int = 500
    message_bytes: int = 8_192
    body_bytes: int = 65_536
    connections_of_a_guest: int = 60
    guests_an_hour: int = 200
    """New guests from one address."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """A whole server."""

    database: str = msgspec.field(default_factory=default_database)
    origins: tuple[str, ...] = ()
    """Further origins that pages may come from, for a proxy that changes the Host header."""
    bot_processes: int = 0
    """How many processes compute the moves of bots; 0: as many as there are cores, less one."""
    is_shared: bool = False
    """Several workers serve the same PostgreSQL database."""
    is_secure: bool = False
    """Served over HTTPS: cookies are marked so."""
    absent_ms: int = 60_000
    """After so long without its person, others may let a bot play a seat."""
    pages: str = str(Path(__file__).parent / "pages")
    """What Vite built; not in a checkout before `make web`."""
    limits: Limits = Limits()
