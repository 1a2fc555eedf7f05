"""The state: the array of Portsmouth, the pile, and a ship for every seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from portsmouth.core.rng import Rng
from portsmouth.core.state import State, plain_fields, set_plain_fields
from portsmouth.core.text import Json
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.rules.cards import ACTION_POINTS, ASHORE, EMPTY, NOBODY


class Rules(NamedTuple):
    """The match options that rules read; the start player is decided at set-up."""

    strict_moves: bool
    crack_seamen: bool
    corporal_strength: int
    marine_scale: str
    trainer_per_seaman: int
    recruit_privilege_tolls: bool
    gig_pays_grog: bool
    town_prices_always: bool
    swap_only_if_necessary: bool
    hidden_money: bool

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the rules that ``_asdict`` described; raises BadSetup for what is not offered."""
        META.resolve_settings(META.seats[0], data)
        return cls(**data)


class Ship:
    """One seat's ship, purse and pawn. Crews are tuples of cards in order of arrival."""

    __slots__ = (
        "corporals",
        "landsmen",
        "lieutenants",
        "marines",
        "midshipmen",
        "money",
        "mutineers",
        "pawn",
        "petty_officers",
        "seamen",
        "trainer",
        "used",
    )

    def __init__(self, money: int) -> None:
        self.money = money
        self.pawn = ASHORE
        self.lieutenants: tuple[int, ...] = ()
        self.midshipmen: tuple[int, ...] = ()
        self.used: tuple[int, ...] = ()
        """The midshipmen that bear a black marker."""
        self.petty_officers: tuple[int, ...] = ()
        self.marines: tuple[int, ...] = ()
        self.corporals: tuple[int, ...] = ()
        self.landsmen: tuple[int, ...] = ()
        self.seamen: tuple[int, ...] = ()
        self.mutineers = 0
        self.trainer = False

    def copy(self) -> Ship:
        """Return an independent copy; the tuples are shared."""
        copied = Ship.__new__(Ship)
        copied.money = self.money
        copied.pawn = self.pawn
        copied.lieutenants = self.lieutenants
        copied.midshipmen = self.midshipmen
        copied.used = self.used
        copied.petty_officers = self.petty_officers
        copied.marines = self.marines
        copied.corporals = self.corporals
        copied.landsmen = self.landsmen
        copied.seamen = self.seamen
        copied.mutineers = self.mutineers
        copied.trainer = self.trainer
        return copied

    def to_json(self) -> dict[str, Json]:
        """Return all fields by name."""
        return plain_fields(self, self.__slots__)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Ship:
        """Return the ship that ``to_json`` described."""
        ship = cls(0)
        set_plain_fields(ship, cls.__slots__, data)
        return ship


class PortsmouthState(State):
    """The whole state. ``active`` is the seat whose turn it is."""

    __slots__ = (
        "active",
        "ap",
        "array",
        "commissioned",
        "deserters",
        "drawn",
        "hands",
        "hands_at",
        "hidden",
        "pile",
        "pile_at",
        "round",
        "rules",
        "ships",
        "start",
        "towns_used",
        "under",
    )

    def __init__(self, rules: Rules, rng: Rng, start: int, ships: list[Ship]) -> None:
        self.frames = (("turn",),)
        self.rng = rng
        self.rules = rules
        self.ships = ships
        self.start = start
        self.active = start
        self.round = 1
        self.ap = ACTION_POINTS
        self.array = [EMPTY] * 25
        """The card in each cell."""
        self.under = [NOBODY] * 25
        """The landsman card that lies in each cell."""
        self.hidden = 0
        """Bit mask of the cells whose card lies face down."""
        self.pile: tuple[int, ...] = ()
        self.pile_at = 0
        """How many cards of the pile are gone."""
        self.hands: tuple[int, ...] = ()
        self.hands_at = 0
        """How many landsmen of the deck are gone."""
        self.drawn = EMPTY
        """The card drawn in replenishing that waits for its cell."""
        self.towns_used = 0
        """Bit mask of the town cards that have worked this turn."""
        self.commissioned = False
        """Was the Recruit privilege used in this action?"""
        self.deserters: tuple[int, ...] = ()
        """Landsmen out of the game after a mutiny."""

    @property
    def seats(self) -> int:
        return len(self.ships)

    def copy(self) -> Self:
        copied = type(self).__new__(type(self))
        copied.frames = self.frames
        copied.rng = self.rng.copy()
        copied.rules = self.rules
        copied.ships = [ship.copy() for ship in self.ships]
        copied.start = self.start
        copied.active = self.active
        copied.round = self.round
        copied.ap = self.ap
        copied.array = self.array[:]
        copied.under = self.under[:]
        copied.hidden = self.hidden
        copied.pile = self.pile
        copied.pile_at = self.pile_at
        copied.hands = self.hands
        copied.hands_at = self.hands_at
        copied.drawn = self.drawn
        copied.towns_used = self.towns_used
        copied.commissioned = self.commissioned
        copied.deserters = self.deserters
        return copied

    def to_json(self) -> dict[str, Json]:
        ships: list[Json] = [ship.to_json() for ship in self.ships]
        return self.fields_to_json(rules=self.rules._asdict(), ships=ships)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        ships = [Ship.from_json(ship) for ship in data["ships"]]
        s = cls(Rules.from_json(data["rules"]), Rng.from_json(data["rng"]), 0, ships)
        s.read_fields(data, "rules", "ships")
        return s
