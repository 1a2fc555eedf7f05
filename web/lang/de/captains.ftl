# Computerkapitäne: wer einen Platz spielt, ihre Züge am Tisch, und was schiefging.

# Wer spielt
captains-person = Mensch
captains-level-landsman = Landmann
captains-level-midshipman = Fähnrich
captains-level-petty_officer = Maat
captains-level-lieutenant = Leutnant
captains-level-captain = Kapitän
captains-level-admiral = Admiral
captains-about-landsman = Behält bei jedem Schritt des Zuges zwei Ideen und verschätzt sich bei jeder um bis zu anderthalb Punkte.
captains-about-midshipman = Behält bei jedem Schritt des Zuges drei Ideen und verschätzt sich bei jeder um bis zu zwei Punkte.
captains-about-petty_officer = Behält bei jedem Schritt des Zuges vier Ideen und verschätzt sich bei jeder um bis zu anderthalb Punkte.
captains-about-lieutenant = Behält bei jedem Schritt des Zuges vier Ideen und schätzt sie richtig ein.
captains-about-captain = Behält bei jedem Schritt des Zuges zwanzig Ideen und übersieht selten eine gute.
captains-about-admiral = Behält bei jedem Schritt 128 Ideen und spielt die besten Züge gegen alle weiter, ehe er wählt.
captains-about = { $about } Höchstens { $budget } Stellungen je Zug.
captains-about-budget = Sieht sich bis zu { $budget } Stellungen je Zug an.
captains-who = Wer für Kapitän { $seat } spielt
captains-played-by = { $who } wird gespielt von
captains-fair = Kein Kapitän weiß mehr, als du wissen könntest: Alle denken über einen Tisch nach, dessen verdeckte Karten neu gegeben sind.

# Das Blatt
captains-sheet-more = Du kannst das jederzeit ändern, auch mitten im Zug.
captains-back = { $who } wieder spielen lassen ({ $level })

# Ihre Züge
captains-away = Für { $who } spielt jetzt ein Computerkapitän.
captains-chip = Stufe: { $level }
captains-named = { $who } ({ $level })
captains-state-starting = { $who } kommt an Bord …
captains-state-thinking = { $who } denkt nach …
captains-state-playing = { $who } spielt.
captains-state-waiting = { $who } wartet, bis du geschaut hast.
captains-state-held = { $who } hat angehalten.
captains-state-failed = { $who } antwortet nicht.
captains-nodes = { $done } von { $of } Stellungen
captains-stop = Halt
captains-pause = Pause
captains-next = Weiter
captains-go-on = Weiterspielen
captains-again = Noch einmal
captains-take-over = Für { $who } spielen
captains-bar = Computerkapitän
captains-why = Warum: { $why }

# Fehler
captains-dropped = Der Kapitän sollte nicht weiter nachdenken.
captains-worker-failed = Der Teil der Seite, in dem die Kapitäne denken, ließ sich nicht starten.
captains-worker-late = Der Teil der Seite, in dem die Kapitäne denken, antwortet nicht.
captains-lost = Der Kapitän hat etwas gewählt, was nicht geht.
