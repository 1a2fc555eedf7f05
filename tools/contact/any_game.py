"""The scenes of any game: its screens, a new table with every sheet, and recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from e2e.pages.newgame import NewGame
from portsmouth import registry
from portsmouth.core.match import Match
from tools.contact.shell import at
from tools.contact.studio import NAMES, Scene, Studio, recorded

SHEETS = {"can": "w", "log": "l", "compare": "o", "recap": "r", "text": "t", "keys": "?"}
"""What every table opens by a key."""
MIDDLE = 40


def scenes(game: str) -> dict[str, Scene]:
    """Return the scenes of a game by their names."""
    return dict(_scenes(game))


def _scenes(game: str) -> Iterator[tuple[str, Scene]]:
    meta = registry.game(game).meta
    yield "new-game", at(f"/new/{game}")
    if meta.lessons:
        yield "learn", at(f"/learn/{game}")
        yield "lesson", lesson(game)
    yield "rules", at(f"/rules/{game}")
    yield "first-table", first_table(game, max(meta.seats))
    yield "sheet-menu", menu
    for name, key in SHEETS.items():
        yield f"sheet-{name}", panel(key)
    for file in sorted(recorded(game).glob("*.game")):
        yield f"table-{file.stem}", middle(game, file.stem)
    for file in sorted(recorded(game).glob("*.game"))[-1:]:
        yield "scores", ending(game, file.stem)


def lesson(game: str) -> Scene:
    """Return a scene that shows the first lesson."""

    def make(studio: Studio) -> None:
        studio.visit(f"/learn/{game}/1")
        studio.page.locator(".coach__goal").wait_for()
        studio.ready()

    return make


def first_table(game: str, seats: int) -> Scene:
    """Return a scene that shows the first table of a game of as many as there can be."""

    def make(studio: Studio) -> None:
        studio.visit(f"/new/{game}")
        sheet = NewGame(studio.page)
        sheet.fill(NAMES[:seats], "a quiet morning", None, {})
        sheet.begin.click()
        studio.ready()
        lift(studio)

    return make


def lift(studio: Studio) -> None:
    """Say at a curtain that the device is in the right hands."""
    if studio.table.curtain.is_visible():
        studio.page.locator(".curtain .button--first").click()
        studio.ready()


def panel(key: str) -> Scene:
    """Return a scene that opens a sheet by its key."""

    def make(studio: Studio) -> None:
        studio.press(key)

    return make


def menu(studio: Studio) -> None:
    """Show the menu."""
    studio.press()
    studio.page.get_by_role("button", name="Menu", exact=True).click()


def middle(game: str, name: str) -> Scene:
    """Return a scene that shows a recorded game after a while."""

    def make(studio: Studio) -> None:
        studio.deal(game, name, lambda match: len(match.journal) >= MIDDLE)
        lift(studio)

    return make


def ending(game: str, name: str) -> Scene:
    """Return a scene that shows the end of a recorded game."""

    def over(match: Match[Any]) -> bool:
        return match.outcome is not None

    def make(studio: Studio) -> None:
        studio.deal(game, name, over)

    return make
