"""How the parts of these drawings are named."""

from typing import Final

from quadriga.faces.ids import Ids

SHEET: Final = Ids("foe-", "")
VIGNETTE: Final = Ids("foe-v-", "foe-v-")
