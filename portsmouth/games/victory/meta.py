"""What is known of Victory on the High Sea without loading its rules."""

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
    key="victory",
    title="Victory on the High Sea",
    designer="Rick Barnes",
    seats=(2, 3, 4),
    rules="1.0",
    schema=1,
    stage="beta",
    options=(
        OptionSpec("first_player", "random", ("random", 0, 1, 2, 3), "R6"),
        OptionSpec("last_ship", "relief", ("relief", "lost"), "R44"),
        OptionSpec("trades_per_turn", 0, (0, 1), "R12"),
        OptionSpec("passengers_per_voyage", 0, (0, 1), "R20"),
        OptionSpec("sets_per_kind", 0, (0, 1), "R2"),
        OptionSpec("round_limit", 60, (60, 20, 12), "R45"),
    ),
    levels=(
        Level("landsman", 500),
        Level("midshipman", 1_000),
        Level("lieutenant", 2_000),
        Level("captain", 4_000),
        Level("admiral", 6_000),
    ),
    minutes=(20, 60),
    first_level="landsman",
    advice=Advice("admiral", "beam-2", costly=1.5),
    resources=("wood", "brick", "metal", "cloth"),
    rule_number=r"[VR]\d+",
    over_rule="V87",
    lessons=(
        LessonSpec("home", 4),
        LessonSpec("port", 4),
        LessonSpec("passengers", 4),
        LessonSpec("broadside", 4),
        LessonSpec("chase", 4),
    ),
    abilities=frozenset(
        {"analysis", "chart", "chronicle", "forecast", "goals", "hints", "lessons", "odds"}
    ),
    secrets=True,
    standing_questions=(
        StandingQuestion("commerce", ("fewest", "most"), "V17"),
        StandingQuestion("letter", ("yes",), "V49"),
        StandingQuestion("shot", ("ball", "flee"), "V60"),
        StandingQuestion("cannons", ("cards", "never"), "V50"),
        StandingQuestion("place", ("most",), "V69"),
        StandingQuestion("mend", ("never",), "V51"),
    ),
    daily=Daily(2, ("admiral",), prepared=True),
    scenarios=("sink_her", "take_her", "get_away"),
)
