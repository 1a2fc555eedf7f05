# Antworten im Voraus, auf Fragen im Zug eines anderen
answers-hail = Ein anderer Konvoi fährt an dir vorbei oder hält auf deinem Feld
answers-hail-hold = Nicht feuern
answers-card = Du wirst angegriffen und hast Karten
answers-card-none = Keine ausspielen
answers-load = Du wirst angegriffen und lädst deine Kanonen
answers-load-ball = Erst Vollkugeln, dann Kartätschen
answers-give = Du hast ein Schiff verloren und gibst seine Kisten ab
answers-give-most = Die Ware, von der ich am meisten habe
table-standing-hail = Von jetzt an nicht feuern und nicht mehr fragen
table-unasked = Was du gefragt wirst
table-unasked-more = Wo nur eine Antwort bleibt, wird sie für dich gegeben. Hier wählst du, welche anderen Fragen entfallen.
table-unasked-divided = Zwei Personen teilen sich dieses Gerät: Jede wird alles gefragt.
