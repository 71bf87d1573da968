"""The laws themselves under test: a healthy toy keeps them all, and each planted fault is caught by the law that is for it."""

import re
from pathlib import Path

import pytest

from quadriga.kernel.chance import Chance
from quadriga.kernel.errors import BrokenLaw, IllegalMove
from quadriga.kernel.game import Game
from quadriga.kernel.journal import Journal
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move
from quadriga.kernel.record import Entry, Record, final_state, read_record
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.state import State
from tests.kit.crashes import Crash, kept
from tests.kit.explore import explore
from tests.kit.laws import LAWS, Broken, Fault, Law, obey
from tests.kit.laws_undo import undo_law
from tests.kit.play import play_seed
from tests.kit.tables import configs, covering
from tests.kit.toy import SealedMarket, registered
from tests.kit.toy_box import FAULTS

CAUGHT: dict[str, tuple[str, ...]] = {
    "audience_of_nobody": ("law_events_have_an_audience_at_this_table",),
    "clone_forgets": (
        "law_clones_are_equal",
        "law_imagined_states_are_sound",
        "law_imagined_twins_tell_nothing",
        "law_positions_come_back",
        "law_records_replay",
        "law_the_same_again",
        "law_undo_stops_at_knowledge",
    ),
    "clone_shares_list": (
        "law_clones_are_independent",
        "law_imagined_states_are_sound",
        "law_imagined_twins_tell_nothing",
        "law_positions_come_back",
        "law_records_replay",
        "law_simultaneous_choices_have_no_order",
        "law_undo_stops_at_knowledge",
        "law_what_clones_share_never_changes",
        "law_accepted_positions_can_be_played",
        "law_the_same_again",
    ),
    "coin_lost": (
        "law_nothing_is_created_or_lost",
        "law_imagined_states_are_sound",
        "law_options_can_be_played",
        "law_positions_come_back",
        "law_accepted_positions_can_be_played",
    ),
    "config_drifts": ("law_records_replay", "law_positions_come_back", "law_undo_stops_at_knowledge"),
    "dead_end": ("law_no_dead_ends", "law_accepted_positions_can_be_played"),
    "double_option": ("law_prompts_are_complete_and_clean", "law_accepted_positions_can_be_played"),
    "draw_breaks": (
        "law_no_crash",
        "law_chance_draws_by_its_weights",
        "law_clones_are_independent",
        "law_imagined_states_are_sound",
        "law_accepted_positions_can_be_played",
    ),
    "early_outcome": ("law_somebody_acts_until_the_outcome", "law_options_can_be_played"),
    "endless_loop": ("law_games_end",),
    "error_tells_card": ("law_imagined_twins_tell_nothing", "law_twin_histories_tell_nothing"),
    "event_too_wide": ("law_twin_histories_tell_nothing",),
    "foreign_option": (
        "law_prompts_are_complete_and_clean",
        "law_options_can_be_pointed_at",
        "law_positions_come_back",
        "law_the_same_again",
        "law_undo_stops_at_knowledge",
        "law_whatever_is_pointed_at_is_answered",
        "law_accepted_positions_can_be_played",
    ),
    "imagine_changes_known": ("law_imagined_twins_tell_nothing", "law_imagined_states_are_sound"),
    "imagine_copies_card": (
        "law_imagined_states_are_sound",
        "law_all_that_is_hidden_is_imagined",
        "law_imagined_twins_tell_nothing",
    ),
    "imagine_ignores_seed": ("law_imagined_states_are_sound", "law_undo_stops_at_knowledge"),
    "imagine_is_the_table": ("law_imagined_states_are_sound",),
    "imagine_keeps_bids": ("law_all_that_is_hidden_is_imagined", "law_undo_stops_at_knowledge"),
    "judgement_is_nan": ("law_judgement_is_a_number",),
    "missing_event": ("law_changes_are_told",),
    "move_with_full_stop": ("law_everything_has_words",),
    "no_words": ("law_everything_has_words", "law_every_word_comes_from_a_file"),
    "no_words_for_a_move": ("law_everything_has_words", "law_every_word_comes_from_a_file"),
    "no_words_for_a_refusal": (
        "law_why_not_is_none_for_the_options_alone",
        "law_imagined_twins_tell_nothing",
        "law_nothing_else_goes_through",
        "law_simultaneous_choices_are_secret",
        "law_twin_histories_tell_nothing",
        "law_whatever_is_pointed_at_is_answered",
    ),
    "notation_not_round_trip": (
        "law_notation_and_number_round_trip",
        "law_everything_has_words",
        "law_records_replay",
        "law_undo_stops_at_knowledge",
    ),
    "options_are_the_own_list": ("law_what_is_given_out_is_a_gift",),
    "order_matters": ("law_simultaneous_choices_have_no_order",),
    "places_upside_down": ("law_the_outcome_adds_up",),
    "pointing_breaks": ("law_whatever_is_pointed_at_is_answered",),
    "position_forgets": ("law_positions_come_back",),
    "position_trusts": ("law_accepted_positions_can_be_played",),
    "private_dice": (
        "law_the_same_again",
        "law_positions_come_back",
        "law_records_replay",
        "law_undo_stops_at_knowledge",
    ),
    "prompt_tells_card": ("law_imagined_twins_tell_nothing", "law_twin_histories_tell_nothing"),
    "reason_of_no_ledger": (
        "law_why_not_is_none_for_the_options_alone",
        "law_nothing_else_goes_through",
        "law_whatever_is_pointed_at_is_answered",
    ),
    "reason_without_rule": (
        "law_why_not_is_none_for_the_options_alone",
        "law_nothing_else_goes_through",
        "law_whatever_is_pointed_at_is_answered",
    ),
    "refusal_after_another": ("law_no_order_of_pointing_makes_a_refusal_false",),
    "refusal_changes_state": (
        "law_nothing_else_goes_through",
        "law_imagined_twins_tell_nothing",
        "law_simultaneous_choices_are_secret",
        "law_twin_histories_tell_nothing",
    ),
    "same_targets": ("law_options_can_be_pointed_at",),
    "score_beside_sheet": ("law_the_outcome_adds_up",),
    "setup_changes": ("law_what_clones_share_never_changes",),
    "spectator_sees_cards": ("law_imagined_twins_tell_nothing", "law_imagined_states_are_sound"),
    "undo_over_reveal": ("law_undo_stops_at_knowledge", "law_all_that_is_hidden_is_imagined"),
    "unknown_ending": ("law_the_outcome_adds_up",),
    "unplayable_option": (
        "law_options_can_be_played",
        "law_imagined_states_are_sound",
        "law_no_crash",
        "law_accepted_positions_can_be_played",
    ),
    "view_counts_deck": ("law_imagined_twins_tell_nothing", "law_imagined_states_are_sound"),
    "view_of_another": ("law_views_are_of_this_table",),
    "view_shows_bid": (
        "law_simultaneous_choices_are_secret",
        "law_imagined_states_are_sound",
        "law_imagined_twins_tell_nothing",
    ),
    "weights_lie": ("law_chance_draws_by_its_weights",),
    "why_not_allows_illegal": (
        "law_why_not_is_none_for_the_options_alone",
        "law_nothing_else_goes_through",
        "law_whatever_is_pointed_at_is_answered",
    ),
    "why_not_refuses_legal": (
        "law_why_not_is_none_for_the_options_alone",
        "law_records_replay",
        "law_undo_stops_at_knowledge",
    ),
    "words_in_code": ("law_every_word_comes_from_a_file",),
}
"""For each fault the law that is for it, then those that trip over it, as they use what is broken."""

SEEDS = range(3)
CLOSE_SEEDS = range(2)
"""For all laws on all faults."""


def broken_by(law: Law, fault: str, seeds: range = SEEDS) -> Broken | None:
    """The first failure of a law on a toy with that fault, at a table with all that the toy has."""
    for seed in seeds:
        toy = SealedMarket(fault)
        with registered(toy):
            try:
                obey(law, toy, toy.config(3, {"rounds": "two"}), seed)
            except Broken as broken:
                return broken
    return None


@pytest.mark.parametrize("name", LAWS)
def test_a_healthy_game_keeps_the_law(name: str) -> None:
    toy = SealedMarket()
    with registered(toy):
        for config in configs(toy):
            obey(LAWS[name], toy, config, seed=config.players)


@pytest.mark.parametrize("fault", CAUGHT)
def test_the_law_catches_its_fault(fault: str) -> None:
    name = CAUGHT[fault][0]
    broken = broken_by(LAWS[name], fault)
    assert broken is not None, f"{name} does not see {fault}"
    assert broken.law == name
    place = r"Sealed Market, 3 players, rounds=two opener=lot, seed \d+, step \d+ \(.+?\): "
    assert re.match(f"{name} is broken: {place}", str(broken))


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("fault", CAUGHT)
def test_no_other_law_cries_out(fault: str) -> None:
    caught = {name for name, law in LAWS.items() if broken_by(law, fault, CLOSE_SEEDS)}
    assert caught <= set(CAUGHT[fault])


@pytest.mark.parametrize("fault", ["clone_forgets", "clone_shares_list"])
def test_the_laws_of_clones_speak_before_those_that_trip_over_them(fault: str) -> None:
    first = next(broken for law in LAWS.values() if (broken := broken_by(law, fault)))
    assert first.law == CAUGHT[fault][0]


def test_a_shared_list_is_named() -> None:
    broken = broken_by(LAWS["law_clones_are_independent"], "clone_shares_list")
    assert broken is not None
    assert broken.problem == "a clone has changed while its parent was played on: both have state.wares in common"


def test_a_sentence_that_is_missing_is_told_with_its_move() -> None:
    broken = broken_by(LAWS["law_everything_has_words"], "no_words_for_a_move")
    assert broken is not None
    assert (
        broken.problem
        == "no sentence for 'sell' to terracotta: MissingWords: there is no message sell, wanted for Message('sell')"
    )
    broken = broken_by(LAWS["law_why_not_is_none_for_the_options_alone"], "no_words_for_a_refusal")
    assert broken is not None
    assert re.fullmatch(r"no answer why \w+ cannot 'sell': MissingWords: there is no message sell, .*", broken.problem)


def test_every_fault_has_its_law_and_every_law_its_fault() -> None:
    assert set(CAUGHT) == set(FAULTS)
    assert {names[0] for names in CAUGHT.values()} == set(LAWS)


# -- undo: here the journal is at fault, and not the game -----------------------------------------------------------------


class FaultyJournal:
    """A journal that computes how far undo may go in a wrong way."""

    def __init__(self, journal: Journal, way: str) -> None:
        self._journal = journal
        self._way = way

    @property
    def state(self) -> State:
        return self._journal.state

    @state.setter
    def state(self, state: State) -> None:
        self._journal.state = state

    @property
    def entries(self) -> list[Entry]:
        return self._journal.entries

    @entries.setter
    def entries(self, entries: list[Entry]) -> None:
        self._journal.entries = entries

    def submit(self, seat: int, move: Move) -> None:
        self._journal.submit(seat, move)

    def undo_length(self, seat: int) -> int:
        if self._way == "timid":
            return 0
        if self._way == "late":
            return self._journal.undo_length(seat) if self.state.to_act() else 1
        length = 0
        for entry in reversed(self.entries):
            if entry.seat == CHANCE or (entry.seat != seat and self._way == "bold"):
                break
            length += 1
        return length

    def undo(self, seat: int, moves: int) -> None:
        if not 1 <= moves <= self.undo_length(seat):
            raise IllegalMove("too far", "TOY-M1")
        self._journal.undo(seat, moves)

    def record(self) -> Record:
        return self._journal.record()


@pytest.mark.parametrize(
    ("way", "problem"),
    [
        ("bold", "may take back '.*' of step .*, but until then .* could not tell"),
        ("bolder", "may take back '.*' of (terracotta|lapis)$"),
        ("late", "may be taken back after the end"),
        ("timid", "nothing is hidden, but .* cannot take back"),
    ],
)
def test_undo_that_goes_too_far_or_not_at_all_is_caught(way: str, problem: str) -> None:
    toy = SealedMarket()
    with registered(toy):
        found = (undo_fault(toy, way, seed) for seed in range(20))
        assert any(re.search(problem, text) for text in found)


def undo_fault(toy: Game, way: str, seed: int) -> str:
    """What the law says of a faulty journal in one game; empty if nothing."""

    def open_journal(game: Game, config: Config, chance: Chance) -> FaultyJournal:
        return FaultyJournal(Journal.new(game, config, chance), way)

    try:
        undo_law(play_seed(toy, toy.config(2, {"rounds": "two"}), seed), open_journal)
    except Fault as fault:
        return str(fault)
    return ""


# -- what is kept of a broken law -----------------------------------------------------------------------------------------


def crash_of(fault: str, name: str) -> Crash:
    """The crash of a faulty toy under a law."""
    toy = SealedMarket(fault)
    with registered(toy), pytest.raises(Crash) as caught, kept():
        obey(LAWS[name], toy, toy.config(3, {"rounds": "two"}), 0)
    return caught.value


@pytest.fixture
def crashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRIGA_CRASHES", str(tmp_path))


@pytest.mark.usefixtures("crashes")
def test_a_crash_is_kept_and_replays() -> None:
    crash = crash_of("unplayable_option", "law_no_crash")
    assert f"quadriga replay {crash.path}" in str(crash)
    assert "law_no_crash is broken: Sealed Market" in str(crash)
    assert crash.path.name.startswith("sealed_market-")
    with registered(SealedMarket("unplayable_option")), pytest.raises(RuntimeError, match="nothing to sell"):
        final_state(read_record(crash.path.read_bytes()))


@pytest.mark.usefixtures("crashes")
def test_a_broken_law_is_kept_up_to_the_state_that_breaks_it() -> None:
    crash = crash_of("coin_lost", "law_nothing_is_created_or_lost")
    with registered(SealedMarket("coin_lost")):
        state = final_state(read_record(crash.path.read_bytes()))
    with pytest.raises(BrokenLaw, match="coins"):
        state.check()


def test_crashes_are_kept_out_of_the_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRIGA_CRASHES", str(tmp_path / "new"))
    crash = crash_of("coin_lost", "law_nothing_is_created_or_lost")
    assert (crash.path.parent / ".gitignore").read_text() == "*\n"


# -- how games are found --------------------------------------------------------------------------------------------------


def test_hypothesis_finds_a_small_game() -> None:
    toy = SealedMarket("coin_lost")
    with registered(toy), pytest.raises(Broken) as caught:
        explore(toy, configs(toy), [LAWS["law_nothing_is_created_or_lost"]], examples=100)
    notations = [step.move.notation for step in caught.value.trace.steps]
    assert notations[-1] == "sell"
    assert len(notations) <= 8  # a lot, two stalls, two cards, two bids, the sale


def test_configs_are_all_that_the_game_accepts() -> None:
    toy = SealedMarket()
    found = {(config.players, *config.options.values()) for config in configs(toy)}
    assert found == {(n, r, o) for n in (2, 3) for r in ("one", "two") for o in ("lot", str(n - 1))}


def test_a_covering_sample_has_every_two_choices_together() -> None:
    sample = {(c.players, c.options["rounds"], c.options["opener"] == "lot") for c in covering(configs(SealedMarket()))}
    for first, second in ((0, 1), (0, 2), (1, 2)):
        assert len({(table[first], table[second]) for table in sample}) == 4
    assert len(sample) < 8
