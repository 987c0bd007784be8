"""Random games of every registered game, played through the contract only."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

import rotonde
from rotonde.core.contract import DEALER, Game, OptionValue
from rotonde.records import Journal, Record, new_record

PLAYERS_NAMES = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=0, max_size=12).map(str.strip)
SEEDS = st.one_of(st.none(), st.integers(), st.just("a seed with: colons # and signs"))


def play_on(journal: Journal, rng: Random, actions: int | None = None) -> Journal:
    """Random legal actions, so many or to the end."""
    state = journal.state
    last = None if actions is None else state.ply + actions
    while state.to_act and state.ply != last:
        seat = rng.choice(state.to_act)
        if seat == DEALER and state.seed is None:
            journal.play(DEALER, state.deal(rng))  # luck without a seed could not be repeated
        elif seat == DEALER:
            journal.deal()
        else:
            journal.play(seat, rng.choice(state.legal(seat)))
    return journal


def random_game(game_id: str, seed: int = 1, actions: int | None = None, **setup: object) -> Journal:
    """A game of the fewest players, played at random."""
    players = rotonde.game(game_id).players[0]
    journal = Journal.start(game_id, players, seed=seed, **setup)  # type: ignore[arg-type]
    return play_on(journal, Random(seed), actions)


def own_board(game: Game) -> dict[str, object]:
    """A board that does not ship with the game, though it is one of its boards but for a remark."""
    return {**game.board_data(game.boards[0]), "remark": 'ours: « è \u2028 \x7f \u00a0 # @ » \\ "'}


@st.composite
def options_of(draw: st.DrawFn, game: Game) -> dict[str, OptionValue]:
    return {name: draw(st.sampled_from(option.choices)) for name, option in game.options.items()}


@st.composite
def openings(draw: st.DrawFn) -> tuple[Record, str | int | None]:
    """A record of any game, set up in any way, with its secret seed."""
    game = rotonde.game(draw(st.sampled_from(rotonde.games())))
    players = draw(st.sampled_from(game.players))
    seed = draw(SEEDS)
    record = new_record(
        game.id,
        players,
        seats=draw(st.lists(PLAYERS_NAMES, max_size=players)),
        seed=seed,
        options=draw(options_of(game)),
        board=own_board(game) if game.boards and draw(st.booleans()) else None,
    )
    return record, seed


@st.composite
def journals(draw: st.DrawFn) -> Journal:
    """A game played for a while, or now and then to its end, which takes much longer."""
    record, seed = draw(openings())
    actions = draw(st.one_of(*[st.integers(0, 120)] * 3, st.none()))
    return play_on(Journal(record, seed), Random(draw(st.integers(0, 2**32))), actions)
