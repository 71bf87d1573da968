"""How bots judge and imagine Eight-Minute Empire."""
