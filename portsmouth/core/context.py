"""What a rule may do besides changing the state: emit events and report reveals.

Events are facts for logs and animations, never pictures or sentences. Search and playouts use
``NULL_CONTEXT``; a match uses an ``EventRecorder``.
"""

from __future__ import annotations

from portsmouth.core.text import Arg, Json, Text, arg_to_json


class Event:
    """Something that happened: a kind, its facts, and the seats that may know (None: all)."""

    __slots__ = ("facts", "kind", "to")

    def __init__(self, kind: str, facts: dict[str, Arg], to: tuple[int, ...] | None) -> None:
        self.kind = kind
        self.facts = facts
        self.to = to

    def seen_by(self, seat: int | None) -> bool:
        """Return whether this seat (None: an onlooker) may know of it."""
        return self.to is None or (seat is not None and seat in self.to)

    @property
    def text(self) -> Text:
        """Return the sentence for the log: the message ``event-<kind>``."""
        return Text(f"event-{self.kind}", **self.facts)

    def to_json(self) -> dict[str, Json]:
        """Return the event as JSON: ``{"kind": …, "facts": {…}}``."""
        return {"kind": self.kind, "facts": {k: arg_to_json(v) for k, v in self.facts.items()}}

    def __repr__(self) -> str:
        """Return the kind and the facts."""
        return f"Event({self.kind!r}, {self.facts!r})"


class Context:
    """The silent context: it records nothing."""

    __slots__ = ()

    def emit(self, kind: str, /, to: tuple[int, ...] | None = None, **facts: Arg) -> None:
        """Report a fact; ``to`` names the only seats that may know it (None: all)."""

    def reveal(self, to: tuple[int, ...] | None = None) -> None:
        """Report that something hidden was revealed: undo stops here.

        ``to`` names the only seats that learn it, where the others knew it already.
        """

    def seal(self) -> None:
        """Hide the text of this action from the other seats until ``open_seals``."""

    def open_seals(self, latest: int | None = None) -> None:
        """Show sealed actions, this one included, to everybody. This is a reveal.

        ``latest`` opens only so many, the last ones; the others stay sealed (None: all are opened).
        """


class EventRecorder(Context):
    """Records everything, for the log and for the barrier."""

    __slots__ = ("events", "opened", "revealed", "sealed", "shown")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.revealed = False
        self.sealed = False
        self.opened: int | None = 0
        self.shown: tuple[int, ...] = ()

    def emit(self, kind: str, /, to: tuple[int, ...] | None = None, **facts: Arg) -> None:
        self.events.append(Event(kind, facts, to))

    def reveal(self, to: tuple[int, ...] | None = None) -> None:
        if to is None:
            self.revealed = True
        else:
            self.shown += to

    def seal(self) -> None:
        self.sealed = True

    def open_seals(self, latest: int | None = None) -> None:
        self.opened, self.revealed = latest, True


NULL_CONTEXT = Context()
