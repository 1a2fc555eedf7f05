"""What a preview is worth, at the table: in the inspector, on the main button, in two languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.pages.shell import Home
from portsmouth import registry
from portsmouth.core.match import Match
from portsmouth.core.option import Worth
from portsmouth.core.plan import plans as plans_of
from portsmouth.games.portsmouth.queries import QUERIES
from tests.contract.walk import moments, subject

NAMES = ("Anson", "Byron", "Cooke", "Duncan")
WORDS = {
    "en": ("Marines: 1st", "{after} points, before {before}"),
    "de": ("Seesoldaten: 1. Platz", "{after} Punkte, vorher {before}"),
}


@pytest.fixture(scope="module")
def first() -> tuple[Match[Any], str, Worth]:
    """A far Marine who brings the first place."""
    for moment in moments(subject(registry.game("portsmouth"), 40)):
        match = moment.match
        step = match.game.step(match.state)
        if step is None or step.name != "turn" or match.settings["hidden_money"]:
            continue
        for cell in sorted(QUERIES.reach(match.state, match.acting())):
            plan = plans_of(QUERIES, match, cell)[0][0]
            told = {text.id: text.args for text in plan.worth.changes} if plan.worth else {}
            if told.get("worth-marines") == {"place": 1} and len(plan.actions) > 2:
                assert plan.worth
                return match, cell, plan.worth
    raise AssertionError("no such position")


def test_points_before_and_after_in_two_languages(
    open_site: Callable[..., Page], tmp_path: Path, first: tuple[Match[Any], str, Worth]
) -> None:
    """Seen and heard, before it is done; and done it is what was said."""
    match, cell, worth = first
    match.notes = {"names": list(NAMES[: match.seats]), "flags": [0, 1, 2, 3], "id": "worth"}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(portsmouth.save(match)), encoding="utf-8")
    page = open_site()
    book = Home(page).open_logbook()
    book.bring(file)
    book.open(", ".join(NAMES[: match.seats]))
    here, main = page.locator(f"[data-cell={cell}]"), page.locator("[data-do=main]")
    stars = f"★ {worth.before} → {worth.after}"
    for language, name in (("en", "English"), ("de", "Deutsch")):
        page.goto(page.url.split("#")[0] + "#/settings")
        page.get_by_role("radio", name=name, exact=True).check()
        page.goto(page.url.split("#")[0] + "#/table")
        here.wait_for()
        if here.get_attribute("aria-pressed") != "true":
            here.click(force=True)
        rank, spoken = WORDS[language]
        heard = spoken.format(before=worth.before, after=worth.after)
        inspector = page.locator(".inspector")
        expect(inspector).to_contain_text(stars)
        expect(inspector).to_contain_text(rank)
        expect(main).to_contain_text(stars)
        expect(page.get_by_role("button", name=heard)).to_have_attribute("data-do", "main")
    main.click()
    expect(page.locator(".dock, .area-dock").first).to_contain_text(f"★{worth.after}")
