"""Where Victory's lessons can begin: games by a simple policy, up to a position that fits."""

from __future__ import annotations

from typing import Any

from portsmouth.core.match import Match
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.bots.baselines import Builder
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.lessons.catalogue import READER
from portsmouth.games.victory.lessons.policy import LEARNER, SOON, aboard, worth
from portsmouth.games.victory.rules import components as c
from portsmouth.games.victory.rules import scoring, ships, turns, voyages
from portsmouth.games.victory.state import Ship, VictoryState
from tools.lessons.search import Search

BUILDER = Builder(GAME)
"""What a lesson does not ask otherwise is played as this bot plays it."""
ENOUGH = range(11, 15)
"""Points of the learner with which a captured ship brings 15."""


def choose(match: Match[VictoryState], data: dict[str, Any]) -> tuple[Action, Seat]:
    """Choose by a simple policy that makes for the position of a lesson."""
    s, seat = match.state, max(match.actors)
    legal = match.legal(seat)
    return special(s, seat, legal, data["key"]) or BUILDER.action(s, seat), seat


def special(s: VictoryState, seat: Seat, legal: list[Action], key: str) -> Action | None:
    """Return what a lesson wants here, or None."""
    step = s.frames[-1][0]
    if step == "discard":
        return min(legal, key=lambda action: worth(s, int(action[1])))
    if key in ("broadside", "chase"):
        return duel(s, seat, legal, key)
    if seat != LEARNER:
        return None
    if step == "board":
        return ("decline",)
    if step == "trade" and key == "port":
        return ("done",)
    if step == "play":
        return quiet_play(s, legal, key)
    return None


def quiet_play(s: VictoryState, legal: list[Action], key: str) -> Action:
    """Set out, but keep what the lesson is to begin with; for its Church pay at once."""
    for action in legal if key == "passengers" and not s.pushes else ():
        if action[0] == "build" and c.BUILDING_OF[int(action[1])] == c.CHURCH:
            return action
    for action in legal:
        if action[0] == "launch" and (key != "passengers" or not has_piece(int(action[1]))):
            return action
    return ("rest",)


def has_piece(card: int) -> bool:
    """Return whether a voyage brings a Piece of Eight."""
    return c.HAS_PIECE[card - c.FIRST_VOYAGE]


def duel(s: VictoryState, seat: Seat, legal: list[Action], key: str) -> Action | None:
    """Lie on blast spaces with Fire Cannons in the hand; in the chase the other attacks."""
    step = s.frames[-1][0]
    ready = key == "broadside" or scoring.points(s, LEARNER) in ENOUGH
    if step == "voyages" and ready:
        for ship in ships.held_by(s, seat):
            if lurks(ship) and ("done",) in legal:
                return ("done",)
    if step == "arm":
        return ("grape",)
    if key == "chase" and (seat != LEARNER or ready):
        return hunt(s, seat, legal) if step == "play" else legal[-1] if step == "trade" else None
    return None


def hunt(s: VictoryState, seat: Seat, legal: list[Action]) -> Action:
    """Attack the learner if he can strike back; else set out, and build nothing."""
    for action in legal:
        if action[0] == "fire" and seat != LEARNER and fair_game(s):
            return action
    return next((action for action in legal if action[0] == "launch"), ("rest",))


def fair_game(s: VictoryState) -> bool:
    """Return whether a captured ship would win for the learner, who can begin a combat."""
    return armed(s, LEARNER) and scoring.points(s, LEARNER) in ENOUGH


def lurks(ship: Ship) -> bool:
    """Return whether a ship lies where it can fire, and has not come home."""
    return ships.sailing(ship) and ships.on_blast(ship) and not ships.at_finish(ship)


def armed(s: VictoryState, seat: Seat) -> bool:
    """Return whether a seat has Fire Cannons."""
    return c.FIRE_CANNONS in s.ports[seat].hand


def fits(match: Match[VictoryState], key: str) -> bool:
    """Return whether a lesson can begin here."""
    s = match.state
    step = s.frames[-1][0]
    if key == "chase":
        return chased(s) if step == "arm" and match.actors == (LEARNER,) else False
    if match.actors != (LEARNER,) or s.active != LEARNER or match.undo_depth:
        return False
    if step != "play" and not (step == "trade" and key in ("port", "passengers")):
        return False
    hand = s.ports[LEARNER].hand
    docked = [ship for ship in ships.held_by(s, LEARNER) if not ships.sailing(ship)]
    if key == "home":
        return rich_voyage(hand) and sum(c.is_voyage(card) for card in hand) == 2
    if key == "port":
        return ready_to_build(s, hand)
    if key == "passengers":
        wanted = {c.PASSENGERS, c.FULL_SAIL} <= {*hand}
        pieces = [card for card in hand if c.is_voyage(card) and has_piece(card)]
        church = turns.copies(s, LEARNER, c.CHURCH)
        return wanted and bool(pieces) and church == 1 and len(docked) == 1
    own, enemy = lurking(s, LEARNER), lurking(s, 1 - LEARNER)
    cannons = c.CANNONS in hand
    rich = any(aboard(ship) >= 3 for ship in enemy) and any(aboard(ship) >= 1 for ship in own)
    return armed(s, LEARNER) and rich and cannons


def rich_voyage(hand: tuple[int, ...]) -> bool:
    """Return whether a voyage brings three printed cubes soon, and no card helps with it."""
    later = (c.FULL_SAIL, c.PASSENGERS, c.MERCHANT)
    return not any(card in later for card in hand) and any(
        c.is_voyage(card) and sum(voyages.cargo(card, SOON)[0]) == 3 and c.finish_of(card) == 4
        for card in hand
    )


def ready_to_build(s: VictoryState, hand: tuple[int, ...]) -> bool:
    """Return whether Commerce can be paid, and a Mine lies in the hand beside another card."""
    port = s.ports[LEARNER]
    builds = [card for card in hand if c.is_build(card)]
    mines = [card for card in builds if c.BUILDING_OF[card] == c.MINE]
    held = port.cubes
    enough = held[c.WOOD] >= 2 and held[c.BRICK] >= 2
    fresh = not port.fields and not port.buildings and not scoring.sets(s, held)
    return len(mines) == 1 and len(builds) > 1 and enough and fresh


def lurking(s: VictoryState, seat: Seat) -> list[Ship]:
    """Return the ships of a seat that can fire and be fired at; a Fort's are safe at the start."""
    fort = turns.copies(s, seat, c.FORT)
    return [ship for ship in ships.held_by(s, seat) if lurks(ship) and (ship.space or not fort)]


def chased(s: VictoryState) -> bool:
    """Return whether the learner is attacked, with cargo, and strikes back for 15 points."""
    assert s.fight is not None
    own = ships.the(s, s.fight.ships[1])
    enemy = ships.the(s, s.fight.ships[0])
    whole = not any(own.damage) and not any(enemy.damage)
    fleet = len(ships.held_by(s, LEARNER)) == 1 and len(ships.held_by(s, 1 - LEARNER)) == 1
    return whole and fleet and aboard(own) >= 2 and lurks(own) and lurks(enemy) and fair_game(s)


def script(data: dict[str, Any], seed: int) -> list[str] | None:
    """Return the actions up to where the lesson can begin."""
    match: Match[VictoryState] = Match(GAME, data["seats"], READER.settings(data), seed)
    first = data.get("round", 1)
    done: list[str] = []
    while match.actors and match.state.round <= first + data.get("span", 0):
        begun = match.state.frames[-1][0] != "outfit" and match.state.round >= first
        if begun and fits(match, data["key"]):
            return done
        action, seat = choose(match, data)
        several = f"{seat}: " if len(match.actors) > 1 else ""
        done.append(several + GAME.notation.write(action))
        match.play(action, seat)
    return None


SEARCH = Search(GAME, READER, script, "end", idle=None)
