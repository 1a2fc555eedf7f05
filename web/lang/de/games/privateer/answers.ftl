### Privateer: Antworten im Voraus auf Fragen, die im Zug eines anderen kommen.
answers-reroll = Du wirst als Mary Read angegriffen
answers-reroll-unless_ahead = Noch einmal würfeln, außer ich liege vorn
answers-reroll-never = Wurf behalten
answers-plunder = Du schlägst deinen Angreifer und darfst Waren rauben
answers-plunder-dearest = Rauben, was die Häfen am besten bezahlen, bis mein Laderaum voll ist
answers-seize = Du schlägst deinen Angreifer als Black Caesar und darfst ein Relikt nehmen
answers-seize-best = Das mit dem meisten Verruf nehmen
answers-hand = Du schlägst deinen Angreifer und darfst einen Fluch weitergeben
answers-hand-yes = Meinen schlimmsten Fluch weitergeben
answers-hand-no = Meine Flüche behalten
answers-discard = Du musst Waren ablegen
answers-discard-cheapest = Ablegen, was die Häfen am schlechtesten bezahlen
answers-parley = Dir wird ein Handel angeboten (Verhandlung)
answers-parley-port_price = Zum besten Hafenpreis oder besser annehmen
answers-parley-decline = Ablehnen
