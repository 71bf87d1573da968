"""How bots judge Emporion."""
