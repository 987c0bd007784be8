"""Rail Road Dice 2: what actions, events, steps and objections are made of. Tokens are its money."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.forms import (
    ANSWER,
    CELL,
    COMPLEX,
    COMPLEX_FACE,
    END,
    FACE,
    INCOME,
    LOCOMOTIVE,
    MONEY,
    NUMBER,
    PRICE,
    SEAT,
    SHAPE,
    SIDE,
    SIMPLE,
    SIMPLE_FACE,
    SYMBOL,
    TEXT,
    TILE,
    TOKENS,
    TRIGGER,
    Forms,
    Vocabulary,
    dealt,
    form,
    many,
)
from rotonde.games.dice import actions, events, steps
from rotonde.games.dice.board import LOCOMOTIVES, Board
from rotonde.games.dice.faces import FACES, SIMPLE_FACES

ACTIONS: Final = (
    dealt(actions.PlaceTile, "tile", tile=TILE, x=NUMBER, y=NUMBER, rotation=NUMBER),
    dealt(actions.DrawFirst, "first", seat=SEAT),
    form(actions.PlaceStation, "station", cell=CELL),
    form(actions.Roll, "roll", simple=NUMBER, complex=NUMBER),
    form(actions.TakeQuestion, "take"),
    dealt(actions.Dice, "dice", simple=many(SIMPLE), complex=many(COMPLEX)),
    form(actions.Lay, "lay", cell=CELL, face=SIMPLE_FACE, question=ANSWER),
    form(actions.Exchange, "exchange", cell=CELL, face=COMPLEX_FACE, question=ANSWER),
    form(actions.Buy, "buy", value=LOCOMOTIVE),
    form(actions.Carry, "carry", station=CELL, locomotive=LOCOMOTIVE),
    form(actions.Load, "load", tokens=TOKENS),
    form(actions.Call, "call", tile=TILE, question=ANSWER),
    form(actions.Refill, "refill"),
    form(actions.EndTurn, "end"),
)
EVENTS: Final = (
    form(events.TilePlaced, tile=TILE, x=NUMBER, y=NUMBER, rotation=NUMBER),
    form(events.FirstPlayerDrawn, seat=SEAT),
    form(events.OwnStationPlaced, seat=SEAT, cell=CELL),
    form(events.GreyStationPlaced, seat=SEAT, cell=CELL),
    form(events.GreyStationsDiscarded, seat=SEAT, number=NUMBER),
    form(events.TokensPutOut, tokens=TOKENS),
    form(events.DiceTaken, seat=SEAT, simple=NUMBER, complex=NUMBER),
    form(events.QuestionTaken, seat=SEAT),
    form(events.DiceRolled, seat=SEAT, simple=many(SIMPLE), complex=many(COMPLEX)),
    form(events.RailLaid, seat=SEAT, cell=CELL, shape=SHAPE, face=FACE, tokens=PRICE),
    form(events.DieExchanged, seat=SEAT, cell=CELL, old=FACE, shape=SHAPE, face=FACE),
    form(events.StationConnected, seat=SEAT, station=CELL),
    form(events.BonusPaid, seat=SEAT, station=CELL, tokens=INCOME),
    form(events.LocomotiveBought, seat=SEAT, value=LOCOMOTIVE, tokens=PRICE),
    form(events.LocomotivesScrapped, seat=SEAT, value=LOCOMOTIVE, number=NUMBER),
    form(events.LocomotiveSent, seat=SEAT, station=CELL, locomotive=LOCOMOTIVE),
    form(
        events.PassengersCarried,
        seat=SEAT,
        station=CELL,
        locomotive=LOCOMOTIVE,
        tokens=INCOME,
        distance=NUMBER,
        route=many(CELL),
    ),
    form(events.PassengersCalled, seat=SEAT, tile=TILE, tokens=TOKENS),
    form(events.Refilled, seat=SEAT, tokens=TOKENS),
    form(events.RefillTooDear, tokens=TOKENS, bank=TOKENS),
    form(events.ShortageRelieved, tokens=TOKENS),
    form(events.FinalPhaseStarted, trigger=TRIGGER),
    form(events.FinalRefill, tokens=TOKENS),
    form(events.DiceReturned, seat=SEAT, simple=NUMBER, complex=NUMBER),
    form(events.TurnEnded, seat=SEAT),
    form(events.GameEnded, reason=END),
)
STEPS: Final = (
    form(steps.LayOut, tile=TILE),
    form(steps.FirstPlayer),
    form(steps.PlaceOwn, seat=SEAT),
    form(steps.PlaceGrey, seat=SEAT, left=NUMBER),
    form(steps.Turn, seat=SEAT, rolled=ANSWER, refilled=ANSWER, final=ANSWER),
    form(steps.Rolling, seat=SEAT, simple=NUMBER, complex=NUMBER),
    form(steps.Loading, seat=SEAT, station=CELL, locomotive=LOCOMOTIVE, most=TOKENS),
    form(steps.GameOver, reason=END),
)
DETAILS: Final = {
    "cell": CELL,
    "cells": NUMBER,
    "complex": NUMBER,
    "distance": NUMBER,
    "face": FACE,
    "fewest": NUMBER,
    "heap": TOKENS,
    "locomotive": LOCOMOTIVE,
    "money": MONEY,
    "number": NUMBER,
    "old": FACE,
    "on_sale": LOCOMOTIVE,
    "other": CELL,
    "right": TILE,
    "rotation": NUMBER,
    "side": SIDE,
    "simple": NUMBER,
    "station": CELL,
    "symbol": SYMBOL,
    "text": TEXT,
    "tile": TILE,
    "tiles_overlap.other": TILE,
    "tokens": TOKENS,
    "value": LOCOMOTIVE,
}


def vocabulary(data: Mapping[str, Any]) -> Vocabulary:
    """Every part that can be chosen on a board; on a layout at random, that of the rectangle."""
    board = Board(data, None)
    return {
        CELL: tuple(board.labels),
        SIMPLE_FACE: tuple(FACES.names[:SIMPLE_FACES]),
        COMPLEX_FACE: tuple(FACES.names[SIMPLE_FACES:]),
        TILE: tuple(board.tiles),
        LOCOMOTIVE: LOCOMOTIVES,
        TOKENS: tuple(range(1, LOCOMOTIVES[-1] + 1)),
        NUMBER: tuple(range(5)),
        ANSWER: (False, True),
    }


FORMS: Final = Forms(ACTIONS, EVENTS, STEPS, DETAILS, vocabulary)
