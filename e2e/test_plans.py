"""Explain before commit: a far tap shows the whole line, a second one or the bar does it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home
from portsmouth import registry
from portsmouth.core.match import Match
from portsmouth.core.plan import Plan
from portsmouth.core.plan import plans as plans_of
from portsmouth.games.portsmouth.queries import QUERIES
from portsmouth.games.portsmouth.rules.cards import GRID
from tests.contract.walk import moments, subject

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

SIZES = [(320, 568), (390, 664), (750, 342), (810, 1080), (1440, 900)]
NAMES = ("Anson", "Byron", "Cooke", "Duncan")
CELLS_IN = re.compile(r"\b[A-E][1-5]\b")


def positions(wanted: Callable[[list[Plan]], bool]) -> Iterator[tuple[Match[Any], str, list[Plan]]]:
    """Positions of random games with a cell whose plans are as wanted."""
    for moment in moments(subject(registry.game("portsmouth"), 40)):
        match = moment.match
        step = match.game.step(match.state)
        if step is None or step.name != "turn" or match.settings["hidden_money"]:
            continue
        legal = {option.target for option in match.options() if option.legal}
        for cell in sorted(
            set(GRID.names) & set(QUERIES.reach(match.state, match.acting())) - legal
        ):
            plans, _ = plans_of(QUERIES, match, cell)
            if wanted(plans):
                yield match, cell, plans


def bought_and_paid(plans: list[Plan]) -> bool:
    """Walks, buys, recruits and pays another captain."""
    verbs = [action[0] for action in plans[0].actions]
    return "recruit" in verbs and "buy" in verbs and bool(plans[0].cost.payees)


def two_ways(plans: list[Plan]) -> bool:
    """A harmless way, and one through a mutiny that hits oneself."""
    return len(plans) > 1 and plans[1].harms


@pytest.fixture(scope="module")
def dear() -> tuple[Match[Any], str, list[Plan]]:
    """A far officer who takes bought AP and a toll."""
    return next(positions(bought_and_paid))


@pytest.fixture(scope="module")
def risky() -> tuple[Match[Any], str, list[Plan]]:
    """A cell with a way through a mutiny."""
    return next(positions(two_ways))


def opened(page: Page, match: Match[Any], folder: Path) -> Table:
    """A position put on the table through the log-book."""
    match.notes = {"names": list(NAMES[: match.seats]), "flags": [0, 1, 2, 3], "id": "plans"}
    file = folder / "game.json"
    file.write_text(json.dumps(portsmouth.save(match)), encoding="utf-8")
    book = Home(page).open_logbook()
    book.bring(file)
    table = book.open(", ".join(NAMES[: match.seats]))
    table.page.wait_for_timeout(100)
    return table


def test_a_far_officer_in_one_line(
    open_site: Callable[..., Page], tmp_path: Path, dear: tuple[Match[Any], str, list[Plan]]
) -> None:
    """Route, bought AP and recruit are named, committed at once, taken back one by one."""
    match, cell, (plan, *_) = dear
    table = opened(open_site(), match, tmp_path)
    before = table.labels()
    table.point(cell).settled()
    expect(table.main).to_contain_text(f"Go to {cell.upper()}, recruit")
    expect(table.main).to_contain_text(f"{plan.cost.of('ap')} AP")
    bought = plan.cost.of("pounds") - len(plan.cost.payees)
    expect(table.main).to_contain_text(f"(buy {bought} AP with £{bought})")
    payee = NAMES[plan.cost.payees[0][0]]
    expect(table.main).to_contain_text(f"£1 to {payee}")
    steps = table.inspector.locator(".plan__steps li")
    assert steps.count() == len(plan.actions) + (plan.asks is not None)
    leaves = f"leaves {plan.left['ap']} AP, £{plan.left['pounds']}"
    expect(table.inspector).to_contain_text(leaves)
    moves = [action for action in plan.actions if action[0] == "move"]
    expect(table.page.locator(".cell__step")).to_have_count(len({m[1] for m in moves}))
    table.point(cell).settled()
    for _ in plan.actions:
        expect(table.undo_button).to_be_enabled()
        table.undo()
    assert table.labels() == before


def test_a_way_through_a_mutiny_is_never_taken_unasked(
    open_site: Callable[..., Page], tmp_path: Path, risky: tuple[Match[Any], str, list[Plan]]
) -> None:
    """R85: the harmless way is meant; the other is a chip that names the town."""
    match, cell, plans = risky
    table = opened(open_site(), match, tmp_path)
    table.point(cell).settled()
    expect(table.ways()).to_have_count(len(plans))
    expect(table.ways().first).to_be_checked()
    expect(table.ways().nth(1)).to_contain_text("Mutiny")
    expect(table.inspector).not_to_contain_text("Mutiny:")
    table.ways().nth(1).click()
    expect(table.ways().nth(1)).to_be_checked()
    expect(table.inspector).to_contain_text("Mutiny:")
    table.ways().nth(1).press("ArrowLeft")
    expect(table.ways().first).to_be_checked()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_plan_fits(
    open_site: Callable[..., Page],
    page: Page,
    tmp_path: Path,
    risky: tuple[Match[Any], str, list[Plan]],
    size: tuple[int, int],
) -> None:
    """The table never scrolls, the chips are large enough, the steps are a button away."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    match, cell, _ = risky
    table = opened(open_site(), match, tmp_path)
    table.point(cell).settled()
    for way in table.ways().all():
        box = way.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    scrolls = "document.documentElement.scrollHeight - innerHeight"
    assert page.evaluate(scrolls) <= 0
    table.inspector.get_by_role("button", name="Steps").click()
    expect(table.sheet(cell.upper()).locator(".plan__steps li").first).to_be_visible()
    table.close()
    expect(table.cell(cell)).to_have_attribute("aria-pressed", "true")
    route = page.locator(".route").bounding_box()
    grid = table.cell("E5").bounding_box()
    assert route
    assert grid
    assert abs(route["x"] + route["width"] - grid["x"] - grid["width"]) < 3
    assert abs(route["y"] + route["height"] - grid["y"] - grid["height"]) < 3


def test_how_many_points_to_buy(open_site: Callable[..., Page]) -> None:
    """R38: as many as one likes, by touch and by keyboard, without the list of everything."""
    table = Home(open_site()).start(("Anson", "Byron"), seed="buy", starts=1)
    table.act("Raise £1").act("Raise £1")
    table.buy(2)
    assert table.action_points() == 3
    table.undo()
    table.actions.get_by_role("button", name=re.compile("^Buy")).focus()
    table.page.keyboard.press("Enter")
    expect(table.inspector.get_by_role("button", name=re.compile("^1 AP"))).to_be_focused()
    table.page.keyboard.press("2")
    table.settled()
    assert table.action_points() == 3


def test_the_number_of_a_rule_leads_to_its_paragraph_and_back(
    open_site: Callable[..., Page],
) -> None:
    """Back finds the game and what was pointed at."""
    page = open_site()
    table = Home(page).start(("Anson", "Byron"), seed="rule", starts=1)
    table.do("A1")
    table.point("E5").settled()
    table.inspector.get_by_role("link", name="R44").first.click()
    page.locator(".rulesheet").get_by_role("link").last.click()
    expect(page).to_have_url(re.compile("#/rules/portsmouth/R44$"))
    page.go_back()
    table.ready()
    expect(table.cell("E5")).to_have_attribute("aria-pressed", "true")
    expect(table.inspector).to_contain_text("Needs 8 AP")
    assert table.action_points() == 4


def test_what_can_i_do_lists_what_is_within_reach(open_site: Callable[..., Page]) -> None:
    """Officers whom several actions bring, the cheapest first; choosing one points at him."""
    table = Home(open_site()).start(("Anson", "Byron"), seed="reach", starts=1)
    said = {cell: table.said(cell) for cell in table.open_cells()}
    table.why.click()
    sheet = table.sheet("What can I do now?")
    expect(sheet.locator("[data-reach]")).not_to_have_count(0)
    entries = sheet.locator("[data-reach]").all_inner_texts()
    prices = [int(re.findall(r"(\d+) AP", entry)[0]) for entry in entries]
    assert prices == sorted(prices)
    cell = CELLS_IN.findall(entries[0])[0]
    assert "within reach for" in said[cell] or "can be reached" in said[cell]
    sheet.get_by_role("button", name=re.compile(f"^Go to {cell}")).first.click()
    table.settled()
    expect(table.cell(cell)).to_have_attribute("aria-pressed", "true")


def test_a_late_answer_does_no_harm(open_site: Callable[..., Page]) -> None:
    """Pointing here and there: only the last cell's line is shown."""
    table = Home(open_site()).start(("Anson", "Byron"), seed="late", starts=1)
    for cell in ("C3", "B2", "D4", "C2"):
        table.point(cell)
    table.settled()
    expect(table.main).to_contain_text("Go to C2")
