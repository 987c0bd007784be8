"""What lies on the share game's table: flat lists of small integers, cheap to copy. The rules are in the other modules.

Hexes, cities, colours, companies, links and seats are numbers here; names are for the edge. Money is in $1,000.
"""

from __future__ import annotations

from typing import Any, Final

from rotonde.core.auction import Ascending
from rotonde.core.contract import OptionValue
from rotonde.core.frame import Events as Events
from rotonde.core.frame import GameFrame, SettingFrame, StateFrame
from rotonde.core.money import move_money
from rotonde.core.routes import Routes
from rotonde.core.sealed import SealedChoice
from rotonde.core.track import NONE, Track
from rotonde.games.shares.board import Rails, ShareBoard

DEAL_CUBES: Final = 0
DRAW_PILE: Final = 1
FIRST_PLAYER: Final = 2
OPENING: Final = 3  # a seat offers a share or passes (EA-2)
STOCK: Final = 4  # the same in the stock phase (EA-8)
AUCTION: Final = 5
ACT: Final = 6  # a company's action (EA-5.2)
BUILD: Final = 7  # a link is begun
SECOND: Final = 8  # a second link may be begun
MOVE: Final = 9  # a cube is on its way
INTEREST: Final = 10
REPAY: Final = 11
DIVIDEND: Final = 12
MERGER: Final = 13
VOTE: Final = 14
OVER: Final = 15

ROUNDS: Final = 3  # EA-5.1
NORMAL_GAME: Final = "normal"


class Setting(SettingFrame):
    """What does not change during a game; all positions of a game share it."""

    def __init__(self, game: GameFrame[Any, Any], board: ShareBoard, players: int, options: dict[str, OptionValue]) -> None:
        super().__init__(game, board, players, options)
        self.board = board
        self.linear_income: bool = options["income_scale"] == "linear"
        self.interest_falls_once: bool = options["unpaid_interest"] == "once"
        self.interest_bonds_free: bool = options["interest_bonds"] == "may"
        self.cash_to_bank: bool = options["absorbed_cash"] == "bank"
        self.bonds_repaid: bool = options["absorbed_bonds"] == "repaid"
        self.extra_turn: bool = options["extra_turn"] is True
        self.ends_at_once: bool = options["end"] == "at_once"
        self.stock_once_round: bool = options["stock_phase"] == "once_round"
        self.parallel_own_links: bool = options["parallel_own_links"] is True
        self.rails: Rails = board.rails(options["sharp_curves"] is True)
        number = options["end_empty_cities"]
        wanted = number if isinstance(number, int) else board.empty_cities_to_end[players]
        # A board with fewer cities than that ends when all are empty.
        self.end_empty_cities: int = min(wanted, len(board.cities))


class Position(StateFrame):
    """The pieces and whose decision it is."""

    setting: Setting
    board: ShareBoard
    rails: Rails

    stage: int
    dealt: int  # set-up: cities served
    turn_number: int
    round: int
    first: int  # the first player
    busy: bool  # EA-9.2: something was built, delivered or sold in this turn
    idle_turns: int  # EA-9.2: turns in a row in which nothing was
    last_turn: int  # EA-9.1; 0 while the end is not reached

    offerer: int  # whose turn it is to offer
    passed: list[int]  # for each seat, 1 once it passed for the phase
    marked: int  # the last seat that offered (EA-2.4) or won (EA-8.3)
    auction: Ascending | None
    lot: int  # the company whose share is up
    lot_issued: bool  # from the issued box

    order: list[int]  # the companies of this phase (EA-5.1, EA-6.1, EA-7.1)
    turn_at: int  # which of them is in turn
    company: int  # the company in turn
    second: bool  # this is the second link of a build
    build_price: int  # of the tiles laid so far
    cube: int  # the colour of the cube on its way
    origin: int
    route: list[int]
    unpaid: bool  # the company in turn did not pay its interest
    target: int  # of the merger that is voted on
    voting: int  # the company whose holders vote
    ballot: SealedChoice | None

    track: Track
    routes: list[Routes | None]  # for each company its tables of `core.routes`, kept while they keep up; never copied
    bag: list[int]
    cubes: list[int]  # [city * colours + colour]
    empty: list[int]  # 1 where an empty-city marker lies
    holdings: list[int]  # [seat * companies + company]
    available: list[int]  # for each company
    issued: list[int]  # in the issued box
    on_tile: list[int]
    price: list[int]
    arrival: list[int]  # when each price marker came to its price: the latest lies on top
    arrivals: int
    controller: list[int]
    bonds: list[int]
    income: list[int]  # the income marker
    accounts: list[int]  # seats, companies, the bank

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.setting = setting
        self.board = setting.board
        self.rails = setting.rails
        self.routes = [None] * len(setting.board.companies)

    def set_up(self, seed: str | None) -> None:
        """Before anything is dealt (EA-1)."""
        board, seats, companies = self.board, self.seats, len(self.board.companies)
        self.seed = seed
        self.stage = DEAL_CUBES
        self.dealt = 0
        self.turn_number = 0
        self.round = 0
        self.first = NONE
        self.busy = False
        self.idle_turns = 0
        self.last_turn = 0
        self.offerer = NONE
        self.passed = [0] * seats
        self.marked = NONE
        self.auction = None
        self.lot = NONE
        self.lot_issued = False
        self.order = []
        self.turn_at = 0
        self.company = NONE
        self.second = False
        self.build_price = 0
        self.cube = NONE
        self.origin = NONE
        self.route = []
        self.unpaid = False
        self.target = NONE
        self.voting = NONE
        self.ballot = None
        self.track = Track(self.rails.map)
        self.bag = [board.cubes_a_colour] * len(board.colours)
        self.cubes = [0] * (len(board.cities) * len(board.colours))
        self.empty = [0] * len(board.cities)
        self.holdings = [0] * (seats * companies)
        self.available = [board.available_shares] * companies
        self.issued = [0] * companies
        self.on_tile = [board.shares_a_company - board.available_shares] * companies
        self.price = list(board.start_price)
        self.arrival = [0] * companies
        self.arrivals = 1
        self.controller = [NONE] * companies
        self.bonds = [0] * companies
        self.income = [0] * companies
        cash = board.start_cash[seats]
        self.accounts = [cash] * seats + [0] * companies + [-cash * seats]

    def copy_to(self, other: Position) -> None:
        other.seed = self.seed
        other.ply = self.ply
        other.undone = self.undone
        other.stage = self.stage
        other.dealt = self.dealt
        other.turn_number = self.turn_number
        other.round = self.round
        other.first = self.first
        other.busy = self.busy
        other.idle_turns = self.idle_turns
        other.last_turn = self.last_turn
        other.end_reason_code = self.end_reason_code
        other.offerer = self.offerer
        other.passed = self.passed[:]
        other.marked = self.marked
        auction = self.auction
        other.auction = None if auction is None else auction.copy()
        other.lot = self.lot
        other.lot_issued = self.lot_issued
        other.order = self.order[:]
        other.turn_at = self.turn_at
        other.company = self.company
        other.second = self.second
        other.build_price = self.build_price
        other.cube = self.cube
        other.origin = self.origin
        other.route = self.route[:]
        other.unpaid = self.unpaid
        other.target = self.target
        other.voting = self.voting
        ballot = self.ballot
        other.ballot = None if ballot is None else ballot.copy()
        other.track = self.track.copy()
        other.bag = self.bag[:]
        other.cubes = self.cubes[:]
        other.empty = self.empty[:]
        other.holdings = self.holdings[:]
        other.available = self.available[:]
        other.issued = self.issued[:]
        other.on_tile = self.on_tile[:]
        other.price = self.price[:]
        other.arrival = self.arrival[:]
        other.arrivals = self.arrivals
        other.controller = self.controller[:]
        other.bonds = self.bonds[:]
        other.income = self.income[:]
        other.accounts = self.accounts[:]

    # Questions

    @property
    def bank(self) -> int:
        """The bank's account."""
        return len(self.accounts) - 1

    def account(self, company: int) -> int:
        """A company's account."""
        return self.seats + company

    def money(self, seat: int) -> int:
        return self.accounts[seat]

    def cash(self, company: int) -> int:
        return self.accounts[self.seats + company]

    def holding(self, seat: int, company: int) -> int:
        """How many shares of a company a seat has."""
        return self.holdings[seat * len(self.price) + company]

    def holders(self, company: int) -> list[int]:
        """The seats that hold shares of a company, in their order."""
        return [seat for seat in range(self.seats) if self.holding(seat, company)]

    def shares_out(self, company: int) -> int:
        """EA-6.5: the issued shares, in players' hands and in the issued box."""
        return self.issued[company] + sum(self.holdings[company :: len(self.price)])

    def cubes_in(self, city: int) -> int:
        """How many cubes lie in a city."""
        colours = len(self.bag)
        return sum(self.cubes[city * colours : (city + 1) * colours])

    def empty_cities(self) -> int:
        return sum(self.empty)

    def id_of(self, company: int) -> str:
        return self.board.companies[company].id

    # Changes

    def pay(self, source: int, target: int, amount: int) -> None:
        """Move money between accounts: seats, `account(company)`, `bank`."""
        move_money(self.accounts, source, target, amount)

    def move_price(self, company: int, price: int, reset: bool = False) -> None:
        """Put a price marker on a price; one that moved, or was reset, lies on top there (EA-5.1)."""
        if price != self.price[company] or reset:
            self.price[company] = price
            self.arrival[company] = self.arrivals
            self.arrivals += 1
