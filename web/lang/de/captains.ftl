# Computerkapitäne: wer einen Platz spielt, ihre Züge am Tisch, und was schiefging.

# Wer spielt
captains-person = Mensch
captains-level-landsman = Landmann
captains-level-midshipman = Fähnrich
captains-level-petty_officer = Maat
captains-level-lieutenant = Leutnant
captains-level-captain = Kapitän
captains-level-admiral = Admiral
captains-about-landsman = Verfolgt im Zug einen einzigen Gedanken und übersieht oft den besseren.
captains-about-midshipman = Wägt bei jedem Schritt des Zugs ein paar Gedanken ab.
captains-about-petty_officer = Wägt bei jedem Schritt des Zugs einige Gedanken ab.
captains-about-lieutenant = Wägt bei jedem Schritt des Zugs etwa ein Dutzend Gedanken ab.
captains-about-captain = Wägt bei jedem Schritt Dutzende Gedanken ab und übersieht selten einen guten Zug.
captains-about-admiral = Durchsucht den ganzen Zug und schaut, was darauf folgen kann.
captains-about = { $about } Höchstens { $budget } Stellungen je Zug.
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
