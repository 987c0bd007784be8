"""What lies on Tycoon's table: flat lists of small integers, cheap to copy. The rules are in the other modules.

Hexes, cities, colours, cards, links and seats are numbers here; names are for the edge. Money is in $1,000.
"""

from __future__ import annotations

from typing import Any, Final

from rotonde.core.auction import Ascending
from rotonde.core.contract import OptionValue
from rotonde.core.frame import Events as Events
from rotonde.core.frame import GameFrame, SettingFrame, StateFrame
from rotonde.core.money import move_money
from rotonde.core.track import NONE, Prices, Track
from rotonde.games.tycoon.board import LEVELS, Board, TrackTable
from rotonde.games.tycoon.cards import LongerBuild, TrackPrices
from rotonde.games.tycoon.rules import Rules

DEAL_CUBES: Final = 0
DEAL_SECRETS: Final = 1
TURN_UP: Final = 2
FIRST_PLAYER: Final = 3
AUCTION: Final = 4
TURN: Final = 5
BUILD: Final = 6
CARD: Final = 7
DRAW: Final = 8
OVER: Final = 9
MORE_STAGES: Final = 10  # stages of games on these modules begin here

ROUNDS: Final = 3  # RT-4.4
START_LEVEL: Final = 1  # RT-2.2


class Setting(SettingFrame):
    """What does not change during a game; all positions of a game share it."""

    def __init__(
        self, game: GameFrame[Any, Any], board: Board, players: int, options: dict[str, OptionValue], rules: Rules
    ) -> None:
        super().__init__(game, board, players, options)
        self.board = board
        self.rules = rules
        self.beginners: bool = options.get("beginners") is True
        self.parallel_own_links: bool = options.get("parallel_own_links") is True
        self.lines_score_at_once: bool = options.get("line_already_built") == "at_once"
        self.judah_counts_component: bool = options.get("judah") == "component"
        max_turns = options.get("max_turns")
        self.max_turns: int = max_turns if isinstance(max_turns, int) else 50
        self.engine_prices: list[int] = board.engine_prices[str(options.get("engine_prices", "steps"))]
        self.track_table: TrackTable = board.track_table(options)
        self.empty_cities_to_end: int = board.empty_cities_to_end[players]
        self.cards_used: bool = not self.beginners and bool(board.operations)
        self.secrets_used: bool = not self.beginners and bool(board.secrets)
        self.western_used: bool = not self.beginners and board.western is not None
        self.standard_prices: Prices = self.track_table.tariff({})

    def prices(self, cards: int) -> Prices:
        """What tiles cost in a build with some cards, as bits (RT-9.9)."""
        if cards == 0:
            return self.standard_prices
        changed: dict[str, int] = {}
        for kind, card in enumerate(self.board.operations):
            effect = card.effect
            if cards >> kind & 1 and isinstance(effect, TrackPrices):
                changed.update(effect.prices)
        return self.track_table.tariff(changed)


class Position(StateFrame):
    """The pieces and whose decision it is."""

    setting: Setting
    board: Board
    rules: Rules

    stage: int
    dealt: int  # set-up: cities, then seats served; TURN_UP: cards still to turn up
    turn_number: int
    round: int
    first: int  # the first player
    acted: int  # seats that have acted in this round
    seat: int  # whose action it is
    actions_left: int
    issued: bool  # RT-3.3: the last move issued shares
    busy: bool  # RT-12.5: somebody did something in this turn
    auction: Ascending | None
    tiles_laid: int  # in this build
    build_limit: int  # tiles that this build may have without another card
    build_cards: int  # RT-9.9: bits of the cards named with this build
    card: int  # the card that is being resolved
    draw_city: int
    draw_number: int
    draw_origin: int  # RT-8.8: the city that may be marked empty after the draw
    last_turn: int  # RT-12.1; 0 while the end is not reached
    end_cause: str | None  # why `last_turn` is the last

    track: Track
    bag: list[int]
    cubes: list[int]  # [city * colours + colour]
    colour: list[int]  # of each city, NONE while grey
    new_cities: list[int]
    empty: list[int]  # 1 where an empty-city marker lies
    western: list[int]  # for each city, the seat whose western link is there
    level: list[int]
    first_at: list[int]  # for each level, the seat that had it first
    points: list[int]
    shares: list[int]
    accounts: list[int]  # seats, then the bank
    deck: list[int]  # for each operations card, how many are where
    open: list[int]
    discarded: list[int]
    held: list[int]  # [seat * cards + card]
    spent: list[int]  # RT-9.3: diamonds used in this turn, like held
    barred: list[int]  # RT-9.8: bits of the seats that cannot win a card
    secret: list[int]  # each seat's Tycoon card
    shown: list[int]  # RT-13.3: 1 once the Tycoon card lies open

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.setting = setting
        self.board = setting.board
        self.rules = setting.rules

    def set_up(self, seed: str | None) -> None:
        """Before anything is dealt (RT-2)."""
        board, seats, kinds = self.board, self.seats, len(self.board.operations)
        self.seed = seed
        self.stage = DEAL_CUBES
        self.dealt = 0
        self.turn_number = 0
        self.round = 0
        self.first = NONE
        self.acted = 0
        self.seat = NONE
        self.actions_left = 0
        self.issued = False
        self.busy = False
        self.auction = None
        self.tiles_laid = 0
        self.build_limit = board.tiles_a_build
        self.build_cards = 0
        self.card = NONE
        self.draw_city = NONE
        self.draw_number = 0
        self.draw_origin = NONE
        self.last_turn = 0
        self.end_cause = None
        self.track = Track(self.setting.track_table.map)
        self.bag = [board.cubes_a_colour] * len(board.colours)
        self.cubes = [0] * (len(board.cities) * len(board.colours))
        self.colour = list(board.city_colour)
        self.new_cities = list(board.new_cities)
        self.empty = [0] * len(board.cities)
        self.western = [NONE] * len(board.cities)
        self.level = [START_LEVEL] * seats
        self.first_at = [NONE] * (LEVELS + 1)
        self.points = [0] * seats
        self.shares = [0] * seats
        self.accounts = [0] * (seats + 1)
        self.deck = [0 if card.start or not self.setting.cards_used else card.count for card in board.operations]
        self.open = [card.count if card.start and self.setting.cards_used else 0 for card in board.operations]
        self.discarded = [0] * kinds
        self.held = [0] * (seats * kinds)
        self.spent = [0] * (seats * kinds)
        self.barred = [0] * kinds
        self.secret = [NONE] * seats
        self.shown = [0] * seats

    def copy_to(self, other: Position) -> None:
        other.seed = self.seed
        other.ply = self.ply
        other.undone = self.undone
        other.stage = self.stage
        other.dealt = self.dealt
        other.turn_number = self.turn_number
        other.round = self.round
        other.first = self.first
        other.acted = self.acted
        other.seat = self.seat
        other.actions_left = self.actions_left
        other.issued = self.issued
        other.busy = self.busy
        auction = self.auction
        other.auction = None if auction is None else auction.copy()
        other.tiles_laid = self.tiles_laid
        other.build_limit = self.build_limit
        other.build_cards = self.build_cards
        other.card = self.card
        other.draw_city = self.draw_city
        other.draw_number = self.draw_number
        other.draw_origin = self.draw_origin
        other.last_turn = self.last_turn
        other.end_cause = self.end_cause
        other.end_reason_code = self.end_reason_code
        other.track = self.track.copy()
        other.bag = self.bag[:]
        other.cubes = self.cubes[:]
        other.colour = self.colour[:]
        other.new_cities = self.new_cities[:]
        other.empty = self.empty[:]
        other.western = self.western[:]
        other.level = self.level[:]
        other.first_at = self.first_at[:]
        other.points = self.points[:]
        other.shares = self.shares[:]
        other.accounts = self.accounts[:]
        other.deck = self.deck[:]
        other.open = self.open[:]
        other.discarded = self.discarded[:]
        other.held = self.held[:]
        other.spent = self.spent[:]
        other.barred = self.barred[:]
        other.secret = self.secret[:]
        other.shown = self.shown[:]

    # Questions

    def money(self, seat: int) -> int:
        return self.accounts[seat]

    def cubes_in(self, city: int) -> int:
        """How many cubes lie in a city."""
        colours = len(self.bag)
        return sum(self.cubes[city * colours : (city + 1) * colours])

    def empty_cities(self) -> int:
        return sum(self.empty)

    def holds(self, seat: int, kind: int) -> int:
        """How many copies of a card a seat has."""
        return self.held[seat * len(self.open) + kind]

    def tiles_left(self) -> int:
        """How many tiles this build may still have (RT-5.3, RT-9.9)."""
        if self.build_limit > self.board.tiles_a_build:
            return self.build_limit - self.tiles_laid  # a card is spent on it already
        return self.most_tiles(self.seat) - self.tiles_laid

    def most_tiles(self, seat: int) -> int:
        """How many tiles a build of the seat may have now."""
        longer = self.longer_build(seat)
        if longer == NONE:
            return self.board.tiles_a_build
        effect = self.board.operations[longer].effect
        assert isinstance(effect, LongerBuild)
        return max(self.board.tiles_a_build, effect.tiles)

    def longer_build(self, seat: int) -> int:
        """The card that allows the seat a longer build in this turn (RT-9.9); NONE if there is none."""
        if not self.setting.cards_used:
            return NONE
        base = seat * len(self.open)
        for kind, card in enumerate(self.board.operations):
            if self.held[base + kind] > self.spent[base + kind] and isinstance(card.effect, LongerBuild):
                return kind
        return NONE

    # Changes

    def pay_from_bank(self, seat: int, amount: int) -> None:
        move_money(self.accounts, self.seats, seat, amount)

    def pay_to_bank(self, seat: int, amount: int) -> None:
        move_money(self.accounts, seat, self.seats, amount)
