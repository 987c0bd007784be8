"""When nobody can carry any more (RD-8.5)."""

from __future__ import annotations

from itertools import product

import pytest
from dice_tables import play, table
from hypothesis import given
from hypothesis import strategies as st

from rotonde.games.dice.board import LOCOMOTIVES, PRICES
from rotonde.games.dice.events import GameEnded
from rotonde.games.dice.locomotives import can_be_paid, strongest_for_sale, strongest_held
from rotonde.games.dice.position import VALUES


@pytest.mark.rule("RD-8.5")
def test_the_game_ends_when_nobody_can_carry_any_more():
    far = """
        ............
        .0──.─────1.
        ............
        ............
        ............
        ............
        ............
        ............
    """
    state = table(far, simple_hand=["straight"], money=[9, 9], sold=[2, 2], locomotives={0: [2], 1: [2]})
    events = play(state, "lay E2 EW")  # distance 3; each gets 5, enough for the 3
    assert not state.over
    poor = table(far, simple_hand=["straight"], money=[4, 4], sold=[2, 2], locomotives={0: [2], 1: [2]})
    events = play(poor, "lay E2 EW")
    assert events[-1] == GameEnded("nobody_can_carry")


@pytest.mark.rule("RD-8.5")
def test_a_locomotive_that_could_be_bought_counts_with_the_lower_ones_before_it():
    far = """
        ............
        .0──.────1..
        ............
        ............
        ............
        ............
        ............
        ............
    """
    # Each gets 5 for the connection. Both 2s cost 5 and come before the 3, which costs 10: the other can pay one of them.
    for money, over in ((9, True), (10, False)):
        state = table(far, simple_hand=["straight"], money=[money, 0])
        play(state, "lay E2 EW")
        assert state.over == over


EMPTY = """
    ............
    .0........1.
    ............
    ............
    ............
    ............
    ............
    ............
"""


@pytest.mark.rule("RD-8.5")
def test_a_locomotive_that_is_sold_out_cannot_be_bought():
    state = table(EMPTY, money=[5, 5])
    assert strongest_for_sale(state, 0) == 2
    state.stock[0] = 0
    assert strongest_for_sale(state, 0) == 0


@pytest.mark.rule("RD-8.5")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_locomotives_of_others_do_not_count(holder):
    state = table(EMPTY, locomotives={holder: [LOCOMOTIVES[0], LOCOMOTIVES[-1]]})
    assert strongest_held(state, holder) == LOCOMOTIVES[-1]
    assert strongest_held(state, 1 - holder) == 0


ROUND_THE_MAP = """
    ............
    .0─.──────┐.
    ..........│.
    ..........│.
    ..........│.
    ......1───┘.
    ............
    ............
"""


@pytest.mark.rule("RD-8.5")
@pytest.mark.parametrize(("money", "over"), [([20, 15], False), ([15, 20], False), ([20, 14], True), ([19, 15], True)])
def test_what_is_on_sale_before_may_be_bought_by_anybody_who_can_pay_it(money, over):
    """Distance 5; one 4 is left before the 5s: a 5 costs 20, the 4 costs 15."""
    before_bonus = [purse - 5 for purse in money]
    sold = [2, 2, 3, 3, 4]
    state = table(
        ROUND_THE_MAP, simple_hand=["straight"], money=before_bonus, locomotives={0: [3], 1: [3, 4]}, sold=sold, scrapped=2
    )
    play(state, "lay D2 EW")
    assert [state.money(0), state.money(1)] == money
    assert state.reach[0].stops == {state.station_cell[1]: 5}
    assert (state.over, state.end_reason) == (over, "nobody_can_carry" if over else None)


@pytest.mark.rule("RD-8.5")
def test_who_bought_for_another_leaves_the_game_going():
    state = table(
        ROUND_THE_MAP, simple_hand=["straight"], money=[15, 10], locomotives={0: [3], 1: [3, 4]}, sold=[2, 2, 3, 3, 4], scrapped=2
    )
    play(state, "lay D2 EW", "end", "buy 4", "end", "buy 5", "carry G6 5", "load 5")
    assert not state.over
    other = table(
        ROUND_THE_MAP, simple_hand=["straight"], money=[15, 10], locomotives={0: [3], 1: [3, 4]}, sold=[2, 2, 3, 3, 4], scrapped=2
    )
    play(other, "lay D2 EW")
    assert play(other, "buy 4")[-1] == GameEnded("nobody_can_carry")  # 5 and 15 are left: nobody can pay a 5


def naive_can_be_paid(prices, purses):
    """Every way to share the prices out."""
    for payers in product(range(len(purses)), repeat=len(prices)):
        left = list(purses)
        for payer, price in zip(payers, prices, strict=True):
            left[payer] -= price
        if min(left) >= 0:
            return True
    return False


@pytest.mark.rule("RD-8.5")
@given(st.lists(st.sampled_from(PRICES), max_size=6), st.lists(st.integers(0, 45), min_size=2, max_size=3))
def test_prices_are_shared_out_in_every_way(prices, purses):
    prices = sorted(prices, reverse=True)
    before = list(purses)
    assert can_be_paid(prices, purses) == naive_can_be_paid(prices, purses)
    assert purses == before


def naive_strongest(stock, purses, seat):
    """The highest value that a seat can come to own, by trying every order of buyers."""
    on_sale = next((v for v in range(VALUES) if stock[v]), None)
    if on_sale is None:
        return 0
    best = 0
    for buyer, purse in enumerate(purses):
        if purse >= PRICES[on_sale]:
            left, rest = list(purses), list(stock)
            left[buyer] -= PRICES[on_sale]
            rest[on_sale] -= 1
            best = max(best, LOCOMOTIVES[on_sale] if buyer == seat else 0, naive_strongest(rest, left, seat))
    return best


@pytest.mark.rule("RD-8.5")
@given(
    st.integers(0, 4),
    st.integers(1, 2),
    st.lists(st.integers(0, 60), min_size=2, max_size=2),
    st.integers(0, 1),
)
def test_the_strongest_that_a_seat_could_buy_is_found_by_trying_every_buyer(cheapest, left, purses, seat):
    state = table(ROUND_THE_MAP, money=purses)
    state.stock = [0] * cheapest + [left] + [2] * (VALUES - cheapest - 1)
    assert strongest_for_sale(state, seat) == naive_strongest(state.stock, purses, seat)


LOOP = """
    ............
    .0───a......
    .│..........
    .└┐.........
    ..│.........
    .1┘.........
    ............
    ............
"""
ONE_LINE = """
    ............
    .a───0......
    ............
    ............
    ............
    ............
    ......1.....
    ............
"""
SELF = """
    ............
    ....0──┐....
    ....│..│....
    ....└──┘....
    ............
    ............
    ......1.....
    ............
"""


def in_final_phase(state, heaps):
    """The same table after two idle rounds, with these heaps."""
    for number in range(1, 7):
        state.pay(state.seats + number, state.seats, state.heap(number - 1) - heaps.get(number, 0))
    state.final, state.trigger, state.whole_turn = True, "stalled", True
    return state


@pytest.mark.rule("RD-8.5")
def test_a_locomotive_used_this_turn_still_counts():
    state = in_final_phase(table(LOOP, locomotives={0: [2]}, sold=[2], money=[0, 0]), {2: 5})
    play(state, "carry F2 2", "load 2")
    assert not state.over  # the only locomotive of all is used, but comes back next turn
    play(state, "end", "end", "carry F2 2", "load 2")
    assert heap_of(state, 2) == 1


@pytest.mark.rule("RD-7.5", "RD-8.5")
def test_a_loop_to_ones_own_station_is_no_destination():
    state = table(SELF, locomotives={0: [2]}, sold=[2])
    assert state.reach[0].stops == {state.station_cell[0]: 1}
    assert [str(a) for a in state.legal(0) if str(a).startswith("carry")] == []
    assert state.view(0)["seats"][0]["joined"] == []
    final = in_final_phase(state, {2: 5, 5: 5})
    assert play(final, "buy 2")[-1] == GameEnded("nobody_can_carry")


def heap_of(state, tile):
    return state.heap(tile - 1)


@pytest.mark.rule("RD-8.5")
def test_tokens_beside_any_one_tile_keep_the_game_going_if_somebody_can_fetch_them():
    state = in_final_phase(table(ONE_LINE, locomotives={0: [2]}, sold=[2]), {1: 5})
    play(state, "buy 2")
    assert not state.over
    play(state, "carry B2 2", "load 2")
    assert heap_of(state, 1) == 3


@pytest.mark.rule("RD-8.5")
def test_tokens_where_no_line_goes_do_not_keep_the_game_going():
    state = in_final_phase(table(ONE_LINE, locomotives={0: [2]}, sold=[2]), {5: 5})
    assert play(state, "buy 2")[-1] == GameEnded("nobody_can_carry")  # B2 is joined, but its heap is empty
