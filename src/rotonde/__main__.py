"""`python -m rotonde` is the command `rotonde`."""

from rotonde.cli import main

main()
