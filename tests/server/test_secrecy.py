"""Nobody receives what their seat may not know: the same traffic, byte for byte, whatever the others' secrets are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from test_playing import Guest, Seated
from together import play_out

import rotonde
from playing import nearly_legal, random_game
from rotonde.core.contract import DEALER, Action, IllegalAction, Malformed, Seat
from rotonde.records import read_record
from rotonde.server import looking, playing, telling
from rotonde.server.course import Trial
from rotonde.server.messages import WhyBody
from rotonde.server.refusals import Refusal, unreadable
from rotonde.server.storage import Line, Places, SeatRow, TableRow
from rotonde.server.table import Table
from rotonde.server.telling import ENCODER, News
from rotonde.server.web.live import Ear, _hello

TABLES = [(game, rotonde.game(game).players[0]) for game in rotonde.games()] + [("shares", 5), ("tycoon", 4)]
VOTES = read_record((Path(__file__).parent.parent / "recorded" / "shares" / "idle-5.txt").read_text(encoding="utf-8"))
TWINS = 6
AHEAD = 6


def blotted(action: Action) -> Action:
    """The same kind of action with another secret in it."""
    values = {field.name: getattr(action, field.name) for field in fields(action)}  # type: ignore[arg-type]
    others = {name: other for name, value in values.items() if (other := another(value)) is not None}
    assert others, action
    return replace(action, **others)  # type: ignore[type-var]


def another(value: object) -> object:
    match value:
        case str():
            return "SECRET"
        case bool():
            return not value
        case tuple():
            return ("SECRET",) * len(value)
    return None


def log_of(game_id: str, players: int) -> tuple[tuple[Seat, Action], ...]:
    """A random game; of the share game with five a recorded one, in which there are votes."""
    if (game_id, players) != ("shares", 5):
        return random_game(game_id, players, 1)
    return tuple((entry.seat, entry.action) for entry in VOTES.entries)


def new_table(game_id: str, players: int) -> Table:
    game = rotonde.game(game_id)
    state = game.start(players, 1, VOTES.options if game_id == VOTES.game else None)
    row = TableRow(
        "table", game_id, 1, game.boards[0], state.board_key, dict(state.options), players, "1",
        False, None, "host", "open", 0, 0.0, 0.0, None, None, None, None,
    )  # fmt: skip
    seats = [SeatRow(seat, "person", f"Player {seat}", None, f"link {seat}") for seat in range(players)]
    table = Table(row, game.boards[0], Places(seats, [], "host"))
    table.fold([Line(1, "started", None, "", None, None, 0.0)])
    return table


def play(table: Table, seat: Seat, action: Action) -> News:
    """One move, as the house takes it in."""
    trial = Trial(table.course)
    trial.play(seat, action)
    line = Line(table.seq + 1, "move", seat, str(action), None, None, 0.0)
    return News(table, table.fold([line], trial))


def twin_of(table: Table, viewer: Seat | None, rng: Random) -> Table:
    """The same table with everything that the viewer cannot know drawn anew, and its log blotted out."""
    twin = new_table(table.game.id, table.row.players)
    twin.course.moves = [
        move
        if telling.readable(table, table.course, telling.Told(number, move, []), viewer) is not None
        else move._replace(action=blotted(move.action))
        for number, move in enumerate(table.course.moves, 1)
    ]
    twin.course.state = table.course.state.redeal(viewer, rng)
    twin.seq, twin.lines_of_moves = table.seq, list(table.lines_of_moves)
    return twin


def answers(table: Table, viewer: Seat | None, tried: list[Action]) -> Iterator[bytes]:
    """Everything that a viewer can get out of a table without changing it."""
    yield ENCODER.encode(looking.desk_at(table, viewer, None))
    yield ENCODER.encode(table.told())
    yield looking.record_text(table, viewer).encode()
    ear: Ear = Ear(SimpleNamespace(), lambda text: True, None, viewer)  # type: ignore[arg-type]
    yield _hello(table, ear, [], {}, [], SimpleNamespace(listeners={}))  # type: ignore[arg-type]
    for action in tried if viewer is not None else ():
        yield refusal_of(lambda a=action: playing.tried(table, viewer, a))
        yield refusal_of(lambda a=action: telling.told_preview(table, viewer, str(a)))
        yield refusal_of(lambda a=action: telling.told_why(table, WhyBody(viewer, str(a))))


def refusal_of(call: object) -> bytes:
    try:
        answer = call()  # type: ignore[operator]
    except Refusal as problem:
        return ENCODER.encode(problem.answer())
    except Malformed as problem:
        return ENCODER.encode(unreadable(problem))
    return b"" if isinstance(answer, Trial) else ENCODER.encode(answer)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_traffic_to_a_seat_does_not_depend_on_the_secrets_of_others(game_id: str, players: int) -> None:
    log, rng = log_of(game_id, players), Random(players)
    votes = {ply for ply, entry in enumerate(VOTES.entries) if entry.came} if players == 5 else set()
    chosen = set(rng.sample(range(len(log) - 1), min(TWINS, len(log) - 1))) | {2, 3, 4, 5} | set(sorted(votes)[:6])
    pool = [action for _, action in log]
    table = new_table(game_id, players)
    for ply, (seat, action) in enumerate(log[:-1]):
        if ply in chosen:
            for viewer in (None, 0, players - 1):
                compare(table, twin_of(table, viewer, rng), viewer, log[ply:-1], list(nearly_legal(pool, pool, rng, 6)))
        play(table, seat, action)


def compare(table: Table, twin: Table, viewer: Seat | None, ahead: tuple[tuple[Seat, Action], ...], tried: list[Action]) -> None:
    assert list(answers(table, viewer, tried)) == list(answers(twin, viewer, tried))
    real = new_table(table.game.id, table.row.players)
    real.course.state, real.course.moves = table.course.state.copy(), list(table.course.moves)
    real.seq, real.lines_of_moves = table.seq, list(table.lines_of_moves)
    for seat, action in ahead[:AHEAD]:
        if seat == DEALER and table.game.veil(viewer, seat, action) is None:
            return  # what is dealt face down is another card in the other world
        try:
            told = play(twin, seat, action)
        except IllegalAction:
            return  # the others could not have done so: from here on the worlds differ by the rules
        if real_reveals(real, seat, action):
            return
        assert play(real, seat, action).message(viewer) == told.message(viewer)


def real_reveals(table: Table, seat: Seat, action: Action) -> bool:
    """Whether the action is the last of a sealed choice: then the rules reveal them all."""
    trial = Trial(table.course)
    trial.play(seat, action)
    last = trial.told[0].move
    return bool(last.asked) and trial.number == last.group - 1 + last.asked


def test_seed_links_and_tokens_of_others_are_never_sent(guest: Guest, seated: Seated) -> None:
    ann, bob = players = seated([guest("Ann"), guest("Bob")], "tycoon")
    play_out(players, Random(1), 60)
    bobs_link = bob.client.call("GET", f"/api/tables/{bob.table}")["you"]["links"]["1"]
    heard = "".join(ann.received)
    for secret in (bobs_link, bob.client.token, bob.client.call("GET", "/api/me")["id"], '"seed"'):
        assert secret not in heard


def test_moneys_of_others_are_not_sent_before_the_end(guest: Guest, seated: Seated) -> None:
    players = seated([guest("Ann"), guest("Bob")], "rocket")
    play_out(players, Random(2), 30)
    for seat, player in enumerate(players):
        view = player.position.view()
        assert [row["money"] is not None for row in view["seats"]] == [seat == 0, seat == 1]
