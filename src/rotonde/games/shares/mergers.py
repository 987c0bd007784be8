"""Mergers (EA-7): a proposal, two sealed votes, the purchase."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.network import cities_touched
from rotonde.core.sealed import SealedChoice
from rotonde.core.track import NONE
from rotonde.games.shares import companies
from rotonde.games.shares.actions import Merge, Vote
from rotonde.games.shares.events import (
    CompaniesMerged,
    MergerNotProposed,
    MergerProposed,
    ShareholderPaid,
    VoteCast,
    VoteDecided,
    VoteShown,
)
from rotonde.games.shares.position import MERGER, VOTE, Events, Position

PREMIUM = 1  # EA-7.3
NO = 0
YES = 1


def begin(position: Position) -> bool:
    """EA-7.1: from the lowest price to the highest. True when the phase is over."""
    position.order = companies.company_order(position)[::-1]
    position.turn_at = -1
    return next_company(position)


def next_company(position: Position) -> bool:
    """The next company that could buy another one. True when there is none."""
    while True:
        position.turn_at += 1
        if position.turn_at == len(position.order):
            position.company = NONE
            return True
        company = position.order[position.turn_at]
        # One that was absorbed has dropped out.
        if position.controller[company] != NONE and targets(position, company):
            position.company = company
            position.stage = MERGER
            return False


def are_connected(position: Position, one: int, other: int) -> bool:
    """EA-7.1: whether two networks share a city."""
    return bool(cities_touched(position.track, one) & cities_touched(position.track, other))


def bill(position: Position, target: int) -> int:
    """EA-7.3: what a company costs: every issued share, and its bonds if they are repaid (EA-7.6)."""
    total = position.shares_out(target) * (position.price[target] + PREMIUM)
    if position.setting.bonds_repaid:
        total += position.bonds[target] * position.board.bond_value
    return total


def targets(position: Position, buyer: int) -> list[int]:
    """Every company that a buyer may propose to buy."""
    own = cities_touched(position.track, buyer)
    most = companies.capacity(position, buyer)
    others = [c for c in range(len(position.price)) if c != buyer]
    return [c for c in others if own & cities_touched(position.track, c) and bill(position, c) <= most]


def objections(position: Position, action: Merge) -> Iterator[Objection]:
    """Every rule that forbids this proposal."""
    buyer = position.company
    target = position.board.company_index.get(action.target, NONE)
    if target == NONE:
        yield Objection("EA-1.3", "unknown_company", company=action.target)
        return
    if target == buyer:
        yield Objection("EA-7.1", "merger_with_itself", company=action.target)
    elif not are_connected(position, buyer, target):
        yield Objection("EA-7.1", "not_connected", company=position.id_of(buyer), target=action.target)
    elif bill(position, target) > companies.capacity(position, buyer):
        yield Objection(
            "EA-7.3",
            "merger_cannot_be_paid",
            company=position.id_of(buyer),
            target=action.target,
            price=bill(position, target),
            cash=companies.capacity(position, buyer),
        )


def propose(position: Position, seat: int, action: Merge, events: Events) -> None:
    """EA-7.2: the buyer's holders vote first; one who holds all has decided by proposing."""
    position.target = position.board.company_index[action.target]
    if events is not None:
        events.append(MergerProposed(seat, position.id_of(position.company), action.target))
    if len(position.holders(position.company)) > 1:
        _open_ballot(position, position.company)
    else:
        _open_ballot(position, position.target)


def decline(position: Position, seat: int, events: Events) -> bool:
    """No proposal. True when the phase is over."""
    if events is not None:
        events.append(MergerNotProposed(seat, position.id_of(position.company)))
    return next_company(position)


def _open_ballot(position: Position, company: int) -> None:
    position.voting = company
    position.ballot = SealedChoice(position.holders(company), 2)
    position.stage = VOTE


def vote(position: Position, seat: int, action: Vote, events: Events) -> bool:
    """A vote comes in; nothing of it is told until all have. True when the phase is over."""
    ballot = position.ballot
    assert ballot is not None
    ballot.choose(seat, YES if action.yes else NO)
    if events is not None:
        events.append(VoteCast(seat, position.id_of(position.voting)))
    if not ballot.complete:
        return False
    passed = _count(position, ballot, events)
    position.ballot = None
    if passed and position.voting == position.company:
        _open_ballot(position, position.target)
        return False
    if passed:
        _merge(position, events)
    position.target = NONE
    position.voting = NONE
    return next_company(position)


def _count(position: Position, ballot: SealedChoice, events: Events) -> bool:
    """EA-7.2: one vote a share; a tie goes as the controller voted."""
    company = position.voting
    balance = 0
    for seat in ballot.seats:
        votes = position.holding(seat, company)
        yes = ballot.of(seat) == YES
        balance += votes if yes else -votes
        if events is not None:
            events.append(VoteShown(seat, position.id_of(company), votes, yes))
    passed = balance > 0 or (balance == 0 and ballot.of(position.controller[company]) == YES)
    if events is not None:
        events.append(VoteDecided(position.id_of(company), passed))
    return passed


def _merge(position: Position, events: Events) -> None:
    """EA-7.3 to EA-7.6: the buyer pays, takes links, cash and bonds; the target ceases."""
    buyer, target = position.company, position.target
    links, amount = companies.links(position, target), bill(position, target)
    companies.cover(position, buyer, amount, events)
    _pay_holders(position, buyer, target, events)
    position.track.give_links(target, buyer)
    position.pay(
        position.account(target),
        position.bank if position.setting.cash_to_bank else position.account(buyer),
        position.cash(target),
    )
    if not position.setting.bonds_repaid:
        position.bonds[buyer] += position.bonds[target]
    _dissolve(position, target)
    if events is not None:
        events.append(CompaniesMerged(position.id_of(buyer), position.id_of(target), links, amount))


def _pay_holders(position: Position, buyer: int, target: int, events: Events) -> None:
    """EA-7.3: players are paid; the part of the issued box goes to the bank, and what repays bonds (EA-7.6)."""
    a_share = position.price[target] + PREMIUM
    left = bill(position, target)
    for seat in position.holders(target):
        shares = position.holding(seat, target)
        position.pay(position.account(buyer), seat, shares * a_share)
        left -= shares * a_share
        if events is not None:
            events.append(ShareholderPaid(seat, position.id_of(target), shares, shares * a_share))
    position.pay(position.account(buyer), position.bank, left)


def _dissolve(position: Position, target: int) -> None:
    """EA-7.5: the company ceases; it may come back like a new one."""
    board = position.board
    for seat in range(position.seats):
        position.holdings[seat * len(position.price) + target] = 0
    position.available[target] = board.available_shares
    position.on_tile[target] = board.shares_a_company - board.available_shares
    position.issued[target] = 0
    position.bonds[target] = 0
    position.controller[target] = NONE
    position.move_price(target, board.start_price[target], reset=True)
