"""What is known of a game without loading its rules: name, seats, options, levels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from portsmouth.core.errors import BadSetup

Settings = Mapping[str, int | str | bool]
"""Match options by their keys."""

SCENARIO = "scenario"
"""The setting that names a prepared position; a match without one begins as the rules say."""


class OptionSpec(NamedTuple):
    """An option at set-up: its values, and the one of the rules as ``default``."""

    key: str
    default: int | str | bool
    values: tuple[int | str | bool, ...]
    rule: str


class Level(NamedTuple):
    """A computer player's strength: its key (``landsman``) and the most positions it looks at."""

    key: str
    budget: int


COSTLY = 3.0
"""The least loss, in points, that is called costly, where a game doesn't say."""


class Advice(NamedTuple):
    """The bots that analyse a game: ``best`` gives the values, ``cheap`` plays games on.

    ``costly`` is the least loss, in points of the game, that is called costly.
    ``by_round``: a round is one chapter, and decisions are tried out by playing on to the end
    (``RoundAnalyzer``), for games in which nobody has a turn to himself.
    """

    best: str
    cheap: str
    costly: float = COSTLY
    by_round: bool = False


class LessonSpec(NamedTuple):
    """A lesson's key and the number of its tasks."""

    key: str
    tasks: int


class StandingQuestion(NamedTuple):
    """What a seat may be asked in another's turn, and the answers that it may give in advance.

    For whoever has given none ``usual`` is done, or, where it is empty, the question is asked.
    Links number questions and answers: new ones are added after the others.
    """

    key: str
    answers: tuple[str, ...]
    rule: str
    usual: str = ""


class Daily(NamedTuple):
    """The match of the day: how many play, and the levels of the captains after the player.

    A ``prepared`` one begins as the game's bots say for the date (``Bots.daily``), and what counts
    is on how many days it was played; else it is a whole game with the same cards for everybody.
    """

    seats: int
    levels: tuple[str, ...]
    prepared: bool = False


ABILITIES = (
    "chart",
    "chronicle",
    "odds",
    "plans",
    "hints",
    "goals",
    "analysis",
    "forecast",
    "arrange",
    "lessons",
    "puzzle",
)
"""What a game may offer besides being played; the page shows no button for what it lacks."""


class Meta(NamedTuple):
    """What is known of a game without loading its rules.

    ``rules`` is the version of the rules, ``schema`` that of the state's JSON. ``stage`` is
    ``beta`` while players' first games are awaited, then ``released``.

    ``minutes`` is how long a game takes, from and to. ``first_level`` is the opponent of a new
    player; ``first_options`` are the values by which his first game differs from the default;
    ``advice`` names the levels that analyse. ``resources`` are what actions cost, in the
    order in which prices name them. ``rule_number`` is a regular expression of the numbers of its
    rules, ``over_rule`` the rule by which nothing is legal after the end. ``secrets``: with the
    default options, seats see different things. ``standing_questions`` may be answered in advance
    (``Step.standing_answer``). ``scenarios`` are prepared positions by which a match may begin: the
    setting ``scenario`` names one, and the set-up lays it out by the seed. ``what_if`` is the level
    that plays on what might have been done in a match that is over; without one nobody does.
    """

    key: str
    title: str
    designer: str
    seats: tuple[int, ...]
    rules: str
    schema: int
    stage: str
    options: tuple[OptionSpec, ...] = ()
    levels: tuple[Level, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    first_level: str | None = None
    first_options: tuple[tuple[str, int | str | bool], ...] = ()
    advice: Advice | None = None
    resources: tuple[str, ...] = ()
    rule_number: str = ""
    over_rule: str = ""
    lessons: tuple[LessonSpec, ...] = ()
    abilities: frozenset[str] = frozenset()
    secrets: bool = False
    daily: Daily | None = None
    standing_questions: tuple[StandingQuestion, ...] = ()
    scenarios: tuple[str, ...] = ()
    what_if: str = ""

    def resolve_settings(self, seats: int, settings: Settings) -> dict[str, int | str | bool]:
        """Return all options with their values, and the ``scenario`` if one is asked for.

        Raises BadSetup for what is not offered.
        """
        if seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players")
        known = {spec.key: spec for spec in self.options}
        for key, value in settings.items():
            allowed = known[key].values if key in known else ()
            if key == SCENARIO:
                allowed = self.scenarios
            if not any(value == each and type(value) is type(each) for each in allowed):
                raise BadSetup(f"{self.title} has no option {key}={value!r}")
        resolved = {key: settings.get(key, spec.default) for key, spec in known.items()}
        begun = {SCENARIO: settings[SCENARIO]} if SCENARIO in settings else {}
        return {**resolved, **begun}
