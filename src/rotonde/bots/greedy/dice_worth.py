"""What lines, stations and locomotives of Rail Road Dice 2 promise to a seat, in tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rotonde.core.rails import EMPTY, STOP
from rotonde.core.squares import NO_CELL
from rotonde.games.dice.board import BONUS, LOCOMOTIVES, TOKENS
from rotonde.games.dice.faces import COMPLEX_DICE, SIMPLE_DICE
from rotonde.games.dice.locomotives import SCRAPPED, SCRAPPING
from rotonde.games.dice.position import VALUES
from rotonde.games.dice.state import DiceState

FURTHEST: Final = 7
ENOUGH_STATIONS: Final = 4


@dataclass(frozen=True)
class Weights:
    """How much is thought of what; found by playing the bot against itself."""

    rounds: float = 15.0
    rounds_of_four: float = 11.0
    final_rounds: float = 10.0
    hope: float = 0.78
    """What a connection that needs one die more is worth, against one that needs one less."""
    others: float = 0.35
    spare_station: float = 0.6
    """Tokens a round for a joined station beyond those that locomotives can serve."""
    first_station: float = 1.5
    full_heap: float = 0.75
    """How much of its value a locomotive finds on average."""
    doomed: float = 4.0
    """Rounds that a locomotive 2 is thought to have."""
    die: float = 0.05
    """The least that a die must bring to be laid."""


WEIGHTS: Final = Weights()
NEARNESS: Final[list[float]] = [0.0, 1.0, 1.0, 0.9, 0.75, 0.55, 0.4]
"""By the number of tiles: distant stations wait for strong locomotives."""


def rounds_left(state: DiceState, weights: Weights = WEIGHTS) -> float:
    """How many more turns each seat may have."""
    if state.final:
        heaps = sum(state.accounts[state.seats + 1 :])
        strength = sum([n * LOCOMOTIVES[i % VALUES] for i, n in enumerate(state.held)])
        return min(weights.final_rounds, heaps / (strength + 1))
    return 1.0 + left_of_game(state) * (weights.rounds_of_four if state.seats == 4 else weights.rounds)


def left_of_game(state: DiceState) -> float:
    """What part of the game before the final phase is left, by tokens and dice (RD-8.2)."""
    bank = state.bank / (TOKENS - 15 * state.seats - 40)
    complex = sum(state.hand[4:]) + state.bank_complex
    dice = (state.bank_simple + sum(state.hand[:4]) + complex - 2) / (SIMPLE_DICE + COMPLEX_DICE - 2)
    return max(0.0, min(1.0, bank, dice, 1.5 * complex / COMPLEX_DICE))


def nearness(tiles: int) -> float:
    return NEARNESS[tiles] if tiles < len(NEARNESS) else 0.1


def lines_worth(state: DiceState, seat: int, rounds: float, weights: Weights = WEIGHTS) -> float:
    """What the stations joined and those within reach of more dice promise in so many rounds."""
    own, stops = state.station_cell[seat], state.reach[seat].stops
    near = [nearness(tiles) for cell, tiles in stops.items() if cell != own]
    first = sum([1 / rank for rank in range(1, len(near) + 1)], 0.0)
    worth = rounds * (weights.spare_station * sum(near, 0.0) + weights.first_station * first)
    return worth + hopes_worth(state, seat, rounds, weights)


def hopes_worth(state: DiceState, seat: int, rounds: float, weights: Weights = WEIGHTS) -> float:
    """What the stations promise that are not joined yet; nothing once no more dice are laid (RD-8.3)."""
    if state.final:
        return 0.0
    promise = promise_of_next(state, seat, rounds, weights)
    hopes = sorted([nearness(tiles) * weights.hope**dice for dice, tiles in stations_ahead(state, seat).values()], reverse=True)
    # Dice that lead to one station lead past the others: the best counts whole, each next one less.
    worth = 0.0
    for rank, hope in enumerate(hopes):
        worth += promise * hope * weights.others**rank
    return worth


def promise_of_next(state: DiceState, seat: int, rounds: float, weights: Weights = WEIGHTS) -> float:
    """What the next station is worth once joined. The first ones are worth most: without them nothing is earned."""
    return BONUS + rounds * (weights.spare_station + weights.first_station / (1 + state.connected[seat].bit_count()))


def stations_ahead(state: DiceState, seat: int) -> dict[int, tuple[int, int]]:
    """The next stations not joined yet: how many simple dice the shortest way needs, and about how many tiles it has.

    A flood over empty cells from the open ends; where it meets the end of a rail it runs along it.
    """
    face_at, reach, own = state.face_at, state.reach[seat], state.station_cell[seat]
    ahead, toll, exits = state.board.rails.ahead, state.board.rails.toll, state.board.rails.exits
    cells = len(face_at)
    found: dict[int, tuple[int, int]] = {}
    seen, met = [False] * cells, [False] * (4 * cells)
    layer: list[int] = []  # cells, each with the tiles up to there times `cells`; so for the places where a train would come in
    for cell in reach.ends:
        seen[cell] = True
        layer.append(cell + cells * min([d for d in reach.dist[4 * cell : 4 * cell + 4] if d]))
    for dice in range(1, FURTHEST):
        following: list[int] = []
        for one in layer:
            cell, tiles = one % cells, one // cells
            waiting = [ahead[k] + 4 * cells * (tiles + toll[k]) for k in range(4 * cell, 4 * cell + 4) if ahead[k] != NO_CELL]
            while waiting:
                place = waiting.pop()
                far = place // (4 * cells)
                place %= 4 * cells
                there = place >> 2
                face = face_at[there]
                if face == EMPTY:
                    if not seen[there]:
                        seen[there] = True
                        following.append(there + cells * far)
                elif face == STOP:
                    if there != own and there not in reach.stops and there not in found:
                        found[there] = (dice, far)
                elif not met[place]:
                    met[place] = True
                    for leave in exits[4 * face + (place & 3)]:
                        k = 4 * there + leave
                        if ahead[k] != NO_CELL:
                            waiting.append(ahead[k] + 4 * cells * (far + toll[k]))
        if not following or len(found) >= ENOUGH_STATIONS:
            break
        layer = following
    return found


def locomotives_worth(state: DiceState, seat: int, rounds: float, weights: Weights = WEIGHTS) -> float:
    """What the locomotives will earn: each serves a station of its own in every round."""
    own = state.station_cell[seat]
    tiles = sorted([d for cell, d in state.reach[seat].stops.items() if cell != own])
    doomed = state.stock[SCRAPPING] == LOCOMOTIVES_AT_FIRST[state.seats]
    worth = 0.0
    held = state.locomotives_of(seat)
    for locomotive in range(VALUES - 1, -1, -1):
        value = LOCOMOTIVES[locomotive]
        for _ in range(held[locomotive]):
            within = [d for d in tiles if d <= value]
            if not within:
                break
            tiles.remove(within[-1])
            time = min(rounds, weights.doomed) if locomotive == SCRAPPED and doomed else rounds
            worth += value * weights.full_heap * time
    return worth


LOCOMOTIVES_AT_FIRST: Final = {2: 2, 3: 3, 4: 3}
