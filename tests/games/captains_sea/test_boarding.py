"""Grappling, melee and getting clear (12, 15, 17.20)."""

from __future__ import annotations

from typing import Any

from portsmouth.core.context import Context
from portsmouth.games.captains_sea.rules import boarding
from portsmouth.games.captains_sea.rules.components import DISPLAYS, NONE
from portsmouth.games.captains_sea.state import CAPTURED, CROSSING, PARALLEL, CaptainState
from tests.games.captains_sea.build import asked, do, fact, kinds, legal, put_ship, sea, start


def alongside(one: int = 3, other: int = 3, *hands: str, **enemy: Any) -> CaptainState:
    """Both ships in one square, in impulse 4, average crews."""
    s = sea("s03", *hands)
    s.impulse = 4
    put_ship(s, 0, 9, 7, one, quality="average", morale="fair", crew=5)
    put_ship(s, 1, 9, 7, other, **({"morale": "fair", "crew": 5} | enemy))
    s.relation, s.sides, s.mover = PARALLEL, (0, 1), 1
    s.frames = (("muster", 0),)
    return s


def fast(*hands: str, **enemy: Any) -> CaptainState:
    """Both grappled, before the melee."""
    s = alongside(3, 3, *hands, **enemy)
    s.grappled, s.impulse = True, 0
    return s


def test_only_in_one_square() -> None:
    """12.01: ships apart are not asked."""
    s = alongside()
    put_ship(s, 1, 10, 7, 3)
    s.relation, s.sides = 0, (NONE, NONE)
    start(s, ("grapples",))
    assert asked(s) == ("muster", 0)


def test_both_may_try() -> None:
    """12.02, R28: the initiative first; one try each and impulse."""
    s = alongside()
    start(s, ("grapples",))
    assert asked(s) == ("grapple", 0)
    do(s, "grapple", dice=(4,))
    assert asked(s) == ("grapple", 1)
    do(s, "off")
    assert asked(s) == ("muster", 0)


def test_grapple_modifiers() -> None:
    """12.03: morale, Melee points, headings, French."""
    s = alongside()
    assert boarding.grapple_modifier(s, 0) == 0
    for heading, by in ((4, -1), (5, -1), (6, -2), (7, -2)):
        s.ships[1].heading = heading
        assert boarding.grapple_modifier(s, 0) == by
    s.ships[1].heading = 3
    s.ships[0].crew, s.ships[1].morale = 7, 2
    assert boarding.grapple_modifier(s, 0) == 3
    assert boarding.grapple_modifier(s, 1) == -3
    s.ships[0].kind = next(n for n, ship in enumerate(DISPLAYS) if ship.french)
    assert boarding.grapple_modifier(s, 0) == 4


def test_headings_after_a_grapple() -> None:
    """12.04: under 2 points both take the initiative's heading, else the NIP the opposite."""
    for heading, after in ((4, 3), (2, 3), (5, 7), (6, 7), (7, 7)):
        s = alongside(3, heading)
        boarding.make_fast(s, CONTEXT)
        assert (s.ships[0].heading, s.ships[1].heading) == (3, after)


CONTEXT = Context()


def test_a_grapple_ends_the_impulses() -> None:
    """12.05, R63, R72, R81: Strains lapse, markers of skipped impulses come up next turn."""
    s = alongside()
    s.ships[0].strain = 2
    s.ships[0].acts = 1 << 4 | 1 << 8
    s.ships[0].due = (8, 15, 0, 0, 0, 0)
    start(s, ("grapples",), ("impulses", 5))
    do(s, "grapple", dice=(5,))
    assert s.grappled
    assert asked(s) == ("muster", 0)
    assert s.ships[0].strain == 0
    assert s.ships[0].due[:2] == (20, 15)
    assert s.sides == (0, 1)


def test_sides_after_crossing() -> None:
    """R63: the initiative chooses."""
    s = alongside(1, 3)
    s.relation, s.sides, s.mover = CROSSING, (NONE, NONE), 0
    start(s, ("grapples",))
    do(s, "grapple", dice=(6,))
    assert asked(s) == ("side", 0)
    do(s, "side starboard")
    assert s.sides[0] == 1


def test_who_starts_a_melee() -> None:
    """15.01, 15.02, R77, R78: the initiative, else the other; one a turn; nobody without men."""
    s = fast()
    start(s, ("melee",))
    assert asked(s) == ("board", 0)
    do(s, "wait")
    assert asked(s) == ("board", 1)
    do(s, "wait")
    assert asked(s) == ("muster", 0)
    s = fast()
    s.ships[0].crew = 0
    start(s, ("melee",))
    assert asked(s) == ("board", 1)
    s = fast()
    start(s, ("melee",))
    do(s, "board", "split 1")
    do(s, "split 1", dice=(1, 1))
    do(s, "support 0", "support 0", "stop")
    assert asked(s) == ("muster", 0)
    assert s.grappled


def test_a_ship_without_men_is_taken() -> None:
    """15.10, R45, R77: without dice."""
    s = fast(crew=0)
    start(s, ("melee",))
    do(s, "board")
    assert (s.end, s.loser) == (CAPTURED, 1)


def test_split_and_support() -> None:
    """15.04, 15.07, R79, R134: at least one fights; points of support go one by one."""
    s = fast()
    start(s, ("melee",))
    do(s, "board")
    assert legal(s) == ["split 1", "split 2", "split 3", "split 4", "split 5"]
    do(s, "split 3")
    assert asked(s) == ("split", 1)
    do(s, "split 5", dice=(4, 1, 1, 4, 1, 1, 1, 1))
    assert legal(s) == ["support 0", "support 1", "support 2", "support 3"]
    do(s, "support 1", "support 0")
    assert asked(s) == ("go_on", 0)
    assert s.ships[1].crew == 4


def test_melee_modifiers() -> None:
    """15.06, R24: quality and morale on each die, +1 for a French attacker."""
    s = fast(kind="vengeance")
    s.ships[1].morale = 0
    s.boarding = boarding.Boarding(1)
    assert boarding.melee_modifier(s, 1) == s.ships[1].quality - 1 + 1 + 1
    s.boarding = boarding.Boarding(0)
    assert boarding.melee_modifier(s, 1) == s.ships[1].quality - 1 + 1


def test_losses() -> None:
    """15.08, 15.09, 15.11, R26: hits cancel; the rest are crew hits; without men it ends."""
    s = fast()
    s.ships[0].crew = 1
    start(s, ("melee",))
    do(s, "board", "split 1")
    events = do(s, "split 5", dice=(1, 6, 6, 1, 1, 1))
    assert kinds(events)[-1] == "repelled"
    assert s.ships[0].crew == 0
    assert s.ships[0].scored[1] == 1
    assert asked(s) == ("muster", 0)


def test_taken_by_melee() -> None:
    """15.10, R45: the last point taken ends the game at once."""
    s = fast(crew=1)
    start(s, ("melee",))
    do(s, "board", "split 5")
    do(s, "split 1", dice=(6, 1, 1, 1, 1, 1))
    assert (s.end, s.loser) == (CAPTURED, 1)


def test_on_and_stop() -> None:
    """15.12, 15.13, R79: the attacker says; a new split; no Bonus Move follows."""
    s = fast()
    start(s, ("melee",), ("bonus_moves",))
    do(s, "board", "split 5")
    do(s, "split 5", dice=(1,) * 10)
    do(s, "on")
    assert asked(s) == ("split", 0)
    do(s, "split 5")
    do(s, "split 5", dice=(1,) * 10)
    do(s, "stop")
    assert asked(s) == ("muster", 0)


def test_grappled_ships_keep_still() -> None:
    """R27: no rates, no selection, no falling off."""
    s = fast()
    start(s, ("rates",), ("cycle",))
    assert asked(s) == ("muster", 0)
    s.ships[0].heading = 8
    start(s, ("fall_off", 0))
    assert s.ships[0].heading == 8


def test_getting_clear() -> None:
    """17.20, 17.21, R80: IP first, then NIP; 3 or more frees both, who are slower next turn."""
    s = fast()
    start(s, ("offer_clear", 0), ("offer_clear", 1))
    events = do(s, "cut", dice=(2,))
    assert fact(events, "clear_die", "total") == 2
    assert asked(s) == ("cut", 1)
    do(s, "cut", dice=(3,))
    assert not s.grappled
    assert [ship.halved for ship in s.ships] == [True, True]


def test_axes() -> None:
    """12.03: H28 takes 2 from the enemy's grapple, or adds 2 to the own disengaging."""
    s = alongside(3, 3, "", "h28")
    start(s, ("grapples",))
    do(s, "grapple")
    assert asked(s) == ("grapple", 1)
    do(s, "play h28", dice=())
    do(s, "pass", dice=(6,))
    assert not s.grappled
    s = fast("h28", "")
    start(s, ("offer_clear", 0))
    do(s, "cut", "play h28")
    do(s, "pass", dice=(1,))
    assert not s.grappled
