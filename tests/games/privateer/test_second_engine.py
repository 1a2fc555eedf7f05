"""The game against the second Privateer of ``naive``: every decision and position of whole games.

``SAMPLE=all`` compares the whole series, a test run a window of it (``tests/sample.py``).
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import portsmouth
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.rules import components as c
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import GRID
from portsmouth.games.privateer.rules.setup import offered
from portsmouth.games.privateer.state import PrivateerState
from tests.games.privateer.naive import Naive, box
from tests.games.privateer.players import PLAYERS, choose
from tests.sample import window

GAMES = 2_000
SAMPLE = 24
RARE = (2, 6, 14)
"""Games with what a sample may lack: one in eight has a pick, one in four a bid or a reroll."""
NONE = c.NONE


def named(names: Any, numbers: Any) -> list[str]:
    return [names[number] for number in numbers]


def by_name(names: Any, values: Any) -> dict[str, int]:
    return dict(zip(names, values, strict=True))


def ship_of(ship: Any) -> dict[str, Any]:
    return {
        "captain": "" if ship.captain == NONE else c.CAPTAINS[ship.captain],
        "colour": c.COLOURS[ship.colour],
        "square": GRID.names[ship.square],
        "last_port": c.PORTS[ship.last_port],
        "tracks": by_name(c.TRACKS, ship.tracks),
        "silver": ship.silver,
        "cargo": by_name(c.GOODS, ship.cargo),
        "relics": sorted(named(c.RELICS, ship.relics)),
        "debts": ship.debts,
        "infamy": ships.infamy(ship),
        "hold": ships.hold_limit(ship),
        "crew": ships.crew(ship),
        "combat": ships.combat(ship),
    }


def tracks(mask: int) -> list[str]:
    return sorted(name for bit, name in enumerate(c.TRACKS) if mask >> bit & 1)


def outcome_of(s: PrivateerState) -> dict[str, Any] | None:
    found = GAME.outcome(s)
    if found is None:
        return None
    winners = [seat for seat, place in enumerate(found.places) if place == 1]
    return {"reason": found.reason.value, "winners": winners}


def snapshot(s: PrivateerState) -> dict[str, Any]:
    """A position of the game as ``Naive.snapshot`` gives one."""
    ports = {name: card for name, card in zip(c.PORTS, s.ports, strict=True) if card != NONE}
    return {
        "step": s.frames[-1][0] if s.frames else None,
        "actors": list(GAME.actors(s)),
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "wind": c.WINDS[s.wind],
        "cards": {name: c.PORT_CARDS[card] for name, card in ports.items()},
        "port_deck": named(c.PORT_CARDS, s.port_deck),
        "port_discards": named(c.PORT_CARDS, s.port_discard),
        "bounty_deck": named(c.BOUNTY_NAMES, s.bounty_deck),
        "bounty_discards": named(c.BOUNTY_NAMES, s.bounty_discard),
        "bank": by_name(c.GOODS, s.bank),
        "drawn": s.rng.count,
        "turn": {
            "began_in_port": s.began_in_port,
            "slowed": s.slowed,
            "becalmed": s.becalmed,
            "vane_used": s.vane_used,
            "glass_used": s.glass_used,
        },
        "visit": {
            "traded": s.traded,
            "upgraded": tracks(s.upgraded),
            "stripped": tracks(s.stripped),
        },
        "ships": [ship_of(ship) for ship in s.ships],
        "offered": [named(c.CAPTAINS, offered(s, seat)) for seat in range(s.seats)],
        "card": None if s.card == NONE else c.BOUNTY_NAMES[s.card],
        "outcome": outcome_of(s),
    }


def rig(s: PrivateerState, g: Naive, random: Random) -> None:
    """Deal out Relics, cargo, steps and silver, and put all ships to sea, on both alike.

    Whole games seldom have two rich ships meet, a Sea Chart stolen or a Curse handed on.
    """
    near = [at for at, cost in box.costs("j8", "neutral", False).items() if 0 < cost < 10]
    squares = random.sample([at for at in near if at not in box.PORT_AT], len(g.ships))
    common = random.sample(box.GOODS, 2)
    wish = random.choice(["caesar", "caesar", "read", "teach", "morgan", "lafitte"])
    if wish not in [ship.captain for ship in g.ships]:
        g.ships[0].captain, s.ships[0].captain = wish, c.CAPTAINS.index(wish)
    for ship, other, square in zip(s.ships, g.ships, squares, strict=True):
        other.square, ship.square = square, GRID.cell(square)
        other.silver = ship.silver = random.randrange(30)
        other.tracks = {track: random.randrange(5) for track in box.TRACKS}
        for good in other.aboard():
            g.bank[good] += other.cargo[good]
            other.cargo[good] = 0
        relics = [card for card in g.bounty_deck if card in box.RELICS]
        for relic in random.sample(relics, min(len(relics), random.randrange(5))):
            other.relics.append(relic)
            g.bounty_deck.remove(relic)
        if random.random() < 0.5 and "shipwrights_debt" in g.bounty_deck:
            other.debts = 1
            g.bounty_deck.remove("shipwrights_debt")
        while other.infamy >= g.options["goal"]:
            other.tracks[max(other.tracks, key=lambda track: other.tracks[track])] -= 1
        for _ in range(other.hold - random.choice([0, 0, 1, 3])):
            left = [good for good in common if g.bank[good]]
            good = random.choice(left or [max(g.bank, key=lambda good: g.bank[good])])
            g.bank[good] -= 1
            other.cargo[good] += 1
        ship.tracks = tuple(other.tracks.values())
        ship.cargo = tuple(other.cargo[good] for good in c.GOODS)
        ship.relics = tuple(c.RELICS.index(relic) for relic in other.relics)
        ship.debts = other.debts
    s.bank = tuple(g.bank[good] for good in c.GOODS)
    s.bounty_deck = tuple(c.BOUNTY_NAMES.index(card) for card in g.bounty_deck)
    s.began_in_port = g.began_in_port = False
    GAME.check(s)


def comparable(table: dict[str, Any]) -> dict[str, Any]:
    """What both keep at all times: flags of a visit stand in it only."""
    kept = dict(table)
    step = table["step"]
    if step not in {"port", "outfit"}:
        del kept["visit"]
    if step in {"captain", "outfit"}:
        del kept["turn"], kept["card"]
    if step == "captain":
        del kept["active"]
    else:
        del kept["offered"]
    return kept


def settings(number: int) -> tuple[int, dict[str, Any]]:
    """The seats and options of a game: all combinations in any 240 games that follow each other."""
    kinds = number * 77 % 240  # next to each other lie unlike ones
    seats, kinds = 2 + kinds % 5, kinds // 5
    options: dict[str, Any] = {}
    for each in box.DATA["options"]:
        count = len(each["values"])
        options[each["key"]], kinds = each["values"][kinds % count], kinds // count
    return seats, options


def differences(mine: dict[str, Any], his: dict[str, Any]) -> dict[str, Any]:
    return {key: (mine[key], his[key]) for key in mine if mine[key] != his[key]}


def compare(number: int) -> Counter[str]:
    """Play one game on both; returns how often each step and each Bounty Card came up."""
    seats, options = settings(number)
    random = Random(number)
    match: Match[PrivateerState] = portsmouth.new("privateer", seats, options, seed=number)
    second = Naive(seats, options, Rng(number))
    aims = list(PLAYERS) if random.random() < 0.6 else ["anybody"]
    names = [random.choice(aims) for _ in range(seats)]
    seen: Counter[str] = Counter()
    played: list[str] = []
    rigged = random.random() < 0.4
    while True:
        if rigged and second.question and second.question.step == "bounty":
            rig(match.state, second, random)
            rigged = False
        mine, his = comparable(snapshot(match.state)), comparable(second.snapshot())
        where = (number, len(played), played[-3:])
        assert mine == his, (where, differences(mine, his))
        if second.outcome:
            others = (
                "another's turn" if second.active not in second.outcome["winners"] else "own turn"
            )
            return seen + Counter([second.outcome["reason"], others])
        seat = second.actors()[0]
        here = {match.game.notation.write(action) for action in match.legal(seat)}
        there = second.legal()
        assert len(there) == len(set(there))
        assert here == set(there), (where, his["step"], here ^ set(there))
        text = choose(names[seat], second.snapshot(), seat, there, random)
        after = played[-1].split()[0] if played else "new"
        seen.update([his["step"], text.split()[0], f"{his['step']} after {after}"])
        played.append(text)
        match.play(text, seat)
        second.play(text)
        if text == "draw" and second.card:
            seen[second.card] += 1


def test_the_same_games() -> None:
    """P1-P63, B1-B89: the same questions, answers and positions in both, to the end."""
    seen: Counter[str] = Counter()
    for numbers in (RARE, *window("second Privateer", GAMES, SAMPLE, 2)):
        for number in numbers:
            seen += compare(number)
    steps = "captain outfit bounty victim swap gossip discard offer answer sail battle again"
    steps += " spoils plunder seize hand port goal season"
    verbs = "strip pick reroll stand accept decline enough steal at ask bid wind"
    asked = {*steps.split(), *verbs.split(), *box.FORTUNES, *box.RELICS, "another's turn"}
    assert asked <= {*seen}, asked - {*seen}
