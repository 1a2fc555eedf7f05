"""The game: set-up, turns, the watch for 15 points, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.victory.naive import box, harbours, plays, voyages
from tests.games.victory.naive.asking import Asking, Chance, Over, Question
from tests.games.victory.naive.fights import Fight
from tests.games.victory.naive.pieces import Port, Ship
from tests.games.victory.naive.snapshot import snapshot


class Naive:
    """A game. ``legal`` and ``play`` use the notation; ``snapshot`` is everything there is."""

    def __init__(self, seats: int, options: Mapping[str, Any], rng: Chance) -> None:
        self.options = box.DEFAULTS | dict(options)
        self.rng = rng
        self.ports = [Port(seat) for seat in range(seats)]
        self.ships = [Ship(f"{box.COLOURS[seat]}1", seat) for seat in range(seats)]
        self.bank = dict(box.CUBES)
        self.pile: list[str] = []
        self.discards: list[str] = []
        self.jolly_rogers = box.JOLLY_ROGERS
        self.admiralty = box.ADMIRALTY
        self.pieces = box.PIECES
        self.round, self.first, self.active = 1, 0, 0
        self.declarer: int | None = None
        self.plays = self.trades = self.pushes = self.free_crew = 0
        self.fight: Fight | None = None
        self.outcome: dict[str, Any] | None = None
        self.speaker = 0
        self.events: list[str] = []
        """What has happened that no word of an action tells; tests count it."""
        self.question: Question | None = None
        self._flow = self.whole_game()
        self._next(None)

    # What tests ask.

    def actors(self) -> tuple[int, ...]:
        return tuple(sorted(self.question.legal)) if self.question else ()

    def legal(self, seat: int) -> list[str]:
        return list(self.question.legal[seat]) if self.question else []

    def play(self, text: str, seat: int) -> None:
        assert text in self.legal(seat), (text, seat)
        self.speaker = seat
        self._next(text)

    def _next(self, answer: str | None) -> None:
        try:
            self.question = next(self._flow) if answer is None else self._flow.send(answer)
        except (Over, StopIteration):
            self.question = None

    def snapshot(self) -> dict[str, Any]:
        return snapshot(self)

    # Helpers of the rules.

    def ask(self, step: str, seat: int, legal: list[str]) -> Asking:
        """Ask one seat and return the words of its answer."""
        answer = yield Question(step, {seat: legal})
        return answer.split()

    def leftwards(self, seat: int) -> list[Port]:
        """All ports from a seat on."""
        return [self.ports[(seat + i) % len(self.ports)] for i in range(len(self.ports))]

    def ship(self, id: str) -> Ship:
        return next(ship for ship in self.ships if ship.id == id)

    def fleet(self, seat: int) -> list[Ship]:
        return [ship for ship in self.ships if ship.holder == seat]

    def pool(self, colours: str) -> list[str]:
        """The ships out of play, the lowest number of the first colour first (R81, R82)."""
        afloat = [ship.id for ship in self.ships]
        return [c + n for c in colours for n in "1234" if c + n not in afloat]

    def gain(self, port: Port, kind: str, count: int = 1) -> None:
        """Take cubes as far as there are any (V90)."""
        count = min(count, self.bank[kind])
        self.bank[kind] -= count
        port.cubes[kind] += count

    def pay(self, port: Port, cost: str) -> None:
        for kind in cost:
            assert port.cubes[kind] > 0
            port.cubes[kind] -= 1
            self.bank[kind] += 1

    def any_cube(self, port: Port) -> Asking:
        """One cube of choice; nobody is asked at an empty bank (R70)."""
        kinds = [kind for kind in box.KINDS if self.bank[kind]]
        if not kinds:
            self.events.append("empty bank")
            return
        words = yield from self.ask("any", port.seat, [f"take {kind}" for kind in kinds])
        self.gain(port, words[1])

    def discard(self, port: Port, card: str) -> None:
        port.hand.remove(card)
        self.discards.append(card)

    def shuffled(self, cards: list[str]) -> list[str]:
        order = list(range(len(cards)))
        self.rng.shuffle(order)
        return [cards[i] for i in order]

    def points(self, seat: int) -> int:
        """V84, V85, without the declarer's bonus (R37)."""
        port = self.ports[seat]
        found = 3 * port.jolly_rogers + 2 * port.admiralty + port.pieces + 2 * port.delivered
        found += len(self.fleet(seat))
        found += sum(box.BUILDINGS_OF[box.building(card)][1] for card in port.buildings)
        found += sum(box.FIELDS[field][1] for field in port.fields)
        one = self.options["sets_per_kind"] == 1
        return found + sum(box.sets(count, one) for count in port.cubes.values())

    def watch(self) -> None:
        """The first seat with 15 points declares, once a game (R46)."""
        if self.declarer is None:
            for port in self.leftwards(self.active):
                if self.points(port.seat) >= box.GOAL:
                    self.declarer = port.seat
                    own = port.seat == self.active
                    self.events.append("declared" if own else "declared in another's turn")
                    return

    # The flow.

    def whole_game(self) -> Asking:
        chosen = self.options["first_player"]
        self.first = self.rng.below(len(self.ports)) if chosen == "random" else chosen
        order = self.leftwards(self.first)
        for port in order:
            for _ in range(2):
                legal = [f"take {kind}" for kind in box.KINDS if self.bank[kind]]
                words = yield from self.ask("outfit", port.seat, legal)
                self.gain(port, words[1])
        self.pile = self.shuffled(box.DECK)
        for port in order:
            port.hand, self.pile = self.pile[:5], self.pile[5:]
        while True:
            for port in order:
                self.active = port.seat
                yield from self.turn(port)
            if self.declarer is not None or self.round == self.options["round_limit"]:
                self.end()
                return
            self.round += 1

    def turn(self, port: Port) -> Asking:
        if not self.fleet(port.seat) and self.options["last_ship"] == "relief":
            self.relief(port)
        for name, kind in box.YIELDS.items():
            self.gain(port, kind, port.has(name))
        self.plays, self.trades = 1, 0
        self.pushes, self.free_crew = port.has("church"), port.has("tavern")
        for ship in self.fleet(port.seat):
            ship.acted = False
        self.watch()
        yield from voyages.step(self, port)
        yield from harbours.repairs(self, port)
        self.draw(port)
        yield from harbours.trades(self, port)
        yield from plays.step(self, port)
        yield from harbours.discard(self, port)
        self.watch()

    def relief(self, port: Port) -> None:
        """A free ship of the own colour, else of any (R44, R81)."""
        own = box.COLOURS[port.seat]
        pool = self.pool(own) or self.pool(box.COLOURS)
        if pool:
            self.ships.append(Ship(pool[0], port.seat))
            self.events.append("relief" if pool[0][0] == own else "relief of another colour")

    def draw(self, port: Port) -> None:
        """The top card, of the discards if there is none (R7)."""
        if not self.pile:
            self.events.append("reshuffle")
            self.pile, self.discards = self.shuffled(box.in_order(self.discards)), []
        if self.pile:
            port.hand.append(self.pile.pop(0))

    def end(self) -> None:
        """The bonus, then who has won (R37, R39)."""
        seats = range(len(self.ports))
        bonus = {self.declarer: box.BONUS}
        totals = [self.points(seat) + bonus.get(seat, 0) for seat in seats]
        keys = [
            (
                totals[seat],
                seat == self.declarer,
                len(self.fleet(seat)),
                sum(self.ports[seat].cubes.values()),
            )
            for seat in seats
        ]
        places = [1 + sum(other > key for other in keys) for key in keys]
        self.outcome = {"totals": totals, "places": places}
        tied = totals.count(max(totals)) > 1
        self.events += ["tie"] if tied else []
        self.events.append("round limit" if self.declarer is None else "goal")
