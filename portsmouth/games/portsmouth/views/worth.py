"""What a line changes for a seat: its score, crews and trades completed, the Marines, dangers."""

from __future__ import annotations

from collections.abc import Iterator

from portsmouth.core.option import Worth
from portsmouth.core.text import Text, player
from portsmouth.games.portsmouth.rules import scoring, towns
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import MUTINY, ROUNDS, SPECIALTIES, is_town, town_of
from portsmouth.games.portsmouth.state import PortsmouthState

CHOICES = frozenset({"trade", "commission", "gig"})
"""The choices that belong to a privilege: what they bring comes on top."""


def worth(before: PortsmouthState, after: PortsmouthState, seat: int) -> Worth:
    """Return the score of a seat in both positions (R132), and what else is different."""
    changes = (
        *_crews(before, after, seat),
        *_marines(before, after, seat),
        *_mutiny(before, after, seat),
        *_others(before, after, seat),
        *_choice(before, after),
    )
    return Worth(_points(before, seat), _points(after, seat), changes)


def _points(s: PortsmouthState, seat: int) -> int:
    return scoring.total(scoring.score(s, seat))


def _crews(before: PortsmouthState, after: PortsmouthState, seat: int) -> Iterator[Text]:
    """Yield Crack Crews completed or broken up, and the trades in the berths (R73, R111)."""
    was, now = before.ships[seat], after.ships[seat]
    more = scoring.crack_crews(after, now).count - scoring.crack_crews(before, was).count
    if more > 0:
        yield Text("worth-crews", count=more)
    elif more:
        yield Text("worth-crews-lost", count=-more)
    yield from trades(
        ships.berthed_specialties(was).bit_count(), ships.berthed_specialties(now).bit_count()
    )


def trades(had: int, has: int) -> Iterator[Text]:
    """Yield how many different trades stand in the berths, if that changes."""
    if has != had:
        whole = has == len(SPECIALTIES)
        yield Text("worth-trades-all" if whole else "worth-trades", before=had, after=has)


def _marines(before: PortsmouthState, after: PortsmouthState, seat: int) -> Iterator[Text]:
    """Yield the place in the ranking of Marines, where the own strength changes (R134)."""
    strengths = [scoring.strength(after, ship) for ship in after.ships]
    if strengths[seat] != scoring.strength(before, before.ships[seat]):
        shared = strengths.count(strengths[seat]) > 1
        yield Text(
            "worth-marines-shared" if shared else "worth-marines",
            place=scoring.marine_place(after, seat),
        )


def _mutiny(before: PortsmouthState, after: PortsmouthState, seat: int) -> Iterator[Text]:
    """Yield whether a Mutiny would hit the seat now, while one may still come (R83-R85)."""
    had, has = _at_risk(before, seat), _at_risk(after, seat)
    hit = after.ships[seat].mutineers > before.ships[seat].mutineers
    if had == has or hit or not _mutiny_may_come(after):
        return
    if not has:
        yield Text("worth-target-over")
    else:
        yield Text("worth-target-more" if had else "worth-target", count=has)


def _at_risk(s: PortsmouthState, seat: int) -> int:
    """Return the landsmen that a Mutiny would cost the seat."""
    return len(s.ships[seat].landsmen) if seat in towns.mutineers(s) else 0


def _mutiny_may_come(s: PortsmouthState) -> bool:
    """Return whether a Mutiny is left for somebody's turn: how many have gone is public."""
    if s.round == ROUNDS and (s.active + 1) % len(s.ships) == s.start:
        return False
    cards = (*s.array, *s.pile[s.pile_at :])
    return any(is_town(card) and town_of(card) == MUTINY for card in cards)


def _others(before: PortsmouthState, after: PortsmouthState, seat: int) -> Iterator[Text]:
    """Yield what others gain and lose, but for money: prices name whom they are paid to."""
    for other in range(len(after.ships)):
        more = 0 if other == seat else _without_money(after, other) - _without_money(before, other)
        if more:
            kind = "worth-gains" if more > 0 else "worth-loses"
            yield Text(kind, who=player(other), points=abs(more))


def _without_money(s: PortsmouthState, seat: int) -> int:
    """Return the points that a player changes in another's turn: Marines and mutineers."""
    return scoring.marines(s, seat).points + scoring.mutineers(s.ships[seat]).points


def _choice(before: PortsmouthState, after: PortsmouthState) -> Iterator[Text]:
    """Yield what a privilege just used lets choose next, which is not in the points yet."""
    step = str(after.frames[-1][0]) if after.frames else ""
    if step in CHOICES and after.frames != before.frames:
        yield Text(f"worth-then-{step}")
