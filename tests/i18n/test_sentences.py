"""Sentences as players read them."""

from __future__ import annotations

import tracemalloc

import pytest

import rotonde
from rotonde.core.contract import DEALER, IllegalAction, Malformed, MalformedBoard, MalformedRecord, Objection
from rotonde.games.england.events import BondsIssued
from rotonde.games.rocket.events import CityIncome, GameEnded, SharesExchanged, TokenTaken, VetoBid
from rotonde.games.rocket.steps import Turn, Veto
from rotonde.games.tycoon.events import SharesIssued, TurnBegan
from rotonde.i18n import (
    LANGUAGES,
    end_sentence,
    event_sentence,
    label,
    listing,
    malformed_sentence,
    money,
    objection_sentence,
    option_label,
    seat_name,
    step_sentence,
)

NBSP = "\u00a0"


def test_an_objection_says_what_is_wrong_and_what_would_be_right():
    objection = Objection("SR-5.4", "touches_two_lines", hex="F7", lines=["GWR", "L&Y"])
    assert objection_sentence("en", objection) == "F7 touches more than one other line (GWR and L&Y); it may touch only one."
    french = objection_sentence("fr", objection)
    assert french == f"La case F7 touche plusieurs autres lignes (GWR et L&Y){NBSP}; elle ne peut en toucher qu’une."


def test_a_game_says_what_the_game_that_it_is_based_on_says_unless_it_has_its_own_words():
    assert event_sentence("en", "england", TurnBegan(3)) == event_sentence("en", "tycoon", TurnBegan(3)) == "Turn 3 begins."
    assert event_sentence("en", "tycoon", SharesIssued(0, 2, 10), ["Ann"]) == "Ann issues 2 shares and receives $10,000."
    issued = BondsIssued(0, 2, 10)
    assert event_sentence("en", "england", issued, ["Ann"]) == "Ann issues 2 bonds and receives $10,000."
    assert event_sentence("fr", "england", issued, ["Ann"]) == f"Ann contracte 2 emprunts et reçoit 10{NBSP}000{NBSP}$."
    assert end_sentence("fr", "england", "max_turns") == end_sentence("fr", "tycoon", "max_turns")
    assert option_label("en", "england", "max_turns") == option_label("en", "tycoon", "max_turns")
    assert option_label("en", "england", "extra_turn", True) == "after one more full turn"
    assert label("fr", "england", "colour", "red") == label("fr", "tycoon", "colour", "red") == "rouge"
    assert label("en", "england", "card", "executive") == "Railway Executive"
    assert label("en", "tycoon", "card", "executive") == "Railroad Executive"
    assert label("en", "england", "card", "no_such_card") == "no_such_card"


def test_a_rule_of_the_game_that_it_is_based_on_is_said_in_the_games_own_words():
    objection = Objection("RT-9.1", "card_not_open", card="inspector")
    assert objection_sentence("en", objection, game_id="england") == "The card Railways Inspector is not open."
    assert objection_sentence("en", objection) == "The card inspector is not open."


def test_lists_are_joined_as_one_reads_them():
    assert [listing("en", list("ABC"[:n])) for n in range(4)] == ["–", "A", "A and B", "A, B and C"]
    assert listing("fr", ["A", "B", "C"]) == "A, B et C"


def test_money_is_in_thousands_with_the_currency_of_the_game():
    assert money("en", "rocket", 3) == "£3,000"
    assert money("fr", "rocket", 3) == f"3{NBSP}000{NBSP}£"
    assert money("en", "tycoon", 1250) == "$1,250,000"
    assert money("fr", "tycoon", 0) == f"0{NBSP}$"
    assert money("en", "rocket", -2) == "−£2,000"
    event = CityIncome(0, "Gloucester", 2)
    assert event_sentence("en", "rocket", event, ["Ann"]) == "Ann gets £2,000 for tokens of Gloucester."
    assert f"2{NBSP}000{NBSP}£" in event_sentence("fr", "rocket", event, ["Ann"])


def test_seats_have_names_and_count_from_one():
    assert seat_name("en", 0) == "Player 1"
    assert seat_name("fr", 1, ["Ann", ""]) == "Joueur 2"
    assert seat_name("fr", 2, ["Ann", "Bob"]) == "Joueur 3"
    assert seat_name("en", 1, ["Ann", "Bob"]) == "Bob"
    assert seat_name("en", DEALER, ["Ann"]) == "the dealer"
    assert seat_name("fr", DEALER) == "le hasard"
    assert step_sentence("en", "rocket", Turn(0, 2), ["Ann"]) == "Ann, your turn: 2 actions left."
    assert step_sentence("fr", "rocket", Turn(0, 1)) == f"Joueur 1, à vous{NBSP}: il vous reste 1 coup."
    assert "Bob" in step_sentence("fr", "rocket", Veto(0, 1, "GWR", "D14", "E15", 0), ["Ann", "Bob"])


def test_seats_inside_lists_have_names_too():
    objection = Objection("SR-2.3", "not_your_decision", to_act=(0, 1))
    assert all(objection_sentence(lang, objection, ["Ann", "Bob"]) for lang in LANGUAGES)


def test_numbers_choose_the_plural():
    assert "1 GWR share for" in event_sentence("en", "rocket", VetoBid(0, "GWR", 1, "D14"))
    assert "2 GWR shares for" in event_sentence("en", "rocket", VetoBid(0, "GWR", 2, "D14"))
    assert "1 titre GWR" in event_sentence("fr", "rocket", VetoBid(0, "GWR", 1, "D14"))
    assert "2 titres GWR" in event_sentence("fr", "rocket", VetoBid(0, "GWR", 2, "D14"))


def test_spare_shares_are_told_only_where_there_are_some():
    none, some = SharesExchanged(0, "SER", 3, "GER", 1, 0), SharesExchanged(0, "SER", 5, "GER", 2, 2)
    assert event_sentence("en", "rocket", none, ["Ann"]) == "Ann exchanges 3 SER shares for 1 GER share."
    assert event_sentence("en", "rocket", some, ["Ann"]) == "Ann exchanges 5 SER shares for 2 GER shares (2 spare)."
    assert event_sentence("fr", "rocket", none, ["Ann"]) == "Ann échange 3 titres SER contre 1 titre GER."
    french = event_sentence("fr", "rocket", some, ["Ann"])
    assert french == "Ann échange 5 titres SER contre 2 titres GER (dont 2 supplémentaires)."


def test_ids_of_the_game_have_words_and_those_of_a_board_of_ones_own_stay():
    assert event_sentence("fr", "rocket", TokenTaken(0, "Reading", "beer"), ["Ann"]) == "Ann prend un marqueur bière à Reading."
    assert "marqueur houille à" in event_sentence("fr", "rocket", TokenTaken(0, "Reading", "houille"))
    assert label("fr", "rocket", "kind", "big_city") == "grande ville"
    assert label("fr", "rocket", "kind", "spaceport: large") == "spaceport: large"


def test_the_end_is_told_with_its_reason():
    for lang in LANGUAGES:
        assert end_sentence(lang, "rocket", "tiles") in event_sentence(lang, "rocket", GameEnded("tiles"))


def test_options_are_explained_and_numbers_mean_themselves():
    assert option_label("en", "rocket", "move_stations") != option_label("en", "rocket", "move_stations", "any")
    assert option_label("fr", "tycoon", "max_turns", 50) == "50"


def test_malformed_input_is_told_with_its_place():
    problem = Malformed("unknown_board", board="mars", known="england")
    assert malformed_sentence("en", problem) == "There is no board “mars”. The boards are: england."
    place = MalformedBoard("board_field_not_list", "/towns/3", field="tokens")
    assert malformed_sentence("en", place) == "/towns/3: “tokens” must be a list."
    assert malformed_sentence("fr", place) == f"/towns/3{NBSP}: «{NBSP}tokens{NBSP}» doit être une liste."
    line = MalformedRecord("truncated", "line 12")
    assert malformed_sentence("en", line).startswith("Line 12: ")
    assert malformed_sentence("fr", line).startswith(f"Ligne 12{NBSP}: ")


def test_malformed_input_tells_what_lies_behind_it():
    objection = Objection("SR-4.1", "station_on_station", hex="D14")
    illegal = MalformedRecord("illegal_action", "line 9", seat=0, action="station D14", objections=(objection,))
    assert malformed_sentence("en", illegal).endswith(objection_sentence("en", objection))
    board = MalformedRecord("bad_board", "line 5", problem=MalformedBoard("board_field_not_list", "/towns", field="tokens"))
    assert malformed_sentence("fr", board).endswith("doit être une liste.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_input_is_too_long_or_too_odd_to_be_told(lang):
    for text in ("x" * 10_000, "{ $text }", "\u2028", "", "a\nb", "-", "rocket-name"):
        assert malformed_sentence(lang, Malformed("unknown_action_text", text=text))
        assert malformed_sentence(lang, Malformed("unknown_action_text", where=text, text=text))
        assert objection_sentence(lang, Objection("SR-1.7", "unknown_hex", hex=text), [text])
        assert objection_sentence(lang, Objection("XX-1", "unknown_hex", hex=text))
        assert event_sentence(lang, "rocket", TokenTaken(0, text, text), [text])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_input_cannot_steer_the_terminal(lang):
    odd = "\x1b[31m\r\n\u202e"
    told = (
        malformed_sentence(lang, Malformed("unknown_action_text", where=odd, text=odd)),
        event_sentence(lang, "rocket", TokenTaken(0, odd, odd), [odd]),
        objection_sentence(lang, Objection("SR-5.4", "touches_two_lines", hex=odd, lines=[odd])),
    )
    assert not any(c in sentence for sentence in told for c in odd.replace("[31m", ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_real_objections_and_steps_are_told(lang):
    game = rotonde.game("rocket")
    state = game.start(players=2, seed=1)
    state.play(DEALER, state.deal())
    assert step_sentence(lang, "rocket", state.step)
    for text in ("pass", "bid 1 D14", "extend GWR C14", "extend XYZ D14", "station C14", "token Bristol beer", "first 9"):
        with pytest.raises(IllegalAction) as illegal:
            state.play(state.to_act[0], game.parse(text))
        assert all(objection_sentence(lang, objection) for objection in illegal.value.objections)


def test_long_input_is_said_and_not_remembered() -> None:
    tracemalloc.start()
    for number in range(20):
        sent = f"{number}" + "x" * 100_000
        assert sent[:100] in malformed_sentence("en", Malformed("unreadable_line", text=sent))
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 1_000_000
