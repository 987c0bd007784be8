"""SR-3: action A, take a city token."""

from __future__ import annotations

import pytest
from rocket_table import arrange, bank, may, opening, play, refused

from rotonde.games.rocket.events import TokenTaken

pytestmark = pytest.mark.rule("SR-3.1")


def test_a_token_is_taken_from_any_big_city():
    state = opening()
    offered = {str(a) for a in state.legal(0) if str(a).startswith("token")}
    assert len(offered) == 24
    assert play(state, "token Maidstone beer") == [TokenTaken(0, "Maidstone", "beer")]
    assert bank(state)["tokens"]["Maidstone"] == {"steel": 2}


def test_the_player_chooses_the_kind():
    state = opening()
    play(state, "token Gloucester textiles", "token Gloucester leather")
    assert state.view(0)["seats"][0]["tokens"] == {"Gloucester": {"leather": 1, "textiles": 1}}
    assert bank(state)["tokens"]["Gloucester"] == {"leather": 1}


def test_tokens_lie_open():
    state = opening()
    play(state, "token Reading beer")
    for viewer in (None, 0, 1, 2):
        assert state.view(viewer)["seats"][0]["tokens"] == {"Reading": {"beer": 1}}
    play(state, "token Reading beer", "token London beer")
    assert [seat["tokens"] for seat in state.view(None)["seats"]] == [{"Reading": {"beer": 2}}, {"London": {"beer": 1}}, {}]


def test_no_more_tokens_than_the_city_has():
    state = arrange(tokens={"Reading beer": (0, 1, 0)})
    play(state, "token Reading beer")
    assert may(state, "token Reading steel")
    assert refused(state, "token Reading beer") == [("SR-3.1", "no_such_token")]
    assert refused(state, "token Reading leather") == [("SR-3.1", "no_such_token")]


@pytest.mark.parametrize("place", ["Swindon", "Bristol", "Atlantis"])
def test_only_big_cities_have_tokens(place):
    assert refused(opening(), f"token {place} beer") == [("SR-3.1", "not_a_big_city")]
