"""What companies and their shares are worth at the share game: how far cubes can go, what that brings, what it does to prices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rotonde.core.track import NONE
from rotonde.games.shares.dividends import LOWEST_PRICE, MOST_TIMES_PRICE, income_for, new_price
from rotonde.games.shares.position import ACT, MOVE, OPENING, ROUNDS, Position

LONGEST: Final = 9  # links that a planned route may have
EMPTIED_A_TURN: Final = 3.0
TURNS_AT_FIRST: Final = 5
LATER: Final = 0.8  # what a turn's income counts less than that of the turn before: cubes are taken by others
FRESH_INCOME: Final = (3, 6, 8, 9, 9, 9)  # what a company that has no links yet may hope for, turn by turn
POOR_INCOME: Final = (1, 3, 4, 5, 5, 5)
USUAL_SHARES: Final = 6  # in players' hands and in the issued box
CAPITAL: Final = 14  # what a company needs to begin well


@dataclass(frozen=True)
class Weights:
    """How much is thought of what."""

    cash_cost: float = 0.2
    """What $1,000 of a company is worth in income, by where it comes from."""
    issue_cost: float = 0.3
    bond_cost: float = 0.8
    new_cube: float = 0.6
    """What a cube in a city that the network does not touch yet promises."""
    against_me: float = 0.5
    """What a step for another company costs."""
    margin: float = 0.7
    """How much of a share's value one would pay."""
    others_run: float = 0.85
    """What a share counts less in a company that another runs."""
    worth_merging: float = 0.5
    better: int = 2
    """How much more is believed of a share than of the next best."""
    contest: int = 1
    """What a share may cost more than others that promise as much: control, and a rival kept out."""


WEIGHTS: Final = Weights()


def turns_left(state: Position) -> int:
    """How many turns will follow the current one."""
    if state.last_turn:
        return max(0, state.last_turn - state.turn_number)
    missing = state.setting.end_empty_cities - state.empty_cities()
    expected = round(missing / EMPTIED_A_TURN + 0.5)
    most = TURNS_AT_FIRST if state.stage <= OPENING or not state.turn_number else TURNS_AT_FIRST + 1 - state.turn_number
    return max(1, min(expected, most))


class Reach:
    """How far the cubes on the board can travel over one company's own links."""

    def __init__(self, state: Position) -> None:
        self.state = state
        board = state.board
        self.colour_bit: list[int] = [0 if c == NONE else 1 << c for c in board.city_colour]
        self.colours = len(board.colours)
        self.waiting: list[int] = []
        for city in range(len(board.cities)):
            mask = 0
            for colour in range(self.colours):
                if state.cubes[city * self.colours + colour]:
                    mask |= 1 << colour
            self.waiting.append(mask)

    def neighbours(self, company: int, extra: tuple[tuple[int, int], ...] = ()) -> dict[int, list[int]]:
        """The cities that a company's links join, with links that it might build."""
        track = self.state.track
        found: dict[int, list[int]] = {}
        pairs = [(track.city_a[i], track.city_b[i]) for i, owner in enumerate(track.owner) if owner == company]
        for a, b in (*pairs, *extra):
            if b not in found.setdefault(a, []):
                found[a].append(b)
                found.setdefault(b, []).append(a)
        return found

    def steps(self, company: int, extra: tuple[tuple[int, int], ...] = ()) -> list[int]:
        """For each cube that the company could deliver, over how many own links; the longest first."""
        neighbours = self.neighbours(company, extra)
        found: list[int] = []
        for origin in neighbours:
            if self.waiting[origin]:
                best: dict[int, int] = {}
                self._go(neighbours, origin, self.waiting[origin], 0, 1 << origin, best)
                for bit, length in best.items():
                    cubes = self.state.cubes[origin * self.colours + bit.bit_length() - 1]
                    found += [length] * cubes
        found.sort(reverse=True)
        return found

    def _go(
        self, neighbours: dict[int, list[int]], city: int, travelling: int, length: int, visited: int, best: dict[int, int]
    ) -> None:
        length += 1
        for to in neighbours[city]:
            if visited >> to & 1:
                continue
            stopping = travelling & self.colour_bit[to]
            if stopping and best.get(stopping, 0) < length:
                best[stopping] = length
            going = travelling & ~stopping
            if going and length < LONGEST:
                self._go(neighbours, to, going, length, visited | 1 << to, best)


def incomes(state: Position, steps: list[int], marker: int, rounds: int, turns: int) -> list[float]:
    """What deliveries bring: in the rounds that are left of this turn, then turn by turn."""
    found = [float(income_for(state, marker + sum(steps[:rounds])))]
    for turn in range(turns):
        begin = rounds + ROUNDS * turn
        found.append(income_for(state, sum(steps[begin : begin + ROUNDS])) * LATER ** (turn + 1))
    return found


class Values:
    """What a share of each company will have brought by the end, dividends and final price together."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.turns = turns_left(state)
        self.in_rounds = ACT <= state.stage <= MOVE
        reach = Reach(state)
        self.incomes: list[list[float]] = [self._incomes(reach, c) for c in range(len(state.price))]

    def _incomes(self, reach: Reach, company: int) -> list[float]:
        """For this turn, if its dividends are still to come, and for each later one."""
        state = self.state
        rounds = ROUNDS + 1 - state.round if self.in_rounds else 0
        if company in state.track.owner:
            return incomes(state, reach.steps(company), state.income[company], rounds, self.turns)
        able = state.cash(company) + state.on_tile[company] * state.price[company]
        fresh = FRESH_INCOME if able >= CAPITAL else POOR_INCOME
        later = [float(fresh[min(turn, len(fresh) - 1)]) for turn in range(self.turns)]
        return [0.0, *later]

    def share(self, company: int, added: int = 0, paid: int = 0) -> float:
        """A share's dividends and final price, if so many more were issued and so much came into the company."""
        state = self.state
        price, bonds = state.price[company], state.bonds[company]
        # A company that lasts issues more: who counts on being alone overpays.
        shares = max(USUAL_SHARES if self.turns else 1, state.shares_out(company) + added)
        cash, total = float(state.cash(company) + paid), 0.0
        for turn, income in enumerate(self.incomes[company]):
            if turn == 0 and not self.in_rounds:
                continue
            cash = max(0.0, cash + income - bonds)
            dividend = good_dividend(price, int(cash))
            total += dividend // shares
            price = new_price(price, dividend)
            cash -= dividend
        return max(0, price - bonds) + total

    def wealth(self, seat: int) -> float:
        """Cash, and shares by what they will have brought."""
        state = self.state
        wealth = float(state.money(seat))
        for company in range(len(state.price)):
            held = state.holding(seat, company)
            if held:
                wealth += held * self.share(company)
        return wealth


def good_dividend(price: int, cash: int) -> int:
    """A sensible total: as many times the price as there is cash for."""
    if cash >= price:
        return min(MOST_TIMES_PRICE, cash // price) * price
    return cash if 2 * cash > price or price <= LOWEST_PRICE else 0
