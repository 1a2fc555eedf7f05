"""Packs digits of different bases into one number, and reads them in the same order.

>>> encoder = Encoder()
>>> encoder.put(3, 10)
>>> encoder.put(1, 2)
>>> encoder.put_bytes(b"hi", 8)
>>> decoder = Decoder(encoder.to_bytes())
>>> decoder.take(10), decoder.take(2), decoder.take_bytes(8)
(3, 1, b'hi')
>>> decoder.close()
"""

from __future__ import annotations

from portsmouth.core.errors import SaveBroken

WORD = 1 << 16
"""The base of the words in which large numbers are written."""


class Encoder:
    """Collects digits, each with the number of values that it may have."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, value: int, radix: int) -> None:
        """Add a digit from 0 to ``radix`` - 1; with a radix of 1 it takes no space."""
        if not 0 <= value < radix:
            raise ValueError(f"{value} is no digit to the base {radix}")
        self._digits.append((value, radix))

    def put_number(self, value: int, words: int) -> None:
        """Add a number below ``WORD ** words``; small ones are short."""
        used = max(1, -(-value.bit_length() // 16))
        self.put(used - 1, words)
        for at in range(used):
            self.put(value >> 16 * at & WORD - 1, WORD)

    def put_bytes(self, data: bytes, most: int) -> None:
        """Add at most ``most`` bytes, with their length."""
        self.put(len(data), most + 1)
        for byte in data:
            self.put(byte, 256)

    def to_bytes(self) -> bytes:
        """Return all digits as one number, in as few bytes as hold it."""
        total = 0
        for value, radix in reversed(self._digits):
            total = total * radix + value
        return total.to_bytes(-(-total.bit_length() // 8), "big")


class Decoder:
    """Returns the digits of an encoder; the caller must know their bases."""

    def __init__(self, data: bytes) -> None:
        if data[:1] == b"\0":
            raise SaveBroken("a number begins with nothing")
        self._rest = int.from_bytes(data, "big")

    def take(self, radix: int) -> int:
        """Return the next digit."""
        self._rest, digit = divmod(self._rest, radix)
        return digit

    def take_number(self, words: int) -> int:
        """Return the next number, of at most ``words`` words; raises SaveBroken if padded."""
        used = self.take(words) + 1
        value = sum(self.take(WORD) << 16 * at for at in range(used))
        if used > 1 and value >> 16 * (used - 1) == 0:
            raise SaveBroken("a number is written longer than it is")
        return value

    def take_bytes(self, most: int) -> bytes:
        """Return the next bytes."""
        return bytes(self.take(256) for _ in range(self.take(most + 1)))

    def close(self) -> None:
        """Raise SaveBroken if anything is left."""
        if self._rest:
            raise SaveBroken("there is more than was asked for")
