"""Duel of Signals: a made-up game, small but complete, that proves the kernel.

It has what the five games of the house need and Portsmouth alone does not show:
sealed simultaneous bids, hidden hands, a die, a reaction out of turn, options
at set-up and two ways to end. Read its modules in the order ``meta``, ``state``,
``rounds``, ``steps``, ``view``, ``game`` to see how a game is written.

The rules. S1: every captain has a ship with hull 2 and powder 2, and a hand of 3
cards out of 18 flags (1-18) and 3 smokes; the rest is the deck. S2: in a round
all choose at once and sealed: bid a flag of the hand, or hold. S3: smokes are no
bids. S4: bids are turned up and spent; the highest flag wins the guns; if all
hold, nobody does. S5: the others, clockwise from the winner, may play a smoke,
which is spent and ends the round; who has no cards is not asked. S6: the winner
aims at another ship and fires; he must aim first. S7: once a round he may charge
the guns for 1 powder: +1 to the die. S8: a die of at least the armour takes 1
hull. S9: after the round everybody draws a card, clockwise from seat 0, while
there are any. S10: the game ends when a hull is gone, or after the last round;
a hull scores 2, a powder 1.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from portsmouth import registry
from portsmouth.bots.base import Bots
from tests.toy.bots import SignalsBots
from tests.toy.game import GAME, Signals
from tests.toy.state import SignalsState

KEY = GAME.meta.key
MESSAGES = Path(__file__).with_name("signals.ftl")


@contextmanager
def registered(game: Signals = GAME, bots: Bots[SignalsState] | None = None) -> Iterator[None]:
    """The duel is known to the house while this lasts, as an own game would be for good.

    A variant of it takes its place; who was there before returns afterwards.
    """
    known = KEY in [meta.key for meta in registry.metas()]
    before = registry.bots(KEY) if known else None
    if before:
        registry.farewell(KEY)
    messages = MESSAGES.read_text("utf-8")
    registry.welcome(game, messages, bots or SignalsBots(game))
    try:
        yield
    finally:
        registry.farewell(KEY)
        if before:
            registry.welcome(before.game, messages, before)
