"""A game of The Ancient World in play: its fields, positions, and the laws that they keep."""
