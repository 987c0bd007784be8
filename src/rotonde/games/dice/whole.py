"""A whole position as data, told and read back. Indexes are not told, they follow from the rest."""

from __future__ import annotations

from typing import Final

from rotonde.core import positions
from rotonde.core.contract import JsonDict
from rotonde.core.positions import AMOUNT, BITS, COUNT, FLAG, INDEX, TEXT, Field, PositionReader, Sizes, tell
from rotonde.core.rails import EMPTY, STOP
from rotonde.games.dice.faces import FACES, SYMBOLS
from rotonde.games.dice.layout import TILES
from rotonde.games.dice.position import LAY_OUT, NONE, OVER, VALUES, Position

FIELDS: Final = (
    Field("seed", TEXT),
    Field("ply", COUNT),
    Field("stage", INDEX, "stages"),
    Field("turn", INDEX, "seats"),
    Field("first", INDEX, "seats"),
    Field("end_reason_code", TEXT),
    Field("bank_simple", COUNT),
    Field("bank_complex", COUNT),
    Field("rolling_simple", COUNT),
    Field("rolling_complex", COUNT),
    Field("rolled", FLAG),
    Field("refilled", FLAG),
    Field("scrapped", COUNT),
    Field("served", BITS, "cells"),
    Field("loading_station", INDEX, "cells"),
    Field("loading_locomotive", INDEX, "values"),
    Field("busy", FLAG),
    Field("idle_turns", COUNT),
    Field("final", FLAG),
    Field("trigger", TEXT),
    Field("whole_turn", FLAG),
    Field("has_carried", FLAG),
    Field("turns_without_carry", COUNT),
    Field("layout", AMOUNT, "", ""),
    Field("station_cell", INDEX, "cells", ""),
    Field("greys", COUNT, "", "seats"),
    Field("hand", COUNT, "", "symbols"),
    Field("accounts", AMOUNT, "", "accounts"),
    Field("carried", COUNT, "", "seats"),
    Field("connected", BITS, "cells", "seats"),
    Field("stock", COUNT, "", "values"),
    Field("held", COUNT, "", "seats x values"),
    Field("used", COUNT, "", "values"),
)


def _sizes(position: Position) -> Sizes:
    seats = position.seats
    return {
        "stages": OVER + 1,
        "seats": seats,
        "accounts": seats + 1 + TILES,
        "cells": position.board.cells,
        "symbols": SYMBOLS,
        "values": VALUES,
        "seats x values": seats * VALUES,
    }


def to_dict(position: Position) -> JsonDict:
    labels = position.board.labels
    dice = {labels[cell]: FACES.names[face] for cell, face in enumerate(position.face_at) if face >= 0}
    return {**position.told_setup(), **tell(position, FIELDS), "dice": dice}


def fill(position: Position, reader: PositionReader) -> None:
    positions.fill(position, FIELDS, _sizes(position), reader)
    if position.layout and position.stage != LAY_OUT:
        position.use_layout()
    position.face_at = [EMPTY] * position.board.cells
    for cell in position.station_cell:
        if cell != NONE:
            position.face_at[cell] = STOP
    dice = reader.inner("dice")
    for label in dice.names(position.board.index) if dice is not None else []:
        assert dice is not None
        position.face_at[position.board.index[label]] = FACES.index[dice.name(label, FACES.index)]
    position.index()
