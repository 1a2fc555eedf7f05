"""The rule numbers of each topic that the page can show rules for."""

from __future__ import annotations

from collections.abc import Mapping

from portsmouth.games.privateer.rules.components import CURSE, RELIC_INFAMY, RELICS

_TREASURES = tuple(relic for relic, infamy in zip(RELICS, RELIC_INFAMY, strict=True) if infamy > 0)
_CURSES = tuple(relic for relic, curse in zip(RELICS, CURSE, strict=True) if curse)
_TRACKS: Mapping[str, tuple[str, ...]] = {
    "sails": ("P23", "P57"),
    "crew": ("P24", "P57"),
    "cannons": ("P25", "P57"),
    "hold": ("P26", "P57"),
}

TOPICS: Mapping[str, tuple[str, ...]] = {
    "square-sea": ("P34", "B4"),
    "square-land": ("P33",),
    "square-merchant": ("P37", "P43", "P45"),
    "square-ship": ("P37", "P48", "P49"),
    "square-port": ("P39", "P54"),
    "port-last": ("P53",),
    "port-card": ("P41", "B16"),
    "wind": ("P34", "B2"),
    "wind-neutral": ("P36",),
    "captain-bonny": ("B25",),
    "captain-hornigold": ("B60",),
    "captain-roberts": ("B26",),
    "captain-caesar": ("B51",),
    "captain-morgan": ("B45",),
    "captain-teach": ("B39",),
    "captain-read": ("B71",),
    "captain-rackham": ("B38",),
    "captain-vane": ("B69",),
    "captain-bonnet": ("P12",),
    "captain-kidd": ("B46",),
    "captain-lafitte": ("B77",),
    **{f"relic-{relic}": ("P21",) for relic in _TREASURES},
    **{f"relic-{relic}": ("B52",) for relic in _CURSES},
    "relic-ruby_ring": ("P28",),
    "relic-sea_chart": ("P28", "P27"),
    "relic-brass_sextant": ("P28", "B78"),
    "relic-long_nine": ("P28",),
    "relic-boatswains_whistle": ("P28", "B46"),
    "relic-weather_glass": ("B70", "B37"),
    "relic-letter_of_marque": ("P28", "B45"),
    **{f"fortune-wind_{wind}": ("P34", "B2") for wind in ("north", "east", "south", "west")},
    "fortune-dead_calm": ("P36",),
    "fortune-buried_treasure": ("B46",),
    "fortune-storm": ("B49", "B46"),
    "fortune-scurvy": ("B76", "B46"),
    "fortune-rats": ("B50", "B46"),
    "fortune-rotten_timbers": ("B56", "B46"),
    "fortune-boarding_party": ("B68", "B46"),
    "fortune-pickpockets": ("B68", "B46"),
    "fortune-smugglers": ("B53",),
    "fortune-parley": ("B54",),
    "fortune-prize_money": ("P30",),
    "fortune-drifting_wreck": ("B88",),
    "fortune-shipwrights_debt": ("B55",),
    "fortune-harbour_gossip": ("B57",),
    "fortune-press_gang": ("B58",),
    "fortune-royal_tax": ("B59",),
    "fortune-becalmed": ("B49", "B46"),
    **{f"track-{track}": rules for track, rules in _TRACKS.items()},
    **{f"score-track-{track}": ("P20",) for track in _TRACKS},
    "score-relics": ("P21", "B52"),
    "counter-infamy": ("P19", "P20"),
    "counter-silver": ("P12", "P13"),
    "counter-cargo": ("P26", "B44"),
    "counter-bounty": ("P30", "B18"),
    "counter-port_cards": ("P41", "B18"),
    "counter-bank": ("P8", "B31"),
    "die-colour": ("P45", "P51"),
}
"""Every topic by its name, the rule that says most of it first."""
