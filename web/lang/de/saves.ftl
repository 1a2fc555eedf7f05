# Das Speichern: zwei Kopien jedes Spiels, ein Tab, der es spielt, und die Sicherung.

# Was der Speicher tut.
saves-idb-full = Der schnelle Speicher des Browsers ist voll. Nichts ist verloren: Dieses Spiel wird jetzt im größeren Speicher gespeichert. Lösche alte gespeicherte Spiele, um Platz zu machen.
saves-idb-denied = Der Browser verschließt dieser Seite seinen schnellen Speicher. Nichts ist verloren: Deine Spiele werden im anderen Speicher gespeichert.
saves-to-backup = Zu den gespeicherten Spielen
saves-healed = Der Eintrag von { $titles } war nicht lesbar. Die zweite Kopie hat ihn ersetzt; nichts ist verloren. Der unlesbare Eintrag bleibt bei deinen gespeicherten Spielen.
saves-healed-older = Der Eintrag von { $titles } war nicht lesbar. Eine frühere Kopie hat ihn ersetzt; die letzte Aktion kann fehlen. Der unlesbare Eintrag bleibt bei deinen gespeicherten Spielen.
saves-other-way = { $title } (aus einer Sicherung)

# Zwei Tabs.
saves-elsewhere = Dieses Spiel wird in einem anderen Tab gespielt.
saves-elsewhere-bar = In einem anderen Tab gespielt
saves-elsewhere-more = Du kannst hier zusehen und siehst jede Aktion, sobald sie geschieht. Oder spiele hier: Dann sieht der andere Tab zu.
saves-looking-on = Du siehst zu. Wird der andere Tab geschlossen, spielst du hier.
saves-play-here = Hier spielen
saves-look-on = Zusehen
saves-taken = Dieses Spiel geht jetzt in einem anderen Tab weiter. Nichts ist verloren; hier siehst du zu.
saves-here = Das Spiel geht hier weiter.

# Die Sicherung.
saves-backup = Alles sichern
saves-file-gone = Die Datei lässt sich nicht lesen: Sie wurde inzwischen verschoben, geändert oder geschlossen. Bitte wähle sie noch einmal.
saves-backed-up = Sicherung gespeichert: alle Spiele, deine Einstellungen und deine Lektionen in einer Datei. „Datei importieren“ stellt sie wieder her, hier oder in einem anderen Browser.
saves-not-backed-up = Es wurde keine Sicherung gemacht.
saves-restored = { $count ->
    [0] Alles aus der Sicherung ist schon hier.
    [one] Ein Spiel kam aus der Sicherung zurück.
   *[other] { $count } Spiele kamen aus der Sicherung zurück.
}
saves-reminder = { $count ->
    [one] Ein Spiel ist nur in diesem Browser gespeichert.
   *[other] { $count } Spiele sind nur in diesem Browser gespeichert.
} Der Browser kann gespeicherte Spiele löschen, wenn der Platz knapp wird. Jetzt sichern?

# In den Einstellungen.
saves-second = Jedes Spiel wird zweimal gespeichert, und noch einmal in jeder Sicherung, die du machst.
saves-second-none = Dieser Browser erlaubt keine zweite Kopie eines Spiels. Mach ab und zu eine Sicherung.
saves-second-newer = Eine neuere Fassung der Seite hat die zweiten Kopien geschrieben. Diese lässt sie in Ruhe: Lade die Seite neu.
saves-second-blocked = Die zweiten Kopien müssen warten: Ein anderer Tab hält eine ältere Fassung der Seite fest. Schließe ihn.
saves-promised = Der Speicher ist geschützt: Der Browser löscht deine Spiele nicht.
saves-not-promised = Der Speicher ist nicht geschützt: Wird der Platz knapp oder kommst du lange nicht, kann der Browser deine Spiele löschen.
saves-ask = Den Browser bitten, sie zu schützen
saves-used = { $used } von { $room } MB belegt.
saves-last-backup = Letzte Sicherung: { $when }
saves-no-backup = Noch keine Sicherung.
saves-named = { $name } · { $who }
saves-against = Gegen { $names }
