"""What pointing at something means, and what stands against it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import rotonde
from playing import positions
from rotonde.core.contract import State
from rotonde.core.forms import Part
from rotonde.desk import why
from rotonde.records import read_record, replay

RECORDED = Path(__file__).parents[1] / "recorded"


def after(game_id: str, name: str, number: int) -> State:
    return replay(read_record((RECORDED / game_id / f"{name}.txt").read_text(encoding="utf-8")), number)


def first_turn(game_id: str) -> State:
    """The first position in which a seat decides about its turn."""
    state = rotonde.game(game_id).start(players=rotonde.game(game_id).players[0], seed=3)
    rng = Random(3)
    while type(state.step).__name__ != "Turn":
        seat = state.to_act[0]
        state.play(seat, state.deal() if seat == rotonde.DEALER else rng.choice(state.legal(seat)))
    return state


def test_a_legal_action_means_itself_and_an_illegal_one_tells_every_rule() -> None:
    state = first_turn("rocket")
    (seat,) = state.to_act
    action = state.legal(seat)[0]
    answer = why(state, seat, action)
    assert [meaning["send"] for meaning in answer["meanings"]] == [str(action)]
    assert answer["objections"] == []
    refused = why(state, seat, state.game.parse("extend GWR Q1"))
    assert refused["meanings"] == []
    assert [o["code"] for o in refused["objections"]] == [
        o.code for o in state.objections(seat, state.game.parse("extend GWR Q1"))
    ]


def test_pointing_at_a_hex_lists_what_it_could_be_part_of() -> None:
    state = first_turn("rocket")
    (seat,) = state.to_act
    action = next(a for a in state.legal(seat) if str(a).startswith("extend"))
    place = str(action).split()[-1]
    answer = why(state, seat, Part("hex", place))
    sends = [meaning["send"] for meaning in answer["meanings"]]
    assert str(action) in sends
    assert set(sends) == {str(a) for a in state.legal(seat) if place in str(a).split()}
    assert {refusal["kind"] for refusal in answer["refusals"]}.isdisjoint({meaning["kind"] for meaning in answer["meanings"]})


def test_pointing_at_the_hex_of_a_city_means_the_city() -> None:
    state = first_turn("tycoon")
    (seat,) = state.to_act
    city = next(place for place in state.game.picture(state.board_data)["places"] if place["colour"] == "grey")
    by_hex, by_name = why(state, seat, Part("hex", city["at"])), why(state, seat, Part("city", city["id"]))
    urbanized = [m["send"] for m in by_hex["meanings"] if m["kind"] == "Urbanize"]
    assert urbanized
    assert urbanized == [m["send"] for m in by_name["meanings"] if m["kind"] == "Urbanize"]
    refused = {refusal["kind"]: [o["code"] for o in refusal["objections"]] for refusal in by_hex["refusals"]}
    assert refused["Build"] == ["tile_in_city"]


def test_pointing_at_a_card_that_is_not_open_says_so() -> None:
    state = first_turn("tycoon")
    (seat,) = state.to_act
    closed = next(card for card in ("hotel_york", "hotel_chicago", "executive") if card not in state.view(seat)["open_cards"])
    answer = why(state, seat, Part("card", closed))
    assert {o["code"] for o in answer["objections"]} >= {"card_not_open"}


def test_a_half_made_choice_tells_what_it_can_become_or_why_it_cannot() -> None:
    state = first_turn("tycoon")
    (seat,) = state.to_act
    path = [Part("kind", "Urbanize")]
    sends = {meaning["send"] for meaning in why(state, seat, path)["meanings"]}
    assert sends == {str(a) for a in state.legal(seat) if str(a).startswith("urbanize")}
    red = next(place for place in state.game.picture(state.board_data)["places"] if place["colour"] == "red")
    refused = why(state, seat, [*path, Part("city", red["id"])])
    assert refused["meanings"] == []
    assert [o["code"] for o in refused["objections"]] == ["city_not_grey"]
    assert why(state, seat, [Part("kind", "Fly")]) == {"meanings": [], "refusals": [], "objections": []}


def test_who_is_not_asked_is_told_so() -> None:
    state = first_turn("england")
    other = 1 - state.to_act[0]
    answer = why(state, other, [Part("kind", "Upgrade")])
    assert [o["code"] for o in answer["objections"]] == ["not_your_decision"]


@pytest.mark.parametrize("game_id", rotonde.games())
def test_the_answer_is_ready_for_json_and_the_same_on_every_redeal(game_id: str) -> None:
    """Whatever is pointed at: nothing that the seat does not know enters."""
    game = rotonde.game(game_id)
    rng = Random(2)
    for state in positions(game_id, game.players[0], 2, 10):
        words = game.forms.vocabulary(state.board_data)
        for seat in range(state.players):
            role = rng.choice(sorted(words))
            part = Part(role, rng.choice(words[role]))
            answer = why(state, seat, part)
            assert json.loads(json.dumps(answer)) == answer
            assert answer == why(state.redeal(seat, Random(9)), seat, part)
            for meaning in answer["meanings"]:
                assert game.parse(meaning["send"]) in state.legal(seat)
            for refusal in answer["refusals"]:
                assert state.objections(seat, game.parse(refusal["send"]))
