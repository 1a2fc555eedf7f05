"""One seat's ship and what can be reckoned from it."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.privateer.naive import box


def half(price: int) -> int:
    """Half a price, rounded up (B26)."""
    return price - price // 2


@dataclass
class Ship:
    seat: int
    colour: str
    captain: str = ""
    square: str = ""
    last_port: str = ""
    tracks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(box.TRACKS, 0))
    silver: int = 0
    cargo: dict[str, int] = field(default_factory=lambda: dict.fromkeys(box.GOODS, 0))
    relics: list[str] = field(default_factory=list)
    debts: int = 0

    def board(self, captain: str) -> None:
        """Take the captain's start (P18, P12)."""
        self.captain = captain
        self.tracks = dict(box.CAPTAINS[captain]["start"])
        self.silver = box.CAPTAINS[captain]["silver"]

    def value(self, track: str) -> int:
        return box.TRACKS[track][self.tracks[track]]

    def gives(self, what: str) -> int:
        """What the Relics add to something."""
        return sum(box.RELICS[relic]["gives"].get(what, 0) for relic in self.relics)

    @property
    def infamy(self) -> int:
        points = sum(box.TRACK_INFAMY[position] for position in self.tracks.values())
        return max(0, points + self.gives("infamy"))

    @property
    def hold(self) -> int:
        return self.value("hold") + self.gives("hold")

    @property
    def load(self) -> int:
        return sum(self.cargo.values())

    @property
    def room(self) -> int:
        return max(0, self.hold - self.load)

    @property
    def combat(self) -> int:
        return self.value("cannons") + self.gives("combat")

    @property
    def crew(self) -> int:
        """What a Crew roll adds to the die (B46)."""
        kidd = 1 if self.captain == "kidd" else 0
        return self.value("crew") + kidd + self.gives("crew_rolls")

    def spaces(self, began_in_port: bool, storm: bool) -> int:
        """Spaces of a turn before the wind's cost (B78)."""
        found = self.value("sails")
        if "brass_sextant" in self.relics:
            found += 1
        if self.captain == "rackham" and began_in_port:
            found += 1
        if self.captain != "bonny":
            if "barnacled_anchor" in self.relics:
                found -= 1
            if storm:
                found -= 2
        return max(1, found)

    def aboard(self) -> list[str]:
        return [good for good, count in self.cargo.items() if count]

    def true_relics(self) -> list[str]:
        return [relic for relic in self.relics if relic not in box.CURSES]

    def curses(self) -> list[str]:
        return [relic for relic in self.relics if relic in box.CURSES]

    def pays_for(self, printed: int) -> int:
        """The price of one card that a port sells at the printed price."""
        return max(1, printed - 1) if self.captain == "hornigold" else printed

    def gets_for(self, printed: int) -> int:
        """The price of one card that a port buys at the printed price."""
        return printed + (1 if self.captain == "hornigold" else 0) + self.gives("sell")

    def upgrade_price(self, track: str) -> int | None:
        """The price of the next position with a Debt's half; None at the last (P57, B55)."""
        if self.tracks[track] == box.LAST:
            return None
        price: int = box.PRICES[self.tracks[track] + 1]
        if self.captain == "roberts" and track == "crew":
            price = half(price)
        if self.debts:
            price = half(price)
        return price
