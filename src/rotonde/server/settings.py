"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def usual_database() -> str:
    """The file where tables are kept if nothing else is said."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "rotonde" / "rotonde.db")


@dataclass(frozen=True)
class Settings:
    """What a host may choose."""

    database: str = field(default_factory=usual_database)
    origins: tuple[str, ...] = ()
    """Addresses under which the page is reached besides the one that a request names."""
    secure: bool = False
    """Whether cookies are only sent over TLS."""
    limits: bool = True
    """Whether clients that ask too often are refused."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 10.0
    """How long a bot may think; then a legal action is drawn for it."""
    analysis_level: str = "apprentice"
    """As long as a bot of this level thinks, each decision is thought about when a game is looked back at."""
    most_tables: int = 1000
    """How many tables stay open in memory; those that nobody watches are closed first."""
    log_requests: bool = True
