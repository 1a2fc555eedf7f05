"""Statistics and achievements from the log-book's records, and the streak of puzzles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests import in_node

SCRIPT = Path(__file__).with_name("statistics_in_node.mjs")
LEVELS = ["landsman", "lieutenant", "admiral"]


def record(number: int, captains: list[str | None], places: list[int], **more: Any) -> Any:
    """A finished game's record; ``totals`` and ``items`` where it is of this version."""
    totals, items = more.pop("totals", None), more.pop("items", {})
    result = {"totals": totals, "items": [items for _ in captains]} if totals else None
    return {
        "id": f"game-{number}",
        "game": "portsmouth",
        "title": "A game",
        "names": [f"P{seat}" for seat in range(len(captains))],
        "updated": f"2026-11-{number:02}T10:00:00.000Z",
        "count": 1,
        "entries": 9,
        "progress": {"id": "portsmouth-progress", "args": {"round": 8, "rounds": 8}},
        "over": True,
        "places": places,
        "save": json.dumps({"table": {"captains": captains}}),
        **({"result": result} if result else {}),
        **more,
    }


def told(*records: Any, **more: Any) -> dict[str, Any]:
    """What the page makes of records."""
    found = in_node.answer(SCRIPT, {"records": records, "levels": LEVELS, **more})
    assert isinstance(found, dict)
    return found


def test_only_finished_games_with_one_person_count() -> None:
    found = told(
        record(1, [None, "landsman"], [1, 2]),
        record(2, [None, None], [1, 2]),
        record(3, [None, "friend"], [1, 2]),
        record(4, ["landsman", "admiral"], [1, 2]),
        record(5, [None, "landsman"], [1, 2], over=False),
    )
    assert found["ids"] == ["game-1"]


def test_my_seat_is_the_persons() -> None:
    found = told(record(1, ["landsman", None, "landsman"], [1, 3, 2]))
    assert found["places"] == [3]
    assert found["apart"] == [[1, [1, 3, 2], None, {}]]


def test_a_game_tells_everybodys_points_and_its_options() -> None:
    """What a game's page part may reckon by, such as a campaign."""
    save = json.dumps({"table": {"captains": ["admiral", None]}, "options": {"duel": "s07"}})
    found = told(record(1, ["admiral", None], [1, 1], totals=[12, 9], save=save))
    assert found["apart"] == [[1, [1, 1], [12, 9], {"duel": "s07"}]]


def test_figures_count_records_of_before_for_what_they_have() -> None:
    found = told(
        record(1, [None, "landsman"], [1, 2], totals=[80, 60]),
        record(2, [None, "admiral", "landsman"], [2, 1, 3], totals=[61, 90, 40]),
        record(3, [None, "landsman"], [1, 2]),
    )
    assert found["summary"] == {"games": 3, "wins": 2, "best": 80, "average": 70.5}
    assert found["streaks"] == {"now": 1, "most": 1}
    assert [(each["key"], each["summary"]["games"]) for each in found["levels"]] == [
        ("landsman", 2),
        ("admiral", 1),
    ]
    assert [(each["key"], each["summary"]["wins"]) for each in found["seats"]] == [(2, 2), (3, 0)]


def test_games_stand_in_the_order_in_which_they_ended() -> None:
    """Looking at a finished game again writes it anew, but it ended when it did."""
    again = record(9, [None, "landsman"], [2, 1], ended="2026-11-01T10:00:00.000Z")
    found = told(record(2, [None, "landsman"], [1, 2]), again)
    assert found["ids"] == ["game-9", "game-2"]
    assert found["streaks"] == {"now": 1, "most": 1}


def test_the_first_game_that_earns_an_achievement_has_it() -> None:
    items = {"specialties": [8, 28], "navigators": [3, 18], "money": [0, 0], "landsmen": [2, 0]}
    found = told(
        record(1, [None, "landsman"], [2, 1], totals=[50, 60]),
        record(2, [None, "admiral"], [1, 2], totals=[101, 60], items=items),
        record(3, [None, "landsman"], [1, 2], totals=[90, 60]),
        record(4, [None, "landsman"], [1, 2]),
    )
    earned = dict(found["earned"])
    second = ["first_win", "points_80", "points_100", "all_trades", "navigators", "penniless"]
    assert {key: earned.get(key) for key in [*second, "admiral"]} == dict.fromkeys(
        [*second, "admiral"], "game-2"
    )
    assert earned["three_wins"] == "game-4"
    assert not {"calm_ship", "ten_games", "crack_crews"} & set(earned)


def test_a_puzzle_counts_by_its_first_try() -> None:
    tries = [{"date": "2026-11-22", "share": share} for share in (0.5, 1)]
    after = [{"date": "2026-11-22", "shown": True}, {"date": "2026-11-22", "share": 1}]
    result = told(tries=[*tries, *after])["results"]["2026-11-22"]
    assert result == {"first": 0.5, "best": 1, "tries": 2, "solved": 2, "shown": True}


def test_the_streak_holds_until_today_is_over() -> None:
    days = [{"date": f"2026-{day}", "share": 0.2} for day in ("10-31", "11-01", "11-02")]
    assert told(tries=days, now="2026-11-02")["streak"] == 3
    assert told(tries=days, now="2026-11-03")["streak"] == 3
    assert told(tries=days, now="2026-11-04")["streak"] == 0


def test_a_day_counts_by_the_first_match_that_ended() -> None:
    days = [
        {"date": "2026-11-22", "won": True},
        {"date": "2026-11-22", "won": False},
        {"date": "2026-11-21", "won": False},
        {"date": "2026-11-24", "won": True},
    ]
    found = told(days=days, tries=[{"date": "2026-11-20", "share": 1}])
    assert {day: each["first"] for day, each in found["days"].items()} == {
        "2026-11-22": 1,
        "2026-11-21": 0,
        "2026-11-24": 1,
    }
    assert found["daysInARow"] == 2, "a clock that was ahead adds nothing, nor does a puzzle"
    assert list(found["results"]) == ["2026-11-20"]


def test_a_match_from_a_prepared_position_is_no_whole_game() -> None:
    table = {"captains": [None, "admiral"], "daily": "2026-11-22"}
    begun: list[dict[str, str]] = [{"scenario": "sink_her"}, {}]
    prepared, deal = (
        record(
            number, [None, "admiral"], [1, 2], save=json.dumps({"table": table, "options": each})
        )
        for number, each in enumerate(begun, 1)
    )
    assert told(prepared, deal)["ids"] == ["game-2"]


def test_three_stars_are_for_the_best_alone() -> None:
    assert told()["stars"] == [0, 0, 1, 2, 2, 3]


def test_the_date_is_the_devices_own() -> None:
    assert told()["today"] == "2026-11-03"
