"""Sentences from messages: what the files of words can say, and what is said when one is missing."""

from pathlib import Path

import pytest

from quadriga.kernel.words.catalogue import Words
from quadriga.kernel.words.message import Message, MissingWords, from_plain, to_plain
from quadriga.kernel.words.pseudo import PSEUDO, accent
from quadriga.kernel.words.voice import Voice, languages

NAMES: dict[str, str | Message] = {
    "stoa": "Stoa",
    "agora": "Agora",
    "oinos": "Oinos",
    "pair": Message("both", one="stoa", two="oinos"),
}


@pytest.fixture
def voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Voice:
    """A file of words with one message for each thing that can be said, and another language with a single one."""
    package = tmp_path / "spoken_game"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "words" / "en.ftl").write_text(
        """
took = { SEAT($seat) } took { NAME($cards) }.
    .gist = took { COUNT($cards) }
choose = Choose { OR(NAME($cards)) }: { COMMAS(NAME($cards)) }.
count = { $n ->
        [one] { NUMERAL($n) } card
       *[other] { NUMERAL($n) } cards
    }
outer = { $inner }, it is { $is-so ->
        [yes] true
       *[no] false
    }
command = type { "undo" } now
name-agora = the Agora
both = { NAME($one) } with { NAME($two) }
    .first = { NAME($one) }
first = First { NAME($card, part: "first") }
""",
        encoding="utf-8",
    )
    (package / "words" / "de.ftl").write_text("name-agora = die Agora\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return Words("spoken_game", names=NAMES).voice("en")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (Message("took", seat=1, cards=("stoa",)), "Lapis took Stoa."),
        (Message("took", seat=0, cards=("stoa", "agora", "oinos")), "Terracotta took Stoa, the Agora and Oinos."),
        (Message("choose", cards=("stoa", "oinos")), "Choose Stoa or Oinos: Stoa, Oinos."),
        (Message("count", n=1), "One card"),
        (Message("count", n=2), "Two cards"),
        (Message("count", n=12), "12 cards"),
        (Message("outer", inner=Message("count", n=3), is_so=True), "Three cards, it is true"),
        (Message("outer", inner="so", is_so=False), "So, it is false"),
        (Message("took", seat=1, cards=("pair", "stoa")), "Lapis took Stoa with Oinos and Stoa."),
        (Message("first", card="pair"), "First Stoa"),
        (Message("took.gist", seat=0, cards=("stoa", "oinos")), "Took 2"),
    ],
)
def test_a_message_is_said(voice: Voice, message: Message, said: str) -> None:
    assert voice.say(message) == said


def test_a_part_of_a_sentence_begins_as_its_file_has_it(voice: Voice) -> None:
    assert voice.phrase(Message("count", n=1)) == "one card"
    assert voice.say_both(Message("took", seat=0, cards=()), "gist") == ("Terracotta took .", "took 0")
    assert voice.say_both(Message("count", n=1), "gist") == ("One card", "")


def test_what_is_missing_is_named(voice: Voice) -> None:
    with pytest.raises(MissingWords, match=r"no message sailed, wanted for Message\('sailed', seat=1\)"):
        voice.say(Message("sailed", seat=1))
    with pytest.raises(MissingWords, match=r"Message\('took', seat=1\) cannot be said: .*cards"):
        voice.say(Message("took", seat=1))
    with pytest.raises(MissingWords, match="'hydra' has no name"):
        voice.name("hydra")


def test_the_language_of_tests_changes_all_but_what_is_filled_in_or_typed(voice: Voice) -> None:
    words = Words("spoken_game", names=NAMES).voice(PSEUDO)
    assert words.say(Message("took", seat=1, cards=("stoa", "agora"))) == f"Lapis {accent('took Stoa and the Agora')}."
    assert words.say(Message("outer", inner="Bea", is_so=True)) == f"Bea, {accent('it is true')}"
    assert words.say(Message("command")) == f"{accent('Type')} undo {accent('now')}"
    assert len(accent("a sentence of words")) >= 19 * 1.3


def test_what_is_filled_in_may_be_of_any_length(voice: Voice) -> None:
    said = voice.say(Message("outer", inner="x" * 100_000, is_so=True))
    assert said.startswith("Xxx")
    assert said.endswith("x…, it is true")
    assert len(said) < 1_000


@pytest.mark.usefixtures("voice")
def test_what_a_language_does_not_say_is_said_in_english() -> None:
    german = Words("spoken_game", names=NAMES).voice("de")
    assert german.say(Message("took", seat=1, cards=("agora", "stoa"))) == "Lapis took die Agora and Stoa."
    assert Words(names=NAMES).voice("de").say(Message("over")) == "The game is over."


def test_a_message_comes_back_from_storage() -> None:
    message = Message("outer", inner=Message("count", n=3), cards=("stoa", "oinos"), is_so=True, seat=None)
    assert from_plain(to_plain(message)) == message


def test_a_broken_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_game" / "words").mkdir(parents=True)
    (tmp_path / "broken_game" / "__init__.py").touch()
    (tmp_path / "broken_game" / "words" / "en.ftl").write_text("took = { SEAT($seat\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(MissingWords, match=r"en\.ftl cannot be read at: took = "):
        Words("broken_game").voice("en")


def test_english_comes_first_and_the_language_of_tests_last() -> None:
    assert languages() == ("en", PSEUDO)
