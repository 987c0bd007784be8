"""Fine points of the rules that play seldom meets, each by its number."""

from __future__ import annotations

import pytest
from tycoon_table import (
    GAME,
    allowed,
    begun,
    close_cards,
    deal_all,
    drawn_board,
    end_turn,
    give_card,
    give_money,
    give_tycoon,
    open_card,
    pass_to,
    play,
    put_cubes,
    put_link,
    put_links,
    refused,
)

import rotonde
from rotonde.games.tycoon.actions import Deliver
from rotonde.games.tycoon.position import DRAW
from rotonde.games.tycoon.state import TycoonState
from rotonde.games.tycoon.steps import CubeDraw, FirstPlayer


def bare(players: int = 2, **options: object) -> TycoonState:
    """A game without open cards."""
    state = begun(players, **options)
    close_cards(state)
    return state


@pytest.mark.rule("RT-12.4")
def test_links_break_a_tie_before_money() -> None:
    state = bare(max_turns=1)
    give_tycoon(state, 0, "cyrus_holliday")
    give_tycoon(state, 1, "cornelius_vanderbilt")
    put_link(state, 0, "Baltimore", "Philadelphia")
    give_money(state, 1, 50)
    end_turn(state)
    assert state.scores() == [0, 0]
    assert state.money(1) > state.money(0)
    assert state.winners() == [0]


@pytest.mark.rule("RT-10.3")
def test_chicago_is_not_refilled_from_a_city_without_a_western_link() -> None:
    state = bare()
    links = put_links(state, 0, "Kansas City", "St. Louis", "Chicago")
    state.level[0], state.first_at[2] = 2, 0
    put_cubes(state, "Kansas City", "red blue")
    play(state, f"deliver red Kansas City via {links[0]} {links[1]}")
    assert state.to_act == (1,)


@pytest.mark.rule("RT-9.10", "RT-10.1")
@pytest.mark.parametrize(("builder", "points"), [(0, 15), (1, 0)])
def test_the_line_to_the_west_needs_ones_own_western_link(builder: int, points: int) -> None:
    state = bare()
    open_card(state, "line_transcontinental")
    put_links(state, 0, "Philadelphia", "Pittsburgh", "Toledo", "Chicago", "St. Louis", "Kansas City")
    put_links(state, 1, "Tulsa", "Kansas City")
    pass_to(state, builder)
    play(state, "west Kansas City")
    pass_to(state, 0)
    ends = {state.board.city_index[name] for name in ("New York", "Philadelphia")}
    for tile in next(p.tiles for p in state.link_plans(0) if {p.origin, p.goal} == ends):
        play(state, str(state.setting.track_table.action(tile)))
    assert state.points == [points, 0]


@pytest.mark.rule("RT-2.2")
def test_tycoon_cards_stay_hidden_while_cubes_are_drawn_and_cards_are_resolved() -> None:
    state = bare()
    open_card(state, "new_industry")
    play(state, "take new_industry")
    for text in ("urbanize Toledo blue", ""):
        for viewer in (0, 1, None):
            rows = state.view(viewer)["seats"]
            assert [row["tycoon"] is not None for row in rows] == [seat == viewer for seat in range(2)]
        if text:
            play(state, text)
            assert state.stage == DRAW


@pytest.mark.rule("RT-5.8", "RT-5.12")
def test_two_own_ends_whose_tracks_cross_may_not_join() -> None:
    """The link from A crosses the one from B in B3; joined in C4 they would enter B3 twice."""
    board = drawn_board(". A . . .", " . . . . .", "B . . . .", " . . . . .", ". . . . .")
    state = begun(board=board, sharp_curves=True)
    play(state, "build A2 NE-SE", "build B3 SE-NW", "build B4 E-NW", "stop")
    pass_to(state, 0)
    play(state, "build B3 E-W", "build C3 SE-W")
    assert [(u.city, state.board.labels[u.hex]) for u in state.track.unfinished] == [(0, "C4"), (1, "C4")]
    assert refused(state, "build C4 W-NW") == ["RT-5.8 link_enters_hex_twice"]
    assert allowed(state, "build C4 SE-NW")


@pytest.mark.rule("RT-9.4", "RT-6.4")
def test_city_growth_can_be_taken_while_one_cube_is_in_the_bag() -> None:
    state = bare()
    open_card(state, "city_growth")
    leave_in_bag(state, 1)
    assert allowed(state, "take city_growth")
    play(state, "take city_growth", "grow Dallas")
    assert state.step == CubeDraw("Dallas", 1)
    none = bare()
    open_card(none, "city_growth")
    leave_in_bag(none, 0)
    assert refused(none, "take city_growth") == ["RT-9.4 card_would_do_nothing"]


@pytest.mark.rule("RT-3.1", "RT-9.4")
def test_shares_may_be_issued_once_while_a_card_is_being_used() -> None:
    state = bare()
    open_card(state, "city_growth")
    play(state, "take city_growth")
    assert allowed(state, "issue 2")
    play(state, "issue 2")
    assert refused(state, "issue 1") == ["RT-3.3 shares_issued_just_now"]
    play(state, "grow Dallas")


def leave_in_bag(state: TycoonState, number: int) -> None:
    """All other cubes lie in Boston."""
    boston = state.board.city_index["Boston"] * len(state.bag)
    for colour in range(len(state.bag)):
        spare = state.bag[colour] - (number if colour == 0 else 0)
        state.bag[colour] -= spare
        state.cubes[boston + colour] += spare


@pytest.mark.rule("RT-9.6", "RT-8.8")
def test_what_a_delivery_would_score_counts_hotels_and_cards() -> None:
    state = bare(3)
    put_link(state, 0, "Philadelphia", "New York")
    put_cubes(state, "Philadelphia", "red blue")
    give_card(state, 2, "hotel_york")
    open_card(state, "railroad_era")
    delivery = Deliver("red", "Philadelphia", (0,))
    told = state.points_for(0, delivery)
    assert told == [2, 0, 1]
    play(state, str(delivery))
    assert state.points == told


@pytest.mark.rule("RT-9.9")
def test_a_draw_of_cubes_does_not_cost_the_executives_second_action() -> None:
    state = bare()
    open_card(state, "executive")
    play(state, "take executive", "urbanize Toledo blue")
    deal_all(state)
    assert (state.to_act, state.actions_left) == ((0,), 1)
    play(state, "upgrade")
    assert state.to_act == (1,)


@pytest.mark.rule("RT-12.5")
@pytest.mark.parametrize("text", ["take hotel_york", "upgrade", "urbanize Toledo blue", "build W7 SE-NW", "take executive"])
def test_a_turn_in_which_somebody_did_something_does_not_count_as_passed(text: str) -> None:
    state = bare()
    for card in ("hotel_york", "executive"):
        open_card(state, card)
    state.play(0, GAME.parse(text))
    while state.turn_number == 1:
        deal_all(state)
        play(state, "stop" if state.tiles_laid else "pass")
    assert state.last_turn == 0


@pytest.mark.rule("RT-12.5")
def test_issuing_shares_is_no_action_so_a_turn_of_it_counts_as_passed() -> None:
    state = bare()
    play(state, "issue 1")
    end_turn(state)
    assert state.last_turn == 2


@pytest.mark.rule("RT-2.3", "RT-2.4", "RT-6.2")
def test_every_outcome_of_chance_has_its_weight() -> None:
    state = bare()
    play(state, "urbanize Toledo blue")
    state.bag = [1, 2, 0, 0, 0]
    weights = {str(action): weight for action, weight in state.outcomes()}
    assert weights == pytest.approx({"cubes Toledo : red yellow": 2 / 3, "cubes Toledo : yellow yellow": 1 / 3})
    play(again := bare(), *["pass"] * 6)
    again.deck = [0] * len(again.deck)
    again.deck[again.board.operation_index["executive"]] = 2
    again.deck[again.board.operation_index["hotel_york"]] = 1
    cards = {str(action): weight for action, weight in again.outcomes()}
    assert cards == pytest.approx({"card executive": 2 / 3, "card hotel_york": 1 / 3})


@pytest.mark.rule("RT-2.4")
def test_who_opens_the_first_auction_is_drawn_with_equal_chance() -> None:
    state = GAME.start(3, seed=2)
    while state.step != FirstPlayer():
        state.apply(rotonde.DEALER, state.deal())
    assert [(str(a), w) for a, w in state.outcomes()] == [(f"first {n}", pytest.approx(1 / 3)) for n in (1, 2, 3)]


@pytest.mark.rule("RT-6.2")
def test_after_a_draw_nothing_is_left_to_draw() -> None:
    state = bare()
    play(state, "urbanize Toledo blue")
    deal_all(state)
    assert (state.draw_number, state.draw_city) == (0, -1)


@pytest.mark.rule("RT-12.2")
def test_a_preview_of_the_last_action_does_not_tell_tycoon_cards() -> None:
    state = bare(max_turns=1)
    play(state, *["pass"] * 5)
    told = [type(event).__name__ for event in state.preview(1, GAME.parse("pass"))]
    assert told[-1] == "GameEnded"
    assert "TycoonBonusScored" not in told


@pytest.mark.rule("RT-5.9")
def test_of_several_open_ends_the_owner_of_the_right_one_is_named() -> None:
    state = begun(3, drawn_board("A . . . B", ". . . . .", "C . . . D"))
    play(state, "pass", "build B1 E-W", "stop", "build B3 E-W", "stop")
    for tile, owner in (("C1 E-W", 1), ("C3 E-W", 2)):
        (told,) = [o for o in state.objections(0, GAME.parse(f"build {tile}")) if o.code == "end_of_another"]
        assert told.details == {"hex": tile.split()[0], "side": "W", "owner": owner}
