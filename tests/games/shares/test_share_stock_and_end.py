"""The share game: stock phase (EA-8), end and wealth (EA-9)."""

from __future__ import annotations

import pytest
from share_table import actions, cash, decide, dividend_phase, legal, number, play_randomly, price, reasons, stock_phase, table

from rotonde.core.track import NONE
from rotonde.games.shares import mergers, referee
from rotonde.games.shares.events import ControlTaken, EndReached, GameEnded
from rotonde.games.shares.game import GAME


@pytest.mark.rule("EA-8.1")
def test_shares_come_from_the_issued_box_or_the_available_box():
    state = stock_phase(table({"MR": [2, 1, 0]}, issued={"MR": 2}, money=[20, 20, 20]))
    assert {"offer MR available", "offer MR issued", "offer GWR available"} <= set(legal(state))
    bank = state.accounts[-1]
    decide(state, "offer MR issued", "bid 8", "drop", "drop")
    assert (state.issued[2], state.accounts[-1], cash(state, "MR")) == (1, bank + 8, 0)
    decide(state, "offer MR available", "bid 7", "drop", "drop")
    assert (state.available[2], cash(state, "MR")) == (1, 7)


@pytest.mark.rule("EA-8.1")
def test_the_opening_bid_is_at_least_the_current_price():
    state = stock_phase(table({"MR": [2, 1, 0]}, prices={"MR": 11}, money=[20, 20, 20]))
    decide(state, "offer MR available")
    assert reasons(state, "bid 10") == [("EA-8.1", "opening_bid_too_low")]
    decide(state, "bid 11")


@pytest.mark.rule("EA-8.1")
def test_offers_go_clockwise_and_the_same_player_offers_again_if_another_wins():
    state = table({"MR": [2, 1, 0]}, money=[20, 20, 20])
    state.first = 1
    stock_phase(state)
    assert state.to_act == (1,)
    decide(state, "offer MR available", "bid 7", "bid 8", "drop", "drop")
    assert (state.holding(2, 2), state.to_act) == (1, (1,))
    decide(state, "pass")
    assert state.to_act == (2,)
    decide(state, "offer MR available", "bid 7")
    assert state.to_act == (0,)  # who passed for the phase does not bid


@pytest.mark.rule("EA-8.2")
def test_a_company_that_was_never_bought_starts_at_its_start_price():
    state = stock_phase(table({"MR": [2, 1, 0]}, money=[20, 20, 20]))
    events = decide(state, "offer NER available", "bid 15", "drop", "drop")
    assert ControlTaken(0, "NER") in events
    assert (price(state, "NER"), cash(state, "NER")) == (4, 15)  # what is paid never moves a price
    decide(state, "pass", "pass", "pass")
    assert "NER" in [state.id_of(c) for c in state.order]


@pytest.mark.rule("EA-8.3")
def test_the_marker_goes_to_the_left_of_the_last_winner():
    state = stock_phase(table({"MR": [2, 1, 0]}, money=[20, 20, 20]))
    decide(state, "offer MR available", "bid 7", "bid 8", "drop", "drop")
    decide(state, "pass", "pass", "pass")
    assert state.first == 2  # 1 won last, though 0 offered
    idle = table({"MR": [2, 1, 0]}, money=[20, 20, 20])
    idle.first = 1
    stock_phase(idle)
    decide(idle, "pass", "pass", "pass")
    assert idle.first == 1


def nearly_over(empty: int, **options):
    """A position with so many empty cities, in which MR can empty one more."""
    names = list(table({}).board.cities)
    full = [name for name in names if name not in ("York",)][: len(names) - empty - 1]
    cubes = {name: "purple" for name in full if name != "York"} | {"York": "yellow"}
    return actions(table({"MR": [2, 0, 0]}, links=["MR York–Leeds"], cubes=cubes, money=[0, 0, 0], **options))


def to_the_next_turn(state):
    """Everybody passes, dividends are nothing; the events."""
    events, turn = [], state.turn_number
    while not state.over and state.turn_number == turn:
        choice = legal(state)
        events += decide(state, "pass" if "pass" in choice else choice[0])
    return events


@pytest.mark.rule("EA-9.1")
def test_the_game_ends_at_16_empty_cities_after_the_whole_turn():
    state = nearly_over(15)
    assert state.empty_cities() == 15
    events = decide(state, "deliver yellow York", "via 1")
    assert EndReached(1) in events
    assert not state.over
    kinds = []
    while not state.over:
        kinds.append(type(state.step).__name__)
        choice = legal(state)
        events = decide(state, "pass" if "pass" in choice else choice[0])
    assert list(dict.fromkeys(kinds)) == ["CompanyAction", "DividendChoice", "StockOffer"]
    assert GameEnded("empty_cities") in events
    assert (state.end_reason, state.turn_number, state.to_act) == ("empty_cities", 1, ())
    assert [o.rule for o in state.objections(0, GAME.parse("pass"))] == ["EA-9.1"]
    early = nearly_over(14)
    decide(early, "deliver yellow York", "via 1")
    to_the_next_turn(early)
    assert not early.over


@pytest.mark.rule("EA-9.1")
@pytest.mark.parametrize(
    ("option", "players", "needed"), [("normal", 3, 11), (5, 3, 5), (16, 3, 16), ("normal", 5, 15), (62, 3, 49)]
)
def test_the_number_is_an_option(option, players, needed):
    assert table({}, players=players, end_empty_cities=option).setting.end_empty_cities == needed


@pytest.mark.rule("EA-9.1")
def test_with_the_option_one_more_turn_is_played():
    state = nearly_over(15, extra_turn=True)
    events = decide(state, "deliver yellow York", "via 1")
    assert EndReached(2) in events
    to_the_next_turn(state)
    assert (state.over, state.turn_number) == (False, 2)
    to_the_next_turn(state)
    assert state.over


@pytest.mark.rule("EA-9.2")
def test_two_idle_turns_in_a_row_end_the_game():
    state = nearly_over(3)
    decide(state, "deliver yellow York", "via 1")
    to_the_next_turn(state)
    assert state.idle_turns == 0  # something was delivered
    to_the_next_turn(state)
    assert (state.idle_turns, state.over) == (1, False)
    events = to_the_next_turn(state)
    assert GameEnded("idle") in events
    assert [o.rule for o in state.objections(0, GAME.parse("pass"))] == ["EA-9.2"]


@pytest.mark.rule("EA-9.2")
def test_idle_turns_with_another_between_them_do_not_end_the_game():
    state = nearly_over(3)
    state.idle_turns = 1
    decide(state, "deliver yellow York", "via 1")
    to_the_next_turn(state)
    assert state.idle_turns == 0
    to_the_next_turn(state)
    assert (state.idle_turns, state.over) == (1, False)


@pytest.mark.rule("EA-9.2")
def test_a_share_sold_or_a_link_built_is_not_idle():
    state = nearly_over(3)
    while type(state.step).__name__ != "StockOffer":
        choice = legal(state)
        decide(state, "pass" if "pass" in choice else choice[0])
    decide(state, "offer NER available", "bid 4")
    to_the_next_turn(state)
    assert state.idle_turns == 0
    built = actions(table({"MR": [2, 0, 0]}, cash={"MR": 9}, links=["MR York–Leeds"]))
    decide(built, "build R13 N-S", "stop")
    to_the_next_turn(built)
    assert built.idle_turns == 0


@pytest.mark.rule("EA-9.3")
def test_wealth_is_cash_and_shares_at_the_price_less_bonds():
    state = table({"MR": [3, 1, 0], "NER": [0, 2, 2]}, prices={"MR": 10, "NER": 3}, bonds={"MR": 4, "NER": 5}, money=[1, 2, 3])
    assert state.scores() == [1 + 3 * 6, 2 + 6, 3]  # NER is not below 0
    assert state.winners() == []


@pytest.mark.rule("EA-9.3")
def test_the_wealthiest_wins_and_a_tie_is_shared():
    state = nearly_over(15)
    decide(state, "deliver yellow York", "via 1")
    to_the_next_turn(state)
    assert state.winners() == [0]
    state.holdings = [0] * len(state.holdings)
    state.accounts[:3] = [7, 9, 9]
    assert state.winners() == [1, 2]


@pytest.mark.rule("EA-8.2", "EA-7.5")
def test_a_dissolved_company_can_be_bought_again_at_its_start_price():
    state = table(
        {"MR": [2, 0, 0], "GER": [0, 2, 0]}, cash={"GER": 60}, links=["MR Leeds–York", "GER Leeds–Sheffield"], money=[20, 20, 20]
    )
    state.turn_number = 1
    mergers.begin(state)
    decide(state, "merge MR", "vote yes")
    assert state.controller[number(state, "MR")] == NONE
    while type(state.step).__name__ != "StockOffer":
        decide(state, "pass")
    events = decide(state, "offer MR available", "bid 7", "drop", "drop")
    assert ControlTaken(0, "MR") in events
    assert price(state, "MR") == 7


@pytest.mark.rule("EA-8.1")
def test_by_option_each_player_offers_at_most_one_share():
    state = table({"MR": [2, 1, 0]}, money=[30, 30, 30], stock_phase="once_round")
    state.first = 1
    stock_phase(state)
    assert state.to_act == (1,)
    decide(state, "offer MR available", "bid 7", "bid 8", "drop", "drop")
    assert (state.holding(2, 2), state.to_act) == (1, (2,))  # another won, and yet the next one offers
    decide(state, "offer GER available", "bid 6", "drop", "drop")
    assert state.to_act == (0,)
    decide(state, "offer NER available", "bid 4", "bid 5", "drop", "drop")  # who has offered still bids
    assert state.holding(1, 5) == 1
    assert (state.turn_number, state.first) == (2, 2)  # the round is over; the marker is left of the last winner


@pytest.mark.rule("EA-8.1")
def test_by_option_a_pass_is_still_for_the_phase_and_who_cannot_pay_is_passed_over():
    state = stock_phase(table({"MR": [2, 1, 0]}, money=[30, 3, 30], stock_phase="once_round"))
    decide(state, "pass")
    assert state.to_act == (2,)  # seat 1 cannot pay any opening bid
    decide(state, "offer MR available", "bid 7")
    assert (state.holding(2, 2), state.turn_number) == (1, 2)  # nobody was left to raise, and seat 0 is not asked again


@pytest.mark.rule("EA-8.1")
def test_without_the_option_the_phase_lasts_until_all_have_passed():
    state = stock_phase(table({"MR": [2, 1, 0]}, money=[30, 30, 30]))
    for seat in (0, 1, 2, 0):
        assert state.to_act == (seat,)
        decide(state, "offer NER available", "bid 4", "drop", "drop")
    decide(state, "pass", "pass")
    assert state.turn_number == 1
    decide(state, "pass")
    assert state.turn_number == 2


@pytest.mark.rule("EA-9.1")
@pytest.mark.parametrize("extra_turn", [False, True])
def test_by_option_the_game_ends_with_the_delivery(extra_turn):
    state = nearly_over(15, end="at_once", extra_turn=extra_turn)
    events = decide(state, "deliver yellow York", "via 1")
    assert events[-1] == GameEnded("empty_cities")
    assert not any(isinstance(event, EndReached) for event in events)
    assert (state.over, state.end_reason, state.turn_number, state.to_act) == (True, "empty_cities", 1, ())
    assert (cash(state, "MR"), price(state, "MR")) == (0, 7)  # no income, no dividend
    assert (state.round, state.order, state.turn_at, state.company) == (0, [], 0, NONE)
    assert state.scores() == [14, 0, 0]
    referee.check_stage(state)
    early = nearly_over(14, end="at_once")
    decide(early, "deliver yellow York", "via 1")
    assert not early.over


@pytest.mark.rule("EA-9.1", "EA-8.1", "EA-5.8")
@pytest.mark.parametrize(
    "options",
    [{"end": "at_once"}, {"stock_phase": "once_round"}, {"sharp_curves": True, "parallel_own_links": True}],
    ids=lambda options: "-".join(options),
)
def test_whole_games_come_to_their_end_with_each_option(options):
    state = GAME.start(players=3, seed=4, options={"end_empty_cities": 3, **options})
    play_randomly(state, 4, 2000)
    assert state.over
    assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()


def test_a_position_that_was_written_before_an_option_existed_has_its_default():
    written = stock_phase(table({"MR": [2, 1, 0]})).to_dict()
    for name in ("stock_phase", "end", "sharp_curves", "parallel_own_links"):
        del written["options"][name]
    read = GAME.from_dict(written)
    assert (read.options["stock_phase"], read.options["end"]) == ("until_passed", "turn")
    assert (read.options["sharp_curves"], read.options["parallel_own_links"]) == (False, False)


@pytest.mark.rule("EA-8.1")
def test_a_pass_is_not_carried_over_to_the_next_turn():
    state = stock_phase(table({"MR": [2, 1, 0]}, money=[30, 30, 30]))
    decide(state, "pass", "pass", "pass")
    while type(state.step).__name__ != "StockOffer":
        choice = legal(state)
        decide(state, "pass" if "pass" in choice else choice[0])
    assert (state.turn_number, state.to_act, state.passed) == (2, (0,), [0, 0, 0])
    decide(state, "offer MR available", "bid 7")
    assert state.to_act == (1,)
    decide(state, "drop")
    assert state.to_act == (2,)  # all of them may bid again


@pytest.mark.rule("EA-8.1", "EA-2.3")
def test_without_money_for_any_share_the_phase_is_over_at_once():
    state = stock_phase(table({"MR": [1, 0, 0]}, money=[3, 0, 2]))
    assert (state.turn_number, type(state.step).__name__, state.first) == (2, "CompanyAction", 0)


@pytest.mark.rule("EA-9.1")
def test_nothing_is_legal_once_the_game_is_over():
    state = nearly_over(15, end="at_once")
    decide(state, "deliver yellow York", "via 1")
    assert [state.legal(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("EA-2.5", "EA-6.3")
def test_bids_and_dividends_above_200000_are_listed_too():
    state = stock_phase(table({"MR": [1, 0, 0]}, money=[203, 0, 205]))
    decide(state, "offer MR available", "bid 199")
    assert legal(state) == ["drop", *[f"bid {n}" for n in range(200, 206)]]
    rich = dividend_phase(table({"MR": [1, 0, 0]}, cash={"MR": 300}, prices={"MR": 68}))
    assert legal(rich) == [f"dividend {n}" for n in range(205)]


@pytest.mark.rule("EA-8.1", "EA-4.1")
def test_a_share_in_the_issued_box_alone_is_reason_enough_to_be_asked():
    state = table({"MR": [2, 1, 0]}, issued={"MR": 1}, money=[7, 6, 20])
    state.available = [0] * len(state.available)
    stock_phase(state)
    assert (state.to_act, state.order, legal(state)) == ((0,), [], ["pass", "offer MR issued"])
    decide(state, "pass")
    assert state.to_act == (2,)  # seat 1 has less than its price
