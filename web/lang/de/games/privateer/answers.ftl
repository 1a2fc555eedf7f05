### Privateer: Antworten im Voraus auf Fragen, die im Zug eines anderen kommen.
answers-reroll = Du wirst als Mary Read angegriffen
answers-reroll-unless_ahead = Neu würfeln, wenn ich nicht vorn liege
answers-reroll-never = Wurf behalten
answers-plunder = Du schlägst deinen Angreifer und darfst Waren rauben
answers-plunder-dearest = Das Teuerste rauben, bis kein Platz ist
answers-seize = Du schlägst deinen Angreifer als Black Caesar und darfst ein Relikt nehmen
answers-seize-best = Das mit dem meisten Verruf nehmen
answers-hand = Du schlägst deinen Angreifer und darfst einen Fluch weitergeben
answers-hand-yes = Meinen schlimmsten Fluch weitergeben
answers-hand-no = Meine Flüche behalten
answers-discard = Du musst Waren ablegen
answers-discard-cheapest = Ablegen, was am wenigsten einbringt
answers-parley = Dir wird ein Handel angeboten (Verhandlung)
answers-parley-port_price = Annehmen ab dem besten Hafenpreis
answers-parley-decline = Ablehnen
