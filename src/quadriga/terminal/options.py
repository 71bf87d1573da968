"""Options for people: numbered, in notation and in words, grouped where there are many; and the way back from what was typed.

Prompts and `position moves` show the same.
"""

from collections.abc import Sequence

from rich.text import Text

from quadriga.kernel.errors import NotationError
from quadriga.kernel.game import Game
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.view import View
from quadriga.terminal.language import language

FEW = 9
"""So many options stand below each other; more are grouped."""


class Choices:
    """The options of a prompt, each with the number that a person types.

    Where the options are one verb with numbers (`bid 0`, `bid 1`), the number is theirs; else they count from 1, and what takes
    no argument (`stop`) comes last.
    """

    def __init__(self, options: Sequence[Move]) -> None:
        ordered = sorted(options, key=lambda move: move.notation == move.verb)
        arguments = [move.notation.removeprefix(move.verb).strip() for move in ordered]
        if len({move.verb for move in ordered}) == 1 and all(argument.isdecimal() for argument in arguments):
            self.numbered = {int(argument): move for argument, move in zip(arguments, ordered, strict=True)}
        else:
            self.numbered = dict(enumerate(ordered, start=1))

    def read(self, space: Space, text: str) -> Move:
        """The move that was meant: by number, by notation, or by the end of one option's notation (`C5>C2`)."""
        words = " ".join(text.split()).casefold()
        if words.isdecimal():
            move = self.numbered.get(int(words))
            if move is None:
                raise NotationError(f"there is no option {words}; there are {self._range()}")
            return move
        if space.find(words) is None:
            ends = [move for move in self.numbered.values() if move.notation.casefold().endswith(f" {words}")]
            if len(ends) == 1:
                return ends[0]
        return space.read(text)

    def _range(self) -> str:
        numbers = list(self.numbered)
        return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])

    def lines(self, game: Game, view: View, width: int) -> list[Text]:
        """All options, ready to print."""
        said = [(number, move, game.say_move(view, move, language())) for number, move in self.numbered.items()]
        groups = [said] if len(said) <= FEW else _groups(said)
        lines: list[Text] = []
        for group in groups:
            lines += _group_lines(group, width, is_shortened=len(said) > FEW and len(group) > 1)
        return lines


Said = tuple[int, Move, str]


def _groups(said: list[Said]) -> list[list[Said]]:
    """By verb and first target where that puts options together, else by verb."""
    by_target: dict[tuple[str, ...], list[Said]] = {}
    by_verb: dict[tuple[str, ...], list[Said]] = {}
    for option in said:
        move = option[1]
        by_target.setdefault((move.verb, *move.targets[:1]), []).append(option)
        by_verb.setdefault((move.verb,), []).append(option)
    return list((by_target if len(said) >= 2 * len(by_target) else by_verb).values())


def _group_lines(group: list[Said], width: int, is_shortened: bool) -> list[Text]:
    """The options in columns; shortened, what their sentences begin with stands before them once."""
    shared = _shared_words([sentence for _, _, sentence in group]) if is_shortened else ""
    across = max(len(move.notation) for _, move, _ in group)
    cells = [_cell(number, move.notation.ljust(across), sentence[len(shared) :].strip()) for number, move, sentence in group]
    if not shared:
        return _columns(cells, width)
    heading = Text(f"{shared} …  ", "italic")
    beside = _columns(cells, width - heading.cell_len)
    if len(beside) == 1:
        return [heading + beside[0]]
    heading.rstrip()
    return [heading, *_columns(cells, width)]


def _columns(cells: list[Text], width: int) -> list[Text]:
    column = max(cell.cell_len for cell in cells) + 2
    count = max(1, (width + 2) // column)
    lines = []
    for start in range(0, len(cells), count):
        line = Text()
        for cell in cells[start : start + count]:
            line.append_text(cell).append(" " * (column - cell.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def _shared_words(sentences: list[str]) -> str:
    words = [sentence.split(" ") for sentence in sentences]
    count = 0
    while all(len(sentence) > count + 1 and sentence[count] == words[0][count] for sentence in words):
        count += 1
    return " ".join(words[0][:count])


def _cell(number: int, notation: str, sentence: str) -> Text:
    return Text.assemble((f"{number:>3} ", "bold"), (notation, "cyan"), " ", sentence)
