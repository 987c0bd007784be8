"""A whole position as data, told and read back. Indexes are not told, they follow from the rest."""

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
from rotonde.core.sealed import SEALED, SealedChoice
from rotonde.games.shares.mergers import NO, YES
from rotonde.games.shares.position import OVER, Position

FIELDS: Final = (
    Field("seed", TEXT),
    Field("ply", COUNT),
    Field("stage", INDEX, "stages"),
    Field("dealt", COUNT),
    Field("turn_number", COUNT),
    Field("round", COUNT),
    Field("first", INDEX, "seats"),
    Field("busy", FLAG),
    Field("idle_turns", COUNT),
    Field("last_turn", COUNT),
    Field("end_reason_code", TEXT),
    Field("offerer", INDEX, "seats"),
    Field("marked", INDEX, "seats"),
    Field("lot", INDEX, "companies"),
    Field("lot_issued", FLAG),
    Field("turn_at", AMOUNT),
    Field("company", INDEX, "companies"),
    Field("second", FLAG),
    Field("build_price", COUNT),
    Field("cube", INDEX, "colours"),
    Field("origin", INDEX, "cities"),
    Field("unpaid", FLAG),
    Field("target", INDEX, "companies"),
    Field("voting", INDEX, "companies"),
    Field("arrivals", COUNT),
    Field("passed", BITS, "one", "seats"),
    Field("order", INDEX, "companies", ""),
    Field("route", COUNT, "", ""),
    Field("bag", COUNT, "", "colours"),
    Field("cubes", COUNT, "", "cities x colours"),
    Field("empty", BITS, "one", "cities"),
    Field("holdings", COUNT, "", "seats x companies"),
    Field("available", COUNT, "", "companies"),
    Field("issued", COUNT, "", "companies"),
    Field("on_tile", COUNT, "", "companies"),
    Field("price", COUNT, "", "companies"),
    Field("arrival", COUNT, "", "companies"),
    Field("controller", INDEX, "seats", "companies"),
    Field("bonds", COUNT, "", "companies"),
    Field("income", COUNT, "", "companies"),
    Field("accounts", AMOUNT, "", "accounts"),
)


def _sizes(position: Position) -> Sizes:
    board, seats = position.board, position.seats
    companies, cities, colours = len(board.companies), len(board.cities), len(board.colours)
    return {
        "one": 1,
        "stages": OVER + 1,
        "seats": seats,
        "accounts": seats + companies + 1,
        "companies": companies,
        "seats x companies": seats * companies,
        "cities": cities,
        "colours": colours,
        "cities x colours": cities * colours,
    }


def to_dict(position: Position) -> JsonDict:
    ballot = position.ballot
    return {
        **position.told_setup(),
        **tell(position, FIELDS),
        "auction": tell_auction(position.auction),
        "ballot": None if ballot is None else [list(ballot.seats), list(ballot.choices)],
        **tell_track(position.track),
    }


def fill(position: Position, reader: PositionReader) -> None:
    sizes = _sizes(position)
    positions.fill(position, FIELDS, sizes, reader)
    position.auction = read_auction(reader, "auction", position.seats)
    ballot = reader.inner("ballot")
    position.ballot = None if ballot is None else _read_ballot(ballot, position.seats)
    position.track = read_track(reader, position.rails.map, sizes["companies"])


def _read_ballot(reader: PositionReader, seats: int) -> SealedChoice:
    asked = reader.numbers(0, None, 0, seats - 1)
    return SealedChoice(asked, len((NO, YES)), reader.numbers(1, len(asked), SEALED, YES))
