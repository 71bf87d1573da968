"""Who somebody is, without accounts: signed cookies for guests, and keys for links to seats.

Keys are made from the server's secret and what they open, so nothing has to be kept for them and each works once: an invite
as long as its seat is free, a transfer link until the seat was transferred or its person stood up.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

COOKIE = "quadriga_guest"
YEAR_S = 365 * 24 * 3600

_FIRST_NAMES = (
    "Agrippa", "Antonia", "Aulus", "Cassia", "Claudia", "Cornelia", "Drusilla", "Fabia", "Flavia", "Gaius", "Helena", "Horatia",
    "Junia", "Lucius", "Marcia", "Marcus", "Nerva", "Octavia", "Paulus", "Quintus", "Rufus", "Sabina", "Servius", "Silvia",
    "Tiberius", "Titus", "Tullia", "Valeria", "Varro", "Vesta",
)  # fmt: skip
"""What guests are called until they say otherwise; none is the name of a bot."""


def new_guest_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Unlisted tables are found by their id alone, so it must not be guessed either."""
    return secrets.token_urlsafe(12)


def made_up_name() -> str:
    """A name for a new guest."""
    return secrets.choice(_FIRST_NAMES)


class Signer:
    """Signs with the server's secret; every purpose has its own key."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def cookie(self, guest: str) -> str:
        """The value of a guest's cookie."""
        return f"{guest}.{self._sign('cookie', guest)}"

    def guest(self, cookie: str) -> str | None:
        """The guest of a cookie; None if it is not one of ours."""
        guest, _, signature = cookie.rpartition(".")
        return guest if guest and hmac.compare_digest(signature.encode(), self._sign("cookie", guest).encode()) else None

    def invite_key(self, table: str, seat: int) -> str:
        """The key to a free seat."""
        return self._sign("invite", f"{table} {seat}")

    def transfer_key(self, table: str, seat: int, transfers: int, guest: str) -> str:
        """The key that takes the seat of this guest to another device, good once."""
        return self._sign("carry", f"{table} {seat} {transfers} {guest}")  # links that are out keep working: "carry" stays

    def is_invite_key(self, key: str, table: str, seat: int) -> bool:
        """Whether a key opens that free seat."""
        return hmac.compare_digest(key.encode(), self.invite_key(table, seat).encode())

    def is_transfer_key(self, key: str, table: str, seat: int, transfers: int, guest: str) -> bool:
        """Whether a key takes that seat now, from the guest who holds it."""
        return hmac.compare_digest(key.encode(), self.transfer_key(table, seat, transfers, guest).encode())

    def _sign(self, purpose: str, what: str) -> str:
        digest = hmac.new(self._secret, f"{purpose} {what}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:18]).decode()
