"""A counter-based random number generator, the same on every Python and in the browser.

The numbers are SplitMix64 (Steele, Lea and Flood, 2014) read by index, so a generator is two
integers: the seed and how many numbers were drawn from it. The count also shows whether an action
has drawn anything.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from portsmouth.core.text import Json

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class ScriptError(AssertionError):
    """A scripted number of a test did not fit the draw that asked for it."""


class Rng:
    """A stream of numbers fixed by a 64-bit seed; each draw adds 1 to ``count``.

    ``script`` is for tests: its values are returned first, in order.

    >>> rng = Rng(7)
    >>> [rng.die() for _ in range(5)], rng.count
    ([3, 1, 6, 4, 3], 5)
    >>> Rng(7, count=2).die()
    6
    >>> Rng(7, script=[4]).below(6)
    4
    """

    __slots__ = ("count", "script", "seed")

    def __init__(self, seed: int, count: int = 0, script: Sequence[int] = ()) -> None:
        self.seed = seed & _MASK
        self.count = count
        self.script = tuple(script)

    def copy(self) -> Rng:
        """Return an independent generator that will draw the same numbers."""
        copied = Rng.__new__(Rng)
        copied.seed, copied.count, copied.script = self.seed, self.count, self.script
        return copied

    def bits(self) -> int:
        """Draw the next number, 0 to 2**64 - 1."""
        self.count += 1
        z = (self.seed + self.count * _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1; ``n`` is at most 2**32 (bias under 2**-32).

        As ``bits`` does it, written out: in random games it is asked at every decision.

        Raises ScriptError when a scripted value is out of range.
        """
        if self.script:
            value, self.script = self.script[0], self.script[1:]
            self.count += 1
            if not 0 <= value < n:
                raise ScriptError(f"scripted {value} does not lie in 0..{n - 1}")
            return value
        self.count += 1
        z = (self.seed + self.count * _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def die(self, faces: int = 6) -> int:
        """Draw one throw of a die, 1 to ``faces``."""
        return self.below(faces) + 1

    def shuffle(self, items: MutableSequence[int]) -> None:
        """Put the items in random order, in place (Fisher-Yates, last to first)."""
        if self.script:
            for last in range(len(items) - 1, 0, -1):
                other = self.below(last + 1)
                items[last], items[other] = items[other], items[last]
            return
        seed, count = self.seed, self.count
        for last in range(len(items) - 1, 0, -1):
            count += 1
            z = (seed + count * _GAMMA) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            other = ((z ^ (z >> 31)) * (last + 1)) >> 64
            items[last], items[other] = items[other], items[last]
        self.count = count

    def fork(self, name: str) -> Rng:
        """Return a new stream that is fixed by this seed and the name; this one stays as it is."""
        seed = self.seed
        for char in name:
            seed = Rng(seed ^ ord(char)).bits()
        return Rng(seed)

    def to_json(self) -> list[Json]:
        """Return the seed as text (JavaScript cannot hold 64 bits) and the count."""
        return [str(self.seed), self.count]

    @classmethod
    def from_json(cls, data: Sequence[str | int]) -> Rng:
        """Return the generator that ``to_json`` described; raises ValueError on anything else."""
        seed, count = data
        return cls(int(seed), int(count))
