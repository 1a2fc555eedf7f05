# Die fünf Lektionen: Titel, Aufgaben und warum; und die erste Partie.

# Lektionen
learn-title-helm = Wind und Ruder
learn-about-helm = Segeln, ohne zu feuern: vorwärts fahren, drehen, halsen und dem Gegner näher kommen.
learn-title-guns = Geschütze ausrennen
learn-about-guns = Eine Breitseite bemannen, aus der Nähe feuern und wieder laden.
learn-title-minds = Zwei Köpfe
learn-about-minds = Vorausplanen gegen einen Gegner, der deinen Plan nicht sieht, und sein Heck bestreichen.
learn-title-hands = Alle Mann
learn-about-hands = Dein Schiff brennt und hat nur noch wenige Leute. Rette es.
learn-title-boarders = Enterer
learn-about-boarders = Ein schwächeres Schiff mit Enterhaken festhalten und nehmen.

# Wind und Ruder
learn-goal-helm-selected = Wähle dein erstes Manöver: Vorwärts.
learn-why-helm-selected = Vorwärts bringt dein Schiff ein Feld voran. Das kostet Bewegungspunkte (BP): Du zahlst 1 in jedem Impuls, den die Leiste über der Karte als deinen zeigt. Ist alles bezahlt, fährt das Schiff.
learn-goal-helm-reaching = Fahr vorwärts und dreh dann auf raumen Wind.
learn-why-helm-reaching = Dein Schiff segelt vor dem Wind: Er kommt genau von hinten. Nach dem Manöver Vorwärts darf es ohne Kosten um einen Strich drehen. Bei raumem Wind, also schräg von hinten, ist es am schnellsten.
learn-goal-helm-wore = Fahr noch einmal vorwärts, dann halse.
learn-why-helm-wore = Bei einer Halse dreht das Schiff auf der Stelle, mit dem Heck durch den Wind. Direkt nach einer anderen Drehung geht das nicht, darum erst vorwärts.
learn-goal-helm-near = Fahr bis auf 20 BP an den Gegner heran.
learn-why-helm-near = Das Schild zwischen den Schiffen zeigt den Abstand. Tempo ist relativ: deine Lage zum Wind gegen seine, dazu ein Würfel für den Rumpf. Er segelt am Wind, langsamer geht es nicht, also holst du auf.

# Geschütze ausrennen
learn-goal-guns-manned = Bemanne alle Geschütze zum Gegner hin, dann bestätige.
learn-why-guns-manned = Eine Sektion feuert mit so vielen Feldern, wie bemannt sind. Ein Mannschaftspunkt bemannt ein Feld. Wer keine Aufgabe hat, wartet auf den Nahkampf.
learn-goal-guns-fired = Wähle Vorwärts, dann feuere tief.
learn-why-guns-fired = Vorwärts wird in dieser Runde nicht mehr fertig und verlangt eine Anstrengung: Nimm 1. In jedem Impuls dürfen beide gleichzeitig feuern. Bis 3 BP zählen deine Karronaden doppelt. Tief geht auf den Rumpf, hoch auf die Takelage.
learn-goal-guns-loading = Lade eine Sektion doppelt.
learn-why-guns-loading = Doppelte Ladungen und Kettenkugeln treffen leichter als Rundkugeln, +1 auf jeden Würfel, aber das Laden dauert 2 Impulse länger: hier 8 statt 6. Eine doppelte Ladung kann bei einer 1 oder 2 ein eigenes Geschützfeld kosten. Kettenkugeln, hoch gefeuert, zerreißen die Takelage und schonen den Rumpf.
learn-goal-guns-loaded = Segle weiter, bis die doppelte Ladung bereit ist.
learn-why-guns-loaded = Feuere solange nicht: Durch deinen eigenen Rauch wehrt er mit mehr Würfeln ab, bis der Wind den Rauch vertreibt. Die Marke auf der Impulsleiste zeigt, wann. In diesem Impuls müssen Leute an den Geschützen sein, sonst fängst du von vorn an.

# Zwei Köpfe
learn-goal-minds-armed = Bemanne die Geschütze, bestätige und wähle Vorwärts.
learn-why-minds-armed = Beide Kapitäne wählen verdeckt. Der Gegner segelt geradeaus weiter; du liegst neben seinem Kielwasser und quer dazu. Vorwärts bringt dich genau hinter sein Heck.
learn-goal-minds-moved = Feuere erst, wenn du gefahren bist.
learn-why-minds-moved = Jetzt wäre es nur eine Breitseite. Ist das Manöver bezahlt, kannst du sie ihm ins Heck feuern.
learn-goal-minds-raked = Feuere ihm ins Heck.
learn-why-minds-raked = Du liegst genau achtern von ihm, im rechten Winkel: Das ist Längsfeuer. Tief bringt es hier im Mittel 5,0 Treffer. Aus denen im Rumpf macht Längsfeuer von achtern anderthalbmal so viele, also 3,9 Felder, und beide achteren Sektionen leiden.

# Alle Mann
learn-goal-hands-mending = Schick Leute zur Reparatur an Takelage und Rumpf, dann bestätige.
learn-why-hands-mending = Am Ende der Runde ist jeder dort ein Würfel: Ab 5 ist ein Feld repariert. Das nimmt dem Gegner auch die Punkte für einen Treffer. Die Takelage geht vor: Ohne sie kommst du nicht weg.
learn-goal-hands-repaired = Feuere nicht und repariere ein Feld.
learn-why-hands-repaired = Die Würfel für die Reparatur fallen am Ende der Runde, also spiel bis dahin weiter. Du hast 5 Leute und brauchst alle für das Schiff, keinen für die Geschütze: Feuere nicht, wenn du gefragt wirst.
learn-goal-hands-doused = Lösche das Feuer.
learn-why-hands-doused = Das geht von selbst am Ende jeder Runde: ein Würfel, dazu die Güte der Mannschaft. Ab 5 ist es aus, bis 2 verbrennt ein Feld Takelage.
learn-goal-hands-held = Halte drei Runden lang durch.
learn-why-hands-held = Bis drei Runden vorbei sind, muss ein Mast stehen. Wer Takelage, Mannschaft oder Mut ganz verliert, muss jede Runde würfeln, ob er die Flagge streicht. Repariere weiter.

# Enterer
learn-goal-boarders-grappled = Gib niemandem eine Aufgabe, bestätige und wirf Enterhaken.
learn-why-boarders-grappled = Beide Schiffe liegen in einem Feld. Nach jedem Impuls darfst du Enterhaken werfen: je mehr deiner Leute im Vergleich zu denen der Curlew frei für den Nahkampf sind, desto sicherer. Die Curlew hat einen Bonus an Punkten (★), aber wenn du sie nimmst, gewinnst du in jedem Fall.
learn-goal-boarders-boarded = Entere die Curlew.
learn-why-boarders-boarded = Schiffe, die aneinander festliegen, fahren in dieser Runde nicht mehr: Gleich kommt der Nahkampf. Du greifst an.
learn-goal-boarders-split = Teile ein: Wer kämpft, wer unterstützt?
learn-why-boarders-split = Jeder Kämpfer ist ein Würfel, ab 5 trifft er. Wer unterstützt, gibt nach dem Wurf einem Würfel +1. Einer ist eine gute Reserve.
learn-goal-boarders-taken = Kämpfe weiter, bis du das Schiff genommen hast.
learn-why-boarders-taken = Treffer heben sich auf, der Rest kostet Mannschaft. Hat der Verteidiger niemanden mehr, ist sein Schiff genommen und das Duell gewonnen. Du darfst nach jeder Runde aufhören, aber solange du stärker bist, mach weiter.

# Was die letzte Wahl bewirkt hat
learn-note-unmanned = Du hast eine Mannschaft bestätigt, die einige dieser Geschütze unbesetzt lässt. Sie können nicht feuern.
learn-note-unmended = In deiner Mannschaft fehlen Leute für Takelage oder Rumpf. Schick nächste Runde Leute zu beiden.
learn-note-undoubled = Du hast überall anders geladen. Das darfst du, aber hier sollst du die doppelte Ladung ausprobieren.
learn-note-wasted = Du hast gefeuert, bevor sein Heck im rechten Winkel vor deinen Geschützen lag. Jetzt sind sie leer.
learn-note-backed = Rückwärts fährt dein Schiff nach achtern. Wähle beim nächsten Mal ein anderes Manöver.
learn-note-other = Mit diesem Manöver zeigen deine Geschütze vielleicht nicht mehr auf den Gegner. Wähle beim nächsten Mal Vorwärts.
learn-note-running = Dein Schiff hat den Kurs behalten und segelt noch vor dem Wind. Fahr noch einmal vorwärts, dann dreh.
learn-note-straight = Dein Schiff ist weit genug gefahren. Wähle jetzt eine der beiden Halsen.
learn-note-away = Dein Bug zeigt vom Gegner weg. Halse, bis er auf ihn zeigt, dann fahr vorwärts.
learn-note-held-fire = Du hast nicht gefeuert: Nichts wurde getroffen, die Geschütze bleiben geladen. Feuere, wenn du wieder gefragt wirst.
learn-note-other-load = Du hast diese Sektion anders geladen. Nimm für die nächste die doppelte Ladung.
learn-note-gunless = Bei der Sektion war niemand, als sie fertig werden sollte, also beginnt das Laden von vorn. Lass Leute dort.
learn-note-unlucky = Kein Würfel zeigte 5 oder mehr, also wurde nichts repariert. Schick die Leute noch einmal: Nächste Runde wird neu gewürfelt.
learn-note-burning = Der Würfel war zu niedrig, das Schiff brennt noch. Am Ende jeder Runde wird wieder gewürfelt.
learn-note-busy = Wer eine Aufgabe hat, kämpft nicht. Das Entern wird dadurch weniger sicher; versuchen darfst du es trotzdem.
learn-note-slipped = Die Enterhaken haben nicht gehalten. Versuch es nach dem nächsten Impuls noch einmal.
learn-note-stopped = Du hast den Nahkampf abgebrochen. Entere noch einmal, wenn du gefragt wirst.

# Was bei einem Feuer zu sehen ist
learn-look-guns = Dunkle Würfel der ersten Reihe treffen. Darunter liegen die Abwehrwürfel des Gegners: Jede 5 oder 6 hebt einen Treffer auf. Er hat 1 je 2 BP Abstand, aufgerundet. Rauch, die Wolke auf der Karte, gibt ihm mehr; er treibt mit dem Wind.
learn-look-minds = Das war Längsfeuer von achtern: Der Rumpf verliert anderthalbmal so viele Felder, in beiden achteren Sektionen. So nah hatte der Gegner nur 2 Abwehrwürfel.

# Was man am Ende weiß
learn-know-helm = Du weißt jetzt, wie ein Schiff segelt: Ein Manöver wird Impuls für Impuls bezahlt, und der Wind bestimmt den Preis. Den Kurs ändert es nach einem Vorwärts oder durch eine Halse.
learn-know-guns = Du weißt jetzt, wie eine Breitseite wirkt: Die Leute an den Geschützen sind ihre Würfel, danach sind die Rohre leer, und das Laden braucht Impulse. Feuere sie also nah und gut bemannt.
learn-know-minds = Du weißt jetzt, warum Manöver verdeckt gewählt werden: Wer mit geladenen Geschützen das Heck des anderen kreuzt, bestreicht ihn der Länge nach. Dafür lohnt es sich, das Feuer aufzusparen.
learn-know-hands = Du weißt jetzt, wie man ein Schiff rettet: Wer repariert, ist am Ende der Runde ein Würfel, und jedes reparierte Feld nimmt dem Gegner Punkte. Ein Schiff kämpft weiter, solange Mast, Mannschaft und Mut reichen.
learn-know-boarders = Du weißt jetzt, wie man ein Schiff nimmt: Halte Leute frei, wirf Enterhaken und kämpfe weiter, solange du stärker bist.

# Die erste Partie
learn-first-1 = { $touch ->
    [1] Tippe eine Möglichkeit an, um sie anzusehen, und noch einmal, um sie zu wählen.
   *[other] Klicke eine Möglichkeit an, um sie anzusehen, und noch einmal, um sie zu wählen.
}
learn-first-2 = Gut so. Nennt der große Knopf schon eine Antwort, passt sie für den Anfang.
learn-first-charge = Vorgeschlagen sind überall Rundkugeln, ein guter Anfang. Niemand sieht, was du lädst.
learn-first-muster = Vorgeschlagen ist eine Mannschaft für die Seite, die dem Feind zugewandt sein wird. Bestätige sie, oder ändere sie vorher.
learn-first-select = Wähle, wie sie fährt. Die Karte zeigt, wo sie sein wird und in welchem Impuls.
learn-first-fire = Die Zahl ist der Schaden, der zu erwarten ist. Nach dem Feuern muss diese Seite neu laden.
learn-first-window = Jetzt kann eine Karte gespielt werden. Weitergehen kostet nichts, und du behältst deine Karten.
learn-first-3 = Treffer, die noch stehen, sind Punkte, mal dem Faktor des Duells. Nach der letzten Runde gewinnt, wer mehr hat.
