"""EW-2: Barons, cards and cubes."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from england_table import (
    GAME,
    allowed,
    begun,
    choosing,
    deal_all,
    end_turn,
    give_baron,
    give_money,
    names,
    play,
    put_links,
    refused,
)

import rotonde
from rotonde.games.england.steps import BaronChoice, BaronDeal
from rotonde.games.tycoon.ending import bonus
from rotonde.games.tycoon.position import DEAL_SECRETS


def dealing(players: int = 3):
    """A game in which the first Barons are to be dealt."""
    state = GAME.start(players, seed=1)
    while state.stage != DEAL_SECRETS:
        state.apply(rotonde.DEALER, state.deal())
    return state


@pytest.mark.rule("EW-2.1")
def test_two_to_five_can_play() -> None:
    assert list(GAME.players) == [2, 3, 4, 5]


@pytest.mark.rule("EW-2.1")
def test_the_dealer_gives_each_seat_two_barons_that_nobody_else_has() -> None:
    state = dealing()
    assert state.step == BaronDeal(0)
    assert len(state.legal(rotonde.DEALER)) == 66
    assert [state.legal(seat) for seat in range(3)] == [[], [], []]
    assert names(play(state, "barons 1 hudson locke")) == ["BaronsDealt"]
    assert refused(state, "barons 2 hudson peto") == ["EW-2.1 baron_dealt_already"]
    assert refused(state, "barons 3 peto glyn") == ["EW-2.1 barons_for_another_seat"]
    assert refused(state, "barons 2 peto") == ["EW-2.1 not_two_barons"]
    assert refused(state, "barons 2 peto peto") == ["EW-2.1 not_two_barons"]
    assert refused(state, "barons 2 glyn peto") == ["EW-2.1 barons_not_in_order"]
    assert refused(state, "barons 2 peto nobody") == ["EW-2.2 unknown_baron"]
    play(state, "barons 2 peto glyn", "barons 3 allport huish")
    assert refused(state, "barons 1 gooch brassey", rotonde.DEALER) == ["EW-2.1 not_your_decision", "EW-2.1 no_barons_to_deal"]


@pytest.mark.rule("EW-2.1")
def test_each_keeps_one_of_the_own_two_in_any_order() -> None:
    state = dealing()
    play(state, "barons 1 hudson locke", "barons 2 peto glyn", "barons 3 allport huish")
    assert state.to_act == (0, 1, 2)
    assert state.step == BaronChoice((0, 1, 2))
    assert [str(a) for a in state.legal(1)] == ["keep peto", "keep glyn"]
    assert refused(state, "keep hudson", 1) == ["EW-2.1 baron_not_dealt_to_you"]
    assert refused(state, "keep nobody", 1) == ["EW-2.2 unknown_baron"]
    assert refused(state, "pass", 1) == ["EW-2.1 barons_open"]
    assert state.play(2, GAME.parse("keep huish"))
    assert state.to_act == (0, 1)
    assert refused(state, "keep allport", 2) == ["EW-2.1 not_your_decision"]
    assert refused(state, "pass", 2) == ["EW-2.1 not_your_decision", "EW-2.1 barons_open"]
    assert names(state.play(0, GAME.parse("keep hudson"))) == ["BaronKept"]
    play(state, "keep glyn")
    assert [state.board.secrets[kind].id for kind in state.secret] == ["hudson", "glyn", "huish"]
    assert state.to_act == (rotonde.DEALER,)
    assert refused(state, "keep hudson", 0) == ["RT-4.4 not_your_decision", "EW-2.1 no_baron_to_keep"]


@pytest.mark.rule("EW-2.1")
def test_a_seat_sees_its_own_two_and_nobody_elses() -> None:
    state = begun(3)
    for viewer in (None, 0, 1, 2):
        shown = state.view(viewer)
        for seat, row in enumerate(shown["seats"]):
            own = [state.board.secrets[kind].id for kind in state.barons_of(seat)]
            assert row["barons_dealt"] == (own if seat == viewer else None)
            assert row["baron"] == (own[0] if seat == viewer else None)
        hidden = [kind for seat in range(3) if seat != viewer for kind in state.barons_of(seat)]
        text = json.dumps(shown)
        assert not any(f'"{state.board.secrets[kind].id}"' in text for kind in hidden)


def test_a_view_of_the_choice_is_ready_for_json() -> None:
    state = choosing(3)
    for viewer in (None, 0, 1, 2):
        shown = state.view(viewer)
        assert json.loads(json.dumps(shown)) == shown
    assert state.view(None)["step"] == {"kind": "BaronChoice", "seats": [0, 1, 2]}


@pytest.mark.rule("EW-2.1")
def test_redealing_gives_the_others_anything_that_the_seat_has_not_seen() -> None:
    state = begun(3)
    own = set(state.barons_of(1))
    met: Counter[int] = Counter()
    for seed in range(300):
        other = state.redeal(1, Random(seed))
        other.check()
        assert set(other.barons_of(1)) == own
        met.update([other.secret[0], other.secret[2]])
    # All but the seat's own two, the one that it put back included: nobody can have that one.
    assert set(met) == set(range(12)) - own
    assert min(met.values()) > 25


@pytest.mark.rule("EW-2.1")
def test_redealing_before_the_choice_leaves_it_open() -> None:
    state = choosing(3)
    state.play(2, state.legal(2)[0])
    other = state.redeal(0, Random(5))
    other.check()
    assert other.to_act == (0, 1)
    assert other.barons_of(0) == state.barons_of(0)
    assert other.secret[2] in other.barons_of(2)


@pytest.mark.rule("EW-2.1")
def test_barons_are_revealed_at_the_end_and_the_ones_put_back_are_not() -> None:
    state = begun(2, max_turns=1)
    assert all(row["baron"] is None for row in state.view(None)["seats"])
    events = end_turn(state)
    assert names(events)[-2:] == ["BaronBonusScored", "BaronBonusScored"]
    for seat, row in enumerate(state.view(None)["seats"]):
        assert row["baron"] == state.board.secrets[state.secret[seat]].id
        assert row["barons_dealt"] is None
    assert state.redeal(None, Random(1)).secret == state.secret


@pytest.mark.rule("EW-2.1")
def test_barons_compare_after_the_last_income() -> None:
    state = begun(2, max_turns=1)
    give_baron(state, 0, "peto")
    give_money(state, 0, 2)
    give_money(state, 1, 3)
    state.points = [5, 0]  # an income of 7
    end_turn(state)
    assert [row["money"] for row in state.view(None)["seats"]] == [9, 3]
    assert state.view(None)["seats"][0]["bonus"] == 7


@pytest.mark.rule("EW-2.1", "RT-12.3")
def test_a_tie_does_not_count_for_a_baron_that_compares() -> None:
    state = begun(2, max_turns=1)
    give_baron(state, 0, "peto")
    end_turn(state)
    assert [row["money"] for row in state.view(None)["seats"]] == [0, 0]
    assert state.scores()[0] == 0


@pytest.mark.rule("EW-2.1", "EW-6.2")
def test_the_baron_for_a_level_stays_hidden_when_it_is_met() -> None:
    state = begun(2, max_turns=1)
    give_baron(state, 0, "gooch")
    state.level[0] = 5
    state.first_at = [-1, -1, 0, 0, 0, 0, -1, -1, -1]
    assert names(play(state, "upgrade"))[-1] == "EngineUpgraded"
    assert state.first_at[6] == 0
    assert state.view(1)["seats"][0]["baron"] is None
    end_turn(state)
    assert state.view(1)["seats"][0]["bonus"] == 6


@pytest.mark.rule("EW-2.2", "RT-13.1")
@pytest.mark.parametrize(
    ("baron", "links", "points"),
    [
        ("hudson", [("London", "Reading", "Swindon")], 6),
        ("locke", [("London", "Reading", "Swindon")], 8),
        ("brassey", [("London", "Reading"), ("Leeds", "York")], 6),
        ("brunel", [("London", "Reading", "Swindon", "Bristol")], 5),
        ("denison", [("London", "Reading")], 0),
        ("gstephenson", [("Liverpool", "Manchester", "Leeds")], 4),
    ],
)
def test_barons_look_at_the_own_links(baron: str, links: list[tuple[str, ...]], points: int) -> None:
    state = begun(2, max_turns=1)
    give_baron(state, 0, baron)
    put_links(state, 1, "Norwich", "Ipswich")
    for row in links:
        put_links(state, 0, *row)
    end_turn(state)
    assert state.view(None)["seats"][0]["bonus"] == points


@pytest.mark.rule("EW-2.2")
def test_the_baron_for_the_most_cities_counts_cities_not_links() -> None:
    state = begun(2)
    give_baron(state, 1, "brassey")
    put_links(state, 0, "Leeds", "York", "Hull", "Leeds")
    put_links(state, 1, "Bristol", "Cardiff", "Swansea")
    assert bonus(state, 1) == 0  # three cities each, and the other has more links
    put_links(state, 1, "London", "Dover")
    assert state.track.owner.count(0) == state.track.owner.count(1) == 3
    assert bonus(state, 1) == 6  # five cities against three, by as many links


@pytest.mark.rule("EW-2.2")
def test_the_baron_for_the_fewest_bonds() -> None:
    state = begun(2, max_turns=1)
    give_baron(state, 0, "allport")
    state.shares = [1, 2]
    give_money(state, 0, 5)
    give_money(state, 1, 5)
    end_turn(state)
    assert state.scores()[0] == 7 - 1


@pytest.mark.rule("EW-2.2", "RT-2.3")
def test_the_start_cards_and_two_a_player_lie_open() -> None:
    state = begun(4)
    assert sum(state.open) == 3 + 2 * 4
    assert sum(state.open) + sum(state.deck) == 27
    assert all(state.open[state.board.operation_index[card]] for card in ("era_begins", "speed_record", "new_train"))
    assert "companies" not in state.view(0)


@pytest.mark.rule("EW-2.3", "RT-2.1")
@pytest.mark.parametrize(("players", "number"), [(2, 68), (3, 68), (4, 100), (5, 100)])
def test_cities_start_with_their_number_of_cubes_or_one_fewer(players: int, number: int) -> None:
    state = begun(players)
    assert sum(state.cubes) == number
    fewer = 1 if players < 4 else 0
    for city, printed in enumerate(state.board.city_cubes):
        assert state.cubes_in(city) == max(1, printed - fewer)
    assert state.colour == state.board.city_colour


def test_after_the_barons_the_dealer_opens_cards_and_draws_the_first_player() -> None:
    state = choosing(2)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[1])
    deal_all(state)
    assert state.turn_number == 1
    assert allowed(state, "bid 1")
