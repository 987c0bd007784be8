"""The desk: what lies before one seat, for every way of showing it. Pure, without language, ready for JSON."""

from __future__ import annotations

from rotonde.desk.laying import bundles, choices, lay, picture
from rotonde.desk.offering import offers
from rotonde.desk.previewing import Glance, glance, preview
from rotonde.desk.reasons import why

__all__ = ["Glance", "bundles", "choices", "glance", "lay", "offers", "picture", "preview", "why"]
