"""The state: wind and ports, two decks, the bank, a ship for every seat, and the fight at hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from portsmouth.core.rng import Rng
from portsmouth.core.state import State, plain_fields, set_plain_fields
from portsmouth.core.text import Json
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.rules.components import GOODS, NEUTRAL, NONE, PORTS, SUPPLY


class Rules(NamedTuple):
    """The match options."""

    purses: str
    captains: str
    season: int
    goal: int
    sell_back: bool

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the rules that ``_asdict`` described; raises BadSetup for what is not offered."""
        META.resolve_settings(META.seats[0], data)
        return cls(**data)


class Ship:
    """One seat's ship, captain, purse and hold.

    ``tracks`` are positions 0 to 5 in the order of ``TRACKS``, ``cargo`` counts cards of each good,
    ``relics`` are in order of arrival, Curses among them; ``debts`` counts Shipwright's Debts that
    lie open (B74). ``captain`` is NONE until it is chosen.
    """

    __slots__ = (
        "captain",
        "cargo",
        "colour",
        "debts",
        "last_port",
        "relics",
        "silver",
        "square",
        "tracks",
    )

    def __init__(self, colour: int, square: int) -> None:
        self.captain = NONE
        self.colour = colour
        self.square = square
        self.last_port = colour
        self.tracks: tuple[int, ...] = (0, 0, 0, 0)
        self.silver = 0
        self.cargo: tuple[int, ...] = (0,) * len(GOODS)
        self.relics: tuple[int, ...] = ()
        self.debts = 0

    def copy(self) -> Ship:
        """Return an independent copy; the tuples are shared."""
        copied = Ship.__new__(Ship)
        copied.captain = self.captain
        copied.colour = self.colour
        copied.square = self.square
        copied.last_port = self.last_port
        copied.tracks = self.tracks
        copied.silver = self.silver
        copied.cargo = self.cargo
        copied.relics = self.relics
        copied.debts = self.debts
        return copied

    def to_json(self) -> dict[str, Json]:
        """Return all fields by name."""
        return plain_fields(self, self.__slots__)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Ship:
        """Return the ship that ``to_json`` described."""
        ship = cls(0, 0)
        set_plain_fields(ship, cls.__slots__, data)
        return ship


class PrivateerState(State):
    """The whole state. ``active`` is the seat whose turn it is, ``first`` who began the game.

    Of the fight at hand: ``attacker`` and ``defender`` are seats, the defender NONE for a Merchant;
    ``dice`` are the attacker's white die and the defender's, or the sum of two red ones;
    ``difference`` is what a win still allows to take, ``goods`` the colour die's.
    """

    __slots__ = (
        "active",
        "attacker",
        "bank",
        "becalmed",
        "began_in_port",
        "bounty_deck",
        "bounty_discard",
        "card",
        "dealt",
        "defender",
        "dice",
        "difference",
        "first",
        "glass_used",
        "goods",
        "port_deck",
        "port_discard",
        "ports",
        "reroll_used",
        "round",
        "rules",
        "ships",
        "slowed",
        "stripped",
        "traded",
        "upgraded",
        "vane_used",
        "wind",
        "winner",
    )

    def __init__(self, rules: Rules, rng: Rng, ships: list[Ship]) -> None:
        self.frames = ()
        self.rng = rng
        self.rules = rules
        self.ships = ships
        self.dealt: tuple[int, ...] = ()
        """The captains offered, two to a seat in order of seats, while they are chosen."""
        self.wind = NEUTRAL
        self.round = 1
        self.first = 0
        self.active = 0
        self.ports: tuple[int, ...] = (NONE,) * len(PORTS)
        """The Port Card that lies open for each port."""
        self.port_deck: tuple[int, ...] = ()
        """The top card first, as in all decks here."""
        self.port_discard: tuple[int, ...] = ()
        self.bounty_deck: tuple[int, ...] = ()
        self.bounty_discard: tuple[int, ...] = ()
        self.bank: tuple[int, ...] = (SUPPLY,) * len(GOODS)
        self.card = NONE
        """The Bounty Card drawn in this turn; a Fortune is at work until ``sail`` is asked."""
        self.began_in_port = False
        self.slowed = 0
        """The spaces that a Storm takes in this turn."""
        self.becalmed = False
        self.vane_used = False
        self.glass_used = False
        self.traded = False
        """Was a cargo card bought or sold in this visit (B15)?"""
        self.upgraded = 0
        """Bit mask of the tracks that went up in this visit."""
        self.stripped = 0
        """Bit mask of the tracks that went down in this visit (B81)."""
        self.attacker = NONE
        self.defender = NONE
        self.dice: tuple[int, ...] = ()
        self.reroll_used = False
        self.winner = NONE
        self.difference = 0
        self.goods: tuple[int, ...] = ()
        """The goods that the colour die shows: one, or two with Lafitte."""

    @property
    def seats(self) -> int:
        return len(self.ships)

    def copy(self) -> Self:
        copied = type(self).__new__(type(self))
        copied.frames = self.frames
        copied.rng = self.rng.copy()
        copied.rules = self.rules
        copied.ships = [ship.copy() for ship in self.ships]
        copied.dealt = self.dealt
        copied.wind = self.wind
        copied.round = self.round
        copied.first = self.first
        copied.active = self.active
        copied.ports = self.ports
        copied.port_deck = self.port_deck
        copied.port_discard = self.port_discard
        copied.bounty_deck = self.bounty_deck
        copied.bounty_discard = self.bounty_discard
        copied.bank = self.bank
        copied.card = self.card
        copied.began_in_port = self.began_in_port
        copied.slowed = self.slowed
        copied.becalmed = self.becalmed
        copied.vane_used = self.vane_used
        copied.glass_used = self.glass_used
        copied.traded = self.traded
        copied.upgraded = self.upgraded
        copied.stripped = self.stripped
        copied.attacker = self.attacker
        copied.defender = self.defender
        copied.dice = self.dice
        copied.reroll_used = self.reroll_used
        copied.winner = self.winner
        copied.difference = self.difference
        copied.goods = self.goods
        return copied

    def to_json(self) -> dict[str, Json]:
        ships: list[Json] = [ship.to_json() for ship in self.ships]
        return self.fields_to_json(rules=self.rules._asdict(), ships=ships)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        ships = [Ship.from_json(ship) for ship in data["ships"]]
        s = cls(Rules.from_json(data["rules"]), Rng.from_json(data["rng"]), ships)
        s.read_fields(data, "rules", "ships")
        return s
