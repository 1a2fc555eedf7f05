# Um was für eine Entscheidung es in einer Zeile der Analyse geht
study-step-rig = Segel zu Beginn
study-step-muster = Mannschaft
study-step-window = Karte
study-step-select = Manöver
study-step-turn = freie Drehung
study-step-fire = Feuern oder warten
study-step-aim = Ziel
study-step-reload = Ladung
study-step-grapple = Enterhaken
study-step-board = Entern
study-step-split = Leute im Nahkampf
study-step-cut = Losmachen
study-step-bonus = Bonusfahrt

# Where no goal can be set for the turn
planner-with-crew = Zwischen den Manövern fallen Würfel, deshalb lässt sich keine ganze Runde planen. Setz dir ein Ziel, wenn du die Mannschaft verteilst oder ein Manöver wählst.
study-struck = { $who } streicht auf Befehl die Flagge
