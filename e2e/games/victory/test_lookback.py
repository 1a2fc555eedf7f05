"""What others did at Victory's table, and looking back at a finished game between captains."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.midgame import LOAD, result_of
from portsmouth import registry
from portsmouth.api.jobs import decide
from portsmouth.core.match import Match
from portsmouth.games.victory.views.papers import papers
from portsmouth.replay.chronicle import played_actions

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

NAMES = ("Anson", "Byron", "Cooke", "Duncan")
LEVEL = "landsman"
COUNT = """() => { window.flown = 0; new MutationObserver((all) => all.forEach(({ addedNodes }) =>
    addedNodes.forEach((one) => { if (one.className?.startsWith?.('flight ')) window.flown += 1; })
)).observe(document.body, { subtree: true, childList: true }); }"""
"""Counts the pieces that move over the table."""
IMAGES = "all => all.map((ship) => getComputedStyle(ship).backgroundImage)"
SETTLE = """async () => (await import('./web/js/app/settings.js')).setSetting('pace', 'step')"""
"""Each action of a captain waits for the player."""
SEED = 1


def played(most: int | None = None) -> Match[Any]:
    """A game of three captains; with ``most``, no further than so many entries."""
    match: Match[Any] = portsmouth.new("victory", 3, seed=SEED)
    bot = registry.bots("victory").bot(LEVEL, 3)
    while match.actors and (most is None or len(match.journal) < most):
        seat = match.actors[0]
        for action in result_of(decide(match, seat, bot)).actions:
            if seat in match.actors and (most is None or len(match.journal) < most):
                match.play(action, seat)
    return match


@cache
def finished() -> Match[Any]:
    """The whole game."""
    return played()


def kinds(match: Match[Any]) -> list[list[str]]:
    """The kinds of events of each entry."""
    return [[event.kind for event in events] for events in match.events(0, 0)]


def save(match: Match[Any], captains: tuple[str | None, ...] = (None, LEVEL, LEVEL)) -> str:
    """The game as a save whose flags are not the numbers of the seats."""
    match.notes = {
        "names": [*NAMES[: match.seats]],
        "flags": [*(2, 0, 1, 3)[: match.seats]],
        "id": "lookback",
        "captains": [*captains],
    }
    return json.dumps(portsmouth.save(match))


def test_the_end_is_told(open_site: Callable[..., Page]) -> None:
    """Result, score, how it came to that, the points by round, and the life of every ship."""
    page = open_site()
    page.evaluate(LOAD, [save(finished()), "#/table"])
    expect(page.locator(".papers__ship")).not_to_have_count(0)
    outcome = finished().outcome
    assert outcome
    won = re.compile(rf"wins? with {max(outcome.totals)} points")
    expect(page.locator(".final")).to_contain_text(won)
    story = page.locator(".final__story")
    expect(story).to_contain_text(
        f"first to 15 points, in round {finished().state.round}, and gained 3"
    )
    ships = page.locator(".podium__emblem").evaluate_all(IMAGES)
    assert len({*ships}) == len(ships) == 3  # each in the ink of its owner
    expect(page.locator(".podium__sail")).to_have_count(3)
    expect(page.locator(".chart .chart__line")).to_have_count(3)
    expect(page.locator(".chart__drawing")).to_have_accessible_name(
        re.compile(rf"Now .*\b{max(outcome.totals)}\b")
    )
    expect(page.locator(".chart__end")).to_contain_text("+3")
    lives: Any = papers(played_actions(finished(), 0))
    expect(page.locator(".papers__ship")).to_have_count(len(lives))
    expect(page.locator(".papers__ship--sunk")).to_have_count(
        sum(life["sunk"] is not None for life in lives)
    )
    page.get_by_role("button", name="Replay scoring").click()
    expect(page.get_by_role("heading", name="Final scoring")).to_be_visible()
    expect(page.locator(".telling__sums li")).to_have_count(3)
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(".final__title")).to_be_visible()


def test_a_tie_has_the_same_places_everywhere(open_site: Callable[..., Page]) -> None:
    """With as many points the ships or the cubes decide: the sums say so as the podium does."""
    chance = Random(22)
    match: Match[Any] = portsmouth.new("victory", 4, seed=22, options={"round_limit": 12})
    while match.actors:
        match.play(chance.choice(match.legal(match.actors[0])), match.actors[0])
    outcome = match.outcome
    assert outcome
    assert (outcome.totals, outcome.places) == ((2, 3, 1, 1), (2, 1, 3, 4))
    page = open_site()
    page.evaluate(LOAD, [save(match, (None, LEVEL, LEVEL, LEVEL)), "#/table"])
    ranks = page.locator(".podium__place")
    expect(ranks).to_contain_text(["1st", "2nd You", "3rd", "4th"])
    expect(page.locator(".scores__total td")).to_contain_text(["2nd", "1st", "3rd", "4th"])


def test_the_log_leads_back(open_site: Callable[..., Page]) -> None:
    """An entry of the log shows the position after it; no action is told in the engine's words."""
    page = open_site()
    page.evaluate(LOAD, [save(finished()), "#/table"])
    page.get_by_role("button", name="Back to the table").click()
    page.locator("[data-do=log]").click()
    told = page.locator(".log__entry .log__go").all_inner_texts()
    assert len(told) > 100
    assert not [line for line in told if re.search(r"\b(done|rest|decline)\n|[abcd][1-4]\b", line)]
    number = next(at for at, found in enumerate(kinds(finished())) if "set_out" in found)
    entry = page.locator(f'.log__entry[data-entry="{number}"] .log__go')
    entry.click()
    expect(page.locator(".voyage")).to_have_count(1)
    for width, height in ((390, 664), (320, 568), (750, 342), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for step in page.locator(".past__step").all():
            expect(step).to_be_in_viewport(ratio=0.99)


def test_the_log_tells_who_did_what(open_site: Callable[..., Page]) -> None:
    """A turn begun within an action has its own heading; a combat reads downwards."""
    page = open_site()
    page.evaluate(LOAD, [save(finished()), "#/table"])
    page.get_by_role("button", name="Back to the table").click()
    page.locator("[data-do=log]").click()
    found = kinds(finished())
    passing = next(at for at, told in enumerate(found) if told[:2] == ["dropped", "turn"])
    ended = page.locator(f'.log__entry[data-entry="{passing}"] .log__go')
    expect(ended.last).to_contain_text("Discarded")
    heads = page.locator(".log__head").all_inner_texts()
    assert [head for head in heads if re.search(r"Round \d+, Byron", head)]
    fight = page.locator(".log__entry--lines", has_text="Attacked").last.locator(".log__go")
    told = fight.all_inner_texts()
    assert "Attacked" in told[0]
    assert "Attacked" not in "".join(told[1:])
    assert not [line for line in told if "in secret" in line]
    pins = fight.locator(".pin").evaluate_all("pins => pins.map((pin) => pin.className.trim())")
    assert len({*pins}) == 2


def test_a_captains_turn_is_told_as_it_goes(open_site: Callable[..., Page]) -> None:
    """What he has done, which ship it was about, why; his port where there is room."""
    found = kinds(finished())
    sailed = next(
        at
        for at, told in enumerate(found)
        if "sailed" in told
        and finished().journal[at].seat
        and at > 60
        and "sunk" not in found[at - 1]  # the end of a combat would be shown first
    )
    page = open_site()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(SETTLE)
    page.evaluate(LOAD, [save(played(sailed)), "#/table"])
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".watch__now")).not_to_be_empty()
    expect(page.locator(".watch__port")).to_contain_text("of 15 points")
    expect(page.locator("[data-do=main]")).to_have_count(0)
    expect(page.locator(".voyage--doing")).to_have_count(1)
    expect(page.locator(".watch__why")).to_contain_text("Why:")


def test_others_turns_are_told(open_site: Callable[..., Page]) -> None:
    """In a line for each turn, in the order of its steps, and without the engine's words."""
    found = kinds(finished())
    seats = [entry.seat for entry in finished().journal]
    threw = next(at for at, told in enumerate(found) if "threw" in told)
    fought = max(at for at in range(threw) if "attacked" in found[at])
    begun = next(at for at in range(fought, len(found)) if "turn" in found[at])
    match = played(begun + 1)
    captains = tuple(None if seat in match.actors else LEVEL for seat in range(3))
    assert seats[fought] not in match.actors
    page = open_site()
    page.evaluate(LOAD, [save(match, captains), "#/table"])
    told = page.locator(".since__turn")
    expect(told.first).to_be_visible()
    lines = told.all_inner_texts()
    assert not [line for line in lines if re.search(r"\b[abcd][1-4]\b|recap-|event-", line)]
    expect(
        page.locator(".since__facts", has_text=re.compile(r"attacked .* took \d+ broadside"))
    ).to_have_count(1)
    told.first.locator("[data-steps]").click()
    expect(told.first.locator(".since__steps li")).not_to_have_count(0)


def test_a_turning_point_is_told_and_shown(open_site: Callable[..., Page]) -> None:
    """What was done and what was better, in the list and on the board, with hand and log."""
    page = open_site()
    page.evaluate(LOAD, [save(finished()), "#/table"])
    page.get_by_role("button", name="Analysis").click()
    worst = page.locator(".verdicts--top .verdict").first
    expect(worst.locator(".verdict__told, .verdict__line--better").first).to_be_visible(
        timeout=60_000
    )
    worst.locator("[data-study=look]").first.click()
    told = page.locator(".mistake")
    expect(told.locator(".verdict__told, .verdict__line--better").first).to_be_visible()
    expect(page.locator(".hand .card")).not_to_have_count(0)
    expect(page.locator("[data-do=present]")).to_have_text("Back to the result")
    title = page.locator(".past__title").inner_text()
    turn = re.match(r"Round \d+, ", title)
    assert turn
    expect(page.locator(".area-recap .log__head").first).to_contain_text(turn[0])
    for width, height in ((390, 664), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".title")).to_be_in_viewport(ratio=0.99)
        assert told.evaluate("(e) => e.scrollHeight <= e.clientHeight + 1"), "all can be read"


def test_a_declaration_is_told_once(open_site: Callable[..., Page]) -> None:
    """By a notice that says who has a turn left; what captains do is seen to move."""
    declared = next(at for at, told in enumerate(kinds(finished())) if "declared" in told)
    page = open_site()
    match = played(declared - 1)
    page.evaluate(COUNT)
    page.evaluate(LOAD, [save(match, (LEVEL,) * 3), "#/table"])
    note = page.locator(".note")
    expect(note).to_contain_text("Last round!")
    expect(note).to_have_attribute("role", "alert")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    page.wait_for_function("window.flown > 0")
