# Vor dem ersten Zug: wozu jede Wahl gut ist.
setup-nation = Du segelst für: { $nation }.
setup-nation-of = { $who } segelt für: { $nation }.
setup-flag = Häfen deiner eigenen Nation reparieren für 1 Gold und geben Kaperbriefe; die anderer Nationen kann dir ein Krieg verschließen.
setup-own-port = Das ist ein Hafen deiner eigenen Nation.
setup-begin = Aus einem Handelshafen heraus kannst du schon im ersten Zug handeln.
setup-lade = Nimm, was diese Region nicht ausführt: Das bringt hier 2 Gold je Kiste.
setup-dealt = Flaggen, Starthäfen und Kisten hat das Los verteilt. Willst du sie selbst wählen, stell in einer neuen Partie „Eröffnung“ um.
setup-alone = Du segelst allein: Schaffe einen der vier Wege, bevor die Runden vorbei sind.
