"""Draws all pictures anew: python -m tools.engrave."""

from tools.engrave import covers, emblems, harbour, icons, officers

for room in (officers, emblems, harbour, covers, icons):
    room.write()
