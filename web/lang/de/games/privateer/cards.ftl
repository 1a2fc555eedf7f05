# Was Kapitäne können
table-power-bonny = Nichts bremst sie: Gegen den Wind zählt ein Feld nur 1; Sturm, Flaute und Anker können ihr nichts anhaben.
table-power-hornigold = Verkauft jede Karte für 1 Silber mehr und kauft sie für 1 weniger, mindestens aber für 1.
table-power-roberts = Zahlt für Mannschaft nur die Hälfte, aufgerundet.
table-power-caesar = Nach einem Sieg über einen Spieler darf er ihm ein Relikt nehmen.
table-power-morgan = Nimmt bei jeder Plünderung eine Ware mehr.
table-power-teach = Gewinnt im Kampf bei Gleichstand, mit Unterschied 0.
table-power-read = Darf ihren Kampfwürfel einmal je Kampf neu werfen.
table-power-rackham = Hat ein Feld mehr, wenn der Zug im Hafen beginnt.
table-power-vane = Darf den Wind jeden Zug um ein Viertel drehen, nicht aber bei Windstille.
table-power-bonnet = Beginnt mit 15 Silber.
table-power-kidd = Hat +1 auf Mannschaftswürfe.
table-power-lafitte = Wirft nach einem Sieg über ein Handelsschiff den Farbwürfel zweimal und wählt.

# Was Relikte tun
table-relic-viceroys_crown = 2 Verruf.
table-relic-jade_idol = 1 Verruf.
table-relic-golden_chalice = 1 Verruf.
table-relic-silver_bell = 1 Verruf.
table-relic-emerald_cross = 1 Verruf.
table-relic-pearl_mask = 1 Verruf.
table-relic-admirals_sabre = 1 Verruf.
table-relic-bloodstone_dagger = 1 Verruf.
table-relic-sun_disc = 1 Verruf.
table-relic-ruby_ring = 1 Silber mehr für jede Karte, die du verkaufst.
table-relic-sea_chart = Platz für 2 Warenkarten mehr.
table-relic-brass_sextant = 1 Feld mehr in jedem Zug.
table-relic-long_nine = +1 im Kampf.
table-relic-boatswains_whistle = +1 auf Mannschaftswürfe.
table-relic-weather_glass = Stellt den Wind, einmal in jedem deiner Züge.
table-relic-letter_of_marque = 1 Ware mehr von jedem Handelsschiff.
table-relic-cursed_doubloon = 1 Verruf weniger. Gib sie einem Spieler, den du besiegst.
table-relic-barnacled_anchor = 1 Feld weniger. Gib ihn einem Spieler, den du besiegst.

# Was Schicksale tun
table-fortune-wind_north = Der Wind dreht nach Norden.
table-fortune-wind_east = Der Wind dreht nach Osten.
table-fortune-wind_south = Der Wind dreht nach Süden.
table-fortune-wind_west = Der Wind dreht nach Westen.
table-fortune-dead_calm = Der Wind schläft ein.
table-fortune-buried_treasure = Mannschaftswurf 6: 5 Silber.
table-fortune-storm = Mannschaftswurf 6, sonst in diesem Zug 2 Felder weniger.
table-fortune-scurvy = Mannschaftswurf 7, sonst 3 Silber weniger.
table-fortune-rats = Mannschaftswurf 6, sonst 2 Warenkarten weniger.
table-fortune-rotten_timbers = Mannschaftswurf 5, sonst sinkt der Laderaum um eine Stufe.
table-fortune-boarding_party = Gewinne eine Kraftprobe und nimm ein Relikt.
table-fortune-pickpockets = Gewinne eine Kraftprobe und nimm 3 Silber.
table-fortune-smugglers = Tausche bis zu 2 Warenkarten mit einem Spieler.
table-fortune-parley = Biete eine Warenkarte gegen Silber an.
table-fortune-prize_money = 4 Silber.
table-fortune-drifting_wreck = Bis zu 2 Waren, die der Farbwürfel nennt.
table-fortune-shipwrights_debt = Ein Ausbau zum halben Preis beim nächsten Besuch.
table-fortune-harbour_gossip = Neue Preise in einem Hafen, wenn du willst.
table-fortune-press_gang = Wer die kleinste Mannschaft hat, zahlt 2 Silber.
table-fortune-royal_tax = Alle zahlen 1 Silber je Relikt.
table-fortune-becalmed = Mannschaftswurf 7, sonst kein Segeln in diesem Zug.
