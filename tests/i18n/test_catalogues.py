"""Both catalogues say everything that the games and records can tell, and nothing else."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from inspect import getmembers, isclass
from itertools import product
from types import NoneType, UnionType
from typing import Any, get_args, get_origin

import pytest
from coded_calls import SOURCE, coded_calls
from fluent.syntax import ast as syntax
from fluent_messages import entries, messages, texts

import rotonde
from rotonde.core.contract import DEALER, Malformed
from rotonde.core.forms import END, SEAT, Form
from rotonde.games import based_on
from rotonde.i18n import LANGUAGES, end_sentence, event_sentence, label, option_label, step_sentence, translate
from rotonde.i18n.catalogue import game_key, kebab

GAMES = rotonde.games()
CALLS = coded_calls()
BIDI_MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")


def values_of(game_id: str, family: str) -> list[type]:
    """The dataclasses of a game's events.py or steps.py, and what it can tell of the game that it is based on."""
    module = import_module(f"rotonde.games.{game_id}.{family}s")
    own = [c for _, c in getmembers(module, isclass) if is_dataclass(c) and c.__module__ == module.__name__]
    base = based_on(game_id)
    forms = rotonde.game(game_id).forms
    known = forms.events if family == "event" else forms.steps
    return own if base is None else own + [value for value in values_of(base, family) if value.__name__ in known]


def end_reasons(game_id: str) -> list[str]:
    """What the functions of a game's ending.py return; a game without one ends like the game that it is based on."""
    path = SOURCE / "games" / game_id / "ending.py"
    base = based_on(game_id)
    if base is not None and not path.exists():
        return end_reasons(base)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    returned = [node.value for node in ast.walk(tree) if isinstance(node, ast.Return) and node.value is not None]
    constants = [node for value in returned for node in ast.walk(value) if isinstance(node, ast.Constant)]
    return sorted({c.value for c in constants if isinstance(c.value, str)})


VALUES = [(game_id, family, value) for game_id in GAMES for family in ("event", "step") for value in values_of(game_id, family)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogue_has_no_errors_and_no_key_twice(lang):
    junk = [entry.content for entry in entries(lang) if isinstance(entry, syntax.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in entries(lang) if isinstance(entry, syntax.Message)]
    assert sorted(keys) == sorted(set(keys))


def test_languages_have_the_same_keys_and_variables():
    english = messages("en")
    for lang in LANGUAGES:
        assert messages(lang) == english


def test_sections_stand_in_the_same_order():
    first, *others = (
        [entry.content for entry in entries(lang) if isinstance(entry, syntax.ResourceComment)][1:] for lang in LANGUAGES
    )
    assert all(other == first for other in others)
    assert "Terminal" in first


def test_codes_are_found_in_the_source():
    assert {call.family for call in CALLS} == {"objection", "malformed"}
    assert {"touches_two_lines", "unknown_option", "board_hex_twice", "truncated"} <= {call.code for call in CALLS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_sentence_that_uses_only_what_the_code_gives(lang):
    for call in CALLS:
        key = f"{call.family}-{kebab(call.code)}"
        assert key in messages(lang), f"{call.place}: no {key} in {lang}.ftl"
        if call.names is not None:
            assert messages(lang)[key] <= call.names, f"{call.place}: {key} in {lang}.ftl uses what the code does not give"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_detail_of_an_objection_has_a_role(game_id):
    forms, speaking = rotonde.game(game_id).forms, {game_id, based_on(game_id)}
    for call in CALLS:
        folder, _, rest = call.place.partition("/")
        if folder == "games" and rest.split("/")[0] in speaking and call.family == "objection":
            for name in call.names or ():
                known = {name, f"{call.code}.{name}"} & set(forms.details)
                assert known, f"{call.place}: no role for {name} in games/{game_id}/forms.py"


def test_every_sentence_is_used():
    coded = {f"{call.family}-{kebab(call.code)}" for call in CALLS}
    told = {f"{game_id}-{family}-{kebab(value.__name__)}" for game_id, family, value in VALUES}
    families = ("objection-", "malformed-", *(f"{game_id}-{family}-" for game_id in GAMES for family in ("event", "step")))
    said = {key for key in messages("en") if key.startswith(families)}
    inherited = {key for key in told if key not in said and game_key("en", key.split("-")[0], key.split("-", 1)[1]) in said}
    assert said == coded | told - inherited


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_tells_events_steps_and_ends(game_id):
    assert values_of(game_id, "event")
    assert values_of(game_id, "step")
    assert end_reasons(game_id)


@pytest.mark.parametrize(("game_id", "family", "value"), VALUES)
def test_every_event_and_step_has_a_sentence_that_uses_only_its_fields(game_id, family, value):
    names = {field.name for field in fields(value)}
    for lang in LANGUAGES:
        assert messages(lang)[game_key(lang, game_id, f"{family}-{kebab(value.__name__)}")] <= names


@pytest.mark.parametrize(("game_id", "family", "value"), VALUES)
def test_every_event_and_step_can_be_said(game_id, family, value):
    say = {"event": event_sentence, "step": step_sentence}[family]
    for lang, sample in product(LANGUAGES, samples(game_id, value)):
        sentence = say(lang, game_id, sample, ["Ann", "Bob", "Cid", "Dee"])
        assert sentence.strip() == sentence
        assert "  " not in sentence
        assert not BIDI_MARKS.search(sentence)
        assert not re.search(r"[{}]|\$[a-z]", sentence)


def samples(game_id: str, value: type) -> Iterator[Any]:
    """A few of each dataclass: small and large numbers, so that every plural is met."""
    hints = field_types(value)
    roles = {slot.field: slot.role for slot in form_of(game_id, value).slots}
    for size in (0, 1, 2, 1500):
        yield value(**{field.name: sample(game_id, roles[field.name], hints[field.name], size) for field in fields(value)})


def form_of(game_id: str, value: type) -> Form:
    forms = rotonde.game(game_id).forms
    return (forms.events | forms.steps)[value.__name__]


def field_types(value: type) -> dict[str, Any]:
    """The types of a dataclass's fields as its source says: a compiled class forgets what is in its tuples."""
    source = SOURCE.joinpath(*value.__module__.split(".")[1:]).with_suffix(".py").read_text(encoding="utf-8")
    (body,) = [
        node.body for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef) and node.name == value.__name__
    ]
    names = vars(import_module(value.__module__))
    return {
        line.target.id: eval(ast.unparse(line.annotation), names)
        for line in body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


def sample(game_id: str, role: str, hint: Any, size: int) -> Any:
    if role == END:
        reasons = end_reasons(game_id)
        return reasons[size % len(reasons)]
    if isinstance(hint, UnionType):
        hint = next(part for part in get_args(hint) if part is not NoneType)
    if get_origin(hint) in (tuple, list):
        return get_origin(hint)([sample(game_id, role, get_args(hint)[0], size)] * min(size, 3))
    if hint is int:
        return size % 4 if role == SEAT else size
    return {str: "X5", bool: bool(size % 2)}[hint]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_choice_end_and_name_can_be_said(lang, game_id):
    game = rotonde.game(game_id)
    for name, option in game.options.items():
        assert option_label(lang, game_id, name)
        for choice in option.choices:
            assert option_label(lang, game_id, name, choice)
    for reason in end_reasons(game_id):
        assert end_sentence(lang, game_id, reason)
    assert translate(lang, f"{game_id}-name")


def test_commodities_of_the_shipped_boards_have_words_in_french():
    for game_id in GAMES:
        game = rotonde.game(game_id)
        for name in game.boards:
            for commodity in game.board_data(name).get("commodities", []):
                assert label("fr", game_id, "commodity", commodity) != commodity


def test_an_unknown_key_is_a_key_error():
    with pytest.raises(KeyError):
        translate("en", "no-such-key")


def test_a_missing_variable_is_an_error_and_not_half_a_sentence():
    with pytest.raises(ValueError):
        translate("en", "player")


def test_an_unknown_language_is_refused():
    with pytest.raises(Malformed) as refused:
        translate("de", "player", number=1)
    assert refused.value.code == "unknown_language"


def test_french_has_no_break_spaces_and_curved_apostrophes():
    for key, text in texts("fr").items():
        assert not re.search("[^\u00a0][:;!?»]", text), key
        assert not re.search("«[^\u00a0]", text), key
        assert not re.search(r"\w'\w", text.replace("Stephenson's", "")), key


def test_nothing_of_fluent_is_loaded_before_a_sentence_is_asked_for():
    code = "import sys, rotonde, rotonde.i18n, rotonde.records; rotonde.rule('SR-5.4', 'fr'); assert 'fluent' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_dealer_has_a_name():
    game_id = GAMES[0]
    seated = next(value for _, family, value in VALUES if family == "event" and [f.name for f in fields(value)] == ["seat"])
    assert translate("en", "dealer") in event_sentence("en", game_id, seated(DEALER))
