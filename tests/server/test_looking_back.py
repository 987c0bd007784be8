"""Looking back: earlier positions, what happened, records, forks, imports, results."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from test_playing import Guest, Seated, refused
from together import Player, play_out, step

import rotonde
from rotonde.client import Position, notations
from rotonde.records import read_record, replay, verify, write_record

RECORDED = Path(__file__).parent.parent / "recorded"
every_game = pytest.mark.parametrize("game", rotonde.games())


def longest(game: str) -> str:
    return max((path.read_text(encoding="utf-8") for path in (RECORDED / game).glob("*.txt")), key=len)


def seen(player: Player, number: int, seat: int | None) -> dict[str, object]:
    """The view at an earlier position, put together as a client does."""
    query = {} if seat is None else {"seat": seat}
    told = player.client.call("GET", f"/api/tables/{player.table}/at/{number}", **query)
    return Position(desk=told["public"], own=told["own"]).view()


@every_game
def test_an_imported_game_can_be_looked_at_at_any_action(guest: Guest, game: str) -> None:
    ann, text = guest("Ann"), longest(game)
    record = read_record(text)
    table = ann.call("POST", "/api/records", {"record": text})["table"]
    assert (table["status"], table["number"]) == ("over", len(record.entries))
    player = Player(ann, table["id"], None)
    for number in (0, 1, len(record.entries) // 2, len(record.entries)):
        state = replay(record, number)
        for seat in (None, 0, record.players - 1):
            assert seen(player, number, seat) == state.view(seat)
    assert refused(ann.call, "GET", f"/api/tables/{table['id']}/at/{len(record.entries) + 1}").code == "no_such_number"
    player.close()


@every_game
def test_everything_that_happened_is_told_in_words(guest: Guest, game: str) -> None:
    ann, record = guest("Ann"), read_record(longest(game))
    table = ann.call("POST", "/api/records", {"record": write_record(record)})["table"]
    told, after = [], 0
    while page := ann.call("GET", f"/api/tables/{table['id']}/items", after=after)["items"]:
        told += page
        after = page[-1]["seq"]
    moves = [item for item in told if item["kind"] == "move"]
    assert [move["action"] for move in moves] == [str(entry.action) for entry in record.entries]
    assert all(event["text"]["fr"] for move in moves for event in move["events"])


def test_players_look_back_with_their_own_secrets_only(guest: Guest, seated: Seated) -> None:
    players = seated([guest("Ann"), guest("Bob")], "rocket")
    for _ in range(8):
        step(players, Random(2))
    ann, bob = players
    assert seen(ann, 3, 0)["seats"][0]["money"] is not None  # type: ignore[index]
    assert seen(ann, 3, 0)["seats"][1]["money"] is None  # type: ignore[index]
    path = f"/api/tables/{ann.table}/at/3"
    assert refused(ann.client.call, "GET", path, seat=1).code == "not_your_seat"
    play_out(players, Random(2))
    assert bob.client.call("GET", path, seat=0)["own"]["seat"] == 0


def test_a_fork_goes_on_from_an_earlier_position(guest: Guest, seated: Seated) -> None:
    players = seated([guest("Ann"), guest("Bob")], "rocket")
    play_out(players, Random(4))
    ann, eve = players[0], guest("Eve")
    body = {"at": 20, "seats": ["me", "bot:random"], "start": True}
    made = eve.call("POST", f"/api/tables/{ann.table}/fork", body)
    assert (made["table"]["forked_from"], made["table"]["forked_at"]) == (ann.table, 20)
    old = ann.client.call("GET", f"/api/tables/{ann.table}/at/20")["public"]["view"]
    new = eve.call("GET", f"/api/tables/{made['table']['id']}/at/20")["public"]["view"]
    assert new == old
    assert refused(eve.call, "POST", f"/api/tables/{ann.table}/fork", {"at": 9999}).code == "no_such_number"
    assert refused(eve.call, "POST", f"/api/tables/{ann.table}/fork", {**body, "seats": ["me"]}).code == "bad_player_count"


def test_an_open_record_is_played_on(guest: Guest) -> None:
    ann, record = guest("Ann"), read_record(longest("rocket"))
    seats = ["me"] * record.players
    made = ann.call("POST", "/api/records", {"record": write_record(record.upto(30)), "seats": seats})
    assert made["table"]["status"] == "open"
    table = ann.call("POST", f"/api/tables/{made['table']['id']}/start")["table"]
    assert (table["status"], table["number"]) == ("running", 30)


@pytest.mark.parametrize("text", ["", "no record", "rotonde record 1\ngame: chess\n", "rotonde record 9\n"])
def test_what_is_no_record_is_refused_with_its_line(guest: Guest, text: str) -> None:
    assert refused(guest("Ann").call, "POST", "/api/records", {"record": text}).status in (400, 422)


def test_the_record_of_a_running_game_tells_no_seed(guest: Guest, seated: Seated) -> None:
    players = seated([guest("Ann"), guest("Bob")], "rocket")
    for _ in range(6):
        step(players, Random(2))
    path = f"/api/tables/{players[0].table}/record"
    running = read_record(players[0].client.call("GET", path))
    assert running.seed is None
    assert running.commitment == players[0].client.call("GET", f"/api/tables/{players[0].table}")["table"]["commitment"]
    play_out(players, Random(2))
    assert verify(read_record(players[0].client.call("GET", path))) == []


def test_the_result_tells_how_it_came_about(guest: Guest, seated: Seated) -> None:
    players = seated([guest("Ann"), guest("Bob")], "rocket")
    path = f"/api/tables/{players[0].table}/result"
    assert refused(players[0].client.call, "GET", path).code == "not_over"
    play_out(players, Random(7))
    told = players[0].client.call("GET", path)
    money = next(series for series in told["series"] if series["name"] == "money")
    assert [values[-1] for values in money["values"]] == told["scores"]
    assert len(money["values"][0]) == len(told["numbers"])
    cities = next(series for series in told["series"] if series["name"] == "cities")
    assert "GWR" in cities["of"]
    assert [values[0] for values in cities["values"]] == [1] * len(cities["of"])
    assert told["text"]["fr"]


def test_secret_cards_are_veiled_in_the_record_of_a_running_game(guest: Guest, seated: Seated) -> None:
    players = seated([guest("Ann"), guest("Bob")], "tycoon")
    play_out(players, Random(3), 30)
    path = f"/api/tables/{players[0].table}/record"
    public, own = (players[0].client.call("GET", path, **query) for query in ({}, {"seat": 0}))
    assert public.count(" ?\n") > own.count(" ?\n") > 0
    assert refused(players[1].client.call, "GET", path, seat=0).code == "not_your_seat"
    body = {"at": players[0].client.call("GET", f"/api/tables/{players[0].table}")["table"]["number"]}
    assert refused(guest("Eve").call, "POST", f"/api/tables/{players[0].table}/fork", body).code == "has_secrets"


def test_chance_that_was_taken_back_is_drawn_anew_and_proved(guest: Guest) -> None:
    ann, rng = guest("Ann"), Random(9)
    table = ann.create("dice", ["me", "me"], start=True).table.id
    outcomes: dict[int, set[str]] = {}
    taken_back = 0
    while (told := ann.call("GET", f"/api/tables/{table}")["table"])["status"] != "over":
        seat = told["to_act"][0]
        desk = ann.call("GET", f"/api/tables/{table}/desk", seat=seat)
        player = ann.sit(table, seat)
        player.position.desk = desk["public"]
        player.act(rng.choice(notations(desk["own"]["offers"])))
        moves = [i for i in ann.call("GET", f"/api/tables/{table}/items", after=told["number"])["items"] if i["kind"] == "move"]
        for move in moves:
            if move["by"] == "chance":
                outcomes.setdefault(move["number"], set()).add(move["action"])
        if moves[-1]["by"] == "chance" and taken_back < 25:
            assert ann.call("POST", f"/api/tables/{table}/undo", {"seat": seat, "to": told["number"]})["done"]
            taken_back += 1
    assert any(len(seen) > 1 for seen in outcomes.values())
    text = ann.call("GET", f"/api/tables/{table}/record")
    assert "@ undone" in text
    assert verify(read_record(text)) == []
