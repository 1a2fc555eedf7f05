"""How actions are written: ``man sf 4``, ``aim fore-high``, ``play h20-aft`` (see steps/)."""

from __future__ import annotations

from functools import cache

from portsmouth.core.notation import Codec, Notation, names, number
from portsmouth.games.captains_sea.rules.cards.hold_cards import PLAYS
from portsmouth.games.captains_sea.rules.components import (
    CARDS,
    ENDS,
    SECTIONS,
    SHOTS,
    SIDES,
    TASKS,
    WINDOWS,
)
from portsmouth.games.captains_sea.rules.guns.aims import AIM_NAMES

_SECTION = names(SECTIONS)
_SIDE = names(SIDES)
_MEN = number(0, 5)
_TWO = number(0, 2)
_TURNS = {-1: "port", 0: "none", 1: "starboard"}
_TURN = Codec(_TURNS.__getitem__, {word: points for points, word in _TURNS.items()}.__getitem__)
_FALL = Codec(
    _TURNS.__getitem__, {word: points for points, word in _TURNS.items() if points}.__getitem__
)

NOTATION = Notation(
    {
        "bid": (names(("first", "second")), number(0, 40)),
        "raise": (number(1, 40),),
        "accept": (),
        "sail": (names(("fighting", "medium")),),
        "load": (_SECTION, names(SHOTS)),
        "man": (_SECTION, _MEN),
        "mend": (_SECTION, _TWO),
        "helm": (_TWO,),
        "sheets": (_TWO,),
        "rig": (_TWO,),
        "orders": (names(WINDOWS), names(("on", "off"))),
        "seal": (),
        "play": (names(PLAYS),),
        "spend": (number(1, 6),),
        "pass": (),
        "discard": (names(CARDS),),
        "advance": (),
        "wear": (_SIDE,),
        "tack": (),
        "back": (),
        "strain": (_TWO,),
        "first": (names(("own", "enemy")),),
        "turn": (_TURN,),
        "side": (_SIDE,),
        "fire": (),
        "hold": (),
        "aim": (names(AIM_NAMES),),
        "chase": (),
        "odd": (names(ENDS),),
        "take": (names((*ENDS, *SIDES)),),
        "lose": (names(TASKS),),
        "grapple": (),
        "off": (),
        "board": (),
        "wait": (),
        "split": (number(1, 12),),
        "support": (number(0, 12),),
        "on": (),
        "stop": (),
        "bonus": (_TWO,),
        "sails": (names(("keep", "change")),),
        "cut": (),
        "stay": (),
        "fall": (_FALL,),
        "strike": (),
    }
)


@cache
def target(action: tuple[str | int, ...]) -> str:
    """Return what a player points at for an action: its text, joined by hyphens."""
    return NOTATION.write(action).replace(" ", "-")
