"""A game of Eight-Minute Empire in play: its fields, declared once, and the laws that they keep."""
