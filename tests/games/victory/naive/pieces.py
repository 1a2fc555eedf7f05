"""What lies before a seat, and a ship with its log."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.victory.naive import box


@dataclass
class Ship:
    """A ship in play: docked if it has no voyage. Damage is a list of dice for each track."""

    id: str
    holder: int
    voyage: str | None = None
    space: int = 0
    damage: dict[str, list[int]] = field(default_factory=lambda: {track: [] for track in "hsc"})
    upgrade: str | None = None
    passengers: int = 0
    acted: bool = False

    @property
    def kind(self) -> str | None:
        """The kind of the upgrade."""
        return box.upgrade(self.upgrade) if self.upgrade else None

    def spaces(self, track: str, kind: str | None = None) -> list[int]:
        """The spaces of a track with the own upgrade, or with another (V101)."""
        extra = (kind or self.kind) == box.TRACKS[track]
        return [*box.FACES, 6] if extra else list(box.FACES)

    def free_spaces(self, track: str) -> list[int]:
        spaces = self.spaces(track)
        for die in self.damage[track]:
            spaces.remove(die)
        return spaces

    def free(self, track: str) -> int:
        return len(self.free_spaces(track))

    def full(self, track: str) -> bool:
        return not self.free(track)

    def icons(self) -> str:
        """What is printed on the space where she is; nothing in dock."""
        return box.VOYAGES[self.voyage][self.space] if self.voyage else ""

    def finish(self) -> int:
        assert self.voyage
        return len(box.VOYAGES[self.voyage]) - 1

    def may_go_on(self) -> bool:
        """At sea, not on the finish, sails not full (V41, R15, R16, R74)."""
        return bool(self.voyage) and self.space < self.finish() and not self.full("s")

    def must_end(self) -> bool:
        """She stands on the finish, or her sails are full, and she has not acted (R49)."""
        return bool(self.voyage) and not self.acted and not self.may_go_on()

    def cannons(self) -> int:
        return 7 if self.kind == "guns" else 6

    def dice(self) -> list[str]:
        """Her dice as they are named in a choice, each face once."""
        return [f"{track}{die}" for track in "hsc" for die in sorted(set(self.damage[track]))]

    def refit(self, card: str) -> str | None:
        """Fit an upgrade and return the old card (V23, R52)."""
        old, self.upgrade = self.upgrade, card
        for track, dice in self.damage.items():
            if dice.count(6) > self.spaces(track).count(6):
                self.damage[track].remove(6)
        return old

    def hull_would_be_full(self, kind: str) -> bool:
        """Would the hull be full with an upgrade of this kind (R52)?"""
        spaces = self.spaces("h", kind)
        dice = list(self.damage["h"])
        if dice.count(6) > spaces.count(6):
            dice.remove(6)
        return len(dice) == len(spaces)


@dataclass
class Port:
    """A seat's port, cubes, hand and tokens."""

    seat: int
    cubes: dict[str, int] = field(default_factory=lambda: dict.fromkeys(box.KINDS, 0))
    hand: list[str] = field(default_factory=list)
    fields: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    delivered: int = 0
    pieces: int = 0
    admiralty: int = 0
    jolly_rogers: int = 0

    def has(self, name: str) -> int:
        """How many special buildings of a name stand here (R36, R53)."""
        return [box.building(card) for card in self.buildings].count(name)

    def can_pay(self, cost: str) -> bool:
        return all(self.cubes[kind] >= cost.count(kind) for kind in cost)

    def build_cards(self) -> list[str]:
        return [card for card in self.hand if card in box.BUILD_CARDS]
