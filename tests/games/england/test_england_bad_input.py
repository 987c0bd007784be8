"""Input that makes no sense: each is refused with its rule, nothing changes, nothing raises."""

from __future__ import annotations

import pytest
from england_table import GAME, begun, choosing, refused

import rotonde
from rotonde.core.contract import MalformedAction, MalformedBoard
from rotonde.games.rocket.actions import PlaceStation


@pytest.mark.rule("EW-1.1")
@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("build V13 N-S", {"RT-5.12"}),  # over the Humber
        ("build U13 NE-SW", {"RT-5.12", "RT-5.2"}),
        ("build C31 S-NE", {"RT-1.2"}),
        ("build A1 N-S", {"RT-5.7"}),  # water
        ("build X24 N-S", {"RT-5.7"}),  # London
        ("build Q20 N-NE", {"RT-1.2"}),
    ],
)
def test_tiles_that_cannot_lie_there(text: str, rules: set[str]) -> None:
    state = begun(2)
    assert rules <= {line.split()[0] for line in refused(state, text)}


def test_cards_and_cities_that_do_not_exist() -> None:
    state = begun(2)
    assert refused(state, "take railroad_era") == ["RT-9.10 unknown_card"]
    assert refused(state, "urbanize Paris blue") == ["RT-6.1 unknown_city"]
    assert refused(state, "urbanize Oxford red") == ["RT-6.1 no_new_city_of_colour"]
    assert refused(state, "deliver green London via 1") == ["RT-8.1 unknown_colour", "RT-8.1 unknown_link"]


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_seats_that_do_not_exist(seat: int) -> None:
    state = begun(3)
    for text in ("pass", "inspect", "keep hudson"):
        assert refused(state, text, seat) == ["RT-4.4 unknown_seat"]


def test_an_action_of_another_game() -> None:
    state = begun(2)
    objections = state.objections(0, PlaceStation("F7"))
    assert [o.rule for o in objections] == ["RT-4.5"]
    assert choosing(2).objections(0, PlaceStation("F7"))


def test_the_dealer_does_not_play() -> None:
    state = choosing(2)
    assert refused(state, "keep hudson", rotonde.DEALER) == ["RT-4.4 not_for_the_dealer", "EW-2.1 not_your_decision"]
    assert refused(state, "inspect", rotonde.DEALER) == ["RT-4.4 not_for_the_dealer", "EW-2.1 not_your_decision"]


@pytest.mark.parametrize(
    "text",
    [
        "keep",
        "keep ",
        "take ",
        "keep a b",
        "inspect 1",
        "allow it",
        "barons",
        "barons 1",
        "barons 0 a b",
        "barons 01 a b",
        "Inspect",
        "tycoon 1 a",
    ],
)
def test_texts_that_are_no_action(text: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        GAME.parse(text)
    assert caught.value.code == "unknown_action_text"


def test_a_board_that_cannot_be_played_on_is_refused_with_its_place() -> None:
    data = GAME.board_data("england_wales")
    data["barriers"][3] = ["N7", "Z24"]
    with pytest.raises(MalformedBoard) as caught:
        GAME.start(2, board=data)
    assert (caught.value.code, caught.value.where) == ("board_not_neighbours", "/barriers/3")


def test_an_own_board_plays() -> None:
    data = GAME.board_data("england_wales")
    data["name"] = "Mine"
    data["barons"] = []
    state = GAME.start(2, seed=3, board=data)
    while state.to_act == (rotonde.DEALER,):
        state.apply(rotonde.DEALER, state.deal())
        state.check()
    assert state.turn_number == 1
    again = GAME.from_dict(state.to_dict())
    assert again.to_dict() == state.to_dict()
