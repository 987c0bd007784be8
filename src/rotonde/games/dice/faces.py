"""The dice of Rail Road Dice 2 (RD-1.1): their symbols, and the faces that they can show on the board.

Symbols in the hand are numbered from 0, simple ones first; faces on the board are the turned symbols with track.
"""

from __future__ import annotations

from typing import Final

from rotonde.core.data import load_data
from rotonde.core.rails import Faces, orientations

SIMPLE_DICE: Final = 30  # RD-1.1
COMPLEX_DICE: Final = 20  # RD-1.1

STRAIGHT: Final = 0
CURVE: Final = 1
LOCOMOTIVE: Final = 2
SIMPLE_QUESTION: Final = 3
FIRST_COMPLEX: Final = 4
COMPLEX_QUESTION: Final = 9
SYMBOLS: Final = 10

SIMPLE_SYMBOLS: Final = ("straight", "curve", "locomotive", "question")
COMPLEX_SYMBOLS: Final = ("crossing", "switch_left", "switch_right", "wye", "double_curve", "question")
SYMBOL_NAMES: Final = (*SIMPLE_SYMBOLS, *COMPLEX_SYMBOLS)

_BOX: Final = load_data("rotonde.games.dice", "components.json")

# How many sides of a die show each symbol.
SIMPLE_SIDES: Final[list[int]] = [_BOX["dice"]["simple"]["faces"].count(name) for name in SIMPLE_SYMBOLS]
COMPLEX_SIDES: Final[list[int]] = [_BOX["dice"]["complex"]["faces"].count(name) for name in COMPLEX_SYMBOLS]


def _turned_faces() -> list[tuple[int, tuple[str, ...]]]:
    """Every symbol with track in every orientation."""
    drawn: dict[str, list[str]] = _BOX["faces"]
    return [(s, tracks) for s, name in enumerate(SYMBOL_NAMES) if name in drawn for tracks in orientations(drawn[name])]


_TURNED: Final = _turned_faces()
FACES: Final = Faces([tracks for _, tracks in _TURNED])
SYMBOL_OF: Final[list[int]] = [symbol for symbol, _ in _TURNED]
SIMPLE_FACES: Final = sum([1 for symbol in SYMBOL_OF if symbol < FIRST_COMPLEX])

# RD-5.2: what a simple face may become.
KEEPING: Final[list[list[int]]] = [
    [new for new in range(SIMPLE_FACES, len(FACES)) if FACES.keeps(new, old)] for old in range(SIMPLE_FACES)
]


def is_simple(face: int) -> bool:
    """Whether a simple die shows this on the board; False for an empty cell and for a station too."""
    return 0 <= face < SIMPLE_FACES


def is_complex(face: int) -> bool:
    return face >= SIMPLE_FACES


def face_name(face: int) -> str:
    """What a face is called, however it is turned."""
    return SYMBOL_NAMES[SYMBOL_OF[face]]
