"""How the parts of these drawings are named. The two sheets and the vignette may stand in one page."""

from typing import Final

from quadriga.faces.ids import Ids

SHEET: Final = Ids("taw-", "")
FULL: Final = Ids("taw-f-", "taw-f-")
VIGNETTE: Final = Ids("taw-v-", "taw-v-")
