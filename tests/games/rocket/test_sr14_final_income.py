"""SR-14: the final income. Money is in £1,000."""

from __future__ import annotations

import pytest
from rocket_table import arrange, drawn, happened, money, opening, play, seat_view

from rotonde.games.rocket.events import CommodityIncome, FinalShareIncome, FinalStationIncome, TokensDiscarded

SOLD_OUT = dict.fromkeys(("GWR", "LSWR", "L&Y", "GER", "SER", "NER"), 0)


def ended(**pieces):
    """The game after its last move, which itself earns nothing: SER comes to P14 when only GNR has shares left."""
    pieces.setdefault("in_bank", SOLD_OUT)
    state = arrange(**pieces)
    events = play(state, "extend SER P14")
    while not state.over:
        events += play(state, "pass")
    return state, events


@pytest.mark.rule("SR-14.1")
def test_tokens_of_cities_that_no_line_connects_are_discarded():
    state, events = ended(lines={"GWR": "C13"}, tokens={"Gloucester leather": (1, 0, 0), "Cambridge leather": (0, 2, 0)})
    assert happened(events, TokensDiscarded) == [TokensDiscarded(1, "Cambridge", 2)]
    assert happened(events, CommodityIncome) == [CommodityIncome(0, "leather", 6)]
    assert money(state) == [6, 0, 0]


@pytest.mark.rule("SR-14.1")
def test_discarded_tokens_leave_the_hand_and_the_game():
    state, events = ended(
        lines={"GWR": "C13"},
        tokens={"Gloucester leather": (1, 0, 0), "Cambridge leather": (1, 1, 0), "Cambridge beer": (1, 0, 0)},
    )
    assert happened(events, TokensDiscarded) == [TokensDiscarded(0, "Cambridge", 2), TokensDiscarded(1, "Cambridge", 1)]
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer)
        assert [seat["tokens"] for seat in view["seats"]] == [{"Gloucester": {"leather": 1}}, {}, {}]
        assert view["bank"]["tokens"].get("Cambridge") is None
        assert view["bank"]["tokens"]["Reading"]  # nobody held these: they stay where they lie


@pytest.mark.rule("SR-14.1")
def test_the_first_city_of_a_board_is_discarded_like_any_other():
    board = drawn("$C  .   .   @P  .   ~   @Q  .   #T")
    state = arrange(players=2, board=board, tokens={"C beer": (1, 0)}, in_bank={"P": 1})
    assert TokensDiscarded(0, "C", 1) in play(state, "extend P A5")


@pytest.mark.rule("SR-14.1")
def test_before_the_end_every_token_is_kept():
    state = arrange(tokens={"Cambridge leather": (0, 2, 0)})
    play(state, "extend SER P14")
    assert seat_view(state, 1)["tokens"] == {"Cambridge": {"leather": 2}}


@pytest.mark.rule("SR-14.1")
def test_a_city_connected_through_an_absorbed_line_counts():
    _, events = ended(
        absorbed={"LSWR": "GWR"},
        lines={"GWR": "D14 E15"},
        tiles={"GWR": "F14 G15 G16"},
        tokens={"Reading beer": (1, 0, 0)},
    )
    assert happened(events, CommodityIncome) == [CommodityIncome(0, "beer", 6)]


@pytest.mark.rule("SR-14.1")
def test_passengers_are_kept():
    state, events = ended(passengers=(0, 2, 1))
    assert happened(events, CommodityIncome) == [CommodityIncome(1, "passengers", 6), CommodityIncome(2, "passengers", 3)]
    assert money(state) == [0, 6, 3]


@pytest.mark.rule("SR-14.2")
def test_each_kind_pays_six_and_three():
    # Gloucester, Manchester, Reading and Maidstone are connected.
    rails = {"GWR": "C13", "L&Y": "B4 C5", "LSWR": "G16 G15", "GNR": "K8"}
    _, events = ended(
        lines=rails,
        tokens={
            "Manchester steel": (1, 0, 0),
            "Manchester textiles": (0, 2, 0),
            "Gloucester textiles": (0, 0, 1),
            "Gloucester leather": (1, 1, 0),
            "Reading beer": (0, 0, 2),
            "Reading steel": (1, 0, 0),
        },
    )
    assert {(e.seat, e.commodity): e.amount for e in happened(events, CommodityIncome)} == {
        (0, "steel"): 6,
        (1, "textiles"): 6,
        (2, "textiles"): 3,
        (0, "leather"): 4,
        (1, "leather"): 4,
        (2, "beer"): 6,
    }


@pytest.mark.rule("SR-14.3")
def test_stations_of_each_line_pay_a_thousand_a_city():
    # GWR: Bristol, Swindon; LSWR: Southampton, Reading.
    state, events = ended(lines={"GWR": "D14 D15", "LSWR": "G16 G15"}, stations={"D14": 0, "D15": 1, "G16": 1, "G15": 1, "B8": 2})
    assert happened(events, FinalStationIncome) == [
        FinalStationIncome(0, "GWR", 1),
        FinalStationIncome(1, "GWR", 1),
        FinalStationIncome(1, "LSWR", 2),
    ]
    assert money(state) == [1, 3, 0]


@pytest.mark.rule("SR-14.3")
def test_half_of_an_odd_number_is_rounded_down():
    # LSWR connects Southampton, Reading and Swindon: 3 for the first, 1 for the second.
    _, events = ended(lines={"LSWR": "G16 G15 F14"}, stations={"G16": 1, "F14": 1, "G15": 2})
    assert happened(events, FinalStationIncome) == [FinalStationIncome(1, "LSWR", 3), FinalStationIncome(2, "LSWR", 1)]


@pytest.mark.rule("SR-14.3", "SR-14.4")
def test_the_second_gets_half():
    # GWR connects Bristol, Swindon, Reading and Southampton: 4 for the first, 2 for the second.
    grown = {"absorbed": {"LSWR": "GWR"}, "lines": {"GWR": "D14 E15"}, "tiles": {"GWR": "F14 G15 G16"}}
    _, events = ended(**grown, stations={"D14": 1, "F14": 1, "G16": 2}, shares={"GWR": (2, 0, 1)})
    assert happened(events, FinalStationIncome) == [FinalStationIncome(1, "GWR", 4), FinalStationIncome(2, "GWR", 2)]
    assert happened(events, FinalShareIncome) == [FinalShareIncome(0, "GWR", 4), FinalShareIncome(2, "GWR", 2)]


@pytest.mark.rule("SR-14.3")
def test_independent_lines_are_included():
    _, events = ended(lines={"L&Y": "A4 B3 B2 B1"}, independent=("L&Y",), stations={"B2": 1})
    assert happened(events, FinalStationIncome) == [FinalStationIncome(1, "L&Y", 1)]


@pytest.mark.rule("SR-14.3")
def test_a_line_that_never_moved_is_included():
    _, events = ended(absorbed={"LSWR": "GWR"}, tiles={"GWR": "F16 E16 D15 C15"}, stations={"E16": 2})
    assert happened(events, FinalStationIncome) == [FinalStationIncome(2, "GWR", 2)]


@pytest.mark.rule("SR-14.4")
def test_shares_of_each_line_pay_a_thousand_a_city():
    state, events = ended(lines={"GWR": "D14 D15"}, shares={"GWR": (1, 3, 2)})
    assert happened(events, FinalShareIncome) == [FinalShareIncome(1, "GWR", 2), FinalShareIncome(2, "GWR", 1)]
    assert money(state) == [0, 2, 1]


@pytest.mark.rule("SR-14.4")
def test_half_of_an_odd_number_of_cities_is_rounded_down_for_shares():
    _, events = ended(lines={"LSWR": "G16 G15 F14"}, shares={"LSWR": (2, 0, 1)})
    assert happened(events, FinalShareIncome) == [FinalShareIncome(0, "LSWR", 3), FinalShareIncome(2, "LSWR", 1)]


@pytest.mark.rule("SR-14.4")
def test_shares_of_independent_and_unmoved_lines_pay():
    _, events = ended(lines={"L&Y": "A4 B3 B2 B1"}, independent=("L&Y",), shares={"L&Y": (2, 0, 0), "GNR": (0, 0, 1)})
    assert happened(events, FinalShareIncome) == [FinalShareIncome(0, "L&Y", 1), FinalShareIncome(2, "GNR", 1)]


@pytest.mark.rule("SR-14.4")
def test_an_absorbed_line_pays_no_more():
    _, events = ended(absorbed={"LSWR": "GWR"}, lines={"GWR": "D14 E15"}, tiles={"GWR": "F14 G15 G16"})
    assert not [e for e in happened(events, FinalShareIncome) if e.line == "LSWR"]
    _, events = ended(absorbed={"LSWR": "GWR"}, lines={"GWR": "D14 E15"}, tiles={"GWR": "F14 G15 G16"}, shares={"GWR": (1, 0, 0)})
    assert happened(events, FinalShareIncome) == [FinalShareIncome(0, "GWR", 4)]


@pytest.mark.rule("SR-14.4")
def test_spare_shares_count_like_others():
    _, events = ended(lines={"GWR": "D14 D15"}, shares={"GWR": (1, 3, 0)}, spares={"GWR": 3})
    assert happened(events, FinalShareIncome) == [FinalShareIncome(0, "GWR", 1), FinalShareIncome(1, "GWR", 2)]


@pytest.mark.rule("SR-14.5")
@pytest.mark.parametrize(
    ("passengers", "paid"),
    [
        ((1, 1, 0, 0), [4, 4, 0, 0]),  # 9 for two
        ((2, 2, 2, 0), [3, 3, 3, 0]),
        ((2, 2, 2, 2), [2, 2, 2, 2]),
        ((3, 1, 1, 0), [6, 1, 1, 0]),  # 3 for two
        ((3, 1, 1, 1), [6, 1, 1, 1]),
        ((3, 0, 0, 0), [6, 0, 0, 0]),
    ],
)
def test_ties_and_rounding_are_those_of_the_game(passengers, paid):
    state, _ = ended(players=4, passengers=passengers)
    assert money(state) == paid


@pytest.mark.rule("SR-14.5")
def test_all_money_is_revealed():
    state, _ = ended(money=(7, 8, 9))
    for viewer in (None, 0, 1, 2):
        assert [seat["money"] for seat in state.view(viewer)["seats"]] == [7, 8, 9]


@pytest.mark.rule("SR-14.5")
def test_the_richest_wins():
    state, _ = ended(money=(7, 9, 8))
    assert (state.scores(), state.winners()) == ([7, 9, 8], [1])
    assert state.view(None)["winners"] == [1]


@pytest.mark.rule("SR-14.5")
def test_equal_fortunes_share_the_win():
    state, _ = ended(money=(9, 7, 9))
    assert state.winners() == [0, 2]


@pytest.mark.rule("SR-14.5")
def test_nobody_has_won_before_the_end():
    assert opening().winners() == []
    assert arrange(money=(9, 0, 0)).winners() == []
