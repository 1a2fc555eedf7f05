# Ein Bild, das sich nicht zeichnen lässt.

match-fault-title = Diese Seite lässt sich nicht zeichnen
match-fault = Beim Zeichnen ist etwas schiefgegangen. Die anderen Seiten gehen, und deine Spiele sind gespeichert.
match-fault-save = Beim Zeichnen ist etwas schiefgegangen. Die anderen Seiten gehen, und dein Spiel ist gespeichert: Du kannst es auch in eine Datei exportieren.
match-fault-export = Spiel exportieren
match-fault-details = Einzelheiten

# Mehrere Menschen an einem Gerät und ein Spiel mit Geheimnissen.

match-curtain-title = Gib das Gerät an { $who }
match-curtain-more = Der Tisch bleibt verdeckt, bis { $who } das Gerät hat.
match-together = Frage an alle
match-together-yes = Ja: nimmt das Gerät und entscheidet
match-together-nobody = Niemand
match-curtain-lift = Ich bin { $who }, zeig den Tisch

# Eine Partie aus einer Datei.

match-unopened = Noch nicht geöffnet
