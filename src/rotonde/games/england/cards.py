"""The cards that Tycoon does not have (EW-2.2, EW-5): kinds of effects and objectives. The deck itself is the board's data."""

from __future__ import annotations

from typing import Final

from rotonde.core import network
from rotonde.games.tycoon.cards import (
    GREEN_CIRCLE,
    HAND,
    OBJECTIVES,
    OPERATIONS,
    CardKinds,
    CardReader,
    Comparison,
    Effect,
    EffectReader,
    FewestShares,
    FirstEngineLevel,
    Goal,
    ObjectiveReader,
    Standing,
)


class DeliveredColours(Goal):
    """Passenger Line (EW-5.1): to have delivered cubes of several colours."""

    def __init__(self, points: int, colours: int) -> None:
        super().__init__(points)
        self.colours = colours


class StopDelivery(Effect):
    """Railways Inspector (EW-5.3): another player's delivery does not happen."""


class MostCities(Comparison):
    """Own links touch the most cities."""

    def values(self, standing: Standing) -> list[int]:
        return [network.cities_touched(standing.track, seat).bit_count() for seat in range(len(standing.shares))]


class HiddenEngineLevel(FirstEngineLevel):
    """To have been first at a locomotive level; a Baron stays hidden until the end (EW-2.1)."""

    @property
    def shown_at_level(self) -> int:
        return 0


def _kinds() -> CardKinds:
    """Tycoon's kinds without what this game leaves out (EW-6.2), and its own."""
    operations: dict[str, tuple[str, EffectReader]] = {k: v for k, v in OPERATIONS.items() if k != "major_line"}
    operations["delivered_colours"] = (GREEN_CIRCLE, _delivered_colours)
    operations["stop_delivery"] = (HAND, lambda _: StopDelivery())
    left_out = ("built_western_link", "fewest_shares")
    objectives: dict[str, ObjectiveReader] = {k: v for k, v in OBJECTIVES.items() if k not in left_out}
    objectives["fewest_bonds"] = lambda r: FewestShares(r.number("points"))
    objectives["most_cities"] = lambda r: MostCities(r.number("points"))
    objectives["first_engine_level"] = lambda r: HiddenEngineLevel(r.number("points"), r.level())
    return CardKinds(operations, objectives, "barons")


def _delivered_colours(r: CardReader) -> Effect:
    return DeliveredColours(r.number("points"), r.number("colours"))


ENGLAND_KINDS: Final = _kinds()
