"""The folder of an arena: its settings, and a line for each game that is finished. A run that was ended goes on from it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

import msgspec

import rotonde
from rotonde import __version__
from rotonde.arena.plan import MalformedArena, Plan, Task
from rotonde.arena.playing import Outcome
from rotonde.core.contract import JsonDict

SETTINGS: Final = "arena.json"
GAMES: Final = "games.jsonl"
PLAYED_BY: Final = ("core", "games", "bots")
_NEWLINE: Final = b"\n"


def settings_of(plan: Plan) -> JsonDict:
    """What must be the same for games to belong together: all but their number. Files of bots count by what is in them."""
    told = asdict(plan)
    del told["games"], told["sources"]
    digests = {name: sha256(text.encode()).hexdigest()[:16] for name, text in plan.sources.items()}
    made = {"format": 1, "version": __version__, "code": code_digest(), **told, "files": digests}
    plain: JsonDict = msgspec.json.decode(msgspec.json.encode(made))
    return plain


@cache
def code_digest() -> str:
    """What the rules and the bots are: games of other ones do not belong together, whatever the version is called."""
    digest = sha256()
    root = Path(rotonde.__file__).parent
    for path in sorted(path for part in PLAYED_BY for path in (root / part).rglob("*")):
        if path.suffix in (".py", ".json"):
            digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class Ledger:
    """An arena's folder, open for one run."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.finished: dict[Task, Outcome] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._check_settings(plan)
            self._file: IO[bytes] = (folder / GAMES).open("a+b")
        except OSError as problem:
            raise MalformedArena("arena_folder_fails", folder=str(folder), fault=problem.strerror or str(problem)) from None
        self._lock()
        self._read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()

    def note(self, outcomes: Iterable[Outcome]) -> None:
        """Write games down; one that is there already is not counted again."""
        new = {outcome.task: outcome for outcome in outcomes if outcome.task not in self.finished}
        self._file.write(b"".join(msgspec.json.encode(outcome) + _NEWLINE for outcome in new.values()))
        self._file.flush()
        self.finished |= new

    def _check_settings(self, plan: Plan) -> None:
        """Refuse a folder with games of other settings."""
        path, mine = self.folder / SETTINGS, settings_of(plan)
        if not path.exists():
            part = path.with_suffix(".part")
            part.write_bytes(msgspec.json.format(msgspec.json.encode(mine)) + _NEWLINE)
            part.replace(path)
            return
        try:
            theirs = msgspec.json.decode(path.read_bytes(), type=dict[str, object])
        except msgspec.MsgspecError:
            raise MalformedArena("arena_settings_broken", file=str(path)) from None
        for name in mine | theirs:
            if mine.get(name) != theirs.get(name):
                raise MalformedArena(
                    "other_arena", folder=str(self.folder), what=name, there=_shown(theirs.get(name)), here=_shown(mine.get(name))
                )

    def _lock(self) -> None:
        """One run at a time. The lock is this process's own and ends with it, however that ends and whoever survives it."""
        with suppress(ImportError):  # where there is no such lock, two runs only do the same work twice
            import fcntl

            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except (BlockingIOError, PermissionError):
                self._file.close()
                raise MalformedArena("arena_runs_already", folder=str(self.folder)) from None

    def _read(self) -> None:
        """Take up what is finished. A last line that is torn was being written when the run was ended: it is dropped."""
        self._file.seek(0)
        text = self._file.read()
        whole = text[: text.rfind(_NEWLINE) + 1]
        if len(whole) < len(text):
            self._file.truncate(len(whole))
        self._file.seek(0, os.SEEK_END)
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                outcome = msgspec.json.decode(line, type=Outcome)
            except msgspec.MsgspecError:
                self._file.close()
                raise MalformedArena("arena_line_broken", file=str(self.folder / GAMES), number=number) from None
            self.finished.setdefault(outcome.task, outcome)


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()
