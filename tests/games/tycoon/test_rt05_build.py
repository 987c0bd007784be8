"""Build track (RT-5), with the examples RT-E2 and RT-E3. Boards are drawn as text, see `drawn_board`."""

from __future__ import annotations

import pytest
from tycoon_table import allowed, begun, drawn_board, end_turn, give_money, legal_texts, pass_to, play, put_link, refused

from rotonde.games.tycoon.actions import Build
from rotonde.games.tycoon.build import price_of
from rotonde.games.tycoon.state import TycoonState

PLAIN = ("A . . . . B", " . . h . . .", "C . ~ . . D")


def plain(players: int = 2, **options: object) -> TycoonState:
    return begun(players, drawn_board(*PLAIN), **options)


@pytest.mark.rule("RT-5.1", "RT-E3")
def test_tiles_that_join_each_other_and_two_cities_are_a_link() -> None:
    state = plain()
    events = play(state, "build B1 E-W", "build C1 E-W", "build D1 E-W", "build E1 E-W")
    assert "LinkFinished" in events
    assert state.view(None)["links"][0]["cities"] == ["A", "B"]
    assert state.track.owner == [0]
    assert state.to_act == (1,)


@pytest.mark.rule("RT-5.1", "RT-5.4", "RT-E2")
def test_tiles_that_reach_no_second_city_are_legal_but_no_link() -> None:
    state = plain()
    play(state, "build B1 E-W", "build C1 E-W", "stop")
    assert state.track.owner == []
    assert [(u.owner, len(u.tiles)) for u in state.track.unfinished] == [(0, 2)]
    assert state.points == [0, 0]
    assert state.view(None)["unfinished"][0]["owner"] == 0


@pytest.mark.rule("RT-5.1", "RT-E2")
def test_tiles_at_both_cities_that_do_not_meet_are_illegal_in_one_action() -> None:
    state = plain()
    play(state, "build B1 E-W")
    assert refused(state, "build E1 E-W") == ["RT-5.2 does_not_extend"]


@pytest.mark.rule("RT-5.4")
def test_an_unfinished_link_carries_nothing() -> None:
    state = plain()
    play(state, "build B1 E-W", "build C1 E-W", "build D1 E-W", "stop")
    pass_to(state, 0)
    assert legal_texts(state, "deliver") == []


@pytest.mark.rule("RT-5.2")
def test_the_first_tile_joins_a_city_or_an_own_open_end() -> None:
    state = plain()
    assert allowed(state, "build B1 E-W")
    assert refused(state, "build C1 E-W") == ["RT-5.2 joins_nothing"]
    play(state, "build B1 E-W", "stop")
    pass_to(state, 0)
    assert allowed(state, "build C1 E-W")
    assert allowed(state, "build E1 E-W")


@pytest.mark.rule("RT-5.2")
def test_further_tiles_extend_the_same_link() -> None:
    state = plain()
    play(state, "build B1 E-W")
    assert legal_texts(state, "build") == ["build C1 E-W", "build C1 SE-W"]
    assert refused(state, "build B3 NE-W") == ["RT-5.2 does_not_extend"]
    assert refused(state, "pass") == ["RT-5.2 build_open"]
    assert refused(state, "upgrade") == ["RT-5.2 build_open"]


@pytest.mark.rule("RT-5.3")
def test_at_most_four_tiles_in_an_action() -> None:
    state = begun(board=drawn_board("A . . . . . B", " . . . . . . ."))
    play(state, *[f"build {c}1 E-W" for c in "BCDE"])
    assert refused(state, "build F1 E-W") == ["RT-5.3 no_tiles_left"]
    assert legal_texts(state, "build") == []
    play(state, "stop")
    pass_to(state, 0)
    assert "LinkFinished" in play(state, "build F1 E-W")


@pytest.mark.rule("RT-5.3")
def test_one_may_stop_early_but_not_without_a_tile() -> None:
    state = plain()
    assert refused(state, "stop") == ["RT-5.3 no_build_open"]
    play(state, "build B1 E-W")
    assert "BuildStopped" in play(state, "stop")
    assert state.to_act == (1,)


@pytest.mark.rule("RT-5.3")
def test_a_build_is_over_as_soon_as_a_city_is_reached() -> None:
    state = begun(board=drawn_board("A . B . D", " . . . . ."))
    play(state, "build B1 E-W")
    assert state.track.owner == [0]
    assert state.to_act == (1,)
    assert refused(state, "build D1 E-W", seat=0) == ["RT-4.4 not_your_decision"]


@pytest.mark.rule("RT-5.3")
def test_tiles_are_paid_one_by_one() -> None:
    state = plain()
    give_money(state, 0, 10)
    play(state, "build B1 E-W")
    assert state.money(0) == 8
    play(state, "build C1 SE-W")
    assert state.money(0) == 6
    play(state, "build C2 E-NW")
    assert state.money(0) == 2


@pytest.mark.rule("RT-5.5")
def test_unfinished_links_go_at_the_end_of_the_third_round_without_refund() -> None:
    state = plain()
    give_money(state, 0, 10)
    play(state, "build B1 E-W", "stop")
    pass_to(state, 0)
    assert state.round == 2
    assert len(state.track.unfinished) == 1
    end_turn(state)
    assert state.track.unfinished == []
    assert state.track.used == [0] * len(state.track.used)
    assert state.money(0) == 8


@pytest.mark.rule("RT-5.5")
def test_the_other_track_of_a_crossing_stays() -> None:
    state = begun(board=drawn_board(". A . .", " . . . .", "C . . D", " . . . ."))
    put_link(state, 1, "C", "D")
    row = state.track.tiles[0]
    play(state, "build A2 NE-SE", "build B3 SE-NW", "stop")
    assert state.track.is_full(state.board.index["B3"])
    end_turn(state)
    assert state.track.tiles == [row]


@pytest.mark.rule("RT-5.6")
def test_open_ground_costs_2000_and_hills_4000() -> None:
    state = plain()
    price = price_of(state, 0, Build("B1", "E-W"))
    assert price is not None
    assert (price.terrain, price.terrain_price, price.ridges, price.river_price, price.total) == ("open", 2, 0, 0, 2)
    hill = price_of(state, 0, Build("C2", "E-W"))
    assert hill is not None
    assert (hill.terrain, hill.total, hill.shares) == ("hills", 4, 1)
    assert price_of(state, 0, Build("C3", "E-W")) is None


@pytest.mark.rule("RT-5.6")
def test_a_ridge_is_paid_by_the_first_tile_with_an_end_on_it() -> None:
    state = begun(board=drawn_board(*PLAIN, ridges=[("A1", "B1"), ("B1", "C1")]))
    first = price_of(state, 0, Build("B1", "E-W"))
    assert first is not None
    assert (first.ridges, first.ridge_price, first.total) == (2, 8, 10)
    play(state, "build B1 E-W")
    assert state.shares[0] == 2
    second = price_of(state, 0, Build("C1", "E-W"))
    assert second is not None
    assert (second.ridges, second.total) == (0, 2)
    play(state, "build C1 E-W")
    assert (state.shares[0], state.money(0)) == (3, 3)


@pytest.mark.rule("RT-5.6")
def test_two_ridges_and_a_hill_are_paid_with_shares_however_many() -> None:
    state = begun(board=drawn_board("A h . B", " . . . .", ridges=[("A1", "B1"), ("B1", "C1")]))
    price = price_of(state, 0, Build("B1", "E-W"))
    assert price is not None
    assert (price.total, price.shares) == (12, 3)
    play(state, "build B1 E-W")
    assert (state.shares[0], state.money(0)) == (3, 3)


@pytest.mark.rule("RT-5.7")
def test_track_lies_neither_in_water_nor_off_the_map_nor_in_a_city() -> None:
    state = plain()
    assert refused(state, "build C3 E-W") == ["RT-5.7 hex_not_for_track"]
    assert refused(state, "build Z9 E-W") == ["RT-5.7 hex_not_for_track"]
    assert refused(state, "build A1 E-W") == ["RT-5.7 tile_in_city"]
    eastern = begun()
    assert refused(eastern, "build A17 E-W") == ["RT-5.7 hex_not_for_track"]  # kept for a western link
    assert refused(eastern, "build A1 E-W") == ["RT-5.7 hex_not_for_track"]  # a partial hex


@pytest.mark.rule("RT-5.8")
def test_tracks_cross_at_the_usual_price_but_share_no_side() -> None:
    state = begun(board=drawn_board(". A . .", " . . . .", "C . . D", " . . . ."))
    put_link(state, 1, "C", "D")
    assert [state.board.labels[t // 15] for t in state.track.tiles[0]] == ["B3", "C3"]
    play(state, "build A2 NE-SE")
    assert refused(state, "build B3 SE-W")[0] == "RT-5.2 does_not_extend"
    assert refused(state, "build B3 E-NW") == ["RT-5.8 side_shared"]
    before = state.money(0)
    play(state, "build B3 SE-NW")
    assert before - state.money(0) == 2
    assert state.track.is_full(state.board.index["B3"])


@pytest.mark.rule("RT-5.8")
def test_a_hex_holds_at_most_two_tracks_and_nothing_is_redirected() -> None:
    state = begun(3, drawn_board(". A x .", " . . . .", "C . . D", " . . . ."))
    put_link(state, 1, "C", "D")
    play(state, "build A2 NE-SE", "build B3 SE-NW", "stop")
    play(state, "build B2 SW-NW")
    assert refused(state, "build B3 NE-SW") == ["RT-5.8 hex_full"]


@pytest.mark.rule("RT-5.8")
def test_no_link_enters_a_hex_twice() -> None:
    state = begun(board=drawn_board(". . . .", " . . . .", "A . . .", " . . . .", "B . . ."), sharp_curves=True)
    play(state, "build B3 NE-W", "build B2 SE-SW")
    assert state.track.unfinished[-1].hex == state.board.index["C3"]
    play(state, "build C3 W-NW")
    assert "RT-5.8 link_enters_hex_twice" in refused(state, "build B3 E-SE")


@pytest.mark.rule("RT-5.9")
def test_only_the_owner_may_extend_an_unfinished_link() -> None:
    state = plain()
    play(state, "build B1 E-W", "stop")
    assert "RT-5.9 end_of_another" in refused(state, "build C1 E-W")
    assert state.view(1)["unfinished"][0]["owner"] == 0


@pytest.mark.rule("RT-5.10")
def test_a_link_may_not_join_a_city_to_itself() -> None:
    state = begun(board=drawn_board(". . . .", " A . . .", ". . B ."), sharp_curves=True)
    play(state, "build B1 SE-SW")
    assert allowed(state, "build B2 E-NW")
    assert refused(state, "build B2 W-NW") == ["RT-5.10 city_to_itself"]


@pytest.mark.rule("RT-5.10")
def test_others_may_link_the_same_two_cities_but_not_the_same_player_twice() -> None:
    board = drawn_board(". . . .", " A . B .", ". . . .")
    state = begun(2, board)
    put_link(state, 0, "A", "B")
    play(state, "build B1 E-SW")
    assert "RT-5.10 linked_already" in refused(state, "build C1 SE-W")
    play(state, "stop")
    play(state, "build B3 E-NW")
    assert "LinkFinished" in play(state, "build C3 NE-W")
    both = begun(2, board, parallel_own_links=True)
    put_link(both, 0, "A", "B")
    play(both, "build B1 E-SW")
    assert allowed(both, "build C1 SE-W")


@pytest.mark.rule("RT-5.11")
def test_neighbouring_cities_cannot_be_linked() -> None:
    state = begun(board=drawn_board("A B . .", " . . . ."), sharp_curves=True)
    a, b = state.board.city_index["A"], state.board.city_index["B"]
    assert {(p.origin, p.goal) for p in state.link_plans(0)} == {(a, b)}
    assert all(len(p.tiles) >= 1 for p in state.link_plans(0))
    assert refused(state, "build A1 E-W") == ["RT-5.7 tile_in_city"]


@pytest.mark.rule("RT-5.12")
def test_an_open_end_reserves_its_side_and_own_ends_join() -> None:
    state = plain()
    play(state, "build B1 E-W", "build C1 E-W", "stop")
    pass_to(state, 0)
    play(state, "build E1 E-W")
    assert state.track.unfinished[-1].hex == state.board.index["D1"]
    assert "LinkFinished" in play(state, "build D1 E-W")
    assert len(state.track.tiles[0]) == 4
    assert state.track.unfinished == []


@pytest.mark.rule("RT-5.12")
def test_an_end_points_neither_at_an_unplayable_hex_nor_at_a_closed_city_side() -> None:
    state = plain()
    assert refused(state, "build B1 NE-W") == ["RT-5.12 end_closed"]  # off the map
    assert refused(state, "build B3 E-W") == ["RT-5.12 end_closed"]  # water
    data = drawn_board("A . . B", " . . . .")
    data["cities"][0]["sides"] = ["SE"]
    closed = begun(board=data)
    assert "RT-5.12 end_closed" in refused(closed, "build B1 E-W")
    assert allowed(closed, "build A2 E-NW")


@pytest.mark.rule("RT-5.12", "RT-5.10")
def test_an_end_does_not_point_at_a_city_that_may_not_be_joined() -> None:
    state = begun(board=drawn_board(". . . .", " A . B .", ". . . ."))
    put_link(state, 0, "A", "B")
    play(state, "build B1 E-SW")
    assert not allowed(state, "build C1 SE-W")
    assert allowed(state, "build C1 E-W")
