"""Rocket: what actions, events, steps and objections are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.forms import (
    CITY,
    COMMODITY,
    END,
    HEX,
    INCOME,
    LINE,
    NUMBER,
    SEAT,
    SHAPE,
    SHARES,
    TEXT,
    TOKENS,
    Forms,
    Vocabulary,
    dealt,
    form,
)
from rotonde.games.rocket import actions, events, steps
from rotonde.games.rocket.board import SHARES_A_COMPANY, SPARE_SHARES, Board

ACTIONS: Final = (
    dealt(actions.DrawFirst, "first", seat=SEAT),
    form(actions.TakeToken, "token", city=CITY, commodity=COMMODITY),
    form(actions.PlaceStation, "station", hex=HEX),
    form(actions.LiftStation, "lift", hex=HEX),
    form(actions.Extend, "extend", line=LINE, to=HEX),
    form(actions.Bid, "bid", to=HEX, shares=SHARES),
    form(actions.Pass, "pass"),
)
EVENTS: Final = (
    form(events.FirstPlayerDrawn, seat=SEAT),
    form(events.TokenTaken, seat=SEAT, city=CITY, commodity=COMMODITY),
    form(events.StationPlaced, seat=SEAT, hex=HEX),
    form(events.StationLifted, seat=SEAT, hex=HEX),
    form(events.StationMoved, seat=SEAT, source=HEX, hex=HEX),
    form(events.LocomotiveMoved, seat=SEAT, line=LINE, source=HEX, hex=HEX),
    form(events.LocomotiveArrived, line=LINE, hex=HEX),
    form(events.ShareTaken, seat=SEAT, line=LINE),
    form(events.VetoBid, seat=SEAT, line=LINE, shares=SHARES, hex=HEX),
    form(events.VetoDeclined, seat=SEAT, line=LINE),
    form(events.VetoWon, seat=SEAT, line=LINE, shares=SHARES, hex=HEX),
    form(events.TrackLaid, line=LINE, hex=HEX, shape=SHAPE),
    form(events.StationConnected, seat=SEAT, line=LINE, hex=HEX),
    form(events.PassengersTaken, seat=SEAT),
    form(events.CityReached, line=LINE, city=CITY),
    form(events.CityIncome, seat=SEAT, city=CITY, amount=INCOME),
    form(events.TownIncome, seat=SEAT, line=LINE, town=CITY, amount=INCOME),
    form(events.MergerIncome, seat=SEAT, line=LINE, amount=INCOME),
    form(events.LinesMerged, absorbed=LINE, survivor=LINE, hex=HEX),
    form(
        events.SharesExchanged,
        seat=SEAT,
        absorbed=LINE,
        returned=SHARES,
        survivor=LINE,
        received=SHARES,
        spares=SHARES,
    ),
    form(events.LineIndependent, line=LINE),
    form(events.TurnPassed, seat=SEAT),
    form(events.GameEnded, reason=END),
    form(events.TokensDiscarded, seat=SEAT, city=CITY, tokens=TOKENS),
    form(events.CommodityIncome, seat=SEAT, commodity=COMMODITY, amount=INCOME),
    form(events.FinalStationIncome, seat=SEAT, line=LINE, amount=INCOME),
    form(events.FinalShareIncome, seat=SEAT, line=LINE, amount=INCOME),
)
STEPS: Final = (
    form(steps.FirstPlayer),
    form(steps.Turn, seat=SEAT, actions_left=NUMBER),
    form(steps.Relocate, seat=SEAT, lifted_from=HEX),
    form(steps.Veto, seat=SEAT, mover=SEAT, line=LINE, origin=HEX, to=HEX, bid=SHARES),
    form(steps.GameOver, reason=END),
)
DETAILS: Final = {
    "allowed": HEX,
    "city": CITY,
    "commodity": COMMODITY,
    "first": HEX,
    "held": SHARES,
    "hex": HEX,
    "last": SHARES,
    "line": LINE,
    "lines": LINE,
    "other": HEX,
    "seat": SEAT,
    "shares": SHARES,
    "survivor": LINE,
    "text": TEXT,
}


def vocabulary(data: Mapping[str, Any]) -> Vocabulary:
    """Every part that can be chosen on a board."""
    board = Board(data, None)
    return {
        HEX: tuple(board.labels),
        CITY: tuple([board.towns[city] for city in board.big_cities]),
        COMMODITY: tuple(board.commodities),
        LINE: tuple(board.companies),
        SHARES: tuple(range(1, SHARES_A_COMPANY + SPARE_SHARES + 1)),
    }


FORMS: Final = Forms(ACTIONS, EVENTS, STEPS, DETAILS, vocabulary)
