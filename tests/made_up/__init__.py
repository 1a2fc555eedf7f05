"""Duel of Signals: a made-up game, small but complete, that proves the kernel and the page.

This folder mirrors the root of the project: laid over it, the game is one of the package's.

It has what the five games of the collection need and Portsmouth alone does not show:
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
from typing import Any

from portsmouth import registry
from portsmouth.bots.base import Bots
from portsmouth.core.game import Game

KEY = "signals"
ROOT = Path(__file__).parent
FOLDER = ROOT / "portsmouth/games" / KEY
registry.add_source(str(ROOT))


@contextmanager
def registered(game: Game[Any] | None = None, bots: Bots[Any] | None = None) -> Iterator[None]:
    """The duel is known; a variant of it takes its place while this lasts."""
    with registry.substitute(game or registry.game(KEY), bots):
        yield
