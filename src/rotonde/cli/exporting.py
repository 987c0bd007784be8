"""Simulated games as data for other programs: JSON, CSV, and a record of each game."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rotonde.cli.batch import Outcome, Plan, seating
from rotonde.cli.files import at_home, check_plain, write_whole
from rotonde.cli.saving import SUFFIX
from rotonde.cli.trouble import Trouble
from rotonde.games import game as game_by_id

COLUMNS = ("number", "bot", "bot_number", "seat", "score", "won", "end_reason", "actions", "fault")


@dataclass(frozen=True)
class Exports:
    """Where the games go besides the screen."""

    json: Path | None = None
    csv: Path | None = None
    records: Path | None = None

    def check(self) -> None:
        """Refuse before the first game what would fail after the last one; no file is written over."""
        for path in (self.json, self.csv):
            if path is not None:
                check_plain(at_home(path))
                if at_home(path).exists():
                    raise Trouble("cli-error-exists", file=str(path))
        if self.records is not None and not at_home(self.records).is_dir():
            raise Trouble("cli-error-no-such-folder", folder=str(self.records))

    def keep(self, plan: Plan, outcome: Outcome) -> Outcome:
        """Write the record of a game that has just ended; the outcome without it, which may be many kilobytes."""
        if self.records is not None and outcome.record:
            name = f"{plan.game}-{_tame(plan.seed)}-{outcome.number:06}{SUFFIX}"
            write_whole(at_home(self.records) / name, outcome.record)
        return replace(outcome, record="")

    def write(self, plan: Plan, outcomes: Sequence[Outcome]) -> None:
        """The tables of all games."""
        if self.json is not None:
            write_whole(at_home(self.json), as_json(plan, outcomes))
        if self.csv is not None:
            write_whole(at_home(self.csv), as_csv(plan, outcomes))


def as_json(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """All games; `seating` tells which of the seats sat first, second …, numbers from 0 as in Python."""
    games = [
        {
            "number": outcome.number,
            "seating": seating(plan, outcome.number),
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "end_reason": outcome.end_reason,
            "actions": outcome.actions,
            "fault": outcome.fault,
        }
        for outcome in outcomes
    ]
    header = {
        "game": plan.game,
        "rules": game_by_id(plan.game).rules_version,
        "seats": list(plan.seats),
        "seed": plan.seed,
        "options": plan.options,
        "board": plan.board,
    }
    return json.dumps({**header, "games": games}, ensure_ascii=False, indent=1) + "\n"


def as_csv(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """A row for each bot in each game; seats and bots count from 1."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for outcome in outcomes:
        places = seating(plan, outcome.number)
        for who, name in enumerate(plan.seats):
            won = int(who in outcome.winners)
            row = (outcome.number, name, who + 1, places.index(who) + 1, outcome.scores[who], won)
            table.writerow((*row, outcome.end_reason, outcome.actions, outcome.fault))
    return text.getvalue()


def _tame(seed: str) -> str:
    """A seed as part of a file name."""
    return "".join(c if c.isalnum() or c in "-_" else "_" for c in seed)[:60]
