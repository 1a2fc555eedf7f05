"""Hold cards: when each may be played, and what it does (1.14, 1.23, 4.9, R99-R103, R116-R123)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.option import Refusal
from portsmouth.games.captains_sea.rules import harm
from portsmouth.games.captains_sea.rules.cards import windows
from portsmouth.games.captains_sea.rules.cards.gun_cards import (
    GRAPE,
    RAGGED,
    SIGHTS,
    WADS,
    Effect,
    Place,
    Why,
    all_hands,
    can_grape,
    can_use_hands,
    enemy,
    lean,
    mark,
    marksmen,
    own,
    shield,
    unplayed,
)
from portsmouth.games.captains_sea.rules.components import (
    CARD_WINDOWS,
    CARDS,
    ENDS,
    SHEETS,
    WINDOWS,
    card,
)
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.rules.program import then
from portsmouth.games.captains_sea.ship import NO_PLAN
from portsmouth.games.captains_sea.state import CaptainState, add

H = (0, *(card(f"h{number:02}") for number in range(1, 29)))
"""The Hold cards by their own numbers."""
HANDS = tuple(len(CARDS) + end for end in range(len(ENDS)))
"""H20 in a play that names the fore or the aft section."""
PLAYS: tuple[str, ...] = (*CARDS, *(f"h20-{end}" for end in ENDS))


def _extra(by: int) -> Effect:
    """Return an effect that adds to the player's own coming roll, or marks it."""

    def effect(s: CaptainState, cx: Context, at: Place) -> None:
        s.extra = add(s.extra, at.seat, by)

    return effect


def _wedges(s: CaptainState, cx: Context, at: Place) -> None:
    """Add 1 to the hull bonus roll and to this turn's Bonus Move (H03)."""
    s.extra = add(s.extra, at.seat, 1)
    s.ships[at.seat].wedges = True


def _can_crowd(s: CaptainState, at: Place) -> bool:
    ship = s.ships[at.seat]
    return ship.medium and not harm.fighting_only(ship) and not ship.crowd


def _crowd(s: CaptainState, cx: Context, at: Place) -> None:
    """Add 2 to the own speed (H04)."""
    s.ships[at.seat].crowd = True


def _can_fall(s: CaptainState, at: Place) -> bool:
    return panel.in_irons(s, s.ships[at.seat]) and not s.grappled


def _fall(s: CaptainState, cx: Context, at: Place) -> None:
    """Let the ship fall off at once, and select if activations return (H07, R99, R121)."""
    ship = s.ships[at.seat]
    ship.strain = 0
    ship.acts |= panel.acts_of(ship.speed) >> (s.impulse + 1) << (s.impulse + 1)
    then(s, ("fall", at.seat), ("turned_here", at.seat), ("choose", at.seat))


def _can_think_again(s: CaptainState, at: Place) -> bool:
    ship = s.ships[at.seat]
    return any(
        plan != ship.plan and panel.cost(s, ship, plan) <= ship.paid
        for plan in panel.offered(s, ship)
    )


def _think_again(s: CaptainState, cx: Context, at: Place) -> None:
    """Replace the revealed manoeuvre by another (H08, R100, R123)."""
    then(s, ("second", at.seat))


def _can_spy(s: CaptainState, at: Place) -> bool:
    enemy = s.ships[1 - at.seat]
    return enemy.plan != NO_PLAN and not enemy.shown & 1


def _spy(s: CaptainState, cx: Context, at: Place) -> None:
    """Make the enemy show his manoeuvre and Strain (H09, R110)."""
    enemy = s.ships[1 - at.seat]
    enemy.shown = 3
    cx.reveal()


def _quick(s: CaptainState, cx: Context, at: Place) -> None:
    """Place a Load marker two impulses nearer (H18)."""
    ship = s.ships[at.seat]
    ship.due = add(ship.due, at.about, -2)


def _change_shot(s: CaptainState, cx: Context, at: Place) -> None:
    """Change what a section is being loaded with (H19, R122)."""
    then(s, ("change", at.seat, at.about))


def _douse(s: CaptainState, cx: Context, at: Place) -> None:
    """Put the own fire out without a roll (H21)."""
    s.ships[at.seat].burning = False


def _fish(s: CaptainState, cx: Context, at: Place) -> None:
    """Repair the rigging without a roll (H22)."""
    harm.repair(s.ships[at.seat], 0)
    s.extra = add(s.extra, at.seat, 1)
    points = harm.counted(s, at.seat)
    cx.emit("repaired_rigging", seat=at.seat, left=s.ships[at.seat].rigging, **points)


def _boarding(s: CaptainState, cx: Context, at: Place) -> None:
    """Add 1 to each own die of this round (H26, H27)."""
    assert s.boarding is not None
    s.boarding.bonus = add(s.boarding.bonus, at.seat, 1)


def _attacks(s: CaptainState, at: Place) -> bool:
    return s.boarding is not None and s.boarding.attacker == at.seat


def _axes(s: CaptainState, cx: Context, at: Place) -> None:
    """Take 2 from the enemy's grapple, or add 2 to the own disengaging (H28)."""
    own = at.kind == "disengage"
    s.extra = add(s.extra, at.seat if own else 1 - at.seat, 2 if own else -2)


def _again(s: CaptainState, at: Place) -> bool:
    return at.about == windows.AGAIN


def _can_cut(s: CaptainState, at: Place) -> bool:
    return at.kind == "disengage" or at.about != at.seat


def _always(s: CaptainState, at: Place) -> bool:
    return True


PLAY: dict[int, tuple[Why, Effect]] = {
    H[1]: (_always, _extra(2)),
    H[2]: (lambda s, at: windows.dice_ahead(s, *at) > 0, _extra(2)),
    H[3]: (lambda s, at: windows.dice_ahead(s, *at) > 0, _wedges),
    H[4]: (_can_crowd, _crowd),
    H[5]: (lambda s, at: s.ships[at.seat].tasks[SHEETS] > 0, _extra(1)),
    H[6]: (_always, _extra(2)),
    H[7]: (_can_fall, _fall),
    H[8]: (_can_think_again, _think_again),
    H[9]: (_can_spy, _spy),
    H[10]: (unplayed(SIGHTS, own), mark(SIGHTS)),
    H[11]: (own, lean(-2)),
    H[12]: (own, lean(2)),
    H[13]: (unplayed(RAGGED, enemy), mark(RAGGED)),
    H[14]: (_always, shield),
    H[15]: (can_grape, mark(GRAPE)),
    H[16]: (_always, marksmen),
    H[17]: (unplayed(WADS, own), mark(WADS)),
    H[18]: (_always, _quick),
    H[19]: (_always, _change_shot),
    HANDS[0]: (can_use_hands(0), all_hands(0)),
    HANDS[1]: (can_use_hands(1), all_hands(1)),
    H[21]: (lambda s, at: s.ships[at.seat].burning, _douse),
    H[22]: (lambda s, at: at.about == 0 and harm.damaged(s.ships[at.seat], 0), _fish),
    H[23]: (_again, _extra(1)),
    H[24]: (lambda s, at: not s.extra[at.seat], _extra(1)),
    H[25]: (lambda s, at: not s.extra[at.seat], _extra(1)),
    H[26]: (_attacks, _boarding),
    H[27]: (lambda s, at: not _attacks(s, at), _boarding),
    H[28]: (_can_cut, _axes),
}
"""By play: whether the position allows it, and what it does."""

OPENS: dict[str, frozenset[int]] = {
    kind: frozenset(card for card in H[1:] if kind in CARD_WINDOWS[card]) for kind in WINDOWS
}
"""By window: the cards that may be played in it at all."""


def card_of(play: int) -> int:
    """Return the card that a play uses."""
    return H[20] if play in HANDS else play


def playable(s: CaptainState, at: Place, play: int) -> bool:
    """Return whether a card of the hand can be played in a window."""
    return at.kind in CARD_WINDOWS[card_of(play)] and play != H[20] and PLAY[play][0](s, at)


def refusal(s: CaptainState, at: Place, play: int) -> Refusal | None:
    """Return why a card of the hand can't be played in a window."""
    if playable(s, at, play):
        return None
    if at.kind not in CARD_WINDOWS[card_of(play)]:
        return Refusal("other_window", "R98")
    return Refusal("card_idle", "1.14")


def open_plays(s: CaptainState, at: Place) -> list[int]:
    """Return the ways to play the cards of the hand that a window allows."""
    fitting = OPENS[at.kind]
    found: list[int] = []
    for held in s.ships[at.seat].hand:
        if held in fitting:
            for play in HANDS if held == H[20] else (held,):
                if PLAY[play][0](s, at):
                    found.append(play)
    return found


def plays(s: CaptainState, seat: int) -> list[int]:
    """Return each way to play a card of a hand."""
    found: list[int] = []
    for each in s.ships[seat].hand:
        found += HANDS if each == H[20] else [each]
    return found
