"""Square grids: names, neighbours and edges of cells, without any rule."""

from __future__ import annotations

from portsmouth.core.notation import Codec


class Grid:
    """A grid with cells numbered row by row from the north-west corner, ``a1``.

    >>> grid = Grid(5, 5)
    >>> grid.cell("c2"), grid.names[7]
    (7, 'c2')
    >>> [grid.names[cell] for cell in grid.neighbours[0]]
    ['b1', 'a2']
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.size = columns * rows
        self.cells = range(self.size)
        self.names = tuple(
            f"{chr(ord('a') + column)}{row + 1}" for row in range(rows) for column in range(columns)
        )
        self._index = {name: cell for cell, name in enumerate(self.names)}
        self.neighbours = tuple(self._beside(cell) for cell in self.cells)
        self.edge = tuple(cell for cell in self.cells if len(self.neighbours[cell]) < 4)
        self.codec = Codec(self.names.__getitem__, self._index.__getitem__)

    def cell(self, name: str) -> int:
        """Return the number of a cell; raises KeyError for a name that there is not."""
        return self._index[name]

    def _beside(self, cell: int) -> tuple[int, ...]:
        """Return the orthogonal neighbours: north, west, east, south."""
        row, column = divmod(cell, self.columns)
        found = []
        if row > 0:
            found.append(cell - self.columns)
        if column > 0:
            found.append(cell - 1)
        if column < self.columns - 1:
            found.append(cell + 1)
        if row < self.rows - 1:
            found.append(cell + self.columns)
        return tuple(found)
