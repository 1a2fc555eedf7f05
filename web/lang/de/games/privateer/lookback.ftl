# Rückblick auf ein beendetes Spiel
lookback-luck = Glück
lookback-player = Spieler
lookback-fights = Kämpfe gewonnen
lookback-tests = Mannschaftswürfe geschafft
lookback-sum = Glück
lookback-came = { $came } von { $of }, erwartet { $expected }
lookback-luck-key = Erwartet ist, was die Chancen vor jedem Wurf ergaben. Glück ist der Unterschied: über 0 waren die Würfel gnädig.
lookback-voyage = Die Reise
lookback-whose = Wessen Reise
lookback-print = { $captain }, gespielt von { $who }: { $infamy } Verruf in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
lookback-print-ports = { $count ->
    [0] Kein Hafen wurde angelaufen.
   *[other] Häfen: { $ports }.
}
lookback-print-key = Sterne: Kämpfe, gefüllt wenn gewonnen · Münzen: Silber aus Verkäufen · gepunktete Ringe: fortgeschickt
lookback-keep-svg = Als SVG speichern
lookback-keep-png = Als Bild speichern
lookback-file = reise
