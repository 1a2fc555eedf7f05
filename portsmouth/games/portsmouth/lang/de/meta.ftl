# Portsmouth: was die Sammlung davon sagt, ehe es geöffnet ist.
portsmouth-title = Portsmouth
portsmouth-about = Bemanne ein Linienschiff, ehe der Segelbefehl kommt: Offiziere aus der Stadt, Matrosen und Seesoldaten.
portsmouth-progress = Runde { $round }/{ $rounds }
