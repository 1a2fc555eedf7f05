# Die fünf Lektionen: Titel, Aufgaben, und warum; und die erste Partie.

# Lektionen
learn-title-wind = Vor dem Wind
learn-about-wind = Zieh eine Karte, lass dich vom Wind nach Tortuga tragen, und sieh, was der Rückweg kostet.
learn-title-ports = Drei Häfen im Kreis
learn-about-ports = Kaufe, wo Waren billig sind, verkaufe, wo sie teuer sind, und lerne, warum du nicht in einem Hafen bleiben kannst.
learn-title-refit = Der Ausbau
learn-about-refit = Was du in welcher Reihenfolge kaufst, damit ein Besuch 5 Verruf bringt.
learn-title-merchant = Ein Segel achteraus
learn-about-merchant = Greif ein Handelsschiff an, nimm ihm die Waren ab und verkaufe sie.
learn-title-hunted = Gejagt
learn-about-hunted = Bring einen vollen Laderaum an zwei Piraten vorbei nach Hause. Dann verliere mit Absicht einen Kampf und sieh, was das kostet.

# Vor dem Wind
learn-goal-wind-drawn = Zieh eine Beutekarte.
learn-why-wind-drawn = Jeder Zug beginnt damit. Ein Relikt behältst du; ein Schicksal geschieht sofort, etwa ein Wechsel des Windes.
learn-goal-wind-downwind = Segle mit dem Wind mehr als 4 Felder weit.
learn-why-wind-downwind = Mit dem Wind zählt ein Feld nur halb: Mit 4 Feldern kommst du bis zu 8 weit. Quer zum Wind zählt jedes ganz. Tortuga liegt im Osten.
learn-goal-wind-arrived = Segle in einen anderen Hafen.
learn-why-wind-arrived = Der Zug endet, wo du anhältst. Ist das ein anderer Hafen als dein letzter, darfst du dort handeln und ausbauen.
learn-goal-wind-upwind = Segle mindestens ein Feld gegen den Wind.
learn-why-wind-upwind = Liegst du noch im Hafen, beende den Besuch. Gegen den Wind zählt ein Feld doppelt: Mit 4 kommst du zwei Felder weit. Oft ist es besser, auf anderen Wind zu warten oder quer zu segeln.

# Drei Häfen im Kreis
learn-goal-ports-bought = Segle in einen Hafen und fülle deinen Laderaum.
learn-why-ports-bought = Ein Hafen verkauft drei Waren und kauft die anderen drei. Sieh erst nach, welcher Hafen in der Nähe gut bezahlt, was du kaufst.
learn-goal-ports-renewed = Beende deinen Besuch.
learn-why-ports-renewed = Weil du gehandelt hast, bekommt der Hafen eine neue Karte. Genutzte Preise sind weg; die anderen Häfen behalten ihre.
learn-goal-ports-sold = Verkaufe deine Waren in einem anderen Hafen.
learn-why-ports-sold = Im zuletzt besuchten Hafen kannst du nicht handeln. Wähle den nächsten also nach zweierlei: was er für deine Ladung zahlt und was er für den übernächsten verkauft.
learn-goal-ports-three = Besuche insgesamt drei verschiedene Häfen.
learn-why-ports-three = Verlasse möglichst keinen Hafen mit leerem Laderaum: Jede Fahrt soll etwas einbringen.
learn-goal-ports-rich = Komm auf 40 Silber.
learn-why-ports-rich = Silber ist nur das Mittel: Du gewinnst durch die Ausbauten, die es kauft. Mit schnelleren Segeln und größerem Laderaum bringt jede Runde mehr.

# Der Ausbau
learn-goal-refit-arrived = Segle in einen Hafen, der deine Ladung kauft.
learn-why-refit-arrived = Du hast die Schuld des Schiffbauers gezogen: Der erste Ausbau deines nächsten Besuchs kostet die Hälfte. Sie verfällt mit diesem Besuch, also wähle den Hafen gut.
learn-goal-refit-sold_out = Verkaufe deine ganze Ladung.
learn-why-refit-sold_out = In einem Besuch darfst du in beliebiger Reihenfolge verkaufen, kaufen und ausbauen. Verkaufe zuerst: Dann siehst du, was du dir leisten kannst.
learn-goal-refit-last_step = Bring eine Leiste auf ihre letzte Stufe.
learn-why-refit-last_step = Die letzte Stufe kostet 20 Silber und bringt 3 Verruf. Die Hälfte von 20 spart am meisten: Nutze die Schuld also hier, und vor allem anderen.
learn-goal-refit-refitted = Gewinne bei diesem Besuch 5 Verruf.
learn-why-refit-refitted = Jeder andere Ausbau bringt 1. Am billigsten ist die erste Stufe einer Leiste: 5 Silber, dann 8, 12 und 16.

# Ein Segel achteraus
learn-goal-merchant-attacked = Segle zu einem Handelsschiff.
learn-why-merchant-attacked = Deine Aussicht siehst du vorher: Mit Kanonen 5 sind es 71 %. Lass Platz im Laderaum, sonst gewinnst du umsonst. Noch kannst du die Fahrt zurücknehmen.
learn-goal-merchant-won = Würfle und gewinne.
learn-why-merchant-won = Dein Würfel und deine Kanonen gegen zwei Würfel. Verlierst du, ist nur dein Zug zu Ende: Versuch es noch einmal, hier oder bei einem anderen.
learn-goal-merchant-took = Nimm die Waren.
learn-why-merchant-took = Der Farbwürfel nennt die Ware. Du bekommst so viele Karten, wie du Vorsprung hattest, soweit sie in den Laderaum passen.
learn-goal-merchant-booty = Verkaufe, was du genommen hast.
learn-why-merchant-booty = Es hat dich nichts gekostet, aber etwas wert ist es nur, wo ein Hafen es kauft. Sieh nach, welcher am besten zahlt.

# Gejagt
learn-goal-hunted-home = Verkaufe in einem Hafen mindestens sechs Karten.
learn-why-hunted-home = Auf See darf dich jeder angreifen, der dich erreicht, und nimmt so viele Waren, wie er Vorsprung hat. In einem Hafen kann das niemand. Beende keinen Zug in Reichweite stärkerer Schiffe.
learn-goal-hunted-fought = Greif einen der beiden Piraten an.
learn-why-hunted-fought = Vergleiche erst die Kanonen. Fünf mehr als deine sind nicht zu schlagen; hier sollst du sehen, wie eine Niederlage ist. Verkaufe oder gib aus, was du nicht verlieren willst.
learn-goal-hunted-sent = Verliere den Kampf.
learn-why-hunted-sent = Der Sieger plündert, auch wenn er der Angegriffene war. Dann nennt der Farbwürfel den Hafen, in den der Verlierer muss. Solltest du gewinnen, greif den anderen an.
learn-goal-hunted-back = Besuche einen anderen Hafen.
learn-why-hunted-back = Der Hafen, in den du geschickt wurdest, ist nun dein letzter: Dort kannst du weder handeln noch ausbauen. Segle zum nächsten, und du bist wieder im Geschäft.

# Die erste Partie
learn-first-1 = { $touch ->
    [1] Tippe auf
   *[other] Klicke auf
} den Kapitän, den du spielen willst: Seine Fähigkeit behältst du die ganze Partie.
learn-first-2 = Kaufe für dein Silber Waren oder Ausbauten. Danach in jedem Zug: Karte, segeln, handeln.
learn-first-3 = Wer zuerst 20 Verruf (★) hat, gewinnt.
