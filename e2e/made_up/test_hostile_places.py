"""The made-up game, too, is played by plain http and where all site data is blocked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, Page

from e2e import hostile_places as places
from e2e.made_up.duel import Duel
from e2e.server import Site


def play(page: Page, root: str) -> None:
    """A duel, as far as the first hand."""
    duel = Duel.start(page, root)
    duel.lift()
    assert duel.cards()


def test_it_is_played_by_plain_http(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> None:
    with places.browser_with(browser_type, browser_type_launch_args, tmp_path, {}) as context:
        places.plays_by_plain_http(context, site.root, play)


def test_it_is_played_where_all_site_data_is_blocked(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> None:
    blocked = places.BLOCKED
    with places.browser_with(browser_type, browser_type_launch_args, tmp_path, blocked) as context:
        places.plays_with_all_site_data_blocked(context, site.root, play)
