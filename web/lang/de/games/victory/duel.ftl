# Victory on the High Sea: das Duell des Tages
score-duel = Duell
deed-duel = { score-duel }
standing-duel-won = Duell gewonnen: { $how }
standing-duel-lost = Duell verloren: { $how }
standing-duel-sank = Du hast das gegnerische Schiff versenkt.
standing-duel-took = Du hast das gegnerische Schiff gekapert.
standing-duel-lost-ship = Dein Schiff wurde versenkt.
standing-duel-taken = Dein Schiff wurde gekapert.
standing-duel-both = Beide Schiffe wurden versenkt.
standing-duel-apart = Beide Schiffe schwimmen noch.
