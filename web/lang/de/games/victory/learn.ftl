# Die fünf Lektionen: Titel, Aufgaben, und warum; und die erste Partie.

# Lektionen
learn-title-home = Hinaus und heim
learn-about-home = Schick dein Schiff auf Fahrt, segle von Feld zu Feld, und bring die Rohstoffe heim, wann du willst.
learn-title-port = Ein eigener Hafen
learn-about-port = Bau den Handel aus, tausche ein, was dir fehlt, bau ein Bergwerk, und werte die ersten vier Rohstoffe einer Sorte.
learn-title-passengers = Passagiere und Piaster
learn-about-passengers = Bring Passagiere ans Ende einer langen Fahrt, und spare Züge mit einer Kirche und der Karte „Volle Fahrt voraus“.
learn-title-broadside = Breitseite
learn-about-broadside = Dein erstes Gefecht: Greif die Bellatrix an und versenke sie.
learn-title-chase = Die Jagd
learn-about-chase = Entkomme einem Angriff, schlag zurück, kapere das Schiff, und gewinne damit die Partie.

# Hinaus und heim
learn-goal-home-out = Schick dein Schiff auf Fahrt.
learn-why-home-out = Wähle eine Fahrt aus deiner Hand. Auf jedem Feld siehst du die Rohstoffe, die dort liegen. Eine Fahrt, die bald 3 Rohstoffe bringt, ist ein guter Anfang. ★ sind Punkte: 4 gleiche Rohstoffe zählen einen.
learn-goal-home-sailed = Segle auf das nächste Feld.
learn-why-home-sailed = In jedem deiner Züge rückt ein Schiff ein Feld vor. Danach ziehst du eine Karte, darfst tauschen und eine Karte spielen. R, S, M: freie Plätze von Rumpf, Segeln, Mannschaft.
learn-goal-home-brought = Bring von einer Fahrt 3 Rohstoffe heim.
learn-why-home-brought = Eine Fahrt darf auf jedem Feld enden: Sie bringt alle Rohstoffe vom Start bis zum Schiff. Weiter hinten gibt es mehr, aber jedes Feld kostet einen Zug, und auf Gefechtsfeldern können andere dich angreifen.
learn-goal-home-again = Schick es wieder auf Fahrt.
learn-why-home-again = Fahrten kommen früh im Zug, deine Karte kommt spät. Ein Schiff, das gerade heimgekehrt ist, kann also im selben Zug wieder auf Fahrt gehen. Im Hafen verdient es nichts.

# Ein eigener Hafen
learn-goal-port-commerce = Bau den Handel aus.
learn-why-port-commerce = Er kostet 2 Holz, 2 Ziegel und eine Gebäudekarte; nimm eine, die du weniger brauchst als das Bergwerk. Er zählt 2 Punkte und bringt einen Rohstoff nach Wahl, wenn ein anderer eine Fahrt beendet. Du hast alles und brauchst nicht zu tauschen.
learn-goal-port-traded = Tausche einen Rohstoff ein, der dir fehlt.
learn-why-port-traded = 2 Rohstoffe einer Sorte oder 3 verschiedene werden zu 1 nach Wahl. Das Bergwerk kostet 2 Holz und 1 Ziegel. Getauscht wird, bevor du eine Karte spielst.
learn-goal-port-mine = Bau das Bergwerk.
learn-why-port-mine = Eine Gebäudekarte hat zwei Hälften: ein Gebäude für den Hafen und eine Ausrüstung für ein Schiff. Eine davon nutzt du. Das Bergwerk zählt 1 Punkt und gibt dir zu Beginn jedes Zuges 1 Eisen.
learn-goal-port-set = Besitze 4 Rohstoffe einer Sorte.
learn-why-port-set = Vier einer Sorte zählen 1 Punkt, sechs zählen 3, solange du sie behältst: Gibst du einen aus, ist der Punkt weg. Bergwerk, Handel und ein Tausch bringen sie zusammen; dein Schiff kannst du derweil auf Fahrt schicken.

# Passagiere und Piaster
learn-goal-passengers-boarded = Schick dein Schiff mit Passagieren in die Segeltuchbucht.
learn-why-passengers-boarded = Spiel die Fahrt. Auf ihrem letzten Feld liegt ein Piaster: 1 Punkt. Gleich danach wirst du nach Passagieren gefragt: 2 Punkte, wenn die Fahrt auf dem letzten Feld endet, keiner, wenn sie früher endet.
learn-goal-passengers-pushed = Lass deine Kirche dein Schiff vorrücken.
learn-why-passengers-pushed = Im Schritt Fahrten rückt eine Kirche einmal in jedem deiner Züge ein beliebiges Schiff ein Feld vor. Dein Schiff segelt außerdem selbst: zwei Felder in einem Zug.
learn-goal-passengers-hurried = Spiel „Volle Fahrt voraus“ für dein Schiff.
learn-why-passengers-hurried = Die Karte rückt ein beliebiges Schiff ein Feld vor, und du darfst danach noch eine Karte spielen.
learn-goal-passengers-delivered = Bring die Passagiere und den Piaster heim.
learn-why-passengers-delivered = Hier kommt es auf die Reihenfolge an: Lass die Kirche dein Schiff auf das letzte Feld rücken, und beende die Fahrt im selben Zug. Segelt es selbst dorthin, kann die Fahrt erst in deinem nächsten Zug enden.

# Breitseite
learn-goal-broadside-fired = Greif die Bellatrix mit „Feuer frei“ an.
learn-why-broadside-fired = Beide Schiffe müssen auf Gefechtsfeldern stehen, und das tun sie. Versenkst du sie, bekommst du eine Admiralitätsmarke für 2 Punkte, und dein Gegner verliert das Schiff mit allem, was es heimbringen wollte.
learn-goal-broadside-loaded = Lade Vollkugeln, und lass die Würfel rollen.
learn-why-broadside-loaded = Beide Seiten wählen verdeckt: Vollkugeln treffen den Rumpf, Kettenkugeln die Segel, Kartätschen die Mannschaft. Jede Kanone ist ein Würfel; deine Karte „Kanonen“ gibt diese Breitseite 2 dazu. Dann kommt jede 1 weg, und gleiche Würfel beider Seiten heben sich paarweise auf.
learn-goal-broadside-hit = Setz Würfel auf ihren Rumpf.
learn-why-broadside-hit = Ein Würfel füllt den Platz mit seiner Zahl. Zwei gleiche werden auch zu einem, der um 1 höher oder niedriger ist, drei beliebige zu einem nach Wahl. Die Liste zeigt alles, was deine Würfel können: Fülle so viele Plätze wie möglich.
learn-goal-broadside-sunk = Versenke sie.
learn-why-broadside-sunk = Schaden bleibt von Breitseite zu Breitseite. Ein Schiff sinkt, wenn alle 5 Plätze seines Rumpfs voll sind; also feuere weiter Vollkugeln. Dein Gegner feuert Kettenkugeln: Das schadet deinen Segeln, versenkt dich aber nicht.

# Die Jagd
learn-goal-chase-away = Entkomme der Bellatrix.
learn-why-chase-away = Wer flieht, hat nur die halben Würfel. Du entkommst, wenn du danach mehr freie Segel hast als der Gegner. Also flieh und feuere Kettenkugeln: Solange deine Segel heil sind, genügt ein Treffer in ihre.
learn-goal-chase-fired = Schlag zurück: Greif sie in deinem Zug an.
learn-why-chase-fired = Lass dein Schiff stehen. Beide Schiffe sind noch auf Gefechtsfeldern, und ihre Segel sind noch beschädigt. „Feuer frei“ hast du auf der Hand.
learn-goal-chase-crew = Triff ihre Mannschaft.
learn-why-chase-crew = Du kaperst sie, sobald ihre Mannschaft voll ist und du mehr freie Segel hast: 3 Punkte für den Jolly Roger und 1 für das Schiff, mit deinen 11 genau 15. Hast du nicht mehr, feuere erst Kettenkugeln, dann Kartätschen. Vollkugeln würden sie nur versenken.
learn-goal-chase-won = Kapere sie und gewinne.
learn-why-chase-won = Feuere Kartätschen, bis ihre Mannschaft voll ist. Mit 15 Punkten sagst du an; das tut das Spiel für dich. Die Runde wird zu Ende gespielt, und du bekommst 3 Punkte extra.

# Die erste Partie
learn-first-1 = { $touch ->
    [1] Tippe an
   *[other] Klicke an
}, was du nehmen willst: Du beginnst mit zwei Rohstoffen deiner Wahl.
learn-first-2 = Schick in deinem ersten Zug dein Schiff auf Fahrt. In jedem Zug bewegst du Schiffe, ziehst eine Karte, darfst tauschen und eine Karte spielen.
learn-first-3 = Wer zuerst 15 Punkte (★) hat, bekommt 3 dazu; die Runde wird zu Ende gespielt, und die meisten Punkte gewinnen.
