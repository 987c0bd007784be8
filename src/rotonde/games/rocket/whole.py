"""Rocket: a whole position as data, told and read back. Indexes are not told, they follow from the rest."""

from __future__ import annotations

from typing import Final

from rotonde.core import positions
from rotonde.core.auction import OnceRound
from rotonde.core.contract import JsonDict
from rotonde.core.positions import AMOUNT, BITS, COUNT, FLAG, INDEX, TEXT, Field, PositionReader, Sizes, tell
from rotonde.games.rocket.position import NONE, OVER, Position, VetoRound

FIELDS: Final = (
    Field("seed", TEXT),
    Field("ply", COUNT),
    Field("stage", INDEX, "stages"),
    Field("turn", INDEX, "seats"),
    Field("actions_left", COUNT),
    Field("extended", BITS, "lines"),
    Field("busy", FLAG),
    Field("idle_turns", COUNT),
    Field("lifted", INDEX, "hexes"),
    Field("end_reason_code", TEXT),
    Field("independent", BITS, "lines"),
    Field("spare_bank", COUNT),
    Field("passengers_left", COUNT),
    Field("tiles_laid", COUNT),
    Field("line_at", INDEX, "lines", "hexes"),
    Field("station_at", INDEX, "seats", "hexes"),
    Field("locomotive", INDEX, "hexes", "lines"),
    Field("heading", INDEX, "directions", "lines"),
    Field("cities", BITS, "towns", "lines"),
    Field("absorbed_by", INDEX, "lines", "lines"),
    Field("joined", INDEX, "hexes", "lines"),
    Field("bank_shares", COUNT, "", "lines"),
    Field("removed_shares", COUNT, "", "lines"),
    Field("spare_held", COUNT, "", "lines"),
    Field("shares", COUNT, "", "seats x lines"),
    Field("tokens_left", COUNT, "", "token kinds"),
    Field("tokens_held", COUNT, "", "seats x token kinds"),
    Field("passengers", COUNT, "", "seats"),
    Field("supply", COUNT, "", "seats"),
    Field("accounts", AMOUNT, "", "accounts"),
)


def _sizes(position: Position) -> Sizes:
    board, seats = position.board, position.seats
    return {
        "stages": OVER + 1,
        "seats": seats,
        "accounts": seats + 1,
        "lines": len(board.companies),
        "hexes": len(board.labels),
        "directions": 6,
        "towns": len(board.towns),
        "token kinds": len(board.token_count),
        "seats x lines": seats * len(board.companies),
        "seats x token kinds": seats * len(board.token_count),
    }


def to_dict(position: Position) -> JsonDict:
    veto = position.veto
    return {
        **position.told_setup(),
        **tell(position, FIELDS),
        "courses": [list(course) for course in position.courses],
        "veto": None if veto is None else _tell_veto(veto),
    }


def _tell_veto(veto: VetoRound) -> JsonDict:
    return {
        "line": veto.line,
        "first_choice": veto.first_choice,
        "to": veto.to,
        "allowed": list(veto.allowed),
        "queue": list(veto.auction.queue),
        "bid": veto.auction.bid,
        "bidder": veto.auction.bidder,
    }


def fill(position: Position, reader: PositionReader) -> None:
    sizes = _sizes(position)
    positions.fill(position, FIELDS, sizes, reader)
    courses = PositionReader(reader.items("courses", sizes["lines"]), reader.place("courses"))
    position.courses = [tuple(courses.numbers(line, None, 0, sizes["hexes"] - 1)) for line in range(sizes["lines"])]
    veto = reader.inner("veto")
    position.veto = None if veto is None else _read_veto(veto, sizes)
    position.index()


def _read_veto(reader: PositionReader, sizes: Sizes) -> VetoRound:
    hexes, seats = sizes["hexes"] - 1, sizes["seats"] - 1
    auction = OnceRound(reader.numbers("queue", None, 0, seats), reader.number("bid"), reader.number("bidder", NONE, seats))
    line, allowed = reader.number("line", 0, sizes["lines"] - 1), reader.numbers("allowed", None, 0, hexes)
    return VetoRound(line, reader.number("first_choice", 0, hexes), reader.number("to", 0, hexes), allowed, auction)
