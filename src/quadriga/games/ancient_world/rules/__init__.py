"""The rules of The Ancient World: a module for each action and part of a round, as the rulebook has them."""
