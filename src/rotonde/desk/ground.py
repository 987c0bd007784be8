"""What a board offers to be pointed at, worked out once a board."""

from __future__ import annotations

from typing import Final

from rotonde.core.contract import State
from rotonde.core.forms import Vocabulary
from rotonde.desk.shapes import Picture

MOST_KEPT: Final = 16


class Ground:
    """A board's picture, its words, and which city lies where."""

    def __init__(self, picture: Picture, vocabulary: Vocabulary) -> None:
        self.picture = picture
        self.vocabulary = vocabulary
        self.hex_of = {place["id"]: place["at"] for place in picture["places"] if "x" not in place}
        self.cities_at: dict[str, list[str]] = {}
        for city, place in self.hex_of.items():
            self.cities_at.setdefault(place, []).append(city)


_KEPT: Final[dict[tuple[str, str], Ground]] = {}


def ground_of(state: State) -> Ground:
    """The ground of the board that is played on; the last few are kept."""
    key = (state.game.id, state.board_key)
    found = _KEPT.get(key)
    if found is None:
        data = state.board_data
        found = Ground(state.game.picture(data), state.game.forms.vocabulary(data))
        while len(_KEPT) >= MOST_KEPT:
            _KEPT.pop(next(iter(_KEPT)))
        _KEPT[key] = found
    return found
