"""The screen of the end: points that add up, and colours that are down where a ship has struck."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests import in_node
from tests.games.captains_sea.on_page import GOLDEN, laid, recorded, until

SCRIPT = Path(__file__).with_name("sheets_in_node.mjs")
DUELS = sorted(path.stem for path in GOLDEN.glob("*.game") if recorded(path.stem).state.end)
TAG = re.compile(r"<[^>]*>")


@cache
def drawn(duel: str) -> dict[str, str]:
    """The markup of the points and of the ships at the end of a recorded duel."""
    sheets: dict[str, str] = in_node.answer(
        SCRIPT, laid(recorded(duel)) | {"sheets": ["points", "ships"]}
    )
    return sheets


def sums(duel: str) -> list[str]:
    """How each side's points come about, as it is read."""
    rows = re.findall(r"<li>(.*?)</li>", drawn(duel)["points"], re.S)
    return [" ".join(TAG.sub(" ", row).split()) for row in rows]


@pytest.mark.parametrize("duel", DUELS)
def test_the_points_add_up(duel: str) -> None:
    """19.01, 19.02: all that brings points stands in the sum, and it comes to the total."""
    outcome = recorded(duel).game.outcome(recorded(duel).state)
    assert outcome is not None
    for row, total in zip(sums(duel), outcome.totals, strict=True):
        told, _, end = row.rpartition(" = ")
        assert int(end.split()[0]) == total
        product = re.search(r"= (\d+),", told)
        parts = [int(each) for each in re.findall(r"\+ (\d+)", told)]
        assert (int(product[1]) if product else total) + sum(parts) == total
        assert ("Enemy struck" in row) == ("strike" in brought(duel, outcome.totals.index(total)))


def brought(duel: str, seat: int) -> set[str]:
    """The items that brought a seat points."""
    outcome = recorded(duel).game.outcome(recorded(duel).state)
    assert outcome is not None
    return {line.item for line in outcome.scores[seat] if line.points}


def test_boxes_that_bring_nothing_are_explained() -> None:
    """R87: a ship that has lost more boxes than count against her has done that to herself."""
    told = {duel: "to herself" in drawn(duel)["points"] for duel in DUELS}
    assert {True, False} == {*told.values()}
    for duel, said in told.items():
        s = recorded(duel).state
        more = [
            len(ship.guns) * ship.display.boxes
            - sum(ship.guns)
            + ship.display.rigging
            - ship.rigging
            + ship.display.crew
            - ship.crew
            > recorded(duel).game.current_scores(s)[1 - seat][0].count
            for seat, ship in enumerate(s.ships)
        ]
        assert any(more) == said, duel


@pytest.mark.parametrize("duel", DUELS)
def test_who_has_struck_flies_no_ensign(duel: str) -> None:
    """On the map and from the side: one ensign where a ship struck or was taken, else two."""
    s = recorded(duel).state
    down = s.loser >= 0 and any(each in duel for each in ("struck", "captured", "resigned"))
    assert drawn(duel)["ships"].count("hull__ensign") == 2 - down
    assert drawn(duel)["ships"].count("csside--struck") == down


def story(duel: str) -> str:
    """How a recorded duel ended, in sentences."""
    told: str = in_node.answer(SCRIPT, laid(recorded(duel)) | {"sheets": ["story"]})["story"]
    return told


def test_a_strike_is_told_with_its_roll_and_what_it_brings() -> None:
    """17.04, 19.02: the dice that decided, 5 points for the other, and how far apart they are."""
    told = story("struck-s07-on-fire")
    assert "struck her colours in turn" in told
    assert re.search(r"In the strike check, 1 or less strikes; she rolled \d", told)
    assert "Java gets 5 points for it. The scores are 82 points apart." in told


def test_who_wins_though_her_ship_was_taken_is_told_why() -> None:
    """19.03: points decide, and who has lost her ship may have more of them."""
    told = story("captured-s07-nailed-flag")
    assert "10 points for it. But points decide, and Java still has 51 more." in told
    drawn = story("captured-s12")
    assert "10 points for it. The scores are 4 points apart, and up to 5 is a draw." in drawn


def test_a_strike_by_order_is_not_told_by_points() -> None:
    """R139: it has lost whatever the points, so none are told."""
    assert "points" not in story("resigned-s05")


def test_impulses_are_not_told_before_the_speeds() -> None:
    """7: nobody knows them while the crew is assigned."""
    for step, known in (("muster", False), ("select", True)):
        told = in_node.answer(SCRIPT, laid(until(step)) | {"sheets": ["track"]})["track"]
        assert ("You act in" in told) == known
        assert ("isn’t known before the speeds are rolled" in told) != known
