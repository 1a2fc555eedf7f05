"""Draws all pictures anew: python -m art.engrave."""

from art.engrave import covers, emblems, harbour, icons, officers
from art.engrave.privateer import captains, chart, cover
from art.engrave.privateer import emblems as privateer_emblems
from art.engrave.victory import cover as victory_cover
from art.engrave.victory import emblems as victory_emblems
from art.engrave.victory import prints

for module in (officers, emblems, harbour, covers, icons):
    module.write()
for module in (privateer_emblems, captains, chart, cover, victory_emblems, victory_cover, prints):
    module.write()
