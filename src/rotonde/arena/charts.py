"""Charts as SVG: values with their intervals on one scale. Colours are those of the page around them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

LEFT: Final = 190
RIGHT: Final = 70
WIDTH: Final = 720
LINE: Final = 30
FOOT: Final = 26


@dataclass(frozen=True)
class Bar:
    """A value with its interval. `label` and `shown` are markup already."""

    label: str
    shown: str
    value: float
    low: float
    high: float
    mark: float | None = None
    """A value to compare with, drawn as a line across."""


@dataclass(frozen=True)
class Scale:
    """From the left end to the right, and what is written under it."""

    first: float
    last: float
    ticks: Sequence[tuple[float, str]]

    def x(self, value: float) -> float:
        inside = min(1.0, max(0.0, (value - self.first) / (self.last - self.first)))
        return round(LEFT + inside * (WIDTH - LEFT - RIGHT), 1)


def chart(bars: Sequence[Bar], scale: Scale, title: str, from_left: bool) -> str:
    """Bars from the left end, or points, each with its interval."""
    height = LINE * len(bars) + FOOT
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{title}">']
    for value, text in scale.ticks:
        x = scale.x(value)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{height - FOOT}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{height - 8}" text-anchor="middle">{text}</text>')
    for i, bar in enumerate(bars):
        parts += _bar(bar, scale, LINE * i + LINE // 2, from_left)
    return "\n".join([*parts, "</svg>"])


def _bar(bar: Bar, scale: Scale, y: int, from_left: bool) -> list[str]:
    x, low, high = scale.x(bar.value), scale.x(bar.low), scale.x(bar.high)
    parts = [f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{bar.label}</text>']
    if from_left:
        left = scale.x(scale.first)
        parts.append(f'<rect class="bar" x="{left}" y="{y - 9}" width="{round(x - left, 1)}" height="18" rx="2"/>')
    else:
        parts.append(f'<circle class="bar" cx="{x}" cy="{y}" r="5"/>')
    parts.append(f'<path class="whisker" d="M{low} {y}H{high}M{low} {y - 5}v10M{high} {y - 5}v10"/>')
    if bar.mark is not None:
        at = scale.x(bar.mark)
        parts.append(f'<line class="mark" x1="{at}" x2="{at}" y1="{y - 12}" y2="{y + 12}"/>')
    parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4}">{bar.shown}</text>')
    return parts


def round_ticks(first: float, last: float) -> list[float]:
    """Some four to eight round values between two."""
    size = 1.0
    while (last - first) / size > 8:
        size *= 2.5 if f"{size:.0f}"[0] == "2" else 2
    tick = -(-first // size) * size
    found = []
    while tick <= last:
        found.append(tick)
        tick += size
    return found
