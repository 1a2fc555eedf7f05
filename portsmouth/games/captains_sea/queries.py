"""What can be asked about a position of Captain's Sea: what a line is worth, odds, what is printed.

README.md says what ``odds`` holds.
"""

from __future__ import annotations

from collections.abc import Iterable

from portsmouth.core.option import Worth
from portsmouth.core.queries import PlayedAction, Queries
from portsmouth.core.text import Json
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.notation import target
from portsmouth.games.captains_sea.odds import (
    bearing,
    broadside,
    chase,
    coming,
    ghosts,
    melee,
    musters,
    reach,
    rolls,
    speeds,
)
from portsmouth.games.captains_sea.odds.chance import parts
from portsmouth.games.captains_sea.odds.seen import seen
from portsmouth.games.captains_sea.rule_index import CARDS_OF_WINDOW, TOPICS
from portsmouth.games.captains_sea.rules import scoring
from portsmouth.games.captains_sea.rules.components import DATA, SEATS
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import contact
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.views import chronicle

HAND_TO_HAND = ("grapple", "board", "split", "support", "go_on")


class CaptainQueries(Queries[CaptainState]):
    """Points before and after a line, odds, and the components with their rules."""

    def worth(self, before: CaptainState, after: CaptainState, seat: int) -> Worth:
        return Worth(scoring.points(before, seat), scoring.points(after, seat))

    def odds(self, s: CaptainState, viewer: int | None) -> dict[str, Json]:
        known = seen(s, viewer)
        asked = viewer is not None and viewer in self.game.actors(s)
        step = str(s.frames[-1][0]) if s.frames else ""
        mine = viewer if asked and viewer is not None else None
        return {
            "arcs": [bearing.arcs(known, seat) for seat in SEATS],
            "bearing": [bearing.told(known, seat) for seat in SEATS],
            "fire": [bearing.fire(known, seat) for seat in SEATS],
            "aims": _aims(known, mine) if mine is not None and step in ("fire", "aim") else {},
            "least": bearing.least(known, mine) if mine is not None else None,
            "ghosts": ghosts.ghosts(known, mine) if mine is not None else {},
            "reach": [reach.told(known, seat, reach.plans_of(s, seat, viewer)) for seat in SEATS],
            "rolls": _rolls(known, viewer),
            "chase": chase.told(known),
            "coming": coming.told(known) if mine is not None else None,
            "spend": coming.spend(known, mine) if mine is not None else [],
            "muster": musters.told(known, mine) if mine is not None and step == "muster" else None,
            "speeds": [speeds.told(known, seat) for seat in SEATS],
            "boarding": _boarding(known, viewer, step),
        }

    def chronicle(
        self, played_actions: Iterable[PlayedAction[CaptainState]], viewer: int | None
    ) -> dict[str, Json]:
        return chronicle.chronicle(played_actions)

    def components(self) -> dict[str, Json]:
        topics: dict[str, Json] = {topic: list(rules) for topic, rules in TOPICS.items()}
        cards: dict[str, Json] = {window: list(ids) for window, ids in CARDS_OF_WINDOW.items()}
        return DATA | {"topics": topics, "cards_of_window": cards}


def _aims(s: CaptainState, seat: int) -> dict[str, Json]:
    """Return the odds of all that a seat may seal."""
    found: dict[str, Json] = {}
    for aim in aims.choices(s, seat):
        if aim == aims.CHASE:
            found["chase"] = bearing.chasers(broadside.chase(s, seat))
        else:
            found[target(("aim", aim))] = bearing.volley(s, seat, aim)
    return found


def _rolls(s: CaptainState, viewer: int | None) -> dict[str, Json]:
    if viewer is None or not s.turn or not s.frames:
        return {}
    return {name: parts(chance) for name, chance in rolls.rolls(s, viewer).items()}


def _boarding(s: CaptainState, viewer: int | None, step: str) -> Json:
    if viewer is None or not s.frames:
        return None
    close = s.grappled or (contact.together(s) and step in HAND_TO_HAND)
    return melee.told(s, viewer) if close else None


QUERIES = CaptainQueries(GAME)
