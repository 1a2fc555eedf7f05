"""Chapter 2.13: Trade, an own officer for one of his rank in the array (R115-R120)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import NULL_CONTEXT, Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.portsmouth.rules import market, privileges, recruiting
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import (
    GRID,
    IDS,
    MIDSHIPMAN,
    NAMES,
    NOBODY,
    RANK,
    RANKS,
    deckhand_name,
)
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.steps.base import ActionPhaseStep

GIVE: tuple[Action, ...] = tuple(("give", card) for card in range(len(IDS)))
OBTAIN: tuple[Action, ...] = tuple(("obtain", cell) for cell in GRID.cells)


def _card_given(s: PortsmouthState) -> int:
    """Return the officer who goes, once he is chosen."""
    return int(s.frames[-1][1])


class Trade(ActionPhaseStep):
    """Trade, first half: which own officer is given (R115-R117)."""

    name: ClassVar[str] = "trade"

    def _trader(self, s: PortsmouthState) -> int:
        """Return the midshipman whose privilege this is: the innermost scope names him."""
        return int(s.frames[-2][2])

    def legal(self, s: PortsmouthState, seat: Seat) -> list[Action]:
        crew = privileges.tradable(s, seat, self._trader(s))
        found = [GIVE[card] for card in crew if privileges.partners(s, RANK[card])]
        return found + self.purchases(s, seat)

    def options(self, s: PortsmouthState, seat: Seat) -> list[Option]:
        found = []
        for card in (
            s.ships[seat].lieutenants + s.ships[seat].midshipmen + s.ships[seat].petty_officers
        ):
            label = Text("label-give", card=NAMES[card])
            found.append(Option(GIVE[card], label, IDS[card], refusal=self._refusal(s, seat, card)))
        return found + self.purchase_options(s, seat)

    def _refusal(self, s: PortsmouthState, seat: Seat, card: int) -> Refusal | None:
        if card in s.ships[seat].used:
            return Refusal("trade_marked", "R116")
        if not privileges.partners(s, RANK[card]):
            return Refusal("no_partner", "R115", {"rank": Text(f"rank-{RANKS[RANK[card]]}")})
        return None

    def why_unknown(self, s: PortsmouthState, seat: Seat, action: Action) -> Refusal:
        if action[0] == "give":
            return Refusal("not_to_give", "R115")
        return super().why_unknown(s, seat, action)

    def do_give(self, s: PortsmouthState, seat: Seat, cx: Context, card: int) -> None:
        """Record who goes; next, who comes (R115)."""
        flow.goto(s, "trade_for", card)


class TradeFor(ActionPhaseStep):
    """Trade, second half: which card of the array comes for him (R115, R118-R120, A13, A14)."""

    name: ClassVar[str] = "trade_for"

    def prompt(self, s: PortsmouthState, seat: Seat) -> Text:
        return Text("prompt-trade_for", card=NAMES[_card_given(s)])

    def legal(self, s: PortsmouthState, seat: Seat) -> list[Action]:
        cells = privileges.partners(s, RANK[_card_given(s)])
        return [OBTAIN[cell] for cell in cells] + self.purchases(s, seat)

    def options(self, s: PortsmouthState, seat: Seat) -> list[Option]:
        found = []
        for cell in GRID.cells:
            label = Text("label-obtain", card=market.card_name(s, cell), cell=GRID.names[cell])
            why = self._refusal(s, cell)
            effects = () if why else self._effects(s, seat, cell)
            found.append(
                Option(OBTAIN[cell], label, GRID.names[cell], effects=effects, refusal=why)
            )
        return found + self.purchase_options(s, seat)

    def _effects(self, s: PortsmouthState, seat: Seat, cell: int) -> tuple[Text, ...]:
        """Return what follows: the landsman stays (R118); a privilege may be asked about (R119)."""
        card, found = s.array[cell], []
        if s.under[cell] != NOBODY:
            found.append(Text("effect-landsman-stays", trade=deckhand_name(s.under[cell])))
        if RANK[card] == MIDSHIPMAN:
            twin = s.copy()
            self.do_obtain(twin, seat, NULL_CONTEXT, cell)
            asked = twin.frames[-1] == ("privilege", card)
            found.append(privileges.asking(card, asked))
        return tuple(found)

    def _refusal(self, s: PortsmouthState, cell: int) -> Refusal | None:
        why = recruiting.no_officer(s, cell)
        rank = RANK[_card_given(s)]
        if why is None and RANK[s.array[cell]] != rank:
            return Refusal("other_rank", "R115", {"rank": Text(f"rank-{RANKS[rank]}")})
        return why

    def do_obtain(self, s: PortsmouthState, seat: Seat, cx: Context, cell: int) -> None:
        """Exchange them; the landsman stays in the cell (R118), no £1 (R119), no toll (R120).

        The newcomer takes the vacated berth (A47); a midshipman's privilege may be used at once
        (R119).
        """
        ship, given, got = s.ships[seat], _card_given(s), s.array[cell]
        crew = ships.crew_of_rank(ship, RANK[given])
        ships.set_crew_of_rank(
            ship, RANK[given], tuple(got if card == given else card for card in crew)
        )
        s.array[cell] = given
        cx.emit("traded", seat=seat, given=NAMES[given], got=NAMES[got], cell=GRID.names[cell])
        flow.pop_only(s)
        if RANK[got] == MIDSHIPMAN:
            privileges.offer(s, seat, got, cx)
        flow.close_finished_scopes(s)
