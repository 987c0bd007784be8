"""What a host relies on: headers, limits, health, metrics, logs without secrets, one process a file, and rotonde admin."""

from __future__ import annotations

import contextlib
import http.client
import json
import shutil
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from serving_process import Serving
from test_playing import Guest, refused
from typer.testing import CliRunner, Result
from websockets.sync.client import connect

import rotonde as rotonde_package
from rotonde.cli.app import app
from rotonde.client import Client
from rotonde.records import read_record
from rotonde.server.serving import check_database


def rotonde(*arguments: str) -> Result:
    """A command of the terminal, in this process."""
    return CliRunner().invoke(app, list(arguments))


def test_every_answer_has_the_headers_that_protect(server: Serving) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/some-table", "/api/tables/x"):
        headers = httpx.get(server.address + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert httpx.get(f"{server.address}/api/me").headers["cache-control"] == "no-store"


def test_a_server_without_the_page_says_so_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = Path(rotonde_package.__file__).parent
    shutil.copytree(installed, tmp_path / "rotonde", ignore=shutil.ignore_patterns("page", "__pycache__"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with Serving(tmp_path / "tables.db", tmp_path / "log") as server, Client(server.address) as ann:
        shown = httpx.get(f"{server.address}/t/some-table").text
        assert "was not built here" in shown
        assert "n’a pas été construite" in shown
        assert "was not built here" in (tmp_path / "log").read_text(encoding="utf-8")
        ann.be("Ann")
        assert ann.call("POST", "/api/tables", {"game": "rocket", "seats": ["me", "bot:random"]})["table"]["status"] == "open"


def test_boards_are_cached_for_ever(server: Serving, guest: Guest) -> None:
    key = guest("Ann").call("GET", "/api/games")["games"][0]["boards"][0]["key"]
    assert "immutable" in httpx.get(f"{server.address}/api/boards/{key}").headers["cache-control"]


def test_the_cookie_is_for_this_site_only(server: Serving) -> None:
    answer = httpx.post(f"{server.address}/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    token = answer.json()["token"]
    assert httpx.get(f"{server.address}/api/me", cookies={"rotonde": token}).json()["name"] == "Ann"


def test_requests_from_other_sites_are_refused(server: Serving, guest: Guest) -> None:
    foreign = {"Origin": "https://evil.example"}
    answer = httpx.post(f"{server.address}/api/me", json={"name": "Eve"}, headers=foreign)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign_origin")
    assert httpx.post(f"{server.address}/api/me", json={"name": "Ann"}, headers={"Origin": server.address}).status_code == 200
    ann = guest("Ann")
    table = ann.create("rocket", ["me", "me"]).table.id
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(address, origin="https://evil.example") as socket, pytest.raises(Exception, match="4403"):  # type: ignore[arg-type]
        socket.recv(10)


def test_a_body_that_is_too_large_is_refused(server: Serving) -> None:
    answer = httpx.post(f"{server.address}/api/me", content=b'{"name": "' + b"x" * 3_000_000 + b'"}')
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"name": 1}', b'{"name": ""}', b"\xff\xfe", b"null"])
def test_an_unreadable_body_is_refused_in_the_one_shape(server: Serving, body: bytes) -> None:
    answer = httpx.post(f"{server.address}/api/me", content=body, headers={"Content-Type": "application/json"})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (400, "bad_request")
    assert error["text"]["fr"].endswith(("La demande est illisible.", "est illisible dans la demande."))


def test_what_cannot_be_read_is_named_in_both_languages(server: Serving) -> None:
    cases = {"/api/tables/x/items?after=-1": "after", "/api/tables/x/at/1?seat=99": "seat"}
    told = {place: httpx.get(server.address + path).json()["error"] for path, place in cases.items()}
    told["name"] = httpx.post(f"{server.address}/api/me", json={"name": "x" * 41}).json()["error"]
    for place, error in told.items():
        assert (error["code"], error["details"]["place"]) == ("bad_request", place)
        assert error["text"]["en"] == f"“{place}” in the request cannot be read."
        assert error["text"]["fr"] == f"«\u00a0{place}\u00a0» est illisible dans la demande."
        assert error["details"]["problem"]


def test_too_many_requests_are_refused_for_a_while(own_server: Serving) -> None:
    own_server.settings["limits"] = True
    with own_server as serving:
        answers = [httpx.post(f"{serving.address}/api/sessions", json={"name": "a", "password": "p" * 9})]
        while answers[-1].status_code == 401 and len(answers) < 60:  # on a slow machine the bucket fills up meanwhile
            answers.append(httpx.post(f"{serving.address}/api/sessions", json={"name": "a", "password": "p" * 9}))
    assert len(answers) > 10
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert answers[-1].json()["error"]["code"] == "too_fast"


def test_health_and_metrics(server: Serving) -> None:
    assert httpx.get(f"{server.address}/api/health").json()["status"] == "ok"
    text = httpx.get(f"{server.address}/metrics").text
    assert 'rotonde_requests_total{route="/api/health",status="200"}' in text


def test_logs_hold_no_link_name_or_token(own_server: Serving) -> None:
    own_server.settings["log_requests"] = True
    with own_server as serving, Client(serving.address) as ann:
        ann.be("Ann Very Secret")
        made = ann.create("rocket", ["me", "me"], start=True)
        ann.call("GET", f"/api/tables/{made.table.id}")
        refused(ann.take, "some-link-that-is-wrong")
        with connect(f"{serving.address.replace('http', 'ws')}/api/tables/{made.table.id}/live") as socket:
            socket.recv(10)
    lines = [json.loads(line) for line in serving.log.read_text(encoding="utf-8").splitlines() if line.startswith("{")]
    assert {"route": "/api/tables/{table_id}", "status": 200}.items() <= {
        **next(line for line in lines if line.get("route") == "/api/tables/{table_id}")
    }.items()
    text = serving.log.read_text(encoding="utf-8")
    for secret in ("Ann Very", made.table.id, *made.you.links.values(), str(ann.token), "some-link"):
        assert secret not in text


def test_the_page_says_that_it_is_missing_or_is_there(server: Serving) -> None:
    answer = httpx.get(server.address)
    assert answer.headers["content-type"].startswith("text/html")
    assert "Rotonde" in answer.text
    assert httpx.get(f"{server.address}/assets/..%2f..%2fmessages.py").status_code == 404


def test_one_process_serves_a_file(own_server: Serving) -> None:
    with own_server as serving:
        second = rotonde("serve", "--port", "0", "--database", serving.settings["database"])
    assert second.exit_code == 2
    assert "already" in second.stderr


def test_a_database_that_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear club,")
    for command in (["serve", "--port", "0"], ["admin", "list"], ["admin", "rehearse"], ["admin", "forget", "Ann"]):
        answer = rotonde(*command, "--database", str(text), "--lang", "en")
        assert (answer.exit_code, answer.stderr.strip()) == (2, f"The database {text} cannot be used: file is not a database.")
    nowhere = rotonde("serve", "--port", "0", "--database", "postgresql://club:secret@127.0.0.1:1/rotonde", "--lang", "fr")
    assert nowhere.exit_code == 2
    assert "inutilisable" in nowhere.stderr
    assert "secret" not in nowhere.stderr
    assert text.read_text() == "Dear club,"


def test_a_backup_goes_into_another_file_in_a_folder_that_is_there(tmp_path: Path) -> None:
    file, text = tmp_path / "rotonde.db", tmp_path / "letter.txt"
    text.write_text("Dear club,")
    check_database(str(file))
    before = file.read_bytes()
    for target, said in ((file, "itself"), (text, "cannot be used"), (tmp_path / "no" / "where.db", "cannot be used")):
        answer = rotonde("admin", "backup", str(target), "--database", str(file), "--lang", "en")
        assert answer.exit_code == 2
        assert said in answer.stderr
        assert "Traceback" not in answer.stderr
    assert text.read_text() == "Dear club,"
    assert file.read_bytes() == before


def test_admin_looks_after_tables(own_server: Serving, tmp_path: Path) -> None:
    recorded = Path(__file__).parent.parent / "recorded" / "rocket" / "stalled-2.txt"
    base = ["--database", str(own_server.settings["database"])]
    with own_server as serving, Client(serving.address) as ann:
        ann.be("Ann")
        ann.call("POST", "/api/accounts", {"name": "Ann", "password": "le train de 8 h 47"})
        table = ann.create("rocket", ["me", "me"], start=True).table.id
        ann.call("POST", f"/api/tables/{table}/chat", {"text": "hello"})
        assert table in rotonde("admin", "list", *base).stdout
        assert '"status": "running"' in rotonde("admin", "show", table, *base).stdout
        assert read_record(rotonde("admin", "export", table, *base).stdout).seats == ("Ann", "Ann")
        assert "already" in rotonde("admin", "delete", table, *base).stderr
        assert rotonde("admin", "backup", str(tmp_path / "copy.db"), *base).exit_code == 0
    copy = ["--database", str(tmp_path / "copy.db")]
    assert table in rotonde("admin", "list", *copy).stdout
    brought = rotonde("admin", "import", str(recorded), "--for", "Ann", *copy)
    assert brought.exit_code == 0
    made = brought.stdout.strip()
    assert made in rotonde("admin", "list", *copy).stdout
    rehearsed = rotonde("admin", "rehearse", *copy)
    assert rehearsed.exit_code == 0
    assert "The same: 2. Otherwise: 0." in rehearsed.stdout
    rotonde("admin", "forget", "Ann", *copy)
    assert "Ann" not in rotonde("admin", "show", table, *copy).stdout
    assert b"hello" not in (tmp_path / "copy.db").read_bytes() or not chats(tmp_path / "copy.db")
    rotonde("admin", "delete", table, *copy)
    assert table not in rotonde("admin", "list", *copy).stdout


def chats(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    found = [body for (body,) in connection.execute("SELECT body FROM log WHERE kind = 'chat' AND body != char(10)")]
    connection.close()
    return found


def test_rehearse_tells_a_game_that_would_differ(own_server: Serving) -> None:
    with own_server as serving, Client(serving.address) as ann:
        ann.be("Ann")
        table = ann.create("rocket", ["me", "me"], start=True).table.id
    file = str(own_server.settings["database"])
    connection = sqlite3.connect(file)
    connection.execute("UPDATE log SET body = 'extend GWR A1' WHERE kind = 'chance'")
    connection.commit()
    connection.close()
    rehearsed = rotonde("admin", "rehearse", "--database", file)
    assert rehearsed.exit_code == 1
    assert table in rehearsed.stdout


def test_a_connection_outlasts_the_time_that_people_think(server: Serving) -> None:
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)) as connection:
        connection.request("GET", "/api/health")
        connection.getresponse().read()
        kept = connection.sock
        time.sleep(6)
        connection.request("GET", "/api/health")
        assert connection.getresponse().status == 200
        assert connection.sock is kept
