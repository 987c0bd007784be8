"""Bots at tables: they act by themselves, no longer than they may, also for who is away."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import msgspec
import pytest
from serving_process import Serving
from test_playing import Guest, refused
from together import Player

import rotonde
from rotonde.client import Client, notations
from rotonde.server.thinking import MODESTY, Choice, Question

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "remote_bot.py"


def until(client: Client, table: str, what: str, seconds: float = 60) -> dict[str, object]:
    """Wait until a table has that status, or is at a number."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        told: dict[str, object] = client.call("GET", f"/api/tables/{table}")["table"]
        if told["status"] == what:
            return told
        time.sleep(0.1)
    raise AssertionError(f"still {told['status']}")


def test_bots_play_a_game_alone(guest: Guest) -> None:
    ann = guest("Ann")
    table = ann.create("rocket", ["bot:random", "bot:random"], start=True).table.id
    until(ann, table, "over")
    moves = [i for i in ann.call("GET", f"/api/tables/{table}/items")["items"] if i["kind"] == "move"]
    assert {move["by"] for move in moves} == {"bot", "chance"}


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no priorities")
def test_who_plays_comes_before_a_bot_that_thinks() -> None:
    state = rotonde.game("rocket").start(2, seed=1)
    while state.to_act == (rotonde.DEALER,):
        state.play(rotonde.DEALER, state.deal())
    question = Question("rocket", state.to_dict(), state.to_act[0], "random", "luck")
    command = (sys.executable, "-m", "rotonde.server.thinking")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as thinking:
        assert thinking.stdin
        assert thinking.stdout
        thinking.stdin.write(msgspec.json.encode(question) + b"\n")
        thinking.stdin.flush()
        choice = msgspec.json.decode(thinking.stdout.readline(), type=Choice)
        priority = os.getpriority(os.PRIO_PROCESS, thinking.pid)
        thinking.stdin.close()
    assert state.objections(question.seat, state.game.parse(choice.action)) == []
    assert priority == min(19, os.getpriority(os.PRIO_PROCESS, 0) + MODESTY)


def test_a_person_plays_against_bots(guest: Guest) -> None:
    ann, rng = guest("Ann"), Random(1)
    table = ann.create("rocket", ["me", "bot:greedy"], start=True).table.id
    seat = ann.sit(table, 0)
    for count, position in enumerate(seat.decisions()):
        if count == 3:
            break
        seat.act(rng.choice(notations(position.offers)))
    undone = ann.call("POST", f"/api/tables/{table}/undo", {"seat": 0})
    assert undone["done"], "bots accept what a person takes back"


def test_why_a_bot_moved_is_told_once_the_game_is_over(guest: Guest) -> None:
    ann, rng = guest("Ann"), Random(1)
    table = ann.create("tycoon", ["me", "bot:driver"], {"max_turns": 1}, start=True).table.id
    seat = ann.sit(table, 0)
    for position in seat.decisions():
        assert not any("reason" in item for item in ann.call("GET", f"/api/tables/{table}/items")["items"])
        seat.act(rng.choice(notations(position.offers)))
    until(ann, table, "over")
    items = ann.call("GET", f"/api/tables/{table}/items")["items"]
    moves = [item for item in items if "reason" in item]
    assert moves
    assert {(item["kind"], item["seat"], item["by"]) for item in moves} == {("move", 1, "bot")}
    assert len(moves) == sum(item["kind"] == "reason" for item in items)
    for move in moves:
        assert "expected" in move["reason"]["en"]
        assert "attendait" in move["reason"]["fr"]


def test_a_bot_that_thinks_too_long_plays_something_legal(own_server: Serving) -> None:
    own_server.settings["bot_seconds"] = 0.0
    with own_server as serving, Client(serving.address) as ann:
        ann.be("Ann")
        table = ann.create("rocket", ["bot:greedy", "bot:greedy"], start=True).table.id
        end = time.monotonic() + 30
        while ann.call("GET", f"/api/tables/{table}")["table"]["number"] < 3:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert "rotonde_late_bots_total" in ann.call("GET", "/metrics")


def test_who_is_away_is_played_for_and_comes_back(guest: Guest) -> None:
    ann = guest("Ann")
    table = ann.create("rocket", ["me", "bot:random"], start=True, away_after=5).table.id
    watcher = Player(guest("Eve"), table, None)
    while not any(item["kind"] == "move" and item["by"] == "away" for item in watcher.position.items):
        watcher.hear()
    assert ann.call("GET", f"/api/tables/{table}")["table"]["seats"][0]["away"]
    back = Player(ann, table, 0)
    while "back" not in [item["kind"] for item in watcher.position.items]:
        watcher.hear()
    assert "away" not in ann.call("GET", f"/api/tables/{table}")["table"]["seats"][0]
    back.close()
    watcher.close()


def test_bots_that_wait_are_woken_after_a_crash(own_server: Serving) -> None:
    own_server.settings["bot_seconds"] = 30.0
    with own_server as serving, Client(serving.address) as ann:
        ann.be("Ann")
        table = ann.create("rocket", ["bot:random", "bot:random"], start=True).table.id
        serving.kill()
        serving.start()
        until(ann, table, "over", 60)


def test_the_example_of_a_remote_bot_plays(guest: Guest, server: Serving) -> None:
    ann, rng = guest("Ann"), Random(2)
    made = ann.create("rocket", ["me", "invited"])
    program = [sys.executable, str(EXAMPLE), server.address, f"{server.address}/s/{made.you.links['1']}"]
    bot = subprocess.Popen(program)
    while not all(seat["kind"] == "person" for seat in ann.call("GET", f"/api/tables/{made.table.id}")["table"]["seats"]):
        time.sleep(0.05)
    ann.call("POST", f"/api/tables/{made.table.id}/start")
    seat = ann.sit(made.table.id, 0)
    for position in seat.decisions():
        seat.act(rng.choice(notations(position.offers)))
    assert bot.wait(20) == 0
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 22


def test_a_question_is_asked_once_though_others_talk_meanwhile(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.create("rocket", ["me", "me"], start=True)
    seat = ann.sit(table.table.id, table.table.to_act[0])
    answered: list[int] = []
    for position in seat.decisions():
        if len(answered) == 4:
            break
        for text in ("Well?", "Hurry up!"):
            bob.call("POST", f"/api/tables/{table.table.id}/chat", {"text": text})
        answered.append(seat.act(notations(position.offers)[0]).number)
        other = ann.sit(table.table.id, 1 - seat.seat)
        while (desk := ann.call("GET", f"/api/tables/{other.table}/desk", seat=other.seat))["own"]["offers"]:
            other.position.desk = desk["public"]
            other.act(notations(desk["own"]["offers"])[0])
    assert len(set(answered)) == 4


def test_two_answers_to_one_question_are_played_once(guest: Guest) -> None:
    ann = guest("Ann")
    table = ann.create("rocket", ["me", "me"], start=True)
    seat = table.table.to_act[0]
    desk = ann.call("GET", f"/api/tables/{table.table.id}/desk", seat=seat)
    first, second = notations(desk["own"]["offers"])[:2]
    answers: list[object] = []

    def send(action: str) -> None:
        with Client(ann.address, ann.token) as client:
            body = {"seat": seat, "action": action, "asked_at": desk["public"]["asked_at"], "key": f"key for {action}"}
            try:
                answers.append(client.call("POST", f"/api/tables/{table.table.id}/act", body))
            except Exception as problem:
                answers.append(problem)

    threads = [threading.Thread(target=send, args=[action]) for action in (first, second)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(type(answer).__name__ for answer in answers) == ["Refused", "dict"]
    assert refused(ann.call, "POST", f"/api/tables/{table.table.id}/chat", {"text": " "}).code == "bad_request"
