"""Tycoon: a whole position as data, told and read back. Indexes are not told, they follow from the rest."""

from __future__ import annotations

from typing import Final

from rotonde.core import positions
from rotonde.core.contract import JsonDict
from rotonde.core.positions import (
    AMOUNT,
    BITS,
    COUNT,
    FLAG,
    INDEX,
    TEXT,
    Field,
    PositionReader,
    Sizes,
    read_auction,
    read_track,
    tell,
    tell_auction,
    tell_track,
)
from rotonde.games.tycoon.board import LEVELS
from rotonde.games.tycoon.position import MORE_STAGES, Position

FIELDS: Final = (
    Field("seed", TEXT),
    Field("ply", COUNT),
    Field("stage", INDEX, "stages"),
    Field("dealt", COUNT),
    Field("turn_number", COUNT),
    Field("round", COUNT),
    Field("first", INDEX, "seats"),
    Field("acted", COUNT),
    Field("seat", INDEX, "seats"),
    Field("actions_left", COUNT),
    Field("issued", FLAG),
    Field("busy", FLAG),
    Field("tiles_laid", COUNT),
    Field("build_limit", COUNT),
    Field("build_cards", BITS, "cards"),
    Field("card", INDEX, "cards"),
    Field("draw_city", INDEX, "cities"),
    Field("draw_number", COUNT),
    Field("draw_origin", INDEX, "cities"),
    Field("last_turn", COUNT),
    Field("end_cause", TEXT),
    Field("end_reason_code", TEXT),
    Field("bag", COUNT, "", "colours"),
    Field("cubes", COUNT, "", "cities x colours"),
    Field("colour", INDEX, "colours", "cities"),
    Field("new_cities", COUNT, "", "colours"),
    Field("empty", BITS, "one", "cities"),
    Field("western", INDEX, "seats", "cities"),
    Field("level", COUNT, "", "seats"),
    Field("first_at", INDEX, "seats", "levels"),
    Field("points", COUNT, "", "seats"),
    Field("shares", COUNT, "", "seats"),
    Field("accounts", AMOUNT, "", "accounts"),
    Field("deck", COUNT, "", "cards"),
    Field("open", COUNT, "", "cards"),
    Field("discarded", COUNT, "", "cards"),
    Field("held", COUNT, "", "seats x cards"),
    Field("spent", COUNT, "", "seats x cards"),
    Field("barred", BITS, "seats", "cards"),
    Field("secret", INDEX, "secrets", "seats"),
    Field("shown", BITS, "one", "seats"),
)


def sizes(position: Position, stages: int = MORE_STAGES) -> Sizes:
    board, seats = position.board, position.seats
    cards, cities, colours = len(board.operations), len(board.cities), len(board.colours)
    return {
        "one": 1,
        "stages": stages,
        "seats": seats,
        "accounts": seats + 1,
        "cities": cities,
        "colours": colours,
        "cities x colours": cities * colours,
        "cards": cards,
        "seats x cards": seats * cards,
        "levels": LEVELS + 1,
        "secrets": len(board.secrets),
    }


def to_dict(position: Position) -> JsonDict:
    auction = tell_auction(position.auction)
    return {**position.told_setup(), **tell(position, FIELDS), "auction": auction, **tell_track(position.track)}


def fill(position: Position, reader: PositionReader, stages: int = MORE_STAGES) -> None:
    positions.fill(position, FIELDS, sizes(position, stages), reader)
    position.auction = read_auction(reader, "auction", position.seats)
    position.track = read_track(reader, position.setting.track_table.map, position.seats)
