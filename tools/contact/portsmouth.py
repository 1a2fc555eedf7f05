"""Scenes that only Portsmouth has: its market, its questions, its last round."""

from __future__ import annotations

from typing import Any

from e2e.pages.games.portsmouth import Table
from portsmouth.core.match import Match
from tools.contact.any_game import panel
from tools.contact.shell import at
from tools.contact.studio import Scene, Studio, Until, step

GAME = "portsmouth"


def dealt(name: str, until: Until) -> Scene:
    """Return a scene that shows a recorded game where a condition holds first."""

    def make(studio: Studio) -> None:
        studio.deal(GAME, name, until)

    return make


def pointed(studio: Studio) -> None:
    """Show a table with a card selected."""
    table = Table(studio.page)
    table.point(table.open_cells()[0])


def far(studio: Studio) -> None:
    """Show a table with a distant card selected."""
    table = Table(studio.page)
    table.point(next(each for each in table.labels() if "within reach" in each).split(",")[0])
    studio.page.wait_for_timeout(300)


def refused(studio: Studio) -> None:
    """Show a table with a refusal."""
    table = Table(studio.page)
    labels = table.labels()
    closed = [each for each in labels if "within reach" not in each and "R" in each]
    table.point((closed or labels)[-1].split(",")[0])


def odds(studio: Studio) -> None:
    """Show the odds."""
    studio.press()
    studio.page.locator(".strip").click()


def past(studio: Studio) -> None:
    """Show an earlier position."""
    studio.press("l")
    studio.page.get_by_role("log").get_by_role("button").nth(6).click()
    studio.page.wait_for_timeout(500)


def in_the_dark(match: Match[Any]) -> bool:
    """Return whether it is a turn of the last round with a card face down."""
    cells: Any = match.view()["cells"]
    return step("turn")(match) and any(cell["kind"] == "hidden" for cell in cells)


SCENES: dict[str, Scene] = {
    "one-rule": at(f"/rules/{GAME}/R54"),
    "turn": dealt("4-recruit-trade", step("turn", 60)),
    "pointed": pointed,
    "far": far,
    "refused": refused,
    "sheet-cell": panel("i"),
    "sheet-ship": panel("s"),
    "sheet-odds": odds,
    "past": past,
    "privilege": dealt("4-trade-chain-trainer", step("privilege", 20)),
    "trade": dealt("4-trade-chain-trainer", step("trade_for", 10)),
    "refilling": dealt("3-trade-chain", step("replenish", 40)),
    "last-round": dealt("4-recruit-trade", in_the_dark),
}
