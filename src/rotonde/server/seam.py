"""Parts of the contract that are on their way."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from rotonde.core.contract import Action, Game, Seat, State


def asked_at(state: State) -> int:
    return getattr(state, "asked_at", state.ply)


def veil(game: Game, viewer: Seat | None, seat: Seat, action: Action) -> Action | None:
    made: Any = getattr(game, "veil", None)
    return action if made is None else made(viewer, seat, action)


def key_of(data: Any) -> str:
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def preview(state: State, seat: Seat, action: Action) -> dict[str, Any]:
    after = state.copy()
    events = after.play(seat, action)
    plain = [state.game.forms.plain(e) for e in events]
    return {"events": plain, "price": None, "gains": [], "money": [], "scores": [], "changes": []}
