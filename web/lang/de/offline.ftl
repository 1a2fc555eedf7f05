# Spielen ohne Netz, neue Versionen des Spiels, Installieren.

offline-title = Offline spielen
offline-waiting = Der Download zum Offlinespielen beginnt, sobald das Spiel geladen ist.
offline-filling = Download zum Offlinespielen: { $loaded } von { $total } MB.
offline-ready = Offline spielbar: Alles, was das Spiel braucht, ist auf diesem Gerät.
offline-off = Hier braucht das Spiel zum Starten das Netz: Dieser Browser lässt die Seite ihre Dateien nicht speichern. In einem privaten Fenster ist das üblich. Ein offenes Spiel geht auch ohne Netz weiter.
offline-insecure = Das Spiel braucht bei jedem Start das Netz: Diese Adresse ist nicht sicher (http), und von solchen Seiten behalten Browser keine Dateien. Auch als App installieren lässt sie sich nur unter einer sicheren Adresse (https). Spielen, speichern und teilen kannst du trotzdem.
offline-broken-network = Der Download zum Offlinespielen wurde unterbrochen. Er geht weiter, sobald das Netz wieder da ist oder du die Seite neu öffnest. Spielen kannst du trotzdem.
offline-broken-differs = Der Server hat eine Datei einer anderen Version geschickt; vielleicht wird dort gerade eine neue Version veröffentlicht. Beim nächsten Öffnen der Seite wird es wieder versucht. Spielen kannst du trotzdem.
offline-broken-full = Auf diesem Gerät ist kein Platz mehr zum Offlinespielen. Nichts ist verloren, und mit Netz kannst du spielen; schaffe Platz und öffne die Seite noch einmal.
offline-lost = Diese Seite lässt sich nicht öffnen: Ihre Dateien auf diesem Gerät sind weg, und es gibt kein Netz. Deine gespeicherten Spiele sind davon nicht betroffen. Verbinde dich mit einem Netz und öffne die Seite noch einmal.

# Die Spiele auf diesem Gerät
offline-games = Spiele auf diesem Gerät
offline-pack-whole = { $game }: offline spielbar ({ $total } MB)
offline-pack-part = { $game }: { $loaded } von { $total } MB geladen
offline-pack-none = { $game }: nicht geladen ({ $total } MB)
offline-keep-all = Alle Spiele auf diesem Gerät behalten
offline-keep-coming = Die Spiele werden heruntergeladen …
offline-keep-done = Alle Spiele sind offline spielbar.
offline-keep-failed = Nicht alle Spiele ließen sich herunterladen. Verbinde dich mit einem Netz und versuch es noch einmal.

# Neue Versionen
offline-update = Eine neue Version des Spiels ist bereit. Deine gespeicherten Spiele bleiben.
offline-use = Jetzt verwenden
offline-check = Nach Updates suchen
offline-checking = Wird geprüft …
offline-coming = Eine neue Version wird geladen. Du erfährst es, wenn sie bereit ist.
offline-newest = Du hast die neueste Version.
offline-check-failed = Der Server ist nicht zu erreichen. Was auf diesem Gerät ist, bleibt spielbar.
offline-version = Version { $version }, Stand { $hash }
offline-entry = Neue Version
offline-entry-sure = Neue Version jetzt laden
offline-game-kept = Dein Spiel ist gespeichert. Drück noch einmal, um die neue Version zu laden; das Spiel geht dort weiter, wo es steht.
offline-lesson-again = Drück noch einmal, um die neue Version zu laden; diese Lektion beginnt dann von vorn.
offline-not-kept = Dieses Spiel ließ sich im Browser nicht speichern und wäre verloren. Spiele es erst zu Ende oder schaffe im Browser Platz dafür; die neue Version wartet.
offline-behind = Ein anderer Tab ist zu einer neuen Version des Spiels übergegangen. Dieses Spiel ließ sich nicht speichern und bleibt deshalb, wie es ist: Spiele es zu Ende, ohne diesen Tab zu schließen, und lade dann die Seite neu.

# Reparieren
offline-repair = Dateien prüfen und reparieren
offline-repairing = Die Dateien auf diesem Gerät werden geprüft.
offline-silent = Der Browser antwortet nicht. Verloren ist nichts: Lade die Seite neu und versuche es noch einmal.
offline-whole = { $count ->
    [one] Die Datei ist in Ordnung.
   *[other] Alle { $count } Dateien sind in Ordnung.
}
offline-repaired = { $count ->
    [one] Eine beschädigte Datei wurde neu geladen. Jetzt ist alles in Ordnung.
   *[other] { $count } beschädigte Dateien wurden neu geladen. Jetzt ist alles in Ordnung.
}
offline-repair-failed = { $count ->
    [one] Eine beschädigte Datei war nicht zu holen. Deine gespeicherten Spiele sind sicher. Verbinde dich mit einem Netz und versuche es noch einmal.
   *[other] { $count } beschädigte Dateien waren nicht zu holen. Deine gespeicherten Spiele sind sicher. Verbinde dich mit einem Netz und versuche es noch einmal.
}

# Installieren
offline-install-title = Als App
offline-install = Installieren
offline-install-button = Die App hat ein eigenes Symbol und öffnet sich wie jede andere. Deine gespeicherten Spiele bleiben.
offline-install-done = Das Spiel ist auf diesem Gerät installiert.
offline-install-ios = Safari kann das Spiel auf den Home-Bildschirm legen; dort öffnet es sich wie jede andere App. Gespeicherte Spiele ziehen nicht mit um: Exportiere sie vorher.
offline-ios-share = Tippe auf „Teilen“, das Quadrat mit dem Pfeil nach oben.
offline-ios-add = Wähle „Zum Home-Bildschirm“, weiter unten in der Liste.
offline-ios-open = Tippe auf „Hinzufügen“ und öffne Age of Sail einmal vom Home-Bildschirm aus, solange du Netz hast.
offline-mention = Age of Sail als App installieren?
offline-decline = Nicht jetzt
