"""Repairs, trade and the discard step (V9-V12, V14)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from tests.games.victory.naive import box
from tests.games.victory.naive.asking import Asking
from tests.games.victory.naive.pieces import Port

if TYPE_CHECKING:
    from tests.games.victory.naive.game import Naive


def repairs(g: Naive, port: Port) -> Asking:
    while True:
        legal = []
        for ship in g.fleet(port.seat):
            if ship.voyage and "p" not in ship.icons():
                continue  # R10
            for die in ship.dice():
                kinds = {"h": "W", "s": "C", "c": box.KINDS}[die[0]]
                ways = [kind for kind in kinds if port.cubes[kind]]
                if die[0] == "c" and g.free_crew:
                    ways.append("T")
                legal += [f"repair {ship.id} {die} {way}" for way in ways]
        if not legal:
            return
        words = yield from g.ask("repairs", port.seat, [*legal, "done"])
        if words[0] == "done":
            return
        _, id, die, way = words
        if way == "T":
            g.free_crew -= 1
        else:
            g.pay(port, way)
        ship = g.ship(id)
        ship.damage[die[0]].remove(int(die[1]))
        g.events.append(f"repair of {die[0]} {'T' if way == 'T' else 'paid'}")
        g.events += ["repair at sea"] if ship.voyage else []


def trades(g: Naive, port: Port) -> Asking:
    most = g.options["trades_per_turn"]
    while not most or g.trades < most:
        given = [kind * 2 for kind in box.KINDS if port.cubes[kind] >= 2]
        given += [
            "".join(three) for three in combinations(box.KINDS, 3) if port.can_pay("".join(three))
        ]
        legal = []
        for paid in given:
            for kind in box.KINDS:
                in_bank = g.bank[kind] + paid.count(kind)
                if in_bank and paid != kind * 2:  # R65
                    legal.append(f"trade {paid} {kind}")
        if not legal:
            return
        words = yield from g.ask("trade", port.seat, [*legal, "done"])
        if words[0] == "done":
            return
        g.pay(port, words[1])
        g.gain(port, words[2])
        g.trades += 1
        g.watch()


def discard(g: Naive, port: Port) -> Asking:
    while len(port.hand) > box.HAND:
        legal = [f"drop {card}" for card in box.in_order(list(set(port.hand)))]
        words = yield from g.ask("discard", port.seat, legal)
        g.discard(port, words[1])
