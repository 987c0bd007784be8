"""Income and dividends (RT-11), the end (RT-12) and the Tycoon cards (RT-13)."""

from __future__ import annotations

import pytest
from tycoon_table import (
    allowed,
    auction,
    begun,
    close_cards,
    deal_all,
    end_turn,
    give_money,
    give_tycoon,
    pass_to,
    play,
    put_cubes,
    put_link,
    put_links,
    refused,
)

from rotonde.games.tycoon.position import AUCTION, OVER
from rotonde.games.tycoon.steps import GameOver

REGIONS = ("Toledo", "Dallas", "Tulsa", "Albany", "Buffalo", "Dover", "Norfolk", "Jackson", "Columbia")


def empty_out(state, number: int) -> None:
    """That many cities are empty; the last turn's cubes lie elsewhere."""
    for city in state.board.cities[-number:]:
        put_cubes(state, city, "")


def finish(state) -> None:
    while not state.over:
        if state.to_act == (-1,):
            deal_all(state)
        else:
            play(state, "pass")


@pytest.mark.rule("RT-11.1")
def test_everybody_is_paid_the_income_of_their_position() -> None:
    state = begun(3)
    state.points = [0, 5, 30]
    end_turn(state)
    assert state.accounts[:3] == [0, 7, 22]


@pytest.mark.rule("RT-11.2")
def test_dividends_come_after_income_and_short_players_issue_the_fewest_shares() -> None:
    state = begun(2)
    state.shares = [7, 7]
    state.points = [1, 10]
    end_turn(state)
    # 3 - 7 is short by 4: one share; the new one pays from the next turn on.
    assert (state.shares, state.accounts[:2]) == ([8, 7], [1, 5])
    assert state.view(None)["seats"][0]["dividends"] == 8


@pytest.mark.rule("RT-11.3")
def test_after_dividends_a_card_is_turned_up_and_the_next_turn_begins() -> None:
    state = begun(2)
    while state.to_act != (-1,):
        play(state, "pass")
    assert type(state.step).__name__ == "CardDraw"
    deal_all(state)
    assert (state.stage, state.turn_number) == (AUCTION, 2)


@pytest.mark.rule("RT-11.4")
def test_above_100_the_marker_starts_again() -> None:
    state = begun(2)
    for points, income in ((100, 9), (101, 3), (102, 4), (113, 15), (200, 9), (201, 3)):
        state.points[0] = points
        assert state.view(None)["seats"][0]["income"] == income
        assert state.scores()[0] == points


@pytest.mark.rule("RT-12.1")
@pytest.mark.parametrize(("players", "number"), [(2, 10), (3, 12), (4, 14), (5, 16), (6, 18)])
def test_the_game_ends_after_the_turn_that_follows_the_last_marker(players: int, number: int) -> None:
    state = begun(players)
    close_cards(state)
    empty_out(state, number - 1)
    assert state.empty_cities_missing == 1
    put_link(state, 0, "Baltimore", "Philadelphia")
    put_cubes(state, "Baltimore", "blue")
    assert "EndReached" in play(state, "deliver blue Baltimore via 1")
    assert state.empty_cities_missing == 0
    assert state.last_turn == 2
    end_turn(state)
    assert not state.over
    points = state.points[0]
    before = state.money(0)
    end_turn(state)
    assert state.over
    assert state.step == GameOver("empty_cities")
    assert state.turn_number == 2
    assert state.money(0) - before == state.view(None)["seats"][0]["income"]
    assert points == 1


@pytest.mark.rule("RT-12.1")
def test_once_reached_it_stays_reached() -> None:
    state = begun(2)
    close_cards(state)
    empty_out(state, 9)
    put_link(state, 0, "Baltimore", "Philadelphia")
    put_cubes(state, "Baltimore", "blue")
    play(state, "deliver blue Baltimore via 1")
    play(state, "urbanize Shreveport blue")
    deal_all(state)
    assert state.empty_cities() == 9
    finish(state)
    assert (state.end_reason, state.turn_number) == ("empty_cities", 2)


@pytest.mark.rule("RT-12.2")
def test_final_points_less_shares_plus_the_tycoon_bonus() -> None:
    state = begun(2)
    give_tycoon(state, 0, "cornelius_vanderbilt")
    give_tycoon(state, 1, "cyrus_holliday")
    put_links(state, 0, "New York", "Philadelphia", "Pittsburgh", "Toledo", "Chicago")
    state.points = [40, 2]
    state.shares = [7, 20]
    give_money(state, 0, 900)
    give_money(state, 1, 900)
    assert state.scores() == [33, -18]
    finish(state)
    assert state.scores() == [40 - 7 + 5, 2 - 20]
    assert state.view(None)["seats"][0]["tycoon"] == "cornelius_vanderbilt"


@pytest.mark.rule("RT-12.3")
def test_a_tie_meets_no_objective_that_compares() -> None:
    state = over(2, gould=0)
    state.shares = [3, 4]
    assert bonus(state, 0) == 7
    state.shares = [4, 4]
    assert bonus(state, 0) == 0


def over(players: int, **cards: int):
    """A game in which certain Tycoon cards are held: gould=0 gives Jay Gould to seat 0."""
    full = {"gould": "jay_gould", "hopkins": "mark_hopkins", "fisk": "james_fisk", "drew": "daniel_drew"}
    full |= {"morgan": "jp_morgan", "judah": "theodore_d_judah", "farnam": "henry_farnam", "pullman": "george_pullman"}
    full |= {"holliday": "cyrus_holliday", "vanderbilt": "cornelius_vanderbilt"}
    state = begun(players)
    for name, seat in cards.items():
        give_tycoon(state, seat, full[name])
    return state


def bonus(state, seat: int) -> int:
    from rotonde.games.tycoon.ending import bonus as counted

    return counted(state, seat)


@pytest.mark.rule("RT-12.4")
def test_ties_go_by_links_then_money_then_are_shared() -> None:
    state = begun(3, beginners=True)
    state.points = [20, 20, 3]
    put_link(state, 1, "Baltimore", "Philadelphia")
    finish(state)
    assert state.winners() == [1]
    state.track.owner = []
    state.accounts[1] -= 1
    state.accounts[3] += 1
    assert state.winners() == [0]
    state.accounts[0] -= 1
    state.accounts[3] += 1
    assert state.winners() == [0, 1]
    assert begun(2).winners() == []


@pytest.mark.rule("RT-12.5")
def test_a_turn_of_passes_counts_as_the_number() -> None:
    state = begun(2)
    end_turn(state)
    assert state.last_turn == 2
    pass_to(state, 0)
    play(state, "upgrade")
    finish(state)
    assert (state.end_reason, state.turn_number) == ("all_passed", 2)
    assert refused_when_over(state) == ["RT-12.5 game_over"]


def refused_when_over(state) -> list[str]:
    from tycoon_table import GAME

    return [f"{o.rule} {o.code}" for o in state.objections(0, GAME.parse("pass"))]


@pytest.mark.rule("RT-12.5")
def test_the_game_ends_after_max_turns() -> None:
    state = auction(2, max_turns=3)
    for _ in range(3):
        pass_to(state, 0)
        play(state, "upgrade")
        end_turn(state)
    assert (state.over, state.end_reason, state.turn_number) == (True, "max_turns", 3)


@pytest.mark.rule("RT-13.1")
def test_judah_counts_the_longest_trail() -> None:
    state = over(2, judah=0)
    put_links(state, 0, "New York", "Philadelphia", "Baltimore", "Washington D.C.")
    put_link(state, 0, "Philadelphia", "Pittsburgh")
    put_links(state, 1, "Dallas", "Shreveport", "Jackson", "Mobile")
    assert bonus(state, 0) == 0  # three in a row each
    put_link(state, 0, "Pittsburgh", "New York")
    assert bonus(state, 0) == 8  # five: round by New York and on, Philadelphia twice


@pytest.mark.rule("RT-13.1")
def test_judah_counts_all_links_joined_to_each_other_by_option() -> None:
    for option, points in (("trail", 0), ("component", 8)):
        state = begun(2, judah=option)
        give_tycoon(state, 0, "theodore_d_judah")
        put_links(state, 0, "New York", "Philadelphia", "Baltimore")
        put_link(state, 0, "Philadelphia", "Pittsburgh")
        put_links(state, 1, "Dallas", "Shreveport", "Jackson")
        put_link(state, 1, "Chicago", "Milwaukee")
        assert bonus(state, 0) == points  # two in a row each; three meet at Philadelphia, two of the other's are joined


@pytest.mark.rule("RT-13.2")
def test_beginners_have_no_tycoon_bonus() -> None:
    state = begun(2, beginners=True)
    state.points = [3, 4]
    finish(state)
    assert state.scores() == [3, 4]


@pytest.mark.rule("RT-13.3")
def test_pullman_is_shown_when_met_and_counts_at_the_end() -> None:
    state = over(2, pullman=0)
    state.level = [5, 5]
    for level in range(2, 6):
        state.first_at[level] = 1
    close_cards(state)
    assert "TycoonShown" in play(state, "upgrade")
    assert state.view(1)["seats"][0]["tycoon"] == "george_pullman"
    assert state.points == [0, 0]
    assert bonus(state, 0) == 6
    lost = over(2, pullman=0)
    lost.level = [5, 5]
    for level in range(2, 6):
        lost.first_at[level] = 1
    close_cards(lost)
    play(lost, "pass", "upgrade", "upgrade")
    assert bonus(lost, 0) == 0
    assert lost.view(1)["seats"][0]["tycoon"] is None


@pytest.mark.rule("RT-13.3")
def test_who_was_first_and_showed_nothing_is_known_not_to_have_pullman() -> None:
    from random import Random

    state = over(3, pullman=2)
    state.level = [5, 5, 5]
    for level in range(2, 6):
        state.first_at[level] = 1
    close_cards(state)
    play(state, "upgrade")
    pullman = state.board.secret_index["george_pullman"]
    dealt = [state.redeal(1, Random(i)).secret for i in range(80)]
    assert all(secret[0] != pullman for secret in dealt)
    assert any(secret[2] == pullman for secret in dealt)


@pytest.mark.rule("RT-12.2", "RT-13.3")
def test_every_tycoon_card_scores() -> None:
    state = over(2, farnam=0, morgan=1)
    put_links(state, 0, "Chicago", "Toledo")
    put_link(state, 0, "Chicago", "St. Louis")
    put_link(state, 0, "Chicago", "Indianapolis")
    assert bonus(state, 0) == 6
    assert bonus(state, 1) == 0
    put_links(state, 1, "Dallas", "Shreveport", "Jackson", "Mobile", "Montgomery")
    assert bonus(state, 1) == 6
    rich = over(2, fisk=0, drew=1)
    give_money(rich, 0, 5)
    assert (bonus(rich, 0), bonus(rich, 1)) == (7, 0)
    poor = over(2, gould=0, hopkins=1)
    poor.shares = [2, 1]
    assert (bonus(poor, 0), bonus(poor, 1)) == (0, 7)
    western = over(2, holliday=0, vanderbilt=1)
    western.western[western.board.city_index["Kansas City"]] = 0
    put_links(western, 1, "New York", "Philadelphia", "Pittsburgh", "Toledo", "Chicago")
    assert (bonus(western, 0), bonus(western, 1)) == (5, 5)


def test_what_a_player_sees_of_the_end() -> None:
    state = begun(2)
    assert state.empty_cities_missing == 10
    assert state.view(0)["empty_cities_to_end"] == 10
    assert state.stage != OVER
    assert allowed(state, "pass")
    assert refused(state, "stop") == ["RT-5.3 no_build_open"]
