"""How actions are written: ``sail a1``, ``trade WBM C``, ``place 346`` (see steps/)."""

from __future__ import annotations

from portsmouth.core.notation import Codec, Notation, names
from portsmouth.games.victory.rules.components import (
    BUILD_CARDS,
    CARDS,
    FIELDS,
    FIRST_OTHER,
    FIRST_VOYAGE,
    KINDS,
    SHIPS,
    SHOTS,
)
from portsmouth.games.victory.rules.cubes import TRADE_NAMES
from portsmouth.games.victory.rules.mending import WAYS
from portsmouth.games.victory.rules.placing import NAMES as PLACEMENT_NAMES
from portsmouth.games.victory.rules.placing import PLACEMENTS
from portsmouth.games.victory.rules.repairs import DICE, PAYMENTS

_SHIP = names(SHIPS)
_CARD = names(CARDS)
_KIND = names(KINDS)
_SHOT = names(SHOTS)
_DIE = names(DICE)


def _card_between(first: int, end: int) -> Codec:
    """Return a codec for the cards from one number to before another."""
    index = {CARDS[card]: card for card in range(first, end)}
    return Codec(CARDS.__getitem__, index.__getitem__)


def _placement() -> Codec:
    words = dict(zip(PLACEMENTS, PLACEMENT_NAMES, strict=True))
    masks = dict(zip(PLACEMENT_NAMES, PLACEMENTS, strict=True))
    return Codec(words.__getitem__, masks.__getitem__)


_BUILD = _card_between(0, BUILD_CARDS)
_VOYAGE = _card_between(FIRST_VOYAGE, FIRST_OTHER)

NOTATION = Notation(
    {
        "take": (_KIND,),
        "sail": (_SHIP,),
        "end": (_SHIP,),
        "push": (_SHIP,),
        "done": (),
        "merchant": (),
        "passengers": (),
        "decline": (),
        "repair": (_SHIP, _DIE, names(PAYMENTS)),
        "trade": (names(TRADE_NAMES), _KIND),
        "build": (_BUILD,),
        "rebuild": (_BUILD, _BUILD),
        "fit": (_BUILD, _SHIP),
        "pay": (_KIND,),
        "found": (names(FIELDS), _BUILD),
        "lay": (_BUILD,),
        "barter": (_BUILD,),
        "launch": (_VOYAGE, _SHIP),
        "full": (_SHIP,),
        "storm": (_SHIP,),
        "fire": (_SHIP, _SHIP),
        "rest": (),
        "drop": (_CARD,),
        "ball": (),
        "chain": (),
        "grape": (),
        "flee": (_SHOT,),
        "letter": (),
        "cannons": (),
        "foundry": (),
        "pass": (),
        "place": (_placement(),),
        "mend": (_DIE, names(WAYS)),
    }
)


def target(action: tuple[str | int, ...]) -> str:
    """Return what a player points at for an action: its text, joined by hyphens."""
    return NOTATION.write(action).replace(" ", "-")
