"""Baron cards (EW-2.1): two are dealt to each seat, one is kept, all are revealed at the end.

All seats choose at the same time: nobody learns what another one kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from rotonde.core.contract import Objection
from rotonde.core.track import NONE
from rotonde.games.england.actions import DealBarons, KeepBaron
from rotonde.games.england.board import BARONS_DEALT
from rotonde.games.england.events import BaronKept, BaronsDealt
from rotonde.games.england.position import CHOOSE_BARONS, EnglandPosition
from rotonde.games.tycoon import turn
from rotonde.games.tycoon.position import DEAL_SECRETS, Events


def dealing_objections(position: EnglandPosition, action: DealBarons) -> Iterator[Objection]:
    """Every rule that forbids dealing these cards now."""
    if position.stage != DEAL_SECRETS:
        yield Objection("EW-2.1", "no_barons_to_deal")  # who has which card is nobody's business now
        return
    if action.seat != position.dealt:
        yield Objection("EW-2.1", "barons_for_another_seat", seat=action.seat, right=position.dealt)
    if len(action.cards) != BARONS_DEALT or len(set(action.cards)) != BARONS_DEALT:
        yield Objection("EW-2.1", "not_two_barons", number=len(set(action.cards)))
    kinds = [position.board.secret_index.get(card, NONE) for card in action.cards]
    for card, kind in zip(action.cards, kinds, strict=True):
        if kind == NONE:
            yield Objection("EW-2.2", "unknown_baron", card=card)
        elif kind in position.offered:
            yield Objection("EW-2.1", "baron_dealt_already", card=card)
    known = [kind for kind in kinds if kind != NONE]
    if known != sorted(known):
        yield Objection("EW-2.1", "barons_not_in_order")


def left_to_deal(position: EnglandPosition) -> list[int]:
    return [kind for kind in range(len(position.board.secrets)) if kind not in position.offered]


def deals(position: EnglandPosition) -> list[DealBarons]:
    """Every pair that the next seat can be dealt."""
    return [_deal(position, pair) for pair in combinations(left_to_deal(position), BARONS_DEALT)]


def sample(position: EnglandPosition, rng: Random) -> DealBarons:
    return _deal(position, tuple(sorted(rng.sample(left_to_deal(position), BARONS_DEALT))))


def _deal(position: EnglandPosition, kinds: tuple[int, ...]) -> DealBarons:
    return DealBarons(position.dealt, tuple([position.board.secrets[kind].id for kind in kinds]))


def deal(position: EnglandPosition, action: DealBarons, events: Events) -> None:
    """Two cards for each seat, in the order of the seats."""
    base = BARONS_DEALT * action.seat
    position.offered[base : base + BARONS_DEALT] = [position.board.secret_index[card] for card in action.cards]
    position.dealt += 1
    if events is not None:
        events.append(BaronsDealt(action.seat))
    if position.dealt == position.seats:
        position.stage = CHOOSE_BARONS


def keeping_objections(position: EnglandPosition, seat: int, action: KeepBaron) -> Iterator[Objection]:
    """Every rule that forbids keeping this card."""
    if position.stage != CHOOSE_BARONS:
        yield Objection("EW-2.1", "no_baron_to_keep")
    kind = position.board.secret_index.get(action.card, NONE)
    if kind == NONE:
        yield Objection("EW-2.2", "unknown_baron", card=action.card)
    elif kind not in position.barons_of(seat):
        yield Objection("EW-2.1", "baron_not_dealt_to_you", card=action.card)


def choices(position: EnglandPosition, seat: int) -> list[KeepBaron]:
    return [KeepBaron(position.board.secrets[kind].id) for kind in position.barons_of(seat)]


def keep(position: EnglandPosition, seat: int, action: KeepBaron, events: Events) -> None:
    """The other card goes back unseen; once all have chosen the set-up goes on (RT-2.3)."""
    position.secret[seat] = position.board.secret_index[action.card]
    if events is not None:
        events.append(BaronKept(seat))
    if not position.choosing():
        turn.open_cards(position)


def redeal(position: EnglandPosition, viewer: int | None, rng: Random) -> None:
    """Draw anew what the viewer has not seen: the others' cards, kept or put back, but not those that lie open."""
    shown = [kind for seat, kind in enumerate(position.secret) if position.shown[seat]]
    known = shown + ([] if viewer is None else position.barons_of(viewer))
    unseen = [kind for kind in range(len(position.board.secrets)) if kind not in known]
    rng.shuffle(unseen)
    for seat in range(position.seats):
        if seat == viewer or position.offered[BARONS_DEALT * seat] == NONE:
            continue
        chosen = position.secret[seat] != NONE
        keeps = position.secret[seat] if position.shown[seat] else unseen.pop()
        position.offered[BARONS_DEALT * seat : BARONS_DEALT * (seat + 1)] = sorted([keeps, unseen.pop()])
        position.secret[seat] = keeps if chosen else NONE
