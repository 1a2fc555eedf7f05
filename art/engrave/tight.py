"""Path data in the fewest letters: relative where shorter, no needless spaces or commands."""

from __future__ import annotations

import re

TOKEN = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+))")
DATA = re.compile(r' d="([^"]*)"')
WIDTH = re.compile(r' stroke-width="([^"]*)"')
SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def tokens(d: str) -> list[tuple[str, list[float]]]:
    """Return the commands of path data, each with one set of numbers."""
    found: list[tuple[str, list[float]]] = []
    letter, values = "", list[float]()
    for command, number in TOKEN.findall(d):
        if command:
            letter, values = command, []
            if command in "Zz":
                found.append((command, []))
            continue
        values.append(float(number))
        if len(values) == SIZES[letter.upper()]:
            found.append((letter, values))
            letter = {"M": "L", "m": "l"}.get(letter, letter)
            values = []
    return found


class Pen:
    """Writes commands, counting in the smallest unit so that rounding never adds up.

    unit is how many make one; a text of whole units is a picture that much larger.
    """

    def __init__(self, unit: int, *, whole: bool = False) -> None:
        self.unit = unit
        self.shown = 1 if whole else unit
        self.here = (0, 0)
        self.start = (0, 0)
        self.real = (0.0, 0.0)
        self.real_start = (0.0, 0.0)
        self.text: list[str] = []
        self.last = ""

    def number(self, value: int) -> str:
        """Return a count of units as a decimal number."""
        text = f"{value / self.shown:.3f}".rstrip("0").rstrip(".")
        return re.sub(r"^(-?)0\.", r"\1.", "0" if text == "-0" else text)

    def joined(self, letter: str, texts: list[str]) -> str:
        """Return a command's text after what is already written."""
        follows = {"M": "L", "m": "l"}.get(self.last, self.last)
        parts = "" if letter == follows and letter not in "Mm" else letter
        tail = "" if parts else (self.text[-1] if self.text else "")
        number = re.search(r"[\d.]+$", tail)
        dotted = bool(number and "." in number[0])
        for text in texts:
            ends = (parts or tail)[-1:]
            plain = ends.isalpha() or text.startswith("-") or (text.startswith(".") and dotted)
            parts += text if plain else " " + text
            dotted = "." in text
        return parts

    def put(self, letter: str, values: list[int], *, fixed: int = 0) -> None:
        """Write a command, its places given absolutely; the first `fixed` numbers aren't places."""
        x, y = self.here
        base = [x] if letter == "H" else [y] if letter == "V" else [x, y] * 4
        flags = [self.number(value) for value in values[:fixed]]
        places = values[fixed:]
        near = [value - base[index] for index, value in enumerate(places)]
        options = [
            (self.joined(letter, flags + [self.number(value) for value in places]), letter),
            (
                self.joined(letter.lower(), flags + [self.number(value) for value in near]),
                letter.lower(),
            ),
        ]
        text, self.last = min(options, key=lambda option: len(option[0]))
        self.text.append(text)

    def draw(self, command: str, values: list[float]) -> None:
        """Take over one command."""
        letter, relative = command.upper(), command.islower()
        if letter == "Z":
            self.text.append("z")
            self.last, self.here, self.real = "z", self.start, self.real_start
            return
        rx, ry = self.real if relative else (0.0, 0.0)
        fixed = 5 if letter == "A" else 0
        if letter == "H":
            places = [(values[0] + rx), self.real[1]]
        elif letter == "V":
            places = [self.real[0], values[0] + ry]
        else:
            places = [
                value + (ry if index % 2 else rx) for index, value in enumerate(values[fixed:])
            ]
        whole = [round(value * self.unit) for value in places]
        x, y = whole[-2:]
        if letter in "LHV":
            dx, dy = x - self.here[0], y - self.here[1]
            if not dx and not dy and self.last.upper() not in "M":
                self.real = (places[-2], places[-1])
                return
            letter = "H" if not dy else "V" if not dx else "L"
            self.put(letter, [x] if letter == "H" else [y] if letter == "V" else [x, y])
        else:
            radii = [round(value * self.unit) for value in values[:2]] if fixed else []
            flags = [round(value) * self.shown for value in values[2:fixed]]
            self.put(letter, radii + flags + whole, fixed=fixed)
        self.here, self.real = (x, y), (places[-2], places[-1])
        if letter == "M":
            self.start, self.real_start = self.here, self.real


def path(d: str, unit: int = 10, *, whole: bool = False) -> str:
    """Path data, tightened, its places rounded to one part in `unit`."""
    pen = Pen(unit, whole=whole)
    for command, values in tokens(d):
        pen.draw(command, values)
    return "".join(pen.text)


def tighten(svg: str) -> str:
    """SVG text with all its path data tightened, to one decimal."""
    return DATA.sub(lambda found: f' d="{path(found[1])}"', svg)


def grained(svg: str, grain: int) -> str:
    """SVG text without transforms, `grain` times larger and in whole numbers."""

    def width(found: re.Match[str]) -> str:
        return f' stroke-width="{float(found[1]) * grain:.1f}"'.replace('.0"', '"')

    svg = DATA.sub(lambda found: f' d="{path(found[1], grain, whole=True)}"', svg)
    return WIDTH.sub(width, svg)
