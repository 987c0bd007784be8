"""Greedy with other opinions: what ours thinks much of, this one thinks little of, at every game.

    rotonde arena tycoon --bots stationmaster,examples/other_weights.py:OtherWeights --games 50

A bot that only beats those that it was tuned against is not strong: this one is an opponent that nothing was tuned against.
"""

from rotonde.bots.greedy import dice, dice_worth, england, rocket, rocket_worth, shares, shares_worth, tycoon, tycoon_worth
from rotonde.bots.greedy.ranking import ByRank
from rotonde.bots.outlook import Outlook

POLICIES = {
    "dice": ByRank(dice.DiceRanking(dice_worth.Weights(hope=0.6, others=0.7, spare_station=1.2, full_heap=0.9, doomed=2.0))),
    "england": ByRank(england.EnglandRanking(tycoon_worth.Weights(later=0.7, interest=0.05, idle=0.5, markers=0.6, growth=2.0))),
    "rocket": ByRank(rocket.RocketRanking(rocket_worth.Weights(share_more=0.7, station_now=1.4, city=1.2, rivalry=0.3))),
    "shares": ByRank(shares.ShareRanking(shares_worth.Weights(bond_cost=0.4, new_cube=1.0, against_me=1.0, margin=0.85))),
    "tycoon": ByRank(tycoon.TycoonRanking(tycoon_worth.Weights(later=0.95, interest=0.2, income=1.1, markers=0.5, growth=0.5))),
}


class OtherWeights:
    """Plays by greedy's rules of thumb, with weights of its own."""

    def __init__(self, rng):
        self.rng = rng

    def choose(self, outlook: Outlook):
        if len(outlook.legal()) == 1:
            return outlook.legal()[0]
        return POLICIES[outlook.game.id].choose(outlook.redeal(self.rng), outlook.seat, self.rng)
