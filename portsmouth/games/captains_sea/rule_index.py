"""The rule numbers of each topic that the page can show rules for."""

from __future__ import annotations

from collections.abc import Mapping

from portsmouth.games.captains_sea.rules.components import CARD_WINDOWS, CARDS, HOLD, WINDOWS

_CARDS: Mapping[str, tuple[str, ...]] = {
    "h07": ("R99", "R121"),
    "h08": ("R100", "R123"),
    "h09": ("R110",),
    "h13": ("R101",),
    "h15": ("R102",),
    "h16": ("R119", "R102"),
    "h17": ("R120",),
    "h19": ("R122",),
    "h20": ("R108", "R113"),
    "h24": ("R103", "R118"),
    "p04": ("R95", "R124"),
    "p08": ("R109",),
    "p10": ("R94", "R124"),
    "p11": ("R118",),
    "p12": ("R125",),
}

TOPICS: Mapping[str, tuple[str, ...]] = {
    "step-bid": ("19.04", "R91", "R140"),
    "step-rig": ("2.04", "R73"),
    "step-charge": ("2.07", "R73"),
    "step-muster": ("5.01", "5.02", "5.03", "R105"),
    "step-select": ("9.06", "9.05", "R54"),
    "step-strain": ("9.08", "9.10", "R55"),
    "step-order": ("8.03", "R57"),
    "step-turn": ("9.17", "9.14"),
    "step-side": ("9.28", "R60", "R61"),
    "step-fall": ("R12",),
    "step-fire": ("11.02", "11.06", "R66"),
    "step-aim": ("11.05", "11.07", "R114"),
    "step-odd": ("11.08", "R126"),
    "step-struck": ("11.28", "R64"),
    "step-take": ("11.28", "R18"),
    "step-lose": ("R76", "R25"),
    "step-reload": ("11.38", "10.03"),
    "step-grapple": ("12.02", "12.03"),
    "step-board": ("15.02", "R77", "R78"),
    "step-split": ("15.04", "R134"),
    "step-support": ("15.07", "R134"),
    "step-go_on": ("15.12", "R79"),
    "step-bonus": ("16.02", "16.05", "R106"),
    "step-sails": ("17.10", "17.11"),
    "step-cut": ("17.20", "17.21"),
    "step-strike": ("18.02", "R52"),
    "wind": ("1.03", "1.04", "R1"),
    "speed": ("7.02", "7.07", "R6"),
    "base": ("7.02",),
    "hull-bonus": ("7.06",),
    "mp": ("9.01",),
    "initiative": ("6.01", "6.02"),
    "impulse": ("1.07", "8.01"),
    "plan-advance": ("9.16", "9.17"),
    "plan-wear": ("9.19", "9.12", "9.13"),
    "plan-tack": ("9.21", "9.22", "9.24"),
    "plan-back": ("9.20", "9.11"),
    "strain": ("9.08", "9.25", "16.06"),
    "irons": ("9.24", "R12", "R59"),
    "map": ("9.32", "9.33", "R86"),
    "relation": ("9.27", "9.28", "9.29", "9.30"),
    "range": ("R15", "11.04"),
    "arc": ("11.03", "R14"),
    "rake": ("11.31", "11.34", "11.35"),
    "defense": ("11.13", "11.18"),
    "damage": ("11.19", "11.20", "11.21"),
    "chasers": ("11.39", "11.40", "11.41"),
    "smoke": ("11.14", "11.37", "17.30"),
    "fire-aboard": ("11.36", "17.01"),
    "shot-round": ("11.38",),
    "shot-chain": ("11.11", "11.23", "11.24"),
    "shot-double": ("11.11", "11.26"),
    "morale": ("1.24", "1.25", "3.04"),
    "crew": ("3.12", "3.14", "R76"),
    "rigging": ("3.09", "3.10", "3.11"),
    "section": ("3.16", "3.17", "3.18"),
    "strike-check": ("17.04", "17.05"),
    "score-hits": ("19.01", "R87"),
    "score-bonus": ("19.02", "R88"),
    "score-strike": ("19.02", "R45"),
    "score-capture": ("19.02", "R45"),
    "score-escape": ("R90",),
    "score-broke_off": ("R112",),
    "score-bid": ("19.04", "R91"),
    "cards": ("1.14", "1.15", "1.18", "R42"),
    **{f"window-{window}": ("R98", "R116") for window in WINDOWS},
    **{
        f"card-{card}": _CARDS.get(card, ("1.14",) if HOLD[number] else ("1.11", "1.13"))
        for number, card in enumerate(CARDS)
    },
}
"""Every topic by its name, the rule that says most of it first."""

CARDS_OF_WINDOW: Mapping[str, tuple[str, ...]] = {
    window: tuple(card for card, where in zip(CARDS, CARD_WINDOWS, strict=True) if window in where)
    for window in WINDOWS
}
"""The cards that may be played in each window."""
