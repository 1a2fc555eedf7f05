"""Battles: against Merchants and between players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.privateer.naive import box
from tests.games.privateer.naive.asking import Asking, Question

if TYPE_CHECKING:
    from tests.games.privateer.naive.game import Naive
    from tests.games.privateer.naive.ship import Ship


def settle(g: Naive, ship: Ship, foe: Ship | None) -> Asking:
    """Roll until one has won: whether the attacker did, and the difference (B39, B71)."""
    yield Question("battle", ship.seat, ["roll"])
    captains = {each.captain: each for each in (ship, foe) if each}
    read = captains.get("read")
    while True:
        mine = g.rng.die() + ship.combat
        his = g.rng.die() + foe.combat if foe else g.rng.die() + g.rng.die()
        if read is not None:
            answer = yield Question("again", read.seat, ["reroll", "stand"])
            if answer == "reroll":
                if read is ship:
                    mine = g.rng.die() + ship.combat
                else:
                    his = g.rng.die() + read.combat
                read = None
        if mine != his:
            return mine > his, abs(mine - his)
        if "teach" in captains:
            return captains["teach"] is ship, 0


def number(g: Naive, ship: Ship, good: str, most: int) -> int:
    return min(most, ship.room, g.bank[good])


def take(g: Naive, ship: Ship, good: str, most: int) -> Asking:
    """The winner names how many he takes, if there is anything to take (B43)."""
    most = number(g, ship, good, most)
    if most > 0:
        legal = [f"take {count}" for count in range(most + 1)]
        count = int((yield Question("spoils", ship.seat, legal)).split()[1])
        ship.cargo[good] += count
        g.bank[good] -= count


def colour_die(g: Naive, what: str) -> str:
    """Roll the colour die: its good or its port."""
    found: str = box.FACES[g.rng.die()][what]
    return found


def merchant(g: Naive, ship: Ship) -> Asking:
    won, most = yield from settle(g, ship, None)
    if not won:
        return
    goods = [colour_die(g, "good")]
    if ship.captain == "lafitte":
        goods.append(colour_die(g, "good"))
    most += 1 if ship.captain == "morgan" else 0
    most += ship.gives("merchant_goods")
    good = goods[0]
    if len(set(goods)) == 2 and any(number(g, ship, each, most) for each in goods):
        answer = yield Question("spoils", ship.seat, [f"pick {each}" for each in goods])
        good = answer.split()[1]
    yield from take(g, ship, good, most)


def between(g: Naive, ship: Ship, foe: Ship) -> Asking:
    """A fight between players, to the loser's way into port (B40, B86)."""
    attacker_won, most = yield from settle(g, ship, foe)
    winner, loser = (ship, foe) if attacker_won else (foe, ship)
    if winner.captain == "morgan":
        most += 1
    yield from plunder(g, winner, loser, most)
    if winner.captain == "caesar":
        yield from seize(g, winner, loser, may_pass=True)
    yield from hand(g, winner, loser)
    loser.last_port = colour_die(g, "port")
    loser.square = box.PORTS[loser.last_port]


def plunder(g: Naive, winner: Ship, loser: Ship, most: int) -> Asking:
    """Card by card, to the winner while he has room, then to the bank (B12, B87)."""
    while most > 0 and loser.load > 0:
        legal = [f"steal {good}" for good in loser.aboard()]
        answer = yield Question("plunder", winner.seat, [*legal, "enough"])
        if answer == "enough":
            return
        good = answer.split()[1]
        loser.cargo[good] -= 1
        if winner.room:
            winner.cargo[good] += 1
        else:
            g.bank[good] += 1
        most -= 1


def seize(g: Naive, taker: Ship, owner: Ship, may_pass: bool) -> Asking:
    """Take a Relic that is no Curse; its old owner may have to discard (B51)."""
    relics = owner.true_relics()
    if not relics:
        return
    relic = relics[0]
    if may_pass or len(relics) > 1:
        legal = [f"seize {each}" for each in relics] + (["pass"] if may_pass else [])
        answer = yield Question("seize", taker.seat, legal)
        if answer == "pass":
            return
        relic = answer.split()[1]
    owner.relics.remove(relic)
    taker.relics.append(relic)
    g.check_goal()
    yield from g.shed_excess(owner)


def hand(g: Naive, winner: Ship, loser: Ship) -> Asking:
    """One Curse may be handed to the loser (B52)."""
    curses = winner.curses()
    if curses:
        legal = [f"hand {each}" for each in curses]
        answer = yield Question("hand", winner.seat, [*legal, "pass"])
        if answer != "pass":
            curse = answer.split()[1]
            winner.relics.remove(curse)
            loser.relics.append(curse)
            g.check_goal()
