"""What a move would do, and why another cannot be made: told before, without teaching anything, and true."""

import re

import pytest

from quadriga.games.eight_minute_empire.data.components import load_components
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.registry import find_game
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.view import View
from quadriga.ledger import ledger_of
from quadriga.table.errors import TableError
from quadriga.table.foresight import foresee
from quadriga.table.snapshot import explain_target, preview_message
from tests.table.driver import EMPIRE, LUCK, MARKET, TableDriver, fingerprint, open_table
from tests.table.luck import GO_ON, ROLL, LuckState, Rolled, Wished
from tests.table.random_play import any_move, play_until, take

RULES = {rule.id for rule in ledger_of(find_game(EMPIRE)).rules}
RETAIL = {"rules": "retail", "deck": "retail", "board": "b"}
REGIONS = {side: {region.id: region.name for region in board.regions} for side, board in load_components().boards.items()}


def market(**wanted: str) -> TableDriver:
    """Each of two has a card that only they know, and both are to bid."""
    at = open_table("ada", "ben", game=MARKET, options={"opener": "0"}, **wanted)
    return at.move(0, "stall sunny").move(1, "stall shady")


def preview(at: TableDriver, seat: int, move: str) -> tuple[View | None, list[str]]:
    """The view that is foretold, and the lines; asking changes nothing."""
    before = fingerprint(at.table)
    told = preview_message(at.table, seat, move, 7)
    assert fingerprint(at.table) == before
    assert (told.ref, told.move) == (7, move)
    return told.view, [line.text for line in told.log]


# ------------------------------------------------------------------------------------ previews


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [(EMPIRE, 2, {}), (EMPIRE, 3, {"board": "b"}), (EMPIRE, 4, RETAIL), (EMPIRE, 2, {"rules": "retail"}), (LUCK, 3, {})],
)
def test_where_nothing_is_hidden_what_is_foretold_is_what_happens(game: str, players: int, options: dict[str, str]) -> None:
    """The view after the move, before chance draws; and every line that it adds to the log."""
    at, rng = open_table(*("ada", "ben", "cyd", "dan")[:players], game=game, options=options), Rng(players)
    compared = 0
    while at.table.acting() and compared < 40:
        if at.table.state.agenda[-1].name == "bid":
            any_move(at, rng)
            continue
        seat = at.table.acting()[0]
        moves = at.table.state.options(seat)
        move = moves[rng.below(len(moves))].notation
        foretold, lines = preview(at, seat, move)
        assert foretold is not None
        had = len(at.lines(seat))
        at.move(seat, move, hold=True)
        if at.entries()[-1].seat == CHANCE:
            assert at.lines(seat)[had : had + len(lines)] == lines
        else:
            assert foretold == at.tell(seat).view
            assert at.lines(seat)[had:] == lines
            compared += 1
        if at.table.is_held():
            at.confirm(seat)
    assert compared >= 6


def test_a_preview_does_not_draw() -> None:
    at = open_table("ada", "ben")
    foretold, lines = preview(at, 0, "roll")
    assert foretold is not None
    assert foretold.asks == "throw"
    assert lines == ["Terracotta rolled the die."]


def test_ones_own_secrets_are_ones_own_to_foresee() -> None:
    at = market().move(0, "bid 0").move(1, "bid 1")
    foretold, lines = preview(at, 1, "show")
    assert foretold is not None
    assert lines == ["Lapis chose to show."]
    assert foretold == at.move(1, "show").tell(1).view


def test_a_bid_is_foreseen_while_others_are_still_to_bid() -> None:
    at = open_table("ada", "ben", game=EMPIRE)
    foretold, lines = preview(at, 0, "bid 3")
    assert foretold is not None
    assert len(lines) == 2
    assert at.move(0, "bid 3").lines(0)[-2:] == lines
    assert at.tell(0).view == foretold


@pytest.mark.parametrize("bid", range(13))
def test_what_depends_on_the_bids_of_others_is_not_foretold(bid: int) -> None:
    at = open_table("ada", "ben", game=EMPIRE).move(0, "bid 3")
    assert preview(at, 1, f"bid {bid}") == (None, [])


def test_what_depends_on_the_cards_of_others_is_not_foretold() -> None:
    at = market()
    assert preview(at.move(0, "bid 0"), 1, "bid 1") == (None, [])
    at.move(1, "bid 1").move(1, "stop")
    assert at.table.acting() == (0,)
    assert preview(at, 0, "stop") == (None, []), "all cards would be laid open"
    assert preview(at, 0, "show")[0] is not None


class Whispering(LuckState):
    """Three Rolls, but lapis is told something at every move."""

    def clone(self) -> "Whispering":
        return Whispering(self.setup, self.agenda.copy(), self.turn, self.pot, self.banked.copy(), self.had)

    def play(self, seat: int, move: Move) -> None:
        super().play(seat, move)
        if self.heard is not None:
            self.heard.append(Wished(seat=1, audience=(1,)))


def test_what_would_be_told_to_others_alone_is_not_foretold() -> None:
    game = find_game(LUCK)
    state = Whispering(game.setup(game.config(2)), [GO_ON[1]], 0, 0, [0, 0], 0)
    ahead = foresee(state, 0, ROLL)
    assert ahead is not None
    assert ahead.events == [Rolled(seat=0)]
    state.turn = 1
    ahead = foresee(state, 1, ROLL)
    assert ahead is not None
    assert len(ahead.events) == 2


def test_only_ones_own_options_are_foretold() -> None:
    at = open_table("ada", "ben", game=EMPIRE).move(0, "bid 3")
    for seat, move in ((0, "bid 1"), (1, "bid 99"), (1, "take 1"), (1, "draw gold-place1"), (1, "")):
        with pytest.raises(TableError) as caught:
            preview_message(at.table, seat, move, 1)
        assert caught.value.code == "illegal"


def test_nothing_is_foretold_while_a_turn_waits_or_when_the_game_is_over() -> None:
    at = open_table("ada", "ben").move(0, "stop", hold=True)
    for seat in (0, 1):
        with pytest.raises(TableError):
            preview_message(at.table, seat, "stop", 1)
    at.confirm(0).resign(1)
    with pytest.raises(TableError):
        preview_message(at.table, 1, "stop", 1)


# ------------------------------------------------------------------------------------ why not


def questions(options: dict[str, str], players: int, seed: int) -> list[TableDriver]:
    """A table at each kind of question that comes up in a game."""
    found: dict[str, TableDriver] = {}
    at, rng = open_table(*("ada", "ben", "cyd", "dan")[:players], game=EMPIRE, options=options), Rng(seed)
    while at.table.acting():
        kind = at.table.state.agenda[-1].name.split()[0]
        if kind not in found:
            found[kind] = TableDriver(at.table.setup)
            found[kind].table = at.rebuilt()
        any_move(at, rng)
    return list(found.values())


def choosable(at: TableDriver, seat: int) -> set[str]:
    """What the seat can point at first."""
    if seat not in at.table.acting():
        return set()
    return {target for move in at.table.state.options(seat) for target in move.targets}


@pytest.mark.parametrize(("options", "players"), [({}, 2), ({"board": "b"}, 3), (RETAIL, 4), ({"rules": "retail"}, 2)])
def test_everything_on_the_table_that_cannot_be_chosen_says_why_and_by_which_rule(
    options: dict[str, str], players: int
) -> None:
    asked = 0
    kinds = questions(options, players, 3)
    assert len(kinds) >= 5
    for at in kinds:
        space = at.table.game.space(at.table.setup.config)
        targets = {target for move in space.all for target in move.targets} | {"deck", "continent-west", "lapis-city"}
        for seat in {at.table.acting()[0], at.table.acting()[-1], 0}:
            before = fingerprint(at.table)
            for target in targets - choosable(at, seat):
                reason = explain_target(at.table, seat, (), target)
                assert re.fullmatch(r"[A-Z].*\.", reason.text), reason.text
                assert reason.rule in RULES, f"{target}: {reason}"
                asked += 1
            assert fingerprint(at.table) == before
    assert asked > 200


def test_what_is_refused_is_refused_as_what_is_asked_for() -> None:
    """A card of the row is refused as a card to take, and not as one that chance could draw."""
    at = play_until(
        open_table("ada", "ben", game=EMPIRE),
        asks="take card",
        when=lambda at: at.table.state.view(None).seats[at.table.acting()[0]].coins == 0,  # type: ignore[attr-defined]
    )
    for chosen in ((), ("row-1",)):  # another card in hand is no reason: each is a move by itself
        reason = explain_target(at.table, at.table.acting()[0], chosen, "row-6")
        assert (reason.text, reason.rule) == ("It costs 3, you have 0 coins.", "EME-T2")


def test_out_of_turn_the_reason_is_whose_turn_it_is() -> None:
    at = open_table("ada", "ben", game=EMPIRE).move(0, "bid 1")
    reason = explain_target(at.table, 0, (), "coins-3")
    assert (reason.text, reason.rule) == ("It is not your move: lapis must act.", "EME-B1")


def test_before_the_game_the_reason_is_the_free_seat() -> None:
    at = open_table("ada", "", game=EMPIRE)
    assert explain_target(at.table, 0, (), "coins-3").text == "The game has not begun: a seat is still free."


def test_after_the_game_the_reason_is_its_end() -> None:
    at = open_table("ada", "ben", game=EMPIRE).resign(0)
    reason = explain_target(at.table, 0, (), "coins-3")
    assert (reason.text, reason.rule) == ("The game is over.", "EME-E1")


@pytest.mark.parametrize("asks", ["place", "move", "sail", "city"])
def test_a_region_that_cannot_be_chosen_is_refused_by_its_own_name(asks: str) -> None:
    at = play_until(open_table("ada", "ben", game=EMPIRE), asks=asks)
    seat = at.table.acting()[0]
    grey = REGIONS["a"].keys() - choosable(at, seat)
    assert grey
    for region in grey:
        assert REGIONS["a"][region] in explain_target(at.table, seat, (), region).text


@pytest.mark.parametrize("kind", ["move4", "sail2", "sail3"])
@pytest.mark.parametrize("side", ["a", "b"])
def test_a_region_out_of_reach_names_both_regions(kind: str, side: str) -> None:
    at = play_until(
        open_table("ada", "ben", game=EMPIRE, options={"board": side}), asks="take card", when=lambda at: bool(take(at, kind))
    )
    seat = at.table.acting()[0]
    at.move(seat, take(at, kind))
    names = REGIONS[side]
    open_moves = {move.targets for move in at.table.state.options(seat)}
    origins = {targets[0] for targets in open_moves if len(targets) > 1}
    assert origins
    far = 0
    for origin in origins:
        for goal in names.keys() - {origin}:
            if (origin, goal) in open_moves:
                continue
            reason = explain_target(at.table, seat, (origin,), goal)
            assert names[origin] in reason.text
            assert names[goal] in reason.text
            assert reason.rule in RULES
            far += 1
    assert far > 5


def test_a_choice_that_leads_nowhere_together_says_so() -> None:
    at = play_until(open_table("ada", "ben", game=EMPIRE), asks="move")
    seat = at.table.acting()[0]
    origin = next(move.targets[0] for move in at.table.state.options(seat) if len(move.targets) > 1)
    reason = explain_target(at.table, seat, (origin,), "row-1")
    assert reason.text == "No move joins this with what you have chosen."
    assert reason.rule in RULES


def test_the_toy_says_why_as_well() -> None:
    at = market()
    for seat in (0, 1):
        for target in ("stop", "wares", "hand", "stall-sunny", "card-3", "lapis", "nothing"):
            reason = explain_target(at.table, seat, (), target)
            assert reason.text
            assert reason.rule == "TOY-M3"
