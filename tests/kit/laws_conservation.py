"""Law 5: nothing is created or lost, nobody is left without an option, and every game comes to an end that adds up."""

from quadriga.kernel.outcome import Line, Outcome
from quadriga.kernel.position import digest
from quadriga.kernel.seats import seat_name
from quadriga.kernel.state import State
from tests.kit.citations import rules_of
from tests.kit.law import Fault, demand, law
from tests.kit.play import Trace, play_seed


@law
def law_no_crash(trace: Trace) -> None:
    """Random play meets no exception."""
    trace.at = len(trace)
    if trace.crash is not None:
        by = f" by {trace.crashed_by.move!r} of {seat_name(trace.crashed_by.seat)}" if trace.crashed_by else ""
        raise Fault(f"the game broke down{by}: {type(trace.crash).__name__}: {trace.crash}") from trace.crash


@law
def law_nothing_is_created_or_lost(trace: Trace) -> None:
    """`check` passes after every move."""
    for _, state in trace.every():
        state.check()


@law
def law_no_dead_ends(trace: Trace) -> None:
    """Everybody who is to act has an option."""
    for _, state in trace.every():
        for seat in state.to_act():
            if not state.options(seat):
                raise Fault(f"{seat_name(seat)} is to act and can do nothing")


@law
def law_games_end(trace: Trace) -> None:
    """No game takes more steps than its meta says."""
    longest = trace.game.meta.longest
    trace.at = len(trace)
    demand(len(trace) <= longest, f"{len(trace)} steps are played; no game takes more than {longest}")


@law
def law_the_outcome_adds_up(trace: Trace) -> None:
    """The sheet makes up the scores at any time; at the end places follow from scores, and the ending is a known one."""
    for _, state in trace.looked(scale=4):
        _check_sheet(trace, state.sheet(), tuple(state.scores()))
    outcome = trace.final.outcome()
    if outcome is None:
        return
    trace.at = len(trace)
    endings = [ending.key for ending in trace.game.meta.endings]
    demand(outcome.ending in endings, f"{outcome.ending!r} is not one of the endings {endings}")
    demand(outcome.scores == tuple(trace.final.scores()), "the outcome has other scores than the state")
    demand(outcome.sheet == trace.final.sheet(), "the outcome has another sheet than the state")
    _check_places(outcome)
    _check_closed(trace)


def _check_sheet(trace: Trace, sheet: tuple[tuple[Line, ...], ...], scores: tuple[int, ...]) -> None:
    rules = rules_of(trace.game)
    players = trace.config.players
    demand(len(sheet) == players == len(scores), f"{len(sheet)} sheets and {len(scores)} scores for {players} players")
    for seat, lines in enumerate(sheet):
        total = sum(line.points for line in lines)
        demand(total == scores[seat], f"the sheet of {seat_name(seat)} adds up to {total}, the score is {scores[seat]}")
        for line in lines:
            demand(bool(line.label.strip()), f"a line of {seat_name(seat)} has no label")
            demand(line.rule in rules, f"the line {line.label!r} cites the rule {line.rule!r}, which is in no ledger")


def _check_places(outcome: Outcome) -> None:
    """1, 2, 2, 4: a place says how many are better, and more points are always better."""
    places, scores = outcome.places, outcome.scores
    demand(len(places) == len(scores), f"{len(places)} places for {len(scores)} seats")
    for seat, place in enumerate(places):
        better = sum(other < place for other in places)
        demand(place == 1 + better, f"the place of {seat_name(seat)} is {place}, but {better} are better: {places}")
        for other in range(len(places)):
            if scores[seat] > scores[other] and place >= places[other]:
                raise Fault(f"{seat_name(seat)} has more points than {seat_name(other)}, not the better place: {outcome}")


def _check_closed(trace: Trace) -> None:
    """When it is over, everybody is refused by the rule of the ending."""
    move = trace.game.space(trace.config).at(0)
    rules = [ending.rule for ending in trace.game.meta.endings]
    demand(rules_of(trace.game).issuperset(rules), f"not all rules of the endings are in the ledger: {rules}")
    for seat in range(trace.config.players):
        reason = trace.final.why_not(seat, move)
        demand(reason is not None and reason.rule in rules, f"after the end {seat_name(seat)} hears {reason}")


@law
def law_the_same_again(trace: Trace) -> None:
    """The same moves give the same states, listened to or not, and the same seed gives the same moves."""
    state = trace.game.new(trace.config)
    for _, step in trace.walk():
        demand(digest(state) == step.digest, "the same moves have led to another state")
        state.play(step.seat, step.move)
    _check_end(trace, state)
    if trace.seed is not None:
        again = play_seed(trace.game, trace.config, trace.seed)
        demand(len(again) == len(trace), "the same seed plays a game of another length")
        for index, step in trace.walk():
            other = again.steps[index]
            demand(step.digest == other.digest and step.move is other.move, "the same seed plays another game")


def _check_end(trace: Trace, state: State) -> None:
    trace.at = len(trace)
    demand(digest(state) == digest(trace.final), "the same moves have led to another end")
