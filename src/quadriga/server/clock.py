"""The server's clock; in a module of its own so that tests can stop it."""

import time


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
