"""Whose port it is, who is at war with it, and what may be attacked (S3, W41, W64, S41, S53)."""

from __future__ import annotations

from portsmouth.core.option import Refusal
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.rules.components import (
    BOATSWAIN,
    CARDS,
    FOES,
    NONE,
    PRINTED,
    REPAIR,
    REPAIR_HOME,
    Numbers,
)
from portsmouth.games.war.rules.fleet import holds
from portsmouth.games.war.rules.names import nation_name, port_name
from portsmouth.games.war.state import WarState, put


def flag_owner(s: WarState, port: int) -> int:
    """Return the seat whose flag flies at a port, or NONE."""
    return s.flags[port] // 2 if s.flags[port] != NONE else NONE


def is_pirate_port(s: WarState, port: int) -> bool:
    """Return whether a pirate flag flies at a port."""
    return s.flags[port] != NONE and s.flags[port] % 2 == 1


def nation_of(s: WarState, port: int) -> int:
    """Return the nation of a port; NONE under a pirate flag (S3, S53, S54)."""
    flag = s.flags[port]
    if flag != NONE:
        return NONE if flag % 2 else s.convoys[flag // 2].nation
    return s.black[port] if s.black[port] != NONE else PRINTED[port]


def is_own(s: WarState, convoy: Convoy, port: int) -> bool:
    """Return whether a port is of the convoy's own nation; a pirate has none (W44)."""
    return not convoy.pirate and nation_of(s, port) == convoy.nation


def at_war(s: WarState, convoy: Convoy, port: int) -> bool:
    """Return whether the convoy's nation is at war with that of the port (W41, S54)."""
    if s.globe == NONE or convoy.pirate:
        return False
    foes = FOES[CARDS[s.globe]]
    nation = nation_of(s, port)
    return bool(foes) and nation != convoy.nation and nation in foes and convoy.nation in foes


def repair_price(s: WarState, convoy: Convoy, port: int) -> int:
    """Return what a point of repair costs (W28, W45, K22)."""
    home = is_pirate_port(s, port) if convoy.pirate else is_own(s, convoy, port)
    return REPAIR_HOME if home or holds(convoy, BOATSWAIN) else REPAIR


def fires_at_pirates(s: WarState, convoy: Convoy, port: int) -> bool:
    """Return whether a port fires at the convoy when it docks (W43)."""
    return convoy.pirate and not is_pirate_port(s, port)


def presses_crew(s: WarState, convoy: Convoy, port: int) -> bool:
    """Return whether a port presses crew of the convoy when it docks (W40, S20)."""
    return not convoy.pirate and is_pirate_port(s, port)


def war_refusal(s: WarState, convoy: Convoy, port: int) -> Refusal | None:
    """Return why a port is closed by war, or None (W41)."""
    if not at_war(s, convoy, port):
        return None
    return Refusal(
        "at_war", "W41", {"nation": nation_name(nation_of(s, port)), "port": port_name(port)}
    )


def target_refusal(s: WarState, seat: int, port: int) -> Refusal | None:
    """Return why a seat may not attack a port, or None (W64, S32, S41, O6)."""
    convoy = s.convoys[seat]
    if s.rules.sea == "merchants":
        return Refusal("merchants_sea", "O6")
    if s.flags[port] == 2 * seat + 1:
        return Refusal("own_pirate_port", "S41", {"port": port_name(port)})
    if is_own(s, convoy, port):
        return Refusal("own_port", "W64", {"port": port_name(port)})
    if not planted_flags(convoy):
        return Refusal("no_flag", "S32")
    return None


def may_attack(s: WarState, seat: int, port: int) -> bool:
    """Return whether a seat may attack a port: ``target_refusal`` without the reason."""
    convoy = s.convoys[seat]
    if s.rules.sea == "merchants" or not planted_flags(convoy):
        return False
    if convoy.pirate:
        return s.flags[port] != 2 * seat + 1
    return nation_of(s, port) != convoy.nation and s.flags[port] != 2 * seat + 1


def planted_flags(convoy: Convoy) -> int:
    """Return the flags left of the face that an attack now would plant (S32)."""
    lawful = not convoy.pirate and convoy.letters
    return convoy.nation_flags if lawful else convoy.pirate_flags


def plant(s: WarState, seat: int, port: int) -> None:
    """Put the seat's top flag on a port; the old one goes back to its owner (W72, W113, S33)."""
    convoy, old = s.convoys[seat], s.flags[port]
    if old != NONE:
        owner = s.convoys[old // 2]
        if old % 2:
            owner.pirate_flags += 1
        else:
            owner.nation_flags += 1
    if convoy.pirate:
        convoy.pirate_flags -= 1
    else:
        convoy.nation_flags -= 1
    s.flags = put(s.flags, port, 2 * seat + convoy.pirate)


def own_flags(s: WarState, seat: int) -> Numbers:
    """Return how many nation flags and pirate flags of a seat are on the board (S37)."""
    return s.flags.count(2 * seat), s.flags.count(2 * seat + 1)
