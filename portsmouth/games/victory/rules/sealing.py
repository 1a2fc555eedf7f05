"""How a combat begins, and what is sealed in it (V48, V49, V60, V109, R27, R57, R60, R97)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.text import player
from portsmouth.games.victory.rules import duels, fight, hands, names
from portsmouth.games.victory.rules.components import FIRE_CANNONS, LETTER, NONE
from portsmouth.games.victory.rules.fight import SIDES
from portsmouth.games.victory.state import LETTER_SEALED, Fight, Ship, VictoryState


def begin(s: VictoryState, cx: Context, own: Ship, target: Ship) -> None:
    """Spend Fire Cannons and begin a combat; both sides seal (V48, V109, R57)."""
    hands.discard(s, s.active, FIRE_CANNONS)
    s.plays -= 1
    s.fight = Fight((own.holder, target.holder), (own.id, target.id))
    s.frames = (("arm",),)
    _tell_attack(cx, own, target)
    cx.reveal()


def _tell_attack(cx: Context, own: Ship, target: Ship) -> None:
    """Tell who attacks whom."""
    cx.emit(
        "attacked",
        seat=own.holder,
        ship=names.SHIP[own.id],
        other=player(target.holder),
        target=names.SHIP[target.id],
    )


def seal(s: VictoryState, cx: Context, side: int, choice: int) -> None:
    """Lay a choice face down; when both lie there the round goes on (V60, R27, R97).

    A duel begins with an attack that nobody played: it is told before the first choice.
    """
    state = fight.fight_of(s)
    if duels.is_duel(s) and state.round == 1 and state.seals == (NONE, NONE):
        _tell_attack(cx, fight.ship_of(s, 0), fight.ship_of(s, 1))
    state.seals = fight.put(state.seals, side, choice)
    cx.seal()
    cx.emit("sealed", seat=state.seats[side])
    if NONE in state.seals:
        return
    if LETTER_SEALED in state.seals:
        _stop(s, cx)
        return
    for each in SIDES:
        if fight.flees(state, each):
            cx.emit("flees", seat=state.seats[each])
    cx.reveal()
    fight.ask_count(s, cx, 0, 0)


def _stop(s: VictoryState, cx: Context) -> None:
    """End the attack by the Letter of Marque; the attacker's shot is never shown (V49, R60)."""
    target = fight.fight_of(s).seats[1]
    hands.discard(s, target, LETTER)
    cx.reveal()
    cx.emit("letter", seat=target)
    fight.leave(s, cx)
