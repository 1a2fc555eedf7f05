"""What three captains did since one's last turn: in a few lines on a phone, and all of it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.games.by_ear import QUICK
from e2e.games.war import positions
from e2e.games.war.test_whole_game import Stranger
from portsmouth.games.war.game import GAME
from portsmouth.games.war.state import WarState
from tests.games.war.build import convoy, position

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(3)]

PHONE = {"width": 390, "height": 664}
MOST = 6
TURNS = 5
PATIENT = 1000
RIVALS = [1, 2, 3]
LINES = """() => {
    const strip = document.querySelector('.strip-since__open');
    if (!strip) return null;
    return [...strip.querySelectorAll('.brief')].map((brief) => {
        const box = brief.getBoundingClientRect();
        const tops = [...brief.children].flatMap((part) => {
            const rows = [...part.getClientRects()].filter(({ width }) => width > 0);
            return rows.map(({ top }) => top).filter((top) => top < box.bottom - 4);
        }).sort((a, b) => a - b);
        return tops.filter((top, at) => !at || top - tops[at - 1] > 6).length;
    });
}"""
"""How many lines each turn takes on the strip under the chart; nothing without a strip."""


def four(**more: str | int) -> WarState:
    """One's own convoy, a trader beside it, and two in other waters, with something to sell."""
    return position(
        convoy("f12", ships=2, gold=20, cargo={"furs": 4}),
        convoy("f13", ships=2, gold=20, cargo={"tea": 6}, letters=1),
        convoy("batavia", ships=3, gold=49, cargo={"silks": 12}),
        convoy("goa", gold=9, cargo={"gems": 6}),
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("level", ["swabber", "master"])
def test_three_captains_take_six_lines_at_most(
    page: Page, open_site: Callable[..., Page], level: str
) -> None:
    """On a phone, turn after turn; the whole of each turn is a press away."""
    open_site()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.evaluate(QUICK)
    table = positions.lay(page, positions.kept(four(), captains=RIVALS, level=level))
    stranger = Stranger(table, touch=False)
    seen: dict[int, list[int]] = {}
    for _ in range(PATIENT):
        table.settled()
        turn = stranger.steps.get("cast", 0)
        if turn == TURNS:
            break
        if turn not in seen and (lines := page.evaluate(LINES)):
            assert sum(lines) <= MOST, lines
            seen[turn] = lines
            page.locator(".strip-since__open").click()
            turns = page.get_by_role("dialog").locator(".since__turn")
            expect(turns).to_have_count(len(lines))
            page.keyboard.press("Escape")
        stranger.move()
    assert seen, "no strip was looked at"
    assert max(map(len, seen.values())) == len(RIVALS)


def asked_between() -> str:
    """A save in which the first of three captains has come into one's space: does one fire?"""
    match = portsmouth.load(json.loads(positions.kept(four(), captains=RIVALS)))
    match.play("stay")
    while GAME.view(match.state, 0)["step"] != "hail":
        moves = [GAME.notation.write(each) for each in match.legal(match.actors[0])]
        wanted = ("cast", "go f12", "pass", "none", "done")
        match.play(next(each for each in wanted if each in moves))
    assert match.actors == (0,)
    return json.dumps(portsmouth.save(match))


def test_an_answer_of_ones_own_does_not_cut_it(page: Page, open_site: Callable[..., Page]) -> None:
    """W83, S45: who was asked whether to fire in a captain's turn still hears of all three."""
    open_site()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.evaluate(QUICK)
    table = positions.lay(page, asked_between())
    expect(table.screen).to_have_attribute("data-step", "hail")
    Stranger(table, touch=False).twice(table.ribbon.get_by_role("button", name="Hold fire"))
    expect(page.locator(".strip-since__turns")).to_have_attribute(
        "data-turns", str(len(RIVALS)), timeout=60_000
    )
    table.settled()
    assert sum(page.evaluate(LINES)) <= MOST
