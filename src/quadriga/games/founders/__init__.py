"""Founders of the Empire (docs/rules/founders.md)."""

from quadriga.games.founders.title import GAME

__all__ = ["GAME"]
