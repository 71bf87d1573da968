"""The program on a terminal: colours, interruptions, stepping through a record."""

from pathlib import Path

from tests.cli.runner import BID_QUESTION, GAME, Screen, run, saved


def test_ctrl_c_saves(folder: Path) -> None:
    with Screen(folder, "play", GAME, "--seats", "me,random") as screen:
        screen.wait_for("> ", screen.wait_for(BID_QUESTION))
        screen.type("nonsense")
        screen.wait_for("> ", screen.wait_for("✗ 'nonsense' is no move of this game"))
        screen.interrupt_until("--load")
        assert screen.close() == 130
    assert saved(folder)[1].seats == ("me", "random")


def test_a_record_is_stepped_through(folder: Path) -> None:
    run("play", GAME, "--seats", "random,random", "--seed", "1")
    path, record = saved(folder)
    count = len(record.entries)
    with Screen(folder, "replay", path) as screen:
        at = screen.wait_for(f"0 of {count} entries")
        for key, there in (("", 1), ("", 2), ("b", 1), ("20", 20), ("b", 19), (str(count), count), ("", count)):
            screen.wait_for("> ", at)
            screen.type(key)
            at = screen.wait_for(f"{there} of {count} entries", at)
        screen.type("999")
        screen.wait_for("is none of these", at)
        screen.type("q")
        assert screen.close() == 0
