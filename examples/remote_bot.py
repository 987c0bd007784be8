"""A bot that plays over the network: python examples/remote_bot.py http://127.0.0.1:8080 LINK-OF-A-SEAT"""

from __future__ import annotations

import random
import sys

from rotonde.client import Client, notations


def main(address: str, link: str) -> None:
    with Client(address) as client:
        client.be("random, from afar")
        seat = client.take(link)
        for position in seat.decisions():
            seat.act(random.choice(notations(position.offers)))


if __name__ == "__main__":
    main(*sys.argv[1:])
