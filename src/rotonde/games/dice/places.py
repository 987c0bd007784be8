"""Names of cells as players give them (RD-1.2)."""

from __future__ import annotations

from rotonde.core.contract import Objection
from rotonde.games.dice.board import Board


def cell_objection(board: Board, label: str) -> Objection | None:
    """Why there is no such cell, if there is none."""
    return None if label in board.index else Objection("RD-1.2", "cell_off_map", cell=label)
