"""Port visits and the Infamy set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.privateer.naive import box
from tests.games.privateer.naive.asking import Asking, Question

if TYPE_CHECKING:
    from tests.games.privateer.naive.game import Naive
    from tests.games.privateer.naive.ship import Ship


def purchases(g: Naive, ship: Ship, port: str) -> list[str]:
    """Every buy that is paid, fits and lies in the bank (B66)."""
    found = []
    for good, printed in box.PORT_CARDS[g.cards[port]]["sells"].items():
        price = ship.pays_for(printed)
        count = 1
        while count <= g.bank[good] and count <= ship.room and count * price <= ship.silver:
            found.append(f"buy {good} {count}")
            count += 1
    return found


def sales(g: Naive, ship: Ship, port: str) -> list[str]:
    wanted = box.PORT_CARDS[g.cards[port]]["buys"]
    return [f"sell {good} {n + 1}" for good in wanted for n in range(ship.cargo[good])]


def upgrades(g: Naive, ship: Ship) -> list[str]:
    found = []
    for track in box.TRACKS:
        price = ship.upgrade_price(track)
        if price is not None and price <= ship.silver and track not in g.stripped:
            found.append(f"upgrade {track}")
    return found


def strips(g: Naive, ship: Ship) -> list[str]:
    """Tracks that may be stepped down (B23, B81)."""
    if not g.options["sell_back"]:
        return []
    return [f"strip {t}" for t in box.TRACKS if ship.tracks[t] and t not in g.upgraded]


def outfit(g: Naive, ship: Ship) -> Asking:
    """The Infamy set-up of one seat (P15, B27)."""
    g.new_visit()
    while True:
        legal = [*purchases(g, ship, ship.last_port), *upgrades(g, ship), "done"]
        words = (yield Question("outfit", ship.seat, legal)).split()
        if words[0] == "done":
            break
        trade(g, ship, ship.last_port, words)
    g.new_visit()


def trade(g: Naive, ship: Ship, port: str, words: list[str]) -> None:
    card = box.PORT_CARDS[g.cards[port]]
    if words[0] == "buy":
        good, count = words[1], int(words[2])
        ship.silver -= count * ship.pays_for(card["sells"][good])
        ship.cargo[good] += count
        g.bank[good] -= count
        g.traded = True
    elif words[0] == "sell":
        good, count = words[1], int(words[2])
        ship.silver += count * ship.gets_for(card["buys"][good])
        ship.cargo[good] -= count
        g.bank[good] += count
        g.traded = True
    elif words[0] == "upgrade":
        price = ship.upgrade_price(words[1])
        assert price is not None
        ship.silver -= price
        if ship.debts:
            pay_debt(g, ship)
        ship.tracks[words[1]] += 1
        g.upgraded.add(words[1])
        g.check_goal()
    else:
        ship.silver += box.PRICES[ship.tracks[words[1]]] // 2
        ship.tracks[words[1]] -= 1
        g.stripped.add(words[1])


def pay_debt(g: Naive, ship: Ship) -> None:
    """A Debt is used or has lapsed: its card is discarded (B74)."""
    ship.debts -= 1
    g.bounty_discards.append("shipwrights_debt")


def visit(g: Naive, ship: Ship, port: str) -> Asking:
    g.new_visit()
    while True:
        legal = [*sales(g, ship, port), *purchases(g, ship, port), *upgrades(g, ship)]
        legal += [*strips(g, ship), "done"]
        words = (yield Question("port", ship.seat, legal)).split()
        if words[0] == "done":
            break
        trade(g, ship, port, words)
        yield from g.shed_excess(ship)
    while ship.debts:
        pay_debt(g, ship)
    if g.traded:
        g.replace_card(port)
    g.new_visit()
