# Ein Bild, das sich nicht zeichnen lässt.

match-fault-title = Diese Seite lässt sich nicht zeichnen
match-fault = Beim Zeichnen ist ein Fehler aufgetreten. Die anderen Seiten gehen, und deine Partien sind aufbewahrt.
match-fault-save = Beim Zeichnen ist ein Fehler aufgetreten. Die anderen Seiten gehen, und deine Partie ist aufbewahrt: du kannst sie auch in eine Datei exportieren.
match-fault-export = Die Partie exportieren
match-fault-details = Einzelheiten

# Mehrere Menschen an einem Gerät und ein Spiel mit Geheimnissen.

match-curtain-title = Gib das Gerät an { $who }
match-curtain-more = Der Tisch bleibt verdeckt, bis { $who } das Gerät hat.
match-curtain-lift = Ich bin { $who }, zeig meine Hand

# Eine Partie aus einer Datei.

match-unopened = Noch nicht geöffnet
