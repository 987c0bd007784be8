"""One home for what every game repeats: boards, settings, positions and games, as far as they are the same in all of them.

How a game uses it
- Its board is a `BoardFrame`, its setting a `SettingFrame` (what does not change during a game), its position a `StateFrame`,
  its description a `GameFrame`. The state knows its game through the setting, so that neither module imports the other.
- The frame holds the contract (`rotonde.core.contract`) and asks the game only for what differs: the methods without a body
  here, and the hooks that have an answer for games which need none of their own.
- A method that continues a move and returns a bool says True when it is done and the course of the game goes on, False when
  somebody, chance included, is asked first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from rotonde.core.boards import board_key
from rotonde.core.chance import fresh_seed, outcome_rng, seed_text
from rotonde.core.contract import (
    DEALER,
    Action,
    Bundle,
    Event,
    Game,
    IllegalAction,
    JsonDict,
    Malformed,
    MalformedBoard,
    MalformedSetup,
    MalformedView,
    Objection,
    Option,
    OptionValue,
    OwnPart,
    Seat,
    Step,
    check_players,
    resolve_options,
)
from rotonde.core.data import load_data
from rotonde.core.forms import Forms
from rotonde.core.picture import Picture
from rotonde.core.positions import PositionReader, read_setup, rejected
from rotonde.core.rulebook import in_order

Events = list[Event] | None
"""Where events are noted; None where nobody wants them."""


class BoardFrame:
    """A board as every game has it: its data, and the name under which it ships."""

    def __init__(self, data: Mapping[str, Any], shipped_as: str | None) -> None:
        self.data = data
        self.shipped_as = shipped_as
        self._key = ""

    @property
    def key(self) -> str:
        """A digest of the data, the same for the same board wherever it comes from."""
        if not self._key:
            self._key = board_key(self.data)
        return self._key


class SettingFrame:
    """What does not change during a game; all positions of a game share it."""

    def __init__(self, game: GameFrame[Any, Any], board: BoardFrame, players: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.printed = board
        self.players = players
        self.options = options


class StateFrame:
    """A position, as far as it is the same in every game.

    No `ABC`: with one as base a compiled class takes weak references that it does not clear, and the collector crashes.
    """

    frame: SettingFrame
    seats: int
    seed: str | None
    ply: int
    undone: int
    end_reason_code: str | None

    def __init__(self, setting: SettingFrame) -> None:
        self.frame = setting
        self.seats = setting.players
        self.seed = None
        self.ply = 0
        self.undone = 0
        self.end_reason_code = None

    # What a game answers

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now; empty when the game is over; several only where they choose at once."""
        raise NotImplementedError

    @property
    def step(self) -> Step:
        """What is being decided."""
        raise NotImplementedError

    def set_up(self, seed: str | None) -> None:
        """Make this the opening position."""
        raise NotImplementedError

    def fill(self, reader: PositionReader) -> None:
        """Make this the position that `to_dict` told."""
        raise NotImplementedError

    def to_dict(self) -> JsonDict:
        """The whole position, secrets included, exact and ready for JSON."""
        raise NotImplementedError

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Every legal action of that seat, without duplicates, in a stable order."""
        raise NotImplementedError

    def reasons(self, seat: Seat, action: Action) -> Iterator[Objection]:
        """Every rule that forbids the action of a seat that exists, in a game that runs."""
        raise NotImplementedError

    def is_dealt(self, action: Action) -> bool:
        """Whether an action is the dealer's to make."""
        raise NotImplementedError

    def over_rule(self) -> str:
        """The rule by which the game ended."""
        raise NotImplementedError

    def seat_rule(self) -> str:
        """The rule that says who plays."""
        raise NotImplementedError

    def dealer_rule(self) -> str:
        """The rule that says whose decision it is in a turn: not the dealer's, and not a player's where chance decides."""
        raise NotImplementedError

    def apply(self, seat: Seat, action: Action, events: Events = None) -> None:
        """Carry out an action that came from `legal`, unchecked; events are only made if a list for them is given."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Action:
        """What chance decides now."""
        raise NotImplementedError

    def redraw(self, seat: Seat | None, rng: Random) -> None:
        """Draw anew what that seat cannot know; where everything lies open there is nothing."""
        raise NotImplementedError

    def copy(self) -> StateFrame:
        """An independent state, cheaply."""
        raise NotImplementedError

    def shown_to(self, seat: Seat | None) -> JsonDict:
        """What a seat that exists may see; `None` is a spectator."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat has towards winning, final once the game is over; may hold secrets while it runs."""
        raise NotImplementedError

    def winners(self) -> list[Seat]:
        """The seats that won; several share the win; empty while the game runs."""
        raise NotImplementedError

    def check(self) -> None:
        """The referee: raise `AssertionError` naming the first invariant that does not hold."""
        raise NotImplementedError

    # What a game answers only where it differs

    def choices_in(self) -> int:
        """How many seats have made their sealed choice in the decision that is open now."""
        return 0

    def weight(self, action: Action) -> int:
        """How often an outcome of the dealer comes, beside the others that are possible now."""
        return 1

    def unopposed(self, seat: Seat) -> tuple[Seat, Action] | None:
        """Who is asked next about what that seat decided, and how it lets it pass; None where nobody is."""
        return None

    def trial_for(self, seat: Seat) -> StateFrame:
        """The copy that a preview is played on."""
        return self.redeal(seat, Random(0))

    def secrets_of(self, seat: Seat) -> list[OwnPart]:
        """The places where the view of a seat that exists may be otherwise than a spectator's, and what it sees there."""
        return []

    def foreseen(self, events: list[Event]) -> list[Event]:
        """What can be told of a preview: without what only the end of the game brings to light."""
        return events

    def bundles(self, seat: Seat) -> Sequence[Bundle]:
        """Whole moves of that seat made of several actions; none in games without."""
        return ()

    # The same in every game

    @property
    def game(self) -> Game:
        """The game that this is a position of."""
        return self.frame.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.seats

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """Every option of the game with the value that is played."""
        return self.frame.options

    @property
    def board_data(self) -> JsonDict:
        """The data of the board that is played on."""
        return dict(self.frame.printed.data)

    @property
    def board_key(self) -> str:
        """A digest of the board's data: the same for the same board, whatever it is called."""
        return self.frame.printed.key

    @property
    def asked_at(self) -> int:
        """The ply at which the present decision was asked: one number for all seats of a sealed choice."""
        return self.ply - self.choices_in()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.end_reason_code is not None

    @property
    def end_reason(self) -> str | None:
        """A code for what ended the game."""
        return self.end_reason_code

    def objections(self, seat: Seat, action: Action) -> list[Objection]:
        """Every rule that forbids the action, in the rulebook's order; empty exactly when it is legal.

        They tell nothing that the seat does not know: a dealer's action gets one answer from a player, whatever the case.
        """
        if self.end_reason_code is not None:
            return [Objection(self.over_rule(), "game_over")]
        if not DEALER <= seat < self.seats:
            return [Objection(self.seat_rule(), "unknown_seat", number=seat)]
        if seat != DEALER and self.is_dealt(action):
            return [Objection(self.dealer_rule(), "only_for_the_dealer")]
        return in_order(self.frame.game.books, self.reasons(seat, action))

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Carry the action out and tell what happened; raise `IllegalAction` and change nothing if a rule forbids it."""
        objections = self.objections(seat, action)
        if objections:
            raise IllegalAction(objections)
        events: list[Event] = []
        self.apply(seat, action, events)
        return events

    def deal(self, rng: Random | None = None) -> Action:
        """Sample the dealer's action: from `rng`, or from the seed, the ply and how often chance was taken back."""
        return self.sample(outcome_rng(self.seed, self.ply, self.undone) if rng is None else rng)

    def outcomes(self) -> Sequence[tuple[Action, float]]:
        """Every outcome of the dealer now with its probability; empty if the dealer is not to act."""
        if self.to_act != (DEALER,):
            return ()
        actions = self.legal(DEALER)
        weights = [self.weight(action) for action in actions]
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(actions, weights, strict=True)]

    def redeal(self, seat: Seat | None, rng: Random) -> StateFrame:
        """A full state that agrees with everything that seat knows, the rest drawn anew, future luck included."""
        other = self.copy()
        other.seed = fresh_seed(rng)
        other.redraw(seat, rng)
        return other

    def preview(self, seat: Seat, action: Action) -> list[Event]:
        """The events of playing the action on a copy redealt for that seat, others not opposing it, up to the next chance."""
        return self.foresee(seat, action)[0]

    def foresee(self, seat: Seat, action: Action) -> tuple[list[Event], StateFrame]:
        """The events of `preview`, and the position that they lead to: one that agrees with everything that seat knows."""
        trial = self.trial_for(seat)
        events = trial.play(seat, action)
        asked = trial.unopposed(seat)
        while asked is not None:
            trial.apply(asked[0], asked[1], events)
            asked = trial.unopposed(seat)
        return trial.foreseen(events) if trial.over else events, trial

    def view(self, seat: Seat | None) -> JsonDict:
        """What that seat may see, ready for JSON; `None` is a spectator; raise `MalformedView` for a seat that is not there."""
        if seat is not None and not 0 <= seat < self.seats:
            raise MalformedView("unknown_viewer", number=seat, players=self.seats)
        return self.shown_to(seat)

    def own_parts(self, seat: Seat) -> list[OwnPart]:
        """What a seat's view has in other places than a spectator's: so the rest is made once for all."""
        if not 0 <= seat < self.seats:
            raise MalformedView("unknown_viewer", number=seat, players=self.seats)
        return [(("seat",), seat), *self.secrets_of(seat)]

    def told_setup(self) -> JsonDict:
        """How `to_dict` begins in every game."""
        board = self.frame.printed
        told: JsonDict = {
            "game": self.frame.game.id,
            "players": self.seats,
            "options": dict(self.frame.options),
            "board": board.shipped_as or dict(board.data),
        }
        if self.undone:
            told["undone"] = self.undone
        return told

    def __repr__(self) -> str:
        return f"<{self.frame.game.id}: {self.seats} players, ply {self.ply}, {self.step!r}>"


B = TypeVar("B", bound=BoardFrame)
S = TypeVar("S", bound=StateFrame)


class GameFrame(Generic[B, S]):
    """A game, as far as it is the same in every game."""

    def __init__(
        self,
        *,
        id: str,
        title: str,
        designers: str,
        publisher: str,
        rules_prefix: str,
        rules_version: int,
        books: tuple[str, ...],
        players: range,
        options: Mapping[str, Option],
        boards: tuple[str, ...],
        forms: Forms,
        end_reasons: tuple[str, ...],
    ) -> None:
        """`books` are the prefixes of the rules that may be cited, in the order of the rulebook."""
        self.id = id
        self.title = title
        self.designers = designers
        self.publisher = publisher
        self.rules_prefix = rules_prefix
        self.rules_version = rules_version
        self.books = books
        self.players = players
        self.options = options
        self.boards = boards
        self.forms = forms
        self.end_reasons = end_reasons
        self._shipped: dict[str, B] = {}

    def make_board(self, data: Mapping[str, Any], shipped_as: str | None) -> B:
        """The board that checked data describe."""
        raise NotImplementedError

    def make_state(self, board: B, players: int, options: dict[str, OptionValue]) -> S:
        """An empty position: `set_up` or `fill` comes next."""
        raise NotImplementedError

    def parse(self, text: str) -> Action:
        """The action that a text stands for; raise `MalformedAction` if it is none."""
        raise NotImplementedError

    def picture(self, board: Mapping[str, Any]) -> Picture:
        """What a board looks like, given as its data."""
        raise NotImplementedError

    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]:
        """Everything that is wrong with a board."""
        raise NotImplementedError

    def start(
        self,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        board: str | Mapping[str, Any] | None = None,
    ) -> S:
        """The opening position; raise `MalformedSetup` or `MalformedBoard` where there is none."""
        check_players(self.players, players)
        state = self.make_state(self.board_of(board), players, resolve_options(self.options, options))
        state.set_up(seed_text(seed))
        return state

    def from_dict(self, data: Mapping[str, Any]) -> S:
        """The position that `State.to_dict` told; raise `MalformedPosition` for what is none, or breaks the rules."""
        reader = PositionReader(data)
        setup = read_setup(reader, self)
        state = self.make_state(self.board_of(setup.board), setup.players, setup.options)
        state.undone = setup.undone
        try:
            state.fill(reader)
            state.check()
            state.shown_to(None)
        except Malformed:
            raise
        except (AssertionError, LookupError, TypeError, ValueError, AttributeError) as problem:
            raise rejected(problem) from None
        return state

    def veil(self, viewer: Seat | None, seat: Seat, action: Action) -> Action | None:
        """What a viewer may read of an action in a log while the game runs: the action, or None if it is secret.

        Choices that are sealed only until all have made them (`core.sealed`) are no matter of the veil: a log leaves them out
        until then, and shows them afterwards.
        """
        return action

    def board_data(self, name: str) -> JsonDict:
        """The data of a board that ships with the game."""
        if name not in self.boards:
            raise MalformedSetup("unknown_board", board=name, known=", ".join(self.boards))
        return load_data(f"rotonde.games.{self.id}", f"boards/{name}.json")

    def board_of(self, board: str | Mapping[str, Any] | None) -> B:
        """A board by name, made once, or one that a user brought, checked."""
        if isinstance(board, Mapping):
            for problem in self.check_board(board):
                raise problem
            return self.make_board(board, None)
        name = self.boards[0] if board is None else board
        if name not in self._shipped:
            self._shipped[name] = self.make_board(self.board_data(name), name)
        return self._shipped[name]
