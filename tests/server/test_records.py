"""What remains of a game: the record that anybody can verify, and the replay through every pair of eyes."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quadriga.kernel.chance import commitment_of
from tests.cli.runner import json_lines, run
from tests.server.harness import GAME, Guest, InProcessServer, Json, play_on


class Played:
    """A whole game of Ada and Bob."""

    def __init__(self, server: InProcessServer) -> None:
        self.ada, self.bob, self.otto = server.guest("Ada"), server.guest("Bob"), server.guest("Otto")
        self.table = self.ada.open("me", "open")
        self.at = f"/api/tables/{self.table}"
        self.commitment = self.ada.ok("GET", self.at)["commitment"]
        self.bob.claim(self.table, 1, self.ada.links(self.table)[1])
        with self.ada.at(self.table) as one, self.bob.at(self.table) as two, self.otto.at(self.table) as three:
            self.moves = play_on([one, two])
            three.until_index(one.index)
            self.state: Json = one.state
            self.logs = {0: one.log, 1: two.log, None: three.log}
        assert self.state["table"]["status"] == "over"


@pytest.fixture(scope="module")
def played(server: InProcessServer) -> Iterator[Played]:
    played = Played(server)
    yield played
    for person in (played.ada, played.bob, played.otto):
        person.close()


def test_the_end_shows_scores_sheet_and_outcome(played: Played) -> None:
    state = played.state
    assert state["scores"] == state["outcome"]["scores"]
    assert [sum(line["points"] for line in lines) for lines in state["sheet"]] == state["scores"]
    assert all(line["rule"].startswith("EME-") for lines in state["sheet"] for line in lines)
    assert state["ending"]
    assert state["acting"] == []
    assert state["prompt"] is None


def test_the_record_can_be_downloaded_and_verified_by_the_program(played: Played, tmp_path: Path) -> None:
    response = played.otto.ask("GET", f"{played.at}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="{GAME}-{played.table}.json"'
    assert response.headers["content-type"] == "application/json"
    path = tmp_path / "record.json"
    path.write_bytes(response.content)
    (verified,) = json_lines(run("verify", path, "--json"))
    assert verified["draws"] > 0
    record = response.json()
    assert record["seats"] == ["Ada", "Bob"]
    assert record["chance"]["commitment"] == played.commitment
    assert commitment_of(record["chance"]["seed"]) == played.commitment
    assert played.state["table"]["seed"] == record["chance"]["seed"]
    assert len([entry for entry in record["entries"] if entry["seat"] >= 0]) == played.moves


def test_a_record_that_somebody_changed_does_not_verify(played: Played, tmp_path: Path) -> None:
    record = played.ada.ok("GET", f"{played.at}/record")
    draws = [index for index, entry in enumerate(record["entries"]) if entry["seat"] == -1]
    first, last = draws[-2:]
    entries = record["entries"]
    entries[first]["move"], entries[last]["move"] = entries[last]["move"], entries[first]["move"]
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    assert run("verify", path).exit_code != 0


def test_the_server_verifies_it_as_well(played: Played) -> None:
    found = played.bob.ok("GET", f"{played.at}/verify")
    assert found["is_right"]
    assert found["draws"] == len([1 for entry in played.ada.ok("GET", f"{played.at}/record")["entries"] if entry["seat"] == -1])
    assert str(found["draws"]) in found["text"]


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_a_replay_tells_every_step_through_every_pair_of_eyes(played: Played, eyes: int | None) -> None:
    wanted = "public" if eyes is None else str(eyes)
    for who in (played.ada, played.bob, played.otto):
        replay = who.ok("GET", f"{played.at}/replay?eyes={wanted}")
        assert replay["may_see"] == [0, 1, None]
        assert replay["eyes"] == eyes
    entries = played.ada.ok("GET", f"{played.at}/record")["entries"]
    steps = replay["steps"]
    assert [(-1 if step["seat"] is None else step["seat"], step["move"]) for step in steps] == [
        (entry["seat"], entry["move"]) for entry in entries
    ]
    # The sentences are those that were told at the table.
    sentences = [line["text"] for step in steps for line in step["log"]]
    told = [line["text"] for line in played.logs[eyes] if "event" in line]
    assert sentences == told


def test_a_moment_of_a_replay_is_the_table_as_it_was(played: Played) -> None:
    steps = len(played.ada.ok("GET", f"{played.at}/record")["entries"])
    moments = {step: played.otto.ok("GET", f"{played.at}/replay/{step}?eyes=0") for step in (0, 1, steps // 2, steps)}
    for step, moment in moments.items():
        assert moment["step"] == step
        assert moment["view"]["viewer"] == 0
        assert moment["question"]
    assert moments[steps]["view"] == played.state["view"]
    assert moments[steps]["acting"] == []
    assert moments[0]["view"]["deck_size"] > moments[steps // 2]["view"]["deck_size"]
    for step in (steps + 1, 100_000):
        assert played.ada.no(404, "GET", f"{played.at}/replay/{step}")["code"] == "not_found"
    for number in ("100001", "-1", "x", "1.5"):
        assert played.ada.ask("GET", f"{played.at}/replay/{number}").status_code in (400, 404)
    for eyes in ("2", "7"):
        assert played.ada.no(403, "GET", f"{played.at}/replay/1?eyes={eyes}")["code"] == "not_yours"
    for eyes in ("8", "x", "", "-1", "01", "public%0a"):
        assert played.ada.no(400, "GET", f"{played.at}/replay/1?eyes={eyes}")["code"] == "bad"


def test_there_is_nothing_to_look_through_before_a_game_begins(guest: Callable[..., Guest]) -> None:
    ada = guest()
    table = ada.open("me", "open")
    for path in ("replay", "replay/0", "record", "verify"):
        assert ada.no(409, "GET", f"/api/tables/{table}/{path}")["code"] == "not_begun"
