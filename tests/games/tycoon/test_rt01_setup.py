"""Components and set-up (RT-1, RT-2)."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from tycoon_table import GAME, allowed, auction, begun, drawn_board, play, put_links, refused

import rotonde
from rotonde.core.hexes import DIRECTION_NAMES
from rotonde.core.track import NONE
from rotonde.games.tycoon.position import DEAL_CUBES, DEAL_SECRETS, FIRST_PLAYER, TURN_UP
from rotonde.games.tycoon.state import TycoonState


def fresh(players: int, **options: object) -> TycoonState:
    return cast(TycoonState, GAME.start(players, seed=3, options=options))  # type: ignore[arg-type]


@pytest.mark.rule("RT-1.1")
def test_the_map_has_its_cities_hexes_and_ridges() -> None:
    board = fresh(2).board
    assert len(board.cities) == 52
    assert sum(t == "open" for t in board.terrain) == 627
    assert sum(t == "hills" for t in board.terrain) == 114
    assert sum(board.is_ridge) == 2 * 125
    assert board.city_colour[board.city_index["Chicago"]] == board.colour_index["red"]
    assert board.city_colour[board.city_index["Toledo"]] == NONE
    assert sum(board.city_cubes) == 110


@pytest.mark.rule("RT-1.1")
def test_a_city_is_entered_only_through_its_sides() -> None:
    state = begun()
    names = DIRECTION_NAMES["pointy-top"]
    chicago = state.board.index["H14"]
    for side, name in enumerate(names):
        assert bool(state.track.map.open_side[6 * chicago + side]) == (name in ("E", "SE", "SW", "W"))


@pytest.mark.rule("RT-1.2")
def test_curves_join_sides_two_apart() -> None:
    state = begun()
    assert allowed(state, "build I14 E-W")
    assert allowed(state, "build I14 NE-W")
    assert refused(state, "build I14 SW-W") == ["RT-1.2 sharp_curve"]
    assert refused(state, "build I14 W-E")[0] == "RT-1.2 no_such_tile"
    assert allowed(begun(sharp_curves=True), "build I14 SW-W")


@pytest.mark.rule("RT-1.2")
def test_tiles_and_markers_do_not_run_out() -> None:
    state = begun()
    for _ in range(30):
        state.track.add_link(0, 0, 1, ())
    assert allowed(state, "build I14 E-W")


@pytest.mark.rule("RT-1.3")
def test_there_are_25_cubes_of_each_of_five_colours() -> None:
    state = fresh(4)
    assert state.board.colours == ["red", "yellow", "blue", "black", "purple"]
    assert state.bag == [25] * 5
    assert sum(begun(4).bag) == 125 - 110
    assert "RT-1.3 unknown_colour" in refused(state, "cubes Boston : green red red red")


@pytest.mark.rule("RT-1.4")
def test_there_are_twelve_new_cities_and_two_western_links_and_six_seats() -> None:
    state = fresh(6)
    assert dict(zip(state.board.colours, state.new_cities, strict=True)) == {
        "red": 0,
        "yellow": 3,
        "blue": 3,
        "black": 3,
        "purple": 3,
    }
    assert [state.board.cities[c] for c in state.board.western_cities] == ["Des Moines", "Kansas City"]
    assert list(GAME.players) == [2, 3, 4, 5, 6]


@pytest.mark.rule("RT-1.5")
def test_levels_cards_and_shares() -> None:
    state = begun()
    assert len(state.board.secrets) == 10
    assert sum(card.count for card in state.board.operations) == 34
    for _ in range(7):
        state.level[0] += 1
    assert refused(state, "upgrade") == ["RT-7.1 highest_level"]
    state.shares[0] = 10_000
    assert allowed(state, "issue 20")


@pytest.mark.rule("RT-1.6")
def test_the_same_position_is_points_and_income() -> None:
    state = begun()
    for points, income in ((0, 0), (1, 3), (13, 15), (14, 15), (41, 25), (48, 25), (49, 24), (97, 10), (98, 9), (100, 9)):
        state.points[0] = points
        assert state.view(None)["seats"][0]["income"] == income
        assert state.scores()[0] == points


@pytest.mark.rule("RT-2.1")
@pytest.mark.parametrize(("players", "fewer"), [(2, 1), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_cities_start_with_their_cubes(players: int, fewer: int) -> None:
    state = begun(players)
    for city, number in enumerate(state.board.city_cubes):
        assert state.cubes_in(city) == max(1, number - fewer)


@pytest.mark.rule("RT-2.1")
def test_cubes_are_dealt_city_by_city() -> None:
    state = fresh(4)
    assert state.stage == DEAL_CUBES
    assert str(state.step) == "CubeDraw(city='Boston', number=4)"
    assert len(state.legal(rotonde.DEALER)) == 70
    assert refused(state, "cubes Albany : red red") == ["RT-2.1 cubes_for_another_city", "RT-2.1 wrong_number_of_cubes"]
    assert refused(state, "cubes Boston : blue red red red") == ["RT-2.1 cubes_not_in_order"]
    play(state, "cubes Boston : red red red blue")
    assert state.bag == [22, 25, 24, 25, 25]


@pytest.mark.rule("RT-2.2")
def test_everybody_starts_with_level_1_nothing_and_a_secret_card() -> None:
    state = begun(6)
    assert state.level == [1] * 6
    assert state.points == state.shares == state.accounts[:6] == [0] * 6
    assert len(set(state.secret)) == 6
    assert [s["tycoon"] is not None for s in state.view(2)["seats"]] == [False, False, True, False, False, False]
    assert all(s["tycoon"] is None for s in state.view(None)["seats"])


@pytest.mark.rule("RT-2.2")
def test_a_tycoon_card_is_dealt_once() -> None:
    state = fresh(2)
    while state.stage != DEAL_SECRETS:
        state.apply(rotonde.DEALER, state.deal())
    play(state, "tycoon 1 jay_gould")
    assert refused(state, "tycoon 1 jp_morgan") == ["RT-2.2 tycoon_for_another_seat"]
    assert refused(state, "tycoon 2 jay_gould") == ["RT-2.2 tycoon_dealt_already"]
    assert refused(state, "tycoon 2 nobody") == ["RT-1.5 unknown_tycoon_card"]


@pytest.mark.rule("RT-2.2")
def test_a_redealt_state_keeps_what_the_seat_knows_and_nothing_else() -> None:
    state = begun(4)
    seen = {state.redeal(1, Random(i)).secret[0] for i in range(60)}
    assert len(seen) == 9
    assert state.secret[1] not in seen
    assert {state.redeal(1, Random(i)).secret[1] for i in range(60)} == {state.secret[1]}


@pytest.mark.rule("RT-2.3", "RT-9.7")
def test_start_cards_and_two_cards_a_player_lie_open() -> None:
    state = fresh(3)
    starting = {"railroad_era", "speed_record", "new_train"}
    assert {c.id for i, c in enumerate(state.board.operations) if state.open[i]} == starting
    while state.stage != TURN_UP:
        state.apply(rotonde.DEALER, state.deal())
    assert state.dealt == 6
    assert refused(state, "card railroad_era") == ["RT-9.1 card_not_in_deck"]
    assert sum(auction(3).open) == 3 + 6


@pytest.mark.rule("RT-2.4")
def test_the_player_drawn_opens_the_first_auction_and_is_first_if_all_pass() -> None:
    state = fresh(3)
    while state.stage != FIRST_PLAYER:
        state.apply(rotonde.DEALER, state.deal())
    assert {str(a) for a in state.legal(rotonde.DEALER)} == {"first 1", "first 2", "first 3"}
    assert refused(state, "first 4") == ["RT-2.4 unknown_seat"]
    play(state, "first 2")
    assert state.to_act == (1,)
    play(state, "pass", "pass", "pass")
    assert state.first == 1
    assert state.to_act == (1,)


@pytest.mark.rule("RT-13.2")
def test_beginners_play_without_cards_and_western_links() -> None:
    state = begun(4, beginners=True)
    assert sum(state.open) == sum(state.deck) == 0
    assert state.secret == [NONE] * 4
    put_links(state, 0, "Kansas City", "St. Louis")
    assert refused(state, "west Kansas City") == ["RT-13.2 no_western_links"]
    assert refused(state, "take land_grant") == ["RT-9.1 card_not_open"]


def test_a_board_drawn_as_text_can_be_played() -> None:
    state = begun(board=drawn_board("A . . B", " . . . .", "C . . x"))
    assert state.board.cities == ["A", "B", "C", "x"]
    assert allowed(state, "build B1 E-W")
