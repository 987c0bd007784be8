"""Tables: making, joining, links, hot seats, starting, the next game; people with and without accounts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from serving_process import Serving
from test_playing import Guest, Seated, refused
from together import Player, play_out

from rotonde.client import Client, Refused
from rotonde.core.chance import commitment
from rotonde.server.names import names_on_record


def test_a_table_is_made_joined_and_started(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    made = ann.create("rocket", ["me", "open", "bot:random"])
    path = f"/api/tables/{made.table.id}"
    assert made.you.host
    assert made.table.status == "open"
    assert refused(ann.call, "POST", f"{path}/start").code == "seats_open"
    joined = bob.call("POST", f"{path}/join", {"name": "Bobby"})
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ann", "Bobby", "Seguin"]
    assert joined["you"] == {"seats": [1], "host": False, "links": joined["you"]["links"]}
    assert refused(bob.call, "POST", f"{path}/join", {}).code == "no_open_seat"
    assert refused(bob.call, "POST", f"{path}/join", {"seat": 0}).code == "seat_taken"
    assert refused(bob.call, "POST", f"{path}/start").code == "not_the_host"
    started = ann.call("POST", f"{path}/start")
    assert started["table"]["status"] == "running"
    assert len(started["table"]["commitment"]) == len(commitment("x"))
    assert "seed" not in started["table"]
    assert refused(ann.call, "POST", f"{path}/start").code == "already_started"
    assert refused(bob.call, "POST", f"{path}/leave", {"seat": 1}).code == "already_started"


def test_who_leaves_before_the_start_frees_the_seat(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    path = f"/api/tables/{ann.create('rocket', ['me', 'open']).table.id}"
    bob.call("POST", f"{path}/join", {})
    left = bob.call("POST", f"{path}/leave", {"seat": 1})
    assert left["table"]["seats"][1] == {"seat": 1, "kind": "open", "name": ""}
    assert refused(bob.call, "POST", f"{path}/leave", {"seat": 1}).code == "not_your_seat"


def test_an_invitation_works_once_and_ones_own_link_always(guest: Guest) -> None:
    ann, bob, eve, tablet = guest("Ann"), guest("Bob"), guest("Eve"), guest("Bob’s tablet")
    made = ann.create("rocket", ["me", "invited"])
    assert refused(bob.call, "POST", f"/api/tables/{made.table.id}/join", {}).code == "no_open_seat"
    invitation = made.you.links["1"]
    seat = bob.take(f"https://example.org/s/{invitation}")
    assert (seat.table, seat.seat) == (made.table.id, 1)
    assert refused(eve.take, invitation).code == "no_such_link"
    assert refused(ann.take, invitation).code == "no_such_link"
    assert "1" not in ann.call("GET", f"/api/tables/{made.table.id}")["you"]["links"]
    own = bob.call("GET", f"/api/tables/{made.table.id}")["you"]["links"]["1"]
    assert tablet.take(own).seat == 1
    assert tablet.call("GET", f"/api/tables/{made.table.id}")["you"]["seats"] == [1]
    assert bob.call("GET", f"/api/tables/{made.table.id}")["you"]["seats"] == [1]


def test_the_lobby_shows_public_tables_only(guest: Guest) -> None:
    ann = guest("Ann")
    shown = ann.create("rocket", ["me", "open"], public=True).table.id
    hidden = ann.create("rocket", ["me", "open"]).table.id
    lobby = [told["table"]["id"] for told in guest("Bob").call("GET", "/api/lobby")["tables"]]
    assert shown in lobby
    assert hidden not in lobby


def test_my_tables_begin_with_those_where_it_is_my_turn(guest: Guest) -> None:
    ann = guest("Ann")
    mine = ann.create("rocket", ["me", "me"], start=True).table.id
    waiting = ann.create("rocket", ["me", "open"]).table.id
    told = ann.call("GET", "/api/me/tables")["tables"]
    assert [entry["table"]["id"] for entry in told] == [mine, waiting]


def test_a_hot_seat_hands_over(guest: Guest) -> None:
    ann = guest("Ann")
    table = ann.create("rocket", ["me", "me"], start=True)
    player = Player(ann, table.table.id, None)
    first = player.position.seat
    assert player.position.offers, "without a choice, the one to act looks"
    assert first is not None
    player.socket.send(f'{{"type": "seat", "seat": {1 - first}}}')
    while player.hear()["type"] != "hello":
        pass
    assert player.position.seat == 1 - first
    assert player.position.view()["seats"][first]["money"] is None
    player.close()


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"seats": ["me"]}, "bad_player_count"),
        ({"seats": ["me", "bot:hal"]}, "unknown_bot"),
        ({"seats": ["me", "you"]}, "bad_request"),
        ({"options": {"colour": "red"}}, "unknown_option"),
        ({"options": {"move_stations": "never"}}, "bad_option_value"),
        ({"board": "mars"}, "unknown_board"),
        ({"board": {"name": "x"}}, None),
        ({"away_after": 1}, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(guest: Guest, wish: dict[str, object], code: str | None) -> None:
    body = {"game": "rocket", "seats": ["me", "open"], **wish}
    problem = refused(guest("Ann").call, "POST", "/api/tables", body)
    assert problem.status in (400, 422)
    assert code in (None, problem.code)


def test_a_rematch_seats_the_same_people(guest: Guest, seated: Seated) -> None:
    players = seated([guest("Ann"), guest("Bob")], "rocket")
    path = f"/api/tables/{players[0].table}/rematch"
    assert refused(players[0].client.call, "POST", path).code == "not_over"
    play_out(players, Random(5))
    made = players[1].client.call("POST", path)
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ann", "Bob"]
    assert made["table"]["id"] != players[0].table
    assert players[0].client.call("POST", path)["table"]["id"] == made["table"]["id"]
    assert refused(guest("Eve").call, "POST", path).code == "not_seated"
    assert players[1].client.call("POST", f"/api/tables/{made['table']['id']}/start")["table"]["status"] == "running"


def test_an_account_keeps_its_seats_and_adopts_a_guests(guest: Guest, server: Serving) -> None:
    ann = guest("Ann")
    first = ann.create("rocket", ["me", "open"]).table.id
    account = f"Ann {first[:6]}"
    ann.call("POST", "/api/accounts", {"name": account, "password": "le train de 8 h 47"})
    assert refused(ann.call, "POST", "/api/accounts", {"name": "x", "password": "le train de 8 h 47"}).code == "has_account"
    phone = guest("guest on the phone")
    assert refused(phone.call, "POST", "/api/accounts", {"name": account, "password": "le train de 9 h"}).code == "name_taken"
    second = phone.create("rocket", ["me", "open"]).table.id
    assert refused(phone.call, "POST", "/api/sessions", {"name": account, "password": "wrong password"}).code == "wrong_password"
    assert refused(phone.call, "POST", "/api/sessions", {"name": "nobody", "password": "wrong password"}).code == "wrong_password"
    phone.token = phone.call("POST", "/api/sessions", {"name": account, "password": "le train de 8 h 47"})["token"]
    mine = {told["table"]["id"]: told["you"] for told in phone.call("GET", "/api/me/tables")["tables"]}
    assert set(mine) == {first, second}
    assert all(you["host"] and you["seats"] == [0] for you in mine.values())
    phone.call("DELETE", "/api/sessions")
    assert refused(phone.call, "GET", "/api/me").code == "nobody"
    assert ann.call("GET", "/api/me")["account"] == account


def test_names_are_one_clean_line(guest: Guest) -> None:
    ann = guest("  Ann \u202e\t of\u200b Green  Gables ")
    assert ann.call("GET", "/api/me")["name"] == "Ann of Green Gables"
    assert refused(ann.call, "POST", "/api/me", {"name": "\u200b"}).code == "bad_request"


def test_bots_have_names_of_their_own_and_records_say_which_they_are(guest: Guest) -> None:
    sara = guest("Sara")
    table = sara.create("rocket", ["me", "bot:greedy", "bot:greedy", "bot:random"]).table
    assert [seat.bot for seat in table.seats] == [None, "greedy", "greedy", "random"]
    assert len({seat.name[0] for seat in table.seats}) == 4
    assert names_on_record([(seat.name, seat.bot) for seat in table.seats]) == ["Sara", "greedy", "greedy 2", "random"]


def test_what_is_not_there_is_said(guest: Guest) -> None:
    ann = guest("Ann")
    calls: list[tuple[Callable[[], object], int, str]] = [
        (lambda: ann.call("GET", "/api/tables/nowhere"), 404, "no_such_table"),
        (lambda: ann.call("GET", "/api/nothing"), 404, "no_such_page"),
        (lambda: ann.call("GET", "/api/games/chess/rules"), 404, "no_such_game"),
        (lambda: ann.call("GET", "/api/boards/0000"), 404, "no_such_board"),
        (lambda: ann.take("nothing"), 404, "no_such_link"),
        (lambda: ann.call("DELETE", "/api/games"), 405, "method_not_allowed"),
    ]
    with Client(ann.address) as nobody:
        calls.append((lambda: nobody.call("GET", "/api/me"), 401, "nobody"))
        for call, status, code in calls:
            problem: Refused = refused(call)
            assert (problem.status, problem.code) == (status, code)


def test_games_rules_and_boards_are_told_in_both_languages(guest: Guest) -> None:
    ann = guest("Ann")
    told = ann.call("GET", "/api/games")
    assert {"greedy", "random"} <= set(told["bots"])
    for game in told["games"]:
        assert game["title"]["en"]
        assert all(option["text"]["fr"] and option["rules"] for option in game["options"])
        assert ann.call("GET", f"/api/games/{game['id']}/rules")["sections"][0]["rules"][0]["text"]["fr"]
        for board in game["boards"]:
            shown = ann.call("GET", f"/api/boards/{board['key']}")
            assert shown["game"] == game["id"]
            assert shown["picture"]["cells"]


def test_a_board_of_ones_own_is_kept_by_its_digest(guest: Guest) -> None:
    ann = guest("Ann")
    usual = ann.call("GET", "/api/games")["games"]
    key = next(game["boards"][0]["key"] for game in usual if game["id"] == "rocket")
    data = ann.call("GET", f"/api/boards/{key}")["data"]
    made = ann.create("rocket", ["me", "me"], board={**data, "name": "My England"}, start=True)
    assert made.table.board is None
    assert made.table.board_key != key
    assert ann.call("GET", f"/api/boards/{made.table.board_key}")["data"]["name"] == "My England"
