"""Plays fixed games and prints what was played, one line of JSON: `test_builds` runs it once for each build and compares."""

import hashlib
import json

from quadriga import build
from quadriga.kernel.position import digest
from quadriga.kernel.registry import games
from tests.kit.play import play_seed
from tests.kit.tables import configs, covering, describe

SEEDS = (11, 12)


def fingerprints() -> dict[str, str]:
    """For each game, set-up and seed a hash of all move numbers and the digest of the last state."""
    found = {}
    for key, game in games().items():
        for config in covering(configs(game)):
            for seed in SEEDS:
                trace = play_seed(game, config, seed)
                numbers = " ".join(f"{step.seat}:{step.move.number}" for step in trace.steps)
                ending = f"{numbers} {digest(trace.final)} {trace.crash}"
                found[f"{key}, {describe(config)}, seed {seed}"] = hashlib.sha256(ending.encode()).hexdigest()
    return found


if __name__ == "__main__":
    print(json.dumps({"build": build.running(), "fingerprints": fingerprints()}))
