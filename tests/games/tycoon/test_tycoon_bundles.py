"""Tycoon: whole links as one move, with their price and what they let be delivered."""

from __future__ import annotations

import pytest
from tycoon_table import begun, close_cards, drawn_board, give_card, open_card, play, put_cubes, put_link

from rotonde.core.contract import Bundle, BundleDelivery, PriceReason
from rotonde.games.tycoon.actions import Build, Stop
from rotonde.games.tycoon.state import TycoonState

ROW = "A . h B . . C"


def between(state: TycoonState, a: str, b: str, seat: int = 0) -> Bundle:
    return next(found for found in state.bundles(seat) if set(found.cities) == {a, b})


def pairs(state: TycoonState, seat: int = 0) -> list[tuple[str, ...]]:
    return [tuple(sorted(found.cities)) for found in state.bundles(seat)]


@pytest.mark.rule("RT-5.6")
def test_a_bundle_tells_its_price_reason_by_reason():
    state = begun(board=drawn_board(ROW, ridges=[("B1", "C1")], rivers={"B1": "NE SW"}))
    cheap, dear = state.bundles(0)
    assert cheap == Bundle(
        cities=("B", "C"),
        tiles=(("E1", "E-W"), ("F1", "E-W")),
        finishes=True,
        price=4,
        reasons=(PriceReason("open", 2, 4),),
        deliveries=cheap.deliveries,
        actions=(Build("E1", "E-W"), Build("F1", "E-W")),
    )
    assert set(dear.cities) == {"A", "B"}
    assert sorted(dear.reasons, key=lambda reason: reason.code) == [
        PriceReason("hills", 1, 4),
        PriceReason("open", 1, 2),
        PriceReason("ridge", 1, 4),
        PriceReason("river", 1, 1),
    ]
    assert dear.price == 11
    for action in dear.actions:
        state.play(0, action)
    assert (state.track.owner, 5 * state.shares[0] - state.money(0)) == ([0], 11)


@pytest.mark.rule("RT-4.4")
def test_only_the_seat_in_turn_has_bundles_and_only_in_its_action():
    state = begun(board=drawn_board(ROW))
    assert state.bundles(1) == []
    play(state, "pass")
    assert state.bundles(0) == []
    assert pairs(state, 1) == [("B", "C"), ("A", "B")]
    for _ in range(5):
        play(state, "pass")
    assert state.auction is not None
    assert state.bundles(state.to_act[0]) == []


@pytest.mark.rule("RT-5.2", "RT-5.3")
def test_a_link_that_was_begun_in_this_build_goes_on():
    state = begun(board=drawn_board(ROW))
    play(state, "build F1 E-W")
    (found,) = state.bundles(0)
    assert set(found.cities) == {"B", "C"}
    assert (found.tiles, found.price, found.finishes) == ((("E1", "E-W"),), 2, True)
    assert found.actions == (Build("E1", "E-W"),)
    play(state, "stop", "pass")
    # Later the open end may be taken up again, or a link begun elsewhere.
    assert [(set(b.cities), b.price) for b in state.bundles(0)] == [({"B", "C"}, 2), ({"A", "B"}, 6)]


@pytest.mark.rule("RT-5.2")
def test_within_a_build_an_open_end_from_before_is_left_alone():
    state = begun(board=drawn_board("A . . B", ". . . .", "C . . D"))
    play(state, "build B1 E-W", "stop", "pass", "build B3 E-W")
    assert [set(found.cities) for found in state.bundles(0) if found.finishes and len(found.tiles) == 1] == [{"C", "D"}]
    assert all("C" in found.cities for found in state.bundles(0))


@pytest.mark.rule("RT-5.3", "RT-5.4")
def test_a_link_that_is_too_long_for_one_build_is_begun_from_the_own_network():
    state = begun(board=drawn_board("A . B . . . . . . C"))
    assert pairs(state) == [("A", "B")]
    put_link(state, 0, "A", "B")
    (begin,) = state.bundles(0)
    assert begin.cities == ("B", "C")
    assert (begin.finishes, begin.price, begin.deliveries) == (False, 8, ())
    assert begin.tiles == (("D1", "E-W"), ("E1", "E-W"), ("F1", "E-W"), ("G1", "E-W"))
    assert begin.actions[-1] == Stop()
    for action in begin.actions:
        state.play(0, action)
    play(state, "pass")
    (finish,) = state.bundles(0)
    assert (finish.finishes, finish.tiles) == (True, (("H1", "E-W"), ("I1", "E-W")))


@pytest.mark.rule("RT-5.3")
def test_what_is_left_of_a_build_bounds_its_bundles():
    state = begun(board=drawn_board("A . . . . . B", ". . . . . . ."))
    put_link(state, 0, "A", "B")
    assert state.bundles(0) == []
    state = begun(board=drawn_board("A . . . . . B"))
    play(state, "build B1 E-W", "build C1 E-W")
    (found,) = state.bundles(0)
    assert (len(found.tiles), found.finishes, found.actions[-1]) == (2, False, Stop())
    play(state, "build D1 E-W", "build E1 E-W")
    assert state.bundles(0) == []


@pytest.mark.rule("RT-9.9")
def test_a_card_for_a_longer_build_and_one_for_cheaper_track_count():
    state = begun()
    assert max(len(found.tiles) for found in state.bundles(0)) == 4
    give_card(state, 0, "perfect_engineering")
    assert max(len(found.tiles) for found in state.bundles(0) if found.finishes) == 5
    give_card(state, 0, "land_grant")
    before = between(state, "Baltimore", "Philadelphia")
    play(state, "use land_grant")
    after = between(state, "Baltimore", "Philadelphia")
    assert (before.reasons[0], after.reasons[0]) == (PriceReason("open", 1, 2), PriceReason("open", 1, 0))
    assert before.price - after.price == 2


@pytest.mark.rule("RT-8.1", "RT-8.6")
def test_a_bundle_tells_what_it_lets_be_delivered():
    state = begun(board=drawn_board(ROW))
    put_link(state, 0, "B", "C")
    put_cubes(state, "A", "blue yellow")
    put_cubes(state, "B", "red yellow")
    put_cubes(state, "C", "red")
    link = between(state, "A", "B")
    assert set(link.deliveries) == {BundleDelivery("blue", "A", "B", 1), BundleDelivery("red", "B", "A", 1)}
    state.level[0] = 2
    link = between(state, "A", "B")
    assert set(link.deliveries) == {
        BundleDelivery("blue", "A", "B", 1),
        BundleDelivery("red", "B", "A", 1),
        BundleDelivery("yellow", "A", "C", 2),
        BundleDelivery("red", "C", "A", 2),
    }


@pytest.mark.rule("RT-8.6")
def test_of_several_routes_a_bundle_tells_the_one_that_brings_the_seat_most():
    board = drawn_board("A . G . B", ". . . . .", ". h . . .")
    state = begun(board=board)
    put_link(state, 1, "G", "B")
    put_cubes(state, "A", "blue")
    put_cubes(state, "G", "blue")
    put_cubes(state, "B", "")
    state.level[0] = 3
    assert BundleDelivery("blue", "A", "B", 1) in between(state, "A", "G").deliveries
    assert between(state, "B", "G").deliveries == (BundleDelivery("blue", "G", "B", 1),)
    put_link(state, 0, "G", "B")
    assert BundleDelivery("blue", "A", "B", 2) in between(state, "A", "G").deliveries


@pytest.mark.rule("RT-8.8", "RT-9.2", "RT-9.6")
def test_cards_that_a_delivery_would_win_count_for_a_bundle():
    state = begun()
    close_cards(state)

    def points() -> dict[tuple[str, str, str], int]:
        return {(d.colour, d.origin, d.city): d.points for b in state.bundles(0) for d in b.deliveries}

    bare = points()
    assert set(bare.values()) == {1}
    open_card(state, "railroad_era")
    assert points() == dict.fromkeys(bare, 2)
    give_card(state, 0, "hotel_york")
    give_card(state, 1, "hotel_chicago")
    assert points() == {key: 3 if key[2] == "New York" else 2 for key in bare}
    assert 3 in points().values()
    assert state.points == [0, 0]
