# Welche Ausgabe das ist, und wie man sie prüft.

release-title = Diese Ausgabe prüfen
release-number = Diese Nummer steht für alle Dateien des Spiels:
release-unknown = Ohne Netz lässt sich die Nummer nicht anzeigen. Verbinde dich mit einem Netz und öffne diesen Teil noch einmal.
release-check = Um zu prüfen, was diese Seite schickt, führ das in einem Ordner mit dem Quelltext des Spiels aus (Python 3.11 oder neuer):
release-build = Um dieselben Dateien selbst zu bauen, führ dort das aus:
release-same = Beide Befehle nennen eine Nummer. Ist es die von oben, sind die Dateien dieselben.
