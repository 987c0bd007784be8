"""The share game: building links (EA-5.3 to EA-5.5, EA-5.8)."""

from __future__ import annotations

from random import Random

import pytest
from share_table import actions, cash, decide, lay, legal, reasons, table

from rotonde.core.contract import DEALER
from rotonde.core.link_plans import NO_LIMIT, find
from rotonde.core.track import NONE, PAIR_OF
from rotonde.games.shares.events import BondsTaken, LinkFinished, SharesIssued
from rotonde.games.shares.game import GAME
from rotonde.games.shares.position import ACT, BUILD, SECOND


def link(state, start: str, goal: str) -> list[str]:
    """The tiles of the cheapest link between two cities, from the first to the second."""
    a, b = state.board.city_index[start], state.board.city_index[goal]
    plan = next(p for p in state.link_plans(state.company, state.second, 99, [a]) if (p.origin, p.goal) == (a, b))
    return [str(state.rails.table.action(tile)) for tile in plan.tiles]


def cost(events) -> int:
    return next(e.cost for e in events if isinstance(e, LinkFinished))


@pytest.mark.rule("EA-5.3")
def test_one_or_two_links_of_any_length_are_built_in_an_action():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 60}))
    long = link(state, "Penzance", "Plymouth")
    assert len(long) > 4
    decide(state, *long)
    assert (state.stage, len(state.track.owner)) == (SECOND, 1)
    decide(state, *link(state, "Plymouth", "Exeter"))
    assert (state.stage, state.round, len(state.track.owner)) == (ACT, 2, 2)
    decide(state, *link(state, "Exeter", "Taunton"), "stop")
    assert (state.stage, state.round, len(state.track.owner)) == (ACT, 3, 3)


@pytest.mark.rule("EA-5.3", "EW-1.3")
def test_the_second_link_costs_2000_more_for_every_hex():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 60}))
    board = state.board
    for terrain, first, second in (("plain", 2, 4), ("river", 3, 5), ("mountain", 4, 6)):
        place = board.terrain.index(terrain)
        tiles = [t for t in range(15 * place, 15 * place + 15) if state.rails.map.possible[t]]
        assert {state.rails.tariffs[0].tile[t] for t in tiles} == {first}
        assert {state.rails.tariffs[1].tile[t] for t in tiles} == {second}
    tiles = link(state, "Manchester", "Sheffield")
    other = state.copy()
    assert cost(decide(state, *tiles)) == 7
    decide(other, *link(other, "Liverpool", "Manchester"))
    assert cost(decide(other, *tiles)) == 7 + 2 * len(tiles)


@pytest.mark.rule("EA-5.3")
def test_the_first_link_is_owned_before_the_second_which_may_start_from_it():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 30}))
    decide(state, *link(state, "Liverpool", "Manchester"))
    assert state.track.owner == [2]
    assert cash(state, "MR") == 28
    second = link(state, "Manchester", "Sheffield")
    assert second[0] in legal(state)
    decide(state, *second)
    assert state.track.owner == [2, 2]


@pytest.mark.rule("EA-5.3")
def test_the_first_stands_if_the_second_cannot_be_paid():
    state = actions(table({"MR": [5, 0, 0]}, issued={"MR": 5}, cash={"MR": 2}))
    decide(state, *link(state, "Liverpool", "Manchester"))
    assert state.stage == SECOND
    assert state.capacity(2) == 5  # one bond on the link just finished
    dear = link(state, "Manchester", "Sheffield")[0]
    assert reasons(state, dear) == [("EA-5.5", "link_cannot_be_paid")]
    decide(state, "stop")
    assert state.track.owner == [2]


@pytest.mark.rule("EA-5.3")
def test_a_link_is_finished_in_the_action_so_no_tile_leads_into_a_dead_end():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 99}))
    rng = Random(3)
    for _ in range(12):
        walk = state.copy()
        walk.apply(walk.to_act[0], rng.choice([a for a in walk.legal(0) if str(a).startswith("build")]))
        while walk.stage == BUILD:
            choice = walk.legal(0)
            assert choice
            assert all(str(a).startswith("build") for a in choice)
            walk.play(0, rng.choice(choice))
        assert len(walk.track.owner) == 1


@pytest.mark.rule("EA-5.3")
def test_a_tile_from_which_no_city_can_be_reached_is_refused():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 99}))
    refused_here = []
    for action in all_tiles(state):
        found = state.objections(0, action)
        if found and found[0].code == "link_cannot_be_finished":
            refused_here.append((found[0].rule, action))
    assert refused_here
    assert {rule for rule, _ in refused_here} == {"EA-5.3"}


def all_tiles(state):
    return [a for a in state.rails.table.build if a is not None]


@pytest.mark.rule("EA-5.4")
def test_a_first_link_starts_anywhere_and_a_later_one_at_an_own_city():
    state = actions(table({"MR": [2, 0, 0], "GER": [0, 2, 0]}, cash={"MR": 30, "GER": 30}))
    assert link(state, "Penzance", "Plymouth")[0] in legal(state)
    assert link(state, "Dover", "London")[0] in legal(state)
    decide(state, *link(state, "Liverpool", "Manchester"), "stop")
    decide(state, "pass")
    tiles = link(state, "Leeds", "Sheffield")
    assert reasons(state, tiles[0]) == [("EA-5.4", "not_from_own_city")]
    assert link(state, "Manchester", "Sheffield")[0] in legal(state)


@pytest.mark.rule("EA-5.4", "EA-8.2")
def test_a_company_that_was_restarted_may_start_anywhere_again():
    state = table({"MR": [2, 0, 0], "GER": [0, 2, 0]}, cash={"MR": 30, "GER": 30}, links=["GER London–Cambridge"])
    state.track.give_links(3, 2)
    actions(state)
    decide(state, "pass")
    assert state.step.company == "GER"
    assert link(state, "Penzance", "Plymouth")[0] in legal(state)


@pytest.mark.rule("EA-5.5")
def test_the_whole_price_is_covered_by_cash_then_issues_then_bonds():
    state = table({"MR": [5, 0, 0]}, issued={"MR": 4}, cash={"MR": 3}, prices={"MR": 1}, links=["MR Leeds–Sheffield"])
    actions(state)
    assert state.capacity(2) == 3 + 1 + 5
    events = decide(state, *link(state, "Sheffield", "Manchester"))
    assert [type(e) for e in events if isinstance(e, SharesIssued | BondsTaken)] == [SharesIssued, BondsTaken]
    assert cost(events) == 7
    assert (cash(state, "MR"), state.bonds[2], state.on_tile[2]) == (2, 1, 0)


@pytest.mark.rule("EA-5.5")
def test_a_first_ever_link_cannot_use_bonds():
    state = actions(table({"MR": [5, 0, 0]}, issued={"MR": 5}, cash={"MR": 1}))
    assert state.capacity(2) == 1
    assert legal(state) == ["pass"]
    assert reasons(state, link(state, "Liverpool", "Manchester")[0]) == [("EA-5.5", "link_cannot_be_paid")]


@pytest.mark.rule("EA-5.8", "RT-5.1")
def test_tiles_of_a_link_must_meet_and_begin_in_a_city():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 60}))
    inland = next(a for a in all_tiles(state) if not state.rails.cities_beside(tile_of(state, a)))
    assert ("RT-5.1", "link_begins_in_city") in reasons(state, str(inland))
    decide(state, link(state, "Manchester", "Sheffield")[0])
    assert ("RT-5.1", "does_not_extend") in reasons(state, link(state, "Leeds", "York")[0])


def tile_of(state, action) -> int:
    board = state.board
    return board.index[action.hex] * 15 + board.pair_index[action.sides]


@pytest.mark.rule("EA-5.8", "EW-1.1", "RT-5.7")
def test_track_lies_neither_in_water_nor_in_a_city_nor_across_a_barrier():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 60}))
    assert reasons(state, "build A1 N-S") == [("RT-5.7", "hex_not_for_track")]
    assert reasons(state, "build R12 N-S") == [("RT-5.7", "track_in_city")]  # Leeds
    assert ("EW-1.1", "side_closed") in reasons(state, "build M15 N-S")  # the Mersey
    assert reasons(state, "build N14 N-NE") == [("RT-1.2", "sharp_curve")]
    assert reasons(state, "build N14 N-E") == [("RT-1.2", "no_such_tile")]


@pytest.mark.rule("EA-5.8", "RT-5.8")
def test_tracks_cross_but_share_no_side():
    state = table({"MR": [2, 0, 0], "GER": [0, 2, 0]}, cash={"MR": 60, "GER": 60}, links=["GER Liverpool–Manchester"])
    actions(state)
    tile = state.board.labels[state.track.tiles[0][0] // 15]
    same = str(state.rails.table.action(state.track.tiles[0][0]))
    assert ("RT-5.8", "side_shared") in reasons(state, same)
    crossing = [t for t in legal(state) if t.startswith(f"build {tile} ")]
    assert all(text != same for text in crossing)


@pytest.mark.rule("EA-5.8", "RT-5.10")
def test_two_companies_may_link_the_same_cities_and_one_not_twice():
    state = table({"MR": [2, 0, 0], "GER": [0, 2, 0]}, cash={"MR": 60, "GER": 60}, links=["MR Leeds–York"])
    lay(state, "GER Leeds–York")
    actions(state)
    assert len(state.track.owner) == 2
    leeds, york = state.board.city_index["Leeds"], state.board.city_index["York"]
    assert not any({p.origin, p.goal} == {leeds, york} for p in state.link_plans(2))
    goals = finished_pairs(state)
    assert (min(leeds, york), max(leeds, york)) not in goals
    assert all(a != b for a, b in goals)


def finished_pairs(state) -> set[tuple[int, int]]:
    """The cities that one-tile links of the company in turn would join."""
    found = set()
    for action in state.legal(state.to_act[0]):
        if str(action).startswith("build"):
            after = state.copy()
            after.apply(state.to_act[0], action)
            if len(after.track.owner) > len(state.track.owner):
                found.add(tuple(sorted((after.track.city_a[-1], after.track.city_b[-1]))))
    return found


@pytest.mark.rule("EA-5.8", "RT-5.11")
def test_a_link_has_at_least_one_tile():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 60}))
    board = state.board
    for city, place in enumerate(board.city_hex):
        for side in range(6):
            n = board.grid.neighbour[6 * place + side]
            if n != NONE and state.rails.map.city_at[n] != NONE:
                assert not state.rails.map.open_side[6 * place + side]
        assert all(p.tiles for p in state.link_plans(2, origins=[city]))


@pytest.mark.rule("EA-5.8")
def test_a_link_ends_at_the_first_city_that_it_enters():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 60}))
    decide(state, *link(state, "Liverpool", "Manchester"))
    assert state.stage == SECOND
    assert not state.track.unfinished


@pytest.mark.parametrize("seed", range(6))
def test_whole_link_plans_can_be_laid_tile_by_tile(seed):
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 25}, links=["MR Leeds–York", "MR Leeds–Sheffield"]))
    plans = state.link_plans(2)
    assert plans
    assert all(plan.price <= state.capacity(2) for plan in plans)
    for plan in Random(seed).sample(plans, min(6, len(plans))):
        after = state.copy()
        events = decide(after, *[str(state.rails.table.action(tile)) for tile in plan.tiles])
        assert cost(events) == plan.price
        assert {after.track.city_a[-1], after.track.city_b[-1]} == {plan.origin, plan.goal}


@pytest.mark.rule("EA-5.3", "EA-5.5")
@pytest.mark.parametrize("seed", range(4))
def test_the_tiles_that_may_go_on_are_those_from_which_a_link_can_be_planned_and_paid(seed):
    state, rng = GAME.start(players=3 + seed % 3, seed=seed), Random(seed)
    asked = 0
    while not state.over and asked < 12:
        seat = state.to_act[0]
        found = state.legal(seat) if seat != DEALER else []
        if state.stage == BUILD:
            asked += 1
            link = state.track.unfinished[-1]
            tiles = {tile for tile in state.track.extensions(link) if can_be_paid(state, tile)}
            assert {state.rails.table.action(tile) for tile in tiles} == set(found)
        state.apply(seat, state.deal() if seat == DEALER else rng.choice(found))
    assert asked == 12


def can_be_paid(state, tile: int) -> bool:
    """Whether the tile finishes the link, or a plan does after it, within what the company can pay: found by another search."""
    after = state.track.copy()
    prices = state.rails.tariffs[1 if state.second else 0]
    left = state.capacity(state.company) - state.build_price - prices.tile[tile]
    if after.lay(state.company, tile) != NONE:
        return left >= 0
    return bool(find(after, state.company, prices, NO_LIMIT, 1, [], False, left))


@pytest.mark.rule("EA-5.8", "RT-1.2")
def test_sharp_curves_exist_by_option():
    without = actions(table({"MR": [2, 0, 0]}, cash={"MR": 60}))
    assert reasons(without, "build N14 N-NE") == [("RT-1.2", "sharp_curve")]
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 60}, sharp_curves=True))
    assert "build N14 N-NE" in legal(state) or reasons(state, "build N14 N-NE")[0][0] != "RT-1.2"
    sharp = [text for text in legal(state) if text.split()[-1] in ("N-NE", "NE-SE", "SE-S", "S-SW", "SW-NW", "N-NW")]
    assert sharp
    assert not set(sharp) & set(legal(without))
    before = len(state.track.owner)
    decide(state, sharp[0])
    while state.stage == BUILD:
        decide(state, legal(state)[0])
    assert len(state.track.owner) == before + 1
    state.check()


@pytest.mark.rule("EA-5.8", "RT-5.10")
@pytest.mark.parametrize("parallel", [False, True])
def test_one_company_links_two_cities_twice_only_by_option(parallel):
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 60}, links=["MR Leeds–York"], parallel_own_links=parallel))
    leeds, york = state.board.city_index["Leeds"], state.board.city_index["York"]
    plans = [p for p in find(state.track, 2, state.rails.tariffs[0], NO_LIMIT, 1, [leeds], True) if p.goal == york]
    tiles = [str(state.rails.table.action(tile)) for tile in plans[0].tiles]
    decide(state, *tiles[:-1])
    assert any({p.origin, p.goal} == {leeds, york} for p in state.link_plans(2)) == parallel
    if parallel:
        decide(state, tiles[-1])
        assert state.track.owner == [2, 2]
        state.check()
    else:
        assert reasons(state, tiles[-1]) == [("RT-5.10", "linked_already")]


@pytest.mark.rule("EA-5.8")
@pytest.mark.parametrize("options", [{"sharp_curves": True}, {"parallel_own_links": True}])
def test_with_each_option_the_quick_list_and_the_rules_agree_on_every_tile(options):
    state = table({"MR": [2, 0, 0]}, cash={"MR": 30}, links=["MR Leeds–York", "MR Leeds–Sheffield", "GER York–Hull"], **options)
    state = actions(state)
    rng = Random(5)
    for _ in range(8):
        tiles = all_tiles(state)
        found = [a for a in tiles if not state.objections(0, a)]
        assert set(found) == {a for a in state.legal(0) if str(a).startswith("build")}
        state.apply(0, rng.choice(found))


@pytest.mark.rule("EA-5.8", "RT-5.10", "EA-5.3", "EA-5.5")
def test_no_tile_is_laid_that_could_only_lead_to_the_city_of_the_very_first_link():
    setup = {"cash": {"MR": 4}, "issued": {"MR": 5}, "bonds": {"MR": 1}, "links": ["MR York–Hull"]}
    state = actions(table({"MR": [5, 0, 0]}, **setup))
    twice = actions(table({"MR": [5, 0, 0]}, parallel_own_links=True, **setup))
    only_by_option = set(legal(twice)) - set(legal(state))
    found = {reasons(state, text)[0] for text in only_by_option}
    assert found == {("EA-5.3", "link_cannot_be_finished"), ("EA-5.5", "link_cannot_be_paid")}


@pytest.mark.rule("EA-5.8", "RT-5.8")
def test_a_link_enters_no_hex_twice():
    rng = Random(1)
    while True:
        state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 99}))
        state.track.lay(2, rng.choice(state.rails.map.starts))
        link = state.track.unfinished[-1]
        while state.track.unfinished and not link.enters(link.hex) and state.track.extensions(link):
            state.track.lay(2, rng.choice(state.track.extensions(link)))
            link = state.track.unfinished[-1] if state.track.unfinished else link
        if state.track.unfinished and link.enters(link.hex):
            break
    state.stage = BUILD
    used = state.track.used[link.hex]
    across = [b for b in state.rails.map.turns[link.side] if not used >> b & 1]
    found = [refused_codes(state, tile_of_sides(link.hex, link.side, b)) for b in across]
    assert all("link_enters_hex_twice" in codes for codes in found if codes)
    assert state.legal(0) == []


def tile_of_sides(place: int, a: int, b: int) -> int:
    return place * 15 + PAIR_OF[6 * a + b]


def refused_codes(state, tile: int) -> list[str]:
    if not state.rails.map.possible[tile]:
        return []
    return [o.code for o in state.objections(0, state.rails.table.action(tile))]
