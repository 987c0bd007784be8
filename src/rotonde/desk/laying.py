"""All that one seat needs now, and whole moves."""

from __future__ import annotations

from random import Random

from rotonde.core.contract import Bundle as Whole
from rotonde.core.contract import Seat, State
from rotonde.desk.ground import ground_of
from rotonde.desk.offering import offers
from rotonde.desk.previewing import decides_again
from rotonde.desk.shapes import Bundle, BundleDelivery, Desk, Node, Picture, Reason


def lay(state: State, seat: Seat | None) -> Desk:
    """View, step and offers: all that one seat (`None`: a spectator) needs now."""
    offered, bundled = choices(state, seat)
    return Desk(
        seat=seat,
        ply=state.ply,
        asked_at=state.asked_at,
        to_act=list(state.to_act),
        step=state.game.forms.plain(state.step),
        view=state.view(seat),
        offers=offered,
        bundles=bundled,
    )


def choices(state: State, seat: Seat | None) -> tuple[Node | None, bool]:
    """What a seat may decide now, and whether whole moves are among it."""
    if seat is None or seat not in state.to_act:
        return None, False
    offered = offers(state, seat)
    bundled = state.game.forms.bundled
    return offered, offered is not None and any(choice["value"] in bundled for choice in offered["choices"])


def bundles(state: State, seat: Seat) -> list[Bundle]:
    """Whole moves made of several actions: links that can be finished or begun now, to be sent action by action."""
    redealt = state.redeal(seat, Random(0))
    return [_plain(whole, decides_again(state, redealt, seat, whole.actions)) for whole in state.bundles(seat)]


def _plain(whole: Whole, undoable: bool) -> Bundle:
    return Bundle(
        cities=list(whole.cities),
        tiles=[list(tile) for tile in whole.tiles],
        finishes=whole.finishes,
        price=whole.price,
        reasons=[Reason(code=reason.code, number=reason.number, amount=reason.amount) for reason in whole.reasons],
        deliveries=[
            BundleDelivery(colour=cube.colour, origin=cube.origin, city=cube.city, points=cube.points)
            for cube in whole.deliveries
        ],
        send=[str(action) for action in whole.actions],
        undoable=undoable,
    )


def picture(state: State) -> Picture:
    """What the board that is played on looks like, once."""
    return ground_of(state).picture
