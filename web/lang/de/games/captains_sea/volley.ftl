# Die Würfel beider Breitseiten
volley-title = Letzte Breitseiten
volley-dice = Würfel
volley-none = Noch hat niemand gefeuert.
volley-when = Runde { $turn }, Impuls { $impulse }
volley-silent = hat nicht gefeuert
volley-unasked = Jagdgeschütze feuern ungefragt. Im Menü, unter „Antworten im Voraus“, lässt sich das ändern.
volley-told = Würfel: { $dice }.
volley-hits = { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}
volley-parried = { $count } abgewehrt:
volley-left = { $left ->
    [one] 1 sitzt
   *[other] { $left } sitzen
}
volley-ragged = Unsaubere Salve: { $count ->
    [one] Der Treffer wurde noch einmal geworfen
   *[other] Die { $count } Treffer wurden noch einmal geworfen
}.
volley-least = { $least ->
    [6] nur eine 6 trifft
   *[other] ein Würfel trifft ab { $least }
}
volley-because = {" "}({ $why })
volley-by-crew = Moral { $level } { $by }
volley-by-shot = { $shot } { $by }
volley-by-cards = Karten { $by }
volley-by-spent = { $count ->
    [one] 1 Würfel +1 durch Abwerfen
   *[other] { $count } Würfel +1 durch Abwerfen
}
volley-parry = { $dice ->
    [one] 1 Abwehrwürfel
   *[other] { $dice } Abwehrwürfel
} ({ $why }); ab { $least } abgewehrt{ $far ->
    [1] {" "}(ab Abstand 12)
   *[other] {""}
}
volley-parry-part = { $dice } von { $all } Abwehrwürfeln ({ $why }); ab { $least } abgewehrt{ $far ->
    [1] {" "}(ab Abstand 12)
   *[other] {""}
}
volley-again-fragile = leichter Rumpf: die Hälfte der Sechsen noch einmal
volley-again-firm = fester Rumpf: Einsen noch einmal
volley-aim-low = { $against ->
    [0] Tiefes Feuer: vor allem in den Rumpf.
   *[other] Tiefes Feuer, aber diesmal ging mehr in die Takelage.
}
volley-aim-high = { $against ->
    [0] Hohes Feuer: vor allem in die Takelage.
   *[other] Hohes Feuer, aber diesmal ging mehr in den Rumpf.
}
volley-chain = Kettenkugeln schonen den Rumpf.
volley-aim-low-boxes = { $against ->
    [0] Tiefes Feuer, vor allem in den Rumpf
   *[other] Tiefes Feuer, aber diesmal ging mehr in die Takelage
}: Rumpf { $hull }, Takelage { $rigging }, Mannschaft { $crew }.
volley-aim-high-boxes = { $against ->
    [0] Hohes Feuer, vor allem in die Takelage
   *[other] Hohes Feuer, aber diesmal ging mehr in den Rumpf
}: Takelage { $rigging }, Rumpf { $hull }, Mannschaft { $crew }.
volley-chain-boxes = Kettenkugeln schonen den Rumpf: Takelage { $rigging }, Mannschaft { $crew }.
volley-pool-distance = { $count } für den Abstand
volley-pool-smoke = { $count } für Rauch
volley-pool-fires = { $count } für Feuer an Bord
volley-pool-cards = { $count } durch Karten
volley-raked = Davon im Rumpf { $count } durch Längsfeuer von achtern.
volley-chained = Davon in der Takelage 1 durch Kettenkugeln.
volley-die-hit = trifft
volley-die-gone = getroffen, aber abgewehrt
volley-die-parry = wehrt ab
volley-die-out = noch einmal geworfen
volley-damage = { $by }: { $total } auf der Schadenstabelle
volley-both = Beide feuern!
volley-one = { $ship } feuert!
volley-go-on = Weiter
volley-unhurt = kein Schaden
volley-hull_hit = { $section } { $from } → { $to }
volley-rigging_hit = Takelage { $from } → { $to }
volley-crew_hit = Mannschaft { $from } → { $to }
volley-before = Vorige
volley-after = Nächste

# Der Tisch in Worten
words-points = Siegpunkte
words-square = Feld
words-heading = Kurs
words-to-wind = Zum Wind
words-speed = Tempo
words-sail = Segel
words-hull = Rumpf
words-morale = Moral
words-bears = Kann auf den Gegner feuern
words-burning = In Brand
words-cards = Karten
words-plan = Manöver
words-posts = Aufgaben der Mannschaft
words-guns = Geschütze
words-of = { $left } von { $all }
words-hidden = verdeckt
words-yes = ja
words-no = nein
