"""Before the roll: cards that need none, then roll or stay (W77, W78, W80, K8, K15, K16)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import player
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.rules import guns, sailing, sailing_roll
from portsmouth.games.war.rules.components import (
    BECALM,
    CARDS,
    IS_TRADE,
    MOST_SEATS,
    PARDON,
    SAILS,
    SQUALL,
)
from portsmouth.games.war.rules.fleet import discard, harm, holds
from portsmouth.games.war.rules.names import kind_name, port_name
from portsmouth.games.war.rules.progress import resume
from portsmouth.games.war.rules.world import (
    is_sea,
    port_of,
)
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import (
    STAY,
    WarStep,
    effect,
    label,
)

CAST: Action = ("cast",)
PARDONED: Action = ("pardon",)
BECALMED: tuple[Action, ...] = tuple(("becalm", seat) for seat in range(MOST_SEATS))
SQUALLED: tuple[Action, ...] = tuple(("squall", seat) for seat in range(MOST_SEATS))


def stay(s: WarState, cx: Context) -> None:
    """Stay where the convoy is: a port action, or a conflict (W80, W87, S47)."""
    cx.emit("stayed", seat=s.active)
    if is_sea(s.convoys[s.active].at):
        sailing.end_at_sea(s, cx, moved=False)
        resume(s, cx)
    else:
        s.frames = (("port",),)


def stay_option(s: WarState, seat: Seat) -> Option:
    """Return the option to stay; in port it says that one acts there (W80, W87)."""
    at = s.convoys[seat].at
    if is_sea(at):
        return Option(STAY, label("stay"), "stay")
    port = port_of(at)
    here = label("stay_port", port=port_name(port), trade=int(IS_TRADE[port]))
    return Option(STAY, here, "stay")


class Cast(WarStep):
    """Roll or stay; cards that need no roll come first (W77, W78, W80)."""

    name: ClassVar[str] = "cast"

    def legal(self, s: WarState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        kinds = [CARDS[card] for card in s.convoys[seat].hand]
        if BECALM in kinds or SQUALL in kinds:
            for other, convoy in enumerate(s.convoys):
                if other == seat:
                    continue
                if BECALM in kinds and not convoy.becalmed:
                    found.append(BECALMED[other])
                if SQUALL in kinds and is_sea(convoy.at) and convoy.values[SAILS]:
                    found.append(SQUALLED[other])
        if PARDON in kinds and s.convoys[seat].pirate:
            found.append(PARDONED)
        found += (CAST, STAY)
        return found

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        others = [other for other in range(s.seats) if other != seat]
        aimed = [
            Option(
                (verb, other),
                label(verb, other=player(other)),
                f"seat-{other}",
                refusal=self._aim_refusal(s, seat, verb, other),
            )
            for other in others
            for verb in ("becalm", "squall")
        ]
        pardon = Option(PARDONED, label("pardon"), "pardon", refusal=self._pardon_refusal(s, seat))
        rolls = () if s.convoys[seat].values[SAILS] else (effect("no_roll"),)
        return [
            *aimed,
            pardon,
            Option(CAST, label("cast"), "cast", effects=rolls),
            stay_option(s, seat),
        ]

    def _aim_refusal(self, s: WarState, seat: Seat, verb: str, other: int) -> Refusal | None:
        """Return why Becalmed or Squall can't name a convoy (K8, K15, S71)."""
        kind = BECALM if verb == "becalm" else SQUALL
        convoy = s.convoys[other]
        if not holds(s.convoys[seat], kind):
            return Refusal("no_card", "K2", {"card": kind_name(kind)})
        if kind == BECALM and convoy.becalmed:
            return Refusal("becalmed_already", "S71", {"other": player(other)})
        if kind == SQUALL and not is_sea(convoy.at):
            return Refusal("not_at_sea", "K8", {"other": player(other)})
        if kind == SQUALL and not convoy.values[SAILS]:
            return Refusal("no_sails_left", "S71", {"other": player(other)})
        return None

    def _pardon_refusal(self, s: WarState, seat: Seat) -> Refusal | None:
        """Return why Royal Pardon can't be played (K16)."""
        if not holds(s.convoys[seat], PARDON):
            return Refusal("no_card", "K2", {"card": kind_name(PARDON)})
        return None if s.convoys[seat].pirate else Refusal("no_pirate", "K16")

    def do_becalm(self, s: WarState, seat: Seat, cx: Context, other: int) -> None:
        """Becalm another convoy for its next turn (K15)."""
        discard(s, s.convoys[seat], BECALM)
        s.convoys[other].becalmed = True
        cx.emit("becalmed", seat=seat, other=player(other))

    def do_squall(self, s: WarState, seat: Seat, cx: Context, other: int) -> None:
        """Take sails of another convoy at sea (K8)."""
        discard(s, s.convoys[seat], SQUALL)
        cx.emit("squalled", seat=seat, other=player(other))
        harm(s, cx, other, SAILS, guns.roll(s))

    def do_pardon(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Be a pirate no more (K16, S19, S52)."""
        discard(s, s.convoys[seat], PARDON)
        s.convoys[seat].pirate = False
        cx.emit("pardoned", seat=seat)

    def do_cast(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Roll for movement (W12, W54)."""
        sailing_roll.roll(s, cx)
        s.frames = (("sail",),)

    def do_stay(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Stay without a roll (W80)."""
        stay(s, cx)
