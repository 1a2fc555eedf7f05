"""The menu offers only what helps at the moment, and lists all that can be done in few lines."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from portsmouth.core.match import Match
from tests import in_node
from tests.games.captains_sea.on_page import laid, recorded, until

SCRIPT = Path(__file__).with_name("sheets_in_node.mjs")


def possible(match: Match[Any]) -> dict[str, bool]:
    """Its entries, and whether they are possible."""
    menu = in_node.answer(SCRIPT, laid(match) | {"sheets": ["menu"]})["menu"]
    found = re.findall(r"data-menu=([\w-]+)\s+aria-disabled=(true|false)", menu)
    assert len(found) > 9
    return {name: disabled == "false" for name, disabled in found}


@pytest.mark.parametrize(("step", "plans"), [("muster", True), ("select", True), ("fire", False)])
def test_plans_are_offered_where_something_can_be_planned(step: str, plans: bool) -> None:
    """For a crew and a manoeuvre; what might have been, only after the fight."""
    menu = possible(until(step))
    assert menu["hint"]
    assert menu["planner"] == plans
    assert not menu["whatif"]


def test_after_the_fight_what_might_have_been_is_open() -> None:
    """And nothing can be planned any more."""
    menu = possible(recorded("captured-s12"))
    assert menu["whatif"]
    assert not menu["planner"]


def test_the_colours_are_struck_from_the_menu() -> None:
    """18.02: at any question, where one looks for it; not once it is too late."""
    assert possible(until("fire"))["deed-strike"]
    assert not possible(recorded("captured-s12"))["deed-strike"]


def test_the_list_says_what_answers_bring() -> None:
    """What needs no odds: that held guns stay loaded, and what it means to strike."""
    fire = in_node.answer(SCRIPT, laid(until("fire")) | {"sheets": ["can"]})["can"]
    assert re.search(r"<b>Hold fire</b>[^b]*<small>your guns stay loaded", fire)
    assert re.search(r"<b>Strike your colours…</b>[^b]*<small>The enemy wins", fire)


def test_the_crew_is_listed_by_task() -> None:
    """A line for each task with the men that are at it, and numbers as buttons; none is lost."""
    match = until("muster")
    question = laid(match)
    drawn = in_node.answer(SCRIPT, question | {"sheets": ["can"]})["can"]
    now = drawn.partition("</ul>")[0]
    tasks = re.findall(r"cans__name\">([^<]+), now (\d):<", now)
    lines = int(re.search(r"Possible now \((\d+)\)", drawn).group(1))  # type: ignore[union-attr]
    assert len(tasks) == len({task for task, _ in tasks}) >= 5
    assert "Guns, starboard bow" in [task for task, _ in tasks]
    assert lines < 15
    legal = {match.game.notation.write(action) for action in match.legal(0)}
    offered = re.findall(r"data-can=([^>]+?) aria-label", now)
    assert set(offered) == {each for each in legal if each.split()[0] not in ("seal", "strike")}
    refused = re.findall(r"<li><b>([^<]+)</b>", drawn.partition("</ul>")[2])
    assert len(refused) < 25
