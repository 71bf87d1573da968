"""How bots judge Founders of the Empire."""
