"""The greedy bot decides sensibly where this game differs from Tycoon."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from england_table import GAME, begun, choosing, give_baron, give_card, no_cards, play, put_cubes, put_link, put_links

from rotonde.bots import Outlook, bot, play_game
from rotonde.bots.greedy.england import EnglandRanking
from rotonde.bots.greedy.tycoon_lines import LineHopes
from rotonde.bots.greedy.tycoon_network import Network
from rotonde.bots.greedy.tycoon_rows import rows_of
from rotonde.bots.greedy.tycoon_worth import Prospects
from rotonde.core.track import NONE
from rotonde.games.england.state import EnglandState


def chosen(state: EnglandState) -> str:
    return str(bot("greedy", Random(1)).choose(Outlook(state, state.to_act[0])))


def test_it_keeps_the_baron_that_promises_more() -> None:
    state = choosing(5)
    secrets = state.board.secret_index
    state.offered[:2] = sorted([secrets["watkin"], secrets["gstephenson"]])
    assert chosen(state) == "keep gstephenson"


def inspecting(text: str, *cities: str) -> EnglandState:
    """Seat 1 holds an Inspector; seat 0 pulls over four links through these cities and wants to deliver."""
    state = begun(2)
    no_cards(state)
    put_links(state, 0, *cities)
    state.level[0] = 4
    state.first_at = [NONE, NONE, 0, 0, 0, NONE, NONE, NONE, NONE]
    put_cubes(state, "Leeds", "purple red")
    give_card(state, 1, "inspector")
    play(state, text)
    return state


def test_it_stops_a_long_delivery_and_allows_a_short_one() -> None:
    long = inspecting("deliver red Leeds via 1 2 3 4", "Leeds", "Sheffield", "Stoke", "Chester", "Manchester")
    assert chosen(long) == "inspect"
    short = inspecting("deliver purple Leeds via 1", "Leeds", "York")
    assert chosen(short) == "allow"


def test_it_completes_a_major_line() -> None:
    state = begun(2)
    no_cards(state)
    put_links(state, 0, "Liverpool", "Manchester", "Leeds", "York")
    text = chosen(state)
    play(state, text)
    while state.to_act == (0,):
        play(state, chosen(state))
    assert state.line_owner[3] == 0


def hopes(state: EnglandState, links: list[tuple[int, int]], turns: int) -> LineHopes:
    """What the major lines promise to a network of these links, a point being worth a point."""
    rows = rows_of(state.track.map, state.setting.standard_prices)
    lines = EnglandRanking().open_lines(state, 0, 1.0)
    return LineHopes(rows, Network(state, 0, 1, tuple(links)), lines, turns)


def test_every_link_of_a_line_raises_the_hope_for_it_and_the_last_one_most() -> None:
    state = begun(2)
    give_baron(state, 0, "watkin")
    board = state.board
    row = [board.city_index[c] for c in ("Liverpool", "Manchester", "Leeds", "York", "Hull")]
    links: list[tuple[int, int]] = []
    gains = []
    for a, b in pairwise(row):
        gains.append(hopes(state, links, 10).gain(a, b))
        links.append((a, b))
    assert all(gain > 0 for gain in gains)
    assert max(gains) == gains[-1]
    # The links also lead towards other lines, a little.
    assert 5 <= sum(gains) < 8
    assert hopes(state, links, 10).gain(row[0], row[1]) == 0
    assert hopes(state, links[:-1], 10).completed(*links[-1]) == 5
    assert hopes(state, links[:-2], 10).completed(*links[-2]) == 0


def test_an_unfinished_line_is_worth_nothing_in_the_last_turn() -> None:
    state = begun(2)
    a, b = (state.board.city_index[c] for c in ("Liverpool", "Manchester"))
    assert hopes(state, [], 1).gain(a, b) > 0
    assert hopes(state, [], 0).gain(a, b) == 0


def test_its_own_baron_counts() -> None:
    state = begun(2)
    no_cards(state)
    give_baron(state, 0, "brunel")
    put_links(state, 0, "London", "Reading", "Swindon")
    put_link(state, 0, "Salisbury", "Bristol")
    index = state.board.city_index
    found = EnglandRanking().line_hopes(state, 0, Prospects(state, 0))
    assert found.completed(index["Swindon"], index["Bristol"]) == 5
    assert found.completed(index["Swindon"], index["Oxford"]) == 0


def test_it_plays_a_game_against_random_and_wins() -> None:
    state = GAME.start(3, seed=2, options={"max_turns": 5})
    bots = [bot(name, Random(i)) for i, name in enumerate(("random", "greedy", "random"))]
    played = play_game(state, bots, check=True)
    assert played.winners == (1,)
    assert played.scores[1] > 0
