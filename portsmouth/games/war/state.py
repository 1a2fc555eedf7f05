"""The state: convoys, flags and markers of ports, goods sheet, piles, and the turn at hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from portsmouth.core.meta import SCENARIO
from portsmouth.core.rng import Rng
from portsmouth.core.state import State
from portsmouth.core.text import Json
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.meta import META
from portsmouth.games.war.rules.components import EMPTY_HOLD, NONE, PORTS, Numbers

NO_BUSINESS, TRADE, REPAIR = range(3)
"""What a port action was begun with (W89)."""


class Rules(NamedTuple):
    """The match options O1 to O7, the prepared position or an empty word, and the chart."""

    rounds: int
    opening: str
    first_shot: bool
    challenge: bool
    shots: str
    sea: str
    free_exit: bool
    scenario: str = ""
    chart: str = "printed"

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the rules that ``to_json`` described; raises BadSetup for what is not offered."""
        given = {key: value for key, value in data.items() if key != SCENARIO or value}
        META.resolve_settings(META.seats[0], given)
        return cls(**data)

    def to_json(self) -> dict[str, Any]:
        """Return the rules by name; the chart only if it is historic, so that older marks hold."""
        told = self._asdict()
        if self.chart == Rules._field_defaults["chart"]:
            del told["chart"]
        return told


class WarState(State):
    """The whole state. ``active`` is the seat whose turn it is, ``first`` who began the game.

    Piles have the top first. ``flags`` has for each port NONE, or twice the owner's seat and 1 more
    for a pirate flag. Of a conflict: ``attacker`` and ``defender`` are seats, the defender NONE in
    an attack on ``fort``, which has ``cannons`` left; ``played`` are kinds of card, ``loads``
    counters of the attacker and of the defender, ``spent`` is a mask of what happens once in it.
    """

    __slots__ = (
        "active",
        "attack_load",
        "attacker",
        "bag",
        "black",
        "bought",
        "business",
        "cannons",
        "cheap",
        "convoys",
        "deck",
        "defence_load",
        "defender",
        "discards",
        "drew",
        "first",
        "flags",
        "fort",
        "globe",
        "goal",
        "hails",
        "laid",
        "plague",
        "played",
        "press",
        "prize",
        "roll",
        "round",
        "rules",
        "second",
        "sheet",
        "sold",
        "spent",
        "stack",
        "stopper",
        "storming",
        "strength",
        "way",
        "winds",
    )

    def __init__(self, rules: Rules, rng: Rng, convoys: list[Convoy]) -> None:
        self.frames = ()
        self.rng = rng
        self.rules = rules
        self.convoys = convoys
        self.round = 1
        self.first = 0
        self.active = 0
        self.way = NONE
        """The way by which the game was won, NONE after the last round and before the end."""
        self.black: Numbers = (NONE,) * len(PORTS)
        """The nation of the black-bordered flag on each port."""
        self.flags: Numbers = (NONE,) * len(PORTS)
        self.plague = NONE
        """The port with the plague marker."""
        self.sheet: Numbers = EMPTY_HOLD
        self.deck: Numbers = ()
        self.discards: Numbers = ()
        self.globe = NONE
        """The global card in play."""
        self.strength = NONE
        """The card that tells the strength of the port attacked."""
        self.bag: Numbers = ()
        self.laid: Numbers = ()
        """Passengers laid aside."""
        self.stack: Numbers = ()
        """Black-bordered flags that were not drawn."""
        self.roll = 0
        """The movement roll, 4 by Press of Sail; 0 if no die fell."""
        self.winds = 0
        """Fair Winds played for this roll."""
        self.press = False
        self.second = False
        """Is it the second move, by Following Sea (K13)?"""
        self.drew = False
        """Was a sea card drawn in this turn?"""
        self.goal = NONE
        """The space in which the move at hand is to end."""
        self.storming = False
        self.hails: Numbers = ()
        """Who is still to be asked: cell and seat, one after the other."""
        self.stopper = NONE
        """The seat that stopped the mover by fire."""
        self.business = NO_BUSINESS
        self.sold = 0
        """Bit mask of the goods sold in this action (S14)."""
        self.bought = 0
        self.cheap = 0
        """Crates that Smugglers Contact still makes cheap (K17)."""
        self.attacker = NONE
        self.defender = NONE
        self.fort = NONE
        self.cannons = 0
        self.played: Numbers = (NONE, NONE)
        self.attack_load: Numbers = ()
        self.defence_load: Numbers = ()
        self.spent = 0
        self.prize: Numbers = EMPTY_HOLD
        """Crates of a captured convoy that lie apart until its captor has chosen (W109)."""

    @property
    def seats(self) -> int:
        return len(self.convoys)

    def copy(self) -> Self:
        copied = type(self).__new__(type(self))
        copied.frames = self.frames
        copied.rng = self.rng.copy()
        copied.rules = self.rules
        copied.convoys = [convoy.copy() for convoy in self.convoys]
        copied.round = self.round
        copied.first = self.first
        copied.active = self.active
        copied.way = self.way
        copied.black = self.black
        copied.flags = self.flags
        copied.plague = self.plague
        copied.sheet = self.sheet
        copied.deck = self.deck
        copied.discards = self.discards
        copied.globe = self.globe
        copied.strength = self.strength
        copied.bag = self.bag
        copied.laid = self.laid
        copied.stack = self.stack
        copied.roll = self.roll
        copied.winds = self.winds
        copied.press = self.press
        copied.second = self.second
        copied.drew = self.drew
        copied.goal = self.goal
        copied.storming = self.storming
        copied.hails = self.hails
        copied.stopper = self.stopper
        copied.business = self.business
        copied.sold = self.sold
        copied.bought = self.bought
        copied.cheap = self.cheap
        copied.attacker = self.attacker
        copied.defender = self.defender
        copied.fort = self.fort
        copied.cannons = self.cannons
        copied.played = self.played
        copied.attack_load = self.attack_load
        copied.defence_load = self.defence_load
        copied.spent = self.spent
        copied.prize = self.prize
        return copied

    def to_json(self) -> dict[str, Json]:
        convoys: list[Json] = [convoy.to_json() for convoy in self.convoys]
        return self.fields_to_json(rules=self.rules.to_json(), convoys=convoys)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        convoys = [Convoy.from_json(each) for each in data["convoys"]]
        s = cls(Rules.from_json(data["rules"]), Rng.from_json(data["rng"]), convoys)
        s.read_fields(data, "rules", "convoys")
        return s


def put(row: Numbers, index: int, value: int) -> Numbers:
    """Return a row with one number replaced."""
    return (*row[:index], value, *row[index + 1 :])


def add(row: Numbers, index: int, more: int) -> Numbers:
    """Return a row with one number changed by an amount."""
    return put(row, index, row[index] + more)
