"""What lies on Rocket's table: flat lists of small integers, cheap to copy. The rules are in the other modules.

Hexes, towns, companies ("lines"), token kinds and seats are numbers here; names are for the edge.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Any, Final

from rotonde.core.auction import OnceRound
from rotonde.core.contract import OptionValue
from rotonde.core.frame import Events as Events
from rotonde.core.frame import GameFrame, SettingFrame, StateFrame
from rotonde.core.money import move_money
from rotonde.games.rocket.actions import RocketAction
from rotonde.games.rocket.board import PASSENGER_TOKENS, SHARES_A_COMPANY, SPARE_SHARES, STATIONS_A_PLAYER, Board

FIRST_PLAYER: Final = 0
TURN: Final = 1
RELOCATE: Final = 2
VETO: Final = 3
OVER: Final = 4

ACTIONS_A_TURN: Final = 2  # SR-2.4
NONE: Final = -1


class Setting(SettingFrame):
    """What does not change during a game; all positions of a game share it."""

    def __init__(self, game: GameFrame[Any, Any], board: Board, players: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, board, players, options)
        self.board = board
        self.move_linked_stations: bool = options["move_stations"] == "any"
        self.mover_chooses: bool = options["veto_mover_choice"] == "any"
        self.extend_survivor: bool = options["extend_survivor"] == "yes"
        self.mover_may_open: bool = options["mover_may_open"] == "yes"
        self.veto_on_independent: bool = options["veto_on_independent"] == "yes"
        self.stalled_end: bool = options["stalled_end"] == "yes"


class VetoRound:
    """A move whose direction is being disputed (SR-6)."""

    def __init__(self, line: int, first_choice: int, to: int, allowed: list[int], auction: OnceRound) -> None:
        self.line = line
        self.first_choice = first_choice
        self.to = to
        self.allowed = allowed
        self.auction = auction

    def copy(self) -> VetoRound:
        return VetoRound(self.line, self.first_choice, self.to, self.allowed, self.auction.copy())


class Position(StateFrame):
    """The pieces and whose decision it is.

    `stations`, `near`, the three `free` ones, `hopeful` and `ways` are indexes: they follow from the rest and are kept right.
    """

    setting: Setting
    board: Board

    stage: int
    turn: int
    actions_left: int
    extended: int  # SR-2.5: bit for each line extended in this turn
    busy: bool  # SR-13.3: the turn did something else than move a station
    idle_turns: int
    lifted: int
    veto: VetoRound | None

    line_at: list[int]  # the line whose tile or locomotive is on the hex
    station_at: list[int]  # the seat whose station is on the hex
    stations: list[list[int]]  # the hexes of each seat's stations on the board, sorted
    near: list[int]  # bit for each line that the hex is next to
    free: bytearray  # 1 where a station may be put (SR-4.1, SR-4.2); seldom read, so quick to copy counts
    free_hexes: list[int]  # the same as a sorted list
    free_places: list[RocketAction]  # the same as actions, in the same order

    locomotive: list[int]  # the hex, NONE once absorbed
    heading: list[int]  # the direction of the last move, NONE while in the start town
    cities: list[int]  # bit for each town connected
    absorbed_by: list[int]
    courses: list[tuple[int, ...]]  # the hexes of each locomotive from its start town on: how its tiles lie
    joined: list[int]  # the hex of the survivor that an absorbed line was joined to
    independent: int
    hopeful: int  # SR-12: bit for each line that was found to have a way to something new
    ways: list[list[RocketAction] | None]  # SR-5: the extensions of each line, None where they must be looked for again

    bank_shares: list[int]
    removed_shares: list[int]
    spare_bank: int
    spare_held: list[int]  # SR-6.9: holders swap, so that only the number a company counts
    shares: list[int]  # [seat * companies + company], spare ones included

    tokens_left: list[int]
    tokens_held: list[int]  # [seat * token kinds + token kind]
    passengers_left: int
    passengers: list[int]
    supply: list[int]
    tiles_laid: int
    accounts: list[int]  # seats, then the bank

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.setting = setting
        self.board = setting.board

    def set_up(self, seed: str | None) -> None:
        """The opening position (SR-2.1, SR-2.2)."""
        board = self.board
        companies, seats = len(board.companies), self.seats
        self.seed = seed
        self.stage = FIRST_PLAYER
        self.turn = NONE
        self.actions_left = 0
        self.extended = 0
        self.busy = False
        self.idle_turns = 0
        self.lifted = NONE
        self.veto = None
        self.line_at = [NONE] * len(board.labels)
        self.station_at = [NONE] * len(board.labels)
        self.locomotive = list(board.start)
        self.heading = [NONE] * companies
        self.cities = [1 << board.town_at[start] for start in board.start]
        self.absorbed_by = [NONE] * companies
        self.courses = [(start,) for start in board.start]
        self.joined = [NONE] * companies
        self.independent = 0
        for line, start in enumerate(board.start):
            self.line_at[start] = line
        self.bank_shares = [SHARES_A_COMPANY] * companies
        self.removed_shares = [0] * companies
        self.spare_bank = SPARE_SHARES
        self.spare_held = [0] * companies
        self.shares = [0] * (seats * companies)
        self.tokens_left = list(board.token_count)
        self.tokens_held = [0] * (seats * len(board.token_count))
        self.passengers_left = PASSENGER_TOKENS
        self.passengers = [0] * seats
        self.supply = [STATIONS_A_PLAYER] * seats
        self.tiles_laid = 0
        self.accounts = [0] * (seats + 1)
        self.index()

    def index(self) -> None:
        """Make the indexes anew from the pieces."""
        hexes = range(len(self.board.labels))
        self.stations = [[h for h in hexes if self.station_at[h] == seat] for seat in range(self.seats)]
        self.near = [self.lines_near(h) for h in hexes]
        self.free = bytearray([1 if self.may_hold_station(h) else 0 for h in hexes])
        self.free_hexes = [h for h in hexes if self.free[h]]
        self.free_places = [self.board.place[h] for h in self.free_hexes]
        self.hopeful = 0
        self.ways = [None] * len(self.locomotive)

    def copy_to(self, other: Position) -> None:
        other.seed = self.seed
        other.ply = self.ply
        other.undone = self.undone
        other.stage = self.stage
        other.turn = self.turn
        other.actions_left = self.actions_left
        other.extended = self.extended
        other.busy = self.busy
        other.idle_turns = self.idle_turns
        other.lifted = self.lifted
        veto = self.veto
        other.veto = None if veto is None else veto.copy()
        other.end_reason_code = self.end_reason_code
        other.line_at = self.line_at[:]
        other.station_at = self.station_at[:]
        other.stations = [places[:] for places in self.stations]
        other.near = self.near[:]
        other.free = self.free[:]
        other.free_hexes = self.free_hexes[:]
        other.free_places = self.free_places[:]
        other.locomotive = self.locomotive[:]
        other.heading = self.heading[:]
        other.cities = self.cities[:]
        other.absorbed_by = self.absorbed_by[:]
        other.courses = self.courses[:]
        other.joined = self.joined[:]
        other.independent = self.independent
        other.hopeful = self.hopeful
        other.ways = self.ways[:]  # the lists themselves are replaced, never changed
        other.bank_shares = self.bank_shares[:]
        other.removed_shares = self.removed_shares[:]
        other.spare_bank = self.spare_bank
        other.spare_held = self.spare_held[:]
        other.shares = self.shares[:]
        other.tokens_left = self.tokens_left[:]
        other.tokens_held = self.tokens_held[:]
        other.passengers_left = self.passengers_left
        other.passengers = self.passengers[:]
        other.supply = self.supply[:]
        other.tiles_laid = self.tiles_laid
        other.accounts = self.accounts[:]

    # Questions

    def has_left_start(self, line: int) -> bool:
        return self.heading[line] != NONE

    def is_independent(self, line: int) -> bool:
        return bool(self.independent >> line & 1)

    def is_absorbed(self, line: int) -> bool:
        return self.locomotive[line] == NONE

    def running_lines(self) -> list[int]:
        """The lines that are not absorbed."""
        return [line for line, place in enumerate(self.locomotive) if place != NONE]

    def has_locomotive(self, place: int) -> bool:
        line = self.line_at[place]
        return line != NONE and self.locomotive[line] == place

    def lines_near(self, place: int) -> int:
        """The lines that a hex is next to, counted afresh."""
        mask = 0
        for n in self.board.around[place]:
            line = self.line_at[n]
            if line != NONE:
                mask |= 1 << line
        return mask

    def other_lines_near(self, place: int, line: int) -> int:
        return self.near[place] & ~(1 << line)

    def may_hold_station(self, place: int) -> bool:
        """SR-4.1 and SR-4.2, counted afresh."""
        if self.board.town_at[place] != NONE or self.line_at[place] != NONE or self.station_at[place] != NONE:
            return False
        line_at, station_at, locomotive = self.line_at, self.station_at, self.locomotive
        for n in self.board.around[place]:
            line = line_at[n]
            if station_at[n] != NONE or (line != NONE and locomotive[line] == n):
                return False
        return True

    def shares_of(self, seat: int, line: int) -> int:
        return self.shares[seat * len(self.board.companies) + line]

    def holdings(self, line: int) -> list[int]:
        """How many shares of a line each seat has."""
        return self.shares[line :: len(self.board.companies)]

    def stations_on(self, line: int) -> list[int]:
        """How many stations each seat has on a line (SR-9.3)."""
        counts = [0] * self.seats
        line_at = self.line_at
        for seat, places in enumerate(self.stations):
            for place in places:
                if line_at[place] == line:
                    counts[seat] += 1
        return counts

    def money(self, seat: int) -> int:
        return self.accounts[seat]

    # Changes

    def pay(self, seat: int, amount: int) -> None:
        """The bank pays."""
        move_money(self.accounts, self.seats, seat, amount)

    def occupy(self, place: int, line: int) -> None:
        """A locomotive comes to a hex: it belongs to the line now."""
        self.line_at[place] = line
        self.forget_ways_around(place)
        bit = 1 << line
        near = self.near
        for n in self.board.around[place]:
            near[n] |= bit
        self.close_around(place)

    def forget_ways_around(self, place: int) -> None:
        """What happens on a hex matters to locomotives at most two hexes away (SR-5.1 to SR-5.4)."""
        close_by, row = self.board.close_by, place * len(self.line_at)
        for line, locomotive in enumerate(self.locomotive):
            if locomotive != NONE and close_by[row + locomotive]:
                self.ways[line] = None

    def review_stations_around(self, place: int) -> None:
        """A station or locomotive left a hex: look again where stations may be put."""
        for n in self.board.around[place]:
            self.review_station_place(n)
        self.review_station_place(place)

    def review_station_place(self, place: int) -> None:
        if not self.free[place] and self.may_hold_station(place):
            self.free[place] = 1
            at = bisect_left(self.free_hexes, place)
            self.free_hexes.insert(at, place)
            self.free_places.insert(at, self.board.place[place])

    def close_around(self, place: int) -> None:
        """A station or locomotive came to a hex: no station there nor beside it."""
        free = self.free
        if free[place]:
            self.close(place)
        for n in self.board.around[place]:
            if free[n]:
                self.close(n)

    def close(self, place: int) -> None:
        self.free[place] = 0
        at = bisect_left(self.free_hexes, place)
        del self.free_hexes[at]
        del self.free_places[at]

    def put_station(self, place: int, seat: int) -> None:
        self.station_at[place] = seat
        insort(self.stations[seat], place)
        self.close_around(place)

    def remove_station(self, place: int) -> None:
        self.stations[self.station_at[place]].remove(place)
        self.station_at[place] = NONE
        self.review_stations_around(place)
