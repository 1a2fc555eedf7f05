"""What is known of War on the High Seas without loading its rules."""

from portsmouth.core.meta import Advice, LessonSpec, Level, Meta, OptionSpec, StandingQuestion

CHARTS = ("1654", "1697", "1762", "1796", "1806", "1811")
"""The years of the historic charts, which are no part of the rulebook."""

META = Meta(
    key="war",
    title="War on the High Seas",
    designer="Rick Barnes",
    seats=(1, 2, 3, 4, 5, 6),
    rules="1.0",
    schema=1,
    stage="beta",
    options=(
        OptionSpec("rounds", 60, (60, 40, 80, 100), "O1"),
        OptionSpec("opening", "chosen", ("chosen", "dealt"), "O2"),
        OptionSpec("first_shot", False, (False, True), "O3"),
        OptionSpec("challenge", True, (True, False), "O4"),
        OptionSpec("shots", "332", ("332", "422"), "O5"),
        OptionSpec("sea", "war", ("war", "merchants"), "O6"),
        OptionSpec("free_exit", False, (False, True), "O7"),
        OptionSpec("chart", "printed", ("printed", *CHARTS), "S3"),
    ),
    levels=(Level("swabber", 100), Level("mate", 400), Level("master", 400)),
    minutes=(25, 60),
    first_level="swabber",
    first_options=(("opening", "dealt"),),
    resources=("gold",),
    rule_number=r"[WSKO]\d+",
    over_rule="W115",
    lessons=(
        LessonSpec("trade", 4),
        LessonSpec("letter", 3),
        LessonSpec("prize", 3),
        LessonSpec("black", 3),
        LessonSpec("world", 3),
    ),
    abilities=frozenset({"chronicle", "odds", "plans", "hints", "goals", "analysis", "lessons"}),
    advice=Advice("master", "beam-2"),
    what_if="raider",
    secrets=True,
    standing_questions=(
        StandingQuestion("hail", ("hold",), "W17"),
        StandingQuestion("card", ("none",), "W47"),
        StandingQuestion("load", ("ball",), "W98"),
        StandingQuestion("give", ("most",), "W108"),
    ),
    scenarios=("prize", "trade", "letter", "grape", "black", "world"),
)
