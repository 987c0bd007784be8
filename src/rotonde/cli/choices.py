"""What can be done now, in a few lines: each kind of action with what it is typed with, what it costs and what it brings.

Everything comes from the desk: whole links from its bundles, prices and points from playing the action on a copy.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.cli.scene import Scene
from rotonde.cli.tables import card_text
from rotonde.core.contract import Action, Seat, State
from rotonde.core.forms import CARD, CELL, HEX, NUMBER_ROLES, Form
from rotonde.desk import Glance, glance
from rotonde.desk.shapes import Bundle
from rotonde.i18n import event_brief, label, money

MOST_SHOWN: Final = 12
NARROW: Final = 60
MOST_FORESEEN: Final = 120
"""So many actions of a kind are played on a copy to see what they bring; more would take too long to wait for."""
MOST_EVENTS: Final = 10
"""What comes later is the business of others."""
BETWEEN: Final = " · "
TIED: Final = "\u00a0"
_HEX: Final = re.compile(r"([A-Za-z]+)([1-9][0-9]*)")


@dataclass(frozen=True)
class Decision:
    """A seat that must decide, with what it may do."""

    state: State
    seat: Seat
    legal: Sequence[Action]
    bundles: Sequence[Bundle]
    glances: dict[str, Glance] = field(default_factory=dict)
    """What has been foreseen already."""


def show_choices(scene: Scene, decision: Decision, most: int | None = None) -> RenderableType:
    """What can be done, one row a kind, with at most so many entries in each; the verb alone lists the rest."""
    return Group(Text(scene.say("cli-you-can"), "bold"), list_kinds(scene, decision, most))


def list_kinds(scene: Scene, decision: Decision, most: int | None = None) -> Table:
    """The legal actions, one row a kind."""
    forms = decision.state.game.forms
    kinds: dict[str, list[Action]] = {}
    for action in decision.legal:
        kinds.setdefault(forms.form_of(action).kind, []).append(action)
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for kind, actions in kinds.items():
        row = forms.actions[kind]
        table.add_row(Text("  " + scene.words.shown(row.verb), "bold"), Text(_Kind(scene, decision, row, actions, most).text()))
    return table


class _Kind:
    """The legal actions of one kind."""

    def __init__(self, scene: Scene, decision: Decision, row: Form, actions: Sequence[Action], most: int | None) -> None:
        self.scene = scene
        self.decision = decision
        self.row = row
        self.actions = actions
        self.is_foreseen = len(actions) <= MOST_FORESEEN
        self.is_limited = most is not None
        self.entries = len(actions) if most is None else most
        self.lines = min(MOST_SHOWN if scene.width >= NARROW else MOST_SHOWN // 2, self.entries)

    def text(self) -> str:
        roles = [slot.role for slot in self.row.slots]
        if self.row.kind in self.decision.state.game.forms.bundled:
            return self._links()
        if not roles:
            return self._remark(self.actions[0])
        if any(slot.many for slot in self.row.slots):
            return self._best()
        if len(roles) == 1 and roles[0] in NUMBER_ROLES:
            return self._numbers()
        if roles == [CARD]:
            return self._cards()
        if len(roles) == 1:
            return self._single(roles[0])
        return self._grouped()

    def _glance(self, action: Action) -> Glance | None:
        known, notation = self.decision.glances, str(action)
        if self.is_foreseen and notation not in known:
            known[notation] = glance(self.decision.state, self.decision.seat, action)
        return known[notation] if self.is_foreseen else None

    def _remark(self, action: Action) -> str:
        """What an action costs and brings, in brackets."""
        seen = self._glance(action)
        return "" if seen is None else self._brackets(self._brings(seen))

    def _brackets(self, words: Sequence[str]) -> str:
        return f"({', '.join(words)})" if words else ""

    def _brings(self, seen: Glance) -> list[str]:
        scene = self.scene
        names = scene.names
        briefs = [event_brief(scene.lang, scene.game.id, event, names) for event in seen.events[:MOST_EVENTS]]
        gains = [f"{scene.seat_tag(seat)[0]}:{TIED}{gain:+}".replace("-", "−") for seat, gain in enumerate(seen.gains) if gain]
        price = [] if not seen.price else [money(scene.lang, scene.game.id, seen.price)]
        return [*price, *[brief for brief in briefs if brief], *gains]

    def _typed(self, action: Action) -> str:
        return self.scene.typed(action)

    def _said(self, action: Action) -> str:
        return " ".join(filter(None, [self._typed(action), self._remark(action)]))

    def _links(self) -> str:
        """Whole links, each with the number that plays it."""
        lines = [f"{number}  {self._link(bundle)}" for number, bundle in enumerate(self.decision.bundles[: self.lines], 1)]
        if not lines:
            lines = [self._typed(action) for action in self.actions[: self.lines]]
        return "\n".join([*lines, self._in_all()])

    def _in_all(self) -> str:
        """How many there are; and where only a few fit, how more are seen."""
        number = len(self.actions)
        if self.is_limited and number > self.lines:
            return self.scene.say("cli-in-all-more", number=number, verb=self.scene.words.shown(self.row.verb))
        return self.scene.say("cli-in-all", number=number)

    def _link(self, bundle: Bundle) -> str:
        scene = self.scene
        tiles = ", ".join(scene.typed(notation) for notation in bundle["send"])
        colours = [
            f"{label(scene.lang, scene.game.id, 'colour', cube['colour'])} → {cube['city']} +{cube['points']}"
            for cube in bundle["deliveries"][:1]
        ]
        ends = " – ".join(bundle["cities"]) + ("" if bundle["finishes"] else " …")
        price = money(scene.lang, scene.game.id, bundle["price"])
        return f"{tiles}  {self._brackets([ends, price, *colours])}"

    def _best(self) -> str:
        """What brings the mover most compared with the others, first."""
        seat = self.decision.seat

        def worth(action: Action) -> tuple[int, int]:
            seen = self._glance(action)
            return (0, 0) if seen is None else (2 * seen.gains[seat] - sum(seen.gains), seen.gains[seat])

        ranked = sorted(self.actions, key=worth, reverse=True)[: self.lines]
        self.is_foreseen = True
        lines = [f"{self._typed(action)}  {self._remark(action)}" for action in ranked]
        return "\n".join([*lines, self._in_all()])

    def _numbers(self) -> str:
        """Runs of numbers that bring the same: `0 (price 4) · 1–3 (price 5)`; their bounds where there are too many."""
        parts = []
        for remark, group in groupby(self.actions, key=self._remark):
            words = [self._typed(action) for action in group]
            spread = words[0] if len(words) == 1 else f"{words[0]}–{words[-1]}"
            parts.append(" ".join(filter(None, [spread, remark])))
        if len(parts) > MOST_SHOWN:
            return f"{self._typed(self.actions[0])}–{self._typed(self.actions[-1])}"
        return BETWEEN.join(parts)

    def _cards(self) -> str:
        """Each card with what it does; only their names where there is little room."""
        if 2 * len(self.actions) > self.entries and self.is_limited:  # each takes about two lines
            return self._some([" ".join(filter(None, [self._typed(a), self._remark(a)])) for a in self.actions], BETWEEN)
        return "\n".join(self._card(action) for action in self.actions)

    def _card(self, action: Action) -> str:
        card = self._typed(action)
        return "  ".join(filter(None, [card, card_text(self.scene, card), self._remark(action)]))

    def _single(self, role: str) -> str:
        said = [self._said(action) for action in self.actions]
        plain = [self._typed(action) for action in self.actions]
        if role in (HEX, CELL) and said == plain:
            return self._some(compact(plain), BETWEEN)
        return self._some(_tied(said), BETWEEN)

    def _grouped(self) -> str:
        """By the first word: `E2: EW SW · F4: NS`; where all have the same rest, it is told once."""
        groups: dict[str, list[str]] = {}
        for action in self.actions:
            *head, last = self._typed(action).split(" ")
            tail = " ".join(filter(None, [last, self._remark(action)]))
            groups.setdefault(" ".join(head), []).append(tail)
        rests = list(groups.values())
        if len(groups) > 2 and all(rest == rests[0] for rest in rests):
            return f"{self._some(_tied(groups), ', ')} + {' | '.join(rests[0])}"
        join: Callable[[Sequence[str]], str] = (", " if self._has_remarks(rests) else " ").join
        contents = {head: join(_tied(rest)) for head, rest in groups.items()}
        entries = [self.scene.say("cli-entry", name=h, content=content) if h else content for h, content in contents.items()]
        return self._some(entries, BETWEEN)

    def _some(self, entries: Sequence[str], between: str) -> str:
        """As many entries as there is room for, and how the others are found."""
        shown = between.join(entries[: self.entries])
        if len(entries) <= self.entries:
            return shown
        rest = self.scene.say("cli-more-choices", number=len(self.actions), verb=self.scene.words.shown(self.row.verb))
        return f"{shown}{between}{rest}"

    def _has_remarks(self, rests: Sequence[Sequence[str]]) -> bool:
        return any("(" in word for rest in rests for word in rest)


def _tied(words: Sequence[str] | dict[str, list[str]]) -> list[str]:
    """Words that are not broken at their own spaces."""
    return [word.replace(" ", TIED) for word in words]


def compact(hexes: Sequence[str]) -> list[str]:
    """Hexes by column, runs of rows shortened: `A4 A8–11`, `B1–3`."""
    columns: dict[str, list[int]] = {}
    odd = []
    for hex_label in hexes:
        found = _HEX.fullmatch(hex_label)
        if found:
            columns.setdefault(found[1], []).append(int(found[2]))
        else:
            odd.append(hex_label)
    return [TIED.join(_runs(column, sorted(rows))) for column, rows in sorted(columns.items())] + odd


def _runs(column: str, rows: list[int]) -> Iterator[str]:
    for _, run in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
        numbers = [row for _, row in run]
        yield f"{column}{numbers[0]}" if len(numbers) == 1 else f"{column}{numbers[0]}–{numbers[-1]}"
