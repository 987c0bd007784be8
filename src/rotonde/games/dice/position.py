"""What lies on the table of Rail Road Dice 2: flat lists of small integers, cheap to copy. The rules are elsewhere.

Cells, tiles, faces, symbols of dice, locomotives (0 is value 2) and seats are numbers here; names are for the edge.
Station number s below the number of seats is the one that seat s owns, the others are neutral.
"""

from __future__ import annotations

from typing import Any, Final

from rotonde.core.contract import OptionValue
from rotonde.core.frame import Events as Events
from rotonde.core.frame import GameFrame, SettingFrame, StateFrame
from rotonde.core.money import move_money
from rotonde.core.rails import EMPTY, STOP, Reach
from rotonde.core.squares import opposite
from rotonde.games.dice.board import CAPITAL, LOCOMOTIVES, LOCOMOTIVES_OF_A_VALUE, TOKENS, Board
from rotonde.games.dice.faces import COMPLEX_DICE, FACES, FIRST_COMPLEX, SIMPLE_DICE, SYMBOLS, is_complex
from rotonde.games.dice.layout import GREYS_A_PLAYER, TILES, is_random

LAY_OUT: Final = 0
FIRST_PLAYER: Final = 1
PLACE_OWN: Final = 2
PLACE_GREY: Final = 3
TURN: Final = 4
ROLLING: Final = 5
LOADING: Final = 6
OVER: Final = 7

NONE: Final = -1
VALUES: Final = len(LOCOMOTIVES)


class Setting(SettingFrame):
    """What does not change during a game; all positions of a game share it."""

    def __init__(self, game: GameFrame[Any, Any], board: Board, players: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, board, players, options)
        self.board = board
        self.fixed_setup: bool = options["setup"] == "fixed"
        self.bonus_for_all: bool = options["connection_bonus"] == "all"
        self.phase_at_once: bool = options["end_phase"] == "at_once"
        self.bank_is_strict: bool = options["bank"] == "strict"
        self.score_carried: bool = options["score"] == "carried"
        self.dice_in_bank_count: bool = options["dice_left"] == "bank"


class Position(StateFrame):
    """The pieces and whose decision it is. `closed`, `facing`, `free` and `reach` are indexes kept up to date by the rules."""

    setting: Setting
    board: Board

    stage: int
    turn: int
    first: int  # RD-1.8

    layout: list[int]  # x, y and rotation of each tile in turn, where they are laid at random
    station_cell: list[int]  # [station], NONE for an own station not yet placed
    station_at: list[int]  # [cell], NONE where there is none; replaced, never changed
    free: list[int]  # RD-1.5: 1 where one more station may stand; replaced, never changed
    greys: list[int]  # RD-1.3: grey stations that each seat still has
    tile_stations: list[int]  # how many stations each tile has

    face_at: list[int]  # the face on each cell, or EMPTY, or STOP for a station
    closed: list[int]  # RD-4.4: bit for each side where a rail end may not be
    facing: list[int]  # RD-4.4: bit for each side that a rail end of a neighbour faces
    reach: list[Reach]  # [seat]; replaced, never changed

    bank_simple: int
    bank_complex: int
    hand: list[int]  # [symbol], of the seat whose turn it is
    rolling_simple: int
    rolling_complex: int
    rolled: bool
    refilled: bool

    accounts: list[int]  # seats, the bank, then the heap beside each tile
    carried: list[int]  # RD-8.6: tokens that each seat has carried
    connected: list[int]  # RD-6.1: bit for each station ever joined to the seat's own

    stock: list[int]  # [locomotive]
    held: list[int]  # [seat * VALUES + locomotive]
    scrapped: int
    used: list[int]  # RD-7.3: locomotives of each value used this turn
    served: int  # RD-7.3: bit for each station served this turn
    loading_station: int
    loading_locomotive: int

    busy: bool  # RD-8.5: the turn did something
    idle_turns: int
    final: bool
    trigger: str | None  # RD-8.2: why the final phase started, or will at the end of the turn
    whole_turn: bool  # RD-8.5: the turn began in the final phase
    has_carried: bool
    turns_without_carry: int

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.setting = setting
        self.board = setting.board

    def set_up(self, seed: str | None) -> None:
        """The opening position, before any station (RD-1)."""
        board, seats = self.board, self.seats
        self.seed = seed
        self.stage = LAY_OUT if is_random(board.data) else FIRST_PLAYER
        self.turn = NONE
        self.first = NONE
        self.layout = []
        self.station_cell = [NONE] * seats
        self.greys = [GREYS_A_PLAYER[seats]] * seats
        self.face_at = [EMPTY] * board.cells
        self.bank_simple = SIMPLE_DICE
        self.bank_complex = COMPLEX_DICE
        self.hand = [0] * SYMBOLS
        self.rolling_simple = 0
        self.rolling_complex = 0
        self.rolled = False
        self.refilled = False
        self.accounts = [0] * seats + [TOKENS] + [0] * TILES
        for seat in range(seats):
            self.pay(seats, seat, CAPITAL)
        self.carried = [0] * seats
        self.connected = [0] * seats
        one_out = 1 if seats == 2 else 0  # RD-1.7
        self.stock = [LOCOMOTIVES_OF_A_VALUE - one_out] * VALUES
        self.held = [0] * (seats * VALUES)
        self.scrapped = 0
        self.used = [0] * VALUES
        self.served = 0
        self.loading_station = NONE
        self.loading_locomotive = NONE
        self.busy = False
        self.idle_turns = 0
        self.final = False
        self.trigger = None
        self.whole_turn = False
        self.has_carried = False
        self.turns_without_carry = 0
        self.index()

    def index(self) -> None:
        """Make the indexes anew from the pieces."""
        board = self.board
        cells = range(board.cells)
        self.station_at = [NONE] * board.cells
        self.free = board.holds_station[:]
        self.tile_stations = [0] * TILES
        for station, cell in enumerate(self.station_cell):
            if cell != NONE:
                self.station_at[cell] = station
                self.tile_stations[board.tile_of[cell]] += 1
                for near in board.too_close[cell]:
                    self.free[near] = 0
        self.closed = [self.closed_sides(cell) for cell in cells]
        self.facing = [self.faced_sides(cell) for cell in cells]
        self.reach = []
        if self.stage >= TURN:
            self.trace_all()

    def use_layout(self) -> None:
        """The tiles of a layout at random lie: play on the map that they have become."""
        self.board = Board(self.board.data, self.board.shipped_as, self.layout)
        self.setting = Setting(self.frame.game, self.board, self.seats, self.setting.options)
        self.frame = self.setting

    def trace_all(self) -> None:
        """Trace every seat's lines from its station."""
        own = self.station_cell[: self.seats]
        self.reach = [self.board.rails.trace(cell, self.face_at) for cell in own]

    def copy_to(self, other: Position) -> None:
        other.seed = self.seed
        other.ply = self.ply
        other.undone = self.undone
        other.stage = self.stage
        other.turn = self.turn
        other.first = self.first
        other.end_reason_code = self.end_reason_code
        other.layout = self.layout[:]
        other.station_cell = self.station_cell[:]
        other.station_at = self.station_at
        other.free = self.free
        other.greys = self.greys[:]
        other.tile_stations = self.tile_stations[:]
        other.face_at = self.face_at[:]
        other.closed = self.closed[:]
        other.facing = self.facing[:]
        other.reach = self.reach[:]
        other.bank_simple = self.bank_simple
        other.bank_complex = self.bank_complex
        other.hand = self.hand[:]
        other.rolling_simple = self.rolling_simple
        other.rolling_complex = self.rolling_complex
        other.rolled = self.rolled
        other.refilled = self.refilled
        other.accounts = self.accounts[:]
        other.carried = self.carried[:]
        other.connected = self.connected[:]
        other.stock = self.stock[:]
        other.held = self.held[:]
        other.scrapped = self.scrapped
        other.used = self.used[:]
        other.served = self.served
        other.loading_station = self.loading_station
        other.loading_locomotive = self.loading_locomotive
        other.busy = self.busy
        other.idle_turns = self.idle_turns
        other.final = self.final
        other.trigger = self.trigger
        other.whole_turn = self.whole_turn
        other.has_carried = self.has_carried
        other.turns_without_carry = self.turns_without_carry

    # Questions

    def closed_sides(self, cell: int) -> int:
        """RD-4.4, counted afresh: sides that lead off the map or against a blank side of a complex die."""
        mask = self.board.off_map[cell]
        for side in range(4):
            to = self.board.neighbour[4 * cell + side]
            if to != NONE and is_complex(self.face_at[to]) and not FACES.sides[self.face_at[to]] >> opposite(side) & 1:
                mask |= 1 << side
        return mask

    def faced_sides(self, cell: int) -> int:
        """RD-4.4, counted afresh: sides where a neighbour's rail end points at the cell."""
        mask = 0
        for side in range(4):
            to = self.board.neighbour[4 * cell + side]
            if to != NONE and self.face_at[to] >= 0 and FACES.sides[self.face_at[to]] >> opposite(side) & 1:
                mask |= 1 << side
        return mask

    def money(self, seat: int) -> int:
        return self.accounts[seat]

    @property
    def bank(self) -> int:
        return self.accounts[self.seats]

    def heap(self, tile: int) -> int:
        return self.accounts[self.seats + 1 + tile]

    def heap_at(self, cell: int) -> int:
        """The heap of the tile that a cell belongs to (RD-7.4)."""
        return self.accounts[self.seats + 1 + self.board.tile_of[cell]]

    def locomotives_of(self, seat: int) -> list[int]:
        """How many locomotives of each value a seat has."""
        return self.held[seat * VALUES : (seat + 1) * VALUES]

    def cheapest(self) -> int:
        """RD-7.1: the locomotive on sale; NONE when all are sold."""
        for locomotive in range(VALUES):
            if self.stock[locomotive] > 0:
                return locomotive
        return NONE

    def dice_in_hand(self) -> tuple[int, int]:
        """Simple and complex dice in the hand."""
        return sum(self.hand[:FIRST_COMPLEX]), sum(self.hand[FIRST_COMPLEX:])

    # Changes

    def pay(self, source: int, target: int, amount: int) -> None:
        move_money(self.accounts, source, target, amount)

    def put_station(self, station: int, cell: int) -> None:
        board = self.board
        self.station_cell[station] = cell
        self.face_at[cell] = STOP
        self.station_at = self.station_at[:]
        self.station_at[cell] = station
        self.tile_stations[board.tile_of[cell]] += 1
        self.free = self.free[:]
        for near in board.too_close[cell]:
            self.free[near] = 0

    def put_die(self, cell: int, face: int) -> None:
        """A die shows this face on the cell now: the neighbours are told, and the lines that come here run on."""
        self.face_at[cell] = face
        neighbour, closed, facing = self.board.neighbour, self.closed, self.facing
        sides, is_blank_closed = FACES.sides[face], is_complex(face)
        for side in range(4):
            to = neighbour[4 * cell + side]
            if sides >> side & 1:
                facing[to] |= 1 << (side ^ 2)
            elif is_blank_closed and to != NONE:
                closed[to] |= 1 << (side ^ 2)
        rails, reach = self.board.rails, self.reach
        for seat in range(self.seats):
            if reach[seat].arrivals[cell]:
                reach[seat] = rails.follow(reach[seat], cell, self.face_at)
