# Captain’s Sea: was die Sammlung über das Spiel sagt, bevor es geöffnet wird.
captains_sea-title = Captain’s Sea
captains_sea-kind = Taktisches Seegefecht
captains_sea-about = Zwei Fregatten im Duell: den Gegner aussegeln, längs bestreichen, entern.
captains_sea-progress = { $turn ->
    [0] Aufbau
   *[other] Runde { $turn }
}

# Was in einer vorbereiteten Stellung geübt wird.
captains_sea-scenario-wind_and_helm = Heransegeln
captains_sea-scenario-broadside = Breitseite an Breitseite
captains_sea-scenario-stern_rake = Ihr Heck bestreichen
captains_sea-scenario-on_fire = Das Schiff retten
captains_sea-scenario-alongside = Entern
captains_sea-scenario-nailed_flag = Nicht die Flagge streichen
