"""The levels of Captain's Sea, each what the one before it is, and something more.

The Midshipman goes by fixed rules, the Landsman by the same with whims. The Petty Officer shares
out his crew by worth, the Lieutenant also fires, boards and plays cards by forecast. The Admiral
tries out where his manoeuvres and his fire lead, in eight worlds that may be.
"""

from __future__ import annotations

from portsmouth.bots.bot import Bot
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.games.captains_sea.bots.captain import Captain, Skill
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.bots.midshipman import Landsman, Midshipman
from portsmouth.games.captains_sea.state import CaptainState

FIXED = {"landsman": Landsman, "midshipman": Midshipman, "gunner": Gunner}
"""Those who go by fixed rules; the gunner is the yardstick."""
SKILLS = {
    "petty_officer": Skill(guns=False, boards=False, plays=False, plots=0),
    "lieutenant": Skill(plots=0),
    "admiral": Skill(worlds=8),
}
ADVISER = Skill()


def bot(game: Game[CaptainState], level: str) -> Bot[CaptainState]:
    """Return the bot of a level; raises BadSetup for an unknown one."""
    if level in FIXED:
        return FIXED[level](game)
    if level not in SKILLS:
        raise BadSetup(f"there is no captain {level[:40]!r}")
    return Captain(game, SKILLS[level])


def adviser(game: Game[CaptainState]) -> Captain:
    """Return the captain who gives advice: he weighs each answer on the plot, at once."""
    return Captain(game, ADVISER)
