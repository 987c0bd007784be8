"""Analyses that were made before, in a folder: they take a while, and the same game with the same settings comes to the same."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec

from rotonde import __version__
from rotonde.analysis.analysing import Analysis
from rotonde.analysis.judging import Thoroughness
from rotonde.records import Record, write_record


def usual_folder() -> Path:
    """Where analyses are kept if nothing else is said."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "rotonde" / "analyses"


def digest_of(record: Record, thoroughness: Thoroughness, threshold: float | None) -> str:
    """The name of an analysis: another game, another setting, another version, another name."""
    settings = msgspec.json.encode({"version": __version__, "threshold": threshold, **asdict(thoroughness)})
    return sha256(settings + write_record(record).encode()).hexdigest()


def kept(folder: Path, digest: str) -> Analysis | None:
    """The analysis of that name; one that cannot be read is made again."""
    try:
        return msgspec.json.decode((folder / f"{digest}.json").read_bytes(), type=Analysis)
    except (OSError, msgspec.MsgspecError):
        return None


def keep(folder: Path, digest: str, analysis: Analysis) -> None:
    """Write an analysis down, whole or not at all; where that is not possible it is only slower next time."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=folder, suffix=".part", delete=False) as file:
            file.write(msgspec.json.encode(analysis))
        os.replace(file.name, folder / f"{digest}.json")
