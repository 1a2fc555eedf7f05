# Duell der Signale: was die Sammlung davon sagt, ehe es geöffnet ist.
signals-title = Duell der Signale
signals-kind = Ratespiel
signals-about = Biete verdeckt deine Flaggen, gewinne die Geschütze und feuere.
signals-progress = { $left ->
    [one] Noch ein Schuss
   *[other] Noch { $left } Schüsse
}
signals-daily = Letzte Planken
signals-daily-about = Ein Treffer versenkt, und du hast die höheren Flaggen
signals-scenario-last_planks = Versenke das andere Schiff
signals-level-powder_monkey = Pulverjunge
signals-level-gunner = Kanonier
signals-level-bidder = Bieter
