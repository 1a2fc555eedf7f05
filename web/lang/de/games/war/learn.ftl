# Die fünf Lektionen: Titel, Aufgaben und warum; und die erste Partie.

# Lektionen
learn-title-trade = Von Cádiz nach Saint-Louis
learn-about-trade = Würfle, leg an, verkaufe und kauf dein zweites Schiff.
learn-title-letter = Der Kaperbrief
learn-about-letter = Nimm einen Kaperbrief, greif einen schwachen Hafen an und setz deine Flagge.
learn-title-prize = Kartätschen und Enterhaken
learn-about-prize = Lade fürs Entern, lies die Chancen und kapere ein Schiff.
learn-title-black = Die schwarze Flagge
learn-about-black = Werde Pirat, komm an einem Fort vorbei und gewinne durch Piraterie.
learn-title-world = Eine Welt im Krieg
learn-about-world = Verschlossene Häfen, Pest, ein Passagier und vier Wege zum Sieg.

# Von Cádiz nach Saint-Louis
learn-goal-trade-cast = Würfle für die Bewegung.
learn-why-trade-cast = Du darfst so viele Felder weit ziehen, wie der Würfel zeigt, oder weniger, in alle acht Richtungen. Du darfst auch bleiben.
learn-goal-trade-docked = Leg in Saint-Louis an.
learn-why-trade-docked = Ein Hafen beendet die Bewegung. Auf See würdest du eine Karte ziehen, die helfen oder schaden kann; im Hafen ziehst du keine.
learn-goal-trade-sold = Verkaufe deine Waffen.
learn-why-trade-sold = Europa führt Waffen aus: Dort bringt eine Kiste 1 Gold, hier bringt sie 2. Such dir Regionen, die einander die Waren abkaufen.
learn-goal-trade-ship = Kauf ein Schiff.
learn-why-trade-ship = Ein zweites Schiff verdoppelt Laderaum und Kanonen und hebt Segel, Mannschaft und Rumpf um 2.

# Der Kaperbrief
learn-goal-letter-taken = Nimm einen Kaperbrief.
learn-why-letter-taken = Er kostet nichts, aber nur in einem Hafen deiner eigenen Nation, und er braucht den Zug. Mit ihm kannst du einmal angreifen, ohne Pirat zu werden.
learn-goal-letter-stormed = Greif Cádiz an.
learn-why-letter-stormed = Eine Karte sagt, wie viele Kanonen der Hafen hat. Du siehst deine Chance, bevor du weitermachst, und darfst nach jeder Feuerrunde fliehen.
learn-goal-letter-planted = Nimm Cádiz ein.
learn-why-letter-planted = In jeder Feuerrunde feuern alle Kanonen, auch die, die darin getroffen werden. Ist keine übrig, weht deine Flagge: Mit zwei Flaggen und drei Schiffen ist der Weg des Krieges nah.

# Kartätschen und Enterhaken
learn-goal-prize-attacked = Greif den Händler an.
learn-why-prize-attacked = Ihr liegt auf einem Feld, also darfst du angreifen. Dein Kaperbrief wird dafür verbraucht.
learn-goal-prize-loaded = Lade Kartätschen und zuletzt die Entermarke.
learn-why-prize-loaded = Kartätschen lichten die Mannschaft, gegen die du kämpfen wirst. Fällt sie aber auf 0, bevor du enterst, ist das Gefecht ohne Prise vorbei: also nicht zu viele.
learn-goal-prize-captured = Kapere das Schiff.
learn-why-prize-captured = Der Sieger bekommt ein Schiff und die Kisten, die hineinpassen. Es zu versenken, hätte nichts gebracht.

# Die schwarze Flagge
learn-goal-black-turned = Greif ohne Kaperbrief an.
learn-why-black-turned = Nun bist du Pirat: keine Nation, keine Kaperbriefe, und deine Flaggen sind umgedreht. Jeder weitere Angriff kostet nichts.
learn-goal-black-docked = Leg in einem Hafen an, der kein Piratenhafen ist.
learn-why-black-docked = Das Fort feuert zuerst: In der Hälfte der Fälle schießt es vorbei, und du legst an. Ein Treffer kostet Rumpf und schickt dich auf See zurück. Versuch es noch einmal.
learn-goal-black-won = Gewinne durch Piraterie.
learn-why-black-won = Zwei Schiffe, 40 Gold und drei schwarze Flaggen. Auf einen Angriff, den du beim Einlaufen ansagst, feuert vorher niemand.

# Eine Welt im Krieg
learn-goal-world-open = Leg in einem Hafen an, der dir nicht verschlossen ist.
learn-why-world-open = Eine Kriegskarte verschließt die Häfen zweier Nationen füreinander. Die des Feindes kannst du nur angreifen.
learn-goal-world-passenger = Bring deinen Passagier ans Ziel.
learn-why-world-passenger = Er zahlt beim Anlegen 5 Gold, zusätzlich zu deiner Hafenaktion. Wo die Pest ist, kostet Anlegen Mannschaft: Wie wahrscheinlich, siehst du, bevor du segelst.
learn-goal-world-won = Gewinne auf einem beliebigen der vier Wege.
learn-why-world-won = Vergleiche, was jeder Weg noch verlangt. Mit 30 Gold kannst du ein Schiff kaufen oder dem verlangten Gold näher kommen.

# Bei einer Frage, die zu einer Aufgabe führt
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
learn-know-world = Du kennst jetzt alle vier Wege. Sieh in jedem Zug nach ihnen, nach deinen und nach denen der anderen.

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
