"""The Bounty Card of a turn: Relics, and one function for each kind of Fortune."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.privateer.naive import box, fights
from tests.games.privateer.naive.asking import Asking, Question

if TYPE_CHECKING:
    from tests.games.privateer.naive.game import Naive
    from tests.games.privateer.naive.ship import Ship


def draw(g: Naive, ship: Ship) -> Asking:
    """Turn up a card and carry it out to its end."""
    if not g.bounty_deck:
        discards = sorted(g.bounty_discards, key=box.BOUNTY.index)
        g.bounty_deck, g.bounty_discards = g.shuffled(discards), []
    card = g.card = g.bounty_deck.pop(0)
    if card in box.RELICS:
        ship.relics.append(card)
        g.check_goal()
        return
    if card == "shipwrights_debt":
        ship.debts += 1
        return
    g.bounty_discards.append(card)
    wind = box.FORTUNES[card]["effect"].get("wind")
    if wind is not None:
        g.wind = wind
        return
    yield from EFFECTS[card](g, ship)


def passed(g: Naive, ship: Ship, card: str) -> bool:
    """A Crew test (B46)."""
    found: bool = g.rng.die() + ship.crew >= box.FORTUNES[card]["test"]
    return found


def lose(ship: Ship, silver: int) -> int:
    """Pay as far as it goes (B47)."""
    paid = min(silver, ship.silver)
    ship.silver -= paid
    return paid


def nothing() -> Asking:
    yield from ()


def buried_treasure(g: Naive, ship: Ship) -> Asking:
    if passed(g, ship, "buried_treasure"):
        ship.silver += 5
    yield from nothing()


def storm(g: Naive, ship: Ship) -> Asking:
    if ship.captain != "bonny" and not passed(g, ship, "storm"):
        g.storm = True
    yield from nothing()


def scurvy(g: Naive, ship: Ship) -> Asking:
    if not passed(g, ship, "scurvy"):
        lose(ship, 3)
    yield from nothing()


def rats(g: Naive, ship: Ship) -> Asking:
    if not passed(g, ship, "rats"):
        yield from g.shed(ship, 2)


def rotten_timbers(g: Naive, ship: Ship) -> Asking:
    if not passed(g, ship, "rotten_timbers") and ship.tracks["hold"]:
        ship.tracks["hold"] -= 1
        g.check_goal()
        yield from g.shed_excess(ship)


def victim(g: Naive, ship: Ship, ships: list[Ship]) -> Asking:
    """The chosen player; None if there is nobody, unasked if there is one (B67)."""
    if len(ships) < 2:
        return ships[0] if ships else None
    seats = sorted(each.seat for each in ships)
    answer = yield Question("victim", ship.seat, [f"at {seat}" for seat in seats])
    return g.ships[int(answer.split()[1])]


def beats(g: Naive, ship: Ship, other: Ship) -> bool:
    """A Crew contest (B46, B82)."""
    mine = g.rng.die() + ship.crew
    return mine > g.rng.die() + other.crew


def boarding_party(g: Naive, ship: Ship) -> Asking:
    ships = [each for each in g.others(ship.seat) if each.true_relics()]
    other = yield from victim(g, ship, ships)
    if other and beats(g, ship, other):
        yield from fights.seize(g, ship, other, may_pass=False)


def pickpockets(g: Naive, ship: Ship) -> Asking:
    other = yield from victim(g, ship, g.others(ship.seat))
    if beats(g, ship, other):
        ship.silver += lose(other, 3)


def smugglers(g: Naive, ship: Ship) -> Asking:
    if not ship.load:
        return
    other = yield from victim(g, ship, [each for each in g.others(ship.seat) if each.load])
    for _ in range(2 if other else 0):
        legal = [f"swap {own} {his}" for own in ship.aboard() for his in other.aboard()]
        answer = yield Question("swap", ship.seat, [*legal, "pass"])
        if answer == "pass":
            return
        _, own, his = answer.split()
        ship.cargo[own] -= 1
        other.cargo[own] += 1
        other.cargo[his] -= 1
        ship.cargo[his] += 1


def parley(g: Naive, ship: Ship) -> Asking:
    """Offer one card for silver to all others (B54, B80)."""
    legal = [f"ask {good} {price}" for good in ship.aboard() for price in range(1, 10)]
    if ship.room:
        dear = min(9, ship.silver)
        legal += [f"bid {good} {price}" for good in box.GOODS for price in range(1, dear + 1)]
    answer = yield Question("offer", ship.seat, [*legal, "pass"])
    if answer == "pass":
        return
    verb, good, price = answer.split()[0], answer.split()[1], int(answer.split()[2])
    for other in g.others(ship.seat):
        if (verb == "ask" and not other.room) or (verb == "bid" and not other.cargo[good]):
            continue
        seller, buyer = (ship, other) if verb == "ask" else (other, ship)
        replies = ["accept", "decline"] if buyer.silver >= price else ["decline"]
        if (yield Question("answer", other.seat, replies)) == "accept":
            buyer.silver -= price
            seller.silver += price
            seller.cargo[good] -= 1
            buyer.cargo[good] += 1
            return


def prize_money(g: Naive, ship: Ship) -> Asking:
    ship.silver += 4
    yield from nothing()


def drifting_wreck(g: Naive, ship: Ship) -> Asking:
    yield from fights.take(g, ship, fights.colour_die(g, "good"), 2)


def harbour_gossip(g: Naive, ship: Ship) -> Asking:
    legal = [f"gossip {port}" for port in box.PORTS]
    answer = yield Question("gossip", ship.seat, [*legal, "pass"])
    if answer != "pass":
        g.replace_card(answer.split()[1])


def press_gang(g: Naive, ship: Ship) -> Asking:
    """The lowest on the Crew track pay, all of them (B58)."""
    lowest = min(each.tracks["crew"] for each in g.ships)
    for each in g.ships:
        if each.tracks["crew"] == lowest:
            lose(each, 2)
    yield from nothing()


def royal_tax(g: Naive, ship: Ship) -> Asking:
    for each in g.ships:
        lose(each, len(each.true_relics()))
    yield from nothing()


def becalmed(g: Naive, ship: Ship) -> Asking:
    if ship.captain != "bonny" and not passed(g, ship, "becalmed"):
        g.becalmed = True
    yield from nothing()


EFFECTS = {
    each.__name__: each
    for each in (
        buried_treasure,
        storm,
        scurvy,
        rats,
        rotten_timbers,
        boarding_party,
        pickpockets,
        smugglers,
        parley,
        prize_money,
        drifting_wreck,
        harbour_gossip,
        press_gang,
        royal_tax,
        becalmed,
    )
}
