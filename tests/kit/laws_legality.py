"""Law 1 and law 7: who is to act, what he may do, that he can do it, and that nothing else goes through."""

from quadriga.kernel.chance import Chance, QuickChance, Rng
from quadriga.kernel.errors import IllegalMove
from quadriga.kernel.journal import Journal
from quadriga.kernel.notation import Move
from quadriga.kernel.position import digest
from quadriga.kernel.prompt import CHOOSABLE, Reason
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE, seat_name
from quadriga.kernel.state import State
from quadriga.table.foresight import why_not_target
from tests.kit.citations import Rules, rules_of
from tests.kit.law import Fault, demand, law
from tests.kit.moves import tried_moves
from tests.kit.play import Trace

REFUSED_MOVES = 12
"""Moves tried at each look that are not options of the acting seats, and as many by each seat that is not to act."""
POINTED = 4
"""Things pointed at in each look and for each beginning of a choice, each as it is and spoilt."""
DRAWS = 400
"""Draws made at a look at chance."""


@law
def law_somebody_acts_until_the_outcome(trace: Trace) -> None:
    """`to_act` is empty exactly when there is an outcome; it names seats of the table, each once, or chance alone."""
    for _, state in trace.every():
        acting = state.to_act()
        if acting and state.outcome() is not None:
            raise Fault(f"{acting} are to act, but there is an outcome")
        if not acting and state.outcome() is None:
            raise Fault("nobody is to act, but there is no outcome")
        if bool(acting) != bool(state.agenda):
            raise Fault(f"{acting} are to act, but the agenda is {[frame.name for frame in state.agenda]}")
        if acting != CHANCE_ALONE and not set(acting) <= set(range(trace.config.players)):
            raise Fault(f"{acting} are to act at a table of {trace.config.players}")
        if len(set(acting)) != len(acting):
            raise Fault(f"{acting} names a seat twice")


@law
def law_prompts_are_complete_and_clean(trace: Trace) -> None:
    """A prompt asks something under a rule; its options are the space's own moves, each once, and the same every time."""
    rules = rules_of(trace.game)
    for _, state in trace.every():
        for seat in state.to_act():
            prompt = state.prompt(seat)
            demand(prompt.seat == seat, f"the prompt of {seat_name(seat)} is for seat {prompt.seat}")
            demand(bool(prompt.asks), "a prompt asks nothing")
            demand(prompt.rule in rules, f"the rule of {prompt.asks!r} is {prompt.rule!r}, which is in no ledger")
            if prompt.options != state.options(seat):
                raise Fault(f"{prompt.asks!r} has other options when asked again")
            _check_options(trace, prompt.options)


def _check_options(trace: Trace, options: list[Move]) -> None:
    space = trace.game.space(trace.config)
    if len(set(options)) != len(options):
        raise Fault(f"an option stands twice: {options}")
    for move in options:
        if not (0 <= move.number < space.size and space.at(move.number) is move):
            raise Fault(f"{move} is not the space's own")


@law
def law_options_can_be_pointed_at(trace: Trace) -> None:
    """Every option of a seat has targets, and no two of a prompt the same: clicks on the table lead to exactly one move."""
    for _, state in trace.every():
        for seat in state.to_act():
            if seat == CHANCE:
                continue
            pointed: dict[tuple[str, ...], Move] = {}
            for move in state.options(seat):
                if not move.targets:
                    raise Fault(f"{move.notation!r} has nothing to point at")
                other = pointed.setdefault(move.targets, move)
                if other is not move:
                    raise Fault(f"{move.notation!r} and {other.notation!r} are both at {move.targets}")


@law
def law_options_can_be_played(trace: Trace) -> None:
    """Every option goes through, breaks no law of conservation, and leaves somebody to act, or an outcome."""
    for _, state in trace.looked(scale=4):
        for seat in state.to_act():
            for move in state.options(seat):
                _play_on_a_clone(state, seat, move)


def _play_on_a_clone(state: State, seat: int, move: Move) -> None:
    after = state.clone()
    try:
        after.play(seat, move)
        after.check()
        is_over = not after.to_act()
        is_decided = after.outcome() is not None
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise Fault(f"{seat_name(seat)} may {move.notation!r}, but it fails: {problem}") from error
    demand(is_over == is_decided, f"after {move.notation!r} of {seat_name(seat)} nobody is to act, or somebody after the end")


@law
def law_nothing_else_goes_through(trace: Trace) -> None:
    """What is not an option is refused with a rule, from every seat, and changes nothing; so are seats that do not exist."""
    game = trace.game
    rules = rules_of(game)
    rng = Rng(len(trace))
    for _, state in trace.looked(scale=3):
        if state.to_act() == CHANCE_ALONE:
            continue  # at a table nobody can come before a draw that is due: the journal makes it at once
        journal = Journal.from_position(game, state.clone(), QuickChance(Rng(0)))
        before = digest(journal.state)
        for seat, move in _illegal(trace, state, rng):
            _submit_in_vain(journal, seat, move, rules)
        demand(digest(journal.state) == before, "a refused move has changed the state")
        demand(not journal.entries and not journal.collect(), "a refused move was written down or told")


def _illegal(trace: Trace, state: State, rng: Rng) -> list[tuple[int, Move]]:
    """A sample of moves that nobody may make now, and always the options of those to act tried by those who are not."""
    every = tried_moves(trace)
    acting = state.to_act()
    found: list[tuple[int, Move]] = []
    offered = [move for seat in acting for move in state.options(seat)[:2]]
    for seat in (CHANCE, *range(trace.config.players + 1)):
        options = state.options(seat) if seat in acting else []
        tried = [every[rng.below(len(every))] for _ in range(REFUSED_MOVES)] + offered
        found += [(seat, move) for move in tried if move not in options]
    return found


def _submit_in_vain(journal: Journal, seat: int, move: Move, rules: Rules) -> None:
    try:
        journal.submit(seat, move)
    except IllegalMove as error:
        if error.rule not in rules:
            problem = f"{move.notation!r} of seat {seat} is refused by the rule {error.rule!r}, which is in no ledger"
            raise Fault(problem) from None
    else:
        raise Fault(f"{move.notation!r} of seat {seat} is not an option, but goes through")


@law
def law_why_not_is_none_for_the_options_alone(trace: Trace) -> None:
    """Over the space, or a sample of a big one, for all seats and chance: None for an option, else a sentence and a rule."""
    every = tried_moves(trace)
    rules = rules_of(trace.game)
    known: set[Reason] = set()
    for _, state in trace.looked():
        acting = state.to_act()
        for seat in (CHANCE, *range(trace.config.players)):
            options = set(state.options(seat)) if seat in acting else set()
            for move in every:
                try:
                    reason = state.why_not(seat, move)
                    is_new = reason is not None and reason not in known
                    if reason is not None and is_new:
                        str(reason)
                except Exception as error:
                    problem = f"{type(error).__name__}: {error}"
                    raise Fault(f"no answer why {seat_name(seat)} cannot {move.notation!r}: {problem}") from error
                if (reason is None) != (move in options):
                    raise Fault(f"{move.notation!r} of {seat_name(seat)}: why_not says {reason}, the options differ")
                if reason is not None and is_new:
                    _check_reason(reason, rules)
                    known.add(reason)


@law
def law_whatever_is_pointed_at_is_answered(trace: Trace) -> None:
    """What is on the table, or on no table, gets a reason: pointed at first, or after something real or spoilt was chosen."""
    rules = rules_of(trace.game)
    things = sorted({target for move in tried_moves(trace) for target in move.targets})
    rng = Rng(len(trace))
    for _, state in trace.looked():
        for seat in state.to_act():
            if seat == CHANCE:
                continue
            options = state.options(seat)
            first = options[rng.below(len(options))].targets[0] if options else ""
            near = [target for move in options for target in move.targets] or [""]
            for chosen in ((), (first,), (_any(_spoilt(first), rng),)):
                for heap in [near, things] * (POINTED // 2):
                    for target in _spoilt(_any(heap, rng)):
                        _check_reason(why_not_target(trace.game, state, seat, chosen, target), rules)


@law
def law_no_order_of_pointing_makes_a_refusal_false(trace: Trace) -> None:
    """Things that options have, pointed at in any order: what some option joins can be chosen. What none joins is refused as a
    move that would join it with one of the others, or as joined by none, and never as if it could not be chosen at all."""
    rng = Rng(len(trace))
    for _, state in trace.looked():
        for seat in state.to_act():
            options = state.options(seat)
            near = [target for move in options for target in move.targets]
            if seat == CHANCE or not near:
                continue
            for count in (0, 1, 1, 2, 2):
                _check_pointing(trace, state, seat, tuple(_any(near, rng) for _ in range(count)), _any(near, rng))
                joined = list(options[rng.below(len(options))].targets)
                tried = [joined.pop(rng.below(len(joined))) for _ in range(min(count + 1, len(joined)))]
                if tried:
                    _check_pointing(trace, state, seat, tuple(tried[:-1]), tried[-1])


def _check_pointing(trace: Trace, state: State, seat: int, chosen: tuple[str, ...], target: str) -> None:
    answer = why_not_target(trace.game, state, seat, chosen, target)
    what = f"{target!r} after {chosen}"
    if any({*chosen, target}.issubset(move.targets) for move in state.options(seat)):
        demand(answer.message.id == CHOOSABLE, f"an option has {what}, but {answer}")
    elif answer.message.id != CHOOSABLE and answer != state.apart(seat, chosen, target):
        space = trace.game.space(trace.config)
        joining = [move for other in chosen if other != target for move in space.touching((other, target))]
        is_true = any(state.why_not(seat, move) == answer for move in joining)
        demand(is_true, f"an option has {target!r}, but {what} is refused for itself: {answer}")


def _any(heap: list[str], rng: Rng) -> str:
    return heap[rng.below(len(heap))]


def _spoilt(target: str) -> list[str]:
    """A target, and what a page that is wrong, or no page at all, might send in its place."""
    word = target.rpartition(":")[2]
    return [target, *(target.removesuffix(word) + other for other in ("0", "-1", "99", "²", "", "nothing"))]


def _check_reason(reason: Reason, rules: Rules) -> None:
    text = reason.text
    demand(text[:1].isupper() and text.endswith(".") and len(text) > 5, f"{text!r} is no sentence")
    demand("  " not in text and text == text.strip() and "\n" not in text, f"{text!r} has stray blanks")
    demand(reason.rule in rules, f"{text!r} cites the rule {reason.rule!r}, which is in no ledger")


@law
def law_chance_draws_by_its_weights(trace: Trace) -> None:
    """`draws` are the options of chance with weights above zero; `draw`, and what decides at tables, keep to those odds."""
    for index, state in trace.looked():
        if state.to_act() != CHANCE_ALONE:
            continue
        draws = state.draws()
        demand([move for move, _ in draws] == state.options(CHANCE), "draws and options of chance differ")
        demand(all(weight > 0 for _, weight in draws), f"a weight is not above zero: {draws}")
        rng = Rng(index)
        _check_odds(draws, [state.draw(rng) for _ in range(DRAWS)], "draw")
        chance: Chance = QuickChance(rng)
        _check_odds(draws, [chance.choose(number, draws) for number in range(DRAWS)], "the journal's chance")


def _check_odds(draws: list[tuple[Move, int]], drawn: list[Move], who: str) -> None:
    """Pearson's test with a bound so generous that only wrong odds go beyond it: eight deviations."""
    total = sum(weight for _, weight in draws)
    counts = {move: 0 for move, _ in draws}
    for move in drawn:
        if move not in counts:
            raise Fault(f"{who} gives {move.notation!r}, which is not among the draws")
        counts[move] += 1
    freedom = len(draws) - 1
    spread = sum((counts[move] - len(drawn) * weight / total) ** 2 / (len(drawn) * weight / total) for move, weight in draws)
    if spread > freedom + 8 * (2 * freedom) ** 0.5 + 1e-9:
        odds = ", ".join(f"{move.notation} {counts[move]} for {len(drawn) * weight / total:.0f}" for move, weight in draws)
        raise Fault(f"{who} does not keep to the weights: {odds}")
