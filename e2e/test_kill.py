"""The whole browser is killed at random moments, and nothing that was on the screen is lost.

A sample of what ``make kill`` does two hundred times. It is played by the page's own buttons, and
judged by what was on the screen, heard from outside (e2e/killing).
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Playwright

from e2e.killing.campaign import Play, campaign
from e2e.played_games import GAMES, PlayedGame
from e2e.server import serving

KILLS = 2
SAMPLE = [(GAMES[0], False), *((game, True) for game in GAMES)]


@pytest.mark.parametrize(("game", "captains"), SAMPLE)
def test_what_was_shown_is_there_after_the_browser_was_killed(
    playwright: Playwright, game: PlayedGame, captains: bool
) -> None:
    play = Play(game.key, game.level if captains else None)
    with serving(game.folder()) as site:
        figures = campaign(playwright, site, play, KILLS)
    print(f"{play}: {figures.words()}")
    assert figures.faults == []
    assert figures.lives >= 1
    assert figures.presses >= KILLS
