"""Errors for callers, one class for each kind of answer."""

from __future__ import annotations

from portsmouth.core.option import Refusal


class GameError(ValueError):
    """The base of everything that a caller may have done wrong."""


class BadNotation(GameError):
    """The text is not an action of this game."""


class IllegalAction(GameError):
    """The action exists but is not legal now; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})")
        self.refusal = refusal


class NotYourTurn(GameError):
    """The seat has nothing to decide at present."""


class NothingToUndo(GameError):
    """There is no action since the last barrier (undo), or none was undone (redo)."""


class NoHistory(GameError):
    """There is no such earlier position, or today's rules can't replay the journal."""


class BadSetup(GameError):
    """The game does not offer these seats, options, levels or features."""


class SaveBroken(GameError):
    """The data is not a save, or it was damaged or tampered with."""


class SaveTooNew(GameError):
    """The data was written by a newer version than this one."""


class Divergence(SaveBroken):
    """The journal does not lead to where it claims; ``entry`` is the first wrong one, from 0."""

    def __init__(self, message: str, entry: int) -> None:
        super().__init__(message)
        self.entry = entry


class LinkBroken(SaveBroken):
    """The text is not a link, or it was changed."""


class LinkTruncated(LinkBroken):
    """The end of the link is missing."""


class LinkMismatch(LinkBroken):
    """The link is intact, but its actions do not lead to the position that it names."""


class LinkTooNew(SaveTooNew):
    """The link has a newer format, newer rules, or a game that is not known here."""


class OtherRules(LinkBroken):
    """The link or match was played by older rules, which can no longer be replayed."""
