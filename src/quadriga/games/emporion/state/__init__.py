"""A game of Emporion in play: its fields, declared once, and the laws that they keep."""
