"""What is shown can be typed, in both languages, and what is typed whole means itself."""

from __future__ import annotations

from random import Random

import pytest
from running import rotonde as run

import rotonde
from rotonde.cli.speech import Speech
from rotonde.i18n import LANGUAGES

SOME = 60
"""So many actions of a position are tried: Tycoon offers hundreds of tiles."""


def positions(game_id: str) -> list[rotonde.core.contract.State]:
    """Some positions of a random game, with somebody to decide."""
    state, rng = rotonde.game(game_id).start(3, seed=5), Random(5)
    found = []
    while not state.over:
        seat = state.to_act[0]
        if seat != rotonde.DEALER and rng.random() < 0.04:
            found.append(state.copy())
        state.apply(seat, state.deal() if seat == rotonde.DEALER else rng.choice(state.legal(seat)))
    return found[:12]


@pytest.mark.parametrize("game_id", rotonde.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_action_can_be_typed_as_it_is_shown_and_as_it_is_noted(game_id: str, lang: str) -> None:
    for state in positions(game_id):
        speech = Speech(state.game, state.board_data, lang)
        legal = [str(action) for action in state.legal(state.to_act[0])]
        for notation in Random(state.ply).sample(legal, min(SOME, len(legal))):
            for typed in (notation, speech.words.shown(notation), speech.words.shown(notation).lower()):
                assert speech.words.matching(typed, legal) == [notation]
                assert not speech.words.leaves_number_open(typed, notation)


@pytest.mark.parametrize("game_id", rotonde.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_legal_is_understood_too(game_id: str, lang: str) -> None:
    """Actions that were legal at another time, typed whole: they mean themselves and nothing else."""
    first, *_, last = positions(game_id)
    speech = Speech(last.game, last.board_data, lang)
    legal = {str(action) for action in last.legal(last.to_act[0])}
    for action in first.legal(first.to_act[0])[:SOME]:
        shown = speech.words.shown(str(action))
        if str(action) not in legal and not speech.words.matching(shown, legal):
            assert speech.meant(shown) == [action]


def test_sides_in_any_order_and_language() -> None:
    game = rotonde.game("tycoon")
    speech = Speech(game, game.board_data("eastern_us"), "fr")
    for typed in ("construire n19 e-o", "const N19 o-e", "build n19 w-e", "build N19 E-W", "con n19 O-E"):
        assert [str(action) for action in speech.meant(typed)] == ["build N19 E-W"]
    assert speech.words.shown("build N19 SE-W") == "construire N19 SE-O"
    assert speech.words.shown("deliver red New York via 1 2") == "livrer rouge New York par 1 2"


def test_what_is_not_on_the_board_is_taken_as_it_was_typed() -> None:
    game = rotonde.game("rocket")
    speech = Speech(game, game.board_data("england"), "en")
    assert [str(action) for action in speech.meant("station Z99")] == ["station Z99"]
    assert speech.meant("hello world") == []
    assert speech.samples("hello world") == []
    assert len(speech.samples("extend")) == 3


def test_a_game_in_french_speaks_french_back() -> None:
    typed = "miser 1\npasser\nmis 3\nconstruire y2 so-ne\nannuler\npourquoi construire n19 o-e\nurb albany bleu\nquitter\n"
    said = run("play", "tycoon", "--seats", "me:Ann,me:Bob", "--seed", "4", "--lang", "fr", typed=typed).stdout
    assert "« miser 3 » n’est pas permis :" in said
    assert "Bob pose une voie en Y2 (NE-SO) pour 2 000 $." in said
    assert "Coup repris : construire Y2 NE-SO." in said
    assert "« construire N19 E-O » est permis." in said
    for english in ("bid", "build", "blue", "SW"):
        assert english not in said.replace("Robert", "")
