# Die Duelle bei einer neuen Partie, jedes in ein, zwei Sätzen.
setup-side-own = Du führst { $ship }.
setup-side = { $who } führt { $ship }.
setup-swap = Schiffe tauschen
setup-duel-s01 = Constellation jagt ein schnelles, aber schwaches Schiff mit unerfahrener Mannschaft.
setup-duel-s02 = Ein ausgeglichenes Gefecht auf weite Entfernung, bei Nacht: Constellation jagt, Vengeance will lieber entkommen.
setup-duel-s03 = Für den Anfang am besten: ein schwerer Amerikaner mit allen Geschützen gegen eine Guerriere, deren wenige Treffer viel mehr zählen.
setup-duel-s04 = President jagt Belvidera, die achteraus feuert und Abstand hält.
setup-duel-s05 = United States hat die schwereren Geschütze, Macedonian den Wind.
setup-duel-s06 = Zwei gleiche Fregatten, von denen eine einen Geleitzug zu retten hat.
setup-duel-s07 = Java ist schneller und liegt in Luv, Constitution ist stärker.
setup-duel-s08 = Fregatte gegen Briggsloop: Congress muss sie nehmen oder zum Streichen bringen. Anders gewinnt sie nicht.
setup-duel-s09 = Eine unerfahrene Mannschaft auf einem guten Schiff gegen die besten Geschützführer ihrer Zeit.
setup-duel-s10 = Endymion holt eine President ein, die auf einer Sandbank Schaden nahm. Entkommt die President, bekommt sie 10 Punkte.
setup-duel-s11 = Das Duell, das Decatur anbot und nie bekam.
setup-duel-s12 = Der Kampf, den sich Kapitän Broke von der Shannon gewünscht hätte: zwei Elitemannschaften.

# What the duel gives both ships: points a hit, and a bonus
setup-hits = Es gewinnt, wer am Ende mehr als 5 Punkte vorn liegt. Punkte für jedes beschädigte Feld: { $first } bekommt { $one }, { $second } { $other }.
setup-bonus = Außerdem kann die { $ship } einen Bonus von { $points } Punkten bekommen.
