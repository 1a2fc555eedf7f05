"""Errors for callers, by kind, so that each can be answered in its own way."""

from __future__ import annotations

from portsmouth.core.option import Refusal


class GameError(ValueError):
    """The base of everything a caller may have done wrong."""


class BadNotation(GameError):
    """The text is not an action of this game."""


class IllegalAction(GameError):
    """The action exists but may not be done now; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})")
        self.refusal = refusal


class NotYourTurn(GameError):
    """The seat has nothing to decide at present."""


class NothingToUndo(GameError):
    """No action since the last reveal or turn (undo), or nothing taken back (redo)."""


class NoHistory(GameError):
    """No such position lies behind, or the journal can't be replayed by the rules of today."""


class BadSetup(GameError):
    """Seats or options that the game does not offer."""


class SaveBroken(GameError):
    """Not a save, or one that was damaged or tampered with."""


class SaveTooNew(GameError):
    """Made by a newer version than this one."""


class Divergence(SaveBroken):
    """The journal does not lead to where it claims; ``entry`` is the first wrong one."""

    def __init__(self, message: str, entry: int) -> None:
        super().__init__(message)
        self.entry = entry


class LinkBroken(SaveBroken):
    """The text is no link, or something has changed it."""


class LinkTruncated(LinkBroken):
    """The end of the text is missing."""


class LinkMismatch(LinkBroken):
    """The text is whole, but its actions do not lead where it says."""


class LinkTooNew(SaveTooNew):
    """Made by a newer version: of the form, of the rules, or of a game that is not known here."""


class OtherRules(LinkBroken):
    """Played by older rules, by which the actions can't be told any more."""
