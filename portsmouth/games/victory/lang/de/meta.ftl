# Victory on the High Sea: was die Sammlung über das Spiel sagt, bevor es geöffnet wird.
victory-title = Victory on the High Sea
victory-about = Schiffe auf Fahrt schicken, den Hafen ausbauen, kämpfen: ein Wettlauf um 15 Punkte.
victory-progress = Runde { $round }, { $highest } von { $goal } Punkten
