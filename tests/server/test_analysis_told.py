"""A finished game is looked back at, for whoever may see the table."""

from __future__ import annotations

from pathlib import Path

import httpx
from serving_process import Serving
from test_playing import Guest, refused

from rotonde.client import Client

RECORD = (Path(__file__).parent.parent / "arena" / "thrown-away.record").read_text(encoding="utf-8")
OVERBID = 18
"""Bob can pass and win by 12 to 8, or bid less; he bids 3 and wins by 10 to 9."""


def brought(client: Client) -> str:
    return str(client.call("POST", "/api/records", {"record": RECORD})["table"]["id"])


def test_it_is_made_once_and_told_to_anybody(server: Serving, guest: Guest) -> None:
    ann = guest("Ann")
    address = f"{server.address}/api/tables/{brought(ann)}/analysis"
    first = httpx.get(address)
    assert first.status_code == 202
    assert first.json() == {"ready": False, "done": 0, "of": 18, "analysis": None, "turning": []}
    made = ann.analysis(address.split("/")[-2])
    assert made.analysis is not None
    assert made.done == made.of == 18
    assert [decision.number for decision in made.analysis.decisions] == list(range(2, 19))
    assert made.analysis.seats == ["Ann", "Bob"]
    assert made.analysis.final == [9, 10]
    last = made.analysis.decisions[-1]
    better = last.judgement.alternatives[0].action
    assert (last.turning, better in ("pass", "bid 1 D2")) == ("missed", True)
    assert last.judgement.loss > 2
    told = next(point.text for point in made.turning if point.number == OVERBID)
    assert told.en.startswith("Bob bids 3 YR shares for D2. Better by £")
    assert told.fr.startswith("Bob mise 3 titres YR")
    again = httpx.get(address)
    assert again.status_code == 200
    assert again.json()["turning"][-1]["number"] == OVERBID


def test_not_while_it_is_played(guest: Guest) -> None:
    ann = guest("Ann")
    running = ann.create("rocket", ["me", "me"], start=True).table.id
    assert refused(ann.analysis, running).code == "not_over"
    assert refused(ann.analysis, "nowhere").code == "no_such_table"


def test_not_too_many_at_once(own_server: Serving) -> None:
    with own_server, Client(own_server.address) as ann:
        ann.be("Ann")
        tables = [brought(ann) for _ in range(21)]
        for table in tables[:-1]:
            assert ann.call("GET", f"/api/tables/{table}/analysis")["ready"] is False
        problem = refused(ann.call, "GET", f"/api/tables/{tables[-1]}/analysis")
        assert (problem.status, problem.code) == (503, "too_many_analyses")
        assert "analyse" in problem.trouble.text.fr


def test_seats_without_a_name_are_numbered(guest: Guest) -> None:
    ann = guest("Ann")
    nameless = "\n".join(line for line in RECORD.splitlines() if not line.startswith("seat ")) + "\n"
    made = ann.analysis(ann.call("POST", "/api/records", {"record": nameless})["table"]["id"])
    assert made.turning[-1].text.en.startswith("Player 2 bids")
    assert made.turning[-1].text.fr.startswith("Joueur 2 mise")
