# Duell der Signale: was die Sammlung davon sagt, ehe es geöffnet ist.
signals-title = Duell der Signale
signals-about = Biete verdeckt deine Flaggen, gewinne die Geschütze und feuere.
signals-progress = { $left ->
    [one] Noch ein Schuss
   *[other] Noch { $left } Schüsse
}
signals-level-powder_monkey = Pulverjunge
signals-level-gunner = Kanonier
signals-level-bidder = Bieter
