"""What nobody may do, each with its rule; nothing changes. `refused` compares the position before and after."""

from __future__ import annotations

import pytest
from tycoon_table import GAME, auction, begun, close_cards, drawn_board, play, put_cubes, put_link, refused

from rotonde.core.contract import MalformedAction
from rotonde.games.tycoon.actions import Build
from rotonde.games.tycoon.build import price_of

PLAIN = ("A . . . . . B", " . . h . . . .", "C . ~ . . . D")


def test_a_tile_into_water() -> None:
    assert refused(begun(board=drawn_board(*PLAIN)), "build C3 E-W") == ["RT-5.7 hex_not_for_track"]


def test_ridges_can_always_be_paid_because_shares_are_without_limit() -> None:
    """RT-3.3 and RT-5.6: there is no ridge count that cannot be paid; the shares that it takes are told before."""
    state = begun(board=drawn_board(*PLAIN, ridges=[("A1", "B1"), ("B1", "C1")]))
    price = price_of(state, 0, Build("B1", "E-W"))
    assert price is not None
    assert (price.ridges, price.total, price.shares) == (2, 10, 2)
    play(state, "build B1 E-W")
    assert state.shares[0] == 2


def test_a_tile_onto_a_shared_side() -> None:
    state = begun(board=drawn_board(". A . .", " . . . .", "C . . D", " . . . ."))
    put_link(state, 1, "C", "D")
    play(state, "build A2 NE-SE")
    assert refused(state, "build B3 E-NW") == ["RT-5.8 side_shared"]


def test_a_fifth_tile() -> None:
    state = begun(board=drawn_board(*PLAIN))
    play(state, *[f"build {c}1 E-W" for c in "BCDE"])
    assert refused(state, "build F1 E-W") == ["RT-5.3 no_tiles_left"]


def test_a_delivery_over_somebody_elses_first_link() -> None:
    state = begun()
    put_link(state, 1, "Baltimore", "Philadelphia")
    put_cubes(state, "Baltimore", "blue")
    assert refused(state, "deliver blue Baltimore via 1") == ["RT-8.3 first_link_not_own"]


def test_a_bid_of_zero() -> None:
    assert refused(auction(), "bid 0") == ["RT-4.1 bid_below_minimum"]


def test_a_card_that_is_not_open() -> None:
    state = begun()
    close_cards(state)
    assert refused(state, "take land_grant") == ["RT-9.1 card_not_open"]


@pytest.mark.parametrize(
    "text",
    [
        "build I14",
        "build I14 E-W E-W",
        "deliver red Chicago",
        "deliver red Chicago via",
        "deliver red via 1",
        "deliver red Chicago via 0",
        "deliver red Chicago via 01",
        "deliver red Chicago via x",
        "urbanize blue",
        "grow",
        "west",
        "bid -1",
        "bid 1.5",
        "issue",
        "Pass",
        "pass ",
        " pass",
        "cubes Chicago red",
        "cubes : red",
        "cubes Chicago :",
        "tycoon 0 jay_gould",
        "take  land_grant",
    ],
)
def test_texts_that_are_no_action(text: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        GAME.parse(text)
    assert caught.value.details == {"text": text}
