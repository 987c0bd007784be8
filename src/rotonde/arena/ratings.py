"""How strong bots are, out of who beat whom: Elo by the Bradley–Terry model, and openskill."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from rotonde.arena.statistics import Z_95

ELO_UNIT: Final = 400 / log(10)
ELO_MEAN: Final = 1500.0
VIRTUAL: Final = 0.5
"""As if each pair had shared one game: without it a bot that never lost would be infinitely strong."""
STEPS: Final = 100
SAME: Final = 1e-10

Matrix = list[list[float]]


class Elo(NamedTuple):
    """A rating with its 95 % interval; the mean of all is 1500."""

    rating: float
    low: float
    high: float


def bradley_terry(wins: Sequence[Sequence[float]]) -> list[Elo]:
    """The most likely ratings where `wins[i][j]` tells how often i beat j, with intervals from the curvature there."""
    size = len(wins)
    beaten = [[0.0 if i == j else wins[i][j] + VIRTUAL for j in range(size)] for i in range(size)]
    strengths = [0.0] * size
    for _ in range(STEPS):  # Newton's method; the likelihood has one peak
        pull, curve = _slope(beaten, strengths)
        inverse = _inverse(curve)
        step = [max(-1.0, min(1.0, sum(map(_product, row, pull)))) for row in inverse]
        strengths = [strength + change for strength, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < SAME:
            break
    _, curve = _slope(beaten, strengths)
    # Ratings are only known against each other: what all have in common is not uncertain, it is set to the mean.
    spread = [sqrt(max(0.0, row[i] - 1 / size)) for i, row in enumerate(_inverse(curve))]
    middle = sum(strengths) / size
    made = []
    for strength, error in zip(strengths, spread, strict=True):
        rating, reach = ELO_MEAN + ELO_UNIT * (strength - middle), ELO_UNIT * Z_95 * error
        made.append(Elo(rating, rating - reach, rating + reach))
    return made


def _product(a: float, b: float) -> float:
    return a * b


def _slope(beaten: Matrix, strengths: Sequence[float]) -> tuple[list[float], Matrix]:
    """The gradient of the log-likelihood and its negated second derivative, made invertible by fixing the mean."""
    size = len(beaten)
    pull = [0.0] * size
    curve = [[1 / size] * size for _ in range(size)]
    for i in range(size):
        for j in range(size):
            if i != j:
                number = beaten[i][j] + beaten[j][i]
                expected = 1 / (1 + exp(strengths[j] - strengths[i]))
                pull[i] += beaten[i][j] - number * expected
                curve[i][i] += number * expected * (1 - expected)
                curve[i][j] -= number * expected * (1 - expected)
    return pull, curve


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the matrix is positive definite, so no pivot is zero."""
    size = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [value - factor * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


class Skill(NamedTuple):
    """An openskill rating: what is believed, and how surely."""

    mu: float
    sigma: float


def openskill(names: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> Mapping[str, Skill]:
    """Plackett–Luce ratings after games, each told as the bots in it and their places; copies of a bot share what they learn."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills = {name: Skill(model.mu, model.sigma) for name in names}
    for bots, places in games:
        teams = [[model.rating(*skills[name])] for name in bots]
        after = [Skill(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(place) for place in places])]
        for name in set(bots):
            own = [skill for bot, skill in zip(bots, after, strict=True) if bot == name]
            skills[name] = Skill(sum([s.mu for s in own]) / len(own), sum([s.sigma for s in own]) / len(own))
    return skills
