"""Objections in the order of the rulebook."""

from __future__ import annotations

from rotonde.core.contract import Objection
from rotonde.core.rulebook import in_order, place_in


def test_a_rule_stands_by_its_number_not_by_its_letters() -> None:
    assert place_in(["RT"], "RT-5.2") < place_in(["RT"], "RT-5.10") < place_in(["RT"], "RT-13.1")
    assert place_in(["RT", "EW"], "RT-13.1") < place_in(["RT", "EW"], "EW-1.1")


def test_objections_of_one_rule_stay_in_their_order() -> None:
    given = [Objection("RT-5.8", "b"), Objection("RT-1.2", "c"), Objection("RT-5.8", "a")]
    assert [o.code for o in in_order(["RT"], given)] == ["c", "b", "a"]
