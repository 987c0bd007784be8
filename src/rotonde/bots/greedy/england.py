"""Greedy at Railways of England and Wales: plans as at Tycoon, and weighs major lines, Barons and the Inspector."""

from __future__ import annotations

from typing import Final

from rotonde.bots.greedy.england_lines import LineHopes
from rotonde.bots.greedy.tycoon import TycoonJudge
from rotonde.bots.greedy.tycoon_worth import Prospects
from rotonde.core.contract import Action, Seat
from rotonde.core.link_plans import LinkPlan
from rotonde.core.network import reach
from rotonde.core.track import NONE
from rotonde.games.england.barons import choices
from rotonde.games.england.cards import StopDelivery
from rotonde.games.england.position import CHOOSE_BARONS, INSPECTION, EnglandPosition
from rotonde.games.england.state import ALLOW, INSPECT
from rotonde.games.tycoon.cards import Comparison, FirstEngineLevel, LinksAt, NetworkConnects, Objective
from rotonde.games.tycoon.state import TycoonState

USUAL_LINKS_AT_A_CITY: Final = 2
CHANCE_OF_A_CONNECTION: Final = 0.4
WORTH_STOPPING: Final = (1, 2, 3, 4)  # points that a delivery must bring, by the turns still to come
INSPECTOR: Final = 1.0


class EnglandJudge(TycoonJudge):
    """Chooses outright, like Tycoon's."""

    def __init__(self) -> None:
        self._hopes: tuple[Prospects, LineHopes] | None = None

    def choose(self, state: TycoonState, seat: Seat) -> Action:
        assert isinstance(state, EnglandPosition)
        if state.stage == CHOOSE_BARONS:
            return max(choices(state, seat), key=lambda action: self._hope(state, action.card))
        if state.stage == INSPECTION:
            return INSPECT if self._is_worth_stopping(state, seat) else ALLOW
        return super().choose(state, seat)

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

    def _is_worth_stopping(self, state: EnglandPosition, seat: Seat) -> bool:
        """Whether the delivery brings its mover enough more than the seat itself; less will do as the end comes near."""
        action = state.pending
        assert action is not None
        points = state.points_for(state.seat, action)
        turns = Prospects(state, seat).turns
        return points[state.seat] - points[seat] >= WORTH_STOPPING[min(turns, len(WORTH_STOPPING) - 1)]

    def lines_completed(self, state: TycoonState, seat: Seat, prospects: Prospects, plan: LinkPlan) -> float:
        """What a link brings by the cards, the major lines and the Baron that it completes."""
        assert isinstance(state, EnglandPosition)
        worth = super().lines_completed(state, seat, prospects, plan)
        worth += self._line_hopes(state, prospects).gain(plan.origin, plan.goal)
        if state.secret[seat] != NONE:
            worth += self._baron_gain(state.board.secrets[state.secret[seat]].objective, state, seat, plan)
        return worth

    def _line_hopes(self, state: EnglandPosition, prospects: Prospects) -> LineHopes:
        """Made once for all plans of a decision."""
        if self._hopes is None or self._hopes[0] is not prospects:
            self._hopes = (prospects, LineHopes(state, prospects.links, prospects.turns, prospects.point))
        return self._hopes[1]

    def _baron_gain(self, objective: Objective, state: EnglandPosition, seat: Seat, plan: LinkPlan) -> float:
        """What the own Baron gives for a link."""
        if isinstance(objective, LinksAt):
            return objective.points if objective.city in (plan.origin, plan.goal) else 0.0
        if isinstance(objective, NetworkConnects):
            here, there = reach(state.track, seat, objective.a), reach(state.track, seat, objective.b)
            for one, other in ((plan.origin, plan.goal), (plan.goal, plan.origin)):
                if here != there and here >> one & 1 and there >> other & 1:
                    return objective.points
        return 0.0

    def worth_of_card(self, state: TycoonState, seat: Seat, prospects: Prospects, kind: int) -> float:
        if isinstance(state.board.operations[kind].effect, StopDelivery):
            return INSPECTOR if prospects.turns else 0.0
        return super().worth_of_card(state, seat, prospects, kind)


JUDGE = EnglandJudge()
