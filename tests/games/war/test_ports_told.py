"""What a view tells of ports and of the move at hand: steps to them, and what a cargo brings."""

from __future__ import annotations

from typing import Any

import portsmouth
from portsmouth.core.rng import Rng
from portsmouth.games.war.game import GAME
from portsmouth.games.war.rules.components import GOODS, PORTS


def sailing(seed: int) -> Any:
    """A match of two seats, played at random until the first move of a turn."""
    match = portsmouth.new("war", 2, seed=seed)
    rng = Rng(seed)
    while match.state.frames[-1][0] != "sail":
        legal = match.legal()
        verb = "cast" if ("cast",) in legal else None
        match.play(("cast",) if verb else legal[rng.below(len(legal))])
    return match.state


def test_the_reach_is_where_one_may_go() -> None:
    """(W12, W82) Each space that can be gone to or stormed, and its steps are within the roll."""
    for seed in range(6):
        s = sailing(seed)
        told: Any = GAME.view(s, s.active)
        spaces = set(told["reach"])
        options = GAME.step(s).options(s, s.active)
        gone = {each.target for each in options if each.action[0] in ("go", "storm")}
        assert spaces == gone
        assert all(1 <= steps <= told["spaces"] for steps in told["reach"].values())


def test_a_port_tells_what_the_cargo_brings_there() -> None:
    """(W26, W32) Two for each crate; nothing for an export, nor where there is no trade."""
    s = sailing(1)
    convoy = s.convoys[s.active]
    convoy.hold = tuple(2 if good in ("weapons", "tea") else 0 for good in GOODS)
    told: Any = GAME.view(s, s.active)
    brings = {port["id"]: port["brings"] for port in told["ports"]}
    assert brings["london"] == 2 * 2
    assert brings["batavia"] == 2 * 2
    assert brings["rio"] == 8
    assert brings["gibraltar"] == 0


def test_a_port_tells_how_far_it_is() -> None:
    """(W82) In steps from the convoy of who looks; nothing before it has a place."""
    s = sailing(2)
    told: Any = GAME.view(s, s.active)
    steps = {port["id"]: port["steps"] for port in told["ports"]}
    assert all(steps[name] == far for name, far in told["reach"].items() if name in PORTS)
    begun: Any = GAME.view(portsmouth.new("war", 2, seed=1).state, 0)
    assert {port["steps"] for port in begun["ports"]} == {None}
