"""What can be told of the Duel of Signals without loading its rules."""

from portsmouth.core.meta import (
    Advice,
    Daily,
    LessonSpec,
    Level,
    Meta,
    OptionSpec,
    StandingQuestion,
)

META = Meta(
    key="signals",
    title="Duel of Signals",
    designer="nobody",
    seats=(2, 3, 6),
    rules="1.0",
    schema=1,
    stage="beta",
    options=(
        OptionSpec("armour", 4, (4, 3, 5), "S8"),
        OptionSpec("rounds", 6, (6, 3), "S10"),
        OptionSpec("smokes", True, (True, False), "S5"),
    ),
    minutes=(5, 10),
    first_level="powder_monkey",
    advice=Advice("bidder", "powder_monkey", by_round=True),
    resources=("powder",),
    rule_number=r"S\d+",
    lessons=(LessonSpec("first_shot", 2),),
    abilities=frozenset(
        {"odds", "plans", "lessons", "hints", "goals", "analysis", "forecast", "chronicle"}
    ),
    secrets=True,
    daily=Daily(2, ("gunner",), prepared=True),
    scenarios=("last_planks",),
    standing_questions=(StandingQuestion("window", ("lay", "never"), "S5"),),
    levels=(Level("powder_monkey", 8), Level("gunner", 60), Level("bidder", 200)),
)
