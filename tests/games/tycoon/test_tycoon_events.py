"""Whole turns told event by event: what happened, to whom, for how much, in which order."""

from __future__ import annotations

from typing import cast

from tycoon_table import (
    GAME,
    auction,
    begun,
    close_cards,
    give_card,
    give_tycoon,
    open_card,
    play,
    put_cubes,
    put_link,
    put_links,
)

from rotonde.core.contract import DEALER, Event
from rotonde.games.tycoon.events import (
    ActionPassed,
    AuctionWithoutBid,
    AuctionWon,
    BidDeclined,
    BidMade,
    BuildStopped,
    CardTaken,
    CardTurnedUp,
    CardUsed,
    CityEmptied,
    CityUrbanized,
    CubeDelivered,
    CubesPlaced,
    DividendsPaid,
    EmptyMarkerRemoved,
    EngineUpgraded,
    FirstPlayerDrawn,
    GameEnded,
    GoalWon,
    HotelPointsScored,
    IncomePaid,
    LinkFinished,
    LinkPointsScored,
    SharesIssued,
    TileLaid,
    TurnBegan,
    TycoonBonusScored,
    TycoonCardDealt,
    TycoonShown,
    UnfinishedLinkRemoved,
    WesternLinkBuilt,
)
from rotonde.games.tycoon.state import TycoonState
from rotonde.games.tycoon.steps import FirstPlayer, TycoonDeal

Told = list[tuple[str, list[Event]]]

A_TURN: Told = [
    ("bid 3", [BidMade(0, 3)]),
    ("bid 4", [BidMade(1, 4)]),
    ("pass", [BidDeclined(0), AuctionWon(1, 4), SharesIssued(1, 1, 5)]),
    (
        "west Kansas City",
        [
            SharesIssued(1, 6, 30),
            WesternLinkBuilt(1, "Kansas City", 30, 4),
            CubesPlaced("Kansas City", ("red", "red", "red", "red")),
            EmptyMarkerRemoved("Kansas City"),
        ],
    ),
    ("take land_grant", [CardTaken(0, "land_grant")]),
    (
        "deliver red Kansas City via 2 1",
        [
            CubeDelivered(1, "red", "Kansas City", "Chicago", (2, 1)),
            LinkPointsScored(1, 2),
            HotelPointsScored(0, "hotel_chicago", 1),
            GoalWon(1, "railroad_era", 1),
        ],
    ),
    ("cubes Chicago : red blue", [CubesPlaced("Chicago", ("red", "blue"))]),
    ("use land_grant", [CardUsed(0, "land_grant")]),
    ("build U10 E-W", [SharesIssued(0, 2, 10), TileLaid(0, "U10", "E-W", 8)]),
    ("build T10 E-W", [SharesIssued(0, 1, 5), TileLaid(0, "T10", "E-W", 4)]),
    ("build S10 E-SW", [SharesIssued(0, 1, 5), TileLaid(0, "S10", "E-SW", 4)]),
    (
        "build S11 NE-W",
        [TileLaid(0, "S11", "NE-W", 4), LinkFinished(0, 5, "Baltimore", "Pittsburgh"), GoalWon(0, "line_baltimore_toledo", 6)],
    ),
    ("issue 2", [SharesIssued(1, 2, 10)]),
    ("build W7 SE-NW", [TileLaid(1, "W7", "SE-NW", 2)]),
    ("stop", [BuildStopped(1)]),
    ("take city_growth", [CardTaken(0, "city_growth")]),
    ("grow Dallas", [CardUsed(0, "city_growth")]),
    (
        "cubes Dallas : red red",
        [
            CubesPlaced("Dallas", ("red", "red")),
            EmptyMarkerRemoved("Dallas"),
            UnfinishedLinkRemoved(1, "Philadelphia", 1),
            IncomePaid(0, 9),
            IncomePaid(1, 5),
            DividendsPaid(0, 4),
            DividendsPaid(1, 9),
        ],
    ),
    ("card executive", [CardTurnedUp("executive"), TurnBegan(2)]),
]
THE_LAST_TURN: Told = [
    ("upgrade", [SharesIssued(0, 3, 15), EngineUpgraded(0, 6, 15), TycoonShown(0, "george_pullman")]),
    ("urbanize Toledo blue", [SharesIssued(1, 2, 10), CityUrbanized(1, "Toledo", "blue", 10)]),
    ("cubes Toledo : red red", [CubesPlaced("Toledo", ("red", "red"))]),
    (
        "deliver blue Baltimore via 1",
        [CubeDelivered(0, "blue", "Baltimore", "Philadelphia", (1,)), LinkPointsScored(0, 1), CityEmptied("Baltimore", 1)],
    ),
    ("pass", [ActionPassed(1)]),
    ("pass", [ActionPassed(0)]),
    (
        "pass",
        [
            ActionPassed(1),
            IncomePaid(0, 3),
            IncomePaid(1, 0),
            DividendsPaid(0, 3),
            SharesIssued(1, 1, 5),
            DividendsPaid(1, 2),
            GameEnded("max_turns"),
            TycoonBonusScored(0, "george_pullman", 6),
            TycoonBonusScored(1, "jay_gould", 0),
        ],
    ),
]


def check_told(state: TycoonState, told: Told) -> None:
    for text, events in told:
        assert state.copy().play(state.to_act[0], GAME.parse(text)) == events, text
        play(state, text)


def test_a_turn_is_told_event_by_event() -> None:
    """An auction, a western link, a delivery that refills Chicago, a link that wins a line, cards, income."""
    state = auction(2)
    close_cards(state)
    for card in ("railroad_era", "land_grant", "city_growth", "hotel_chicago", "line_baltimore_toledo"):
        open_card(state, card)
    put_links(state, 1, "Chicago", "St. Louis", "Kansas City")
    put_links(state, 0, "Pittsburgh", "Cleveland", "Toledo")
    state.level[1], state.first_at[2] = 2, 1
    for city in ("Kansas City", "Dallas"):
        put_cubes(state, city, "")
    put_cubes(state, "Chicago", "blue")
    give_card(state, 0, "hotel_chicago")
    check_told(state, A_TURN)


def test_the_last_turn_is_told_event_by_event() -> None:
    """A Tycoon card shown, an urbanization, a city emptied, and the cards at the end."""
    state = begun(2, max_turns=1)
    close_cards(state)
    give_tycoon(state, 0, "george_pullman")
    give_tycoon(state, 1, "jay_gould")
    state.level[0], state.first_at[2:6] = 5, [0] * 4
    put_link(state, 0, "Baltimore", "Philadelphia")
    put_cubes(state, "Baltimore", "blue")
    check_told(state, THE_LAST_TURN)


def test_deals_and_auctions_without_a_bid_are_told() -> None:
    state = cast(TycoonState, GAME.start(2, seed=1))
    while not isinstance(state.step, TycoonDeal):
        state.apply(DEALER, state.deal())
    check_told(
        state,
        [
            ("tycoon 1 jay_gould", [TycoonCardDealt(0)]),
            ("tycoon 2 mark_hopkins", [TycoonCardDealt(1)]),
            ("card executive", [CardTurnedUp("executive")]),
        ],
    )
    while not isinstance(state.step, FirstPlayer):
        state.apply(DEALER, state.deal())
    passed = [("pass", [ActionPassed(seat)]) for seat in (1, 0)] * 2
    check_told(
        state,
        [
            ("first 2", [FirstPlayerDrawn(1), TurnBegan(1)]),
            ("pass", [BidDeclined(1)]),
            ("pass", [BidDeclined(0), AuctionWithoutBid(1)]),  # the first player stays in the first turn (RT-2.4)
            ("upgrade", [SharesIssued(1, 1, 5), EngineUpgraded(1, 2, 5)]),
            ("pass", [ActionPassed(0)]),
            *passed[:3],
        ],
    )
    play(state, "pass")
    while state.to_act == (DEALER,):
        state.apply(DEALER, state.deal())
    check_told(state, [("pass", [BidDeclined(1)]), ("pass", [BidDeclined(0), AuctionWithoutBid(0)])])  # RT-4.2
