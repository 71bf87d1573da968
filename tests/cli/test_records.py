"""`quadriga replay` and `quadriga verify`: what they print, and a checker of its own that reckons every line again."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quadriga.kernel.chance import commitment_of
from quadriga.kernel.record import Entry, Record, Sealed, write_record
from tests.cli.runner import GAME, json_lines, mistake, run, saved

COMPONENTS = tomllib.loads(
    (Path(__file__).parents[2] / "src/quadriga/games/eight_minute_empire/components.toml").read_text(encoding="utf-8")
)
COLOURS = ("terracotta", "lapis", "laurel", "tyrian")


@pytest.fixture
def record(folder: Path) -> tuple[Path, Record]:
    """A whole game of three random bots."""
    assert run("play", GAME, "--seats", "random,random,random", "--seed", "records").exit_code == 0
    return saved(folder)


def rewrite(path: Path, record: Record, **changes: Any) -> Path:
    path.write_text(write_record(msgspec.structs.replace(record, **changes)), encoding="utf-8")
    return path


class Checker:
    """The strict game on side A for three, written anew from the ledger and the component file; no engine."""

    def __init__(self) -> None:
        board, deck = COMPONENTS["boards"]["a"], COMPONENTS["decks"]["strict"]
        self.continent = {region["id"]: region["continent"] for region in board["regions"]}
        self.land = {frozenset(pair) for pair in board["land"]}
        self.sea = {frozenset(pair) for pair in board["sea"]}
        self.start = board["start"]
        self.cards = {card["id"]: card for card in deck["cards"]}
        self.sets = {good["key"]: good["sets"] for good in deck["goods"]}
        self.deck = Counter({card["id"]: card["count"] for card in deck["cards"]})
        self.prices = COMPONENTS["row"]["prices"]
        self.players = 3
        self.coins = [COMPONENTS["rules"]["print_and_play"]["coins"]["3"]] * self.players
        self.armies = [Counter({self.start: 3}) for _ in range(self.players)]
        self.cities: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.goods: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.row: list[str] = []
        self.bids: dict[int, int] = {}
        self.youngest: list[int] = []
        self.taken = ""
        self.left = 0

    def play(self, line: dict[str, Any]) -> None:
        """One line of `replay --json`: the options are all there are, the move is one of them, the scores are right."""
        assert line["move"] in line["options"]
        assert len(set(line["options"])) == len(line["options"])
        assert sorted(line["options"]) == sorted(self.options(line))
        verb, _, rest = line["move"].partition(" ")
        getattr(self, f"_{verb}")(line["seat"], rest)
        assert line["scores"] == self.scores()
        assert [sum(part["points"] for part in sheet) for sheet in line["sheet"]] == line["scores"]

    def options(self, line: dict[str, Any]) -> list[str]:
        seat, (asked, *rest) = line["seat"], line["asks"].split()
        if seat == -1:
            assert [draw["move"] for draw in line["draws"]] == line["options"]
        else:
            assert line["draws"] == []
        match asked:
            case "lots":
                return [f"lot {COLOURS[other]}" for other in range(self.players) if other not in self.youngest]
            case "lay" | "deal":
                assert {draw["move"]: draw["weight"] for draw in line["draws"]} == {
                    f"draw {c}": n for c, n in (+self.deck).items()
                }
                return [f"draw {card}" for card in +self.deck]
            case "bid":
                return [f"bid {coins}" for coins in range(self.coins[seat] + 1)]
            case "take":
                return [f"take {at + 1}" for at in range(len(self.row)) if self.prices[at] <= self.coins[seat]]
        assert int(rest[0]) == self.left
        return ["stop", *self._actions(seat, asked)]

    def _actions(self, seat: int, asked: str) -> list[str]:
        mine = +self.armies[seat]
        if asked == "place":
            return [f"place {region}" for region in {self.start, *+self.cities[seat]}]
        if asked == "city":
            return [f"city {region}" for region in mine]
        if asked == "destroy":
            return [f"destroy {COLOURS[other]} {region}" for other in range(self.players) for region in +self.armies[other]]
        ways = self.land | (self.sea if asked == "sail" else set())
        return [f"move {here}>{there}" for here in mine for there in self.continent if frozenset((here, there)) in ways]

    def scores(self) -> list[int]:
        regions = {region: self._most([a[region] + c[region] for a, c in self._pieces()]) for region in self.continent}
        continents = [
            self._most([sum(regions[r] == seat for r, c in self.continent.items() if c == key) for seat in range(self.players)])
            for key in set(self.continent.values())
        ]
        held = list(regions.values()) + continents
        goods = [
            sum(
                max([points for size, points in sets if size <= self.goods[seat][good]], default=0)
                for good, sets in self.sets.items()
            )
            for seat in range(self.players)
        ]
        return [held.count(seat) + goods[seat] for seat in range(self.players)]

    def _pieces(self) -> list[tuple[Counter[str], Counter[str]]]:
        return list(zip(self.armies, self.cities, strict=True))

    @staticmethod
    def _most(strengths: list[int]) -> int | None:
        top = max(strengths)
        return strengths.index(top) if top and strengths.count(top) == 1 else None

    def _lot(self, seat: int, colour: str) -> None:
        self.youngest.append(COLOURS.index(colour))

    def _draw(self, seat: int, card: str) -> None:
        self.deck[card] -= 1
        self.row.append(card)

    def _bid(self, seat: int, coins: str) -> None:
        self.bids[seat] = int(coins)
        if len(self.bids) == self.players:
            highest = max(self.bids.values())
            order = [*self.youngest, *(set(range(self.players)) - set(self.youngest))]
            winner = next(other for other in order if self.bids[other] == highest)
            self.coins[winner] -= highest

    def _take(self, seat: int, place: str) -> None:
        at = int(place) - 1
        self.coins[seat] -= self.prices[at]
        self.taken = self.row.pop(at)
        card = self.cards[self.taken]
        self.goods[seat][card["good"]] += 1
        ((_, self.left),) = card["action"][0].items()

    def _place(self, seat: int, region: str) -> None:
        self.armies[seat][region] += 1
        self.left -= 1

    def _move(self, seat: int, way: str) -> None:
        here, there = way.split(">")
        self.armies[seat][here] -= 1
        self.armies[seat][there] += 1
        self.left -= 1

    def _city(self, seat: int, region: str) -> None:
        self.cities[seat][region] += 1
        self.left -= 1

    def _destroy(self, seat: int, what: str) -> None:
        owner, region = what.split()
        self.armies[COLOURS.index(owner)][region] -= 1
        self.left -= 1

    def _stop(self, seat: int, _: str) -> None:
        self.left = 0


def test_another_program_can_check_a_whole_game(record: tuple[Path, Record]) -> None:
    path, game = record
    *lines, last = json_lines(run("replay", path, "--json"))
    assert [(line["seat"], line["move"], line["mark"]) for line in lines] == [(e.seat, e.move, e.mark) for e in game.entries]
    assert [line["index"] for line in lines] == list(range(len(lines)))
    checker = Checker()
    for line in lines:
        checker.play(line)
    assert last["outcome"]["scores"] == checker.scores()
    assert last["outcome"]["places"] == [1 + sum(other > mine for other in checker.scores()) for mine in checker.scores()]
    assert last["sheet"] == last["outcome"]["sheet"] == lines[-1]["sheet"]
    assert last["entries"] == len(lines)
    assert last["config"] == msgspec.to_builtins(game.config)
    assert game.result is not None
    assert last["digest"] == game.result.digest


def test_a_game_that_is_not_over_has_no_outcome(record: tuple[Path, Record]) -> None:
    path, game = record
    rewrite(path, game, entries=game.entries[:20], result=None)
    *lines, last = json_lines(run("replay", path, "--json"))
    assert len(lines) == 20
    assert last["outcome"] is None
    assert last["to_act"]
    assert "The game is not over." in run("replay", path).stdout


def test_replay_tells_every_entry_and_the_score_sheet(record: tuple[Path, Record]) -> None:
    path, game = record
    result = run("replay", path, "--all")
    assert result.exit_code == 0
    assert result.stdout == run("replay", path).stdout  # nobody types into a pipe
    for entry in game.entries:
        assert entry.move in result.stdout
    assert "The bids: " in result.stdout
    assert "Regions: " in result.stdout


def test_a_record_comes_through_standard_input(record: tuple[Path, Record]) -> None:
    text = record[0].read_text(encoding="utf-8")
    assert run("verify", "-", lines=[text]).exit_code == 0
    assert "standard input: record: this is not JSON" in mistake(run("verify", "-", lines=["{"]))


def test_verify_says_what_was_checked(record: tuple[Path, Record]) -> None:
    path, game = record
    draws = sum(entry.seat == -1 for entry in game.entries)
    result = run("verify", path)
    assert f"{len(game.entries) - draws} moves and {draws} draws" in result.stdout
    assert f"All {draws} draws are those of the seed" in result.stdout
    assert "The final state and the score sheet" in result.stdout
    (line,) = json_lines(run("verify", path, "--json"))
    assert (line["ok"], line["draws"], line["draws_confirmed"], line["seed"], line["result"]) == (
        True,
        draws,
        draws,
        "opened",
        True,
    )


def test_verify_says_what_could_not_be_checked(record: tuple[Path, Record]) -> None:
    path, game = record
    marked = (*game.entries[:12], Entry(game.entries[12].seat, game.entries[12].move, "hint"))
    rewrite(path, game, chance=Sealed(commitment_of("records")), entries=marked, result=None)
    said = run("verify", path).stdout
    assert "could not be verified: the seed has not been opened" in said
    assert "The game is not over" in said
    assert "1 of the moves were made after a hint" in said
    rewrite(path, game, chance=None)
    assert "could not be verified: the record has no seed" in run("verify", path).stdout
    assert json_lines(run("verify", path, "--json"))[0]["draws_confirmed"] == 0


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_broken_record_is_refused_with_its_place(record: tuple[Path, Record], command: str) -> None:
    path, game = record
    entries = list(game.entries)
    at = next(index for index, entry in enumerate(entries) if entry.move.startswith("take"))

    def broken(**changes: Any) -> str:
        rewrite(path, game, **changes)
        before = path.read_bytes()
        sentence = mistake(run(command, path, "--json"))
        assert sentence == mistake(run(command, path))
        assert path.read_bytes() == before
        assert sentence.startswith(f"{path}: ")
        return sentence.removeprefix(f"{path}: ")

    def with_move(index: int, seat: int, move: str) -> tuple[Entry, ...]:
        return (*entries[:index], Entry(seat, move), *entries[index + 1 :])

    seat = entries[at].seat
    assert broken(entries=with_move(at, seat, "tkae 1")).startswith(f"record, entries[{at}]: 'tkae 1' is no move of this game")
    assert broken(entries=with_move(at, seat, "bid 1")).startswith(f"record, entries[{at}]: ")
    assert broken(entries=with_move(at, 9, "take 1")) == f"record, entries[{at}]: there is no seat 9 at this table"
    assert "the seed gives" in broken(entries=with_move(0, -1, next(m for m in LOTS if m != entries[0].move)))
    assert "the seed does not open the commitment" in broken(chance=Sealed(commitment_of("other"), "records"))
    assert "record, rules_version: " in broken(rules_version="0")
    assert "there is no game 'chess'" in broken(config=msgspec.structs.replace(game.config, game="chess"))
    assert "record, config: " in broken(config=msgspec.structs.replace(game.config, components="0"))
    assert "record, format: " in broken(format="quadriga-record/9")
    assert "record, result: " in broken(entries=tuple(entries[:-1]))


LOTS = ("lot terracotta", "lot lapis", "lot laurel")
