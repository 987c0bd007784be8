"""Names in French sentences: elided before vowels, contracted with articles of their own."""

from __future__ import annotations

import pytest

import rotonde
from rotonde.core.contract import Objection
from rotonde.desk import picture
from rotonde.games import games
from rotonde.games.tycoon.events import CubeDelivered
from rotonde.i18n import event_sentence, objection_sentence
from rotonde.i18n.french import joined

NAMES = sorted({place["id"] for game_id in games() for place in picture(rotonde.game(game_id).start(2, 1))["places"]})


def test_boards_have_names_of_both_kinds():
    assert {"Atlanta", "Oxford", "Boston", "York"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_of_a_board_joins_a_sentence(name):
    vowel = name[0] in "AEIOU"
    assert joined(f"parti de {name}, ce que {name} dit") == (
        f"parti d’{name}, ce qu’{name} dit" if vowel else f"parti de {name}, ce que {name} dit"
    )
    assert joined(f"à {name}") == f"à {name}"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("de Écosse", "d’Écosse"),
        ("De Œuilly", "D’Œuilly"),
        ("de Le Havre à Les Andelys", "du Havre aux Andelys"),
        ("À Le Mans, de Les Sables", "Au Mans, des Sables"),
        ("de La Rochelle à La Ciotat", "de La Rochelle à La Ciotat"),
        ("de Leeds à Leicester", "de Leeds à Leicester"),
        ("de onze à huit", "de onze à huit"),
    ],
)
def test_articles_and_vowels(written, read):
    assert joined(written) == read


LINKS = {1: ["York", "Leeds"], 2: ["Hull", "York"], 3: ["Leeds", "Oxford"], 4: ["York", "Leeds"]}


def test_a_way_is_told_by_its_cities():
    delivered = CubeDelivered(0, "red", "Hull", "Oxford", (2, 1, 3))
    told = event_sentence("fr", "tycoon", delivered, ["Ann"], lambda: LINKS)
    assert told == "Ann livre un cube rouge de Hull à Oxford (Hull – York – Leeds – Oxford)."
    there_and_back = CubeDelivered(0, "red", "York", "York", (1, 4))
    assert event_sentence("en", "tycoon", there_and_back, ["Ann"], lambda: LINKS).endswith("(York – Leeds – York).")


def test_links_without_names_are_told_by_their_numbers():
    delivered = CubeDelivered(0, "red", "Hull", "Leeds", (2, 9))
    assert event_sentence("en", "tycoon", delivered, ["Ann"], lambda: LINKS).endswith("(Hull – York and 9).")
    assert event_sentence("en", "tycoon", delivered, ["Ann"]).endswith("(2 and 9).")


def test_an_objection_names_a_link_by_its_cities():
    objection = Objection("RT-8.1", "links_do_not_meet", link=3, city="Hull")
    assert objection_sentence("en", objection, links=lambda: LINKS) == "Link Leeds – Oxford does not leave from Hull."
    assert objection_sentence("en", objection) == "Link 3 does not leave from Hull."
