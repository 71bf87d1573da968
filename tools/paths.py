"""Makes the paths of drawings short: every point on a whole pixel, written relative to the one before. For `tools.icons`.

Points are rounded where they lie, not where they are written: so errors do not add up along a path.
"""

import re

_STEP = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


def shorten(path: str, coarse: int = 1) -> str:
    """The same path to the nearest whole pixel, where a pixel is so many units of the path."""
    made: list[str] = []
    x = y = start_x = start_y = 0.0  # where the pen is
    at_x = at_y = begun_x = begun_y = 0  # where it is on whole pixels
    last = ""
    for command, numbers in _steps(path):
        kind = command.lower()
        if kind == "z":
            made.append("z")
            x, y, at_x, at_y, last = start_x, start_y, begun_x, begun_y, "z"
            continue
        base_x, base_y = (x, y) if command.islower() else (0.0, 0.0)
        kept: list[int] = []
        if kind == "h":
            points = [(base_x + numbers[0], y)]
        elif kind == "v":
            points = [(x, base_y + numbers[0])]
        else:
            coordinates = numbers[5:] if kind == "a" else numbers
            if kind == "a":
                kept = [max(1, round(radius / coarse)) for radius in numbers[:2]] + [round(number) for number in numbers[2:5]]
            points = [(base_x + a, base_y + b) for a, b in zip(coordinates[::2], coordinates[1::2], strict=True)]
        whole = [(round(a / coarse), round(b / coarse)) for a, b in points]
        relative = [number for a, b in whole for number in (a - at_x, b - at_y)]
        if kind == "h":
            relative = relative[:1]
        elif kind == "v":
            relative = relative[1:]
        x, y = points[-1]
        at_x, at_y = whole[-1]
        if kind == "m":
            start_x, start_y, begun_x, begun_y = x, y, at_x, at_y
        # A pair after a move is a line, so a second move has to be named; other commands repeat in silence.
        name = kind if kind != last or kind == "m" else ""
        made.append(name + _numbers([*kept, *relative], bool(name)))
        last = kind
    return "".join(made)


def _numbers(values: list[int], after_name: bool) -> str:
    text = ""
    for value in values:
        text += str(value) if value < 0 or (after_name and not text) else f" {value}"
    return text


def _steps(path: str) -> list[tuple[str, list[float]]]:
    """The commands one by one, repeated ones written out."""
    steps: list[tuple[str, list[float]]] = []
    for command, rest in _STEP.findall(path):
        takes = _TAKES[command.lower()]
        numbers = _arc_numbers(rest) if command in "Aa" else [float(number) for number in _NUMBER.findall(rest)]
        if not takes:
            steps.append((command, []))
            continue
        if len(numbers) % takes:
            raise ValueError(f"{command}{rest} does not have {takes} numbers a step")
        for index in range(0, len(numbers), takes):
            follows = {"M": "L", "m": "l"}.get(command, command) if index else command
            steps.append((follows, numbers[index : index + takes]))
    return steps


def _arc_numbers(text: str) -> list[float]:
    """The numbers of arcs, whose two flags may be written without a blank."""
    found: list[float] = []
    at = 0
    while True:
        while at < len(text) and text[at] in " ,\t\n":
            at += 1
        if at == len(text):
            return found
        if len(found) % 7 in (3, 4):
            found.append(float(text[at]))
            at += 1
            continue
        number = _NUMBER.match(text, at)
        if number is None:
            raise ValueError(f"{text[at:]!r} is no number")
        found.append(float(number.group()))
        at = number.end()
