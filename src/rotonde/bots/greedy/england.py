"""Greedy at Railways of England and Wales: plans as at Tycoon, and weighs major lines, Barons and the Inspector."""

from __future__ import annotations

from typing import Final

from rotonde.bots.greedy.ranking import ByRank, Ranked
from rotonde.bots.greedy.tycoon import LOOKS_IN_PLAYOUTS, TycoonRanking, turn_of
from rotonde.bots.greedy.tycoon_worth import Prospects, Weights, turns_left
from rotonde.bots.mind import Mind
from rotonde.core.contract import Seat
from rotonde.core.track import NONE
from rotonde.games.england.barons import choices
from rotonde.games.england.cards import StopDelivery
from rotonde.games.england.position import CHOOSE_BARONS, INSPECTION, EnglandPosition
from rotonde.games.england.state import ALLOW, INSPECT
from rotonde.games.tycoon.cards import Comparison, FirstEngineLevel, LinksAt, NetworkConnects
from rotonde.games.tycoon.state import TycoonState

USUAL_LINKS_AT_A_CITY: Final = 2
CHANCE_OF_A_CONNECTION: Final = 0.4
WORTH_STOPPING: Final = (1, 2, 3, 4)  # points that a delivery must bring, by the turns still to come
INSPECTOR: Final = 1.0
TURNS: Final = 6.0  # of one action each: two whole turns
WEIGHTS: Final = Weights(idle=-0.1, markers=0.45, bid=0)
"""Found as Tycoon's were. As strong as those at this game, and all at the table end with more points."""


class EnglandRanking(TycoonRanking):
    """Ranks as at Tycoon, and what this game has more."""

    def of_stage(self, state: TycoonState, seat: Seat) -> Ranked:
        assert isinstance(state, EnglandPosition)
        if state.stage == CHOOSE_BARONS:
            return [(self._hope(state, action.card), action) for action in choices(state, seat)]
        if state.stage == INSPECTION:
            return [(self._gain_by_stopping(state, seat), INSPECT), (0.0, ALLOW)]
        return super().of_stage(state, seat)

    def _hope(self, state: EnglandPosition, card: str) -> float:
        """What a Baron is likely to bring, before anything is built."""
        objective = state.board.secrets[state.board.secret_index[card]].objective
        if isinstance(objective, LinksAt):
            return objective.points * USUAL_LINKS_AT_A_CITY
        if isinstance(objective, NetworkConnects):
            return objective.points * CHANCE_OF_A_CONNECTION
        if isinstance(objective, Comparison | FirstEngineLevel):
            return objective.points / state.seats
        return 0.0

    def _gain_by_stopping(self, state: EnglandPosition, seat: Seat) -> float:
        """How much more the delivery brings its mover than the seat, beyond what a card is kept for; less near the end."""
        action = state.pending
        assert action is not None
        points = state.points_for(state.seat, action)
        turns = turns_left(state, self.weights)
        return points[state.seat] - points[seat] - WORTH_STOPPING[min(turns, len(WORTH_STOPPING) - 1)] + 0.5

    def open_lines(self, state: TycoonState, seat: Seat, point: float) -> list[tuple[int, int, float]]:
        """The major lines that nobody has won (EW-3.1), and the own Baron's."""
        assert isinstance(state, EnglandPosition)
        found = super().open_lines(state, seat, point)
        for owner, line in zip(state.line_owner, state.england.major_lines, strict=True):
            if owner == NONE:
                found.append((line.a, line.b, line.points * point))
        return found

    def worth_of_card(self, state: TycoonState, seat: Seat, prospects: Prospects, kind: int) -> float:
        if isinstance(state.board.operations[kind].effect, StopDelivery):
            return INSPECTOR if prospects.turns else 0.0
        return super().worth_of_card(state, seat, prospects, kind)


_RANKING = EnglandRanking(WEIGHTS)
_BY_RANK = ByRank(_RANKING)
_QUICK = ByRank(EnglandRanking(WEIGHTS, LOOKS_IN_PLAYOUTS, ahead=1))
MIND = Mind(_BY_RANK, _BY_RANK, _RANKING, turn_of, TURNS, playout=_QUICK)
