"""A position as data for one seat's eyes."""

from __future__ import annotations

from rotonde.core.contract import JsonDict
from rotonde.core.track import NONE
from rotonde.games.england.position import EnglandPosition
from rotonde.games.tycoon import view as tycoon
from rotonde.games.tycoon.view import none_or


def view(position: EnglandPosition, seat: int | None) -> JsonDict:
    """What a seat may see: everything but the others' Baron cards (EW-2.1) and the seed."""
    data = tycoon.view(position, seat, position.step, position.to_act, position.winners())
    del data["issued"]  # EW-4.1: bonds are never issued on their own
    for other, row in enumerate(data["seats"]):
        _add_seat(position, other, seat, row)
    for row in data["cities"].values():
        del row["western_link"]
    data["major_lines"] = {
        line.id: {
            "cities": [position.board.cities[line.a], position.board.cities[line.b]],
            "points": line.points,
            "owner": none_or(position.line_owner[i]),
        }
        for i, line in enumerate(position.england.major_lines)
    }
    data["pending_delivery"] = None if position.pending is None else str(position.pending)
    data["asked"] = list(position.asked)
    return data


def _add_seat(position: EnglandPosition, other: int, viewer: int | None, row: JsonDict) -> None:
    """Bonds, interest and the Baron in Tycoon's words' place; the cubes and the Inspector that lie before the seat."""
    board, colours = position.board, len(position.bag)
    row["bonds"] = row.pop("shares")
    row["interest"] = row.pop("dividends")
    row["baron"] = row.pop("tycoon")
    del row["tycoon_shown"]
    dealt = position.barons_of(other) if other == viewer else []
    row["barons_dealt"] = [board.secrets[kind].id for kind in dealt if kind != NONE] if other == viewer else None
    row["has_chosen"] = position.secret[other] != NONE
    kept = position.kept[other * colours : (other + 1) * colours]
    row["kept_cubes"] = [name for name, number in zip(board.colours, kept, strict=True) if number]
    row["lost_delivery"] = position.inspected[other] != NONE
