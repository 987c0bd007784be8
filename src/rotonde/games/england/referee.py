"""What must hold in every position, whatever was played. Everything is counted afresh."""

from __future__ import annotations

from rotonde.core.network import connects
from rotonde.core.track import NONE
from rotonde.games.england.cards import DeliveredColours
from rotonde.games.england.inspector import inspector_of
from rotonde.games.england.passenger import colours_of, is_open
from rotonde.games.england.position import CHOOSE_BARONS, INSPECTION, EnglandPosition
from rotonde.games.tycoon import referee as tycoon
from rotonde.games.tycoon.position import DEAL_SECRETS, OVER


def check(position: EnglandPosition) -> None:
    """Raise `AssertionError` for the first thing that is wrong."""
    colours = len(position.bag)
    tycoon.check_cubes(position, [sum(position.kept[colour::colours]) for colour in range(colours)])
    tycoon.check_money(position)
    tycoon.check_cards(position, [position.inspected.count(kind) for kind in range(len(position.open))])
    tycoon.check_track(position)
    tycoon.check_stage(position)
    check_barons(position)
    check_lines(position)
    check_passenger_line(position)
    check_inspection(position)


def check_barons(position: EnglandPosition) -> None:
    """EW-2.1: two for each seat, nobody else's; one of them is kept, and hidden until the end."""
    dealt = [kind for kind in position.offered if kind != NONE]
    assert len(dealt) == len(set(dealt)), "a Baron was dealt twice"
    for seat in range(position.seats):
        pair = position.barons_of(seat)
        assert pair == sorted(pair), "Barons in the wrong order"
        assert position.secret[seat] == NONE or position.secret[seat] in pair, "a seat keeps a Baron that it was not dealt"
    if position.setting.secrets_used:
        assert position.stage <= DEAL_SECRETS or len(dealt) == len(position.offered), "a seat without Barons"
        waiting = position.stage <= DEAL_SECRETS or position.stage == CHOOSE_BARONS
        assert bool(position.choosing()) == waiting, "a seat without a Baron, or nobody who has to choose one"
    assert any(position.shown) == (position.stage == OVER), "a Baron was shown before the end"


def check_lines(position: EnglandPosition) -> None:
    """EW-3.1: who won a line has it, and a line that somebody has was won."""
    for owner, line in zip(position.line_owner, position.england.major_lines, strict=True):
        joined = [seat for seat in range(position.seats) if connects(position.track, seat, line.a, line.b)]
        assert owner in joined if joined else owner == NONE, f"{line.id} is in the wrong hands"


def check_passenger_line(position: EnglandPosition) -> None:
    """EW-5.1: one cube of a colour before a seat, and none once the card is won."""
    assert all(number in (0, 1) for number in position.kept), "two kept cubes of a colour"
    if not is_open(position):
        assert not any(position.kept), "cubes are kept for a card that is not open"
        return
    effect = position.board.operations[position.england.passenger_line].effect
    assert isinstance(effect, DeliveredColours)
    for seat in range(position.seats):
        assert colours_of(position, seat) < effect.colours, "a Passenger Line that was not won"


def check_inspection(position: EnglandPosition) -> None:
    """EW-5.3, EW-5.4: holders are asked about another's delivery, and not about one who lost a delivery before."""
    asking = position.stage == INSPECTION
    assert (position.pending is not None) == bool(position.asked) == asking, "an inspection outside its step"
    for seat in position.asked:
        assert seat != position.seat, "a seat is asked about its own delivery"
        assert inspector_of(position, seat) != NONE, "a seat without an Inspector is asked"
    assert not asking or position.inspected[position.seat] == NONE, "a second delivery could be lost in a turn"
    assert position.round or not any(kind != NONE for kind in position.inspected), "an Inspector outlived the turn"
