"""The duel of the day: the same everywhere, open to both sides, over with the combat."""

from __future__ import annotations

import datetime
import os
import subprocess
import sys
from collections import Counter
from functools import cache
from typing import Any

import pytest

from portsmouth.core.errors import BadSetup
from portsmouth.core.journal import digest
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.victory.bots import BOTS
from portsmouth.games.victory.bots.duels import daily
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules import duels, endings, ships
from portsmouth.games.victory.rules.components import (
    BUILDING_OF,
    CREW,
    FIRE_CANNONS,
    HULL,
    LETTER,
    NONE,
)
from portsmouth.games.victory.state import VictoryState
from portsmouth.i18n.language import LANGUAGES, catalogue, say
from tests.contract.properties import PROPERTIES, p11_requests, p12_texts
from tests.contract.walk import look, play_on, subject
from tests.games.victory.build import play, told

FIRST_DAY = datetime.date(2026, 11, 23)
DAYS = (*range(3), *range(3, 365, 33))
"""Days of a year that are looked at; a whole one takes a minute.

All 365 have been, once: each has a position that keeps the laws, and random play ends it.
"""
FEW = 9
RECORDED = "cc3401ec833f8002"
"""The digest of their tasks and seeds."""


def date_of(number: int) -> str:
    """The date of so many days after the first."""
    return (FIRST_DAY + datetime.timedelta(number)).isoformat()


@cache
def duel(number: int) -> tuple[str, int]:
    """The task and the seed of a day."""
    settings, seed = BOTS.daily(date_of(number))
    assert list(settings) == ["scenario"]
    return str(settings["scenario"]), seed


def begun(number: int) -> Match[VictoryState]:
    """The duel of a day, as it begins."""
    task, seed = duel(number)
    return Match(GAME, 2, {"scenario": task}, seed)


def prepared(task: str, seed: int = 1) -> VictoryState:
    """A prepared combat whose ships are whole and whose hands are empty."""
    s = GAME.setup(2, META.resolve_settings(2, {"scenario": task}), Rng(seed))
    for ship in s.ships:
        ship.damage = (0, 0, 0)
        s.discards = (*s.discards, *(card for card in (ship.upgrade,) if card != NONE))
        ship.upgrade = NONE
    for port in s.ports:
        s.discards = (*s.discards, *port.hand, *port.buildings)
        port.hand = port.buildings = ()
    GAME.check(s)
    return s


# A year of days.


def test_a_year_is_the_same_everywhere() -> None:
    assert digest(" ".join(str(duel(number)) for number in DAYS)) == RECORDED
    script = (
        "from portsmouth import registry as r; b = r.bots('victory'); "
        f"print([b.daily(each) for each in {[date_of(number) for number in range(3)]}])"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    }
    assert len(said) == 1


def test_every_day_is_another_one_and_all_tasks_come() -> None:
    assert len({duel(number)[1] for number in DAYS}) == len(DAYS)
    three = FIRST_DAY.toordinal() % 3
    tasks = [daily.task_of(date_of(number)) for number in range(3 - three, 363 - three)]
    for begin in range(0, len(tasks), 3):
        assert {*tasks[begin : begin + 3]} == {*duels.TASKS}
    assert len({tuple(tasks[begin : begin + 3]) for begin in range(0, len(tasks), 3)}) == 3


def test_every_day_keeps_the_laws_and_is_varied() -> None:
    found: Counter[str] = Counter()
    for number in DAYS:
        s = begun(number).state
        GAME.check(s)
        assert s.fight
        assert s.discards.count(LETTER) == 2
        assert FIRE_CANNONS in s.discards
        assert all(ships.on_blast(ship) for ship in s.ships)
        assert all(ships.free(ship, track) for ship in s.ships for track in range(HULL, CREW + 1))
        found[f"{s.rules.scenario} {s.fight.seats[0]}"] += 1
        found["upgrades"] += sum(ship.upgrade != NONE for ship in s.ships)
        found["passengers"] += sum(ship.passengers for ship in s.ships)
        found["guns"] += len({ships.cannons(ship) for ship in s.ships}) > 1
        found["buildings"] += sum(len(port.buildings) for port in s.ports)
        found["useful"] += sum(card in duels.USEFUL for port in s.ports for card in port.hand)
        assert {BUILDING_OF[card] for port in s.ports for card in port.buildings} <= duels.ARMING
    assert min(found.values()) > 0, found
    assert set(found) >= {"sink_her 0", "sink_her 1", "take_her 0", "take_her 1", "get_away 1"}


def test_both_sides_may_win_by_the_forecast() -> None:
    for number in DAYS[:FEW]:
        s = begun(number).state
        least, most = daily.OPEN[s.rules.scenario]
        found = daily.chance(s, 2 * daily.LOOKS[-1])
        assert least - 60 <= found.best <= most + 60, (number, found)
        if s.rules.scenario != duels.TAKE_HER:
            assert found.alone <= daily.MOST_ALONE + 1_000, (number, found)


def test_random_play_ends_every_duel() -> None:
    ends: Counter[object] = Counter()
    for number in DAYS:
        match = begun(number)
        play_on(match, Rng(number), 1_000)
        assert match.outcome
        assert match.outcome.reason == "duel"
        assert sorted(match.outcome.places) == [1, 2]
        assert match.state.fight is None
        ends[match.outcome.places[0]] += 1
    assert min(ends[1], ends[2]) > 4


def test_it_holds_what_every_match_holds() -> None:
    """The contract of all games, on matches that all begin from prepared positions.

    Two ask for the game as it is offered: for its requests, and for all its ends.
    """

    class Duels(type(GAME)):  # type: ignore[misc]
        meta = META._replace(seats=(2,))

        def setup(self, seats: int, settings: Any, rng: Rng) -> VictoryState:
            task = duels.TASKS[rng.seed % 3]
            laid: VictoryState = super().setup(
                seats, {**settings, "first_player": 0, "scenario": task}, rng
            )
            return laid

    held = [each for each in PROPERTIES if each not in (p11_requests, p12_texts)]
    found = look(subject(Duels(), 12), held)
    faults = {
        holds.__name__: each.fault for holds, each in zip(held, found, strict=True) if each.fault
    }
    assert faults == {}


# One duel.


@pytest.mark.parametrize(
    ("task", "own", "hers", "won"),
    [
        ("sink_her", 0, None, True),
        ("sink_her", 0, 0, True),
        ("sink_her", 0, 1, False),
        ("sink_her", None, None, False),
        ("sink_her", 1, 1, False),
        ("take_her", 0, 0, True),
        ("take_her", 0, None, False),
        ("take_her", 0, 1, False),
        ("get_away", 0, 1, True),
        ("get_away", 0, None, True),
        ("get_away", 0, 0, True),
        ("get_away", None, 1, False),
        ("get_away", None, None, False),
        ("get_away", 1, 1, False),
    ],
)
def test_what_was_to_be_done(task: str, own: int | None, hers: int | None, won: bool) -> None:
    s = prepared(task)
    for id, holder in ((duels.OWN_SHIP, own), (duels.ENEMY_SHIP, hers)):
        if holder is None:
            s.ships = [ship for ship in s.ships if ship.id != id]
        else:
            ships.the(s, id).holder = holder
    assert duels.won(s) is won


@pytest.mark.parametrize("task", duels.TASKS)
def test_the_ends_by_which_a_task_is_done_are_those_of_the_rules(task: str) -> None:
    """V73-V82: each end is brought about, and the rule says whether the challenger has won."""
    for end in endings.ENDS:
        s = prepared(task)
        gone = {
            "sank": {duels.ENEMY_SHIP},
            "lost": {duels.OWN_SHIP},
            "both": {duels.OWN_SHIP, duels.ENEMY_SHIP},
        }
        s.ships = [ship for ship in s.ships if ship.id not in gone.get(end, ())]
        for id, taker, won_by in ((duels.ENEMY_SHIP, 0, "took"), (duels.OWN_SHIP, 1, "taken")):
            if end == won_by:
                ships.the(s, id).holder = taker
        assert duels.won(s) is (end in endings.TASK_DONE[task]), end


def test_the_match_is_over_with_the_combat() -> None:
    s = prepared("get_away")
    seat = s.fight.seats[0] if s.fight else 0
    assert seat == duels.OPPONENT
    events = told(s, "0: flee ball", "1: flee ball", dice=[1] * 6)
    assert [each.kind for each in events if each.kind not in ("sealed", "flees", "threw")] == [
        "attacked",
        "apart",
        "duel_over",
    ]
    assert GAME.outcome(s) == (
        "duel",
        (1, 2),
        (1, 0),
        ((("duel", 1, 1, ()),), (("duel", 0, 0, ()),)),
    )
    assert GAME.actors(s) == ()


def test_night_falls_after_twelve_rounds() -> None:
    s = prepared("sink_her")
    assert s.fight
    s.fight.round = duels.MOST_ROUNDS
    play(s, "0: ball", "1: ball", dice=[1] * 12)
    outcome = GAME.outcome(s)
    assert outcome
    assert outcome.places == (2, 1)


def test_it_is_for_two() -> None:
    with pytest.raises(BadSetup, match="for two"):
        GAME.setup(3, META.resolve_settings(3, {"scenario": "sink_her"}), Rng(1))


@pytest.mark.parametrize(
    "date", ["2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "0000-01-01"]
)
def test_there_is_no_such_day(date: str) -> None:
    with pytest.raises(BadSetup, match="no day"):
        BOTS.daily(date)


def test_days_have_numbers() -> None:
    for number in range(0, 900, 13):
        day = datetime.date(2023, 12, 30) + datetime.timedelta(number)
        assert daily.day_number(day.isoformat()) == day.toordinal()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("task", duels.TASKS)
def test_every_task_is_told(language: str, task: str) -> None:
    words = catalogue(language, "victory").messages
    assert f"victory-scenario-{task}" in words
    s = prepared(task)
    assert "12" in say(GAME.progress(s), game="victory", language=language)
    match = Match(GAME, 2, {"scenario": task}, 1)
    mine, theirs = (
        say(match.prompt(seat), ("Anson", "Byron"), game="victory", language=language)
        for seat in (duels.CHALLENGER, duels.OPPONENT)
    )
    assert "Byron" in mine
    assert "Anson" in theirs
    assert mine != theirs


def test_the_admiral_has_the_task_in_mind() -> None:
    """Who must not be taken, and would gain nothing by sinking, values his escape as a victory."""
    evaluator = BOTS.evaluator(2)
    s = prepared("take_her")
    s.fight, s.frames = None, ()
    assert evaluator.evaluate(s, duels.OPPONENT) > evaluator.evaluate(s, duels.CHALLENGER)
    ships.the(s, duels.ENEMY_SHIP).holder = duels.CHALLENGER
    assert evaluator.evaluate(s, duels.OPPONENT) < evaluator.evaluate(s, duels.CHALLENGER)
