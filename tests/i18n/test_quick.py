"""What is said quickly is what Fluent says, for every message."""

from __future__ import annotations

from itertools import product

import pytest
from fluent_messages import messages

from rotonde.i18n import LANGUAGES
from rotonde.i18n.catalogue import _bundle, _quick, said_by_fluent, translate
from rotonde.i18n.quick import Unsaid

VALUES = [0, 1, 2, 3, 5, 999, 1000, -1, 1_000_000, "Ann", "one", "true", "false", "0", "1", "", "none"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(lang: str) -> None:
    quickly, slowly = 0, []
    for key, names in messages(lang).items():
        say = _quick(lang, key)
        if say is None:
            slowly.append(key)
            continue
        for first, second in product(VALUES, [2, "Bob"]):
            variables = {name: first if place % 2 == 0 else second for place, name in enumerate(sorted(names))}
            try:
                said = say(variables)
            except Unsaid:
                continue
            quickly += 1
            assert said == said_by_fluent(lang, key, variables), key
    assert quickly > 10_000
    assert len(slowly) < 30, slowly


def test_what_is_missing_is_left_to_fluent_which_complains() -> None:
    key = next(key for key, names in messages("en").items() if names)
    assert _bundle("en").has_message(key)
    with pytest.raises(ValueError, match=key):
        said_by_fluent("en", key, {})


def test_a_number_of_any_length_can_be_said() -> None:
    assert "1" + "0" * 40 in translate("fr", "refusal-no-such-number", number=10**40, last=7)
