# Die Seite um den Tisch: Startseite, neues Spiel, gespeicherte Spiele, Einstellungen.

page-you = Du
page-you-object = dich
page-title = Age of Sail
page-title-home = Age of Sail: Brettspiele von Schiffen und der See
page-title-new = Neues Spiel · Age of Sail
page-title-table = Age of Sail
page-title-logbook = Gespeicherte Spiele · Age of Sail
page-title-link = Ein Spiel als Link · Age of Sail
page-title-learn = Spielen lernen · Age of Sail
page-title-statistics = Statistik · Age of Sail
page-title-rules = Regeln · Age of Sail
page-title-settings = Einstellungen · Age of Sail
page-lead = Brettspiele von Schiffen und der See, gegen den Computer oder mit Freunden. Kostenlos und ohne Konto.
page-ways = Wohin
page-home = Start
page-to-home = Zur Startseite
page-table = Tisch
page-continue = Weiterspielen
page-continue-more = { $names } · { $progress }
page-continue-over = { $names } · das Endergebnis
page-continue-game = { $game } · { $line }
page-new-game = Neues Spiel
page-new-game-of = Neues Spiel: { $game }
page-new-game-more = Gegen den Computer oder Freunde
page-logbook = Gespeicherte Spiele
page-logbook-more = Deine Spiele auf diesem Gerät
page-learn = Spielen lernen
page-learn-more = Kurze Lektionen am Spieltisch
page-statistics = Statistik
page-statistics-more = Deine Siege, Bestwerte und Erfolge
page-rules = Regeln
page-rules-more = Spielanleitung, alle Regeln, Suche
page-settings = Einstellungen
page-settings-more = Sprache, Aussehen, Daten
page-quick = Schnelles Spiel
page-quick-more = Du gegen einen leichten Computerkapitän
page-quick-any = Gegen einen leichten Kapitän, im Spiel deiner Wahl
page-first-learn = In 10 Minuten lernen
page-first-learn-any = Kurze Lektionen im Spiel deiner Wahl
page-first-learn-more = Kurze Lektionen am echten Tisch
page-opening = Das Spiel wird aufgebaut …
page-no-match = Auf diesem Gerät ist noch kein Spiel gespeichert.

# Die Spiele im Regal
page-games = Spiele
page-game-seats = { $seats } Spieler
page-game-minutes = { $minutes } Minuten
page-game-play = Spielen
page-game-play-name = { $game } spielen
page-game-learn = Lernen
page-game-learn-name = { $game } lernen
page-game-rules = Regeln
page-game-rules-name = Regeln von { $game }
page-game-going = Weiterspielen: { $line }
page-game-going-name = Weiterspielen: { $line } ({ $game })
page-game-by = { $game }: ein Spiel von { $designer }.
page-game-statistics-name = Statistik: { $game }
page-game-lessons = { $done ->
    [0] { $count ->
        [one] 1 Lektion
       *[other] { $count } Lektionen
    }
   *[other] { $done } von { $count } Lektionen geschafft
}
page-which-new = Welches Spiel möchtest du spielen?
page-which-quick = Welches Spiel? Es beginnt sofort, gegen einen leichten Computerkapitän.
page-which-first = Welches Spiel möchtest du lernen? Die erste Lektion beginnt sofort.
page-which-learn = Welches Spiel möchtest du lernen?
page-which-rules = Die Regeln welches Spiels?
page-game-failed = { $game } ließ sich nicht laden. Prüfe das Netz und versuch es noch einmal.

# Der Spielkern
page-engine = Spielkern
page-engine-ready = Bereit. Kein Konto, kein Tracking: Deine Spiele bleiben auf diesem Gerät.
page-stage-html = Das Schiff wird aufgetakelt …
page-stage-runtime = Das Schiff wird aufgetakelt … { $loaded } von { $total } MB
page-stage-wheel = Die Regeln kommen an Bord …
page-stage-catalog = Die Mannschaft tritt an …
page-start-failed = Ein Teil dieser Seite ist nicht angekommen, oder an seiner Stelle kam etwas anderes. Vielleicht verlangt dieses Netz erst eine Anmeldung: Öffne irgendeine andere Seite und lade diese dann neu. Deine gespeicherten Spiele sind sicher.
page-start-slow = Diese Seite braucht lange zum Laden. Wenn das Netz in Ordnung ist, lade sie neu.
page-start-away = Der Server ist nicht zu erreichen. Prüfe das Netz und lade die Seite dann neu.
page-start-again = Neu laden
page-retry = Noch einmal versuchen
page-engine-loader = Der Lader für Python ließ sich nicht laden.
page-engine-missing = Ein Teil des Spiels ließ sich nicht herunterladen: { $name } ({ $why }).
page-engine-silent = Der Server schickt { $name } nicht: Das Netz ist sehr langsam oder weg. Prüfe es und versuche es noch einmal.
page-engine-python = Python ließ sich nicht starten: { $why }
page-engine-stalled = Der Start steht seit { $count } Sekunden still.
page-engine-no-wasm = Diesem Browser fehlt WebAssembly, das das Spiel braucht.
page-engine-wasm-refused = Dieser Browser oder diese Seite lässt WebAssembly nicht zu.
page-engine-no-workers = Diesem Browser fehlen Worker, die das Spiel braucht.
page-engine-ended = Der Spielkern wurde neu gestartet.
page-engine-off = Der Spielkern läuft nicht.
page-engine-timeout = Der Spielkern antwortet nicht.
page-engine-crashed = Der Spielkern hat aufgehört zu arbeiten.
page-engine-refused = Der Spielkern hat die Anfrage abgelehnt ({ $why }).

# Neues Spiel
page-seats = Spieler
page-seats-count = { $count }
page-captains = Namen und Flaggen
page-flag = Flagge von Spieler { $seat }: { $flag }. Ändern
page-flag-change = Andere Flagge
page-flags-more = Drück auf eine Flagge, um sie zu ändern.
page-flag-0 = blauer Kreis
page-flag-1 = kupfernes Dreieck
page-flag-2 = eisernes Quadrat
page-flag-3 = pflaumenfarbene Raute
page-flag-4 = grünes Sechseck
page-flag-5 = violettes Kreuz
page-name = Name von Spieler { $seat }
page-start-player = Wer beginnt
page-start-random = Zufällig
page-more = Erweitert: Kartencode, Regelvarianten
page-more-seed = Erweitert: Kartencode
page-seed = Kartencode (Seed)
page-seed-more = Leer lassen für zufällige Karten. Derselbe Code gibt immer dieselben Karten.
page-options = Regelvarianten
page-value-true = ja
page-value-false = nein
page-value-default = { $value } (Standard)
page-start = Spiel beginnen
page-starts-when-ready = Das Spiel beginnt, sobald der Spielkern bereit ist.
page-names-differ = Zwei Spieler heißen gleich: Bitte ändere einen Namen.

# Gespeicherte Spiele
page-saves = Spiele
page-no-saves = Noch keine gespeicherten Spiele. Spiele werden nach jeder Aktion automatisch gespeichert.
page-save-over = Beendet
page-save-won = Gewonnen
page-save-shared = Geteilter erster Platz
page-save-place = Platz { $place } von { $seats }
page-save-winner = Sieg für { $who }
page-save-player = { $name } ({ $level })
page-save-filter = Zeigen
page-save-all = Alle Spiele
page-save-current = zuletzt gespielt
page-save-against = gegen { $levels }
page-save-more = Mehr
page-open = Öffnen
page-rename = Umbenennen
page-save-as = Kopie speichern
page-export = Exportieren
page-delete = Löschen
page-import = Datei importieren
page-import-waits = Die Datei wird gelesen …
page-import-refused = { $count ->
    [one] 1 war nicht lesbar und wurde übersprungen.
   *[other] { $count } waren nicht lesbar und wurden übersprungen.
}
page-imported = { $count ->
    [0] Es wurde nichts Neues importiert.
    [one] 1 Spiel importiert und geöffnet.
   *[other] { $count } Spiele importiert; das letzte ist geöffnet.
}
page-title-of-save = Name
page-copy-of = Kopie von { $title }
page-keep = Speichern
page-cancel = Abbrechen
page-kept = Gespeichert als { $title }.
page-deleted = Gelöscht: { $title }.
page-undo-delete = Rückgängig
page-restored = Wieder da: { $title }.
page-unreadable = Lässt sich nicht öffnen
page-save-damaged = Dieser Eintrag ist beschädigt. Er bleibt, wie er ist; du kannst ihn exportieren oder löschen.
page-save-foreign = Das ist kein Spiel, das diese Seite gespeichert hat. Es bleibt, wie es ist; du kannst es exportieren oder löschen.
page-save-newer = Das hat eine neuere Fassung der Seite geschrieben. Es bleibt, wie es ist; du kannst es exportieren.
page-save-too-long = Dieser Eintrag ist viel zu lang für ein Spiel. Er bleibt, wie er ist; du kannst ihn exportieren oder löschen.
page-file-damaged = Diese Datei ist beschädigt: Sie enthält kein lesbares Spiel. Nichts wurde geändert.
page-file-foreign = Diese Datei ist kein Spiel, das diese Seite gespeichert hat. Nichts wurde geändert.
page-file-newer = Diese Datei hat eine neuere Fassung der Seite geschrieben. Nichts wurde geändert.
page-file-too-long = Diese Datei ist viel zu lang für ein Spiel. Nichts wurde geändert.

# Einstellungen
page-language = Sprache
page-language-auto = Wie der Browser: { $language }
page-language-failed = { $language } konnte nicht geladen werden. Die Seite bleibt, wie sie ist; versuche es noch einmal.
page-own-name = Dein Name
page-own-name-more = Für Spiele, in denen außer dir kein Mensch mitspielt. Leer lassen: Dann heißt du „Du“.
page-theme = Farben
page-theme-system = Wie das Gerät
page-theme-paper = Papier
page-theme-night = Nachtwache
page-theme-contrast = Starker Kontrast
page-text-size = Schriftgröße: { $size } %
page-set-confirmEnd = Nachfragen, bevor ein Zug endet, in dem noch etwas zu tun wäre
page-set-autoForced = Automatisch handeln, wenn nur eine Möglichkeit bleibt
page-data = Daten auf diesem Gerät
page-data-more = Spiele und Einstellungen sind nur in diesem Browser gespeichert. Exportiere deine Spiele, bevor du seine Daten löschst.
page-erase = Alles löschen
page-erase-sure = Ja, alles löschen
page-erased = Alles wurde gelöscht.
page-about = Über diese Seite
page-about-more = Der Programmtext ist frei unter der MIT-Lizenz. Die Seite enthält die Arbeit anderer:
page-licences = deren Lizenzen
page-version = Spielkern { $version }

# Hinweise
page-copy-details = Einzelheiten kopieren
page-dismiss = Schließen
page-fault = Etwas ist schiefgegangen. Dein Spiel ist sicher.
page-forked = Dieses Spiel wurde auch in einem anderen Tab gespielt. Beide sind gespeichert: Von jetzt an hat dieser Tab sein eigenes gespeichertes Spiel.
page-storage-full = Der Speicher des Browsers ist voll: Du kannst weiterspielen, aber dieses Spiel wird nicht gespeichert. Exportiere oder lösche alte gespeicherte Spiele.
page-storage-denied = Der Browser lässt diese Seite nichts speichern: Du kannst weiterspielen, aber das Spiel ist weg, wenn du die Seite schließt.

# Regeln
page-rules-coming = Die Regeln werden geladen …
page-rules-missing = Die Regeln konnten nicht geladen werden.
page-rules-search = Regeln durchsuchen
page-rules-search-more = Wörter oder eine Regelnummer
page-rules-others = Regeln anderer Spiele
page-new-others = Anderes Spiel
page-learn-others = Lektionen anderer Spiele
page-rules-found = { $count ->
    [0] Kein Absatz enthält diese Wörter.
    [one] Ein Absatz.
   *[other] { $count } Absätze.
}
page-rules-play = So wird gespielt
page-rules-contents = Kapitel
page-sources = Was rekonstruiert ist
page-sources-later = Die Liste erscheint, sobald der Spielkern bereit ist.
page-source-TEXT = Regelheft
page-source-TEXT-more = Das Regelheft sagt es.
page-source-DERIVED = gefolgert
page-source-DERIVED-more = Es folgt aus dem, was das Regelheft sagt.
page-source-OUTSIDE = andere Quelle
page-source-OUTSIDE-more = Eine öffentliche Seite über das Spiel sagt es.
page-source-RECON = rekonstruiert
page-source-RECON-more = Unsere eigene Zahl, passend zu allem, was bekannt ist. Das gedruckte Spiel kann abweichen.
page-sources-figures = Punkte und andere Zahlen
page-sources-what = Was
page-sources-value = Zahl
page-sources-from = Quelle
