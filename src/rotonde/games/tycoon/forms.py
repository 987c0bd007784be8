"""Tycoon: what actions, events, steps and objections are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.forms import (
    CARD,
    CHARGE,
    CITY,
    COLOUR,
    END,
    HEX,
    INCOME,
    LINK,
    MONEY,
    NUMBER,
    POINTS,
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
    dealt,
    form,
    many,
)
from rotonde.games.tycoon import actions, events, steps
from rotonde.games.tycoon.board import HIGHEST_BID, MOST_SHARES_AT_ONCE, Board

ACTIONS: Final = (
    dealt(actions.DealCubes, "cubes", city=CITY, cubes=many(COLOUR)),
    dealt(actions.DealTycoon, "tycoon", seat=SEAT, card=CARD),
    dealt(actions.TurnUp, "card", card=CARD),
    dealt(actions.DrawFirst, "first", seat=SEAT),
    form(actions.Bid, "bid", amount=MONEY),
    form(actions.Pass, "pass"),
    form(actions.Issue, "issue", shares=SHARES),
    form(actions.Build, "build", hex=HEX, sides=SIDES),
    form(actions.Stop, "stop"),
    form(actions.Urbanize, "urbanize", city=CITY, colour=COLOUR),
    form(actions.Upgrade, "upgrade"),
    form(actions.Deliver, "deliver", origin=CITY, colour=COLOUR, links=many(LINK, 1)),
    form(actions.TakeCard, "take", card=CARD),
    form(actions.UseCard, "use", card=CARD),
    form(actions.Grow, "grow", city=CITY),
    form(actions.BuildWest, "west", city=CITY),
)
EVENTS: Final = (
    form(events.CubesPlaced, city=CITY, cubes=many(COLOUR)),
    form(events.TycoonCardDealt, seat=SEAT),
    form(events.CardTurnedUp, card=CARD),
    form(events.FirstPlayerDrawn, seat=SEAT),
    form(events.TurnBegan, turn=TURN),
    form(events.BidMade, seat=SEAT, amount=MONEY),
    form(events.BidDeclined, seat=SEAT),
    form(events.AuctionWon, seat=SEAT, amount=PRICE),
    form(events.AuctionWithoutBid, seat=SEAT),
    form(events.SharesIssued, seat=SEAT, shares=SHARES, amount=INCOME),
    form(events.ActionPassed, seat=SEAT),
    form(events.TileLaid, seat=SEAT, hex=HEX, sides=SIDES, price=PRICE),
    form(events.LinkFinished, seat=SEAT, link=LINK, city=CITY, other=CITY),
    form(events.BuildStopped, seat=SEAT),
    form(events.UnfinishedLinkRemoved, seat=SEAT, city=CITY, tiles=NUMBER),
    form(events.CityUrbanized, seat=SEAT, city=CITY, colour=COLOUR, price=PRICE),
    form(events.EngineUpgraded, seat=SEAT, level=NUMBER, price=PRICE),
    form(events.CubeDelivered, seat=SEAT, colour=COLOUR, origin=CITY, city=CITY, links=many(LINK)),
    form(events.LinkPointsScored, seat=SEAT, points=POINTS),
    form(events.HotelPointsScored, seat=SEAT, card=CARD, points=POINTS),
    form(events.GoalWon, seat=SEAT, card=CARD, points=POINTS),
    form(events.CityEmptied, city=CITY, empty_cities=NUMBER),
    form(events.EmptyMarkerRemoved, city=CITY),
    form(events.CardTaken, seat=SEAT, card=CARD),
    form(events.CardUsed, seat=SEAT, card=CARD),
    form(events.WesternLinkBuilt, seat=SEAT, city=CITY, price=PRICE, cubes=NUMBER),
    form(events.IncomePaid, seat=SEAT, amount=INCOME),
    form(events.DividendsPaid, seat=SEAT, amount=CHARGE),
    form(events.EndReached, reason=END, last_turn=TURN),
    form(events.TycoonShown, seat=SEAT, card=CARD),
    form(events.TycoonBonusScored, seat=SEAT, card=CARD, points=POINTS),
    form(events.GameEnded, reason=END),
)
STEPS: Final = (
    form(steps.CubeDraw, city=CITY, number=NUMBER),
    form(steps.TycoonDeal, seat=SEAT),
    form(steps.CardDraw, left=NUMBER),
    form(steps.FirstPlayer),
    form(steps.Auction, seat=SEAT, amount=MONEY, bidder=SEAT),
    form(steps.Turn, seat=SEAT, turn=TURN, round=NUMBER, actions_left=NUMBER),
    form(steps.BuildTrack, seat=SEAT, city=CITY, hex=HEX, tiles_left=NUMBER),
    form(steps.ResolveCard, seat=SEAT, card=CARD),
    form(steps.GameOver, reason=END),
)
DETAILS: Final = {
    "amount": MONEY,
    "card": CARD,
    "city": CITY,
    "colour": COLOUR,
    "cubes_for_another_city.right": CITY,
    "goes_on": HEX,
    "hex": HEX,
    "known": TEXT,
    "level": NUMBER,
    "link": LINK,
    "most": NUMBER,
    "number": NUMBER,
    "order": TEXT,
    "other": CITY,
    "owner": SEAT,
    "price": MONEY,
    "right": NUMBER,
    "seat": SEAT,
    "shares": SHARES,
    "side": SIDE,
    "sides": SIDES,
    "terrain": TERRAIN,
    "text": TEXT,
    "tiles": NUMBER,
}


def vocabulary(data: Mapping[str, Any]) -> Vocabulary:
    """Every part that can be chosen on a board."""
    return words_of(Board(data, None))


def words_of(board: Board) -> Vocabulary:
    """The parts of a map with cities, cubes and cards."""
    return {
        HEX: tuple(board.labels),
        SIDES: tuple(board.pair_names),
        CITY: tuple(board.cities),
        COLOUR: tuple(board.colours),
        CARD: tuple([card.id for card in board.operations] + [card.id for card in board.secrets]),
        SHARES: tuple(range(1, MOST_SHARES_AT_ONCE + 1)),
        MONEY: tuple(range(HIGHEST_BID + 1)),
    }


FORMS: Final = Forms(ACTIONS, EVENTS, STEPS, DETAILS, vocabulary, bundled=("Build",))
