"""The chart: land, wrap, diagonals, straits, docks, distances and ways."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from portsmouth.core.text import Text
from portsmouth.games.war.rules import world as w
from portsmouth.games.war.rules.components import PORTS
from portsmouth.games.war.rules.names import port_name, sea_names
from tests.games.war.build import at, convoy, legal, play, position, why

GOLDEN = json.loads(Path(__file__).with_name("worked_examples.json").read_text("utf-8"))
DISTANCES = GOLDEN["distances"]


def space(name: str) -> int:
    """The number of a cell or port."""
    return w.NAMES.index(name)


def step(a: list[int], b: list[int]) -> bool:
    """Is it one step from cell to cell?"""
    return w.cell(*b) in w.NEIGHBOURS[w.cell(*a)]


@pytest.mark.parametrize("row", DISTANCES["ports"], ids=lambda row: f"{row[0]}-{row[1]}")
def test_distances(row: tuple[str, str, int]) -> None:
    """W13, W14, W81, W82: steps between ports, both ways."""
    one, other, steps = row
    assert w.distances(space(other))[space(one)] == steps
    assert w.distances(space(one))[space(other)] == steps
    assert len(w.plain_way(space(one), space(other))) == steps


def test_land() -> None:
    """W13: no cell of land is a neighbour, and land has none."""
    for each in range(w.CELLS):
        assert not any(w.LAND[near] for near in w.NEIGHBOURS[each])
        assert not (w.LAND[each] and w.NEIGHBOURS[each])


def test_edges() -> None:
    """W14: west and east join, north and south do not."""
    wrap, no_wrap = DISTANCES["wrap"], DISTANCES["no_wrap"]
    assert step(wrap["from"], wrap["to"])
    assert step(wrap["to"], wrap["from"])
    assert not step(no_wrap["from"], no_wrap["to"])


def test_diagonals_between_land() -> None:
    """W81: shut, but for the two straits."""
    for one, other in DISTANCES["shut_diagonals"]:
        assert not step(one, other)
        assert not step(other, one)
    for one, other in DISTANCES["open_straits"]:
        assert step(one, other)
        assert step(other, one)


def test_reach_of_ports() -> None:
    """W12, W82: a port is a step beyond its docks."""
    near = DISTANCES["ports_within"]
    ports = w.ends(space(near["from"]), 3)[1]
    assert sorted(PORTS[port] for port in ports) == near["3"]


def test_neighbours_go_both_ways() -> None:
    """W81: whatever can be sailed can be sailed back."""
    for each in range(w.CELLS):
        for near in w.NEIGHBOURS[each]:
            assert each in w.NEIGHBOURS[near]


def test_ports_are_left_to_their_docks_only() -> None:
    """W82: one step out of Cadiz is its dock."""
    s = position(convoy("cadiz"))
    play(s, "cast", dice=["d1"])
    assert [each for each in legal(s) if each.startswith("go")] == ["go d18"]


def test_a_port_ends_the_move() -> None:
    """S6, W82: no way leads through a port."""
    for port in range(len(PORTS)):
        for end in range(0, w.CELLS, 7):
            if not w.LAND[end]:
                inner = w.plain_way(w.space_of(port), end)[:-1]
                assert all(w.is_sea(each) for each in inner)


def test_the_end_is_another_space() -> None:
    """S44: neither the own cell nor the port left this turn."""
    s = position(convoy("cadiz"))
    play(s, "cast", dice=["d4"])
    assert "go cadiz" not in legal(s)
    assert why(s, "go cadiz") == ("own_space", "S44")
    s = position(convoy("d18"))
    play(s, "cast", dice=["d2"])
    assert why(s, "go d18") == ("own_space", "S44")
    assert why(s, "go a1") == ("land", "W13")
    assert why(s, "go m1") == ("too_far", "W12")


def test_move_up_to_the_roll() -> None:
    """W12, W80: any number of spaces up to the roll, in any direction, or none."""
    s = position(convoy("m18"))
    play(s, "cast", dice=["d2"])
    ends = [each for each in legal(s) if each.startswith("go")]
    assert len(ends) == 14
    assert "stay" in legal(s)
    play(s, "go l17")
    assert at(s, 0) == "l17"


def test_ways_avoid_the_occupied() -> None:
    """S43, S76: fewest occupied spaces first, then the shortest, then the order of the cells."""
    start, end = space("m5"), space("m8")
    assert [w.NAMES[each] for each in w.way(start, end, 3, frozenset(), False)] == [
        "l6",
        "l7",
        "m8",
    ]
    shut = frozenset({space("l6"), space("m6")})
    assert [w.NAMES[each] for each in w.way(start, end, 3, shut, False)] == ["l6", "l7", "m8"]
    longer = [w.NAMES[each] for each in w.way(start, end, 4, shut, False)]
    assert len(longer) == 4
    assert not {"l6", "m6"} & {*longer}


@pytest.mark.parametrize("start", ["m18", "d17", "london", "c12", "e30"])
def test_ways_are_the_best_of_all(start: str) -> None:
    """S43, S76: compared with every way there is."""
    occupied = frozenset(space(each) for each in ("l18", "l17", "d18", "c18", "c17", "d10", "f30"))
    most = 4
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {}

    def walk(here: int, done: tuple[int, ...]) -> None:
        if done and done[-1] != space(start):
            met = sum(each in occupied for each in done[:-1])
            best[here] = min(best.get(here, (99, 99, ())), (met, len(done), done))
        if len(done) == most or (done and not w.is_sea(here)):
            return
        ports = [w.space_of(port) for port in w.PORTS_AT[here]] if w.is_sea(here) else []
        for near in (*w.NEIGHBOURS[here], *ports):
            walk(near, (*done, near))

    walk(space(start), ())
    assert len(best) > 5
    for end, (_, _, spaces) in best.items():
        if end != space(start):
            assert w.way(space(start), end, most, occupied, False) == spaces


def test_free_exit_counts_no_first_cell() -> None:
    """S76, O7: with O7 the first cell out of a port is no obstacle."""
    start, end = space("lisbon"), space("f17")
    shut = frozenset({space("d17")})
    plain = w.way(start, end, 4, shut, False)
    free = w.way(start, end, 4, shut, True)
    assert len(free) <= len(plain)
    assert w.NAMES[free[0]] == "d17"
    assert w.NAMES[plain[0]] == "d18"


def test_spaces_of_the_sea_are_named_by_the_nearest_port() -> None:
    """W13, W81: by sea, around the world's edge, and no two alike."""
    named = sea_names()
    assert named["d18"] == Text("sea-off", port=port_name(PORTS.index("gibraltar")), cell="d18")
    assert (named["g25"].id, named["g25"].args["far"]) == ("sea-sw", 1)
    assert named["l22"].id == "sea-by_se"
    assert named["d2"].args["port"] == port_name(PORTS.index("lifau"))
    alike = [(name.id, {**name.args, "cell": ""}) for name in named.values()]
    assert all(alike.count(each) == 1 for each in alike)
