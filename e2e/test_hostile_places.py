"""Plain http in the house, all site data blocked, another site's frame: the game is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType

from e2e import hostile_places as places
from e2e.server import Site


def test_a_game_is_played_by_plain_http(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> None:
    with places.browser_with(browser_type, browser_type_launch_args, tmp_path, {}) as context:
        places.plays_by_plain_http(context, site.root, places.home_plays)


def test_a_game_is_played_where_all_site_data_is_blocked(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> None:
    blocked = places.BLOCKED
    with places.browser_with(browser_type, browser_type_launch_args, tmp_path, blocked) as context:
        places.plays_with_all_site_data_blocked(context, site.root, places.home_plays)


@pytest.mark.expect_errors
def test_a_game_is_played_in_another_sites_frame(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> None:
    blocked = places.THIRD_PARTIES_BLOCKED
    with places.browser_with(browser_type, browser_type_launch_args, tmp_path, blocked) as context:
        places.plays_in_another_sites_frame(context, site.root, tmp_path)
