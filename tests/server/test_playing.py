"""Actions over the wire: what is legal is played once, everything else changes nothing and says why."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import httpx
import pytest
from msgspec import json
from together import Player, play_out, step

from rotonde.client import Client, Refused, notations
from rotonde.i18n import LANGUAGES

Guest = Callable[..., Client]
Seated = Callable[..., list[Player]]


@pytest.fixture
def table(guest: Guest, seated: Seated) -> list[Player]:
    """Two people at Rocket."""
    return seated([guest("Ann"), guest("Bob")], "rocket")


def actor(players: list[Player]) -> Player:
    return next(player for player in players if player.position.offers)


def other(players: list[Player]) -> Player:
    return next(player for player in players if not player.position.offers)


def body(player: Player, **changed: Any) -> dict[str, Any]:
    action = notations(player.position.offers)[0] if player.position.offers else "pass"
    return {"seat": player.seat.seat, "action": action, "asked_at": player.position.asked_at, "key": "a-key-of-ours", **changed}


def act(player: Player, **changed: Any) -> dict[str, Any]:
    answer: dict[str, Any] = player.client.call("POST", f"/api/tables/{player.table}/act", body(player, **changed))
    return answer


def refused(call: Callable[..., Any], *arguments: Any, **named: Any) -> Refused:
    """What a call is refused with: always a code, and a sentence in every language."""
    with pytest.raises(Refused) as caught:
        call(*arguments, **named)
    told = caught.value.trouble
    assert told.code
    assert all(getattr(told.text, lang) for lang in LANGUAGES)
    return caught.value


def number(player: Player) -> int:
    return int(player.client.call("GET", f"/api/tables/{player.table}")["table"]["number"])


def test_an_action_is_played_and_everybody_is_told(table: list[Player]) -> None:
    player, watcher = actor(table), other(table)
    before = number(player)
    answer = act(player)
    assert answer["number"] == before + 1
    assert not answer["repeated"]
    for listener in (player, watcher):
        listener.catch_up(answer["seq"])
        (move,) = listener.position.items
        assert move["number"] == before + 1
        assert move["by"] == "person"
        assert all(event["text"]["en"] and event["text"]["fr"] and event["data"]["kind"] for event in move["events"])


def test_an_action_sent_twice_is_played_once(table: list[Player]) -> None:
    player = actor(table)
    sent = body(player)
    first = player.client.call("POST", f"/api/tables/{player.table}/act", sent)
    again = player.client.call("POST", f"/api/tables/{player.table}/act", sent)
    assert again == {**first, "repeated": True}
    assert number(player) == first["number"]


def test_a_key_is_for_one_action(table: list[Player]) -> None:
    player = actor(table)
    first, second = notations(player.position.offers)[:2]
    act(player, action=first)
    assert refused(act, player, action=second).code == "key_reused"


def test_a_stale_action_is_refused_and_told_the_present_number(table: list[Player]) -> None:
    player = actor(table)
    problem = refused(act, player, asked_at=player.position.asked_at - 1)
    assert (problem.status, problem.code) == (409, "stale")
    assert problem.trouble.details == {"asked_at": player.position.asked_at}


def test_who_is_not_to_act_is_told_the_rule(table: list[Player]) -> None:
    player, before = other(table), number(table[0])
    problem = refused(act, player, action="token Gloucester textiles")
    assert (problem.status, problem.code, problem.trouble.rule) == (422, "illegal_action", "SR-2.3")
    assert problem.trouble.objections[0].code == "not_your_decision"
    assert number(player) == before


def test_an_illegal_action_is_refused_with_every_objection(table: list[Player]) -> None:
    player = actor(table)
    problem = refused(act, player, action="extend GWR A1")
    assert problem.code == "illegal_action"
    assert problem.trouble.rule
    for objection in problem.trouble.objections:
        assert objection.text.en
        assert objection.text.fr


@pytest.mark.parametrize("text", ["extend", "dance", "\x00", "extend GWR D14 D15", "first 1", "✂", "extend " + "A" * 300])
def test_what_is_no_action_is_refused(table: list[Player], text: str) -> None:
    assert refused(act, actor(table), action=text).status in (422, 409)


def test_an_action_that_comes_in_pieces_is_played(table: list[Player]) -> None:
    """Whole ones take a shorter way than the framework's; these take the framework's."""
    player, before = actor(table), number(table[0])
    text = json.encode(body(player))

    def pieces() -> Iterator[bytes]:
        for i in range(0, len(text), 20):
            time.sleep(0.01)
            yield text[i : i + 20]

    address = f"{player.client.address}/api/tables/{player.table}/act"
    answer = httpx.post(address, content=pieces(), headers={"Cookie": f"other=1; rotonde={player.client.token}"}, timeout=60)
    assert answer.json()["number"] == before + 1


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b'{"seat":0}', b'{"seat":99,"action":"a","asked_at":0,"key":"12345678"}', b"\xff"]
)
def test_an_action_that_cannot_be_read_is_refused(table: list[Player], text: bytes) -> None:
    address = f"{table[0].client.address}/api/tables/{table[0].table}/act"
    answer = httpx.post(address, content=text, timeout=60)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")


@pytest.mark.parametrize("given", [{"after": 10**40}, {"upto": 10**40}, {"upto": 10**10}])
def test_no_number_is_too_large_to_be_refused(table: list[Player], given: dict[str, int]) -> None:
    address = f"/api/tables/{table[0].table}"
    assert refused(table[0].client.call, "GET", f"{address}/items", **given).code == "bad_request"
    assert refused(table[0].client.call, "GET", f"{address}/at/{10**40}").code == "bad_request"


def test_another_ones_seat_cannot_be_played(table: list[Player]) -> None:
    assert refused(act, actor(table), seat=other(table).seat.seat).code == "not_your_seat"
    assert refused(act, actor(table), seat=9).code == "not_your_seat"
    nobody = Client(table[0].client.address)
    table[0].client, kept = nobody, table[0].client
    assert refused(act, table[0]).code == "nobody"
    table[0].client = kept
    nobody.close()


def test_preview_tells_events_and_changes_nothing(table: list[Player]) -> None:
    player = actor(table)
    before = number(player)
    for action in notations(player.position.offers)[:5]:
        told = player.client.call("POST", f"/api/tables/{player.table}/preview", {"seat": player.seat.seat, "action": action})
        assert told["events"]
        assert told["events"][0]["text"]["fr"]
    assert number(player) == before


def test_why_names_the_rules(table: list[Player]) -> None:
    player = actor(table)
    path = f"/api/tables/{player.table}/why"
    told = player.client.call("POST", path, {"seat": player.seat.seat, "action": "extend GWR A1"})
    assert told["objections"][0]["rule"].startswith("SR-")
    assert told["objections"][0]["text"]["fr"]
    pointed = player.client.call("POST", path, {"seat": player.seat.seat, "part": {"role": "hex", "value": "A1"}})
    assert pointed["objections"]
    path_to = [{"role": "kind", "value": "Extend"}, {"role": "line", "value": "GWR"}]
    assert player.client.call("POST", path, {"seat": player.seat.seat, "path": path_to})["meanings"]
    assert refused(player.client.call, "POST", path, {"seat": player.seat.seat}).code == "one_question"


def test_offers_are_those_of_the_news(table: list[Player]) -> None:
    player = actor(table)
    told = player.client.call("GET", f"/api/tables/{player.table}/offers", seat=player.seat.seat)
    assert told == {"asked_at": player.position.asked_at, "offers": player.position.offers}


def test_chat_is_heard_by_all_and_is_data(table: list[Player]) -> None:
    said = "<b>bonjour</b> \u202e à tous"
    seq = table[0].client.call("POST", f"/api/tables/{table[0].table}/chat", {"text": said})["seq"]
    table[1].catch_up(seq)
    (heard,) = table[1].position.items
    assert (heard["kind"], heard["name"], heard["text"]) == ("chat", "Ann", "<b>bonjour</b>  à tous")


def test_a_notepad_is_private(table: list[Player]) -> None:
    ann, bob = table
    path = f"/api/tables/{ann.table}/notes"
    ann.client.call("PUT", path, {"seat": 0, "text": "veto next time"})
    assert ann.client.call("GET", path, seat=0) == {"text": "veto next time"}
    assert refused(bob.client.call, "GET", path, seat=0).code == "not_your_seat"
    assert bob.client.call("GET", path, seat=1) == {"text": ""}


def test_undo_is_free_while_nobody_else_has_decided(table: list[Player]) -> None:
    player = actor(table)
    before = number(player)
    quiet = next(a for a in notations(player.position.offers) if not a.startswith("extend"))
    player.catch_up(act(player, action=quiet)["seq"])
    assert player.position.own is not None
    assert player.position.own["undo"]["free"] == 1
    answer = player.client.call("POST", f"/api/tables/{player.table}/undo", {"seat": player.seat.seat})
    assert (answer["done"], answer["number"]) == (True, before)
    items = player.client.call("GET", f"/api/tables/{player.table}/items")["items"]
    assert [(i["kind"], i.get("undone", False)) for i in items[-2:]] == [("move", True), ("undo", False)]


def test_a_turn_is_restarted_in_one_request(guest: Guest, seated: Seated) -> None:
    players = seated([guest("Ann"), guest("Bob")], "rocket")
    player = actor(players)
    before = number(player)
    for _ in range(2):
        quiet = next(a for a in notations(player.position.offers) if not a.startswith("extend"))
        player.catch_up(player.seat.act(quiet).seq)
    answer = player.client.call("POST", f"/api/tables/{player.table}/restart", {"seat": player.seat.seat})
    assert answer["number"] == before
    assert refused(player.client.call, "POST", f"/api/tables/{player.table}/restart", {"seat": player.seat.seat}).code == (
        "nothing_to_undo"
    )


def test_what_others_have_decided_upon_is_taken_back_only_if_they_accept(table: list[Player]) -> None:
    for _ in range(6):
        step(table, Random(1))
    ann, bob = table
    path = f"/api/tables/{ann.table}/undo"
    before = number(ann)
    answer = ann.client.call("POST", path, {"seat": 0, "to": 1})
    assert (answer["done"], answer["number"]) == (False, before)
    assert refused(ann.client.call, "POST", path, {"seat": 0, "to": 1}).code == "undo_asked"
    assert refused(ann.client.call, "POST", f"{path}/answer", {"seat": 0, "accept": True}).code == "no_undo_asked"
    bob.client.call("POST", f"{path}/answer", {"seat": 1, "accept": False})
    assert number(ann) == before
    ann.client.call("POST", path, {"seat": 0, "to": 1})
    assert bob.client.call("POST", f"{path}/answer", {"seat": 1, "accept": True}) == {
        "seq": bob.client.call("GET", f"/api/tables/{ann.table}")["seq"],
        "number": 1,
        "done": True,
    }


def test_after_the_end_nothing_is_played(guest: Guest, seated: Seated) -> None:
    players = seated([guest("Ann"), guest("Bob")], "rocket")
    play_out(players, Random(3))
    assert refused(act, players[0]).code == "game_over"
    assert refused(players[0].client.call, "POST", f"/api/tables/{players[0].table}/restart", {"seat": 0}).code == (
        "nothing_to_undo"
    )
