"""Bots that think in processes of their own, so that the server answers meanwhile, and no longer than they may."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from random import SystemRandom
from typing import Final

from msgspec import MsgspecError, json

from rotonde.analysis import Judgement, Thoroughness
from rotonde.core.chance import fresh_seed
from rotonde.core.contract import Action, Malformed, Seat, State
from rotonde.server import metrics
from rotonde.server.thinking import Choice, Judging, Question, Why

LONGEST_ANSWER: Final = 1 << 16
LOG = logging.getLogger("rotonde")


class Bots:
    """Some processes, started when they are first needed. One that is late or dies is ended, and another takes its place."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def choose(self, state: State, seat: Seat, name: str) -> tuple[Action, Why | None]:
        """What the bot does, and why; a legal action at random if it does not answer in time."""
        luck = SystemRandom()
        question = Question(state.game.id, state.redeal(seat, luck).to_dict(), seat, name, fresh_seed(luck))
        async with self._free:
            with metrics.THINKING.labels(name).time():
                answer = await self._ask(question)
        if answer is not None:
            try:
                choice = json.decode(answer, type=Choice)
                return state.game.parse(choice.action), choice.why
            except (Malformed, MsgspecError):
                LOG.error("bot_unreadable", extra={"bot": name})
        metrics.LATE_BOTS.labels(name).inc()
        return secrets.choice(state.legal(seat)), None

    async def judge(self, state: State, seat: Seat, action: Action, thoroughness: Thoroughness, luck: str) -> Judgement | None:
        """What is to be said of an action of a finished game; None if that is not known in time."""
        question = Judging(state.game.id, state.to_dict(), seat, str(action), thoroughness, luck)
        async with self._free:
            answer = await self._ask(question)
        return None if answer is None else json.decode(answer, type=Judgement)

    async def _ask(self, question: Question | Judging) -> str | None:
        process = self._idle.pop() if self._idle else await self._started()
        try:
            answer = await asyncio.wait_for(self._exchange(process, json.encode(question) + b"\n"), self._seconds)
        except (TimeoutError, ConnectionError, asyncio.CancelledError) as problem:
            await self._end(process)
            if isinstance(problem, asyncio.CancelledError):
                raise
            return None
        if not answer:  # it died
            await self._end(process)
            return None
        self._idle.append(process)
        return answer.decode().strip()

    async def _exchange(self, process: Process, question: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        return await process.stdout.readline()

    async def _started(self) -> Process:
        command = (sys.executable, "-m", "rotonde.server.thinking")
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER)
        self._all.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        for process in list(self._all):
            await self._end(process)
