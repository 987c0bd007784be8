"""Greedy at Rocket: which actions to look at, and how vetoes would go."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from rotonde.bots.greedy.generic import lead
from rotonde.bots.greedy.ranking import ByRank, Ranked, Varied
from rotonde.bots.greedy.rocket_reach import Reaches
from rotonde.bots.greedy.rocket_worth import WEIGHTS, Weights, Worth
from rotonde.bots.mind import Mind
from rotonde.core.contract import Action, Seat, State
from rotonde.games.rocket import veto
from rotonde.games.rocket.actions import Bid, LiftStation, Pass, PlaceStation
from rotonde.games.rocket.position import RELOCATE, VETO
from rotonde.games.rocket.state import RocketState

PLACES_TO_CONSIDER: Final = 8
PLACES_IN_PLAYOUTS: Final = 3
CLOSER_LOOKS: Final = 4
"""How many of the best actions are judged again with the answers of the others; none in playouts, where others do answer."""
TURNS: Final = 2.0
"""Of each seat, that playouts look ahead: where time is short, more worlds tell more than a longer look."""
PASS: Final = Pass()


class RocketRanking:
    """Ranks actions of the concrete `RocketState`: the redealt state is the bot's own."""

    def __init__(self, weights: Weights = WEIGHTS, looks: int = CLOSER_LOOKS, places: int = PLACES_TO_CONSIDER) -> None:
        self.weights = weights
        self.looks = looks
        self.places = places
        self._reaches: Reaches | None = None

    def ranked(self, state: State, seat: Seat, number: int, rng: Random) -> Ranked:
        """All are judged as if nobody bid against them, the best once more as sensible opponents would answer."""
        rocket = cast(RocketState, state)
        found = [(self._value(rocket, seat, action, False), action) for action in self.candidates(rocket, seat)]
        if not self.looks:
            return found
        found.sort(key=lambda one: -one[0])
        return [(self._value(rocket, seat, action, True), action) for _, action in found[: max(self.looks, number)]]

    def _value(self, state: RocketState, seat: Seat, action: Action, opposed: bool) -> float:
        after = state.copy()
        after.apply(seat, action)
        if after.stage == RELOCATE:
            # A station lifted has still to be placed, so that the lift alone cannot be judged.
            return max([self._value(after, seat, place, opposed) for place in self.candidates(after, seat)])
        if opposed:
            self._foresee(after)
        else:
            _let_pass(after)
        return self.worth(after, seat)

    def candidates(self, rocket: RocketState, seat: Seat) -> Sequence[Action]:
        """The legal actions worth a look; at least one."""
        if rocket.stage == VETO:
            return self._bids(rocket, seat)
        legal = rocket.legal(seat)
        places = [a for a in legal if isinstance(a, PlaceStation)]
        if rocket.stage == RELOCATE:
            return self._best_places(rocket, seat, places)
        others = [a for a in legal if not isinstance(a, PlaceStation | LiftStation)]
        # While the supply lasts, a new station is better than one moved.
        moved = [] if places else [a for a in legal if isinstance(a, LiftStation)]
        return [*others, *self._best_places(rocket, seat, places), *moved]

    def _best_places(self, state: RocketState, seat: Seat, places: list[PlaceStation]) -> list[PlaceStation]:
        """The hexes where lines that matter to the seat are likely to pass."""
        if len(places) <= self.places:
            return places
        heat = self._heat(state, seat)
        index = state.board.index
        return sorted(places, key=lambda action: heat.get(index[action.hex], 0.0), reverse=True)[: self.places]

    def _heat(self, state: RocketState, seat: Seat) -> dict[int, float]:
        reaches = self._tables(state)
        worth = Worth(state, reaches, self.weights)
        heat: dict[int, float] = {}
        for line, prize in worth.station_prize.items():
            value = prize * lead(worth.gain(line, seat), seat, self._rivalry(state))
            for place, chance in reaches.hexes_ahead(state.locomotive[line], state.heading[line]).items():
                heat[place] = heat.get(place, 0.0) + value * chance
        return heat

    def _bids(self, state: RocketState, seat: Seat) -> list[Action]:
        """Passing, and for each hex the lowest bid and the one that the mover cannot equal."""
        disputed = state.veto
        assert disputed is not None
        held = state.shares_of(seat, disputed.line)
        lowest = veto.lowest_bid(state, seat)
        bids = {lowest} if seat == state.turn else {lowest, max(lowest, state.shares_of(state.turn, disputed.line) + 1)}
        labels = state.board.labels
        places = veto.choices(state, seat)
        return [PASS, *(Bid(n, labels[to]) for n in sorted(bids) if n <= held for to in places)]

    def _foresee(self, state: RocketState) -> None:
        """Each holder bids where that leaves them better off, thinking that nobody will bid after them."""
        while state.stage == VETO:
            seat = state.to_act[0]
            state.apply(seat, self._answer(state, seat))

    def _answer(self, state: RocketState, seat: Seat) -> Action:
        best, best_value = cast(Action, PASS), float("-inf")
        for action in self._bids(state, seat):
            after = state.copy()
            after.apply(seat, action)
            _let_pass(after)
            value = self.worth(after, seat)
            if value > best_value:
                best, best_value = action, value
        return best

    def worth(self, state: RocketState, seat: Seat) -> float:
        """How well the seat stands against the others."""
        return lead(self.totals(state), seat, self._rivalry(state))

    def totals(self, state: State) -> list[float]:
        """Money in hand, and majorities at what they may still pay."""
        rocket = cast(RocketState, state)
        return Worth(rocket, self._tables(rocket), self.weights).totals

    def _rivalry(self, state: RocketState) -> float:
        """Between two, what one loses the other wins; among more, a quarrel only helps the third."""
        return 1.0 if state.seats == 2 else self.weights.rivalry

    def _tables(self, state: RocketState) -> Reaches:
        if self._reaches is None or self._reaches.board is not state.board:
            self._reaches = Reaches(state.board)
        return self._reaches


def _let_pass(state: RocketState) -> None:
    """Nobody bids any more."""
    while state.stage == VETO:
        state.apply(state.to_act[0], PASS)


def _turn_of(state: State) -> int:
    return cast(RocketState, state).turn


_RANKING = RocketRanking()
_BY_RANK = ByRank(_RANKING)
_QUICK = Varied(RocketRanking(looks=0, places=PLACES_IN_PLAYOUTS))
MIND = Mind(_BY_RANK, _BY_RANK, _RANKING, _turn_of, TURNS, playout=_QUICK)
