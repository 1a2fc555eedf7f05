# Privateer: was die Sammlung über das Spiel sagt, bevor es geöffnet wird.
privateer-title = Privateer
privateer-kind = Segeln, handeln, würfeln
privateer-about = Durch die Karibik segeln, handeln und kämpfen: Wer zuerst 20 Verruf hat, gewinnt.
privateer-progress = Runde { $round } · Führung { $highest }/{ $goal }
