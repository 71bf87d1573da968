"""Matches between bots, counted honestly."""
