### Die Seite: Spiele als Links: teilen, nachspielen, den Zug an einen Freund weitergeben.

# Teilen
links-copy = Link kopieren
links-copied = Link kopiert.
links-not-copied = Dieser Browser lässt die Seite nicht kopieren. Markiere die Adresse und kopiere sie von Hand.
links-hand-on = Senden …
links-address = Adresse
links-making = Der Link wird geschrieben …
links-share-more = Der Link enthält dieses ganze Spiel. Wer ihn öffnet, kann jede Stellung ansehen; jede Aktion wird dort nach den Regeln geprüft.
links-share-open = Das Spiel ist nicht zu Ende, und der Link enthält, wie die Karten liegen: Mit dem richtigen Werkzeug ließe sich die Reihenfolge der verdeckten Karten aus ihm lesen.
links-share-row = Teilen
links-share-copied = Link zu „{ $title }“ kopiert.
links-title = { $game }, ein Spiel von { $names }

# Ein geöffneter Link
links-screen = Spiel als Link
links-checking = Jede Aktion des Links wird geprüft …
links-refused = Dieser Link lässt sich nicht öffnen
links-refused-more = Lass ihn dir noch einmal schicken, oder füge hier den ganzen Link ein.
links-paste = Füge einen Link ein, oder eine Nachricht, in der einer steht
links-paste-open = Öffnen
links-paste-none = In diesem Text steht kein Link zu einem Spiel.
links-open-one = Link öffnen
links-state-progress = { $progress }, { $who } am Zug
links-state-over = Beendet: { $winners }
links-checked = { $count ->
    [0] Noch wurde nichts gespielt.
    [one] 1 Aktion, nach den Regeln geprüft.
   *[other] { $count } Aktionen, alle nach den Regeln geprüft.
}
links-points-at = Der Link zeigt auf die Stellung nach Aktion { $at }.
links-watch = Spiel ansehen
links-watch-at = Von dort ansehen
links-keep = Spiel speichern
links-total = Endstand: { $points }
links-winner = { $you ->
    [1] Du gewinnst.
   *[other] { $who } gewinnt.
}
links-shared = Geteilter Sieg: { $who }.
links-you = Du

# Ein weitergegebener Zug
links-turn-new = Dein Freund hat gezogen: Du bist dran. Du spielst { $who }; das Spiel wird gespeichert.
links-turn-asked = Dein Freund wartet auf eine Antwort von dir. Du spielst { $who }; das Spiel wird gespeichert.
links-turn-over = Der letzte Zug deines Freundes: Das Spiel ist zu Ende. Es wird gespeichert.
links-turn-longer = { $count ->
    [one] Eine Aktion weiter als dein gespeichertes Spiel; alles davor ist gleich.
   *[other] { $count } Aktionen weiter als dein gespeichertes Spiel; alles davor ist gleich.
}
links-turn-same = Alles aktuell: Dieser Zug ist schon bei deinen gespeicherten Spielen.
links-turn-older = { $count ->
    [one] Dieser Link ist älter als dein Spiel; das ist eine Aktion weiter.
   *[other] Dieser Link ist älter als dein Spiel; das ist { $count } Aktionen weiter.
} Es wurde nichts geändert.
links-turn-other = { $common ->
    [0] Das ist nicht das Spiel, das du mit diesem Freund gespeichert hast.
    [one] Das ist ein anderer Spielverlauf: Nur die erste Aktion stimmt mit deinem Spiel überein.
   *[other] Das ist ein anderer Spielverlauf: Die ersten { $common } Aktionen stimmen mit deinem Spiel überein, die weiteren nicht. Jemand hat Aktionen zurückgenommen oder von einem älteren Link aus gespielt.
} Dein Spiel bleibt, wie es ist; du kannst beide behalten.
links-take = Zug übernehmen
links-take-over = Das Ende ansehen
links-go-on = Damit weiterspielen
links-open-mine = Mein Spiel öffnen
links-keep-both = Beide behalten
links-trust = Worauf du vertrauen musst
links-trust-more = Links enthalten das ganze Spiel, auch die Reihenfolge der Karten. Wer es darauf anlegt, könnte verdeckte Karten ansehen oder einen Zug mehrmals versuchen, bevor er ihn schickt. Gesendete Züge lassen sich nicht ändern: Dein Gerät prüft sie gegen dein gespeichertes Spiel und die Regeln.

# Den Zug weitergeben
links-friend = Freund, per Link
links-friend-about = Spielt auf einem anderen Gerät: Ihr schickt euch den Zug als Link. Kein Server prüft das: Ihr vertraut einander, dass niemand die verdeckten Karten aus dem Link liest.
links-away-friend = { $who } spielt auf einem anderen Gerät: Schick den Zug.
links-away-shared = Dieses Spiel kam als Link: Du kannst es ansehen, aber nicht spielen.
links-waits = { $who } ist am Zug, auf einem anderen Gerät.
links-bar = Spiel per Link
links-pass = Zug schicken
links-answer = Antwort einfügen
links-pass-more = Schick diesen Link an { $who }. Wer ihn öffnet, spielt weiter und schickt dir einen Link zurück.
links-pass-secrets = Der Link enthält das ganze Spiel, auch was { $who } auf dem Tisch nicht sieht, etwa verdeckte Karten oder eine geheime Wahl. Du vertraust darauf, dass { $who } es dort nicht liest.
links-pass-told = Schick { $who } den Zug als Link. Wenn die Antwort kommt, füge sie hier ein.
links-answer-label = Die erhaltene Antwort

links-waits-answer = { $who } muss erst antworten, auf einem anderen Gerät.
links-pass-told-answer = Schick { $who } die Frage als Link. Wenn die Antwort kommt, füge sie hier ein.

# Antworten im Voraus
answers-more = Auch im Zug eines Freundes kannst du etwas gefragt werden; der Zug wartet dann auf deine Antwort. Lege schon jetzt fest, was du antwortest. In deinem eigenen Zug wirst du immer gefragt.
answers-sent = Deine Antworten gehen mit dem nächsten Link, den du schickst, an deine Freunde; bei ihnen sind sie nicht zu sehen.
answers-ask = Frag mich
answers-told = im Voraus beantwortet

links-last-note = Per Link gespielt: Teile das Spiel, damit alle den letzten Zug und die Wertung sehen.
links-last-more = Schicke diesen Link denen, die mitgespielt haben: Er bringt ihnen den letzten Zug und die Wertung.

# Nachspielen
links-replay-bar = Nachspielen
links-replay-moment = { $progress } · { $who }
links-replay-end = Das Ende
links-replay-move = Aktion { $entry } von { $entries }
links-play = Abspielen
links-pause = Anhalten
links-turn-before = Einen Zug zurück
links-turn-after = Einen Zug weiter
links-more = Mehr
links-copy-at = Link zu dieser Aktion kopieren
links-play-on = Ab hier weiterspielen
links-analyse = Analysieren
links-leave = Nachspielen beenden
links-played-on = { $title } (ab Aktion { $entry })
