"""SR-8: passengers."""

from __future__ import annotations

import pytest
from rocket_table import arrange, bank, happened, line_of, play

from rotonde.games.rocket.events import PassengersTaken, StationConnected


def on_the_way(owner, held=(0, 0, 0), **more):
    """GWR on D15 and a station on D16, where it can go."""
    return arrange(lines={"GWR": "D14 D15"}, stations={"D16": owner}, shares={"GWR": held}, **more)


def passengers(state):
    return [seat["passengers"] for seat in state.view(None)["seats"]]


@pytest.mark.rule("SR-8.1")
def test_another_players_station_earns_the_mover_a_passenger_token():
    state = on_the_way(owner=1)
    assert happened(play(state, "extend GWR D16"), PassengersTaken) == [PassengersTaken(0)]
    assert (passengers(state), bank(state)["passengers"]) == ([1, 0, 0], 8)


@pytest.mark.rule("SR-8.1")
def test_an_own_station_earns_none():
    state = on_the_way(owner=0)
    assert happened(play(state, "extend GWR D16"), PassengersTaken) == []
    assert passengers(state) == [0, 0, 0]


@pytest.mark.rule("SR-8.2")
def test_with_no_bid_the_mover_earns_it():
    state = on_the_way(owner=1, held=(0, 2, 2))
    play(state, "extend GWR D16", "pass", "pass")
    assert passengers(state) == [1, 0, 0]


@pytest.mark.rule("SR-8.2")
def test_a_mover_who_wins_the_veto_earns_it():
    state = on_the_way(owner=1, held=(2, 2, 0))
    play(state, "extend GWR D16", "bid 1 C16", "bid 1 D16")
    assert passengers(state) == [1, 0, 0]


@pytest.mark.rule("SR-8.1", "SR-8.2")
def test_a_mover_who_wins_the_veto_earns_none_at_an_own_station():
    state = on_the_way(owner=0, held=(2, 2, 0))
    assert happened(play(state, "extend GWR D16", "bid 1 C16", "bid 1 D16"), PassengersTaken) == []
    assert (line_of(state, "GWR")["locomotive"], passengers(state)) == ("D16", [0, 0, 0])


@pytest.mark.rule("SR-8.2")
@pytest.mark.parametrize("mover_put_it", ["D16", "C16"])
def test_after_a_bid_that_wins_nobody_earns_it(mover_put_it):
    state = on_the_way(owner=1, held=(2, 0, 2))
    play(state, f"extend GWR {mover_put_it}", "bid 1 D16", "pass")
    assert line_of(state, "GWR")["locomotive"] == "D16"
    assert passengers(state) == [0, 0, 0]


@pytest.mark.rule("SR-8.3")
def test_after_the_ninth_there_are_none():
    state = on_the_way(owner=1, passengers=(3, 3, 2))
    play(state, "extend GWR D16")
    assert (passengers(state), bank(state)["passengers"]) == ([4, 3, 2], 0)
    state = on_the_way(owner=1, passengers=(3, 3, 3))
    assert happened(play(state, "extend GWR D16"), PassengersTaken) == []
    assert (passengers(state), bank(state)["passengers"]) == ([3, 3, 3], 0)


@pytest.mark.rule("SR-8.4")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_locomotive_connects_the_station_on_its_hex(owner):
    state = on_the_way(owner)
    assert line_of(state, "GWR")["stations"] == [0, 0, 0]
    assert happened(play(state, "extend GWR D16"), StationConnected) == [StationConnected(owner, "GWR", "D16")]
    assert line_of(state, "GWR")["stations"][owner] == 1
