"""Ancient-empire board games on one engine, for people, bots and researchers.

Importing the package chooses between the compiled and the pure build (see `quadriga.build`) before any
module that exists in both is loaded. Nothing else happens here, so that importing a part stays cheap.
"""

from quadriga import build

__version__ = "0.1.0"

build.choose()
