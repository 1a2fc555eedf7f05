# The five lessons: titles, tasks, and why.

# Fahrten
learn-title-ashore = An Land
learn-about-ashore = Geh nach Portsmouth hinein, heuere deinen ersten Offizier an und sieh, was Aktionspunkte und Pfunde wert sind.
learn-title-crew = Die Mannschaft
learn-about-crew = Kojen, Landmänner und Handwerke, und wie man anderswo ist, wenn die Meuterei kommt.
learn-title-town = Die Orte
learn-about-town = Orte am Weg: welche du besuchst, in welcher Folge, und was es kostet, einem anderen Kapitän zu begegnen.
learn-title-privileges = Vorrechte
learn-about-privileges = Was Fähnriche einmal können, und wie ein Vorrecht zum nächsten führt.
learn-title-ending = Das Ende eines Zuges
learn-about-ending = Lücken auffüllen, der Ortstausch, die letzte Runde und die Punkte.

# An Land
learn-goal-ashore-entered = Betritt Portsmouth am Rand.
learn-why-ashore-entered = Deine Figur beginnt an Land. Der erste Schritt führt für 1 Aktionspunkt auf eines der 16 äußeren Felder: Beginne also nahe bei den Offizieren, die du willst.
learn-goal-ashore-walked = Geh auf eine Nachbarkarte.
learn-why-ashore-walked = Ein Schritt kostet 1 Aktionspunkt und geht nach oben, unten, links oder rechts. Um einen Offizier anzuheuern, musst du auf ihm stehen.
learn-goal-ashore-recruited = Heuere irgendeinen Offizier an.
learn-why-ashore-recruited = Sein Preis in Aktionspunkten steht auf seiner Karte. Der Landmann unter ihm kommt umsonst mit: zwei Mann zu einem Preis.
learn-goal-ashore-bought = Kaufe einen Aktionspunkt.
learn-why-ashore-bought = £1 kauft einen, jederzeit in deinem Zug. Ein Pfund in der Börse ist am Ende aber auch ein Punkt: Kaufe nur, was mehr bringt.
learn-goal-ashore-raised = Beschaffe £1.
learn-why-ashore-raised = Zwei Aktionspunkte geben ein Pfund. Das ist ein magerer Lohn, aber ungenutzte Aktionspunkte verfallen.
learn-goal-ashore-ended = Beende deinen Zug.
learn-why-ashore-ended = Das geleerte Feld wird vom Stapel aufgefüllt. Die ersten Karten sind lauter Orte: Du lernst sie bald kennen.

# Die Mannschaft
learn-goal-crew-landsman = Heuere einen Offizier mit Landmann an.
learn-why-crew-landsman = Dein Schiff hat drei Kojen für Leutnants, sechs für Fähnriche, acht für Maate. Landmänner finden immer Platz, zählen aber unausgebildet nichts.
learn-goal-crew-trained = Bilde deine Landmänner aus.
learn-why-crew-trained = Zwei Aktionspunkte machen sie alle zu Matrosen, jeder einen Punkt wert. Warte, bis es viele sind, aber nicht zu lange: siehe die vierte Aufgabe.
learn-goal-crew-trades = Habe drei Handwerke in deinen Kojen.
learn-why-crew-trades = Die acht Felder deines Schiffs sind die acht Handwerke. Ein Maat füllt eines, ein Matrose dieses Handwerks ebenso. Jedes weitere Handwerk ist mehr wert als das vorige.
learn-goal-crew-mutiny = Löse eine Meuterei aus, die dich verschont.
learn-why-crew-mutiny = Sie trifft, wer die meisten Landmänner hat, auch dich. Bilde erst aus; dann lass sie den anderen Kapitän treffen. Die Meuterei liegt in Portsmouth, sobald sie gezogen ist.

# Die Orte
learn-goal-town-gained = Lass dich von einem Ort bezahlen.
learn-why-town-gained = Ein Ort wirkt, wenn du ihn betrittst. Der Gönner gibt £1; die Aristokraten geben £1 für jeden Fähnrich, der sein Vorrecht noch hat.
learn-goal-town-shortcut = Betritt die Abkürzung.
learn-why-town-shortcut = Dieser Schritt kostet nichts. Wo Orte nebeneinanderliegen, lohnt sie einen Umweg.
learn-goal-town-two_towns = Besuche zwei Orte in einem Zug.
learn-why-town-two_towns = Jeder Ort wirkt einmal je Zug und beendet deinen Weg nicht. Zähle vor dem Losgehen einen Weg über mehrere ab.
learn-goal-town-grog = Betritt Grog.
learn-why-town-grog = Er kostet 1 Aktionspunkt mehr als jeder andere Schritt. Geh sonst um ihn herum; heute darfst du seinen Preis kennenlernen.
learn-goal-town-toll = Heuere neben der Figur eines anderen Kapitäns an.
learn-why-town-toll = Du schuldest £1 dem Besitzer jeder anderen Figur auf der Karte. Ohne das Pfund kannst du nicht anheuern: Behalte eines zurück.

# Vorrechte
learn-goal-privileges-midshipman = Heuere einen Fähnrich an.
learn-why-privileges-midshipman = Er bringt £1 und ein Vorrecht. Du wirst gleich gefragt: Nutze es jetzt, oder verzichte und behalte seine 2 Punkte.
learn-goal-privileges-privilege = Nutze ein Vorrecht.
learn-why-privileges-privilege = Es braucht keine Aktionspunkte. Der Fähnrich wird markiert: Er behält seine Koje, zählt aber nichts mehr.
learn-goal-privileges-traded = Wechsle einen Offizier durch Tausch.
learn-why-privileges-traded = Gib einen von deinen für einen gleichen Ranges in Portsmouth. Ein Fähnrich, der so zu dir kommt, darf gleich wirken.
learn-goal-privileges-chain = Lass ein Vorrecht zum nächsten führen.
learn-why-privileges-chain = Gib durch Tausch einen Fähnrich, nimm einen anderen, nutze sein Vorrecht: eine Kette in einer Aktion. Verzichtest du, endet die Kette.
learn-goal-privileges-called = Rufe einen Fähnrich im Ort Vorrecht.
learn-why-privileges-called = Der Ort weckt das Vorrecht irgendeines unmarkierten Fähnrichs an Bord, auch eines, auf dessen Vorrecht du einst verzichtet hast.

# Das Ende eines Zuges
learn-goal-ending-recruited = Heuere an, wo du stehst, und bleib dort.
learn-why-ending-recruited = Wenn dein Zug endet, wird jedes leere Feld aufgefüllt, eine Karte nach der anderen. Es zählt, dass deine Figur auf der Lücke steht.
learn-goal-ending-swapped = Beende deinen Zug mit dem Ortstausch.
learn-why-ending-swapped = Unter deine eigene Figur darf kein Offizier. Er nimmt den Platz eines Ortes ein, und der Ort rückt unter dich. Wähle einen, der dir im nächsten Zug dient.
learn-goal-ending-unseen = Heuere in der letzten Runde noch einmal an.
learn-why-ending-unseen = Jetzt wird eine Lücke sofort verdeckt aufgefüllt. Niemand kann diese Karte anheuern, ehe dein Zug zu Ende ist.
learn-goal-ending-finished = Beende das Spiel und lies die Punkte.
learn-why-ending-finished = Deine Karten werden aufgedeckt, und da du der letzte Kapitän bist, ist das Spiel zu Ende. Jede Zeile nennt, woher ihre Punkte kommen.
