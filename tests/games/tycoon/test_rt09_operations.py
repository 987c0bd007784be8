"""Operations cards (RT-9)."""

from __future__ import annotations

import pytest
from tycoon_table import (
    allowed,
    begun,
    close_cards,
    deal_all,
    end_turn,
    give_card,
    give_money,
    legal_texts,
    open_card,
    pass_to,
    play,
    put_cubes,
    put_link,
    put_links,
    refused,
)

import rotonde
from rotonde.games.tycoon.actions import Build
from rotonde.games.tycoon.build import price_of
from rotonde.games.tycoon.steps import BuildTrack, CubeDraw, ResolveCard


def bare(players: int = 2, **options: object):
    """A game in its first turn with no card open."""
    state = begun(players, **options)
    close_cards(state)
    return state


def turn_up(state, card: str) -> list[str]:
    """End the turn and turn up a certain card; the events."""
    end = state.turn_number
    while state.to_act != (rotonde.DEALER,) and state.turn_number == end:
        play(state, "pass")
    return play(state, f"card {card}")


@pytest.mark.rule("RT-9.1")
def test_taking_an_open_card_is_an_action_and_it_is_not_replaced() -> None:
    state = bare()
    open_card(state, "hotel_chicago")
    play(state, "take hotel_chicago")
    assert state.to_act == (1,)
    assert state.view(1)["seats"][0]["cards"] == {"hotel_chicago": 1}
    assert sum(state.open) == 0
    assert refused(state, "take hotel_chicago") == ["RT-9.1 card_not_open"]
    assert refused(state, "take no_such_card") == ["RT-9.10 unknown_card"]


@pytest.mark.rule("RT-9.1", "RT-11.3")
def test_a_card_is_turned_up_after_income_unless_the_deck_is_empty() -> None:
    state = bare()
    left = sum(state.deck)
    play(state, "upgrade")
    end_turn(state)
    assert (sum(state.deck), sum(state.open), state.turn_number) == (left - 1, 1, 2)
    for kind, number in enumerate(state.deck):
        state.discarded[kind] += number
        state.deck[kind] = 0
    pass_to(state, 0)
    play(state, "upgrade")
    end_turn(state)
    assert state.turn_number == 3


@pytest.mark.rule("RT-9.2")
def test_a_green_circle_is_won_and_not_taken() -> None:
    state = bare()
    open_card(state, "bounty_mobile")
    assert refused(state, "take bounty_mobile") == ["RT-9.2 card_cannot_be_taken"]
    put_link(state, 0, "Mobile", "Montgomery")
    put_cubes(state, "Montgomery", "black black")
    assert "GoalWon" in play(state, "deliver black Montgomery via 1")
    assert state.points[0] == 1 + 4
    pass_to(state, 0)
    play(state, "deliver black Montgomery via 1")
    assert state.points[0] == 1 + 4 + 1


@pytest.mark.rule("RT-9.2")
def test_only_what_is_done_after_it_was_turned_up_counts() -> None:
    state = bare()
    put_link(state, 0, "Mobile", "Montgomery")
    put_cubes(state, "Montgomery", "black black")
    play(state, "deliver black Montgomery via 1")
    turn_up(state, "bounty_mobile")
    assert state.points[0] == 1


@pytest.mark.rule("RT-9.3", "RT-9.9")
def test_perfect_engineering_allows_five_tiles_once_a_turn() -> None:
    state = bare()
    give_card(state, 0, "perfect_engineering")
    row = ["build J14 E-W", "build K14 E-W", "build L14 E-W"]
    play(state, "build I14 E-W", *row)
    assert state.step == BuildTrack(0, "Chicago", "M14", 1)
    assert "CardUsed" in play(state, "build M14 E-W")
    assert state.step == BuildTrack(0, "Chicago", "N14", 0)
    assert refused(state, "build N14 E-W")[0] == "RT-5.3 no_tiles_left"
    play(state, "stop")
    pass_to(state, 0)
    play(state, "build N14 E-W")
    assert state.track.owner == [0]
    pass_to(state, 0)
    play(state, *four_tiles(state))
    assert legal_texts(state, "build") == []
    play(state, "stop")
    end_turn(state)
    pass_to(state, 0)
    play(state, *four_tiles(state))
    assert legal_texts(state, "build") != []


def four_tiles(state, start: str = "D35") -> list[str]:
    """Four tiles from a hex next to a city into the open."""
    copy, texts = state.copy(), []
    text = next(t for t in legal_texts(copy, "build") if t.split()[1] == start and t.endswith("E-W"))
    for _ in range(4):
        texts.append(text)
        play(copy, text)
        text = next(iter(legal_texts(copy, "build")), "")
    return texts


@pytest.mark.rule("RT-9.9")
def test_two_copies_of_perfect_engineering_allow_two_long_builds() -> None:
    state = bare()
    give_card(state, 0, "perfect_engineering")
    give_card(state, 0, "perfect_engineering")
    for start in ("D35", "I14"):
        pass_to(state, 0)
        play(state, *four_tiles(state, start))
        play(state, legal_texts(state, "build")[0])
        assert legal_texts(state, "build") == []
        play(state, "stop")
    pass_to(state, 0)
    play(state, *four_tiles(state, "H21"))
    assert legal_texts(state, "build") == []


@pytest.mark.rule("RT-9.4")
def test_a_red_x_is_used_at_once_and_not_taken_where_it_could_do_nothing() -> None:
    state = bare()
    open_card(state, "city_growth")
    assert allowed(state, "take city_growth")
    play(state, "take city_growth")
    assert state.step == ResolveCard(0, "city_growth")
    assert refused(state, "upgrade") == ["RT-9.4 card_open"]
    assert refused(state, "urbanize Toledo blue") == ["RT-9.4 card_open"]
    play(state, "grow Dallas")
    deal_all(state)
    assert state.discarded[state.board.operation_index["city_growth"]] >= 1
    assert refused(state, "grow Dallas") == ["RT-9.4 no_such_card_open"]
    full = bare()
    open_card(full, "city_growth")
    open_card(full, "executive")
    while sum(full.bag):
        colour = next(c for c, n in enumerate(full.bag) if n)
        full.bag[colour] -= 1
        full.cubes[colour] += 1
    assert refused(full, "take city_growth") == ["RT-9.4 card_would_do_nothing"]
    assert allowed(full, "take executive")


@pytest.mark.rule("RT-9.5", "RT-9.9")
def test_a_land_grant_is_named_with_a_build_and_waives_open_ground_only() -> None:
    state = bare()
    give_card(state, 0, "land_grant")
    hill = next(t for t in legal_texts(state, "build") if state.board.terrain[state.board.index[t.split()[1]]] == "hills")
    plain_price = price_of(state, 0, Build("I14", "E-W"))
    assert plain_price is not None
    assert plain_price.total == 2
    assert "CardUsed" in play(state, "use land_grant")
    assert state.to_act == (0,)
    free = price_of(state, 0, Build("I14", "E-W"))
    assert free is not None
    assert free.total == 0
    dear = price_of(state, 0, Build(*hill.split()[1:]))
    assert dear is not None
    assert dear.terrain_price == 4
    assert refused(state, "stop") == ["RT-5.3 no_tile_laid"]
    assert refused(state, "pass") == ["RT-5.2 build_open"]
    play(state, "build I14 E-W", "build J14 E-W", "stop")
    assert (state.shares[0], state.money(0)) == (0, 0)
    pass_to(state, 0)
    assert refused(state, "use land_grant") == ["RT-9.5 card_not_held"]


@pytest.mark.rule("RT-9.5")
def test_a_land_grant_is_named_before_the_first_tile_and_once() -> None:
    state = bare()
    give_card(state, 0, "land_grant")
    give_card(state, 0, "land_grant")
    assert refused(state, "use hotel_york") == ["RT-9.5 card_not_for_a_build", "RT-9.5 card_not_held"]
    play(state, "build I14 E-W")
    assert refused(state, "use land_grant") == ["RT-9.9 card_named_too_late"]
    play(state, "stop")
    pass_to(state, 0)
    play(state, "use land_grant")
    assert refused(state, "use land_grant") == ["RT-9.9 card_named_twice"]


@pytest.mark.rule("RT-9.6", "RT-9.9")
def test_a_hotel_scores_for_its_owner_whoever_delivers() -> None:
    state = bare()
    give_card(state, 1, "hotel_york")
    put_link(state, 0, "Philadelphia", "New York")
    put_cubes(state, "Philadelphia", "red red")
    for times in (1, 2):
        pass_to(state, 0)
        play(state, "deliver red Philadelphia via 1")
        assert state.points == [times, times]
    assert state.view(None)["seats"][1]["income"] == 4


@pytest.mark.rule("RT-9.8")
def test_a_major_line_is_won_by_own_finished_links() -> None:
    state = bare()
    open_card(state, "line_baltimore_toledo")
    put_links(state, 0, "Baltimore", "Pittsburgh", "Cleveland")
    other = put_links(state, 1, "Cleveland", "Toledo")
    assert other
    assert state.points == [0, 0]
    give_money(state, 0, 50)
    events = finish_link(state, "Cleveland", "Toledo")
    assert "GoalWon" in events
    assert state.points == [6, 0]


def finish_link(state, a: str, b: str) -> list[str]:
    """Build a whole link by the cheapest way."""
    one, two = sorted((state.board.city_index[a], state.board.city_index[b]))
    plan = next(p for p in state.link_plans(0, actions=2) if (p.origin, p.goal) == (one, two))
    events: list[str] = []
    for i, tile in enumerate(plan.tiles):
        if i == state.board.tiles_a_build:
            play(state, "stop")
            pass_to(state, 0)
        events += play(state, str(state.setting.track_table.action(tile)))
    return events


@pytest.mark.rule("RT-9.8")
def test_who_has_a_major_line_already_cannot_win_its_card_but_others_can() -> None:
    state = bare()
    put_links(state, 0, "Baltimore", "Pittsburgh", "Cleveland", "Toledo")
    assert "GoalWon" not in turn_up(state, "line_baltimore_toledo")
    assert state.view(None)["barred"] == {"line_baltimore_toledo": [0]}
    pass_to(state, 0)
    finish_link(state, "Toledo", "Detroit")
    assert state.points[0] == 0
    assert state.open[state.board.operation_index["line_baltimore_toledo"]] == 1


@pytest.mark.rule("RT-9.8")
def test_whoever_has_a_major_line_already_is_barred_from_its_card() -> None:
    state = bare()
    put_links(state, 1, "Baltimore", "Pittsburgh", "Cleveland", "Toledo")
    turn_up(state, "line_baltimore_toledo")
    assert state.view(None)["barred"] == {"line_baltimore_toledo": [1]}


@pytest.mark.rule("RT-9.8")
def test_by_option_everybody_who_has_the_line_scores_at_once() -> None:
    state = bare(line_already_built="at_once")
    put_links(state, 0, "Baltimore", "Pittsburgh", "Cleveland", "Toledo")
    assert "GoalWon" in turn_up(state, "line_baltimore_toledo")
    assert state.points == [6, 0]
    assert state.open[state.board.operation_index["line_baltimore_toledo"]] == 0


@pytest.mark.rule("RT-9.8")
def test_one_link_may_complete_several_lines() -> None:
    state = bare()
    open_card(state, "line_baltimore_toledo")
    open_card(state, "line_york_chicago")
    put_links(state, 0, "New York", "Philadelphia", "Baltimore", "Pittsburgh", "Cleveland")
    put_links(state, 0, "Toledo", "Chicago")
    finish_link(state, "Cleveland", "Toledo")
    assert state.points == [16, 0]


@pytest.mark.rule("RT-9.9")
def test_an_executive_gives_two_actions_in_place_of_one_even_a_second_executive() -> None:
    state = bare()
    for _ in range(2):
        kind = state.board.operation_index["executive"]
        state.deck[kind] -= 1
        state.open[kind] += 1
    play(state, "take executive")
    assert (state.to_act, state.actions_left) == ((0,), 2)
    play(state, "take executive")
    assert state.actions_left == 3
    play(state, "upgrade", "pass")
    assert state.to_act == (0,)
    play(state, "upgrade")
    assert state.to_act == (1,)


@pytest.mark.rule("RT-9.9")
def test_new_industry_urbanizes_for_nothing() -> None:
    state = bare()
    open_card(state, "new_industry")
    play(state, "take new_industry")
    assert refused(state, "grow Dallas") == ["RT-9.4 card_open", "RT-9.4 no_such_card_open"]
    play(state, "urbanize Toledo blue")
    assert state.step == CubeDraw("Toledo", 2)
    assert (state.money(0), state.shares[0]) == (0, 0)
    deal_all(state)
    assert state.to_act == (1,)


@pytest.mark.rule("RT-9.9")
def test_city_growth_adds_two_cubes_to_any_city() -> None:
    state = bare()
    open_card(state, "city_growth")
    put_cubes(state, "Dallas", "")
    play(state, "take city_growth", "grow Dallas")
    assert state.step == CubeDraw("Dallas", 2)
    deal_all(state)
    assert state.cubes_in(state.board.city_index["Dallas"]) == 2
    assert state.empty_cities() == 0
    again = bare()
    open_card(again, "city_growth")
    play(again, "take city_growth")
    assert refused(again, "grow Atlantis") == ["RT-9.9 unknown_city"]


@pytest.mark.rule("RT-9.9")
def test_speed_record_needs_three_links_of_anybody() -> None:
    state = begun()
    put_links(state, 0, "Baltimore", "Philadelphia")
    put_links(state, 1, "Philadelphia", "New York", "Albany")
    state.level[0] = 3
    state.first_at[2] = state.first_at[3] = 0
    state.colour[state.board.city_index["Albany"]] = state.board.colour_index["black"]
    state.new_cities[state.board.colour_index["black"]] -= 1
    put_cubes(state, "Baltimore", "black red")
    state.discarded[0] += state.open[0]
    state.open[0] = 0
    play(state, "deliver red Baltimore via 1 2")
    assert state.points[0] == 1
    pass_to(state, 0)
    play(state, "deliver black Baltimore via 1 2 3")
    assert state.points[0] == 1 + 1 + 3


@pytest.mark.rule("RT-9.2", "RT-9.10")
def test_new_train_goes_to_the_first_at_level_4() -> None:
    state = begun()
    state.level = [3, 3]
    state.first_at[2] = state.first_at[3] = 0
    play(state, "upgrade")
    assert state.points == [4, 0]
    play(state, "upgrade")
    assert state.points == [4, 0]


@pytest.mark.rule("RT-9.10")
def test_the_deck_is_the_table_of_the_rules() -> None:
    board = begun().board
    cards = {c.id: c.count for c in board.operations}
    assert sum(cards.values()) == 34
    assert {k: n for k, n in cards.items() if n > 1} == {
        "land_grant": 2,
        "new_industry": 4,
        "executive": 2,
        "perfect_engineering": 2,
        "city_growth": 3,
    }
    points = {c.id: getattr(c.effect, "points", 0) for c in board.operations}
    bounties = ["mobile", "raleigh", "louisville", "jacksonville", "toronto", "duluth"]
    assert [points[f"bounty_{c}"] for c in bounties] == [4, 2, 2, 3, 3, 5]
    lines = [
        "york_chicago",
        "baltimore_toledo",
        "orleans_minneapolis",
        "atlanta_richmond",
        "boston_washington",
        "transcontinental",
    ]
    assert [points[f"line_{c}"] for c in lines] == [10, 6, 10, 6, 6, 15]


@pytest.mark.rule("RT-9.10", "RT-10.1")
def test_the_line_with_a_western_link_needs_ones_own() -> None:
    state = bare()
    open_card(state, "line_transcontinental")
    put_links(state, 0, "New York", "Philadelphia", "Pittsburgh", "Columbus", "Indianapolis", "St. Louis", "Kansas City")
    give_money(state, 0, 100)
    finish_link(state, "Toledo", "Detroit")
    assert state.points[0] == 0
    pass_to(state, 0)
    play(state, "west Kansas City")
    assert state.points[0] == 15
