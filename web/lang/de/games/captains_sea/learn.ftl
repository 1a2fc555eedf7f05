# Die fünf Lektionen: Titel, Aufgaben und warum; und die erste Partie.

# Lektionen
learn-title-helm = Wind und Ruder
learn-about-helm = Segeln, ohne zu feuern: vorwärts fahren, drehen, halsen und dem Gegner näher kommen.
learn-title-guns = Geschütze ausrennen
learn-about-guns = Eine Breitseite bemannen, aus der Nähe feuern, doppelt laden und auch das feuern.
learn-title-minds = Zwei Köpfe
learn-about-minds = Vorausplanen gegen einen Gegner, der deinen Plan nicht sieht, und sein Heck bestreichen.
learn-title-hands = Alle Mann
learn-about-hands = Dein Schiff brennt und hat nur noch wenige Leute. Rette es.
learn-title-boarders = Enterer
learn-about-boarders = Ein schwächeres Schiff mit Enterhaken festhalten, eine Karte spielen und das Schiff nehmen.

# Wind und Ruder
learn-goal-helm-selected = Wähle dein erstes Manöver: Vorwärts.
learn-why-helm-selected = Vorwärts bringt dein Schiff ein Feld voran. Das bezahlst du mit Bewegungspunkten (BP), 1 in jedem Impuls, den die Leiste über der Karte als deinen zeigt; ist alles bezahlt, fährt das Schiff.
learn-goal-helm-reaching = Fahr vorwärts und dreh dann auf raumen Wind.
learn-why-helm-reaching = Bei raumem Wind, also schräg von hinten, ist dein Schiff am schnellsten. Jetzt segelt es vor dem Wind: Er kommt genau von hinten. Von dort darf es nach dem Manöver Vorwärts ohne Kosten um einen Strich drehen.
learn-do-helm-reaching-turn = Dreh auf den schnellsten Kurs: „{ $what }“.
learn-tell-helm-reaching-turn = Vorwärts ging über eine Ecke des Feldes, das ist weiter als über eine Kante und hat darum 3 Bewegungspunkte (BP) gekostet, nicht 2. Bei raumem Wind, also schräg von hinten, ist dein Schiff am schnellsten. Bisher kam der Wind genau von hinten: Von dort darf es nach dem Manöver Vorwärts ohne Kosten um einen Strich drehen.
learn-goal-helm-wore = Fahr noch einmal vorwärts, dann halse.
learn-why-helm-wore = Bei einer Halse dreht das Schiff auf der Stelle, mit dem Heck durch den Wind.
learn-do-helm-wore-select-advance = Fahr noch einmal vorwärts. Dann kannst du halsen, also auf der Stelle drehen.
learn-tell-helm-wore-select-advance = Die gestrichelten Umrisse neben den Schiffen sind ihre Feuerbereiche: Karronaden reichen bis zum äußeren Rand, im inneren zählen sie doppelt. Lange Geschütze reichen weiter. Sind Geschütze geladen und bemannt, ist der Bereich gefüllt.
learn-do-helm-wore-select-wear = Dreh zum Gegner hin: „{ $what }“.
learn-goal-helm-near = Fahr an den Gegner heran, bis auf Abstand 20.
learn-why-helm-near = Dein Tempo ist ein Grundwert, je nachdem, wie beide Schiffe zum Wind liegen, und der Rumpfbonus: für jedes Schiff in jeder Runde ein Würfel, der 0 bis 3 bringt. Der Gegner segelt am Wind, langsamer geht es nicht, also holst du auf. Das Schild zwischen den Schiffen zeigt den Abstand: 2 für jedes Feld auf dem geraden Weg zum Gegner, 3 für ein schräges.
learn-do-helm-near-select-advance = Fahr an den Gegner heran, bis auf Abstand 20; jetzt ist er { $range }.
learn-do-helm-near-select-wear = Dreh den Bug zum Gegner hin: „{ $what }“.

# Geschütze ausrennen
learn-goal-guns-manned = Bemanne alle Geschütze zum Gegner hin, dann bestätige.
learn-why-guns-manned = Eine Sektion feuert mit so vielen Feldern, wie bemannt sind: ein Mann für jedes Feld. Wer keine Aufgabe hat, wartet auf den Nahkampf. Die Jagdgeschütze, die kleinen an Bug und Heck, brauchen niemanden.
learn-do-guns-manned-muster-man = Bemanne alle Geschütze zum Gegner hin, dann bestätige.
learn-do-guns-manned-muster-seal = Alle Geschütze zum Gegner hin sind bemannt: Bestätige die Mannschaft.
learn-goal-guns-fired = Wähle Vorwärts, dann feuere tief.
learn-why-guns-fired = In jedem Impuls dürfen beide feuern, gleichzeitig. Bis Abstand 3 zählen deine Karronaden doppelt.
learn-do-guns-fired-select = Wähle Vorwärts: So zeigen deine Geschütze weiter auf den Gegner.
learn-tell-guns-fired-select = Die Impulse, die in dieser Runde bleiben, bezahlen dieses Vorwärts nicht ganz: Der Rest reicht in die nächste. Danach wirst du gleich gefragt.
learn-do-guns-fired-fire = Feuere deine Breitseite.
learn-do-guns-fired-aim = Ziele tief, mit beiden Sektionen: „{ $what }“.
learn-tell-guns-fired-aim = Tief geht auf den Rumpf, hoch auf die Takelage. Etwas vom anderen wird immer mit getroffen.
learn-goal-guns-loading = Lade eine Sektion doppelt.
learn-why-guns-loading = Eine doppelte Ladung trifft leichter als Rundkugeln, +1 auf jeden Würfel, aber das Laden dauert 2 Impulse länger: hier 8 statt 6. Sie kann bei einer 1 oder 2 ein eigenes Geschützfeld kosten. Kettenkugeln haben dasselbe +1 und dieselben 2 Impulse; hoch gefeuert zerreißen sie die Takelage und schonen den Rumpf.
learn-do-guns-loading-reload = Lade hier doppelt.
learn-goal-guns-loaded = Segle weiter, bis die doppelte Ladung bereit ist.
learn-why-guns-loaded = Die Marke auf der Impulsleiste zeigt, wann sie bereit ist. In diesem Impuls müssen Leute an den Geschützen sein, sonst fängst du von vorn an.
learn-do-guns-loaded-reload = Lade hier Rundkugeln: Sie sind früher bereit.
learn-do-guns-loaded-reload-load-double = Lade hier noch einmal doppelte Ladung.
learn-tell-guns-loaded-reload = Eine Marke auf der Impulsleiste zeigt, wann jede Sektion geladen ist.
learn-do-guns-loaded-fire-hold = Feuere nicht: Die doppelte Ladung ist noch nicht bereit.
learn-tell-guns-loaded-fire = Durch deinen eigenen Rauch wehrt der Gegner mit mehr Würfeln ab, bis der Wind den Rauch vertreibt.
learn-do-guns-loaded-muster-man = Bemanne dieselben Geschütze noch einmal, dann bestätige.
learn-do-guns-loaded-muster-seal = Alle Geschütze zum Gegner hin sind wieder bemannt: Bestätige die Mannschaft.
learn-tell-guns-loaded-muster = In jeder neuen Runde sind alle Leute frei, und eine Sektion ohne Leute fängt mit dem Laden von vorn an.
learn-goal-guns-shot = Feuere die doppelte Ladung.
learn-why-guns-shot = Jeder Würfel der doppelt geladenen Sektion zählt 1 mehr. Danach sagt ein Würfel, ob sie ein eigenes Geschützfeld kostet.
learn-do-guns-shot-fire-fire = Die doppelte Ladung ist bereit: Feuere.
learn-do-guns-shot-aim = Ziele tief, mit beiden Sektionen: „{ $what }“.
learn-tell-guns-shot-aim = Verschieden geladene Sektionen sind zwei Angriffe, jeder mit eigenen Würfeln.

# Zwei Köpfe
learn-goal-minds-armed = Bemanne die Geschütze, bestätige und wähle Vorwärts.
learn-why-minds-armed = Beide Kapitäne wählen verdeckt. Der Gegner segelt geradeaus weiter; du liegst neben seinem Kielwasser und quer dazu. Vorwärts bringt dich genau hinter sein Heck.
learn-do-minds-armed-muster-man = Bemanne alle Geschütze zum Gegner hin, dann bestätige.
learn-do-minds-armed-muster-seal = Alle Geschütze zum Gegner hin sind bemannt: Bestätige die Mannschaft.
learn-tell-minds-armed-muster = Die Mannschaft behält ihre Aufgaben die ganze Runde, und nach einem Vorwärts zeigen diese Geschütze auf sein Heck.
learn-do-minds-armed-select = Wähle Vorwärts: Das bringt dich genau hinter sein Heck.
learn-tell-minds-armed-select = Beide Kapitäne wählen verdeckt, und der Gegner wird geradeaus weitersegeln. Ein Manöver bleibt verdeckt, bis es bezahlt ist; so kann keiner auf das des anderen antworten.
learn-goal-minds-moved = Feuere erst, wenn du gefahren bist.
learn-why-minds-moved = Jetzt wäre es eine Breitseite wie jede andere. Ist das Manöver bezahlt, kannst du sie ihm ins Heck feuern.
learn-do-minds-moved-fire-hold = Feuere erst, wenn du gefahren bist.
learn-goal-minds-raked = Feuere ihm ins Heck.
learn-why-minds-raked = Du liegst genau achtern von ihm, im rechten Winkel: Das ist Längsfeuer. Tief bringt es hier im Mittel 5,0 Treffer. Aus denen im Rumpf macht Längsfeuer von achtern anderthalbmal so viele, also 3,9 Felder im Rumpf, und beide achteren Sektionen leiden.
learn-do-minds-raked-select = Wähle noch einmal Vorwärts; dann feuerst du.
learn-tell-minds-raked-select = Du bist gefahren, und das nächste Manöver wählst du, bevor die Geschütze feuern.
learn-do-minds-raked-fire = Feuere ihm ins Heck.
learn-do-minds-raked-aim = Ziele tief, mit beiden Sektionen: „{ $what }“.
learn-tell-minds-raked-aim = Bei Längsfeuer von achtern trifft tiefes Feuer anderthalbmal so viele Felder im Rumpf; hohes gewinnt nichts.

# Alle Mann
learn-goal-hands-mending = Schick Leute zur Reparatur an Takelage und Rumpf, dann bestätige.
learn-why-hands-mending = Am Ende der Runde ist jeder dort ein Würfel: Ab 5 ist ein Feld repariert. Das nimmt dem Gegner auch die Punkte für einen Treffer. Die Takelage geht vor: Ohne sie kommst du nicht weg.
learn-do-hands-mending-muster-seal = An Takelage und Rumpf sind Leute: Bestätige die Mannschaft.
learn-do-hands-mending-muster = Schick Leute zur Reparatur an Takelage und Rumpf, dann bestätige.
learn-goal-hands-repaired = Spiel weiter und repariere ein Feld.
learn-why-hands-repaired = Die Würfel für die Reparatur fallen am Ende der Runde, also spiel bis dahin weiter.
learn-do-hands-repaired-muster = Schick wieder Leute an Takelage und Rumpf, dann bestätige.
learn-goal-hands-doused = Lösche das Feuer.
learn-why-hands-doused = Das Feuer geht von selbst aus: Am Ende jeder Runde fällt ein Würfel, dazu kommt die Güte der Mannschaft. Ab 5 ist es aus, bis 2 verbrennt ein Feld Takelage.
learn-do-hands-doused-muster-seal = An Takelage und Rumpf sind Leute: Bestätige die Mannschaft.
learn-do-hands-doused-muster = Schick wieder Leute an Takelage und Rumpf, dann bestätige.
learn-goal-hands-held = Halte drei Runden lang durch.
learn-why-hands-held = Bis drei Runden vorbei sind, muss ein Mast stehen. Wer Takelage, Mannschaft oder Mut ganz verliert, muss jede Runde würfeln, ob er die Flagge streicht; dann ist die Partie zu Ende, und der Gegner bekommt 5 Punkte. Repariere weiter.
learn-do-hands-held-muster-seal = An Takelage und Rumpf sind Leute: Bestätige die Mannschaft.
learn-do-hands-held-muster = Schick wieder Leute an Takelage und Rumpf, dann bestätige.

# Enterer
learn-goal-boarders-grappled = Gib niemandem eine Aufgabe, bestätige und wirf Enterhaken.
learn-why-boarders-grappled = Beide Schiffe liegen in einem Feld: Nach jedem Impuls darfst du Enterhaken werfen. Je mehr deiner Leute im Vergleich zu denen der Curlew frei für den Nahkampf sind, desto sicherer halten sie. Die Curlew hat einen Bonus an Punkten (★), aber wenn du sie nimmst, gewinnst du in jedem Fall.
learn-do-boarders-grappled-muster = Gib niemandem eine Aufgabe: Bestätige die Mannschaft, wie sie ist.
learn-tell-boarders-grappled-muster = Wer keine Aufgabe hat, kämpft im Nahkampf: Je mehr es sind, desto sicherer halten die Enterhaken.
learn-do-boarders-grappled-grapple = Wirf Enterhaken nach der Curlew.
learn-goal-boarders-boarded = Entere die Curlew.
learn-why-boarders-boarded = Schiffe, die aneinander festliegen, fahren in dieser Runde nicht mehr: Gleich kommt der Nahkampf. Du greifst an.
learn-do-boarders-boarded-board = Entere die Curlew.
learn-goal-boarders-split = Teile ein: Wer kämpft, wer unterstützt?
learn-why-boarders-split = Jeder Kämpfer ist ein Würfel, ab 5 trifft er. Wer unterstützt, gibt nach dem Wurf einem Würfel +1. Einer ist eine gute Reserve.
learn-do-boarders-split-split = Teile deine Leute ein: „{ $what }“.
learn-goal-boarders-carded = Spiel eine Karte.
learn-why-boarders-carded = Jede Karte hat ihren Moment, in dem du gefragt wirst: Diese gibt jetzt jedem deiner Würfel +1. Statt sie zu spielen, kannst du jede Karte für +1 auf einen eigenen Würfel abwerfen. Jeder Kapitän hält bis zu 6, und wer die Initiative hat, zieht am Ende der Runde eine.
learn-do-boarders-carded-window-play = Spiel die Karte „{ $what }“.
learn-goal-boarders-taken = Kämpfe weiter, bis du das Schiff genommen hast.
learn-why-boarders-taken = Treffer heben sich auf, der Rest kostet Mannschaft. Hat der Verteidiger niemanden mehr, ist sein Schiff genommen und das Duell gewonnen. Du darfst nach jeder Runde aufhören, aber solange du stärker bist, mach weiter.
learn-do-boarders-taken-support = Gib deine Unterstützung: „{ $what }“.
learn-tell-boarders-taken-support = Ab 5 trifft ein Würfel, also macht 1 mehr aus einer 4 einen Treffer.

# Bei jeder Frage einer Lektion
learn-ask = Wähle „{ $what }“.
learn-ask-muster = Verteile deine Mannschaft für diese Runde, dann bestätige.
learn-ask-fire = Feuerst du? Wähle „{ $what }“.
learn-ask-chasers = Deine Jagdgeschütze zeigen auf den Gegner: Wähle „{ $what }“.
learn-tell-chasers = Jagdgeschütze, die kleinen an Bug und Heck, brauchen keine Leute: Sie treffen mit einer 6 die Takelage und laden von selbst wieder.
learn-tell-strain = Eine Anstrengung lässt dein Schiff am Ende der Runde ein Feld weiter fahren, eine Bonusfahrt: Misslingt ihr Würfel, nimmt die Takelage 1 Treffer. Anstrengung 2 misslingt seltener, kostet dann aber 2.
learn-tell-bonus = Eine Bonusfahrt bringt am Ende der Runde ein Feld mehr, auf Gefahr deiner Takelage.
learn-ask-turn-none = Behalte den Kurs: „{ $what }“.
learn-tell-turn = Nach dem Manöver Vorwärts darf dein Schiff ohne Kosten um einen Strich zu besserem Wind drehen.
learn-tell-order = Beide Schiffe fahren in diesem Impuls, und du hast die Initiative: Wer als Zweiter fährt, sieht, wo der andere liegt.

# Was die letzte Wahl bewirkt hat
learn-note-unmanned = Du hast eine Mannschaft bestätigt, die einige dieser Geschütze unbesetzt lässt. Sie können nicht feuern.
learn-note-unmended = In deiner Mannschaft fehlen Leute für Takelage oder Rumpf. Schick nächste Runde Leute zu beiden.
learn-note-undoubled = Du hast überall anders geladen. Das darfst du, aber hier sollst du die doppelte Ladung ausprobieren.
learn-note-wasted = Du hast gefeuert, bevor sein Heck im rechten Winkel vor deinen Geschützen lag. Jetzt sind sie leer.
learn-note-backed = Mit back gesetzten Segeln bleibt dein Schiff, wo es ist. Wähle beim nächsten Mal ein anderes Manöver.
learn-note-other = Mit diesem Manöver zeigen deine Geschütze vielleicht nicht mehr auf den Gegner. Wähle beim nächsten Mal Vorwärts.
learn-note-running = Dein Schiff hat den Kurs behalten und segelt noch vor dem Wind. Fahr noch einmal vorwärts, dann dreh.
learn-note-straight = Dein Schiff ist weit genug gefahren. Wähle jetzt eine der beiden Halsen.
learn-note-away = Dein Bug zeigt vom Gegner weg. Halse, bis er auf ihn zeigt, dann fahr vorwärts.
learn-note-held-fire = Du hast nicht gefeuert: Nichts wurde getroffen, die Geschütze bleiben geladen. Feuere, wenn du wieder gefragt wirst.
learn-note-other-load = Du hast diese Sektion anders geladen. Nimm für die nächste die doppelte Ladung.
learn-note-slower = Beide Sektionen brauchen jetzt 2 Impulse länger zum Laden. Das darfst du: Segle weiter, bis sie geladen sind.
learn-note-gunless = Bei der Sektion war niemand, als sie fertig werden sollte, also beginnt das Laden von vorn. Lass Leute dort.
learn-note-unlucky = Kein Würfel zeigte 5 oder mehr, also wurde nichts repariert. Schick die Leute noch einmal: Nächste Runde wird neu gewürfelt.
learn-note-burning = Der Würfel war zu niedrig, das Schiff brennt noch. Am Ende jeder Runde wird wieder gewürfelt.
learn-note-busy = Wer eine Aufgabe hat, kämpft nicht. Das Entern wird dadurch weniger sicher; versuchen darfst du es trotzdem.
learn-note-slipped = Die Enterhaken haben nicht gehalten. Versuch es nach dem nächsten Impuls noch einmal.
learn-note-stopped = Du hast den Nahkampf abgebrochen. Entere noch einmal, wenn du gefragt wirst.

# Was bei einem Feuer zu sehen ist
learn-look-guns-fired = Dunkle Würfel der ersten Reihe treffen. Darunter liegen die Abwehrwürfel des Gegners: Jede 5 oder 6 hebt einen Treffer auf. Es sind so viele, wie der halbe Abstand zählt, aufgerundet. Rauch, die Wolke auf der Karte, gibt ihm mehr; er treibt mit dem Wind.
learn-look-guns-shot = Mit doppelter Ladung zählt jeder Würfel 1 mehr als mit Rundkugeln. Danach sagt ein Würfel, ob sie ein eigenes Geschützfeld kostet: bei 1 oder 2 ist es so.
learn-look-minds-raked = Das war Längsfeuer von achtern: Der Rumpf verliert anderthalbmal so viele Felder, in beiden achteren Sektionen. So nah hatte der Gegner nur 2 Abwehrwürfel.

# Was man am Ende weiß
learn-know-helm = Du weißt jetzt, wie ein Schiff segelt: Ein Manöver wird Impuls für Impuls bezahlt, und der Wind bestimmt den Preis. Den Kurs ändert es nach einem Vorwärts oder durch eine Halse.
learn-know-guns = Du weißt jetzt, wie eine Breitseite wirkt: Die Leute an den Geschützen sind ihre Würfel, danach sind die Rohre leer, und das Laden braucht Impulse. Feuere sie also nah und gut bemannt.
learn-know-minds = Du weißt jetzt, warum Manöver verdeckt gewählt werden: Wer mit geladenen Geschützen das Heck des anderen kreuzt, bestreicht ihn der Länge nach. Dafür lohnt es sich, das Feuer aufzusparen.
learn-know-hands = Du weißt jetzt, wie man ein Schiff rettet: Wer repariert, ist am Ende der Runde ein Würfel, und jedes reparierte Feld nimmt dem Gegner Punkte. Ein Schiff kämpft weiter, solange Mast, Mannschaft und Mut reichen.
learn-know-boarders = Du weißt jetzt, wie man ein Schiff nimmt: Halte Leute frei, wirf Enterhaken, spiel eine Karte in ihrem Moment und kämpfe weiter, solange du stärker bist.

# Die erste Partie
learn-first-1 = { $touch ->
    [1] Tippe eine Möglichkeit an, um sie anzusehen, und noch einmal, um sie zu wählen.
   *[other] Klicke eine Möglichkeit an, um sie anzusehen, und noch einmal, um sie zu wählen.
}
learn-first-2 = Gut so. Weißt du keine Antwort, sagt dir „Was nun?“, was du tun kannst.
learn-first-charge = Vorgeschlagen sind überall Rundkugeln, ein guter Anfang. Niemand sieht, was du lädst.
learn-first-muster = Vorgeschlagen ist eine Mannschaft für die Seite, die dem Feind zugewandt sein wird. Bestätige sie, oder ändere sie vorher.
learn-first-select = Wähle, wie sie fährt. Die Karte zeigt, wo sie sein wird und in welchem Impuls.
learn-first-fire = Die Zahl ist der Schaden, der zu erwarten ist. Nach dem Feuern muss diese Seite neu laden.
learn-first-turn = Nach dem Manöver Vorwärts darf dein Schiff ohne Kosten um einen Strich drehen. Bei raumem Wind ist es am schnellsten.
learn-first-strain = Was diese Runde nicht bezahlt, bezahlt die nächste. Dafür folgt eine Bonusfahrt: ein Feld voraus, auf Gefahr der Takelage.
learn-first-aim = Tief geht auf den Rumpf, hoch auf die Takelage. Die Zahlen sind Felder, die im Mittel ausfallen.
learn-first-reload = Rundkugeln sind die übliche Ladung und am frühesten bereit. Niemand sieht, was du lädst.
learn-first-strike = Wer die Flagge streicht, gibt das ganze Duell auf. Mit „Weiterkämpfen“ geht es weiter.
learn-first-window = Jetzt kann eine Karte gespielt oder für +1 auf einen deiner Würfel abgeworfen werden. Weitergehen kostet nichts, und du behältst deine Karten.
learn-first-3 = Treffer, die noch stehen, sind Punkte, mal dem Faktor des Duells. Nach der letzten Runde gewinnt, wer mehr hat.
