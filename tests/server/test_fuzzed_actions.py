"""Actions that nobody would type, over the wire: each is legal, or refused with a code and a sentence, and changes nothing.

ROTONDE_FUZZ=100000 tries so many.
"""

from __future__ import annotations

import os
from random import Random
from typing import NamedTuple

import pytest
from test_playing import Guest

import rotonde
from rotonde.client import Client, Refused, notations

TRIES = int(os.environ.get("ROTONDE_FUZZ", "1000")) // len(rotonde.games())
ODD = [
    "",
    "-1",
    "99999999999999999999",
    "?",
    "\x00",
    "«",
    "💥",
    "nowhere",
    "A1",
    "0",
    " ",
    "--",
    "'; DROP TABLE log; --",
    "dealer",
]


def fuzzed(legal: list[str], seen: list[str], rng: Random) -> str:
    """Something like an action."""
    words = rng.choice(rng.choice([legal, seen, legal + seen])).split()
    for _ in range(rng.randrange(3)):
        place = rng.randrange(len(words))
        match rng.randrange(5):
            case 0:
                words[place] = rng.choice(ODD)
            case 1:
                words[place] = rng.choice(rng.choice(legal + seen).split())
            case 2:
                words.insert(place, rng.choice(words))
            case 3 if len(words) > 1:
                del words[place]
            case 4:
                words[place] = "".join(rng.sample(words[place], len(words[place])))
    return " ".join(words) or "?"


@pytest.mark.parametrize("game", rotonde.games())
def test_every_fuzzed_action_is_legal_or_refused_with_a_code(guest: Guest, game: str) -> None:
    ann, rng = guest("Ann"), Random(game)
    seen: list[str] = ["pass"]
    asked: Asked | None = None
    for _ in range(TRIES):
        if asked is None:
            asked = next_question(ann, game)
        text = rng.choice(asked.legal) if rng.random() < 0.2 else fuzzed(asked.legal, seen, rng)
        seat = rng.choice([asked.seat, 0])
        body = {"seat": seat, "action": text, "asked_at": asked.asked_at, "key": f"{rng.random():.16f}"}
        problem = play(ann, asked.table, body)
        now = ann.call("GET", f"/api/tables/{asked.table}")["table"]
        if problem is None:
            assert now["number"] > asked.number
            seen.append(text)
            asked = question(ann, asked.table) if now["to_act"] else None
        else:
            assert now["number"] == asked.number
            assert problem.status in (400, 422), problem
            assert text not in asked.legal or seat != asked.seat
            assert problem.trouble.text.fr
            assert bool(problem.trouble.objections) == (problem.code == "illegal_action")


class Asked(NamedTuple):
    """What somebody is asked at a table."""

    table: str
    seat: int
    asked_at: int
    number: int
    legal: list[str]


def next_question(client: Client, game: str) -> Asked:
    """The first question of a new game."""
    return question(client, client.create(game, ["me"] * rotonde.game(game).players[0], start=True).table.id)


def question(client: Client, table: str) -> Asked:
    seat = client.call("GET", f"/api/tables/{table}")["table"]["to_act"][0]
    desk = client.call("GET", f"/api/tables/{table}/desk", seat=seat)
    return Asked(table, seat, desk["public"]["asked_at"], desk["public"]["number"], notations(desk["own"]["offers"]))


def play(client: Client, table: str, body: dict[str, object]) -> Refused | None:
    """Send an action; what it is refused with, if it is."""
    try:
        client.call("POST", f"/api/tables/{table}/act", body)
    except Refused as problem:
        return problem
    return None
