"""The games: each package is one title and is found by the registry."""
