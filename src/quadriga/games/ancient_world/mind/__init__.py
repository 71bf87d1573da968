"""How bots judge and imagine The Ancient World."""
