"""Combat (V59-V83, R24-R34, R58-R64, R90-R93, R97)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.games.victory.naive import box, dice
from tests.games.victory.naive.asking import Asking, Question
from tests.games.victory.naive.pieces import Port, Ship

if TYPE_CHECKING:
    from tests.games.victory.naive.game import Naive

SHOTS = {"ball": "h", "chain": "s", "grape": "c"}


@dataclass
class Side:
    """One side; the lower fields begin anew with each round."""

    port: Port
    ship: Ship
    foundries: int = 0
    seal: str = ""
    cards: int = 0
    thrown: list[int] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    """The dice of this round that lie on the own log."""
    guilds: dict[str, int] = field(default_factory=lambda: dict.fromkeys("hsc", 0))

    @property
    def flees(self) -> bool:
        return self.seal.startswith("flee")

    @property
    def track(self) -> str:
        """The enemy's track that the own shot hits (V61)."""
        return SHOTS[self.seal.split()[-1]]

    def cannons(self) -> int:
        """R61"""
        count = self.ship.cannons() + 2 * self.cards + self.foundries
        return count // 2 if self.flees else count

    def new_round(self) -> Side:
        return Side(self.port, self.ship, self.foundries)


@dataclass
class Fight:
    sides: list[Side]
    round: int = 1


def fight(g: Naive, own: Ship, target: Ship) -> Asking:
    sides = [Side(g.ports[ship.holder], ship) for ship in (own, target)]
    g.fight = Fight(sides)
    g.events.append("fight")
    while True:
        yield from arm(g, g.fight)
        defender = g.fight.sides[1]
        if defender.seal == "letter":
            g.discard(defender.port, "letter_of_marque")
            break
        yield from one_round(g, g.fight)
        if effects(g, *g.fight.sides):
            break
        if g.fight.round == box.MOST_ROUNDS:  # R34
            g.events.append("fight without a result")
            break
        again = [side.new_round() for side in g.fight.sides]
        g.fight = Fight(again, g.fight.round + 1)
    g.fight = None


def arm(g: Naive, f: Fight) -> Asking:
    """Both seal a shot and whether they flee, in any order (R27, R60, R97)."""
    legal = {}
    for side in f.sides:
        words = list(SHOTS)
        if not side.ship.full("s"):  # V65
            words += [f"flee {shot}" for shot in SHOTS]
        legal[side.port.seat] = words
    target = f.sides[1].port
    if f.round == 1 and "letter_of_marque" in target.hand:
        legal[target.seat].append("letter")
    while legal:
        text = yield Question("arm", legal)
        del legal[g.speaker]
        next(side for side in f.sides if side.port.seat == g.speaker).seal = text


def one_round(g: Naive, f: Fight) -> Asking:
    one, two = f.sides
    yield from window(g, f, "count", counting)
    for side in f.sides:
        side.thrown = [g.rng.die() for _ in range(side.cannons())]
    one.dice, two.dice = dice.cancel(one.thrown, two.thrown), dice.cancel(two.thrown, one.thrown)
    for mine, his in ((one, two), (two, one)):
        legal = dice.words(mine.dice, his.ship.free_spaces(mine.track))
        if legal != ["place -"]:
            words = yield from g.ask("place", mine.port.seat, legal)
            faces = words[1].replace("-", "")
            his.ship.damage[mine.track] += [int(face) for face in faces]
            his.fresh = [mine.track + face for face in faces]
    yield from window(g, f, "answer", answering)


def window(g: Naive, f: Fight, step: str, may: Callable[[Side], list[str]]) -> Asking:
    """Both by turns, the attacker first, until both have passed one after the other (R59, R92)."""
    passes, turn = 0, 0
    while passes < 2:
        side = f.sides[turn % 2]
        turn += 1
        legal = may(side)
        idle = not side.port.hand and not legal
        if step == "answer" and not side.ship.dice():
            idle = True
        if idle:
            passes += 1
            continue
        g.events += [] if side.port.hand else [f"{step} with an empty hand"]
        words = yield from g.ask(step, side.port.seat, [*legal, "pass"])
        if words[0] == "pass":
            passes += 1
            continue
        passes = 0
        if words[0] == "cannons":
            g.discard(side.port, "cannons")
            side.cards += 1
        elif words[0] == "foundry":
            g.pay(side.port, "M")
            side.foundries += 1
        else:
            mend(g, side, words[1], words[2])


def counting(side: Side) -> list[str]:
    legal = ["cannons"] if "cannons" in side.port.hand else []
    if side.port.cubes["M"] and side.foundries < side.port.has("foundry"):
        legal.append("foundry")
    return legal


def answering(side: Side) -> list[str]:
    legal = []
    for die in side.ship.dice():
        if box.REMOVAL[die[0]] in side.port.hand:
            legal.append(f"mend {die} card")
        name, kind = box.GUILDS[die[0]]
        unused = side.guilds[die[0]] < side.port.has(name)
        if die in side.fresh and unused and side.port.cubes[kind]:
            legal.append(f"mend {die} guild")
    return legal


def mend(g: Naive, side: Side, die: str, way: str) -> None:
    """Take a die off; of two on face 6 a card takes an old one (R64, R90)."""
    on_face = side.ship.damage[die[0]].count(int(die[1]))
    side.ship.damage[die[0]].remove(int(die[1]))
    g.events.append(f"mended {die[0]} {way}")
    if way == "guild":
        name, kind = box.GUILDS[die[0]]
        assert side.port.has(name)
        g.pay(side.port, kind)
        side.guilds[die[0]] += 1
        side.fresh.remove(die)
    else:
        g.discard(side.port, box.REMOVAL[die[0]])
        g.events += ["old die mended"] if die not in side.fresh else []
        if side.fresh.count(die) == on_face:
            side.fresh.remove(die)


def effects(g: Naive, one: Side, two: Side) -> bool:
    """Sinking, boarding, flight, in this order (R30); is the combat over?"""
    sunk = [side for side in (two, one) if side.ship.full("h")]
    for side in sunk:  # the attacker has its token first (R31)
        sink(g, side, one if side is two else two)
    if sunk:
        g.events.append("both sunk" if len(sunk) == 2 else "sunk")
        g.events += ["attacker sunk"] if sunk == [one] else []
        return True
    for mine, his in ((one, two), (two, one)):
        faster = mine.ship.free("s") > his.ship.free("s")
        if his.ship.full("c") and faster and mine.ship.free("c"):
            his.ship.holder = mine.port.seat
            if g.jolly_rogers:
                g.jolly_rogers -= 1
                mine.port.jolly_rogers += 1
            else:
                g.events.append("no jolly roger left")
            g.events.append("captured" if mine is one else "captured by the defender")
            g.events += ["passengers captured"] * his.ship.passengers
            return True
    if one.flees and two.flees:
        g.events.append("apart")
        return True
    for mine, his in ((one, two), (two, one)):
        if mine.flees and mine.ship.free("s") > his.ship.free("s"):
            g.events.append("escaped")
            return True
    return False


def sink(g: Naive, lost: Side, winner: Side) -> None:
    """Ship, log and all their cards go (V73, V93); the other has an Admiralty token (V74)."""
    ship = lost.ship
    assert ship.voyage
    g.ships.remove(ship)
    g.discards += [ship.voyage, *["passengers"] * ship.passengers]
    if ship.upgrade:
        g.discards.append(ship.upgrade)
    if g.admiralty:
        g.admiralty -= 1
        winner.port.admiralty += 1
    else:
        g.events.append("no admiralty left")
