# War on the High Seas: was die Sammlung über das Spiel sagt, bevor es geöffnet wird.
war-title = War on the High Seas
war-kind = Handel und Krieg rund um die Welt
war-about = Handle rund um die Welt, rüste deinen Konvoi und gewinne durch Handel, Krieg oder Piraterie.
war-progress = Runde { $round }/{ $rounds }
war-level-swabber = Deckjunge
war-level-swabber-about = Handelt von Hafen zu Hafen und kämpft nie.
war-level-mate = Steuermann
war-level-mate-about = Handelt gut und plant voraus, greift aber keinen Konvoi an und achtet nicht auf Gegner.
war-level-master = Kapitän
war-level-master-about = Geht den kürzesten der vier Wege zum Sieg und greift an, wo die Aussichten gut sind.
war-scenario-prize = Nimm die Prise
war-scenario-trade = Verkauf in Saint-Louis
war-scenario-letter = Pflanz deine Flagge
war-scenario-grape = Entere den Händler
war-scenario-black = Hiss die schwarze Flagge
war-scenario-world = Finde einen offenen Hafen
