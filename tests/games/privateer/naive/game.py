"""The flow of a whole game as a generator that asks one seat after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.privateer.naive import box, fights, fortunes, harbours
from tests.games.privateer.naive.asking import Asking, Chance, Over, Question
from tests.games.privateer.naive.ship import Ship
from tests.games.privateer.naive.snapshot import snapshot


class Naive:
    """A game. ``legal`` and ``play`` use the notation; ``snapshot`` is everything there is."""

    def __init__(self, seats: int, options: Mapping[str, Any], rng: Chance) -> None:
        self.options = {each["key"]: each["default"] for each in box.DATA["options"]} | dict(
            options
        )
        self.rng = rng
        self.bare(seats)
        self.begin(self.whole_game())

    def bare(self, seats: int) -> None:
        """Everything as before the set-up; tests put their positions upon it."""
        self.ships = [Ship(seat, box.COLOURS[seat]) for seat in range(seats)]
        self.wind = "neutral"
        self.round, self.first = 1, 0
        self.active: int | None = None
        self.offered: list[list[str]] = []
        self.cards: dict[str, str] = {}
        self.port_deck: list[str] = []
        self.port_discards: list[str] = []
        self.bounty_deck: list[str] = []
        self.bounty_discards: list[str] = []
        self.bank = {each["id"]: each["cards"] for each in box.DATA["goods"]}
        self.outcome: dict[str, Any] | None = None
        self.new_turn()
        self.new_visit()

    def new_turn(self) -> None:
        self.began_in_port = self.storm = self.becalmed = False
        self.vane_used = self.glass_used = False
        self.card: str | None = None

    def new_visit(self) -> None:
        self.traded = False
        self.upgraded: set[str] = set()
        self.stripped: set[str] = set()

    # What tests ask.

    def begin(self, flow: Asking) -> None:
        """Go on from the first question of a flow."""
        self._flow = flow
        self.question: Question | None = None
        self._next(None)

    def actors(self) -> tuple[int, ...]:
        return (self.question.seat,) if self.question else ()

    def legal(self) -> list[str]:
        return list(self.question.legal) if self.question else []

    def play(self, text: str) -> None:
        assert text in self.legal(), text
        self._next(text)

    def _next(self, answer: str | None) -> None:
        try:
            self.question = next(self._flow) if answer is None else self._flow.send(answer)
        except (Over, StopIteration):
            self.question = None

    def snapshot(self) -> dict[str, Any]:
        return snapshot(self)

    # Helpers of the rules.

    def others(self, seat: int) -> list[Ship]:
        """The other ships in turn order."""
        count = len(self.ships)
        return [self.ships[(seat + i) % count] for i in range(1, count)]

    def shuffled(self, items: list[str]) -> list[str]:
        order = list(range(len(items)))
        self.rng.shuffle(order)
        return [items[i] for i in order]

    def draw_port_card(self) -> str:
        if not self.port_deck:
            discards = sorted(self.port_discards)
            self.port_deck, self.port_discards = self.shuffled(discards), []
        return self.port_deck.pop(0)

    def replace_card(self, port: str) -> None:
        """Discard a port's card, then turn up another (B75)."""
        self.port_discards.append(self.cards[port])
        self.cards[port] = self.draw_port_card()

    def check_goal(self) -> None:
        """End the game if somebody has the goal, the active seat first (B48)."""
        start = self.active or 0
        for ship in [self.ships[start], *self.others(start)]:
            if ship.infamy >= self.options["goal"]:
                self.outcome = {"reason": "goal", "winners": [ship.seat]}
                raise Over

    def shed(self, ship: Ship, count: int) -> Asking:
        """The owner discards so many cards, asked where there is a choice (B50, B67)."""
        while count > 0 and ship.load:
            aboard = ship.aboard()
            if ship.load <= count or len(aboard) == 1:
                good = aboard[0]
            else:
                answer = yield Question("discard", ship.seat, [f"discard {g}" for g in aboard])
                good = answer.split()[1]
            ship.cargo[good] -= 1
            self.bank[good] += 1
            count -= 1

    def shed_excess(self, ship: Ship) -> Asking:
        """Cargo beyond the Hold goes (B28)."""
        yield from self.shed(ship, ship.load - ship.hold)

    # The flow.

    def whole_game(self) -> Asking:
        colours = self.shuffled(box.COLOURS)
        for ship in self.ships:
            ship.colour = colours[ship.seat]
            ship.last_port = box.HOME[ship.colour]
            ship.square = box.PORTS[ship.last_port]
        captains = self.shuffled(list(box.CAPTAINS))
        each = 2 if self.options["captains"] == "pick" else 1
        self.offered = [[captains.pop(0) for _ in range(each)] for _ in self.ships]
        for ship in self.ships:
            choice = self.offered[ship.seat]
            if each == 2:
                legal = [f"captain {name}" for name in choice]
                choice = [(yield Question("captain", ship.seat, legal)).split()[1]]
            ship.board(choice[0])
        self.port_deck = self.shuffled(list(box.PORT_CARDS))
        for face in range(1, 7):
            self.cards[box.FACES[face]["port"]] = self.draw_port_card()
        self.bounty_deck = self.shuffled(box.BOUNTY)
        self.roll_for_start()
        for i in range(len(self.ships)):
            ship = self.ships[(self.first + i) % len(self.ships)]
            self.active = ship.seat
            yield from harbours.outfit(self, ship)
        yield from self.turns(self.first)

    def roll_for_start(self) -> None:
        """The highest white die begins; only those who tie roll again (P14, B72)."""
        left = [ship.seat for ship in self.ships]
        while len(left) > 1:
            rolls = {seat: self.rng.die() for seat in left}
            left = [seat for seat in left if rolls[seat] == max(rolls.values())]
        self.first = left[0]

    def turns(self, seat: int) -> Asking:
        while True:
            yield from self.turn(self.ships[seat])
            seat = self.after(seat)

    def after(self, seat: int) -> int:
        """End a turn: the seat that follows, or the end of the season (B41)."""
        following = (seat + 1) % len(self.ships)
        if following == self.first:
            if self.round == self.options["season"]:
                keys = {s.seat: (s.infamy, s.silver, s.load) for s in self.ships}
                best = max(keys.values())
                winners = [seat for seat, key in keys.items() if key == best]
                self.outcome = {"reason": "season", "winners": winners}
                raise Over
            self.round += 1
        return following

    def turn(self, ship: Ship) -> Asking:
        self.active = ship.seat
        self.new_turn()
        self.began_in_port = ship.square in box.PORT_AT
        yield Question("bounty", ship.seat, ["draw"])
        yield from fortunes.draw(self, ship)
        yield from self.sailing(ship)

    def reach(self, ship: Ship) -> dict[str, int]:
        """The squares that the ship can sail to, with their half points."""
        points = 2 * ship.spaces(self.began_in_port, self.storm)
        found = box.costs(ship.square, self.wind, ship.captain == "bonny")
        return {s: cost for s, cost in found.items() if cost <= points and s != ship.square}

    def winds(self, ship: Ship) -> dict[str, str]:
        """The winds that he may set now, with the power that sets them (B69, B70)."""
        found = {}
        if "weather_glass" in ship.relics and not self.glass_used:
            found = {w: "glass" for w in [*box.ROUND, "neutral"] if w != self.wind}
        if ship.captain == "vane" and not self.vane_used:
            found |= dict.fromkeys(box.quarters(self.wind), "vane")
        return found

    def sailing(self, ship: Ship) -> Asking:
        """Phases 2 to 4."""
        while True:
            winds = self.winds(ship)
            legal = [f"wind {wind}" for wind in winds] + ["stay"]
            if not self.becalmed:
                legal += [f"sail {square}" for square in self.reach(ship)]
            words = (yield Question("sail", ship.seat, legal)).split()
            if words[0] == "stay":
                return
            if words[0] == "sail":
                break
            self.wind = words[1]
            if winds[words[1]] == "vane":
                self.vane_used = True
            else:
                self.glass_used = True
        yield from self.arrive(ship, words[1])

    def arrive(self, ship: Ship, square: str) -> Asking:
        ship.square = square
        if square in box.PORT_AT:
            port, before = box.PORT_AT[square], ship.last_port
            ship.last_port = port
            if port != before:
                yield from harbours.visit(self, ship, port)
            return
        met = [other for other in self.others(ship.seat) if other.square == square]
        if met:
            yield from fights.between(self, ship, met[0])
        elif square in box.MERCHANTS:
            yield from fights.merchant(self, ship)
