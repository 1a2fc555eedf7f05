"""Odds: the worked examples, dice thrown by the rules themselves, and what is told."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from math import fsum, isclose
from operator import mul
from pathlib import Path
from typing import Any

import pytest

from portsmouth.core.rng import Rng
from portsmouth.games.war.game import GAME
from portsmouth.games.war.odds import battles, forts, strengths, told, visits
from portsmouth.games.war.odds.battles import BattleOdds, Combatant
from portsmouth.games.war.odds.boardings import boarding
from portsmouth.games.war.odds.chance import WHOLE, permille
from portsmouth.games.war.odds.forts import Assault, Storm
from portsmouth.games.war.odds.guns import (
    AGAIN,
    DAMPED,
    EXTRA,
    HEATS,
    SHOT_WAYS,
    before_cards,
    shot,
)
from portsmouth.games.war.odds.patterns import patterns
from portsmouth.games.war.queries import QUERIES
from portsmouth.games.war.rules.components import BOARD, SHOTS, counters
from tests.games.war.build import convoy, load, play, position, step

GOLDEN = json.loads(Path(__file__).with_name("worked_examples.json").read_text("utf-8"))
THROWS = 4000


def close(found: float, expected: float) -> bool:
    """Equal to 0.1 %."""
    return abs(found - expected) < 0.001


def equal(found: Iterable[float], expected: Iterable[float | Fraction]) -> bool:
    """Equal but for what is rounded down, and the last digits of a float."""
    pairs = zip(found, expected, strict=True)
    return all(isclose(one, float(two), abs_tol=1e-10) for one, two in pairs)


def pressed(hull: int, cannons: int, port: int) -> list[float]:
    """Return the chances of an attack as they are told: taken, a ship lost with it, or for nothing.

    Without a card on either side.
    """
    return told_of(forts.exactly(Assault(hull, cannons, port)))


def told_of(found: Storm) -> list[float]:
    """Return the three results of an attack as chances."""
    return [each / WHOLE for each in (found.taken - found.dear, found.dear, found.sunk)]


@pytest.mark.parametrize("case", GOLDEN["boarding_odds"]["cases"], ids=lambda c: str(c["crew"]))
def test_boardings(case: dict[str, Any]) -> None:
    """W57, W59, W103: exactly the worked odds."""
    found = [each / WHOLE for each in boarding(*case["crew"])]
    assert equal(found, [Fraction(each) for each in case["exact"]])


@pytest.mark.parametrize("case", GOLDEN["assault_odds"]["about"], ids=lambda c: str(c["hull"]))
def test_forts(case: dict[str, Any]) -> None:
    """W69, W70, W72, S29: the worked odds of attacks."""
    found = pressed(case["hull"], case["cannons"], case["port"])
    assert all(close(one, two) for one, two in zip(found, case["p"], strict=True))
    assert isclose(fsum(found), 1)


def test_a_fort_exactly() -> None:
    """W69, W112: as a fraction."""
    (case,) = GOLDEN["assault_odds"]["exact"]
    found = pressed(case["hull"], case["cannons"], case["port"])
    assert equal(found, [Fraction(each) for each in case["p"]])


@pytest.mark.parametrize("case", GOLDEN["assault_odds"]["unknown_strength"])
def test_forts_of_unknown_strength(case: dict[str, Any]) -> None:
    """W65, K1: the mean over a full deck."""
    deck = strengths.whole_deck()
    rows = [pressed(case["hull"], case["cannons"], port) for port in deck]
    found = [fsum(map(mul, deck.values(), column)) for column in zip(*rows, strict=True)]
    assert all(close(one, two) for one, two in zip(found, case["p"], strict=True))


def test_visits() -> None:
    """W43, W40, K9: half of all throws hit."""
    assert [visits.at_least(hits) for hits in range(4)] == [1000, 500, 167, 0]


def test_shots() -> None:
    """K18, K19, K22, K23: each card by itself."""

    def hits(guns: int) -> list[Fraction]:
        found = [Fraction(0)] * 6
        for ways, count, _ in shot(guns, True):
            found[count] += Fraction(ways, SHOT_WAYS)
        return found

    sixth = Fraction(1, 6)
    assert hits(0) == [3 * sixth, 2 * sixth, sixth, 0, 0, 0]
    assert hits(HEATS) == [3 * sixth, 0, 2 * sixth, sixth, 0, 0]
    assert hits(AGAIN)[0] == Fraction(1, 4)
    assert hits(DAMPED | EXTRA) == [1, 0, 0, 0, 0, 0]
    assert hits(EXTRA)[4] == Fraction(1, 36)
    assert hits(HEATS | AGAIN | EXTRA)[0] == Fraction(1, 8)
    assert [each[:2] for each in shot(EXTRA, False)] == [each[:2] for each in shot(0, False)]


BATTLES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"ships": 1}, {"ships": 1}),
    ({"ships": 2}, {"ships": 1, "crew": 2}),
    ({"ships": 1, "crew": 2, "hull": 2}, {"ships": 2}),
    ({"ships": 2, "hand": ["master_gunner"]}, {"ships": 2, "sails": 2, "crew": 3}),
    ({"ships": 2}, {"ships": 2, "crew": 0}),
]


@pytest.mark.parametrize("number", range(len(BATTLES)))
def test_battles_against_the_rules(number: int) -> None:
    """W52, W55, W56, W58, W102: tables and thousands of conflicts by the engine agree."""
    one, two = BATTLES[number]
    rng = Rng(number)
    for trial in range(3):
        s = position(convoy("m18", **one), convoy("m18", **two), convoy("m18"), convoy("m18"))
        play(s, "stay", "attack 1")
        names = [sorted(told.loads(s, s.convoys[seat])) for seat in (0, 1)]
        chosen = [each[(trial + number) % len(each)] for each in names]
        loads = [told.loads(s, s.convoys[seat])[chosen[seat]] for seat in (0, 1)]
        sides = [
            Combatant(s.convoys[seat].values, loads[seat], before_cards(s.convoys[seat]))
            for seat in (0, 1)
        ]
        expected = battles.exactly(*sides)
        assert sum(expected) == WHOLE
        play(s, *load(*(SHOTS[each] for each in loads[0])))
        play(s, *(f"load {SHOTS[each]}" for each in loads[1]))
        found: Counter[str] = Counter()
        for _ in range(THROWS):
            twin = s.copy()
            twin.rng = Rng(rng.bits())
            GAME.apply(twin, 1, ("ready",))
            found[_result(twin, s)] += 1
        for name, chance in zip(BattleOdds._fields, expected, strict=True):
            assert abs(found[name] / THROWS - chance / WHOLE) < 0.03, (name, found, expected)


def _result(after: Any, before: Any) -> str:
    """What became of a conflict, by ships and fresh starts."""
    lost = []
    for seat in (0, 1):
        fresh = any(frame[0] == "again" and frame[1] == seat for frame in after.frames)
        fewer = after.convoys[seat].ships < before.convoys[seat].ships
        lost.append(fresh or fewer)
    more = [after.convoys[seat].ships > before.convoys[seat].ships for seat in (0, 1)]
    if more[0]:
        return "captures"
    if more[1]:
        return "captured"
    if all(lost):
        return "both_sunk"
    return "sunk" if lost[0] else "sinks" if lost[1] else "nothing"


def test_forts_against_the_rules() -> None:
    """W68, W70, S78: with cards, too."""
    for hand, card, own, port in [
        (["heated_shot"], "heated_shot", HEATS, 0),
        (["damp_powder"], "damp_powder", 0, DAMPED),
        (["extra_gun", "master_gunner"], "extra_gun", AGAIN | EXTRA, 0),
    ]:
        expected = forts.exactly(Assault(4, 2, 3, own, port))
        rng = Rng(7)
        taken = 0
        for _ in range(THROWS):
            s = position(convoy("d18", hand=hand), convoy("m3"), deck=["smuggler"])
            s.frames, s.roll = (("sail",),), 1
            play(s, "storm cadiz")
            s.rng = Rng(rng.bits())
            GAME.apply(s, 0, GAME.notation.read(f"card {card}"))
            while step(s) == "press":
                GAME.apply(s, 0, ("press",))
            taken += s.flags[2] >= 0
            if _ > 800:
                break
        assert abs(taken / 802 - told_of(expected)[0]) < 0.05


def test_patterns() -> None:
    """W98, W99, S57: as many counters as cannons, no more of a kind than there are."""
    for shots in ("332", "422"):
        for cannons in (2, 4, 6, 8):
            for hook in (True, False):
                found = patterns(cannons, counters(shots), hook)
                assert len(found) == (6 if hook else 3)
                for each in found.values():
                    assert len(each) == cannons
                    assert BOARD not in each[:-1]
                    assert all(
                        each.count(shot) <= count for shot, count in enumerate(counters(shots))
                    )


def test_strengths_from_what_is_seen() -> None:
    """W65, S59: cards seen elsewhere are not next; hidden hands hold only kept cards."""
    s = position(convoy("m18", hand=["factor"]), convoy("m3", hand=["marines", "becalm"]))
    mine, theirs = strengths.strengths(s, 0), strengths.strengths(s, 1)
    assert isclose(fsum(mine.values()), 1)
    assert isclose(fsum(theirs.values()), 1)
    assert mine != theirs
    assert strengths.strengths(s, None) == mine
    assert isclose(mine[6], 1 / 45 * (2 + 2 * 20 / 22))


def test_an_empty_deck_will_be_the_discards() -> None:
    """S39, S83: what is drawn then comes from them."""
    s = position(convoy("m18"), convoy("m3"), left=0, deck=[])
    assert equal(strengths.strengths(s, 0).values(), strengths.whole_deck().values())


def test_what_is_told() -> None:
    """S59, W65, W57: ports for the viewer, boardings, battles where they may come."""
    s = position(convoy("m18", ships=2), convoy("m18"), convoy("m3"))
    told_now: Any = QUERIES.odds(s, 0)
    assert sum(told_now["strengths"].values()) in range(998, 1003)
    assert sum(told_now["fort"]) in range(998, 1003)
    assert told_now["boardings"]["1"] == [permille(each) for each in boarding(6, 4)]
    assert "battles" not in told_now
    play(s, "stay")
    told_now = QUERIES.odds(s, 0)
    assert {*told_now["battles"]} == {"1"}
    for row in told_now["battles"]["1"].values():
        assert sum(row.values()) in range(997, 1004)
    assert {*QUERIES.odds(s, None)} == {"strengths", "nearest"}


def test_the_cards_played_count() -> None:
    """K21, K23: Marines aboard, Extra Gun Crew in the first exchange; from both sides."""
    s = position(convoy("m18", hand=["marines"]), convoy("m18", hand=["extra_gun"]))
    play(s, "stay", "attack 1")
    before: Any = QUERIES.odds(s, 0)
    play(s, "card marines")
    told_now: Any = QUERIES.odds(s, 0)
    assert told_now["boardings"]["1"] == [permille(each) for each in boarding(4, 4, 2)]
    captures = told_now["battles"]["1"]["board"]["captures"]
    assert captures > before["battles"]["1"]["board"]["captures"]
    play(s, "card extra_gun")
    after: Any = QUERIES.odds(s, 0)
    assert after["battles"]["1"]["sink"]["sunk"] > told_now["battles"]["1"]["sink"]["sunk"]
    theirs: Any = QUERIES.odds(s, 1)
    assert theirs["boardings"]["0"] == [permille(each) for each in boarding(4, 4, 1, 2)]


def test_an_attack_at_hand() -> None:
    """W65: once the strength is known the odds are of that port."""
    s = position(convoy("d18"), convoy("m3"), deck=["smuggler"])
    play(s, "cast", dice=["d1"])
    play(s, "storm cadiz", dice=[1, 0, 0, 0, 0])
    told_now: Any = QUERIES.odds(s, 0)
    assert told_now["attack"] == [permille(WHOLE * each) for each in pressed(4, 2, 2)]
