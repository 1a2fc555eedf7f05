"""The lessons of ``positions.json``."""

from __future__ import annotations

from portsmouth.games.victory.lessons.policy import idle_policy, preference
from portsmouth.games.victory.lessons.predicates import PREDICATES, STAGES, anywhere, turns_gone
from portsmouth.lessons.positions import LessonReader

MOST_TRIED = 120
"""Trades branch widely: beyond so many positions the guide knows as well."""

READER = LessonReader(
    goals=PREDICATES,
    stages=STAGES,
    turns_gone=turns_gone,
    settings=lambda _: {"first_player": 0},
    idle_policy=idle_policy,
    preference=preference,
    ready=anywhere,
    most_tried=MOST_TRIED,
)
"""What a lesson's data says of how seats play in it stands in ``policy.py``."""
LESSONS = READER.load("portsmouth.games.victory.lessons")
