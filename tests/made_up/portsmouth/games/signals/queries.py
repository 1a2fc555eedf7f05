"""What may be asked about a duel: how to fire at a ship, the chances of a hit, the cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from portsmouth.core.context import Event
from portsmouth.core.option import Cost, Proposal, Reach, Refusal
from portsmouth.core.queries import PlayedAction, Queries
from portsmouth.core.text import Json, Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.signals.game import GAME
from portsmouth.games.signals.state import FLAGS, SignalsState, is_smoke
from portsmouth.games.signals.steps import aim_refusal, charge_refusal

SMOKES = 3


class SignalsQueries(Queries[SignalsState]):
    """Lines that end with a shot: nobody knows what comes after it."""

    def plans(
        self, s: SignalsState, seat: Seat, target: str
    ) -> tuple[list[Proposal], Refusal | None]:
        if s.frames[-1][0] != "gun" or not target.startswith("ship-"):
            return [], None
        ship = int(target.removeprefix("ship-"))
        why = aim_refusal(s, seat, ship)
        if why is not None and why.code != "aimed_there":
            return [], why
        aim: tuple[Action, ...] = () if why else (("aim", ship),)
        plain = Proposal((*aim, ("fire",)))
        if charge_refusal(s, seat) is not None:
            return [plain], None
        return [plain, Proposal((*aim, ("charge",), ("fire",)))], None

    def reach(self, s: SignalsState, seat: Seat) -> dict[str, Reach]:
        if s.frames[-1][0] != "gun":
            return {}
        return {f"ship-{ship}": Reach("fire", Cost()) for ship in range(s.seats) if ship != seat}

    def setback(self, s: SignalsState, seat: Seat, event: Event) -> Text | None:
        shot = event.kind == "fired" and event.facts["target"] == player(seat)
        return Text("setback-hit", hulls=s.hulls[seat]) if shot and event.facts["hit"] else None

    def odds(self, s: SignalsState, viewer: Seat | None) -> dict[str, Json]:
        own = s.hands[viewer] if viewer is not None else ()
        seen = sum(map(is_smoke, (*own, *s.spent)))
        armour = s.rules.armour
        return {"hit": (7 - armour) / 6, "charged_hit": (8 - armour) / 6, "smokes": SMOKES - seen}

    def chosen_odds(
        self, s: SignalsState, viewer: Seat | None, chosen: Mapping[str, int]
    ) -> dict[str, Json]:
        """The chance of a hit on armour of so much."""
        armour = max(1, min(6, chosen.get("armour", s.rules.armour)))
        return {"armour": armour, "hit": (7 - armour) / 6}

    def chronicle(
        self, played_actions: Iterable[PlayedAction[SignalsState]], viewer: Seat | None
    ) -> dict[str, Json]:
        """How many hits each seat could expect, in sixths, and how many it had."""
        expected, hits = [0] * 6, [0] * 6
        for played in played_actions:
            for event in played.events:
                if event.kind == "fired":
                    expected[played.seat] += 7 - played.before.rules.armour + played.before.charged
                    hits[played.seat] += int(event.facts["hit"] == 1)
        return {"expected": expected, "hits": hits}

    def components(self) -> dict[str, Json]:
        return {"flags": FLAGS, "smokes": SMOKES, "hulls": 2, "powder": 2}


QUERIES = SignalsQueries(GAME)
