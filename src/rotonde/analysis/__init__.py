"""Looking back at a game: what each seat could expect before and after every decision, and where the game turned."""

from rotonde.analysis.analysing import Analysis, Asked, Decision, Judged, analyse, decisions_of, gathered, luck_of
from rotonde.analysis.judging import Alternative, Judgement, Thoroughness, judge

__all__ = [
    "Alternative",
    "Analysis",
    "Asked",
    "Decision",
    "Judged",
    "Judgement",
    "Thoroughness",
    "analyse",
    "decisions_of",
    "gathered",
    "judge",
    "luck_of",
]
