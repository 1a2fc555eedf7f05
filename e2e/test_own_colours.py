"""With colours of one's own every filled sign is still told from an empty one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page

from e2e.pages.shell import Home

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

FILLS = """() => Object.fromEntries(['.pip', '.square'].map((sign) => [
    sign,
    Object.fromEntries([...document.querySelectorAll(`.area-bar ${sign}, .area-dock ${sign}`)]
        .map((each) => [each.className.split('--')[1], getComputedStyle(each).backgroundColor])),
]))"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pips_and_squares_keep_their_fill(
    open_site: Callable[..., Page], page: Page, scheme: Literal["light", "dark"]
) -> None:
    page.emulate_media(forced_colors="active", color_scheme=scheme)
    open_site()
    table = Home(page).start(("Anson", "Byron"), seed="layout 3", starts=1)
    table.do("D1")
    table.do("D1")
    table.point("D2").settled()
    fills = page.evaluate(FILLS)
    assert {"left", "spends", "spent"} <= fills[".pip"].keys()
    assert len(set(fills[".pip"].values())) == 3, fills
    assert fills[".square"]["officer"] != fills[".square"]["free"], fills
