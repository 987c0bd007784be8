"""Which games are played: line-ups of bots, deals that all line-ups share, and turns of the table, so that luck cancels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from math import ceil
from typing import NamedTuple

from rotonde.arena.outside import check_bot, is_outside, source_of
from rotonde.core.contract import JsonDict, Malformed, OptionValue, check_players
from rotonde.games import game as game_by_id

LineUp = tuple[str, ...]
"""The bots of one table; where they sit changes from turn to turn."""


class MalformedArena(Malformed):
    """An arena that cannot be held so."""


class Task(NamedTuple):
    """One game: who plays, which deal, and by how many places the line-up is turned."""

    lineup: int
    deal: int
    turn: int


@dataclass(frozen=True)
class Plan:
    """An arena. Plain data: it is sent to other processes and machines."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    """Games of each line-up, at least: a deal that is begun is played with every turn of the table."""
    seed: str
    options: dict[str, OptionValue] = field(default_factory=dict)
    board: str | JsonDict | None = None
    sources: dict[str, str] = field(default_factory=dict)
    """What stands in the files of bots of one's own, so that every process and machine runs the same."""

    @cached_property
    def lineups(self) -> tuple[LineUp, ...]:
        return lineups(self.bots, self.players)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Each bot once."""
        return tuple(dict.fromkeys(self.bots))

    def deals(self, lineup: int) -> int:
        return ceil(self.games / len(turns(self.lineups[lineup])))

    def tasks(self) -> Iterator[Task]:
        """Every game: deal by deal, so that what is finished is fair to all whenever it is stopped."""
        for deal in range(max([self.deals(lineup) for lineup in range(len(self.lineups))])):
            for lineup, bots in enumerate(self.lineups):
                if deal < self.deals(lineup):
                    for turn in turns(bots):
                        yield Task(lineup, deal, turn)


def lineups(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """All at one table; every choice of them if they are too many; each alone among copies of each other if too few."""
    if len(bots) >= players:
        return tuple(dict.fromkeys(combinations(bots, players)))
    return tuple((one, *[other] * (players - 1)) for one, other in permutations(dict.fromkeys(bots), 2))


def turns(lineup: LineUp) -> list[int]:
    """The turns of the table that seat the bots otherwise than an earlier one."""
    seen: dict[LineUp, int] = {}
    for turn in range(len(lineup)):
        seen.setdefault(tuple(lineup[who] for who in seating(len(lineup), turn)), turn)
    return list(seen.values())


def seating(players: int, turn: int) -> list[int]:
    """Which of the line-up sits where."""
    return [(place + turn) % players for place in range(players)]


def make_plan(
    game_id: str,
    bots: Sequence[str],
    *,
    games: int,
    players: int | None = None,
    seed: str = "1",
    options: dict[str, OptionValue] | None = None,
    board: str | JsonDict | None = None,
) -> Plan:
    """An arena of these bots; refuse one that cannot be held."""
    game = game_by_id(game_id)
    for name in bots:
        check_bot(name)
    if len(set(bots)) < 2:
        raise MalformedArena("arena_of_one")
    if games < 1:
        raise MalformedArena("arena_without_games", games=games)
    if players is None:
        players = max(game.players[0], min(len(bots), game.players[-1]))
    check_players(game.players, players)
    opening = game.start(players, seed, options, board)
    sources = {name: source_of(name) for name in bots if is_outside(name)}
    return Plan(game.id, tuple(bots), players, games, seed, dict(opening.options), board, sources)
