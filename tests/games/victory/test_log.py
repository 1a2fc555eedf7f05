"""What everybody hears of each action: its kind and its facts, line by line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from portsmouth.games import victory
from portsmouth.games.victory.state import Port, Ship, VictoryState
from tests.games.victory.build import (
    Dice,
    broadside,
    facing,
    fired,
    lines,
    new,
    play,
    port,
    position,
    ship,
    told,
)

Make = Callable[[], VictoryState]
FOUR = ["mine.guns", "mine.hull", "quarry.hull", "quarry.crew"]
COMMERCE = port("", ["v01"], ["commerce"])


def turn(
    step: str, mine: Port, *at: Any, theirs: Port | None = None, on: int = 0, **more: Any
) -> Make:
    """A step of a seat's turn, its ship at sea if ``at`` says where; the other has a card."""
    fleet = [ship("a1", *at)] if at else []
    other = theirs or port("", ["v01"])

    def make() -> VictoryState:
        ports = [mine.copy(), other.copy()]
        return position(
            *(ports if on == 0 else ports[::-1]), step=step, ships=fleet, active=on, **more
        )

    return make


def ending(voyage: str, space: int, passengers: int = 0, theirs: Port | None = None) -> Make:
    """A ship may end her voyage; her owner has no card."""
    other = theirs or port("", ["v01"])
    fleet = [ship("a1", voyage, space, passengers=passengers)]
    return lambda: position(port(), other.copy(), step="voyages", ships=fleet)


def mending(mine: Port, **damage: str) -> Make:
    """A docked ship may be repaired."""
    return lambda: position(mine.copy(), step="repairs", ships=[ship("a1", **damage)])  # type: ignore[arg-type]


def no_card_anywhere() -> VictoryState:
    """A draw is due, and the other seat holds all cards."""
    s = position(port("W"), step="repairs", left=0, ships=[ship("a1", hull="2")])
    s.ports[1].hand, s.discards = tuple(sorted(s.discards)), ()
    return s


def counting(mine: Port) -> VictoryState:
    """Seat 0 is asked for more cannons."""
    return play(fired(mine, port("", ["v01"])), "0: ball", "1: ball")


def answering(mine: Port, shot: str) -> VictoryState:
    """Seat 1 is asked for answers; a die on 5 was placed in this round."""
    s = broadside(fired(port(), mine), shot, "ball", [5, 1, 1, 1, 1, 1], [1] * 6)
    return play(s, "place 5")


def salvo(one: str, other: str, first: int = 1, **ships: Ship) -> Make:
    """A round of a fight: the attacker has a 5 to place, the defender nothing."""

    def make() -> VictoryState:
        s = fired(**{side: each.copy() for side, each in ships.items()})  # type: ignore[arg-type]
        assert s.fight is not None
        s.fight.round = first
        mine, theirs = ([1] * (2 if "flee" in shot else 5) for shot in (one, other))
        return broadside(s, one, other, [5, *mine], [1, *theirs])

    return make


def both_sunk() -> VictoryState:
    """Each side has a die for the last space of the other's hull."""
    s = fired(own=ship("a1", hull="2345"), target=ship("b1", hull="2346"))
    return broadside(s, "ball", "ball", [5, 1, 1, 1, 1, 1], [6, 1, 1, 1, 1, 1])


def row(make: Make, actions: str, *heard: str, dice: Dice = (), drawn: int = 0) -> Any:
    """A case: a position, some actions in it, and what the last of them tells an onlooker."""
    return pytest.param(make, actions, heard, dice, drawn, id=heard[0].split()[0])


ROWS = [
    row(lambda: new(2), "take W", "took kind=wood seat=0"),
    row(
        lambda: play(new(2), "take W", "take W", "take B"),
        "take M",
        "took kind=metal seat=1",
        "dealt cards=5",
        "turn round=1 seat=0",
        "drew seat=0",
        drawn=71,
    ),
    row(
        turn("voyages", port("", ["v02"]), "v05", 1),
        "sail a1",
        "sailed seat=0 ship=a1 space=3 spaces=4",
        "drew seat=0",
    ),
    row(
        turn("voyages", port("", ["v02"]), "v05", 1),
        "done",
        "stayed seat=0 ship=a1 space=2 spaces=4",
        "drew seat=0",
    ),
    row(turn("voyages", port("", ["v02"]), "v05", 1), "end a1", "ended cubes=C seat=0 ship=a1"),
    row(
        turn("voyages", port("", ["v02"], (), ["church.crew"]), "v05", 1),
        "push a1",
        "pushed other=0 seat=0 ship=a1 space=3 spaces=4",
    ),
    row(
        turn("voyages", port("", ["merchant"]), "v05", 1),
        "end a1; merchant",
        "merchant cubes=WBMC seat=0",
        "drew seat=0",
    ),
    row(
        ending("v05", 3, passengers=2),
        "end a1",
        "ended cubes=WBCC seat=0 ship=a1",
        "delivered count=2 seat=0",
        "drew seat=0",
    ),
    row(
        ending("v05", 1, passengers=1),
        "end a1",
        "ended cubes=C seat=0 ship=a1",
        "undelivered count=1 seat=0",
        "drew seat=0",
    ),
    row(
        ending("v13", 5),
        "end a1",
        "ended cubes=WWBMMCC seat=0 ship=a1",
        "piece seat=0",
        "drew seat=0",
    ),
    row(
        ending("v05", 1, theirs=COMMERCE), "end a1; take M", "took kind=metal seat=1", "drew seat=0"
    ),
    row(mending(port("W"), hull="2"), "done", "drew seat=0"),
    row(
        lambda: position(port("W"), step="repairs", left=0),
        "done",
        "reshuffled cards=72",
        "drew seat=0",
        drawn=71,
    ),
    row(
        no_card_anywhere,
        "done",
        "nothing_to_draw seat=0",
        "turn round=2 seat=1",
        "nothing_to_draw seat=1",
    ),
    row(
        mending(port("W"), hull="26"),
        "repair a1 h6 W",
        "repaired face=6 seat=0 ship=a1 track=hull",
        "drew seat=0",
    ),
    row(
        mending(port("", [], (), ["tavern.crew"]), crew="4"),
        "repair a1 c4 T",
        "repaired_free face=4 seat=0 ship=a1 track=crew",
        "drew seat=0",
    ),
    row(turn("trade", port("WW", ["v02"])), "trade WW C", "traded kind=cloth paid=WW seat=0"),
    row(
        turn("play", port("BBBB", ["fort.guns"])),
        "build fort.guns",
        "built building=fort seat=0",
        "turn round=2 seat=1",
        "drew seat=1",
    ),
    row(
        turn("play", port("BBBB", ["fort.guns"], (), FOUR)),
        "rebuild fort.guns mine.hull",
        "rebuilt building=fort old=mine seat=0",
        "turn round=2 seat=1",
        "drew seat=1",
    ),
    row(
        turn("play", port("WMM", ["fort.guns"])),
        "fit fort.guns a1",
        "fitted seat=0 ship=a1 upgrade=guns",
        "turn round=2 seat=1",
        "drew seat=1",
    ),
    row(
        turn("play", port("WB", ["church.crew"])),
        "fit church.crew a1; pay W; pay B",
        "fitted seat=0 ship=a1 upgrade=crew",
        "turn round=2 seat=1",
        "drew seat=1",
    ),
    row(
        turn("play", port("WWBB", ["fort.guns"])),
        "found commerce fort.guns",
        "founded field=commerce seat=0",
        "turn round=2 seat=1",
        "drew seat=1",
    ),
    row(
        turn("play", port("WWMMCC", ["fort.guns"], ["shipyards"])),
        "lay fort.guns",
        "laid seat=0 ship=a2",
        "turn round=2 seat=1",
        "drew seat=1",
    ),
    row(
        turn("play", port("", ["fort.guns"], ["industry"])),
        "barter fort.guns",
        "bartered card=fort-guns seat=0",
    ),
    row(
        turn("play", port("", ["v06", "passengers"])),
        "launch v06 a1",
        "set_out seat=0 ship=a1 voyage=v06",
    ),
    row(
        turn("play", port("", ["v06", "passengers"])),
        "launch v06 a1; passengers",
        "boarded seat=0 ship=a1",
        "turn round=2 seat=1",
        "drew seat=1",
    ),
    row(
        turn("play", port("", ["full_sail_ahead", "v02"]), "v05", 1),
        "full a1",
        "full_sail other=0 seat=0 ship=a1 space=3 spaces=4",
    ),
    row(
        turn("play", port("", ["storm_ahead", "v02"]), "v05", 1),
        "storm a1",
        "storm other=0 seat=0 ship=a1 space=1 spaces=4",
    ),
    row(
        turn("play", port("", ["v02"])),
        "rest",
        "rested seat=0",
        "turn round=2 seat=1",
        "drew seat=1",
    ),
    row(
        turn("play", port("", ["v02", "v03", "v05", "v06", "v07", "v08"])),
        "rest; drop v03",
        "dropped card=v03 seat=0",
        "turn round=2 seat=1",
        "drew seat=1",
    ),
    row(
        turn("play", port("", ["v02"]), theirs=port("", ["v01"], (), ["mine.guns"])),
        "rest",
        "rested seat=0",
        "turn round=2 seat=1",
        "produced kind=metal seat=1",
        "drew seat=1",
    ),
    row(
        turn("play", port("BBBB", ["fort.guns"], jolly_rogers=4)),
        "build fort.guns",
        "built building=fort seat=0",
        "declared points=15 seat=0",
        "turn round=2 seat=1",
        "drew seat=1",
    ),
    row(
        turn("play", port("", ["v02"]), on=1, declarer=0),
        "rest",
        "rested seat=1",
        "bonus points=3 seat=0",
    ),
    row(
        turn("play", port("", ["v02"]), on=1, round=60),
        "rest",
        "rested seat=1",
        "rounds_over rounds=60",
    ),
    row(facing, "fire a1 b1", "attacked other=1 seat=0 ship=a1 target=b1"),
    row(fired, "0: ball", "sealed seat=0"),
    row(
        lambda: play(fired(port("", ["v02"])), "0: flee ball"),
        "1: flee chain",
        "sealed seat=1",
        "flees seat=0",
        "flees seat=1",
    ),
    row(
        lambda: play(fired(port(), port("", ["letter_of_marque"])), "0: ball"),
        "1: letter",
        "sealed seat=1",
        "letter seat=1",
        "turn round=2 seat=1",
    ),
    row(lambda: counting(port("", ["cannons"])), "cannons", "cannons seat=0"),
    row(lambda: counting(port("MM", ["v02"], (), ["foundry.guns"])), "foundry", "foundry seat=0"),
    row(
        lambda: play(counting(port("", ["v02"])), "pass"),
        "pass",
        "threw dice=1, 1, 1, 2, 2, 3 left=2, 3 seat=0 shot=ball",
        "threw dice=1, 1, 1, 1, 2, 4 left=4 seat=1 shot=ball",
        dice=[2, 2, 3, 1, 1, 1, 2, 4, 1, 1, 1, 1],
    ),
    row(
        lambda: answering(port("W", ["v02"], (), ["artisan_guild.hull"]), "ball"),
        "mend h5 guild",
        "mended by=artisan_guild face=5 seat=1 track=hull",
        "next_round round=2",
    ),
    row(
        lambda: answering(port("", ["close_the_hatches"]), "grape"),
        "mend c5 card",
        "mended by=close_the_hatches face=5 seat=1 track=crew",
        "next_round round=2",
    ),
    row(
        salvo("ball", "ball", target=ship("b1", hull="2346")),
        "place 5",
        "placed count=1 other=1 seat=0 ship=b1 spaces=5 track=hull",
        "sunk seat=1 ship=b1",
        "admiralty seat=0",
        "turn round=2 seat=1",
        "relief seat=1 ship=b1",
        "drew seat=1",
    ),
    row(
        both_sunk,
        "place 5; place 6",
        "placed count=1 other=0 seat=1 ship=a1 spaces=6 track=hull",
        "sunk seat=0 ship=a1",
        "sunk seat=1 ship=b1",
        "admiralty seat=0",
        "admiralty seat=1",
        "turn round=2 seat=1",
        "relief seat=1 ship=b1",
        "drew seat=1",
    ),
    row(
        salvo("grape", "ball", target=ship("b1", crew="2346", sails="2")),
        "place 5",
        "placed count=1 other=1 seat=0 ship=b1 spaces=5 track=crew",
        "captured other=1 seat=0 ship=b1",
        "jolly_roger seat=0",
        "turn round=2 seat=1",
        "relief seat=1 ship=b2",
        "drew seat=1",
    ),
    row(
        salvo("ball", "flee chain", own=ship("a1", sails="2")),
        "place 5",
        "placed count=1 other=1 seat=0 ship=b1 spaces=5 track=hull",
        "escaped seat=1",
        "turn round=2 seat=1",
    ),
    row(
        salvo("flee ball", "flee chain"),
        "place 5",
        "placed count=1 other=1 seat=0 ship=b1 spaces=5 track=hull",
        "apart",
        "turn round=2 seat=1",
    ),
    row(
        salvo("ball", "chain"),
        "place 5",
        "placed count=1 other=1 seat=0 ship=b1 spaces=5 track=hull",
        "next_round round=2",
    ),
    row(
        salvo("ball", "chain", 50),
        "place 5",
        "placed count=1 other=1 seat=0 ship=b1 spaces=5 track=hull",
        "fight_stopped rounds=50",
        "turn round=2 seat=1",
    ),
]
ELSEWHERE = {"drew_own", "duel_over"}
"""Told to the seat that draws, and in a prepared combat."""


@pytest.mark.parametrize(("make", "actions", "heard", "dice", "drawn"), ROWS)
def test_what_is_heard(
    make: Make, actions: str, heard: tuple[str, ...], dice: Dice, drawn: int
) -> None:
    """V5, V7, V11, V13, V17, V103, R89: all that an onlooker hears; a play ends the play step."""
    s = make()
    *before, last = actions.split("; ")
    play(s, *before)
    assert lines(told(s, last, dice=dice, drawn=drawn)) == [*heard]


def test_each_kind_of_event_is_heard() -> None:
    """V103: those that the rules and steps name stand in a row above."""
    folder = Path(str(victory.__file__)).parent
    texts = [path.read_text("utf-8") for path in folder.glob("[rs]*s/*.py")]
    kinds = {kind for text in texts for kind in re.findall(r'\.emit\(\s*"(\w+)"', text)}
    heard = {line.split()[0] for case in ROWS for line in case.values[2]}
    assert len(kinds) > 40
    assert sorted(kinds - heard - ELSEWHERE) == []
