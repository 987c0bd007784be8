"""What a view says, field by field, what each step waits for, and how a game begins."""

from __future__ import annotations

from typing import Any

import pytest
from tycoon_table import (
    GAME,
    auction,
    begun,
    close_cards,
    deal_all,
    end_turn,
    give_card,
    give_money,
    give_tycoon,
    open_card,
    play,
    put_cubes,
    put_link,
)

import rotonde
from rotonde.core.contract import Objection
from rotonde.core.track import NONE
from rotonde.games.tycoon.actions import DrawFirst
from rotonde.games.tycoon.state import TycoonState
from rotonde.games.tycoon.steps import Auction, BuildTrack, CardDraw, CubeDraw, FirstPlayer, ResolveCard, Turn, TycoonDeal


def chosen(view: dict[str, Any], *keys: str) -> list[Any]:
    return [view[key] for key in keys]


def building() -> TycoonState:
    """Two have passed; seat 2 has named a card and laid the first tile of a link."""
    state = begun(3)
    close_cards(state)
    put_link(state, 0, "New York", "Philadelphia")
    put_link(state, 1, "Baltimore", "Philadelphia")
    put_cubes(state, "New York", "red red blue")
    put_cubes(state, "Toledo", "")
    open_card(state, "land_grant")
    open_card(state, "line_boston_washington")
    state.barred[state.board.operation_index["line_boston_washington"]] = 0b101
    give_card(state, 0, "perfect_engineering")
    give_card(state, 2, "land_grant")
    give_money(state, 0, 7)
    state.shares, state.points, state.level = [1, 2, 0], [4, 9, 0], [1, 2, 3]
    state.first_at[2:4] = [1, 2]
    give_tycoon(state, 0, "cornelius_vanderbilt")
    give_tycoon(state, 1, "george_pullman")
    play(state, "pass", "pass", "use land_grant", "build Y2 NE-SW")
    return state


def test_before_anything_is_dealt() -> None:
    view = GAME.start(2, seed=1).view(None)
    assert chosen(view, "game", "seat", "players", "board", "ply") == ["tycoon", None, 2, "Eastern United States", 0]
    assert chosen(view, "to_act", "turn", "round", "first_player", "actions_left", "bag") == [[-1], 0, 0, None, 0, 125]
    assert chosen(view, "links", "unfinished", "barred", "discarded", "named_cards") == [[], [], {}, {}, []]
    assert chosen(view, "issued", "auction", "empty_cities", "last_turn", "winners") == [False, None, 0, None, []]
    assert view["open_cards"] == {"railroad_era": 1, "speed_record": 1, "new_train": 1}
    assert view["options"] == GAME.start(2).options
    assert [(row["tycoon"], row["tycoon_shown"]) for row in view["seats"]] == [(None, False)] * 2


@pytest.mark.rule("RT-4.4", "RT-9.8", "RT-9.9", "RT-12.1")
def test_a_view_says_whose_turn_it_is_and_where_the_cards_are() -> None:
    view = building().view(1)
    assert chosen(view, "seat", "players", "to_act", "turn", "round", "first_player", "actions_left") == [1, 3, [2], 1, 1, 0, 1]
    assert view["step"] == {"kind": "BuildTrack", "seat": 2, "city": "Boston", "hex": "Y3", "tiles_left": 3}
    assert view["open_cards"] == {"line_boston_washington": 1, "land_grant": 1}
    assert chosen(view, "barred", "discarded", "named_cards") == [
        {"line_boston_washington": [0, 2]},
        {"land_grant": 1},
        ["land_grant"],
    ]
    assert view["deck"] == sum(card.count for card in building().board.operations) - 4 == 30
    assert view["new_cities"] == {"yellow": 3, "blue": 3, "black": 3, "purple": 3}
    assert chosen(view, "empty_cities", "empty_cities_to_end", "last_turn") == [1, 12, None]
    assert chosen(view, "over", "end_reason", "winners", "auction", "issued") == [False, None, [], None, False]


@pytest.mark.rule("RT-5.1", "RT-5.4")
def test_links_say_where_they_lie_and_where_the_next_tile_goes() -> None:
    view = building().view(None)
    assert view["links"] == [
        {"link": 1, "owner": 0, "cities": ["New York", "Philadelphia"], "tiles": [["X7", "NE-SW"]]},
        {"link": 2, "owner": 1, "cities": ["Philadelphia", "Baltimore"], "tiles": [["W9", "NE-SW"]]},
    ]
    assert view["unfinished"] == [{"owner": 2, "city": "Boston", "tiles": [["Y2", "NE-SW"]], "goes_on": ["Y3", "NE"]}]


@pytest.mark.rule("RT-2.1", "RT-8.7", "RT-10.1")
def test_cities_say_their_colour_cubes_and_western_link() -> None:
    state = building()
    state.western[state.board.city_index["Kansas City"]] = 1
    cities = state.view(None)["cities"]
    plain = {"empty": False, "western_link": None}
    assert cities["New York"] == {"hex": "X6", "colour": "red", "cubes": {"red": 2, "blue": 1}, **plain}
    assert cities["Toledo"] == {"hex": "L12", "colour": None, "cubes": {}, "empty": True, "western_link": None}
    assert cities["Kansas City"]["western_link"] == 1
    assert state.view(0)["bag"] == 125 - sum(sum(city["cubes"].values()) for city in cities.values())


@pytest.mark.rule("RT-3.2", "RT-11.1", "RT-12.2", "RT-2.2")
def test_seats_say_what_lies_before_them_and_each_its_own_tycoon() -> None:
    state = building()
    assert state.view(1)["seats"][:2] == [
        {
            "money": 7,
            "points": 4,
            "income": 6,
            "level": 1,
            "links": 1,
            "cards": {"perfect_engineering": 1},
            "spent": {},
            "bonus": None,
            "score": 3,
            "shares": 1,
            "dividends": 1,
            "tycoon": None,
            "tycoon_shown": False,
        },
        {
            "money": 0,
            "points": 9,
            "income": 11,
            "level": 2,
            "links": 1,
            "cards": {},
            "spent": {},
            "bonus": None,
            "score": 7,
            "shares": 2,
            "dividends": 2,
            "tycoon": "george_pullman",
            "tycoon_shown": False,
        },
    ]
    state.shown[0] = 1
    assert [chosen(row, "tycoon", "tycoon_shown") for row in state.view(2)["seats"][:2]] == [
        ["cornelius_vanderbilt", True],
        [None, False],
    ]
    assert state.secrets_of(1) == [(("seats", 1), state.view(1)["seats"][1])]


@pytest.mark.rule("RT-9.3")
def test_a_card_that_is_spent_for_this_turn_is_told() -> None:
    state = begun(2)
    give_card(state, 1, "perfect_engineering")
    state.spent[len(state.open) + state.board.operation_index["perfect_engineering"]] = 1
    assert [row["spent"] for row in state.view(0)["seats"]] == [{}, {"perfect_engineering": 1}]


@pytest.mark.rule("RT-4.1")
def test_an_auction_says_what_is_bid_and_by_whom() -> None:
    state = auction(3)
    assert state.step == Auction(0, 0, None)
    assert state.view(0)["auction"] == {"bid": 0, "bidder": None, "active": [0, 1, 2]}
    play(state, "bid 3")
    assert state.step == Auction(1, 3, 0)
    play(state, "pass")
    assert state.view(0)["auction"] == {"bid": 3, "bidder": 0, "active": [2, 0]}
    assert state.unopposed(0) == (2, GAME.parse("pass"))
    assert state.unopposed(1) is None


@pytest.mark.rule("RT-12.2", "RT-12.5")
def test_the_end_says_why_and_who_won() -> None:
    state = begun(2, max_turns=1)
    give_money(state, 1, 2)
    give_tycoon(state, 0, "cornelius_vanderbilt")
    give_tycoon(state, 1, "george_pullman")
    state.points = [0, 40]
    end_turn(state)
    view = state.view(0)
    assert chosen(view, "to_act", "over", "end_reason", "winners") == [[], True, "max_turns", [1]]
    assert view["step"] == {"kind": "GameOver", "reason": "max_turns"}
    assert [row["tycoon"] for row in view["seats"]] == ["cornelius_vanderbilt", "george_pullman"]
    assert [row["tycoon_shown"] for row in view["seats"]] == [True, True]
    assert [row["bonus"] for row in view["seats"]] == [state.scores()[0], state.scores()[1] - 40]


@pytest.mark.rule("RT-2.1", "RT-2.2", "RT-2.3", "RT-2.4")
def test_the_steps_of_the_set_up() -> None:
    state = GAME.start(3, seed=1)
    first = state.board.cities[0]
    assert state.step == CubeDraw(first, state.board.city_cubes[0] - 1)
    kinds = (CubeDraw, TycoonDeal, CardDraw)
    dealt: list[object] = []
    while isinstance(state.step, kinds):
        assert state.to_act == (rotonde.DEALER,)
        if not isinstance(state.step, CubeDraw):
            dealt.append(state.step)
        if not isinstance(state.step, CardDraw):
            told = [o.code for o in state.objections(rotonde.DEALER, GAME.parse("card executive"))]
            assert told == ["no_card_to_turn_up"]
        told = state.objections(rotonde.DEALER, GAME.parse("first 1"))
        assert told == [Objection("RT-2.4", "first_player_not_drawn_now")]
        state.apply(rotonde.DEALER, state.deal())
    assert dealt == [*(TycoonDeal(seat) for seat in range(3)), *(CardDraw(6 - n) for n in range(6))]
    assert state.step == FirstPlayer()
    assert [str(action) for action in state.legal(rotonde.DEALER)] == ["first 1", "first 2", "first 3"]
    for seat in (-1, 3):
        assert state.objections(rotonde.DEALER, DrawFirst(seat)) == [Objection("RT-2.4", "unknown_seat", number=seat)]
    assert Objection("RT-4.4", "dealer_first") in state.objections(0, GAME.parse("pass"))
    assert state.legal(0) == []


@pytest.mark.rule("RT-5.3", "RT-9.4", "RT-6.2")
def test_the_steps_of_a_turn() -> None:
    state = begun(2)
    open_card(state, "city_growth")
    give_card(state, 0, "land_grant")
    assert state.step == Turn(0, 1, 1, 1)
    play(state, "use land_grant")
    assert state.step == BuildTrack(0, None, None, 4)
    play(state, "build Y2 NE-SW", "stop", "take city_growth")
    assert state.step == ResolveCard(1, "city_growth")
    play(state, "grow Toledo")
    assert state.step == CubeDraw("Toledo", 2)
    told = [o.code for o in state.objections(1, GAME.parse("pass"))]
    assert told == ["not_your_decision", "dealer_first"]
    deal_all(state)
    assert state.step == Turn(0, 1, 2, 1)


def test_a_game_begins_with_nothing_on_the_table() -> None:
    told = GAME.start(2, seed=1).to_dict()
    nothing = ["ply", "stage", "dealt", "turn_number", "round", "acted", "actions_left", "tiles_laid", "build_cards"]
    assert [told[key] for key in [*nothing, "draw_number", "last_turn"]] == [0] * (len(nothing) + 2)
    nobody = ["first", "seat", "card", "draw_city", "draw_origin"]
    assert [told[key] for key in nobody] == [NONE] * len(nobody)
    assert [told[key] for key in ("issued", "busy", "auction", "end_cause")] == [False, False, None, None]
    assert (told["level"], told["points"], told["shares"], told["accounts"]) == ([1] * 2, [0] * 2, [0] * 2, [0] * 3)
    assert (told["first_at"], told["secret"], told["shown"]) == ([NONE] * 9, [NONE] * 2, [0] * 2)
    assert (told["bag"], told["build_limit"]) == ([25] * 5, 4)
    for key in ("cubes", "empty", "discarded", "held", "spent", "barred"):
        assert set(told[key]) == {0}
    assert set(told["western"]) == {NONE}
