"""Rich positions for the comparison with the second Victory, laid out alike on both.

Whole games seldom have the last tokens taken, an empty bank, dice on every track, two of a guild.
"""

from __future__ import annotations

from random import Random

from portsmouth.games.victory.rules import components as c
from portsmouth.games.victory.state import Port as GamePort
from portsmouth.games.victory.state import Ship as GameShip
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.naive import Naive, box
from tests.games.victory.naive.pieces import Port, Ship

QUIET = {"discard", "board"}
"""Steps whose answers depend on the asked seat's hand alone."""
LIKED = ["letter_of_marque", "cannons", *box.REMOVAL.values(), "fire_cannons", "passengers"]


def rig(s: VictoryState, g: Naive, random: Random) -> None:
    """Deal out cards, cubes, buildings, ships and damage, the same on both."""
    guards = random.sample(["foundry", "armoury", "crafting_guild", "artisan_guild", "fort"], 2)
    for port in g.ports:
        if port.seat != g.active and random.random() < 0.7:
            trade_hand(g, port, random)
        liked = [card for card in g.pile if box.building(card) in guards]
        twins = [box.building(card) for card in port.build_cards()]
        liked += [card for card in g.pile if box.building(card) in twins]
        others = [card for card in g.pile if card in box.BUILD_CARDS]
        for card in [*liked[:2], *others[:3], *liked[2:]][: random.randrange(7)]:
            if card in g.pile and len(port.buildings) < box.BUILDINGS:
                g.pile.remove(card)
                port.buildings.append(card)
        port.fields += [f for f in box.FIELDS if f not in port.fields and random.random() < 0.3]
        for kind in box.KINDS:
            g.gain(port, kind, random.randrange(4))
        fleet(g, port, random)
    if random.random() < 0.1:
        rob(g, random)
    if random.random() < 0.3:
        g.bank = {kind: min(n, random.randrange(4)) for kind, n in g.bank.items()}
    if random.random() < 0.3:
        g.jolly_rogers, g.admiralty, g.pieces = (random.randrange(2) for _ in range(3))
    if random.random() < 0.3:  # few cards are left to draw
        cut = random.randrange(len(g.pile))
        g.discards, g.pile = g.discards + g.pile[cut:], g.pile[:cut]
    for port in g.ports:
        while g.points(port.seat) >= box.GOAL:
            list_of = port.fields or port.buildings
            if max(port.cubes.values()) > 3:
                most = max(port.cubes, key=lambda kind: port.cubes[kind])
                port.cubes[most] -= 1
            elif port.fields:
                port.fields.pop()
            elif list_of:
                g.discards.append(list_of.pop())
            else:
                break
    lay_out(s, g)


def trade_hand(g: Naive, port: Port, random: Random) -> None:
    """Lay the hand under the pile; take as many cards and some that fights want."""
    g.pile += port.hand
    wanted = [card for card in g.pile if card in LIKED]
    random.shuffle(wanted)
    fire = [card for card in wanted if card == "fire_cannons"][: random.randrange(2)]
    others = [card for card in g.pile if card not in LIKED]
    hand = [*fire, *[card for card in wanted if card not in fire][: random.randrange(4)], *others]
    port.hand = hand[: random.choice([0, 0, 0, 1, 2, 3, 4, 5])]
    for card in port.hand:
        g.pile.remove(card)


def fleet(g: Naive, port: Port, random: Random) -> None:
    """Ships of all colours at sea, hurt and with upgrades."""
    for _ in range(random.randrange(3)):
        colours = random.choice([box.COLOURS[port.seat], box.COLOURS])
        pool = g.pool(colours)
        if pool:
            g.ships.append(Ship(pool[0], port.seat))
    for ship in g.fleet(port.seat):
        voyages = [card for card in g.pile if card in box.VOYAGES]
        if ship.voyage is None and voyages and random.random() < 0.8:
            ship.voyage = random.choice(voyages)
            g.pile.remove(ship.voyage)
            spaces = range(ship.finish() + 1)
            blasts = [space for space in spaces if "!" in box.VOYAGES[ship.voyage][space]]
            ship.space = random.choice([*spaces, *blasts * 3])
            if "passengers" in g.pile and random.random() < 0.4:
                g.pile.remove("passengers")
                ship.passengers += 1
        halves = [card for card in g.pile if card in box.BUILD_CARDS]
        if ship.upgrade is None and halves and random.random() < 0.6:
            ship.upgrade = random.choice(halves)
            g.pile.remove(ship.upgrade)
        for track in "hsc":
            most = len(ship.spaces(track)) - (track == "h")
            count = random.choice([0, 0, 0, most, random.randrange(most + 1)])
            ship.damage[track] = random.sample(ship.spaces(track), count)


def rob(g: Naive, random: Random) -> None:
    """Let one seat have no ship, and another all of its colour."""
    loser, winner = random.sample([port.seat for port in g.ports], 2)
    if g.active in {loser, winner}:
        return
    for id in g.pool(box.COLOURS[loser]):
        g.ships.append(Ship(id, winner))
    for ship in g.fleet(loser):
        ship.holder = winner


def lay_out(s: VictoryState, g: Naive) -> None:
    """Put everything of the one upon the other."""
    for mine, his in zip(s.ports, g.ports, strict=True):
        fill(mine, his)
    s.ships = sorted((sailed(ship) for ship in g.ships), key=lambda ship: ship.id)
    s.bank = cubes(g.bank)
    s.pile = numbers(g.pile)
    s.discards = tuple(sorted(numbers(g.discards)))
    s.jolly_rogers, s.admiralty, s.pieces = g.jolly_rogers, g.admiralty, g.pieces


def numbers(cards: list[str]) -> tuple[int, ...]:
    return tuple(c.CARDS.index(card) for card in cards)


def cubes(kinds: dict[str, int]) -> tuple[int, int, int, int]:
    wood, brick, metal, cloth = kinds.values()
    return wood, brick, metal, cloth


def fill(mine: GamePort, his: Port) -> None:
    mine.cubes = cubes(his.cubes)
    mine.hand = tuple(sorted(numbers(his.hand)))
    mine.fields = sum(1 << c.FIELDS.index(field) for field in his.fields)
    mine.buildings = numbers(his.buildings)


def sailed(his: Ship) -> GameShip:
    mine = GameShip(c.SHIPS.index(his.id), his.holder)
    if his.voyage:
        mine.voyage, mine.space = c.CARDS.index(his.voyage), his.space
    mine.damage = tuple(mask(his.damage[track]) for track in "hsc")
    if his.upgrade:
        mine.upgrade = c.CARDS.index(his.upgrade)
    mine.passengers, mine.acted = his.passengers, his.acted
    return mine


def mask(dice: list[int]) -> int:
    """A bit for each face, and one more for a second 6."""
    return sum(1 << die - 2 for die in set(dice)) + (1 << 5 if dice.count(6) == 2 else 0)
