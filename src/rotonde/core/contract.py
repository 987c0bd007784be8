"""What a game is: the only interface that bots, records, the server and the terminal use.

A game module offers a `Game`; `Game.start` makes a `State`. Both are protocols: a game fulfils them by having the
members, not by inheriting them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from rotonde.core.forms import Forms
    from rotonde.core.picture import Picture

Seat = int
"""A player's place at the table, from 0; `DEALER` stands for chance."""

DEALER: Final = -1
"""The seat that acts where cubes, cards, dice or a draw decide."""

OptionValue = str | int | bool
JsonDict = dict[str, Any]
OwnPart = tuple[tuple[str | int, ...], Any]
"""A place in a view, name by name, and what stands there."""


class Objection:
    """One rule that forbids an action: its number, a stable code, and the facts of the case. Never prose."""

    def __init__(self, rule: str, code: str, **details: object) -> None:
        self.rule = rule
        self.code = code
        self.details = details

    def to_dict(self) -> JsonDict:
        return {"rule": self.rule, "code": self.code, "details": dict(self.details)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Objection) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.rule, self.code))

    def __repr__(self) -> str:
        return f"Objection({self.rule} {self.code} {self.details})"


class IllegalAction(Exception):
    """A rule forbids the action; nothing has changed."""

    def __init__(self, objections: Sequence[Objection]) -> None:
        super().__init__(", ".join(f"{o.rule} {o.code}" for o in objections))
        self.objections = tuple(objections)


class Malformed(ValueError):
    """Input that cannot be read. `code` and `details` make the sentence; `where` is its place, if it has one."""

    def __init__(self, code: str, where: str = "", **details: object) -> None:
        super().__init__(" ".join([code, where, repr(details)] if where else [code, repr(details)]))
        self.code = code
        self.where = where
        self.details = details


class MalformedAction(Malformed):
    """A text that is no action of this game."""


class MalformedBoard(Malformed):
    """A board that cannot be played on; `where` is a JSON pointer into its file."""


class MalformedSetup(Malformed):
    """A game that cannot be started so: wrong number of players, unknown option, unknown board."""


class MalformedPosition(Malformed):
    """Data that are no position of this game, or one that breaks its rules; `where` is a JSON pointer."""


class MalformedView(Malformed):
    """A view that cannot be had: of a seat that is not at the table."""


class MalformedRecord(Malformed):
    """A record that cannot be read or does not replay; `where` is `line N`."""


class Action(Protocol):
    """What a seat does. A small immutable value; `str()` is its notation, `Game.parse` the way back."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...


class Event(Protocol):
    """What happened: a frozen dataclass in the past tense. Its class name is the key of its sentence."""


class Step(Protocol):
    """What is being decided now: a frozen dataclass."""


@dataclass(frozen=True)
class Option:
    """A reading of the rules that a table may choose."""

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    rules: tuple[str, ...]


@dataclass(frozen=True)
class PriceReason:
    """One part of a price: so many times something that costs."""

    code: str
    number: int
    amount: int


@dataclass(frozen=True)
class BundleDelivery:
    """A cube that could be delivered once a bundle is played."""

    colour: str
    origin: str
    city: str
    points: int


@dataclass(frozen=True)
class Bundle:
    """A whole move made of several actions: a link that can be finished now, or only begun.

    `actions` are to be played in order, each legal when its turn comes.
    """

    cities: tuple[str, ...]
    tiles: tuple[tuple[str, str], ...]
    finishes: bool
    price: int
    reasons: tuple[PriceReason, ...]
    deliveries: tuple[BundleDelivery, ...]
    actions: tuple[Action, ...]


class State(Protocol):
    """A position. Only `play` and `apply` change it."""

    undone: int
    """How many times chance was taken back before this point; set by who keeps the log, and part of what `deal()` draws from."""

    @property
    def game(self) -> Game:
        """The game that this is a position of."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def ply(self) -> int:
        """How many actions have been played, the dealer's included."""

    @property
    def seed(self) -> str | None:
        """What `deal()` derives its outcomes from; secret while the game runs."""

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """Every option of the game with the value that this table plays."""

    @property
    def board_data(self) -> JsonDict:
        """The data of the board that is played on."""

    @property
    def board_key(self) -> str:
        """A digest of the board's data, 16 hexadecimal digits: the same for the same board, whatever it is called."""

    @property
    def asked_at(self) -> int:
        """The ply at which the present decision was asked: one number for all seats of a sealed choice."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now; empty when the game is over.

        Several only where they choose at once: each of them acts once before anything else happens, in any order, and what
        one chose is sealed for the others until all have (`core.sealed`).
        """

    @property
    def step(self) -> Step:
        """What is being decided."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def end_reason(self) -> str | None:
        """A code for what ended the game."""

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Every legal action of that seat, without duplicates, in a stable order."""

    def objections(self, seat: Seat, action: Action) -> list[Objection]:
        """Every rule that forbids the action, in the rulebook's order; empty exactly when it is legal.

        The same on every redeal for that seat: they tell nothing that it does not know.
        """

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Carry the action out and tell what happened; raise `IllegalAction` and change nothing if a rule forbids it.

        Events are public, the same on every redeal for that seat, until the end of the game brings secrets to light.
        """

    def apply(self, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
        """Carry out an action that came from `legal`, unchecked; events are only made if a list for them is given."""

    def deal(self, rng: Random | None = None) -> Action:
        """Sample the dealer's action: from `rng`, or from the seed, the ply and `undone`, always the same."""

    def outcomes(self) -> Sequence[tuple[Action, float]]:
        """Every outcome of the dealer now with its probability, summing to 1; empty if the dealer is not to act."""

    def preview(self, seat: Seat, action: Action) -> list[Event]:
        """The events of playing the action on a copy redealt for that seat, others not opposing it, up to the next chance.

        What only the end of the game brings to light is left out; raise `IllegalAction` if a rule forbids the action.
        """

    def foresee(self, seat: Seat, action: Action) -> tuple[list[Event], State]:
        """The events of `preview`, and the position that they lead to: one that agrees with everything that seat knows."""

    def bundles(self, seat: Seat) -> Sequence[Bundle]:
        """Whole moves of that seat made of several actions; none in games without."""

    def copy(self) -> State:
        """An independent state, cheaply."""

    def view(self, seat: Seat | None) -> JsonDict:
        """What that seat may see, ready for JSON; `None` is a spectator; raise `MalformedView` for a seat that is not there."""

    def own_parts(self, seat: Seat) -> list[OwnPart]:
        """The places where that seat's view may be otherwise than a spectator's, and what the seat sees there."""

    def redeal(self, seat: Seat | None, rng: Random) -> State:
        """A full state that agrees with everything that seat knows, the rest drawn anew, future luck included."""

    def scores(self) -> list[int]:
        """What each seat has towards winning, final once the game is over; may hold secrets while it runs."""

    def winners(self) -> list[Seat]:
        """The seats that won; several share the win; empty while the game runs."""

    def check(self) -> None:
        """The referee: raise `AssertionError` naming the first invariant that does not hold."""

    def to_dict(self) -> JsonDict:
        """The whole position, secrets included, exact and ready for JSON."""


class Game(Protocol):
    """A set of rules with its options and boards."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def designers(self) -> str: ...
    @property
    def publisher(self) -> str: ...
    @property
    def rules_prefix(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def players(self) -> range: ...
    @property
    def options(self) -> Mapping[str, Option]: ...
    @property
    def boards(self) -> tuple[str, ...]:
        """The boards that ship with it, the usual one first."""

    @property
    def end_reasons(self) -> tuple[str, ...]:
        """Every code that `State.end_reason` can have."""

    @property
    def forms(self) -> Forms:
        """What its actions, events, steps and objections are made of."""

    def start(
        self,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        board: str | Mapping[str, Any] | None = None,
    ) -> State:
        """The opening position; raise `MalformedSetup` or `MalformedBoard` where there is none."""

    def from_dict(self, data: Mapping[str, Any]) -> State:
        """The position that `State.to_dict` told; raise `MalformedPosition` for what is none, or breaks the rules."""

    def parse(self, text: str) -> Action:
        """The action that a text stands for; raise `MalformedAction` if it is none."""

    def veil(self, viewer: Seat | None, seat: Seat, action: Action) -> Action | None:
        """What a viewer (`None`: a spectator) may read of a seat's action in a log while the game runs; None if it is secret.

        Choices that are sealed only until all have made them are left out of a log until then (`records.sealing`).
        """

    def board_data(self, name: str) -> JsonDict:
        """The data of a board that ships with the game."""

    def picture(self, board: Mapping[str, Any]) -> Picture:
        """What a board looks like, given as its data."""

    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]:
        """Everything that is wrong with a board."""


def resolve_options(known: Mapping[str, Option], given: Mapping[str, OptionValue] | None) -> dict[str, OptionValue]:
    """Every option with its value: the one given, or the default."""
    chosen = dict(given or {})
    values: dict[str, OptionValue] = {}
    for name, option in known.items():
        value = chosen.pop(name, option.default)
        # 1 == True in Python, but not for a person who typed it.
        if not any(value == c and type(value) is type(c) for c in option.choices):
            raise MalformedSetup("bad_option_value", option=name, value=str(value), choices=describe_choices(option.choices))
        values[name] = value
    for name in chosen:
        raise MalformedSetup("unknown_option", option=name, known=", ".join(sorted(known)) or "–")
    return values


def describe_choices(choices: tuple[OptionValue, ...]) -> str:
    """The choices as a person would list them: a long run of numbers as its bounds."""
    numbers = [c for c in choices if type(c) is int]
    if len(numbers) == len(choices) > 3 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(str(c).lower() if isinstance(c, bool) else str(c) for c in choices)


def check_players(allowed: range, players: int) -> None:
    """Refuse a number of players that the game is not for."""
    if players not in allowed:
        raise MalformedSetup("bad_player_count", players=players, fewest=allowed[0], most=allowed[-1])
