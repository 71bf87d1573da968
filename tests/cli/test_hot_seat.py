"""Several persons on one screen: what one of them knows does not stay there for the next."""

from pathlib import Path

from tests.cli.runner import BID_QUESTION, GAME, Screen, run, saved
from tests.kit.toy import SealedMarket, registered


def test_no_bid_is_printed_before_all_are_in() -> None:
    result = run("play", GAME, "--seats", "me,me,me", lines=["", "bid 7", "", "bid 5", "", "bid 2", "quit"])
    assert result.exit_code == 0, result.output
    before = result.stdout[: result.stdout.rindex(BID_QUESTION)]
    assert "You bid" not in before
    assert "The bids: terracotta 7, lapis 5, laurel 2." in result.stdout
    for name in ("terracotta", "lapis", "laurel"):
        assert f"{name}  and press Enter." in before
    assert before.count("made") == 3  # the seats table: one bid made at the second prompt, two at the third


def test_what_is_typed_in_secret_is_not_echoed(folder: Path) -> None:
    with Screen(folder, "play", GAME, "--seats", "me,me") as screen:
        at = screen.wait_for("Pass the screen to")
        screen.type("")
        at = screen.wait_for("> ", screen.wait_for(BID_QUESTION, at))
        screen.type("bid 11")
        at = screen.wait_for("Pass the screen to", at)
        assert "11" not in screen.seen[screen.seen.index("bid 12") + len("bid 12") : at]
        screen.type("")
        screen.wait_for("> ", screen.wait_for(BID_QUESTION, at))
        screen.type("bid 4")
        at = screen.wait_for("The bids: terracotta 11, lapis 4.", at)
        screen.wait_for("> ", screen.wait_for("Take a card", at))
        screen.type("quit")
        assert screen.close() == 0


def test_a_bid_taken_back_stays_secret(folder: Path) -> None:
    result = run("play", GAME, "--seats", "me,me", lines=["", "bid 7", "", "undo", "", "bid 1", "", "bid 0", "quit"])
    assert result.exit_code == 0, result.output
    assert "took back a move." in result.stdout
    assert "bid 7." not in result.stdout
    assert next(entry.move for entry in saved(folder)[1].entries if entry.seat == 0) == "bid 1"


def test_alone_against_bots_nothing_is_handed_over() -> None:
    assert "Pass the screen" not in run("play", GAME, "--seats", "me,random", lines=["1", "1", "quit"]).stdout


def test_open_turns_need_no_handing_over() -> None:
    """After the bids nothing is hidden in Eight-Minute Empire."""
    result = run("play", GAME, "--seats", "me,me", lines=["", "1", "", "0", "take 1", *["stop"], "take 1", "stop", "quit"])
    assert result.stdout.count("Pass the screen") == 2


def test_hidden_hands_are_handed_over_at_every_turn() -> None:
    """The toy deals hidden cards; it has no drawing of its own, and is drawn from its view."""
    with registered(SealedMarket()):
        result = run(
            "play",
            "sealed_market",
            "--seats",
            "me,me",
            lines=["stall shady", "stall sunny", "", "bid 1", "", "bid 0", "", "stop", "", "quit"],
        )
    assert result.exit_code == 0, result.output
    parts = result.stdout.split("Pass the screen to")
    assert len(parts) >= 4
    for part in parts[1:]:
        assert part.count("You got a") <= 1  # each reads of their own card alone
    assert "has card" in result.stdout
