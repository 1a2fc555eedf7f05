"""What is known of Portsmouth without loading its rules."""

from portsmouth.core.meta import ABILITIES, Advice, Daily, LessonSpec, Level, Meta, OptionSpec

META = Meta(
    key="portsmouth",
    title="Portsmouth",
    designer="Rick Holzgrafe",
    seats=(2, 3, 4),
    rules="1.0",
    schema=1,
    stage="beta",
    options=(
        OptionSpec("start_player", "random", ("random", 0, 1, 2, 3), "A34"),
        OptionSpec("strict_moves", False, (False, True), "A2"),
        OptionSpec("crack_seamen", True, (True, False), "A26"),
        OptionSpec("corporal_strength", 2, (2, 1, 0), "A23"),
        OptionSpec("marine_scale", "places", ("places", "last_zero"), "A24"),
        OptionSpec("trainer_per_seaman", 1, (1, 2, 0), "A30"),
        OptionSpec("recruit_privilege_tolls", True, (True, False), "A11"),
        OptionSpec("gig_pays_grog", True, (True, False), "C9"),
        OptionSpec("town_prices_always", False, (False, True), "A45"),
        OptionSpec("swap_only_if_necessary", False, (False, True), "A5"),
        OptionSpec("hidden_money", False, (False, True), "A33"),
    ),
    levels=(
        Level("landsman", 250),
        Level("midshipman", 400),
        Level("petty_officer", 800),
        Level("lieutenant", 800),
        Level("captain", 4_000),
        Level("admiral", 16_000),
    ),
    minutes=(15, 60),
    first_level="midshipman",
    advice=Advice("captain", "beam-2"),
    resources=("ap", "pounds"),
    rule_number=r"[RCA]\d+[ab]?",
    over_rule="R33",
    lessons=(
        LessonSpec("ashore", 6),
        LessonSpec("crew", 4),
        LessonSpec("town", 5),
        LessonSpec("privileges", 5),
        LessonSpec("ending", 4),
    ),
    daily=Daily(3, ("lieutenant", "petty_officer")),
    abilities=frozenset(ABILITIES) - {"forecast"},
)
