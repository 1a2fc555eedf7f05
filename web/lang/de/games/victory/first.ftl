# Die erste Wahl des Spiels: zwei Rohstoffe
first-goal = Ziel: { $points } Punkte (★)
first-buys = Für { $what }
first-fields = Hafenbereiche
first-buildings = { $some } von { $of } Gebäuden
first-ships = Schiffe
first-usual = üblich
first-cards = Deine ersten 5 Karten bekommst du danach.
