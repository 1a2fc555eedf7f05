"""Draws all pictures anew: python -m tools.engrave."""

from tools.engrave import emblems, harbour, icons, officers

for room in (officers, emblems, harbour, icons):
    room.write()
