"""The play step (V13, V15-V25, V38, V46, V55-V58)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.games.victory.naive import box, fights
from tests.games.victory.naive.asking import Asking
from tests.games.victory.naive.pieces import Port, Ship

if TYPE_CHECKING:
    from tests.games.victory.naive.game import Naive


def step(g: Naive, port: Port) -> Asking:
    while g.plays and port.hand:  # R86
        legal = [*ashore(g, port), *afloat(g, port), "rest"]
        words = yield from g.ask("play", port.seat, legal)
        if words[0] == "rest":
            return
        g.plays -= 1
        yield from PLAYS[words[0]](g, port, *words[1:])
        g.watch()


def ashore(g: Naive, port: Port) -> list[str]:
    """What build/upgrade cards are good for."""
    legal = []
    for card in port.build_cards():
        cost = box.BUILDINGS_OF[box.building(card)][0]
        if port.can_pay(cost):
            if len(port.buildings) < box.BUILDINGS:
                legal.append(f"build {card}")
            else:
                legal += [f"rebuild {card} {old}" for old in port.buildings]
        kind = box.upgrade(card)
        if kind == "crew":
            payable = sum(port.cubes.values()) >= box.CREW_UPGRADE
        else:
            payable = port.can_pay(box.UPGRADES[kind])
        for ship in g.fleet(port.seat):
            if payable and ship.kind != kind and not ship.hull_would_be_full(kind):
                legal.append(f"fit {card} {ship.id}")
        for name, (cost, _) in box.FIELDS.items():
            if name not in port.fields and port.can_pay(cost):
                legal.append(f"found {name} {card}")
        own_pool = g.pool(box.COLOURS[port.seat])
        if "shipyards" in port.fields and own_pool and port.can_pay(box.SHIP):
            legal.append(f"lay {card}")
        if "industry" in port.fields:
            legal.append(f"barter {card}")
    return legal


def afloat(g: Naive, port: Port) -> list[str]:
    """What the other cards are good for."""
    legal = []
    for card in port.hand:
        if card in box.VOYAGES:
            docked = [ship for ship in g.fleet(port.seat) if not ship.voyage]
            legal += [f"launch {card} {ship.id}" for ship in docked]
    if "full_sail_ahead" in port.hand:
        legal += [f"full {ship.id}" for ship in g.ships if ship.may_go_on()]
    if "storm_ahead" in port.hand:
        legal += [f"storm {ship.id}" for ship in g.ships if ship.voyage and ship.space]
    if "fire_cannons" in port.hand:
        guns = [ship for ship in g.fleet(port.seat) if "!" in ship.icons()]
        for ship in g.ships:
            safe = ship.space == 0 and g.ports[ship.holder].has("fort")
            if ship.holder != port.seat and "!" in ship.icons() and not safe:
                legal += [f"fire {own.id} {ship.id}" for own in guns]
    return legal


def build(g: Naive, port: Port, card: str, old: str = "") -> Asking:
    if old:
        port.buildings.remove(old)
        g.discards.append(old)
        g.events += ["rebuild alike"] if box.building(old) == box.building(card) else []
    g.pay(port, box.BUILDINGS_OF[box.building(card)][0])
    port.hand.remove(card)
    port.buildings.append(card)
    g.events.append(f"built {box.building(card)}")
    yield from ()


def fit(g: Naive, port: Port, card: str, id: str) -> Asking:
    port.hand.remove(card)
    kind = box.upgrade(card)
    if kind == "crew":  # R54, R96
        for _ in range(box.CREW_UPGRADE):
            legal = [f"pay {each}" for each in box.KINDS if port.cubes[each]]
            words = yield from g.ask("pay", port.seat, legal)
            g.pay(port, words[1])
    else:
        g.pay(port, box.UPGRADES[kind])
    g.events.append(f"fitted {kind}")
    ship = g.ship(id)
    dice = sum(len(each) for each in ship.damage.values())
    old = ship.refit(card)
    if dice > sum(len(each) for each in ship.damage.values()):
        g.events.append("second 6 gone")
    if old:
        g.discards.append(old)
        g.events.append("upgrade replaced")


def found(g: Naive, port: Port, field: str, card: str) -> Asking:
    g.pay(port, box.FIELDS[field][0])
    g.discard(port, card)
    port.fields.append(field)
    yield from ()


def lay(g: Naive, port: Port, card: str) -> Asking:
    g.pay(port, box.SHIP)
    g.discard(port, card)
    g.ships.append(Ship(g.pool(box.COLOURS[port.seat])[0], port.seat))
    yield from ()


def barter(g: Naive, port: Port, card: str) -> Asking:
    g.discard(port, card)
    yield from g.any_cube(port)


def launch(g: Naive, port: Port, card: str, id: str) -> Asking:
    port.hand.remove(card)
    ship = g.ship(id)
    ship.voyage, ship.space = card, 0
    most = g.options["passengers_per_voyage"]
    while port.hand and not (most and ship.passengers >= most):  # R88
        legal = ["passengers", "decline"] if "passengers" in port.hand else ["decline"]
        words = yield from g.ask("board", port.seat, legal)
        if words[0] == "decline":
            return
        port.hand.remove("passengers")
        ship.passengers += 1


def full(g: Naive, port: Port, id: str) -> Asking:
    g.discard(port, "full_sail_ahead")
    g.ship(id).space += 1
    g.plays += 1
    yield from ()


def storm(g: Naive, port: Port, id: str) -> Asking:
    g.discard(port, "storm_ahead")
    g.ship(id).space -= 1
    g.plays += 1
    yield from ()


def fire(g: Naive, port: Port, own: str, target: str) -> Asking:
    g.discard(port, "fire_cannons")
    yield from fights.fight(g, g.ship(own), g.ship(target))


PLAYS: dict[str, Callable[..., Asking]] = {
    "build": build,
    "rebuild": build,
    "fit": fit,
    "found": found,
    "lay": lay,
    "barter": barter,
    "launch": launch,
    "full": full,
    "storm": storm,
    "fire": fire,
}
