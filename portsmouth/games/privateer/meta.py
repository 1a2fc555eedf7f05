"""What is known of Privateer without loading its rules."""

from portsmouth.core.meta import (
    Advice,
    LessonSpec,
    Level,
    Meta,
    OptionSpec,
    StandingQuestion,
)

META = Meta(
    key="privateer",
    title="Privateer",
    designer="Rick Barnes",
    seats=(2, 3, 4, 5, 6),
    rules="1.0",
    schema=1,
    stage="beta",
    options=(
        OptionSpec("purses", "closed", ("closed", "open"), "B35"),
        OptionSpec("captains", "pick", ("pick", "dealt"), "B33"),
        OptionSpec("season", 40, (40, 30, 20), "B41"),
        OptionSpec("goal", 20, (20, 15), "B42"),
        OptionSpec("sell_back", False, (False, True), "B23"),
    ),
    levels=(
        Level("landsman", 500),
        Level("lieutenant", 1_000),
        Level("admiral", 4_000),
    ),
    minutes=(20, 60),
    first_level="landsman",
    advice=Advice("admiral", "beam-2"),
    resources=("silver",),
    rule_number=r"[PB]\d+a?",
    over_rule="P19",
    lessons=(
        LessonSpec("wind", 4),
        LessonSpec("ports", 5),
        LessonSpec("refit", 4),
        LessonSpec("merchant", 4),
        LessonSpec("hunted", 4),
    ),
    abilities=frozenset(
        {"chart", "chronicle", "odds", "plans", "hints", "lessons", "goals", "analysis", "forecast"}
    ),
    secrets=True,
    standing_questions=(
        StandingQuestion("reroll", ("unless_ahead", "never"), "B39"),
        StandingQuestion("plunder", ("dearest",), "P49"),
        StandingQuestion("seize", ("best",), "B40"),
        StandingQuestion("hand", ("yes", "no"), "B52"),
        StandingQuestion("discard", ("cheapest",), "B50"),
        StandingQuestion("parley", ("port_price", "decline"), "B54"),
    ),
)
