"""The share game: what actions, events, steps and objections are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.forms import (
    ANSWER,
    BONDS,
    BOX,
    CHARGE,
    CITY,
    COLOUR,
    COMPANY,
    END,
    HEX,
    INCOME,
    LINK,
    MONEY,
    NUMBER,
    PRICE,
    SEAT,
    SHARES,
    SIDE,
    SIDES,
    TERRAIN,
    TEXT,
    TURN,
    Forms,
    Vocabulary,
    counted,
    dealt,
    form,
    many,
)
from rotonde.games.shares import actions, events, steps
from rotonde.games.shares.board import BOXES, ShareBoard
from rotonde.games.tycoon.actions import Build, DealCubes, DrawFirst

MOST_OF_ANYTHING: Final = 200  # bids, dividends and bonds have no limit of their own

ACTIONS: Final = (
    dealt(DealCubes, "cubes", city=CITY, cubes=many(COLOUR)),
    dealt(actions.DrawPile, "pile", company=COMPANY),
    dealt(DrawFirst, "first", seat=SEAT),
    form(actions.Offer, "offer", company=COMPANY, box=BOX),
    form(actions.Bid, "bid", amount=MONEY),
    form(actions.Drop, "drop"),
    form(actions.Pass, "pass"),
    form(Build, "build", hex=HEX, sides=SIDES),
    form(actions.Stop, "stop"),
    form(actions.Deliver, "deliver", origin=CITY, colour=COLOUR),
    form(actions.Via, "via", link=counted(LINK)),
    form(actions.Borrow, "borrow"),
    form(actions.Default, "default"),
    form(actions.Repay, "repay", bonds=BONDS),
    form(actions.Dividend, "dividend", amount=MONEY),
    form(actions.Merge, "merge", target=COMPANY),
    form(actions.Vote, "vote", yes=ANSWER),
)
EVENTS: Final = (
    form(events.CubesPlaced, city=CITY, cubes=many(COLOUR)),
    form(events.MarkerPiled, company=COMPANY),
    form(events.FirstPlayerDrawn, seat=SEAT),
    form(events.TurnBegan, turn=TURN, companies=many(COMPANY)),
    form(events.ShareOffered, seat=SEAT, company=COMPANY, box=BOX),
    form(events.OfferPassed, seat=SEAT),
    form(events.BidMade, seat=SEAT, company=COMPANY, amount=MONEY),
    form(events.BidDropped, seat=SEAT, company=COMPANY),
    form(events.ShareBought, seat=SEAT, company=COMPANY, amount=PRICE),
    form(events.ControlTaken, seat=SEAT, company=COMPANY),
    form(events.FirstPlayerChanged, seat=SEAT),
    form(events.SharesIssued, company=COMPANY, shares=SHARES, amount=INCOME),
    form(events.BondsTaken, company=COMPANY, bonds=BONDS, amount=INCOME),
    form(events.CompanyPassed, seat=SEAT, company=COMPANY),
    form(events.TileLaid, company=COMPANY, hex=HEX, sides=SIDES, cost=PRICE),
    form(events.LinkFinished, company=COMPANY, link=LINK, city=CITY, other=CITY, cost=MONEY),
    form(events.BuildEnded, company=COMPANY),
    form(events.CubeTaken, company=COMPANY, colour=COLOUR, origin=CITY),
    form(events.CubeMoved, company=COMPANY, colour=COLOUR, link=LINK, city=CITY),
    form(events.CubeDelivered, company=COMPANY, colour=COLOUR, origin=CITY, city=CITY),
    form(events.IncomeMarkerMoved, company=COMPANY, steps=NUMBER),
    form(events.CityEmptied, city=CITY, empty_cities=NUMBER),
    form(events.IncomePaid, company=COMPANY, steps=NUMBER, amount=INCOME),
    form(events.InterestPaid, company=COMPANY, amount=CHARGE),
    form(events.InterestUnpaid, company=COMPANY, amount=CHARGE),
    form(events.BondsRepaid, company=COMPANY, bonds=BONDS, amount=PRICE),
    form(events.BondsKept, company=COMPANY),
    form(events.DividendDeclared, company=COMPANY, amount=PRICE, a_share=MONEY),
    form(events.DividendPaid, seat=SEAT, company=COMPANY, amount=INCOME),
    form(events.PriceChanged, company=COMPANY, before=NUMBER, after=NUMBER),
    form(events.PlayersPaid, amount=INCOME),
    form(events.MergerProposed, seat=SEAT, buyer=COMPANY, target=COMPANY),
    form(events.MergerNotProposed, seat=SEAT, company=COMPANY),
    form(events.VoteCast, seat=SEAT, company=COMPANY),
    form(events.VoteShown, seat=SEAT, company=COMPANY, votes=NUMBER, yes=ANSWER),
    form(events.VoteDecided, company=COMPANY, yes=ANSWER),
    form(events.ShareholderPaid, seat=SEAT, company=COMPANY, shares=SHARES, amount=INCOME),
    form(events.CompaniesMerged, buyer=COMPANY, target=COMPANY, links=NUMBER, amount=MONEY),
    form(events.EndReached, turn=TURN),
    form(events.GameEnded, reason=END),
)
STEPS: Final = (
    form(steps.CubeDraw, city=CITY, number=NUMBER),
    form(steps.PileDraw, companies=many(COMPANY)),
    form(steps.FirstPlayer),
    form(steps.OpeningOffer, seat=SEAT),
    form(steps.StockOffer, seat=SEAT, turn=TURN),
    form(steps.OpeningBid, seat=SEAT, company=COMPANY, box=BOX, price=MONEY),
    form(steps.Auction, seat=SEAT, company=COMPANY, box=BOX, amount=MONEY, bidder=SEAT),
    form(steps.CompanyAction, seat=SEAT, company=COMPANY, turn=TURN, round=NUMBER),
    form(steps.BuildLink, seat=SEAT, company=COMPANY, city=CITY, hex=HEX, price=MONEY),
    form(steps.SecondLink, seat=SEAT, company=COMPANY),
    form(steps.MoveCube, seat=SEAT, company=COMPANY, colour=COLOUR, origin=CITY, city=CITY),
    form(steps.Interest, seat=SEAT, company=COMPANY, amount=MONEY),
    form(steps.Repayment, seat=SEAT, company=COMPANY, bonds=BONDS),
    form(steps.DividendChoice, seat=SEAT, company=COMPANY, price=MONEY, amount=MONEY),
    form(steps.MergerProposal, seat=SEAT, company=COMPANY),
    form(steps.MergerVote, seats=many(SEAT), company=COMPANY, buyer=COMPANY, target=COMPANY),
    form(steps.GameOver, reason=END),
)
DETAILS: Final = {
    "amount": MONEY,
    "bonds": BONDS,
    "box": BOX,
    "cash": MONEY,
    "city": CITY,
    "colour": COLOUR,
    "company": COMPANY,
    "cubes_for_another_city.right": CITY,
    "goes_on": HEX,
    "held": BONDS,
    "hex": HEX,
    "known": TEXT,
    "link": LINK,
    "number": NUMBER,
    "order": TEXT,
    "other": CITY,
    "others": NUMBER,
    "own": NUMBER,
    "price": MONEY,
    "right": NUMBER,
    "side": SIDE,
    "sides": SIDES,
    "target": COMPANY,
    "terrain": TERRAIN,
    "text": TEXT,
}


def vocabulary(data: Mapping[str, Any]) -> Vocabulary:
    """Every part that can be chosen on a board."""
    board = ShareBoard(data, None)
    numbers = tuple(range(MOST_OF_ANYTHING + 1))
    return {
        HEX: tuple(board.labels),
        SIDES: tuple(board.pair_names),
        CITY: tuple(board.cities),
        COLOUR: tuple(board.colours),
        COMPANY: tuple([company.id for company in board.companies]),
        BOX: BOXES,
        MONEY: numbers,
        BONDS: numbers[1:],
        ANSWER: (True, False),
    }


FORMS: Final = Forms(ACTIONS, EVENTS, STEPS, DETAILS, vocabulary, bundled=("Build",))
