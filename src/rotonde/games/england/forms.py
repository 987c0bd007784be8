"""England: Tycoon's forms, and what it has besides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.forms import (
    BONDS,
    CARD,
    CHARGE,
    CITY,
    COLOUR,
    INCOME,
    LINE,
    LINK,
    NUMBER,
    POINTS,
    SEAT,
    Forms,
    Vocabulary,
    dealt,
    form,
    many,
)
from rotonde.games.england import actions, events, steps
from rotonde.games.england.board import EnglandBoard
from rotonde.games.tycoon import forms as tycoon
from rotonde.games.tycoon.actions import DealTycoon
from rotonde.games.tycoon.events import (
    DividendsPaid,
    SharesIssued,
    TycoonBonusScored,
    TycoonCardDealt,
    TycoonShown,
    WesternLinkBuilt,
)

ACTIONS: Final = (
    *[row for row in tycoon.ACTIONS if row.make is not DealTycoon],
    dealt(actions.DealBarons, "barons", seat=SEAT, cards=many(CARD)),
    form(actions.KeepBaron, "keep", card=CARD),
    form(actions.Inspect, "inspect"),
    form(actions.Allow, "allow"),
)
OTHER_WORDS: Final = (TycoonCardDealt, TycoonShown, TycoonBonusScored, SharesIssued, DividendsPaid, WesternLinkBuilt)
EVENTS: Final = (
    *[row for row in tycoon.EVENTS if row.make not in OTHER_WORDS],
    form(events.BondsIssued, seat=SEAT, bonds=BONDS, amount=INCOME),
    form(events.InterestPaid, seat=SEAT, amount=CHARGE),
    form(events.BaronBonusScored, seat=SEAT, card=CARD, points=POINTS),
    form(events.BaronsDealt, seat=SEAT),
    form(events.BaronKept, seat=SEAT),
    form(events.MajorLineWon, seat=SEAT, line=LINE, points=POINTS),
    form(events.CubeKept, seat=SEAT, colour=COLOUR),
    form(events.KeptCubesReturned, cubes=NUMBER),
    form(events.DeliveryAnnounced, seat=SEAT, colour=COLOUR, origin=CITY, city=CITY, links=many(LINK)),
    form(events.DeliveryAllowed, seat=SEAT),
    form(events.DeliveryStopped, seat=SEAT, mover=SEAT),
    form(events.InspectorDiscarded, seat=SEAT),
)
STEPS: Final = (
    *tycoon.STEPS,
    form(steps.BaronDeal, seat=SEAT),
    form(steps.BaronChoice, seats=many(SEAT)),
    form(steps.Inspection, seat=SEAT, mover=SEAT, colour=COLOUR, origin=CITY, city=CITY),
)
DETAILS: Final = {**tycoon.DETAILS, "barons_for_another_seat.right": SEAT}


def vocabulary(data: Mapping[str, Any]) -> Vocabulary:
    """Every part that can be chosen on a board."""
    return tycoon.words_of(EnglandBoard(data, None))


FORMS: Final = Forms(ACTIONS, EVENTS, STEPS, DETAILS, vocabulary, bundled=("Build",))
