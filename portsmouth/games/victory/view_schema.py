"""The schema of what a seat sees of Victory on the High Sea; ``view.view`` builds it.

Ids are those of the components: cubes by the names of their kinds, cards, fields and tracks by
name, ships as ``a1``. Cards of which there are several copies are named once for each.
"""

from __future__ import annotations

from typing import TypedDict

from portsmouth.core.schema import LineShape


class SetView(TypedDict):
    """What cubes of a kind score: points now, and from how many on so many; None if never more."""

    points: int
    next: int | None
    next_points: int | None


class PortView(TypedDict):
    """One seat's port, cubes, hand and tokens.

    ``hand`` is None where the viewer may not see it; ``buildings`` are the cards from the port to
    the right; ``delivered`` counts Passengers. ``points`` is the sum of ``score``, which has the
    bonus for declaring only after the end.
    """

    cubes: dict[str, int]
    sets: dict[str, SetView]
    hand: list[str] | None
    hand_size: int
    fields: list[str]
    buildings: list[str]
    delivered: int
    pieces: int
    admiralty: int
    jolly_rogers: int
    points: int
    score: list[LineShape]


class ShipView(TypedDict):
    """One ship that is in play, with its log.

    ``id`` is the colour it has kept and its number, ``holder`` the seat that has it now. ``voyage``
    and ``space`` (0 is the start) are None while it is docked. ``damage`` has the faces of the dice
    on each track, ``free`` how many spaces are left there. ``upgrade`` is the card under the log,
    ``passengers`` counts those aboard, ``acted`` tells whether it has moved in this voyages step,
    ``hunters`` are the seats that could attack it where it is before its holder's next turn, by
    what lies open.
    """

    id: str
    holder: int
    voyage: str | None
    space: int | None
    damage: dict[str, list[int]]
    free: dict[str, int]
    cannons: int
    upgrade: str | None
    passengers: int
    acted: bool
    hunters: list[int]


class PaymentView(TypedDict):
    """A way to pay: its cubes in letters, what is left then, and the points with it."""

    cubes: str
    left: dict[str, int]
    points: int


class FittingView(TypedDict):
    """The crew upgrade that lies open until it is paid, and the ship that it is for.

    ``points`` are those before; ``payments`` has the best way to pay first.
    """

    card: str
    ship: str
    points: int
    payments: list[PaymentView]


class SideView(TypedDict):
    """One side of a combat.

    ``sealed`` tells whether it has chosen in this round. ``shot``, ``letter`` and ``flees`` are
    None where the viewer may not know yet: the shot is shown with the dice, flight once both have
    chosen, a Letter of Marque to its own seat alone. ``cannons`` is how many dice it throws, None
    before both have chosen; ``thrown`` are its dice as they fell, ``dice`` those left after 1s and
    equal ones; ``fresh`` are the dice of this round on its own log.
    """

    seat: int
    ship: str
    sealed: bool
    shot: str | None
    letter: bool | None
    flees: bool | None
    cannons: int | None
    thrown: list[int]
    dice: list[int]
    fresh: list[int]


class FightView(TypedDict):
    """The combat at hand: its round from 1, and its sides, the attacker's first."""

    round: int
    sides: list[SideView]


class VictoryView(TypedDict):
    """The table. ``step`` is the pending decision, ``over`` after the end.

    ``first`` began the game, ``active`` is whose turn it is, None after the end; ``declarer`` is
    who has declared, ``last_turns`` who still has a turn after that, ``near_goal`` from how many
    points on that may come soon; ``duel`` is the task of a prepared combat. ``bank`` are the cubes
    left, ``pile`` how many cards are left, ``discards`` those that lie open, the last one on top;
    ``tokens`` counts those left of each sort. For the active seat: ``plays`` of a card, ``pushes``
    by Churches and crew dice that Taverns take off (``free_crew``) which are left in this turn.
    """

    round: int
    round_limit: int
    goal: int
    near_goal: int
    first: int
    active: int | None
    step: str
    declarer: int | None
    last_turns: list[int]
    duel: str | None
    bank: dict[str, int]
    pile: int
    discards: list[str]
    tokens: dict[str, int]
    plays: int
    pushes: int
    free_crew: int
    fitting: FittingView | None
    ports: list[PortView]
    ships: list[ShipView]
    fight: FightView | None


class AboardView(TypedDict):
    """What a voyage has brought so far, ``any`` of it cubes of choice, and Passengers aboard."""

    cubes: dict[str, int]
    any: int
    passengers: int


class StakesView(TypedDict):
    """By how much each end of a fight changes the points of the attacker and of the defender.

    ``sank``: the target is sunk, ``lost``: the attacker's ship; ``took``: the target is captured,
    ``taken``: the attacker's ship. ``needs`` is what it takes each side to sink the enemy
    (``hull``), to board it (``crew`` and ``sails``), and to get away (``sails``); ``cargo`` is what
    both have aboard.
    """

    sank: list[int]
    lost: list[int]
    took: list[int]
    taken: list[int]
    needs: list[dict[str, int]]
    cargo: list[AboardView]


class VictoryOdds(TypedDict):
    """What fights are about: those that the viewer could begin, and the one at hand (``a1-b1``)."""

    fights: dict[str, StakesView]
