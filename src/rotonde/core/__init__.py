"""The kernel: what railway games share. It names no game and does no input or output."""
