"""Turning points in words."""

from __future__ import annotations

from collections.abc import Sequence

from rotonde.analysis.analysing import Analysis, Decision
from rotonde.i18n import decimal, mean_score, translate


def turning_sentence(lang: str, analysis: Analysis, decision: Decision, names: Sequence[str]) -> str:
    """What was played where a game turned, and what it meant."""

    def shown(value: float) -> str:
        return mean_score(lang, analysis.game, decimal(value, lang))

    judgement = decision.judgement
    played = translate(lang, "analysis-played", name=names[decision.seat], action=decision.action)
    if decision.turning == "missed":
        best = judgement.alternatives[0]
        return f"{played} {translate(lang, 'analysis-missed', instead=best.action, amount=shown(judgement.loss))}"
    key = "analysis-gained" if decision.swing > 0 else "analysis-lost"
    return f"{played} {translate(lang, key, name=names[decision.swing_seat], amount=shown(abs(decision.swing)))}"
