"""A whole position as data, told and read back."""

from __future__ import annotations

from typing import Final

from rotonde.core import positions
from rotonde.core.contract import JsonDict
from rotonde.core.positions import BITS, INDEX, Field, PositionReader, Sizes, tell
from rotonde.games.england.board import BARONS_DEALT
from rotonde.games.england.position import STAGES, EnglandPosition
from rotonde.games.tycoon import whole as tycoon
from rotonde.games.tycoon.actions import Deliver

FIELDS: Final = (
    Field("offered", INDEX, "secrets", "cards dealt"),
    Field("line_owner", INDEX, "seats", "major lines"),
    Field("kept", BITS, "one", "seats x colours"),
    Field("inspected", INDEX, "cards", "seats"),
    Field("asked", INDEX, "seats", ""),
)


def _sizes(position: EnglandPosition) -> Sizes:
    return {
        **tycoon.sizes(position),
        "cards dealt": BARONS_DEALT * position.seats,
        "major lines": len(position.england.major_lines),
        "seats x colours": position.seats * len(position.board.colours),
    }


def to_dict(position: EnglandPosition) -> JsonDict:
    action = position.pending
    pending = None if action is None else [action.colour, action.origin, list(action.links)]
    return {**tycoon.to_dict(position), **tell(position, FIELDS), "pending": pending}


def fill(position: EnglandPosition, reader: PositionReader) -> None:
    tycoon.fill(position, reader, STAGES)
    positions.fill(position, FIELDS, _sizes(position), reader)
    pending = reader.inner("pending")
    position.pending = None if pending is None else _read_delivery(position, pending)


def _read_delivery(position: EnglandPosition, reader: PositionReader) -> Deliver:
    board, links = position.board, len(position.track.owner)
    colour, origin = reader.name(0, board.colour_index), reader.name(1, board.city_index)
    return Deliver(colour, origin, tuple(reader.numbers(2, None, 0, links - 1)))
