# The five lessons: titles, tasks, and why.

# Fahrten
learn-title-ashore = An Land
learn-about-ashore = Geh nach Portsmouth hinein, heuere deinen ersten Offizier an und lerne, was Aktionspunkte und Geld kaufen.
learn-title-crew = Die Mannschaft
learn-about-crew = Kojen, Landratten und Handwerke, und wie die Meuterei einen anderen trifft.
learn-title-town = Die Orte
learn-about-town = Orte am Weg: welche du besuchst, in welcher Reihenfolge, und was es kostet, einem anderen Kapitän zu begegnen.
learn-title-privileges = Vorrechte
learn-about-privileges = Was Fähnriche einmal können, und wie ein Vorrecht zum nächsten führt.
learn-title-ending = Das Ende eines Zuges
learn-about-ending = Lücken auffüllen, der Ortstausch, die letzte Runde und die Punkte.

# An Land
learn-goal-ashore-entered = Betritt Portsmouth am Rand.
learn-why-ashore-entered = Deine Figur beginnt an Land. Der erste Schritt führt für 1 Aktionspunkt auf eines der 16 äußeren Felder: Beginne also nahe bei den Offizieren, die du willst.
learn-goal-ashore-walked = Geh auf eine Nachbarkarte.
learn-why-ashore-walked = Ein Schritt kostet 1 Aktionspunkt und geht nach oben, unten, links oder rechts. Um einen Offizier anzuheuern, musst du auf ihm stehen.
learn-goal-ashore-recruited = Heuere einen Offizier an.
learn-why-ashore-recruited = Sein Preis in Aktionspunkten steht auf seiner Karte. Die Landratte unter ihm kommt umsonst mit: zwei Mann zu einem Preis.
learn-goal-ashore-bought = Kaufe einen Aktionspunkt.
learn-why-ashore-bought = £1 kauft einen, jederzeit in deinem Zug. Aber jedes £1, das am Ende übrig ist, ist 1 Punkt: Kaufe nur, was mehr bringt.
learn-goal-ashore-raised = Beschaffe £1.
learn-why-ashore-raised = 2 AP bringen £1. Das ist wenig, aber ungenutzte AP verfallen.
learn-goal-ashore-ended = Beende deinen Zug.
learn-why-ashore-ended = Das geleerte Feld wird vom Stapel aufgefüllt. Die ersten Karten sind lauter Orte: Du lernst sie bald kennen.

# Die Mannschaft
learn-goal-crew-landsman = Heuere einen Offizier mit Landratte an.
learn-why-crew-landsman = Kojen: 3 Leutnants, 6 Fähnriche, 8 Maate. Landratten finden immer Platz, zählen aber erst etwas, wenn sie ausgebildet sind.
learn-goal-crew-trained = Bilde deine Landratten aus.
learn-why-crew-trained = 2 AP machen sie alle zu Matrosen, je 1 Punkt. Warte, bis es einige sind, aber nicht zu lange: Eine Meuterei nimmt die nicht Ausgebildeten.
learn-goal-crew-trades = Besetze Kojen mit drei verschiedenen Handwerken.
learn-why-crew-trades = Die acht Quadrate deines Schiffs sind die acht Handwerke. Ein Maat füllt eines, ein Matrose dieses Handwerks ebenso. Jedes weitere Handwerk ist mehr wert als das vorige.
learn-goal-crew-mutiny = Löse eine Meuterei aus, die dich verschont.
learn-why-crew-mutiny = Sie trifft den, der die meisten Landratten hat, auch dich. Bilde erst aus; dann lass sie den anderen Kapitän treffen. Eine Meuterei liegt in Portsmouth, sobald sie gezogen ist.

# Die Orte
learn-goal-town-gained = Geh auf einen Ort, der dir Geld gibt.
learn-why-town-gained = Ein Ort wirkt, wenn du ihn betrittst. Der Gönner gibt £1; die Aristokraten geben £1 für jeden Fähnrich, der sein Vorrecht noch hat.
learn-goal-town-shortcut = Geh auf den Ort „Abkürzung“.
learn-why-town-shortcut = Dieser Schritt kostet nichts. Wo Orte nebeneinanderliegen, lohnt sie einen Umweg.
learn-goal-town-two_towns = Besuche zwei Orte in einem Zug.
learn-why-town-two_towns = Jeder Ort wirkt einmal je Zug und beendet deinen Weg nicht. Plane vor dem Losgehen einen Weg über mehrere.
learn-goal-town-grog = Geh auf den Ort „Grog“.
learn-why-town-grog = Er kostet 1 Aktionspunkt mehr als jeder andere Schritt. Sonst gehst du um ihn herum; probier ihn einmal aus.
learn-goal-town-toll = Heuere neben der Figur eines anderen Kapitäns an.
learn-why-town-toll = Du schuldest £1 dem Besitzer jeder anderen Figur auf der Karte. Ohne das Pfund kannst du nicht anheuern: Behalte eines zurück.

# Vorrechte
learn-goal-privileges-midshipman = Heuere einen Fähnrich an.
learn-why-privileges-midshipman = Er bringt £1 und ein Vorrecht. Du wirst gleich gefragt: Nutze es jetzt, oder verzichte und behalte seine 2 Punkte.
learn-goal-privileges-privilege = Nutze ein Vorrecht.
learn-why-privileges-privilege = Es braucht keine Aktionspunkte. Der Fähnrich wird markiert: Er behält seine Koje, zählt aber nichts mehr.
learn-goal-privileges-traded = Tausche einen Offizier.
learn-why-privileges-traded = Gib einen von deinen für einen gleichen Ranges in Portsmouth. Kommt so ein Fähnrich zu dir, darfst du sein Vorrecht gleich nutzen.
learn-goal-privileges-chain = Lass ein Vorrecht zum nächsten führen.
learn-why-privileges-chain = Gib durch Tausch einen Fähnrich, nimm einen anderen, nutze sein Vorrecht: eine Kette in einer Aktion. Verzichtest du, endet die Kette.
learn-goal-privileges-called = Nutze am Ort „Vorrecht“ das Vorrecht eines Fähnrichs.
learn-why-privileges-called = Der Ort lässt dich das Vorrecht eines unmarkierten Fähnrichs an Bord nutzen, auch eines, auf das du früher verzichtet hast.

# Das Ende eines Zuges
learn-goal-ending-recruited = Heuere an, wo du stehst, und bleib dort.
learn-why-ending-recruited = Wenn dein Zug endet, wird jedes leere Feld aufgefüllt, eine Karte nach der anderen. Wichtig ist hier, dass deine Figur auf der Lücke steht.
learn-goal-ending-swapped = Beende deinen Zug mit dem Ortstausch.
learn-why-ending-swapped = Unter deine eigene Figur darf kein Offizier. Er nimmt den Platz eines Ortes ein, und der Ort rückt unter dich. Wähle einen, der dir im nächsten Zug hilft.
learn-goal-ending-unseen = Heuere in der letzten Runde noch einmal an.
learn-why-ending-unseen = Jetzt wird eine Lücke sofort verdeckt aufgefüllt. Niemand kann diese Karte anheuern, bevor dein Zug zu Ende ist.
learn-goal-ending-finished = Beende das Spiel und lies die Punkte.
learn-why-ending-finished = Deine Karten werden aufgedeckt, und da du der letzte Kapitän bist, ist das Spiel zu Ende. Jede Zeile nennt, woher ihre Punkte kommen.

# Was Spiele gewinnt
learn-title-winning = Was Spiele gewinnt
learn-about-winning = Drei Wege zu vielen Punkten, jeder in einem Zug eines echten Spiels: Navigatoren, Seesoldaten, die acht Handwerke.
learn-goal-winning-navigator = Heure noch einen Navigator an.
learn-why-winning-navigator = Jeder Navigator bringt 2 Punkte für jeden Leutnant an Bord, ihn selbst eingeschlossen. Drei Navigatoren sind so 18 Punkte, zu ihren eigenen 12.
learn-goal-winning-marines = Hol dir die stärksten Seesoldaten.
learn-why-winning-marines = Nur die Reihenfolge zählt: Die stärksten Seesoldaten bringen 15 Punkte, auch wenn ein einziger Mann den Ausschlag gibt.
learn-goal-winning-further = Besetze eine weitere Koje mit einem neuen Handwerk.
learn-why-winning-further = Jedes weitere Handwerk bringt mehr als das vorige: Alle acht sind 28 Punkte wert. Sieh nach, welche Quadrate noch leer sind.

# Das erste Spiel
learn-first-1 = { $touch ->
    [1] Tippe
   *[other] Klicke
} auf einen Offizier: Preis und Punkte. Der große Knopf heuert ihn an.
learn-first-2 = Gut gemacht. Verbrauche deine Aktionspunkte, dann beende deinen Zug.
learn-first-3 = Acht Runden; die meisten Punkte gewinnen.
