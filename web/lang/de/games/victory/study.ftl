# Um welche Art Entscheidung es in einer Zeile der Analyse geht
study-step-outfit = erste Rohstoffe
study-step-voyages = Fahrten
study-step-repairs = Reparatur
study-step-trade = Tausch und Karte
study-step-play = Karte
study-step-discard = Ablegen
study-step-arm = Wahl der Munition
study-step-count = Kanonen
study-step-place = Setzen der Würfel
study-step-answer = Wegnehmen von Würfeln
planner-after-draw = Nach Fahrten und Reparaturen ziehst du eine Karte: Plane deinen Zug danach.
