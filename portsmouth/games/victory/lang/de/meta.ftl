# Victory on the High Sea: was die Sammlung über das Spiel sagt, bevor es geöffnet wird.
victory-title = Victory on the High Sea
victory-kind = Aufbauspiel mit Seegefechten
victory-about = Schiffe auf Fahrt schicken, den Hafen ausbauen, andere angreifen: ein Wettlauf um 15 Punkte.
victory-progress = Runde { $round } · Führung { $highest }/{ $goal }
victory-daily = Duell des Tages
victory-daily-about = Ein vorbereitetes Gefecht gegen den Admiral
victory-scenario-sink_her = Versenken
victory-scenario-take_her = Kapern
victory-scenario-get_away = Entkommen
victory-duel-sink_her = { victory-scenario-sink_her }: Breitseite { $round }/{ $most }
victory-duel-take_her = { victory-scenario-take_her }: Breitseite { $round }/{ $most }
victory-duel-get_away = { victory-scenario-get_away }: Breitseite { $round }/{ $most }
