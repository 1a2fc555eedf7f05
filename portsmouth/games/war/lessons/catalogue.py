"""The lessons of ``positions.json``."""

from __future__ import annotations

from portsmouth.core.meta import SCENARIO
from portsmouth.games.war.lessons.detours import STAGES
from portsmouth.games.war.lessons.policy import guide, preference
from portsmouth.games.war.lessons.predicates import PREDICATES, anywhere, turns_gone
from portsmouth.lessons.positions import LessonReader

MOST_TRIED = 60
"""A trade branches widely: beyond so many positions the guide knows as well."""

READER = LessonReader(
    goals=PREDICATES,
    stages=STAGES,
    turns_gone=turns_gone,
    settings=lambda data: {SCENARIO: data["start"]},
    idle_policy=lambda data: guide(str(data["start"])),
    preference=preference,
    ready=anywhere,
    most_tried=MOST_TRIED,
)
"""``start`` in a lesson's data names its prepared position (``rules/taught.py``)."""
LESSONS = READER.load("portsmouth.games.war.lessons")
