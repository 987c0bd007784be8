"""Names of hexes as players give them (SR-1.7)."""

from __future__ import annotations

from rotonde.core.contract import Objection
from rotonde.games.rocket.board import Board


def hex_objection(board: Board, label: str) -> Objection | None:
    """Why a hex is no place to play on, if it is none."""
    if label in board.index:
        return None
    if label in board.unplayable:
        return Objection("SR-1.7", "hex_not_playable", hex=label)
    return Objection("SR-1.7", "unknown_hex", hex=label)
