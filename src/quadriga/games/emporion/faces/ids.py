"""How the parts of these drawings are named."""

from typing import Final

from quadriga.faces.ids import Ids

SHEET: Final = Ids("emp-", "")
VIGNETTE: Final = Ids("emp-v-", "emp-v-")
