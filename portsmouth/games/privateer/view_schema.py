"""The schema of what a seat sees of Privateer; ``view.view`` builds it.

Ids are those of the components: goods, ports, captains, Relics, Fortunes, tracks and winds by name,
squares as ``j6``.
"""

from __future__ import annotations

from typing import TypedDict

from portsmouth.core.schema import LineShape


class TrackView(TypedDict):
    """One track: its position 0 to 5 and value, and what the next position costs this captain.

    ``value`` is printed; Relics that help stand in the ship's ``spaces``, ``combat``, ``crew`` and
    ``hold``. ``price`` and ``gain`` (Infamy) are None at the last position.
    """

    position: int
    value: int
    price: int | None
    gain: int | None


class ShipView(TypedDict):
    """One seat's ship. ``silver`` is None where the viewer may not see the purse.

    ``spaces`` are half spaces in a turn that begins now, without the wind; ``combat`` is added to
    the die, ``crew`` to Crew rolls; ``hold`` and ``load`` are cards. ``port`` is where it lies,
    ``score`` its Infamy line by line.
    """

    captain: str | None
    colour: str
    square: str
    port: str | None
    last_port: str
    tracks: dict[str, TrackView]
    spaces: int
    combat: int
    crew: int
    hold: int
    load: int
    silver: int | None
    cargo: dict[str, int]
    relics: list[str]
    debts: int
    infamy: int
    score: list[LineShape]


class PortView(TypedDict):
    """One port: its square, colour and good, and its card.

    ``sells`` and ``buys`` are the printed prices. For the viewer's ship: ``brings`` is what its
    cargo sells for there, ``last`` whether it is the last port, where it may not trade, ``turns``
    how many turns away it is under this wind, a turn that runs included.
    """

    id: str
    square: str
    colour: str
    good: str
    card: str | None
    sells: dict[str, int]
    buys: dict[str, int]
    brings: int
    last: bool
    turns: int


class DeckView(TypedDict):
    """A deck: how many cards are left, and which were discarded, in that order."""

    left: int
    discarded: list[str]


class FightView(TypedDict):
    """The fight at hand. ``defender`` is None for a Merchant.

    ``dice`` and ``totals`` are the attacker's and the defender's, empty before the roll;
    ``most`` is how many goods the winner may still take, ``goods`` what the colour die shows.
    """

    square: str
    attacker: int
    defender: int | None
    dice: list[int]
    totals: list[int]
    winner: int | None
    most: int
    goods: list[str]
    rerolled: bool


class VisitView(TypedDict):
    """The port visit at hand: whether cargo changed hands, and tracks stepped up and down."""

    port: str
    traded: bool
    upgraded: list[str]
    stripped: list[str]


class PrivateerView(TypedDict):
    """The table. ``reach`` gives the half spaces of every square that the active ship can end on.

    ``before`` is for each of them the square before it on a cheapest way, for the eye.
    ``half_spaces`` is what it may spend in all; both stand only while it may sail. ``offered`` are
    the captains of each seat, two or one, while they are chosen. ``card`` is the Bounty Card of
    this turn.
    """

    round: int
    season: int
    goal: int
    first: int
    active: int | None
    step: str
    wind: str
    offered: list[list[str]]
    ports: list[PortView]
    bank: dict[str, int]
    bounty: DeckView
    port_cards: DeckView
    card: str | None
    becalmed: bool
    slowed: int
    half_spaces: int | None
    reach: dict[str, int]
    before: dict[str, str]
    fight: FightView | None
    visit: VisitView | None
    ships: list[ShipView]
    closed_purses: bool


class FightOdds(TypedDict):
    """What an attack comes to: chances in thousandths, goods of a win in hundredths."""

    defender: int | None
    win: int
    lose: int
    goods: int


class DangerOdds(TypedDict):
    """A seat that could attack before the viewer's next turn; its chance in thousandths."""

    seat: int
    win: int


class PrivateerOdds(TypedDict):
    """What a viewer can reckon from what lies open.

    ``fights`` is by the square of each Merchant and ship that the viewer's ship can reach, once
    it has attacked by its own square alone; ``danger`` by square that it can end on; ``bounty``
    counts the cards left in the deck by name.
    """

    fights: dict[str, FightOdds]
    danger: dict[str, list[DangerOdds]]
    bounty: dict[str, int]
