### Victory on the High Sea: Antworten im Voraus, auf Fragen im Zug eines anderen.
answers-commerce = Dein Handel bringt dir einen Rohstoff
answers-commerce-fewest = Nimm die Sorte, von der ich am wenigsten habe
answers-commerce-most = Nimm die Sorte, von der ich am meisten habe
answers-letter = Du wirst angegriffen und hast einen Kaperbrief
answers-letter-yes = Ausspielen und den Angriff abwehren
answers-shot = Du bist im Gefecht: Munition und Flucht
answers-shot-ball = Vollkugeln feuern und standhalten
answers-shot-flee = Kettenkugeln feuern und fliehen, solange ich Segel habe
answers-cannons = Du darfst Kanonen dazunehmen
answers-cannons-cards = Alle Karten Kanonen spielen
answers-cannons-never = Keine dazunehmen
answers-place = Du setzt Würfel auf das gegnerische Schiff
answers-place-most = So viele Plätze wie möglich füllen
answers-mend = Du darfst Würfel von deinem Schiff nehmen
answers-mend-never = Keinen wegnehmen

# Rohstoffe nach Wahl auf einmal zahlen
pay-with = { $cubes } zahlen
pay-left = Dir bleiben
pay-loss = { $points ->
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
}
