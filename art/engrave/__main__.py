"""Draws all pictures anew: python -m art.engrave."""

from art.engrave import covers, emblems, harbour, icons, officers

for module in (officers, emblems, harbour, covers, icons):
    module.write()
