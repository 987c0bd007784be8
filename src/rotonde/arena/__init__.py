"""The arena: bots against each other, many games, with what can be said of the result and how surely."""
