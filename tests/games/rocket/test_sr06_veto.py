"""SR-6: the veto on the direction. GWR stands on D15 and may go to C16 (A), D16 (B) or E16 (C)."""

from __future__ import annotations

import pytest
from rocket_table import arrange, bank, drawn, edited, happened, line_of, may, money, play, refused, shares, targets

from rotonde.core.forms import SHARES
from rotonde.games.rocket.events import LocomotiveArrived, PassengersTaken, VetoBid, VetoDeclined, VetoWon
from rotonde.games.rocket.steps import Turn, Veto


def disputed(held=(0, 2, 3), turn=0, **more):
    """Before the move; the mover will hold one share more."""
    return arrange(players=len(held), lines={"GWR": "D14 D15"}, shares={"GWR": held}, turn=turn, **more)


def where(state):
    return line_of(state, "GWR")["locomotive"]


@pytest.mark.rule("SR-6.1")
def test_every_other_holder_is_asked():
    state = disputed((1, 1, 0, 1))
    play(state, "extend GWR D16")
    assert state.step == Veto(1, 0, "GWR", "D15", "D16", 0)
    assert play(state, "pass") == [VetoDeclined(1, "GWR")]
    assert state.to_act == (3,)  # seat 2 has no share
    play(state, "pass")
    assert state.step == Turn(0, 1)
    assert where(state) == "D16"


@pytest.mark.rule("SR-6.1")
def test_a_veto_cannot_stop_the_move():
    state = disputed()
    play(state, "extend GWR D16")
    assert refused(state, "bid 1 D15") == [("SR-6.3", "hex_not_allowed_in_veto")]
    play(state, "bid 1 C16", "pass", "pass")
    assert where(state) == "C16"


@pytest.mark.rule("SR-6.1")
def test_without_a_move_there_is_no_veto():
    assert refused(disputed(), "bid 1 D16") == [("SR-6.1", "no_veto_open")]


@pytest.mark.rule("SR-6.1")
def test_shares_of_another_company_give_no_veto():
    state = arrange(lines={"GWR": "D14 D15"}, shares={"LSWR": (0, 5, 5)})
    play(state, "extend GWR D16")
    assert state.step == Turn(0, 1)


@pytest.mark.rule("SR-6.2")
def test_it_goes_clockwise_from_the_left_of_the_mover():
    state = disputed((3, 4, 1, 2), turn=2)
    play(state, "extend GWR D16")
    asked = []
    for bid in ("bid 1 C16", "bid 2 E16", "bid 3 C16"):
        asked.append(state.to_act[0])
        play(state, bid)
    assert asked == [3, 0, 1]
    assert where(state) == "C16"  # the mover has only 2 shares and is not asked


@pytest.mark.rule("SR-6.2")
def test_it_goes_round_once():
    state = disputed((2, 3, 3))
    play(state, "extend GWR D16", "pass", "bid 1 C16")
    assert state.to_act == (0,)  # not seat 1 again
    play(state, "pass")
    assert state.step == Turn(0, 1)


@pytest.mark.rule("SR-6.2")
def test_a_bid_is_at_least_one_own_share():
    state = disputed()
    play(state, "extend GWR D16")
    assert {str(a) for a in state.legal(1)} == {"pass", *(f"bid {n} {h}" for n in (1, 2) for h in ("C16", "D16", "E16"))}
    assert refused(state, "bid 0 C16") == [("SR-6.2", "bid_below_one"), ("SR-6.2", "bid_not_higher")]
    assert refused(state, "bid 3 C16") == [("SR-6.2", "bid_above_holding")]


@pytest.mark.rule("SR-6.2")
def test_a_bid_is_higher_than_the_last():
    state = disputed((0, 2, 3))
    play(state, "extend GWR D16", "bid 2 C16")
    assert may(state, "bid 3 C16")
    for number in (1, 2):
        assert not may(state, f"bid {number} C16")
        assert refused(state, f"bid {number} C16") == [("SR-6.2", "bid_not_higher")]


@pytest.mark.rule("SR-6.2")
def test_nobody_has_to_bid():
    state = disputed()
    play(state, "extend GWR D16")
    assert may(state, "pass")
    play(state, "bid 1 C16")
    assert may(state, "pass")
    play(state, "pass")
    assert state.to_act == (0,)
    assert may(state, "pass")


@pytest.mark.rule("SR-6.2")
def test_who_cannot_top_the_bid_is_passed_over():
    state = disputed((5, 2, 2))
    play(state, "extend GWR D16", "bid 2 C16")
    assert state.to_act == (0,)
    state = disputed((0, 2, 1, 5))
    play(state, "extend GWR D16", "bid 2 C16")
    assert state.to_act == (3,)


@pytest.mark.rule("SR-6.2")
def test_during_a_veto_only_the_seat_that_is_asked_decides():
    state = disputed()
    play(state, "extend GWR D16")
    assert refused(state, "pass", seat=0) == [("SR-6.2", "not_your_decision")]
    assert refused(state, "bid 1 C16", seat=2) == [("SR-6.2", "not_your_decision")]
    assert refused(state, "token Reading beer") == [("SR-6.2", "veto_open")]


@pytest.mark.rule("SR-6.3")
def test_who_bids_puts_the_locomotive_on_any_hex_that_was_legal():
    for to in ("C16", "D16", "E16"):
        state = disputed()
        assert targets(state, "GWR") == {"C16", "D16", "E16"}
        assert VetoBid(1, "GWR", 1, to) in play(state, "extend GWR D16", f"bid 1 {to}")
        assert state.view(None)["veto"]["to"] == to
        play(state, "pass", "pass")
        assert where(state) == to


@pytest.mark.rule("SR-6.3")
def test_the_next_bidder_may_put_it_elsewhere_again():
    state = disputed()
    play(state, "extend GWR D16", "bid 1 C16", "bid 2 E16")
    assert where(state) == "E16"


@pytest.mark.rule("SR-6.2")
def test_all_see_who_has_bid_what_and_who_is_still_asked():
    state = disputed((1, 2, 3))
    play(state, "extend GWR D16")
    shown = {"line": "GWR", "first_choice": "D16", "allowed": ["C16", "D16", "E16"]}
    for viewer in (None, 0, 1, 2):
        veto = state.view(viewer)["veto"]
        assert {key: sorted(veto[key]) if key == "allowed" else veto[key] for key in shown} == shown
        assert [veto[key] for key in ("to", "bid", "bidder", "still_to_ask")] == ["D16", 0, None, [1, 2]]
    play(state, "bid 1 C16")
    assert [state.view(0)["veto"][key] for key in ("to", "bid", "bidder", "still_to_ask")] == ["C16", 1, 1, [2]]
    play(state, "pass")
    assert [state.view(0)["veto"][key] for key in ("to", "bid", "bidder", "still_to_ask")] == ["C16", 1, 1, [0]]
    play(state, "bid 1 D16")
    assert state.view(0)["veto"] is None


@pytest.mark.rule("SR-6.3")
def test_no_other_hex():
    state = disputed()
    play(state, "extend GWR D16")
    for to in ("D14", "C15", "D17", "B8"):
        assert refused(state, f"bid 1 {to}") == [("SR-6.3", "hex_not_allowed_in_veto")]
    assert refused(state, "bid 1 Z9") == [("SR-1.7", "unknown_hex")]


@pytest.mark.rule("SR-6.3")
def test_a_hex_that_merges_may_be_chosen():
    state = arrange(lines={"GWR": "D14 D15", "LSWR": "F16"}, shares={"GWR": (0, 2, 0)})
    play(state, "extend GWR D16", "bid 2 E16")
    assert line_of(state, "GWR")["absorbed_by"] == "LSWR"


@pytest.mark.rule("SR-6.3")
def test_a_hex_next_to_two_lines_may_not_be_chosen():
    board = drawn(
        """
            .   @R  .
          @Q  .   .   .
        .   .   @P  .
        """
    )
    state = arrange(board=board, shares={"P": (0, 2, 0)})
    play(state, "extend P C4")
    assert may(state, "bid 1 B3")
    assert refused(state, "bid 1 B2") == [("SR-6.3", "hex_not_allowed_in_veto")]


@pytest.mark.rule("SR-6.3", "SR-8.2")
def test_with_one_legal_hex_a_bid_still_costs_the_mover_the_passengers():
    way = {"GWR": "C13 C12 D11 E12 E13 D13"}
    state = arrange(lines=way, shares={"GWR": (0, 1, 0)}, stations={"D14": 1})
    assert targets(state, "GWR") == {"D14"}
    play(state, "extend GWR D14")
    assert {str(a) for a in state.legal(1)} == {"pass", "bid 1 D14"}
    assert happened(play(state.copy(), "pass"), PassengersTaken) == [PassengersTaken(0)]
    assert happened(play(state, "bid 1 D14", "pass"), PassengersTaken) == []


@pytest.mark.rule("SR-6.4")
def test_the_mover_speaks_last_and_wins_with_an_equal_bid():
    state = disputed((1, 2, 3))
    play(state, "extend GWR D16", "bid 1 C16", "bid 2 E16")
    assert state.to_act == (0,)
    assert VetoWon(0, "GWR", 2, "D16") in play(state, "bid 2 D16")
    assert where(state) == "D16"
    assert shares(state, "GWR") == [0, 2, 3]


@pytest.mark.rule("SR-6.4")
def test_the_mover_may_top_the_bid_but_not_bid_less():
    state = disputed((3, 2, 0))
    play(state, "extend GWR D16", "bid 2 C16")
    assert {str(a) for a in state.legal(0)} == {"pass", "bid 2 D16", "bid 3 D16", "bid 4 D16"}
    assert refused(state, "bid 1 D16") == [("SR-6.4", "bid_below_last")]
    play(state, "bid 4 D16")
    assert shares(state, "GWR") == [0, 2, 0]


@pytest.mark.rule("SR-6.4")
def test_the_share_just_taken_may_be_bid():
    state = disputed((0, 2, 0))
    play(state, "extend GWR D16", "bid 1 C16")
    assert may(state, "bid 1 D16")
    assert refused(state, "bid 2 D16") == [("SR-6.2", "bid_above_holding")]


@pytest.mark.rule("SR-6.5")
def test_a_mover_who_wins_goes_back_to_the_first_choice():
    state = disputed((3, 2, 0))
    play(state, "extend GWR D16", "bid 2 C16")
    for other in ("C16", "E16"):
        assert refused(state, f"bid 2 {other}") == [("SR-6.5", "mover_keeps_first_choice")]
    play(state, "bid 2 D16")
    assert where(state) == "D16"


@pytest.mark.rule("SR-6.5")
@pytest.mark.parametrize("to", ["C16", "D16", "E16"])
def test_with_the_option_a_mover_who_wins_chooses_freely(to):
    state = disputed((3, 2, 0), veto_mover_choice="any")
    play(state, "extend GWR D16", "bid 2 C16")
    assert refused(state, "bid 2 D17") == [("SR-6.3", "hex_not_allowed_in_veto")]
    play(state, f"bid 2 {to}")
    assert where(state) == to


@pytest.mark.rule("SR-6.6")
def test_only_the_winner_returns_the_shares_bid():
    state = disputed((1, 3, 4))
    play(state, "extend GWR D16", "bid 2 C16", "bid 3 E16")
    assert shares(state, "GWR") == [2, 3, 1]
    assert line_of(state, "GWR")["bank_shares"] == 16 - 6


@pytest.mark.rule("SR-6.6")
def test_returned_shares_can_be_taken_again():
    state = disputed((0, 16, 0))
    play(state, "extend GWR D16", "bid 1 C16")
    assert line_of(state, "GWR")["bank_shares"] == 1
    play(state, "token Reading beer", "extend GWR C17")
    assert shares(state, "GWR") == [0, 16, 0]


@pytest.mark.rule("SR-6.7")
def test_with_no_bid_the_locomotive_stays_and_the_mover_is_not_asked():
    state = disputed((4, 2, 3))
    play(state, "extend GWR D16", "pass")
    assert happened(play(state, "pass"), VetoDeclined) == [VetoDeclined(2, "GWR")]
    assert (where(state), state.step) == ("D16", Turn(0, 1))
    assert shares(state, "GWR") == [5, 2, 3]


@pytest.mark.rule("SR-6.7")
def test_with_the_option_the_mover_may_bid_though_nobody_has():
    state = disputed((4, 2, 3), mover_may_open="yes")
    play(state, "extend GWR D16", "pass", "pass")
    assert state.step == Veto(0, 0, "GWR", "D15", "D16", 0)
    assert {str(a) for a in state.legal(0)} == {"pass", *(f"bid {n} D16" for n in (1, 2, 3, 4, 5))}
    assert refused(state, "bid 0 D16") == [("SR-6.2", "bid_below_one")]
    assert refused(state, "bid 1 C16") == [("SR-6.5", "mover_keeps_first_choice")]
    assert play(state.copy(), "pass")[0] == VetoDeclined(0, "GWR")
    assert VetoWon(0, "GWR", 5, "D16") in play(state, "bid 5 D16")
    assert (shares(state, "GWR"), line_of(state, "GWR")["bank_shares"]) == ([0, 2, 3], 11)


@pytest.mark.rule("SR-6.7", "SR-8.2")
def test_with_the_option_a_mover_who_declines_or_wins_keeps_the_passengers():
    state = disputed((1, 1, 0), mover_may_open="yes", stations={"D16": 1})
    play(state, "extend GWR D16", "pass")
    for line in ("pass", "bid 1 D16"):
        assert happened(play(state.copy(), line), PassengersTaken) == [PassengersTaken(0)]


@pytest.mark.rule("SR-6.7")
def test_with_the_option_a_mover_without_a_share_is_not_asked():
    state = disputed((0, 2, 0), mover_may_open="yes", in_bank={"GWR": 0})
    play(state, "extend GWR D16", "pass")
    assert (where(state), state.step) == ("D16", Turn(0, 1))


@pytest.mark.rule("SR-6.7", "SR-6.5")
def test_both_options_let_the_mover_think_again():
    state = disputed((0, 2, 0), mover_may_open="yes", veto_mover_choice="any")
    play(state, "extend GWR D16", "pass", "bid 1 C16")
    assert (where(state), shares(state, "GWR")) == ("C16", [0, 2, 0])


@pytest.mark.rule("SR-6.8")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_a_mover_who_alone_holds_shares_is_not_asked_either(option):
    state = disputed((7, 0, 0), mover_may_open=option)
    play(state, "extend GWR D16")
    assert state.step == Turn(0, 1)


@pytest.mark.rule("SR-6.8")
def test_where_only_the_mover_holds_shares_no_veto_is_asked():
    state = disputed((7, 0, 0))
    play(state, "extend GWR D16")
    assert (where(state), state.step) == ("D16", Turn(0, 1))


@pytest.mark.rule("SR-6.9")
def test_spare_shares_can_be_bid():
    state = disputed((0, 3, 0), spares={"GWR": 3})
    play(state, "extend GWR D16")
    assert may(state, "bid 3 C16")


@pytest.mark.rule("SR-6.9", "SR-1.2")
def test_every_bid_that_can_be_made_is_in_the_vocabulary():
    state = disputed((0, 32, 0), spares={"GWR": 16})
    play(state, "extend GWR D16")
    forms = state.game.forms
    shown = {part.value for action in state.legal(1) for part in forms.parts(action) if part.role == SHARES}
    assert shown == set(range(1, 33)) == set(forms.vocabulary(state.board_data)[SHARES])


@pytest.mark.rule("SR-6.9")
def test_returned_shares_are_real_while_anybody_holds_a_real_one():
    # All three of seat 1 are spare ones; seat 2 has the real ones and swaps.
    state = disputed((0, 3, 5), spares={"GWR": 3})
    play(state, "extend GWR D16", "bid 3 C16", "pass")
    assert shares(state, "GWR") == [1, 0, 5]
    assert line_of(state, "GWR")["bank_shares"] == 16 - 6 + 3
    assert (line_of(state, "GWR")["spare_shares_held"], bank(state)["spare_shares"]) == (3, 13)


@pytest.mark.rule("SR-6.9")
def test_only_what_is_left_of_returned_shares_goes_to_the_spare_pile():
    # Held are 1 real share, just taken by the mover, and 4 spare ones: 3 come back as 1 real and 2 spare ones.
    state = disputed((0, 4, 0), spares={"GWR": 4}, in_bank={"GWR": 1})
    play(state, "extend GWR D16", "bid 3 C16")
    assert shares(state, "GWR") == [1, 1, 0]
    assert line_of(state, "GWR")["bank_shares"] == 1
    assert (line_of(state, "GWR")["spare_shares_held"], bank(state)["spare_shares"]) == (2, 14)


@pytest.mark.rule("SR-6.9")
def test_shares_returned_on_an_independent_line_leave_the_game():
    state = disputed((0, 3, 0), independent=("GWR",))
    play(state, "extend GWR D16", "bid 2 C16")
    assert shares(state, "GWR") == [0, 1, 0]
    assert line_of(state, "GWR")["bank_shares"] == 0
    assert bank(state)["spare_shares"] == 16
    assert state.to_dict()["removed_shares"][0] == 15


@pytest.mark.rule("SR-6.9")
def test_spare_shares_count_in_majorities():
    state = arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"}, shares={"LSWR": (0, 3, 2)}, spares={"LSWR": 3})
    play(state, "extend LSWR F14", "pass", "pass")
    assert money(state) == [0, 3, 1]


@pytest.mark.rule("SR-6.9")
def test_the_share_count_is_never_confused_by_holders_who_swap():
    state = disputed((0, 2, 2), spares={"GWR": 2})
    state = edited(state, bank_shares=[1, *[16] * 6], removed_shares=[13, *[0] * 6])
    play(state, "extend GWR D16", "bid 2 C16")
    assert (line_of(state, "GWR")["bank_shares"], line_of(state, "GWR")["spare_shares_held"]) == (2, 2)
    assert shares(state, "GWR") == [1, 0, 2]


@pytest.mark.rule("SR-6.2", "SR-6.7")
def test_in_a_preview_all_others_pass_and_the_seat_itself_is_not_asked():
    state = disputed((1, 1, 1), mover_may_open="yes")
    foreseen = state.preview(0, state.game.parse("extend GWR D16"))
    assert happened(foreseen, VetoDeclined) == [VetoDeclined(1, "GWR"), VetoDeclined(2, "GWR")]
    assert happened(foreseen, LocomotiveArrived) == []
    assert LocomotiveArrived("GWR", "D16") in disputed((0, 1, 1)).preview(0, state.game.parse("extend GWR D16"))


@pytest.mark.rule("SR-6.2", "SR-6.9")
def test_who_holds_all_shares_but_one_may_bid_them_all():
    state = disputed((1, 31, 0), spares={"GWR": 16})
    play(state, "extend GWR D16")
    bids = [str(action) for action in state.legal(1) if str(action).endswith(" D16")]
    assert bids == [f"bid {number} D16" for number in range(1, 32)]
