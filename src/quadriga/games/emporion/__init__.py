"""Emporion (rules.md)."""

from quadriga.games.emporion.title import GAME

__all__ = ["GAME"]
