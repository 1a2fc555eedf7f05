"""What was on the screen before a kill, against what is there after it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Screen:
    """A table as it was seen: who plays, and the newest lines of its log by their number."""

    players: str
    lines: dict[int, str]

    @property
    def top(self) -> int:
        """The number of the newest line; -1 where nothing was done yet."""
        return max(self.lines, default=-1)


def same_line(one: str, other: str) -> bool:
    """Can both be the same line of the log, perhaps with what is for one player's eyes only?

    A card that was drawn is named to its owner: what the other reads lacks a few words of it.
    """
    less, more = sorted((re.findall(r"\w+", line) for line in (one, other)), key=len)
    rest = iter(more)
    return all(word in rest for word in less)


@dataclass
class Figures:
    """What a campaign has come to."""

    kills: int = 0
    lives: int = 0
    screens: int = 0
    presses: int = 0
    behind: int = 0
    lost: int = 0
    other_game: int = 0
    faults: list[str] = field(default_factory=list)

    def words(self) -> str:
        """All of it in a line."""
        return (
            f"{self.kills} kills, {self.lives} lives that came to a table, {self.presses} presses, "
            f"{self.screens} screens seen; lost actions: {self.lost}, "
            f"other game continued: {self.other_game}"
        )


class Witness:
    """Hears from the page what is on the screen, and judges what is there in the next life."""

    def __init__(self) -> None:
        """Nothing was seen yet."""
        self.figures = Figures()
        self.seen: Screen | None = None
        self.backs = 0
        self.game = ""
        self.judging = False

    def born(self) -> None:
        """A browser was started again: what comes to its screen first is judged."""
        self.judging = True

    def begins(self, game: str) -> None:
        """A new game is about to begin, whose players have this in their names."""
        self.judge_nothing(game)

    def judge_nothing(self, game: str) -> None:
        """Whatever comes next is new."""
        self.game, self.seen, self.backs, self.judging = game, None, 0, False

    def hear(self, news: dict[str, Any]) -> None:
        """Hear of a press, or of a screen."""
        if news["kind"] == "pressed":
            self.figures.presses += 1
            self.backs += bool(news["back"])
            return
        screen = Screen(news["players"], {int(number): text for number, text in news["lines"]})
        self.figures.screens += 1
        if self.judging:
            self.figures.lives += 1
            self.judge(screen)
        self.judging = False
        self.seen, self.backs = screen, 0

    def judge(self, found: Screen) -> None:
        """Compare what a new life shows first with what was seen last in the one before."""
        if not self.seen:
            return
        if self.game not in found.players:
            self.figures.other_game += 1
            self.figures.faults.append(f"another game: {found.players} instead of {self.game}")
            return
        lost = self.seen.top - found.top
        differs = [
            number
            for number in self.seen.lines.keys() & found.lines.keys()
            if number < found.top and not same_line(self.seen.lines[number], found.lines[number])
        ]
        if differs:
            lost = max(lost, self.seen.top - min(differs) + 1)
        if lost > self.backs:
            self.figures.lost += lost
            self.figures.faults.append(
                f"{lost} lost: {self.seen.lines} was on the screen, then {found.lines}"
            )
