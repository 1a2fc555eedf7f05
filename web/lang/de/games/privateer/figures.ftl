# Woher die Bestandteile stammen
page-sources-more = Das Regelheft sagt, wie gespielt wird; was auf Karten, Tafeln und Seekarte steht, zeigte es nur auf Bildern. Diese Zahlen mussten wiedergefunden werden; hier steht, woher jede stammt.
page-sources-captains = Was auf den Kapitänskarten steht
page-sources-power = Fähigkeit
page-sources-ports = Die { $count } Hafenkarten mit ihren Preisen
page-sources-bounty = Die Beutekarten: { $relics } Relikte und { $fortunes } Schicksale
page-sources-merchants = Die { $count } Handelsschiffe und ihre Felder
page-figure-goal = Verruf zum Sieg
page-figure-start_silver = Silber zu Beginn
page-figure-prices = Preis jeder Stufe einer Leiste
page-figure-infamy = Verruf einer Leiste, Stufe für Stufe
