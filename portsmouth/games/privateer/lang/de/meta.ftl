# Privateer: was die Sammlung über das Spiel sagt, bevor es geöffnet wird.
privateer-title = Privateer
privateer-about = Durch die Karibik segeln, handeln und kämpfen: Wer zuerst 20 Verruf hat, gewinnt.
privateer-progress = Runde { $round }, { $highest } von { $goal } Verruf
privateer-first = Die Karibik, 1715: Zwei bis sechs Kapitäne handeln, kämpfen und bauen aus. Wer zuerst 20 Verruf hat, gewinnt; etwa eine halbe Stunde.
