"""Actions that nobody would type, over the wire: each is legal, or refused with a code and a sentence, and changes nothing.

ROTONDE_FUZZ=100000 tries so many.
"""

from __future__ import annotations

import os
from random import Random

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
    players = rotonde.game(game).players[0]
    table = ann.create(game, ["me"] * players, start=True).table
    seen: list[str] = ["pass"]
    for _ in range(TRIES):
        if table.status == "over":
            table = ann.create(game, ["me"] * players, start=True).table
        seat = ann.call("GET", f"/api/tables/{table.id}")["table"]["to_act"]
        if not seat:
            table = ann.create(game, ["me"] * players, start=True).table
            continue
        desk = ann.call("GET", f"/api/tables/{table.id}/desk", seat=seat[0])
        legal = notations(desk["own"]["offers"])
        text = rng.choice(legal) if rng.random() < 0.2 else fuzzed(legal, seen, rng)
        body = {
            "seat": rng.choice([*seat, 0]),
            "action": text,
            "asked_at": desk["public"]["asked_at"],
            "key": f"{rng.random():.16f}",
        }
        problem = play(ann, table.id, body)
        now = ann.call("GET", f"/api/tables/{table.id}")["table"]["number"]
        if problem is None:
            assert now > desk["public"]["number"]
            seen.append(text)
        else:
            assert now == desk["public"]["number"]
            assert problem.status in (400, 422), problem
            assert text not in legal or body["seat"] != seat[0]
            assert problem.trouble.text.fr
            assert bool(problem.trouble.objections) == (problem.code == "illegal_action")


def play(client: Client, table: str, body: dict[str, object]) -> Refused | None:
    """Send an action; what it is refused with, if it is."""
    try:
        client.call("POST", f"/api/tables/{table}/act", body)
    except Refused as problem:
        return problem
    return None
