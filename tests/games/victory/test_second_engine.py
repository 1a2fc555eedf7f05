"""The game against the second Victory of ``naive``: every decision and position of whole games.

``SAMPLE=all`` compares the whole series, a test run a window of it (``tests/sample.py``).
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import portsmouth
from portsmouth.core.rng import Rng
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.rules import components as c
from portsmouth.games.victory.state import LETTER_SEALED, Fight, VictoryState
from tests.games.victory.naive import Naive, box
from tests.games.victory.players import PLAYERS, choose
from tests.games.victory.rigged import QUIET, rig
from tests.sample import window

GAMES = 2_000
SAMPLE = 60
LONG, SHORT = 10_000, 120
"""How many decisions of a game are compared at most."""
NONE = c.NONE


def cards(numbers: Any) -> list[str]:
    return sorted(c.CARDS[number] for number in numbers)


def counted(dice: list[Any], track: int) -> list[str]:
    return sorted("hsc"[track] + str(die) for die in dice)


def seal_of(seal: int) -> str:
    if seal in (NONE, LETTER_SEALED):
        return "" if seal == NONE else "letter"
    return ("" if seal < 3 else "flee ") + c.SHOTS[seal % 3]


def fight_of(fight: Fight, told: dict[str, Any]) -> dict[str, Any]:
    sides = []
    for side, lines in enumerate(told["sides"]):
        seal = fight.seals[1 - side]
        sides.append(
            {
                "seat": fight.seats[side],
                "ship": c.SHIPS[fight.ships[side]],
                "seal": seal_of(fight.seals[side]),
                "cannons": lines["cannons"],
                "cards": fight.cards[side],
                "foundries": fight.foundries[side],
                "thrown": sorted(fight.thrown[side]),
                "dice": sorted(fight.dice[side]),
                "fresh": counted(lines["fresh"], seal % 3) if lines["fresh"] else [],
                "guilds": dict(zip("hsc", fight.guilds[3 * side : 3 * side + 3], strict=True)),
            }
        )
    return {"round": fight.round, "sides": sides}


def papers(ship: dict[str, Any]) -> dict[str, Any]:
    """What both engines keep of a ship; a view tells more."""
    names = ["holder", "voyage", "damage", "free", "cannons", "upgrade", "passengers", "acted"]
    return {name: ship[name] for name in names} | {"space": ship["space"] or 0}


def snapshot(s: VictoryState) -> dict[str, Any]:
    """A position of the game as ``Naive.snapshot`` gives one."""
    told: dict[str, Any] = GAME.view(s, None)
    found = GAME.outcome(s)
    return {
        "step": s.frames[-1][0] if s.frames else None,
        "actors": sorted(GAME.actors(s)),
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "declarer": None if s.declarer == NONE else s.declarer,
        "bank": dict(zip(box.KINDS, s.bank, strict=True)),
        "tokens": [s.jolly_rogers, s.admiralty, s.pieces],
        "pile": [c.CARDS[card] for card in s.pile],
        "discards": cards(s.discards),
        "drawn": s.rng.count,
        "plays": s.plays,
        "trades": s.trades,
        "pushes": s.pushes,
        "free_crew": s.free_crew,
        "ports": [
            {
                "cubes": dict(zip(box.KINDS, port.cubes, strict=True)),
                "hand": cards(port.hand),
                "fields": sorted(lines["fields"]),
                "buildings": cards(port.buildings),
                "delivered": port.delivered,
                "pieces": port.pieces,
                "admiralty": port.admiralty,
                "jolly_rogers": port.jolly_rogers,
                "points": lines["points"],
            }
            for port, lines in zip(s.ports, told["ports"], strict=True)
        ],
        "ships": {ship["id"]: papers(ship) for ship in told["ships"]},
        "fight": fight_of(s.fight, told["fight"]) if s.fight else None,
        "outcome": {"totals": [*found.totals], "places": [*found.places]} if found else None,
    }


def comparable(table: dict[str, Any]) -> dict[str, Any]:
    """What both keep at all times: counts of a turn stand in their steps only."""
    kept = dict(table)
    step = table["step"]
    if step == "outfit":
        del kept["active"]
    for count, where in (
        ("plays", "play"),
        ("trades", "trade"),
        ("pushes", "voyages"),
        ("free_crew", "repairs"),
    ):
        if step != where:
            del kept[count]
    if step != "voyages":
        for ship in table["ships"].values():
            ship["acted"] = False
    for ship in table["ships"].values():
        ship["acted"] = bool(ship["voyage"] and ship["acted"] and ship["holder"] == table["active"])
    if table["fight"]:
        for side in table["fight"]["sides"]:
            if step in {"arm", "count"}:
                side["thrown"], side["dice"], side["fresh"] = [], [], []
            if step == "arm":
                side["cannons"] = None
    if table["outcome"]:  # the bonus stands in the totals
        for port in table["ports"]:
            del port["points"]
    return kept


def settings(number: int) -> tuple[int, dict[str, Any]]:
    """The seats and options of a game: all combinations in any 720 games that follow each other."""
    kinds = number * 77 % 720  # next to each other lie unlike ones
    seats, kinds = 2 + kinds % 3, kinds // 3
    options: dict[str, Any] = {}
    for name, values in box.OPTIONS.items():
        options[name], kinds = values[kinds % len(values)], kinds // len(values)
    first = options["first_player"]
    if first != "random":
        options["first_player"] = first % seats  # R100
    return seats, options


def differences(mine: dict[str, Any], his: dict[str, Any]) -> dict[str, Any]:
    return {key: (mine[key], his[key]) for key in mine if mine[key] != his[key]}


def compare(number: int, most: int) -> Counter[str]:
    """Play one game, or so many decisions, on both; returns how often each thing came up.

    Those are steps, verbs, and what the second engine calls an event.
    """
    seats, options = settings(number)
    random = Random(number)
    s: VictoryState = portsmouth.new("victory", seats, options, seed=number).state
    second = Naive(seats, options, Rng(number))
    aims = list(PLAYERS) if number % 2 else ["anybody"]
    names = [random.choice(aims) for _ in range(seats)]
    seen: Counter[str] = Counter()
    played: list[str] = []
    rigged = number % 3 > 0
    while True:
        if rigged and second.question and second.question.step in QUIET:
            rig(s, second, random)
            rigged = False
        mine, his = comparable(snapshot(s)), comparable(second.snapshot())
        where = (number, len(played), played[-3:])
        assert mine == his, (where, differences(mine, his))
        if second.outcome or len(played) == most:
            return seen + Counter(second.events)
        legal = {}
        for seat in second.actors():
            actions = GAME.legal(s, seat)
            here = {GAME.notation.write(action) for action in actions}
            assert len(here) == len(actions)
            legal[seat] = second.legal(seat)
            assert len(legal[seat]) == len(set(legal[seat]))
            assert here == set(legal[seat]), (where, his["step"], here ^ set(legal[seat]))
        seat = random.choice(list(legal))
        text = choose(names[seat], his, seat, legal[seat], random)
        seen.update([his["step"], text.split()[0], *(["66"] if "66" in text else [])])
        played.append(text)
        GAME.apply(s, seat, GAME.notation.read(text))
        second.play(text, seat)


COMMON = "outfit voyages any merchant repairs trade play pay board discard arm count place answer"
COMMON += " fire launch end sail repair fit found build take passengers full storm barter push"
COMMON += " ball chain grape flee fight commerce"
SELDOM = "drop rest lay rebuild letter cannons foundry mend 66 captured sunk escaped apart relief"
SELDOM += " delivered reshuffle declared goal tie"
FIGHTS = ["captured by the defender", "attacker sunk", "both sunk", "passengers captured"]
FIGHTS += [f"mended {track} {way}" for track in "hsc" for way in ("card", "guild")]
FIGHTS += [
    "count with an empty hand",
    "answer with an empty hand",
    "old die mended",
    "no admiralty left",
    "no jolly roger left",
    "fight without a result",
]
EVENTS = [f"built {name}" for name in box.BUILDINGS_OF]
EVENTS += [f"fitted {kind}" for kind in ("guns", "hull", "sails", "crew")]
EVENTS += ["upgrade replaced", "second 6 gone", "rebuild alike", "push of another's"]
EVENTS += [
    "end by full sails",
    "voyage of a prize",
    "piece of eight",
    "no piece left",
    "not delivered",
]
EVENTS += ["repair at sea", "repair of c T", "relief of another colour", "empty bank"]
EVENTS += ["declared in another's turn", "round limit"]


def test_the_same_games() -> None:
    """V1-V110, R1-R102: the same questions, answers and positions in both."""
    whole = os.environ.get("SAMPLE") == "all"
    seen: Counter[str] = Counter()
    for numbers in window("second Victory", GAMES, SAMPLE, 2):
        for number in numbers:
            seen += compare(number, LONG if whole else SHORT)
    asked = {*COMMON.split(), *([*SELDOM.split(), *FIGHTS, *EVENTS] if whole else [])}
    assert asked <= {*seen}, asked - {*seen}
