"""The share game: every refusal with its rule and its facts."""

from __future__ import annotations

import pytest
from share_table import actions, decide, dividend_phase, merger_phase, refused, stock_phase, table

from rotonde.core.contract import Objection


def acting():
    """MR is to act: it has a link from Leeds to Sheffield and $3,000."""
    return actions(
        table(
            {"MR": [3, 1, 0], "GER": [0, 2, 3]},
            cash={"MR": 3},
            links=["GER Leeds–York", "MR Leeds–Sheffield"],
            cubes={"Leeds": "red yellow", "York": "black", "Sheffield": "yellow blue"},
            end_empty_cities=62,
        )
    )


def building():
    """MR has begun a link from Sheffield, which goes on in P14."""
    state = actions(table({"MR": [3, 1, 0]}, cash={"MR": 60}, links=["MR Leeds–Sheffield"]))
    decide(state, "build Q15 NE-NW")
    return state


def delivering():
    """A red cube from Leeds lies in Sheffield, on its way to Manchester."""
    links = ["MR Leeds–Sheffield", "GER Leeds–York", "GER Sheffield–Nottingham", "MR Sheffield–Manchester"]
    state = actions(
        table(
            {"MR": [3, 1, 0], "GER": [0, 2, 3]},
            links=[*links, "GER Manchester–Liverpool"],
            cubes={"Leeds": "purple red"},
            end_empty_cities=62,
        )
    )
    decide(state, "deliver red Leeds", "via 1")
    return state


def repaying():
    """MR has three bonds and, after interest, $27,000."""
    return dividend_phase(table({"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 3}, cash={"MR": 30}, links=["MR Leeds–York"]))


def paying():
    """The same with its price of 7, about to pay a dividend."""
    state = repaying()
    decide(state, "pass")
    return state


def merging():
    """NER is to propose; LNWR has no links."""
    return merger_phase(
        table(
            {"MR": [2, 1, 0], "GER": [0, 0, 5], "NER": [1, 0, 0], "LNWR": [0, 1, 0]},
            cash={"GER": 8},
            issued={"GER": 5},
            links=["MR Leeds–York", "GER Leeds–Sheffield", "NER Leeds–Darlington"],
        )
    )


def stock():
    """Seat 0 has $8,000 and is to offer; of MR there are shares only in the issued box."""
    return stock_phase(table({"MR": [5, 0, 0]}, issued={"MR": 2}, money=[8, 20, 20]))


def offered():
    """It has put one of these up."""
    state = stock()
    decide(state, "offer MR issued")
    return state


def bidding():
    """And bids all it has; seat 1 is asked."""
    state = offered()
    decide(state, "bid 8")
    return state


REFUSALS = [
    (acting, "deliver green Leeds", [Objection("RT-8.1", "unknown_colour", colour="green")]),
    (
        acting,
        "deliver red London",
        [
            Objection("RT-8.1", "no_such_cube", city="London", colour="red"),
            Objection("RT-8.3", "no_own_link_here", city="London", company="MR"),
        ],
    ),
    (acting, "deliver red Nowhere", [Objection("RT-8.1", "unknown_city", city="Nowhere")]),
    (
        acting,
        "deliver blue Leeds",
        [
            Objection("RT-8.1", "no_such_cube", city="Leeds", colour="blue"),
            Objection("EA-5.6", "no_route", city="Leeds", colour="blue", company="MR"),
        ],
    ),
    (acting, "deliver black York", [Objection("RT-8.3", "no_own_link_here", city="York", company="MR")]),
    (acting, "deliver blue Sheffield", [Objection("EA-5.6", "no_route", city="Sheffield", colour="blue", company="MR")]),
    (acting, "build Z99 N-S", [Objection("RT-5.7", "hex_not_for_track", hex="Z99", terrain="off_map")]),
    (acting, "build R12 N-S", [Objection("RT-5.7", "track_in_city", hex="R12", city="Leeds")]),
    (
        acting,
        "build N14 N-E",
        [
            Objection(
                "RT-1.2",
                "no_such_tile",
                sides="N-E",
                known="N-NE, N-SE, N-S, N-SW, N-NW, NE-SE, NE-S, NE-SW, NE-NW, SE-S, SE-SW, SE-NW, S-SW, S-NW, SW-NW",
            )
        ],
    ),
    (acting, "build N14 N-NE", [Objection("RT-1.2", "sharp_curve", hex="N14", sides="N-NE")]),
    (acting, "build A1 N-S", [Objection("RT-5.7", "hex_not_for_track", hex="A1", terrain="off_map")]),
    (
        acting,
        "build M15 N-S",
        [
            Objection("EW-1.1", "side_closed", hex="M15", side="N"),
            Objection("EA-5.4", "not_from_own_city", city="Chester", company="MR"),
        ],
    ),
    (
        building,
        "build R13 N-S",
        [
            Objection("RT-5.1", "does_not_extend", hex="R13", goes_on="P14"),
            Objection("RT-5.8", "side_shared", hex="R13", side="N"),
            Objection("RT-5.8", "side_shared", hex="R13", side="S"),
        ],
    ),
    (
        building,
        "build Q15 NE-NW",
        [
            Objection("RT-5.1", "does_not_extend", hex="Q15", goes_on="P14"),
            Objection("RT-5.8", "side_shared", hex="Q15", side="NE"),
            Objection("RT-5.8", "side_shared", hex="Q15", side="NW"),
        ],
    ),
    (
        building,
        "build P14 SE-NE",
        [
            Objection(
                "RT-1.2",
                "no_such_tile",
                sides="SE-NE",
                known="N-NE, N-SE, N-S, N-SW, N-NW, NE-SE, NE-S, NE-SW, NE-NW, SE-S, SE-SW, SE-NW, S-SW, S-NW, SW-NW",
            )
        ],
    ),
    (delivering, "via 9", [Objection("RT-8.1", "unknown_link", link=9)]),
    (delivering, "via 5", [Objection("RT-8.1", "link_not_here", link=5, city="Sheffield")]),
    (delivering, "via 1", [Objection("RT-8.4", "link_twice", link=1), Objection("RT-8.4", "city_twice", city="Leeds")]),
    (delivering, "via 2", [Objection("RT-8.1", "link_not_here", link=2, city="Sheffield")]),
    (delivering, "via 3", [Objection("EA-5.6", "cube_cannot_arrive", link=3, city="Nottingham")]),
    (repaying, "repay 0", [Objection("EA-6.2", "repay_at_least_one", bonds=0)]),
    (repaying, "repay 4", [Objection("EA-6.2", "more_than_its_bonds", bonds=4, held=3)]),
    (
        repaying,
        "repay 9",
        [
            Objection("EA-3.4", "repayment_above_cash", amount=45, cash=27),
            Objection("EA-6.2", "more_than_its_bonds", bonds=9, held=3),
        ],
    ),
    (paying, "dividend 22", [Objection("EA-6.3", "dividend_above_limit", amount=22, price=21)]),
    (
        paying,
        "dividend 40",
        [
            Objection("EA-6.3", "dividend_above_cash", amount=40, cash=27),
            Objection("EA-6.3", "dividend_above_limit", amount=40, price=21),
        ],
    ),
    (paying, "repay 1", [Objection("EA-6.2", "no_repayment_now")]),
    (merging, "merge GER", [Objection("EA-7.3", "merger_cannot_be_paid", company="NER", target="GER", price=70, cash=25)]),
    (merging, "merge LNWR", [Objection("EA-7.1", "not_connected", company="NER", target="LNWR")]),
    (merging, "merge XX", [Objection("EA-1.3", "unknown_company", company="XX")]),
    (merging, "merge NER", [Objection("EA-7.1", "merger_with_itself", company="NER")]),
    (stock, "offer MR available", [Objection("EA-8.1", "no_share_available", company="MR")]),
    (
        stock,
        "offer GWR issued",
        [
            Objection("EA-2.3", "opening_bid_not_payable", company="GWR", price=9, cash=8),
            Objection("EA-8.1", "no_share_issued", company="GWR"),
        ],
    ),
    (stock, "offer GWR available", [Objection("EA-2.3", "opening_bid_not_payable", company="GWR", price=9, cash=8)]),
    (stock, "offer XX available", [Objection("EA-1.3", "unknown_company", company="XX")]),
    (offered, "bid 6", [Objection("EA-8.1", "opening_bid_too_low", amount=6, price=7)]),
    (offered, "bid 9", [Objection("EA-2.5", "bid_above_cash", amount=9, cash=8)]),
    (offered, "drop", [Objection("EA-2.1", "opening_bid_owed", company="MR")]),
    (offered, "pass", [Objection("EA-5.2", "nothing_to_pass")]),
    (bidding, "bid 8", [Objection("EA-2.2", "bid_must_rise", amount=8, price=8)]),
    (bidding, "bid 21", [Objection("EA-2.5", "bid_above_cash", amount=21, cash=20)]),
    (bidding, "pass", [Objection("EA-5.2", "nothing_to_pass")]),
    (bidding, "offer MR issued", [Objection("EA-8.1", "no_share_offered_now")]),
]


@pytest.mark.rule("EA-2.2", "EA-2.5", "EA-5.4", "EA-5.6", "EA-6.2", "EA-6.3", "EA-7.1", "EA-7.3", "EA-8.1", "RT-8.4")
@pytest.mark.parametrize(("position", "text", "expected"), REFUSALS, ids=[f"{p.__name__}-{t}" for p, t, _ in REFUSALS])
def test_a_refusal_cites_its_rules_and_the_facts(position, text, expected):
    assert refused(position(), text) == expected
