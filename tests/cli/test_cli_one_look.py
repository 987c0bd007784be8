"""A typed line makes one view and reads no file: nobody waits for what is known already."""

from __future__ import annotations

import builtins
import io
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import rotonde
from rotonde.cli.seats import Player
from rotonde.cli.session import Session
from rotonde.cli.terminal import Completer, Terminal
from rotonde.core.contract import Seat, State
from rotonde.records import Journal

ROUNDS = 6


class Counted:
    """A state that counts how often it is looked at."""

    def __init__(self, state: State) -> None:
        self.inner = state
        self.views = 0

    def view(self, seat: Seat | None) -> Any:
        self.views += 1
        return self.inner.view(seat)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


class Typist(Terminal):
    """Types actions, what is no action, and commands, and notes what each line cost."""

    def __init__(self, opened: list[str]) -> None:
        super().__init__()
        self.opened = opened
        self.lines: Iterator[str] = iter(())
        self.state: Counted
        self.line = ""
        self.costs: dict[str, tuple[int, list[str]]] = {}

    def ask(self, prompt: str, completer: Completer | None = None) -> str:
        if self.line:
            self.costs[self.line] = (self.state.views, self.opened[:])
        self.line = next(self.lines)
        self.state.views = 0
        self.opened.clear()
        return self.line


def typed(state: State) -> Iterator[str]:
    """The first round is for what is loaded once; then each line counts."""
    rng = Random(5)
    for _ in range(ROUNDS):
        yield from ("board", "details", "money", "help", "why nonsense", "A[/] 5")
        actions = [str(action) for action in state.legal(state.to_act[0])]
        yield f"why {rng.choice(actions)}"
        yield rng.choice(actions)
    raise EOFError


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are opened from now on."""
    found: list[str] = []
    real = io.open

    def noting(file: Any, *rest: Any, **more: Any) -> Any:
        found.append(str(file))
        return real(file, *rest, **more)

    monkeypatch.setattr(io, "open", noting)
    monkeypatch.setattr(builtins, "open", noting)
    return found


@pytest.mark.parametrize("game_id", rotonde.games())
def test_a_typed_line_makes_one_view_and_reads_no_file(game_id: str, opened: list[str]) -> None:
    journal = Journal.start(game_id, 3, seats=["Ann", "Bob", "Cid"], seed=3)
    terminal = Typist(opened)
    terminal.state = Counted(journal.state)
    journal.state = terminal.state  # type: ignore[assignment]
    session = Session(journal, [Player(name, None) for name in ("Ann", "Bob", "Cid")], "en", terminal, None)
    terminal.lines = typed(journal.state)
    with pytest.raises(EOFError):
        session.run()
    assert len(terminal.costs) > ROUNDS
    assert {line: cost for line, cost in terminal.costs.items() if cost[0] > 1 or cost[1]} == {}
    assert 1 in {views for views, _ in terminal.costs.values()}
