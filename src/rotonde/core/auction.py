"""Auctions: once round the table, and ascending until one is left. Plain data that a state can copy and write down."""

from __future__ import annotations

NOBODY = -1


class OnceRound:
    """Each seat is asked once, in order; a bid must top the last one.

    `queue` holds the seats still to be asked. Who may equal a bid, and who is not asked at all, is the game's to say.
    """

    def __init__(self, queue: list[int], bid: int = 0, bidder: int = NOBODY) -> None:
        self.queue = queue
        self.bid = bid
        self.bidder = bidder

    def copy(self) -> OnceRound:
        return OnceRound(self.queue[:], self.bid, self.bidder)

    def raise_to(self, seat: int, bid: int) -> None:
        """The seat in turn bids."""
        self.bid = bid
        self.bidder = seat
        self.queue.pop(0)

    def decline(self) -> None:
        """The seat in turn passes."""
        self.queue.pop(0)


class Ascending:
    """Seats raise in turn, round after round; a pass is final; it is over when all but the highest bidder have passed.

    With no bid the last seat left is still asked; when that one passes too, nobody has won.
    """

    def __init__(self, active: list[int], bid: int = 0, bidder: int = NOBODY) -> None:
        self.active = active
        self.bid = bid
        self.bidder = bidder

    def copy(self) -> Ascending:
        return Ascending(self.active[:], self.bid, self.bidder)

    @property
    def turn(self) -> int:
        """The seat to raise or pass; `NOBODY` once it is over."""
        return NOBODY if self.over else self.active[0]

    @property
    def over(self) -> bool:
        return not self.active or self.active == [self.bidder]

    def raise_to(self, bid: int) -> None:
        """The seat in turn bids and goes to the end of the round."""
        seat = self.active.pop(0)
        self.active.append(seat)
        self.bid = bid
        self.bidder = seat

    def drop(self) -> None:
        """The seat in turn passes for good."""
        self.active.pop(0)
