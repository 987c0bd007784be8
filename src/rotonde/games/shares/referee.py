"""What must hold in every position, whatever was played. Everything is counted afresh."""

from __future__ import annotations

from rotonde.core.track import NONE
from rotonde.games.shares import companies
from rotonde.games.shares.position import (
    ACT,
    AUCTION,
    BUILD,
    DEAL_CUBES,
    DIVIDEND,
    MERGER,
    MOVE,
    OPENING,
    OVER,
    ROUNDS,
    SECOND,
    STOCK,
    VOTE,
    Position,
)
from rotonde.games.tycoon.referee import check_rows


def check(position: Position) -> None:
    """Raise `AssertionError` for the first thing that is wrong."""
    check_cubes(position)
    check_money(position)
    check_shares(position)
    check_track(position)
    check_stage(position)


def check_cubes(position: Position) -> None:
    """EA-1.5: every cube is in the bag or in a city; markers lie where no cube is."""
    board, colours = position.board, len(position.bag)
    assert all(n >= 0 for n in position.bag + position.cubes), "less than no cubes"
    for colour in range(colours):
        number = position.bag[colour] + sum(position.cubes[colour::colours])
        assert number == board.cubes_a_colour, f"{number} cubes of {board.colours[colour]}"
    if position.stage > DEAL_CUBES:
        for city in range(len(board.cities)):
            assert bool(position.empty[city]) == (position.cubes_in(city) == 0), "an empty marker is missing or too many"


def check_money(position: Position) -> None:
    """Money is conserved; only the bank owes (EA-1.5, EA-2.5)."""
    assert sum(position.accounts) == 0, "money is not conserved"
    assert len(position.accounts) == position.seats + len(position.price) + 1
    assert all(money >= 0 for money in position.accounts[:-1]), "a player or a company owes money (EA-2.5)"
    assert all(n >= 0 for n in position.bonds + position.income), "less than no bonds or income"


def check_shares(position: Position) -> None:
    """EA-1.3: each company has its shares; EA-3.1: its controller has most; EA-3.5: without one it owns nothing."""
    board = position.board
    for company in range(len(board.companies)):
        held = [position.holding(seat, company) for seat in range(position.seats)]
        parts = [position.available[company], position.issued[company], position.on_tile[company], *held]
        assert min(parts) >= 0, "less than no shares"
        assert sum(parts) == board.shares_a_company, f"{sum(parts)} shares of {position.id_of(company)}"
        assert position.price[company] >= 1, "a price below 1 (EA-6.4)"
        controller = position.controller[company]
        assert (controller != NONE) == any(held), "control without a share, or the reverse (EA-3.1, EA-3.5)"
        if controller != NONE:
            assert held[controller] == max(held), "the controller does not have most (EA-3.1)"
        else:
            assert not companies.links(position, company), "an uncontrolled company with links (EA-3.5)"
            assert not position.bonds[company], "an uncontrolled company with bonds (EA-3.5)"
            assert not position.cash(company), "an uncontrolled company with cash (EA-3.5)"
            assert position.price[company] == board.start_price[company], "the price of an uncontrolled company (EA-3.5)"
    places = list(zip(position.price, position.arrival, strict=True))
    if position.stage >= OPENING:
        assert len(set(places)) == len(places), "two price markers in one place of a pile (EA-5.1)"


def check_track(position: Position) -> None:
    """EA-5.8: every link joins two cities; only a build that goes on has an unfinished one (EA-5.3)."""
    track = position.track
    assert len(track.unfinished) == (1 if position.stage == BUILD else 0), "an unfinished link (EA-5.3)"
    assert all(link.owner == position.company for link in track.unfinished), "somebody else's link grows"
    check_rows(track)


def check_stage(position: Position) -> None:
    """What is open fits the stage."""
    stage = position.stage
    assert (position.auction is not None) == (stage == AUCTION), "an auction outside its step"
    assert position.auction is None or not position.auction.over, "an auction that is over"
    assert (position.lot != NONE) == (stage == AUCTION), "a share that is up outside an auction"
    assert (position.offerer != NONE) == (OPENING <= stage <= AUCTION), "an offer outside its phase"
    assert (position.ballot is not None) == (stage == VOTE), "a ballot outside its step"
    assert position.ballot is None or not position.ballot.complete, "a ballot that is complete"
    assert (position.target != NONE) == (position.voting != NONE) == (stage == VOTE), "a merger outside its step"
    assert (position.cube != NONE) == (position.origin != NONE) == (stage == MOVE), "a cube on its way outside its step"
    assert stage == MOVE or not position.route
    assert (position.company != NONE) == (ACT <= stage <= VOTE), "a company in turn outside the phases"
    assert stage not in (ACT, BUILD, SECOND, MOVE) or 1 <= position.round <= ROUNDS, "no such round (EA-5.1)"
    assert position.second == (stage == SECOND) or stage == BUILD, "a second link outside a build (EA-5.3)"
    assert (position.build_price > 0) == (stage == BUILD), "a price without a build"
    at_once = stage == OVER and position.setting.ends_at_once
    assert stage <= MOVE or at_once or not any(position.income), "income markers after the rounds (EA-5.7)"
    assert not ACT <= stage <= MERGER or position.controller[position.company] != NONE, "nobody decides for the company"
    assert stage != DIVIDEND or position.cash(position.company) > 0
    assert (position.end_reason_code is not None) == (stage == OVER), "an end without a reason"
    assert position.last_turn == 0 or position.turn_number <= position.last_turn, "played on after the end (EA-9.1)"
    reached = stage > DEAL_CUBES and position.empty_cities() >= position.setting.end_empty_cities
    assert reached == (position.last_turn > 0), "the end was not noticed (EA-9.1)"
    assert position.turn_number or stage not in (STOCK,), "a stock phase before the first turn"
