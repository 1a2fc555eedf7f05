"""Whose game it is, and which figures are this project's own, told where the rules are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.kept_page


def test_reconstructed_figures_and_the_designer_are_named(open_site: Callable[..., Page]) -> None:
    """All displays, duels and tables by name, marked as reconstructed; the rules say so, too."""
    page = open_site("#/rules/captains_sea")
    rules = page.locator(".rules")
    expect(rules).to_contain_text("this project’s own reconstruction and not the publisher’s")
    expect(rules).to_contain_text("Captain’s Sea is a game by Mike Nagel.")
    sources = page.get_by_role("region", name="What is reconstructed")
    expect(sources).to_contain_text("they are not the publisher’s")
    ships = sources.get_by_role("table", name="Ships")
    expect(ships.locator("tbody tr")).to_have_count(18)
    expect(ships.locator(".source--RECON")).to_have_count(18)
    expect(sources.get_by_role("table", name="Duels").locator("tbody tr")).to_have_count(12)
    expect(sources).to_contain_text("40")
    expect(sources.locator(".source--RECON").last).to_be_visible()
    page.goto(page.url.partition("#")[0] + "#/settings")
    expect(page.locator("main")).to_contain_text("Captain’s Sea: a game by Mike Nagel.")
