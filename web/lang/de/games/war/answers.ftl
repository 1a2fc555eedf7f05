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
table-unasked = Fragen überspringen
table-unasked-more = Ist nur eine Antwort möglich, wirst du nicht gefragt. Wähle hier, welche anderen Fragen entfallen sollen.
table-unasked-divided = Zwei Personen teilen sich dieses Gerät: Jede wird alles gefragt.
