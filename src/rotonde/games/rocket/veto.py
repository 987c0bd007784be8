"""Rocket: the veto on the direction (SR-6)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.auction import NOBODY, OnceRound
from rotonde.core.contract import Objection
from rotonde.core.turns import clockwise
from rotonde.games.rocket.actions import Bid
from rotonde.games.rocket.events import VetoBid, VetoDeclined, VetoWon
from rotonde.games.rocket.places import hex_objection
from rotonde.games.rocket.position import VETO, Events, Position, VetoRound


def objections(position: Position, seat: int, action: Bid) -> Iterator[Objection]:
    """Every rule that forbids this bid."""
    veto = position.veto
    assert veto is not None
    board = position.board
    line = board.companies[veto.line]
    held = position.shares_of(seat, veto.line)
    if action.shares < 1:
        yield Objection("SR-6.2", "bid_below_one", shares=action.shares)
    if action.shares > held:
        yield Objection("SR-6.2", "bid_above_holding", shares=action.shares, held=held, line=line)
    if seat == position.turn:
        if action.shares < veto.auction.bid:
            yield Objection("SR-6.4", "bid_below_last", shares=action.shares, last=veto.auction.bid)
    elif action.shares <= veto.auction.bid:
        yield Objection("SR-6.2", "bid_not_higher", shares=action.shares, last=veto.auction.bid)
    unknown = hex_objection(board, action.to)
    if unknown is not None:
        yield unknown
        return
    if board.index[action.to] not in veto.allowed:
        allowed = [board.labels[h] for h in veto.allowed]
        yield Objection("SR-6.3", "hex_not_allowed_in_veto", hex=action.to, line=line, allowed=allowed)
    elif board.index[action.to] not in choices(position, seat):
        yield Objection("SR-6.5", "mover_keeps_first_choice", hex=action.to, first=board.labels[veto.first_choice])


def choices(position: Position, seat: int) -> list[int]:
    """Where this seat may put the locomotive (SR-6.3, SR-6.5)."""
    veto = position.veto
    assert veto is not None
    if seat == position.turn and not position.setting.mover_chooses:
        return [veto.first_choice]
    return veto.allowed


def lowest_bid(position: Position, seat: int) -> int:
    """The mover may equal the last bid, the others must top it (SR-6.2, SR-6.4)."""
    veto = position.veto
    assert veto is not None
    return max(1, veto.auction.bid) if seat == position.turn else veto.auction.bid + 1


def open_round(position: Position, mover: int, line: int, to: int, allowed: list[int]) -> bool:
    """Ask every other holder, beginning left of the mover (SR-6.1, SR-6.2). True where nobody is (SR-6.8, SR-12.3)."""
    queue = [s for s in clockwise(mover, position.seats) if s != mover and position.shares_of(s, line) > 0]
    if position.is_independent(line) and not position.setting.veto_on_independent:
        queue.clear()
    position.veto = VetoRound(line, to, to, allowed, OnceRound(queue))
    if not queue:
        return True
    position.stage = VETO
    return False


def bid(position: Position, seat: int, action: Bid, events: Events) -> bool:
    """A bid puts the locomotive somewhere (SR-6.3). True when the round is over."""
    veto = position.veto
    assert veto is not None
    veto.auction.raise_to(seat, action.shares)
    veto.to = position.board.index[action.to]
    if events is not None:
        events.append(VetoBid(seat, position.board.companies[veto.line], action.shares, action.to))
    return _is_over(position, veto, seat)


def decline(position: Position, seat: int, events: Events) -> bool:
    """A pass leaves it where it is (SR-6.2). True when the round is over."""
    veto = position.veto
    assert veto is not None
    veto.auction.decline()
    if events is not None:
        events.append(VetoDeclined(seat, position.board.companies[veto.line]))
    return _is_over(position, veto, seat)


def _is_over(position: Position, veto: VetoRound, asked: int) -> bool:
    """Find who is asked next; who cannot top the bid is passed over."""
    auction = veto.auction
    while auction.queue and position.shares_of(auction.queue[0], veto.line) <= auction.bid:
        auction.decline()
    if auction.queue:
        return False
    mover = position.turn
    if asked == mover or (auction.bidder == NOBODY and not position.setting.mover_may_open):  # SR-6.7
        return True
    if position.shares_of(mover, veto.line) < lowest_bid(position, mover):
        return True
    auction.queue.append(mover)  # SR-6.4: the mover speaks last
    return False


def settle(position: Position, events: Events) -> None:
    """The winner returns the shares bid (SR-6.6)."""
    veto = position.veto
    assert veto is not None
    winner, number = veto.auction.bidder, veto.auction.bid
    if winner == NOBODY:
        return
    board = position.board
    position.shares[winner * len(board.companies) + veto.line] -= number
    return_shares(position, veto.line, number)
    if events is not None:
        events.append(VetoWon(winner, board.companies[veto.line], number, board.labels[veto.to]))


def return_shares(position: Position, line: int, number: int) -> None:
    """Real shares go back first, holders swapping; the rest are spare ones (SR-6.9). The holding was reduced before."""
    held = sum(position.holdings(line)) + number
    real = min(number, held - position.spare_held[line])
    if position.is_independent(line):
        position.removed_shares[line] += real
    else:
        position.bank_shares[line] += real
    position.spare_held[line] -= number - real
    position.spare_bank += number - real


def mover_earns_passengers(position: Position) -> bool:
    """SR-8.2: with a bid, only a mover who won the veto."""
    veto = position.veto
    assert veto is not None
    return veto.auction.bidder in (NOBODY, position.turn)
