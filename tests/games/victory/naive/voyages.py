"""The step of voyages and the end of a voyage (V8, V38-V47, R49-R51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.victory.naive import box
from tests.games.victory.naive.asking import Asking
from tests.games.victory.naive.pieces import Port, Ship

if TYPE_CHECKING:
    from tests.games.victory.naive.game import Naive


def step(g: Naive, port: Port) -> Asking:
    while True:
        ready = [ship for ship in g.fleet(port.seat) if ship.voyage and not ship.acted]
        legal = [f"sail {ship.id}" for ship in ready if ship.may_go_on()]
        legal += [f"end {ship.id}" for ship in ready]
        if g.pushes:
            legal += [f"push {ship.id}" for ship in g.ships if ship.may_go_on()]
        if not any(ship.must_end() for ship in ready):
            legal.append("done")
        if legal == ["done"]:  # R85
            return
        words = yield from g.ask("voyages", port.seat, legal)
        if words[0] == "done":
            return
        ship = g.ship(words[1])
        if words[0] == "push":
            g.pushes -= 1
            ship.space += 1
            g.events += ["push of another's"] if ship.holder != port.seat else []
            continue
        ship.acted = True
        if words[0] == "sail":
            ship.space += 1
        else:
            yield from end(g, port, ship)
            g.watch()


def end(g: Naive, port: Port, ship: Ship) -> Asking:
    """Settle a voyage in the order of R50; nobody declares before its last choice (R84)."""
    assert ship.voyage
    printed = "".join(box.VOYAGES[ship.voyage][: ship.space + 1])
    for kind in box.KINDS:
        g.gain(port, kind, printed.count(kind))
    for _ in range(printed.count("A")):
        yield from g.any_cube(port)
    at_finish = ship.space == ship.finish()
    g.events += ["end by full sails"] if ship.full("s") and not at_finish else []
    g.events.append("voyage of a prize" if ship.id[0] != box.COLOURS[port.seat] else "voyage")
    if at_finish and "$" in printed:
        g.events.append("piece of eight" if g.pieces else "no piece left")
        port.pieces += bool(g.pieces)
        g.pieces -= bool(g.pieces)
    if at_finish:
        port.delivered += ship.passengers
        g.events += ["delivered"] * ship.passengers
    else:
        g.discards += ["passengers"] * ship.passengers
        g.events += ["not delivered"] * ship.passengers
    g.discards.append(ship.voyage)
    ship.voyage, ship.space, ship.passengers = None, 0, 0
    if port.hand:  # R87
        legal = ["merchant", "decline"] if "merchant" in port.hand else ["decline"]
        words = yield from g.ask("merchant", port.seat, legal)
        if words[0] == "merchant":
            g.discard(port, "merchant")
            for kind in box.KINDS:
                g.gain(port, kind)
    for other in g.leftwards(port.seat)[1:]:
        if "commerce" in other.fields:
            yield from g.any_cube(other)
            g.events.append("commerce")
