"""Who is asking: guests known by a token, and accounts with a password."""

from __future__ import annotations

import asyncio
import secrets
import time
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy.exc import IntegrityError

from rotonde.server.house import House
from rotonde.server.messages import MeAnswer
from rotonde.server.names import clean_name
from rotonde.server.refusals import Refusal
from rotonde.server.seating import adopt_seats, new_link
from rotonde.server.storage import Person, reading, writing

MOST_KNOWN: Final = 20_000


def digest_of(token: str) -> bytes:
    return sha256(token.encode()).digest()


class People:
    """Persons by token. What was asked of the database is kept until it changes."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: dict[bytes, Person] = {}
        self._hasher = PasswordHasher()
        # Checked when there is no such account, so that the time of the answer does not tell.
        self._decoy = self._hasher.hash(secrets.token_urlsafe(16))

    async def person(self, token: str | None) -> Person | None:
        """Whose token that is."""
        if not token:
            return None
        digest = digest_of(token)
        if digest not in self._known:
            found = await self._house.read(reading.person_of, digest)
            if found is None:
                return None
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[digest] = found
        return self._known[digest]

    def forget(self, payload: str) -> None:
        """A person or a session has changed, here or in another worker."""
        kind, _, value = payload.partition(":")
        if kind == "session":
            self._known.pop(bytes.fromhex(value), None)
        else:
            self._known = {digest: person for digest, person in self._known.items() if person.id != value}

    async def new_guest(self, name: str) -> MeAnswer:
        """Somebody new."""
        person, token = new_link(), secrets.token_urlsafe(32)
        await self._house.writer.write(lambda c: writing.new_person(c, person, name, digest_of(token), time.time()))
        return MeAnswer(person, name, None, token)

    async def rename(self, person: Person, name: str) -> MeAnswer:
        await self._change(person, {"name": name})
        return MeAnswer(person.id, name, person.account)

    async def register(self, person: Person, name: str, password: str) -> MeAnswer:
        """Give a guest an account; the seats are the same person's and stay."""
        if person.account is not None:
            raise Refusal("has_account", name=person.account)
        account = clean_name(name)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        if await self._house.read(reading.account, account) is not None:
            raise Refusal("name_taken", name=account)
        try:
            await self._change(person, {"name": account, "account": account, "password": hashed})
        except IntegrityError:
            raise Refusal("name_taken", name=account) from None
        return MeAnswer(person.id, account, account)

    async def log_in(self, guest: Person | None, name: str, password: str) -> MeAnswer:
        """A new session for an account; the seats of the guest who asked come along."""
        found = await self._house.read(reading.account, clean_name(name))
        hashed = self._decoy if found is None else found[1]
        right = await asyncio.to_thread(self._is_right, hashed, password)
        if found is None or not right:
            raise Refusal("wrong_password")
        person, token = found[0], secrets.token_urlsafe(32)
        await self._house.writer.write(lambda c: writing.new_session(c, person.id, digest_of(token), time.time()))
        if guest is not None and guest.account is None:
            await adopt_seats(self._house, guest.id, person.id)
        return MeAnswer(person.id, person.name, person.account, token)

    def _is_right(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False

    async def log_out(self, token: str) -> None:
        digest = digest_of(token)
        await self._house.writer.write(lambda c: writing.end_session(c, digest))
        self._known.pop(digest, None)

    async def _change(self, person: Person, values: dict[str, str]) -> None:
        await self._house.writer.write(lambda c: writing.change_person(c, person.id, values))
        self.forget(f"person:{person.id}")
