"""How fast the server tells a move, and that a crash loses none: tables with four sockets each, beside boardgame.io.

    python benchmarks/server.py --anchor DIR      DIR: boardgame.io's server with load.js; copied, `npm ci`, run in turn with ours

    PYTHONPATH=build/compiled python …            the same with compiled games, as ./check builds them and a host installs them

From POST to the last of the four pushes, p50 and p95; CPU of the server a move; memory; opening; kill −9 in the middle of play.
Only ratios to the anchor in the same run mean anything on a machine that others use. Ours is on disk (synchronous=FULL) before
it is acknowledged and checked by the rules; boardgame.io keeps its matches in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from rotonde.core import contract

HERE = Path(__file__).parent
RECORDED = HERE.parent / "tests" / "recorded"
SEATS = 4
SEQ = re.compile(r'"seq":(\d+)')
ASKED_AT = re.compile(r'"asked_at":(\d+)')
SEND = re.compile(r'"send":"((?:[^"\\]|\\.)*)"')
PROGRAM = """
import sys
sys.path.insert(0, sys.argv[3])
from rotonde.games import register
from rotonde.server.serving import Place, serve
from rotonde.server.settings import Settings
register("trivial", "trivial", words_of="rocket")
serve(Settings(database=sys.argv[1], limits=False, log_requests=False, most_tables=2000), Place(port=int(sys.argv[2])))
"""


class Server:
    """Ours, in a process of its own."""

    def __init__(self, folder: str) -> None:
        self.database = f"{folder}/rotonde.db"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", PROGRAM, self.database, str(self.port), str(HERE)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while True:
            try:
                if httpx.get(f"{self.address}/api/health", timeout=30).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident memory in MB."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024  # type: ignore[index]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait()


class Poster:
    """One connection that posts: as little work as can be, so that the client does not hold the server up."""

    def __init__(self, server: Server, cookie: str) -> None:
        self.server, self.cookie = server, cookie

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.server.port)

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        if self.reader.at_eof():  # the server closes connections that were idle for a while
            await self.open()
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nCookie: rotonde={self.cookie}\r\n"
        self.writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode() + content)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", answer.lower())
        assert length is not None
        told: dict[str, Any] = json.loads(await self.reader.readexactly(int(length[1])))
        return told


class Table:
    """One table: one person on all four seats, with a socket for each."""

    def __init__(self, server: Server, http: httpx.AsyncClient, game: str) -> None:
        self.server, self.http, self.game = server, http, game
        self.sockets: list[ClientConnection] = []
        self.acknowledged: dict[int, str] = {}

    async def open(self) -> None:
        made = (await self.http.post("/api/tables", json={"game": self.game, "seats": ["me"] * SEATS, "start": True})).json()
        self.id = made["table"]["id"]
        self.poster = Poster(self.server, str(self.http.cookies["rotonde"]))
        await self.poster.open()
        address = self.server.address.replace("http", "ws")
        headers = {"Cookie": f"rotonde={self.http.cookies['rotonde']}"}
        for seat in range(SEATS):
            where = f"{address}/api/tables/{self.id}/live?seat={seat}"
            self.sockets.append(await connect(where, additional_headers=headers, max_size=None, compression=None))
        self.last = [await self.hear(seat, 0) for seat in range(SEATS)]

    async def hear(self, seat: int, seq: int) -> str:
        """What a seat is told last, once that is not older than `seq`."""
        while True:
            text = await self.sockets[seat].recv()
            found = SEQ.search(text[:40])  # type: ignore[arg-type]
            if found is not None and int(found[1]) >= seq:
                return str(text)

    async def move(self) -> float | None:
        """One random action; seconds from the POST until the last of the four has it, None when the game is over."""
        asked = next((seat for seat in range(SEATS) if '"offers":null' not in self.last[seat]), None)
        if asked is None:
            return None
        text = self.last[asked]
        action = json.loads(f'"{random.choice(SEND.findall(text))}"')
        body = {"seat": asked, "action": action, "asked_at": int(ASKED_AT.search(text)[1]), "key": f"{random.random():.17f}"}  # type: ignore[index]
        began = time.perf_counter()
        _, ended = await asyncio.gather(self.act(body), self.hear_all())
        return ended - began

    async def act(self, body: dict[str, Any]) -> None:
        answer = await self.poster.post(f"/api/tables/{self.id}/act", body)
        self.acknowledged[answer["number"]] = body["action"]

    async def hear_all(self) -> float:
        """When the last of the four seats has heard of the next thing."""
        self.last = list(await asyncio.gather(*(self.hear(seat, seq_of(self.last[seat]) + 1) for seat in range(SEATS))))
        return time.perf_counter()

    async def close(self) -> None:
        self.poster.writer.close()
        for one in self.sockets:
            await one.close()


def seq_of(text: str) -> int:
    return int(SEQ.search(text)[1])  # type: ignore[index]


def notations(offers: Any) -> list[str]:
    found = []
    for choice in offers["choices"] if offers else ():
        if "send" in choice:
            found.append(choice["send"])
        found += notations(choice.get("next"))
    return found


async def play(table: Table, until: float, rate: float, out: list[float]) -> None:
    await asyncio.sleep(random.random() / rate)
    while time.perf_counter() < until:
        took = await table.move()
        if took is None:
            return
        out.append(took)
        await asyncio.sleep(max(0.0, 1 / rate - took))


async def guest(server: Server) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
    http = httpx.AsyncClient(base_url=server.address, timeout=60, limits=limits)
    await http.post("/api/me", json={"name": "Load"})
    return http


async def load(server: Server, game: str, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    http = await guest(server)
    made = [Table(server, http, game) for _ in range(tables)]
    for table in made:
        await table.open()
    for table in made:  # the first move warms caches up, as the anchor's does
        await table.move()
    out: list[float] = []
    cpu, own, began = server.cpu(), time.process_time(), time.perf_counter()
    await asyncio.gather(*(play(table, began + seconds, rate, out) for table in made))
    took, used = time.perf_counter() - began, server.cpu() - cpu
    for table in made:
        await table.close()
    await http.aclose()
    return {
        **summary(out),
        "tables": tables,
        "moves_s": round(len(out) / took),
        "server_cpu_ms_a_move": round(used * 1000 / len(out), 2),
        "client_cpu_ms_a_move": round((time.process_time() - own) * 1000 / len(out), 2),
        "server_rss_mb": round(server.memory()),
    }


def summary(out: list[float]) -> dict[str, Any]:
    cuts = quantiles(out, n=100)
    return {"moves": len(out), "p50_ms": round(cuts[49] * 1000, 1), "p95_ms": round(cuts[94] * 1000, 1)}


def anchor(folder: Path, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    run = subprocess.run(
        ["node", "load.js", str(tables), str(seconds), str(rate)], cwd=folder, capture_output=True, text=True, check=True
    )
    told: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])  # above it the server logs
    return told


def installed(source: Path, folder: str) -> Path:
    """A copy of the anchor with its packages."""
    copy = Path(folder) / "anchor"
    shutil.copytree(source, copy)
    copy.chmod(0o755)
    command = "ci" if (copy / "package-lock.json").exists() else "install"
    subprocess.run(["npm", command, "--no-audit", "--no-fund", "--silent"], cwd=copy, check=True)
    return copy


async def crashes(server: Server, tables: int, kills: int) -> dict[str, Any]:
    """kill −9 under load: what was acknowledged must be there, once, at its number."""
    lost = doubled = checked = 0
    for _ in range(kills):
        server.start()
        http = await guest(server)
        made = [Table(server, http, "rocket") for _ in range(tables)]
        for table in made:
            await table.open()
        playing = [asyncio.ensure_future(play(table, time.perf_counter() + 60, 50, [])) for table in made]
        await asyncio.sleep(0.5 + random.random())
        server.stop(signal.SIGKILL)
        await asyncio.gather(*playing, return_exceptions=True)
        server.start()
        for table in made:
            items = (await http.get(f"/api/tables/{table.id}/items")).json()["items"]
            played = [(item["number"], item["action"]) for item in items if item["kind"] == "move"]
            doubled += len(played) - len({number for number, _ in played})
            lost += sum(pair not in played for pair in table.acknowledged.items())
            checked += len(table.acknowledged)
            asked = (await http.get(f"/api/tables/{table.id}")).json()["table"]["to_act"]
            desk = (await http.get(f"/api/tables/{table.id}/desk?seat={asked[0]}")).json()
            body = {"seat": asked[0], "action": notations(desk["own"]["offers"])[0], "key": "after-the-crash"}
            answer = await http.post(f"/api/tables/{table.id}/act", json=body | {"asked_at": desk["public"]["asked_at"]})
            assert answer.status_code == 200, "the table is not playable"
        await http.aclose()
        server.stop()
    return {"kills": kills, "acknowledged": checked, "lost": lost, "doubled": doubled}


def openings(server: Server) -> dict[str, Any]:
    """Opening the longest recorded game of each at its last move and in the middle, in a server that was just started."""
    with httpx.Client(base_url=server.address, timeout=60) as http:
        server.start()
        http.post("/api/me", json={"name": "Reader"})
        tables: dict[str, str] = {}
        for folder in sorted(RECORDED.iterdir()):
            text = max((path.read_text(encoding="utf-8") for path in folder.glob("*.txt")), key=len)
            tables[folder.name] = http.post("/api/records", json={"record": text}).json()["table"]["id"]
        server.stop()
        server.start()
        http.get("/api/games")
        told = {}
        for game, table in tables.items():
            last = timed(http, f"/api/tables/{table}/desk")
            number = http.get(f"/api/tables/{table}").json()["table"]["number"]
            told[game] = {"actions": number, "last_ms": last, "middle_ms": timed(http, f"/api/tables/{table}/at/{number // 2}")}
        server.stop()
    return told


def timed(http: httpx.Client, path: str) -> float:
    began = time.perf_counter()
    assert http.get(path).status_code == 200
    return round((time.perf_counter() - began) * 1000, 1)


async def memory(server: Server, tables: int) -> dict[str, Any]:
    server.start()
    idle = server.memory()
    http = await guest(server)
    for _ in range(tables):
        await http.post("/api/tables", json={"game": "rocket", "seats": ["me"] * SEATS, "start": True})
    full = server.memory()
    await http.aclose()
    server.stop()
    return {"idle_mb": round(idle), "open_tables": tables, "with_them_mb": round(full)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--anchor", type=Path, help="a folder with boardgame.io's server.js and load.js")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=1, help="moves a second and table")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", default="trivial,rocket,tycoon")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--open", type=int, default=1000, help="how many tables to hold open for the memory")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rotonde-bench-") as folder:
        beside = installed(given.anchor, folder) if given.anchor else None
        print("games", "plain" if str(contract.__file__).endswith(".py") else "compiled", "load average", os.getloadavg())
        for number in range(given.rounds):
            for game in given.games.split(","):
                server = Server(tempfile.mkdtemp(dir=folder))
                server.start()
                print(f"round {number + 1} {game:<12}", asyncio.run(load(server, game, given.tables, given.seconds, given.rate)))
                server.stop()
                if beside is not None:
                    told = anchor(beside, given.tables, given.seconds, given.rate)
                    print(f"round {number + 1} boardgame.io", told, flush=True)
        print("memory", asyncio.run(memory(Server(tempfile.mkdtemp(dir=folder)), given.open)))
        print("openings", openings(Server(tempfile.mkdtemp(dir=folder))))
        print("crashes", asyncio.run(crashes(Server(tempfile.mkdtemp(dir=folder)), 5, given.kills)))


if __name__ == "__main__":
    main()
