# Die fünf Lektionen: Titel, Aufgaben und warum; und die erste Partie.

# Lektionen
learn-title-trade = Von Cádiz nach Saint-Louis
learn-about-trade = Du führst einen Konvoi von Handelsschiffen. Würfle, leg an, verkaufe und kauf dein zweites Schiff.
learn-title-letter = Der Kaperbrief
learn-about-letter = Ein Angriff für deine Nation: Nimm einen Kaperbrief, greif einen schwachen Hafen an und setz deine Flagge.
learn-title-prize = Kartätschen und Enterhaken
learn-about-prize = Ein Gefecht auf See: Lade deine Kanonen, lies die Chancen und kapere ein Schiff.
learn-title-black = Die schwarze Flagge
learn-about-black = Werde Pirat, komm an einem Fort vorbei und gewinne durch Piraterie.
learn-title-world = Eine Welt im Krieg
learn-about-world = Verschlossene Häfen, Pest, ein Passagier und vier Wege zum Sieg.

# Von Cádiz nach Saint-Louis
learn-goal-trade-cast = Würfle für die Bewegung.
learn-why-trade-cast = In jedem Zug würfelst du, ziehst bis zu so viele Felder weit in alle acht Richtungen und tust im Hafen eines. Du darfst auch bleiben. Waren alle dran, ist eine Runde um.
learn-goal-trade-docked = Leg in Saint-Louis an.
learn-why-trade-docked = Der Hafen selbst zählt als ein Feld und beendet die Bewegung. Auf See würdest du eine Karte ziehen, die helfen oder schaden kann; im Hafen ziehst du keine.
learn-goal-trade-sold = Verkaufe deine Waffen.
learn-why-trade-sold = Wo eine Ware ausgeführt wird, kostet und bringt eine Kiste 1 Gold, anderswo 2. Europa führt Waffen aus, also bringen deine hier 2. Such dir Regionen, die einander die Waren abkaufen.
learn-goal-trade-ship = Kauf ein Schiff.
learn-why-trade-ship = Jedes Schiff fasst 6 Kisten, trägt 2 Kanonen und hebt deine drei Werte um 2: Segel zum Ziehen, Mannschaft zum Entern, Rumpf, um nicht zu sinken.

# Der Kaperbrief
learn-goal-letter-taken = Nimm einen Kaperbrief.
learn-why-letter-taken = Ein Kaperbrief erlaubt dir, einmal für deine Nation anzugreifen, ohne Pirat zu werden. Er kostet nichts, aber du bekommst ihn nur in einem Hafen deiner eigenen Nation, und er braucht den Zug.
learn-goal-letter-stormed = Greif einen Hafen an: Cádiz ist nah.
learn-why-letter-stormed = Eine Karte sagt, wie viele Kanonen der Hafen hat. Beide feuern in Runden: Deine Treffer schalten Kanonen aus, seine kosten dich Rumpf. Nach jeder Runde darfst du fliehen.
learn-goal-letter-planted = Nimm den Hafen ein.
learn-why-letter-planted = Hat der Hafen keine Kanone mehr, weht dort deine Flagge. Flaggen zählen für Wege zum Sieg: Der Krieg verlangt 3 Schiffe, 40 Gold und 2 Flaggen deiner Nation.

# Kartätschen und Enterhaken
learn-goal-prize-attacked = Greif den Händler an.
learn-why-prize-attacked = Wo dein Zug auf See endet, darfst du einen Konvoi auf deinem Feld angreifen. Dein Kaperbrief wird dafür verbraucht.
learn-goal-prize-loaded = Lade Kartätschen und zuletzt die Entermarke.
learn-why-prize-loaded = Kugeln treffen den Rumpf, Kartätschen die Mannschaft, Ketten die Segel. Die Entermarke kommt zuletzt: Dann kämpfen die Mannschaften um ein Schiff. Ist die andere vorher auf 0, gibt es keine Prise: also nicht zu viele Kartätschen.
learn-goal-prize-captured = Kapere das Schiff.
learn-why-prize-captured = Die Schüsse fallen in der Reihenfolge, in der du geladen hast. Wer beim Entern gewinnt, bekommt ein Schiff und die Kisten, die hineinpassen. Es zu versenken, bringt nichts.

# Die schwarze Flagge
learn-goal-black-turned = Greif einen Hafen ohne Kaperbrief an.
learn-why-black-turned = Damit wirst du Pirat: Du verlierst deine Nation, bekommst keine Kaperbriefe mehr, und deine Flaggen werden schwarz. Dafür braucht kein weiterer Angriff einen Kaperbrief.
learn-goal-black-docked = Leg in einem Hafen an, der kein Piratenhafen ist.
learn-why-black-docked = Forts feuern auf Piraten, die anlegen: In der Hälfte der Fälle schießen sie vorbei, und du legst an. Ein Treffer kostet Rumpf und schickt dich auf See zurück. Versuch es dann noch einmal.
learn-goal-black-won = Gewinne durch Piraterie.
learn-why-black-won = Piraterie verlangt 2 Schiffe, 40 Gold und 3 Piratenflaggen. Verkaufe deine Kisten und nimm dann noch einen Hafen ein. Greifst du beim Einlaufen an, feuert sein Fort vorher nicht.

# Eine Welt im Krieg
learn-goal-world-open = Leg in einem Hafen an, der dir nicht verschlossen ist.
learn-why-world-open = Diese Kriegskarte gilt für alle: Die Häfen von England und Frankreich sind füreinander verschlossen. Du segelst für England, also kannst du französische Häfen nur angreifen.
learn-goal-world-passenger = Bring deinen Passagier ans Ziel.
learn-why-world-passenger = Er zahlt 5 Gold, wenn du dort anlegst, zusätzlich zu dem, was du im Hafen tust. Wo die Pest ist, kostet Anlegen Mannschaft: Wie wahrscheinlich, siehst du, bevor du segelst.
learn-goal-world-won = Gewinne auf einem beliebigen der vier Wege.
learn-why-world-won = Handel, Piraterie, Krieg und Alles verlangen Schiffe, Gold und Flaggen. Drück auf deinen Namen: Da steht, was noch fehlt. Der Handel verlangt 4 Schiffe und 60 Gold.

# Bei einer Frage, die zu einer Aufgabe führt
learn-do-trade-docked-port-done = Das ist nicht Saint-Louis: Nimm es zurück oder beende den Zug.
learn-do-trade-sold-port-sell = Verkaufe alle Waffen: Ein Schiff kostet 30 Gold.
learn-do-trade-ship-port-done = Beende erst diesen Zug: Ein Schiff kaufst du in einem eigenen Zug.
learn-do-trade-ship-cast-stay = Bleib im Hafen: Jetzt kannst du das Schiff kaufen.
learn-tell-trade-ship-port-done = Im Hafen tust du in jedem Zug nur eines, und diesmal war es der Handel.
learn-do-letter-taken-cast-stay = Bleib: Einen Kaperbrief nimmt man im Hafen.
learn-do-letter-taken-sail-stay = Bleib: Einen Kaperbrief nimmt man im Hafen.
learn-do-letter-taken-cast-cast = Würfle und segle zurück nach Lissabon.
learn-do-letter-taken-sail-go = Segle zurück nach Lissabon: Einen Kaperbrief gibt es nur in Häfen deiner eigenen Nation.
learn-do-letter-taken-port-done = Beende diesen Zug: Jetzt ist kein Kaperbrief zu haben.
learn-do-letter-stormed-cast-cast = Würfle für die Bewegung und greif dann Cádiz an.
learn-do-letter-planted-cast-stay = Bleib im Hafen: Du brauchst noch einen Kaperbrief.
learn-do-letter-planted-cast-cast = Würfle für die Bewegung.
learn-do-letter-planted-sail-go = Segle zurück nach Lissabon und hol einen neuen Kaperbrief.
learn-do-letter-planted-port-letter = Nimm noch einen Kaperbrief.
learn-do-letter-stormed-sail-storm = Greif Cádiz an.
learn-do-letter-planted-press-press = Feuere noch eine Runde.
learn-do-prize-captured-load-ready = Alle Kanonen sind geladen: Feuer!
learn-do-black-turned-cast-cast = Würfle für die Bewegung und greif dann einen Hafen an.
learn-do-black-turned-sail-storm = Greif einen Hafen an, ohne Kaperbrief.
learn-do-black-docked-cast-cast = Würfle für die Bewegung und leg dann in einem Hafen an.
learn-do-black-won-port-sell = Verkaufe deine Kisten.
learn-do-black-won-cast-cast = Würfle für die Bewegung und greif dann einen Hafen an.
learn-do-black-won-sail-go = Kein Hafen zum Angreifen ist in Reichweite: Segle auf einen zu.
learn-do-black-won-sail-storm = Greif einen Hafen an: Seine Flagge ist deine dritte.
learn-do-world-open-cast-cast = Würfle für die Bewegung und leg dann in einem Hafen an.
learn-do-world-passenger-cast-cast = Würfle und bring deinen Passagier nach Amsterdam.
learn-do-world-won-port-sell = Verkaufe deine Kisten.
learn-ask-port-done = Beende erst diesen Zug.

# Wenn eine Wahl von der Aufgabe wegführt
learn-note-outlawed = Du hast ohne Kaperbrief angegriffen. Nun bist du Pirat, und Piraten bekommen keinen.
learn-note-spent-letter = Der Hafen hat standgehalten, und dein Kaperbrief ist verbraucht.
learn-note-unladen = Du hast keine Waffen mehr, die du dort verkaufen könntest.
learn-note-ruined = Dein Gold und deine Kisten reichen nicht mehr für ein Schiff.
learn-note-spent = Ein Schiff kostet 30 Gold, mehr als du hast. Verkaufe Kisten dort, wo sie nicht herkommen.

# Was man am Ende weiß
learn-know-trade = Du weißt jetzt, wie ein Konvoi verdient: Er verkauft Kisten dort, wo sie nicht herkommen, und steckt das Gold in Schiffe. Punkte sagen, was ein Konvoi an Gold, Kisten, Schiffen und Flaggen wert ist.
learn-know-letter = Du weißt jetzt, wie man Flaggen gewinnt: erst ein Kaperbrief, dann ein schwacher Hafen, und ein Rumpf, der ein paar Runden aushält.
learn-know-prize = Du weißt jetzt, wie man ein Schiff nimmt: erst Kartätschen, zuletzt entern, und nie so viele Kartätschen, dass niemand mehr zum Entern übrig ist.
learn-know-black = Du weißt jetzt, was ein Pirat bezahlt: Die Forts schießen auf ihn, aber kein Angriff braucht mehr einen Kaperbrief.
learn-know-world = Du kennst jetzt alle vier Wege zum Sieg. Sieh in jedem Zug nach ihnen, nach deinen und nach denen der anderen.

# Die erste Partie
learn-first-flag = Vier Wege führen zum Sieg, meist der Handel: vier Schiffe und 60 Gold. Zuerst gib einer Nation einen Hafen.
learn-first-begin = Beginne, wo du handeln kannst. Vier Wege führen zum Sieg, meist der Handel: vier Schiffe und 60 Gold.
learn-first-lade = Diese Kisten sind umsonst. Waren, die nicht von hier kommen, bringen hier sofort je 2 Gold.
learn-first-cast = Würfle und segle, oder bleib im Hafen. Vier Wege führen zum Sieg, meist der Handel: vier Schiffe, 60 Gold.
learn-first-1 = { $touch ->
    [1] Tippe
   *[other] Klicke
} auf einen Hafen, um dort die Flagge zu setzen. Wähle dann deinen Start und vier Kisten.
learn-first-2 = Gut so. In jedem Zug: würfeln, segeln und im Hafen eine Aktion. Verkaufe dort, wo deine Kisten nicht ausgeführt werden.
learn-first-3 = Vier Schiffe und 60 Gold gewinnen durch Handel. Behalte im Auge, was den anderen noch fehlt.
