"""The forecasts of several aims in one position: what they share is looked up once.

Each is the very one that ``broadside.volley`` makes; captains compare up to eight at every fire.
"""

from __future__ import annotations

from functools import lru_cache

from portsmouth.games.captains_sea.odds import broadside
from portsmouth.games.captains_sea.odds.broadside import Forecast, Shot
from portsmouth.games.captains_sea.rules import dice
from portsmouth.games.captains_sea.rules.components import ENDS
from portsmouth.games.captains_sea.rules.guns import aims, attacks, damage
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.volley import Attack


@lru_cache(maxsize=1 << 13)
def outcome(shots: tuple[Shot, ...]) -> Forecast:
    """Return what attacks at once do."""
    return broadside.together([broadside.forecast(each) for each in shots])


class Salvo:
    """The side that bears, with all that the odds of its fire depend on."""

    def __init__(self, s: CaptainState, seat: int) -> None:
        own, target = s.ships[seat], s.ships[1 - seat]
        side = aims.bearing(s, seat)
        both = aims.sections(side)
        self.bare = aims.unmanned(s, seat)
        self.loads = [own.loads[section] for section in both]
        self.dice = [aims.manned_dice(s, seat, section) for section in both]
        self.full = [aims.full_dice(s, seat, section) for section in both]
        self.pool = attacks.defense_pool(s)
        firing = Attack(seat)
        firing.side = side
        leans = []
        for high in (False, True):
            firing.high = high
            leans.append(damage.damage_modifier(s, firing))
        self.leans = leans
        by = []
        for shot in range(4):
            firing.shot = shot
            by.append(attacks.to_hit_modifier(s, firing))
        self.by = by
        self.common = Shot(
            0,
            0,
            0,
            0,
            0,
            target.display.strength,
            int(aims.range_of(s) >= broadside.FAR),
            0,
            False,
            0,
            aims.rake(s, seat),
            target.medium,
            dice.morale(target),
            not target.burning,
        )

    def shots(self, aim: int) -> tuple[Shot, ...]:
        """Return the attacks of an aim, those alike as one (11.05, 11.08, R16, R113)."""
        heights = aims.AIMS[aim]
        by_card = next((end for end in self.bare if heights[end]), -1)
        dice_of: dict[tuple[bool, int], int] = {}
        for end in range(len(ENDS)):
            if heights[end]:
                key = heights[end] == aims.HIGH, self.loads[end]
                more = self.full[end] if end == by_card else self.dice[end]
                dice_of[key] = dice_of.get(key, 0) + more
        share, odd = divmod(self.pool, len(dice_of))
        most = max(dice_of, key=lambda key: dice_of[key])
        return tuple(
            self.common._replace(
                dice=count,
                by=self.by[key[1]],
                defense=share + (odd and key == most),
                lean=self.leans[key[0]],
                high=key[0],
                load=key[1],
            )
            for key, count in dice_of.items()
        )

    def volley(self, aim: int) -> Forecast:
        """Return what an aim will do."""
        return outcome(self.shots(aim))
