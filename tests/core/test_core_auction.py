"""Auctions: once round, and ascending."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rotonde.core.auction import NOBODY, Ascending, OnceRound


def test_once_round_asks_each_seat_once_and_the_last_bid_stands():
    auction = OnceRound([2, 0, 1])
    assert (auction.bid, auction.bidder) == (0, NOBODY)
    auction.raise_to(2, 1)
    auction.decline()
    auction.raise_to(1, 4)
    assert (auction.queue, auction.bid, auction.bidder) == ([], 4, 1)


def test_once_round_without_a_bid_has_no_winner():
    auction = OnceRound([0, 1])
    auction.decline()
    auction.decline()
    assert (auction.queue, auction.bidder) == ([], NOBODY)


def test_a_copy_of_a_round_is_independent():
    auction = OnceRound([0, 1], 3, 2)
    copy = auction.copy()
    copy.raise_to(0, 4)
    assert (auction.queue, auction.bid, auction.bidder) == ([0, 1], 3, 2)
    assert (copy.queue, copy.bid, copy.bidder) == ([1], 4, 0)


def test_ascending_goes_round_until_one_is_left():
    auction = Ascending([1, 2, 0])
    assert auction.turn == 1
    auction.raise_to(5)
    assert auction.turn == 2
    auction.raise_to(6)
    auction.drop()  # seat 0
    assert auction.turn == 1
    auction.raise_to(8)
    auction.drop()  # seat 2
    assert auction.over
    assert (auction.turn, auction.bid, auction.bidder) == (NOBODY, 8, 1)


def test_ascending_still_asks_the_last_one_when_nobody_has_bid():
    auction = Ascending([0, 1])
    auction.drop()
    assert not auction.over
    assert auction.turn == 1
    auction.raise_to(1)
    assert (auction.over, auction.bidder) == (True, 1)


def test_ascending_may_end_without_a_winner():
    auction = Ascending([0, 1])
    auction.drop()
    auction.drop()
    assert (auction.over, auction.turn, auction.bidder) == (True, NOBODY, NOBODY)


def test_a_copy_of_an_ascending_auction_is_independent():
    auction = Ascending([0, 1])
    copy = auction.copy()
    copy.raise_to(3)
    assert (auction.active, auction.bid, auction.bidder) == ([0, 1], 0, NOBODY)


@given(st.integers(1, 5), st.lists(st.booleans(), max_size=60))
def test_ascending_is_what_it_says(seats, raises):
    """Against a table of seats written down slowly."""
    auction = Ascending(list(range(seats)))
    present, turn, bid, bidder = [True] * seats, 0, 0, NOBODY
    for raise_it in raises:
        left = [s for s in range(seats) if present[s]]
        if not left or left == [bidder]:
            break
        while not present[turn]:
            turn = (turn + 1) % seats
        assert (auction.turn, auction.over) == (turn, False)
        if raise_it:
            bid, bidder = bid + 1, turn
            auction.raise_to(bid)
        else:
            present[turn] = False
            auction.drop()
        turn = (turn + 1) % seats
    left = [s for s in range(seats) if present[s]]
    assert auction.over == (not left or left == [bidder])
    assert (auction.bid, auction.bidder, sorted(auction.active)) == (bid, bidder, left)
