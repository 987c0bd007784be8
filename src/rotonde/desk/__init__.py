"""The desk: what lies before one seat, for every way of showing it. Pure, without language, ready for JSON."""
