"""Ways to win, worth, places, rounds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from portsmouth.games.war.game import GAME
from portsmouth.games.war.rules.components import WAYS
from portsmouth.games.war.rules.winning import way_met
from tests.games.war.build import asked, convoy, fact, play, position, step

CASES = json.loads(Path(__file__).with_name("worked_examples.json").read_text("utf-8"))["win"][
    "cases"
]
PORTS = ("goa", "rio", "macao", "manila", "boston")


def flying(nation: int, pirate: int, seat: int = 0) -> dict[str, tuple[int, str]]:
    """So many flags of a seat on the board."""
    faces = ["nation"] * nation + ["pirate"] * pirate
    return dict(zip(PORTS, [(seat, face) for face in faces], strict=False))


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["way"]))
def test_the_worked_examples(case: dict[str, Any]) -> None:
    """W73, W115, S36, S37: ships, money and flags on the board; black-bordered ones don't count."""
    s = position(
        convoy("m18", nation="england", ships=case["ships"], gold=case["gold"]),
        convoy("m3"),
        flags=flying(case["nation_flags"], case["pirate_flags"]),
        black={"london": "england"} if "black_bordered" in case else {},
    )
    met = way_met(s, 0)
    assert (WAYS[met].key if met >= 0 else None) == case["way"]


def test_checked_at_the_end_of_the_own_turn() -> None:
    """S35, W115: what others gain in it counts at the end of their own next turn."""
    s = position(convoy("m18"), convoy("m3", ships=4, gold=60))
    play(s, "stay")
    assert asked(s) == ("cast", 1)
    events = play(s, "stay")
    assert step(s) == "over"
    assert fact(events, "won", "way").id == "way-trade"
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == "trade"
    assert outcome.places == (2, 1)


def test_first_way_of_the_chart() -> None:
    """S87: who meets several has won by the first; whoever met one is first whatever the worth."""
    s = position(
        convoy("m18", ships=4, gold=60), convoy("m3", ships=4, gold=300), flags=flying(2, 2)
    )
    play(s, "stay")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("trade", (1, 2))
    assert outcome.totals[1] > outcome.totals[0]


@pytest.mark.parametrize(
    ("flags", "ships", "gold", "reason"),
    [((0, 3), 2, 40, "piracy"), ((2, 0), 3, 40, "war"), ((1, 1), 3, 60, "all")],
)
def test_each_way_ends_the_game(flags: tuple[int, int], ships: int, gold: int, reason: str) -> None:
    """W73, W115: a pirate may win by War, a lawful convoy by Piracy."""
    for pirate in (False, True):
        s = position(
            convoy("m18", ships=ships, gold=gold, pirate=pirate),
            convoy("m3"),
            flags=flying(*flags),
        )
        play(s, "stay")
        outcome = GAME.outcome(s)
        assert outcome is not None
        assert outcome.reason == reason


def test_flags_at_that_moment() -> None:
    """W115, S33, S37: a flag that went back to its stack counts no more."""
    s = position(convoy("m18", ships=2, gold=40), convoy("m3"), flags=flying(0, 2))
    play(s, "stay")
    assert asked(s) == ("cast", 1)


def test_the_last_round() -> None:
    """O1, W117, S64: ends with the seat before the first player; then worth decides."""
    for rounds in (40, 60):
        s = position(
            convoy("m18"),
            convoy("m3", gold=9),
            convoy("m5"),
            active=0,
            first=1,
            round=40,
            settings={"rounds": rounds},
        )
        play(s, "stay")
        assert step(s) == ("over" if rounds == 40 else "cast")
        assert s.round == (40 if rounds == 40 else 41)
    outcome = GAME.outcome(s)
    assert outcome is None


def test_worth() -> None:
    """W118, W116: money, 30 a ship beyond the first, 1 a crate, 10 a flag; places by it."""
    s = position(
        convoy("m18", ships=3, gold=20, cargo={"tea": 5}),
        convoy("m3", gold=50),
        round=60,
        active=1,
        first=0,
        flags=flying(1, 1),
    )
    play(s, "stay")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == "rounds"
    assert outcome.totals == (20 + 60 + 5 + 20, 50)
    assert outcome.places == (1, 2)
    assert [(line.item, line.points) for line in outcome.scores[0]] == [
        ("gold", 20),
        ("ships", 60),
        ("crates", 5),
        ("flags", 20),
    ]


def test_ties() -> None:
    """W119: more flags, then ships, then money, then a shared place."""
    same = [
        (convoy("m18", gold=40), convoy("m3", gold=30), flying(0, 1, 1), (2, 1)),
        (convoy("m18", gold=34), convoy("m3", gold=4, ships=2), {}, (2, 1)),
        (convoy("m18", gold=6), convoy("m3", gold=4, cargo={"tea": 2}), {}, (1, 2)),
        (convoy("m18"), convoy("m3"), {}, (1, 1)),
    ]
    for one, other, flags, places in same:
        s = position(one, other, round=60, active=1, first=0, flags=flags)
        play(s, "stay")
        outcome = GAME.outcome(s)
        assert outcome is not None
        assert outcome.totals[0] == outcome.totals[1]
        assert outcome.places == places


def test_alone() -> None:
    """S40, W74: one player may play; no convoys fight, ports may be attacked; the chart wins."""
    s = position(convoy("d18", nation="england"))
    play(s, "cast", dice=["d1"])
    assert "storm cadiz" in [GAME.notation.write(each) for each in GAME.legal(s, 0)]
    s = position(convoy("m18"), round=60)
    play(s, "stay")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == "rounds"
    s = position(convoy("m18", ships=4, gold=60), round=60)
    play(s, "stay")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == "trade"


def test_merchants_win_by_trade_alone() -> None:
    """O6: no other way counts."""
    for sea, reason in (("war", "piracy"), ("merchants", None)):
        s = position(
            convoy("m18", ships=2, gold=40),
            convoy("m3"),
            flags=flying(0, 3),
            settings={"sea": sea},
        )
        play(s, "stay")
        outcome = GAME.outcome(s)
        assert (outcome.reason if outcome else None) == reason


def test_turns_and_rounds() -> None:
    """W10, W117: clockwise from the first player; a round is over before he plays again."""
    s = position(convoy("m18"), convoy("m3"), convoy("m5"), active=1, first=1, round=7)
    order = []
    for _ in range(4):
        order.append((s.round, s.active))
        play(s, "stay")
    assert order == [(7, 1), (7, 2), (7, 0), (8, 1)]
