"""The lessons of ``positions.json``: each begins in the prepared position that it names."""

from __future__ import annotations

from portsmouth.core.meta import SCENARIO, Settings
from portsmouth.games.captains_sea.lessons.detours import DETOURS
from portsmouth.games.captains_sea.lessons.policy import idle_policy, preference
from portsmouth.games.captains_sea.lessons.predicates import (
    PREDICATES,
    anywhere,
    turns_gone,
)
from portsmouth.lessons.positions import LessonData, LessonReader

MOST_TRIED = 50
"""Orders to the crew branch widely: beyond so many positions the guide knows as well."""


def settings(data: LessonData) -> Settings:
    """Return the options of a lesson: its position and duel; only where it says so, cards."""
    cards = data.get("cards", "none")
    return {SCENARIO: data["position"], "duel": data["duel"], "bridge_cards": cards}


READER = LessonReader(
    goals=PREDICATES,
    stages=DETOURS,
    turns_gone=turns_gone,
    settings=settings,
    idle_policy=idle_policy,
    preference=preference,
    ready=anywhere,
    most_tried=MOST_TRIED,
    in_order=True,
)
"""What a lesson's data says of how seats play in it stands in ``policy.py``."""
LESSONS = READER.load("portsmouth.games.captains_sea.lessons")
