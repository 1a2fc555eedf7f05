"""What can be told of a game without loading its rules: name, seats, options, captains."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from portsmouth.core.errors import BadSetup

Settings = Mapping[str, int | str | bool]
"""Match options by their keys."""


class OptionSpec(NamedTuple):
    """A choice at set-up: its values, the ruled default first named by ``default``."""

    key: str
    default: int | str | bool
    values: tuple[int | str | bool, ...]
    rule: str


class Level(NamedTuple):
    """A computer captain's strength: its key (``landsman``), the most positions it looks at."""

    key: str
    budget: int


class Meta(NamedTuple):
    """What can be told of a game without loading its rules."""

    key: str
    title: str
    designer: str
    seats: tuple[int, ...]
    rules: str
    schema: int
    stage: str
    options: tuple[OptionSpec, ...] = ()
    levels: tuple[Level, ...] = ()

    def settle(self, seats: int, settings: Settings) -> dict[str, int | str | bool]:
        """All options with their values; raises BadSetup for what is not offered."""
        if seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players")
        known = {spec.key: spec for spec in self.options}
        for key, value in settings.items():
            allowed = known[key].values if key in known else ()
            if not any(value == each and type(value) is type(each) for each in allowed):
                raise BadSetup(f"{self.title} has no option {key}={value!r}")
        return {key: settings.get(key, spec.default) for key, spec in known.items()}
