"""What values are made of: every action, event, step and objection detail of every game has a form, exact both ways."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path

import pytest

import rotonde
from playing import positions, random_game, start
from rotonde.core.contract import Action, Event, MalformedAction, Seat, State
from rotonde.core.forms import ANSWER, CHARGE, COMPANY, INCOME, NUMBER_ROLES, PRICE, SEAT, TEXT, Form, Part
from rotonde.games import based_on
from rotonde.records import read_record, walk

SMALLEST = [(game_id, rotonde.game(game_id).players[0]) for game_id in rotonde.games()]
every_game = pytest.mark.parametrize(("game_id", "players"), SMALLEST)
RECORDED = sorted((Path(__file__).parent / "recorded").rglob("*.txt"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def played(game_id: str, players: int) -> Iterator[tuple[State, Seat, Action, list[Event]]]:
    """A random game, and each action with the position before it and what it brought."""
    state = start(game_id, players, 3)
    for seat, action in random_game(game_id, players, 3):
        before = state.copy()
        yield before, seat, action, state.play(seat, action)


@every_game
def test_actions_events_and_steps_are_the_same_after_a_detour_through_json(game_id: str, players: int) -> None:
    forms = rotonde.game(game_id).forms
    for state, _, action, events in played(game_id, players):
        for value in (action, state.step, *events):
            assert forms.value(json.loads(json.dumps(forms.plain(value)))) == value
        assert forms.action(forms.form_of(action).kind, forms.parts(action)) == action


@every_game
def test_no_two_legal_actions_have_the_same_parts(game_id: str, players: int) -> None:
    forms = rotonde.game(game_id).forms
    for state in positions(game_id, players, 3, 40):
        for seat in state.to_act:
            legal = state.legal(seat)
            assert len({(forms.form_of(a).kind, forms.parts(a)) for a in legal}) == len(legal)
            for action in legal:
                assert forms.action(forms.form_of(action).kind, forms.parts(action)) == action


@pytest.mark.parametrize("path", RECORDED, ids=name_of)
def test_every_recorded_action_has_a_form_that_is_exact(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    forms = rotonde.game(record.game).forms
    for entry in record.entries:
        assert forms.value(forms.plain(entry.action)) == entry.action
        assert str(entry.action).split()[0] == forms.form_of(entry.action).verb


def values_of(game_id: str, module_name: str) -> list[type]:
    """The dataclasses of a module of a game, and those of the game that it is based on."""
    module = import_module(f"rotonde.games.{game_id}.{module_name}")
    own = [c for _, c in getmembers(module, isclass) if is_dataclass(c) and c.__module__ == module.__name__]
    base = based_on(game_id)
    return own if base is None else own + values_of(base, module_name)


@pytest.mark.parametrize("game_id", rotonde.games())
def test_every_field_has_a_role_and_no_kind_stands_twice(game_id: str) -> None:
    forms = rotonde.game(game_id).forms
    tables = {"actions": forms.actions, "events": forms.events, "steps": forms.steps}
    for name, rows in tables.items():
        for value in values_of(game_id, name):
            # What a game has of its own has a form; of what it is based on it may leave something out.
            if value.__name__ in rows or value.__module__.startswith(f"rotonde.games.{game_id}."):
                assert {slot.field for slot in rows[value.__name__].slots} == {field.name for field in fields(value)}
    kinds = [kind for rows in tables.values() for kind in rows]
    assert len(kinds) == len(set(kinds))


@every_game
def test_roles_say_what_a_field_holds(game_id: str, players: int) -> None:
    forms = rotonde.game(game_id).forms
    for _, _, action, events in played(game_id, players):
        for value in (action, *events):
            for slot in forms.form_of(value).slots:
                held = getattr(value, slot.field)
                for item in held if slot.many else (held,):
                    wanted = bool if slot.role == ANSWER else int if slot.role in NUMBER_ROLES else str
                    assert type(item) is wanted, (value, slot)


def test_links_count_from_one_as_in_the_notation() -> None:
    tycoon, shares = rotonde.game("tycoon"), rotonde.game("shares")
    assert tycoon.forms.plain(tycoon.parse("deliver red Boston via 3 1"))["links"] == [3, 1]
    assert shares.forms.parts(shares.parse("via 7")) == (Part("link", 7),)


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"kind": "Nothing"},
        {"kind": "Extend", "line": "GWR"},
        {"kind": "Extend", "line": "GWR", "to": 5},
        {"kind": "Extend", "line": "GWR", "to": "D14", "more": 1},
        {"kind": "Bid", "shares": True, "to": "D14"},
        {"kind": "Bid", "shares": None, "to": "D14"},
    ],
)
def test_what_is_no_value_of_the_game_is_refused(plain: dict[str, object]) -> None:
    with pytest.raises(MalformedAction):
        rotonde.game("rocket").forms.value(plain)


def test_parts_of_no_action_are_refused() -> None:
    forms = rotonde.game("rocket").forms
    line, place = Part("line", "GWR"), Part("hex", "D14")
    assert str(forms.action("Extend", [line, place])) == "extend GWR D14"
    for kind, parts in (("Extend", [line]), ("Extend", [place, line]), ("Extend", [line, place, place]), ("Fly", [])):
        with pytest.raises(MalformedAction):
            forms.action(kind, parts)


@every_game
def test_every_part_of_a_players_action_is_in_the_vocabulary(game_id: str, players: int) -> None:
    game = rotonde.game(game_id)
    words = {role: set(values) for role, values in game.forms.vocabulary(game.board_data(game.boards[0])).items()}
    for _, seat, action, _ in played(game_id, players):
        if seat != rotonde.DEALER:
            for part in game.forms.parts(action):
                assert part.role == "link" or part.value in words[part.role], part


def money_of(state: State) -> list[int]:
    """What each seat has, as it sees itself."""
    seats = [state.view(seat)["seats"][seat] for seat in range(state.players)]
    return [row["money"] if "money" in row else row["cash"] for row in seats]


def paid(form: Form, event: Event, players: int) -> list[int]:
    """What each seat gets (or pays) by an event."""
    signs = {INCOME: 1, PRICE: -1, CHARGE: -1}
    change = sum(signs[slot.role] * getattr(event, slot.field) for slot in form.slots if slot.role in signs)
    if any(slot.field == "seat" and slot.role == SEAT for slot in form.slots):
        return [change if seat == event.seat else 0 for seat in range(players)]  # type: ignore[attr-defined]
    return [0] * players if any(slot.role == COMPANY for slot in form.slots) else [change] * players


@pytest.mark.parametrize(
    "path", [path for path in RECORDED if "2-" in path.stem], ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_all_money_that_a_seat_gets_or_pays_is_told_by_events(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    forms, players, before = rotonde.game(record.game).forms, record.players, [0]
    for _, entry, events, state in walk(record):
        after = money_of(state)
        told = [sum(paid(forms.form_of(event), event, players)[seat] for event in events) for seat in range(players)]
        if len(before) == players:
            assert [b + t for b, t in zip(before, told, strict=True)] == after, (str(entry.action), events)
        before = after


def test_a_detail_without_a_role_is_a_text() -> None:
    forms = rotonde.game("tycoon").forms
    assert forms.role_of_detail("cubes_for_another_city", "right") == "city"
    assert forms.role_of_detail("wrong_number_of_cubes", "right") == "number"
    assert forms.role_of_detail("anything", "unheard_of") == TEXT
