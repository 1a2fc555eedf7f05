# Duell der Signale: was das Haus davon sagt, ehe es geöffnet ist.
signals-title = Duell der Signale
signals-about = Biete verdeckt deine Flaggen, gewinne die Geschütze und feuere.
signals-progress = Runde { $round } von { $rounds }
signals-level-powder_monkey = Pulverjunge
signals-level-gunner = Kanonier
signals-level-bidder = Bieter
