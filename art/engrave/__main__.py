"""Draws all pictures anew: python -m art.engrave."""

from art.engrave import covers, emblems, harbour, icons, officers
from art.engrave.captains_sea import cover as captains_sea_cover
from art.engrave.captains_sea import emblems as captains_sea_emblems
from art.engrave.privateer import captains, chart, cover
from art.engrave.privateer import emblems as privateer_emblems
from art.engrave.victory import cover as victory_cover
from art.engrave.victory import emblems as victory_emblems
from art.engrave.victory import prints
from art.engrave.war import captains as war_captains
from art.engrave.war import chart as war_chart
from art.engrave.war import cover as war_cover
from art.engrave.war import emblems as war_emblems

for module in (officers, emblems, harbour, covers, icons):
    module.write()
for module in (captains_sea_emblems, captains_sea_cover):
    module.write()
for module in (privateer_emblems, captains, chart, cover, victory_emblems, victory_cover, prints):
    module.write()
for module in (war_emblems, war_captains, war_chart, war_cover):
    module.write()
