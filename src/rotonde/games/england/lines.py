"""Major lines (EW-3)."""

from __future__ import annotations

from rotonde.core.network import connects
from rotonde.core.track import NONE
from rotonde.games.england.events import MajorLineWon
from rotonde.games.england.position import EnglandPosition
from rotonde.games.tycoon.position import Events


def review(position: EnglandPosition, seat: int, events: Events) -> None:
    """EW-3.1: the first who joins both ends with own links; EW-3.2: one link may complete several."""
    for i, line in enumerate(position.england.major_lines):
        if position.line_owner[i] == NONE and connects(position.track, seat, line.a, line.b):
            position.line_owner[i] = seat
            position.points[seat] += line.points
            if events is not None:
                events.append(MajorLineWon(seat, line.id, line.points))
