"""The lessons of ``positions.json``."""

from __future__ import annotations

from portsmouth.games.privateer.lessons.policy import idle_policy, preference
from portsmouth.games.privateer.lessons.predicates import (
    PREDICATES,
    STAGES,
    anywhere,
    turns_gone,
)
from portsmouth.lessons.positions import LessonReader

MOST_TRIED = 120
"""A port visit branches widely: beyond so many positions the guide knows as well."""

READER = LessonReader(
    goals=PREDICATES,
    stages=STAGES,
    turns_gone=turns_gone,
    settings=lambda _: {"purses": "open"},
    idle_policy=lambda data: idle_policy(data.get("hunt", False)),
    preference=preference,
    ready=anywhere,
    most_tried=MOST_TRIED,
)
"""``hunt`` in a lesson's data has the others attack the learner."""
LESSONS = READER.load("portsmouth.games.privateer.lessons")
