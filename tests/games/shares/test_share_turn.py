"""The share game: a whole turn, event by event, as a reader of the rulebook can follow it."""

from __future__ import annotations

import pytest
from share_table import order, table

from rotonde.games.shares import turn
from rotonde.games.shares.events import (
    BidDropped,
    BidMade,
    BondsRepaid,
    BondsTaken,
    BuildEnded,
    CityEmptied,
    CompaniesMerged,
    CompanyPassed,
    ControlTaken,
    CubeDelivered,
    CubeMoved,
    CubeTaken,
    DividendDeclared,
    DividendPaid,
    FirstPlayerChanged,
    IncomeMarkerMoved,
    IncomePaid,
    InterestPaid,
    LinkFinished,
    MergerProposed,
    OfferPassed,
    PlayersPaid,
    PriceChanged,
    ShareBought,
    ShareholderPaid,
    ShareOffered,
    SharesIssued,
    TileLaid,
    TurnBegan,
    VoteCast,
    VoteDecided,
    VoteShown,
)
from rotonde.games.shares.game import GAME
from rotonde.games.shares.steps import CompanyAction

TURN = [
    (0, "build Q15 NE-NW", [TileLaid("MR", "Q15", "NE-NW", 4)]),
    (
        0,
        "build P14 SE-NW",
        [TileLaid("MR", "P14", "SE-NW", 3), SharesIssued("MR", 1, 7), LinkFinished("MR", 4, "Sheffield", "Manchester", 7)],
    ),
    (0, "stop", [BuildEnded("MR")]),
    (2, "deliver black York", [CubeTaken("GER", "black", "York")]),
    (2, "via 1", [CubeMoved("GER", "black", 1, "Leeds")]),
    (
        2,
        "via 2",
        [
            CubeMoved("GER", "black", 2, "Sheffield"),
            CubeDelivered("GER", "black", "York", "Sheffield"),
            IncomeMarkerMoved("MR", 1),
            IncomeMarkerMoved("GER", 1),
        ],
    ),
    (1, "pass", [CompanyPassed(1, "NER")]),
    (0, "deliver red Leeds", [CubeTaken("MR", "red", "Leeds")]),
    (0, "via 2", [CubeMoved("MR", "red", 2, "Sheffield")]),
    (
        0,
        "via 4",
        [
            CubeMoved("MR", "red", 4, "Manchester"),
            CubeDelivered("MR", "red", "Leeds", "Manchester"),
            IncomeMarkerMoved("MR", 2),
            CityEmptied("Leeds", 47),
        ],
    ),
    (2, "pass", [CompanyPassed(2, "GER")]),
    (1, "pass", [CompanyPassed(1, "NER")]),
    (0, "pass", [CompanyPassed(0, "MR")]),
    (2, "pass", [CompanyPassed(2, "GER")]),
    (1, "pass", [CompanyPassed(1, "NER"), IncomePaid("MR", 3, 5), IncomePaid("GER", 1, 3)]),
    (
        0,
        "dividend 8",
        [
            DividendDeclared("MR", 8, 1),
            DividendPaid(0, "MR", 3),
            DividendPaid(1, "MR", 1),
            PriceChanged("MR", 7, 8),
            InterestPaid("GER", 1),
        ],
    ),
    (2, "repay 1", [BondsRepaid("GER", 1, 5)]),
    (
        2,
        "dividend 6",
        [
            DividendDeclared("GER", 6, 0),
            PriceChanged("GER", 6, 7),
            DividendDeclared("NER", 0, 0),
            PriceChanged("NER", 4, 2),
            PlayersPaid(5),
        ],
    ),
    (2, "merge NER", [MergerProposed(2, "GER", "NER")]),
    (1, "vote no", [VoteCast(1, "GER")]),
    (2, "vote yes", [VoteCast(2, "GER"), VoteShown(1, "GER", 2, False), VoteShown(2, "GER", 3, True), VoteDecided("GER", True)]),
    (2, "vote yes", [VoteCast(2, "NER")]),
    (
        1,
        "vote yes",
        [
            VoteCast(1, "NER"),
            VoteShown(1, "NER", 1, True),
            VoteShown(2, "NER", 1, True),
            VoteDecided("NER", True),
            BondsTaken("GER", 1, 5),
            ShareholderPaid(1, "NER", 1, 3),
            ShareholderPaid(2, "NER", 1, 3),
            CompaniesMerged("GER", "NER", 1, 6),
        ],
    ),
    (0, "offer NER available", [ShareOffered(0, "NER", "available")]),
    (0, "bid 4", [BidMade(0, "NER", 4)]),
    (1, "bid 5", [BidMade(1, "NER", 5)]),
    (2, "drop", [BidDropped(2, "NER")]),
    (0, "drop", [BidDropped(0, "NER"), ShareBought(1, "NER", 5), ControlTaken(1, "NER")]),
    (0, "pass", [OfferPassed(0)]),
    (1, "offer GER issued", [ShareOffered(1, "GER", "issued")]),
    (1, "bid 7", [BidMade(1, "GER", 7)]),
    (2, "drop", [BidDropped(2, "GER"), ShareBought(1, "GER", 7)]),
    (2, "pass", [OfferPassed(2)]),
    (1, "pass", [OfferPassed(1), FirstPlayerChanged(2), TurnBegan(2, ("MR", "GER", "NER"))]),
]


def before_the_turn():
    state = table(
        {"MR": [3, 1, 0], "GER": [0, 2, 3], "NER": [0, 1, 1]},
        issued={"GER": 5},
        cash={"MR": 3, "GER": 13},
        bonds={"GER": 1},
        money=[10, 11, 12],
        links=["GER Leeds–York", "MR Leeds–Sheffield", "NER York–Hull"],
        cubes={"Leeds": "red", "York": "black blue", "Sheffield": "yellow"},
        end_empty_cities=62,
    )
    state.turn_number = 0
    return state


@pytest.mark.rule("EA-4.1", "EA-5.7", "EA-6.5", "EA-6.6", "EA-7.3", "EA-8.1", "EA-8.3")
def test_a_whole_turn_event_by_event():
    state, events = before_the_turn(), []
    turn.begin_turn(state, events)
    assert events == [TurnBegan(1, ("MR", "GER", "NER"))]
    for seat, text, expected in TURN:
        assert state.play(seat, GAME.parse(text)) == expected
        state.check()
    assert state.step == CompanyAction(0, "MR", 2, 1)
    assert (state.first, state.price, order(state)) == (2, [9, 8, 8, 7, 5, 4], ["MR", "GER", "NER"])
    # Seats; GWR, LNWR, MR, GER, LBSCR, NER; the bank.
    assert state.accounts == [18, 8, 20, 0, 0, 0, 3, 0, 5, -54]
    assert (state.bonds[3], state.issued, state.available[3]) == (1, [0, 0, 1, 4, 0, 0], 0)


@pytest.mark.rule("EA-4.1")
def test_the_same_turn_without_anybody_listening():
    told, silent = before_the_turn(), before_the_turn()
    turn.begin_turn(told, [])
    turn.begin_turn(silent, None)
    for seat, text, _ in TURN:
        told.play(seat, GAME.parse(text))
        silent.apply(seat, GAME.parse(text))
        assert silent.to_dict() == told.to_dict()
