# War on the High Seas: Namen
good-weapons = Waffen
good-manufactured = Manufakturwaren
good-silks = Seide
good-tea = Tee
good-textiles = Stoffe
good-gems = Edelsteine
good-gold = Goldstaub
good-cotton = Baumwolle
good-furs = Felle
good-coffee = Kaffee
good-sugar = Zucker
cargo-of = { $count ->
    [1] 1 Kiste { $good }
   *[other] { $count } { $good }
}
port-london = London
port-bordeaux = Bordeaux
port-cadiz = Cádiz
port-lisbon = Lissabon
port-amsterdam = Amsterdam
port-copenhagen = Kopenhagen
port-gibraltar = Gibraltar
port-marseille = Marseille
port-bergen = Bergen
port-saint_louis = Saint-Louis
port-elmina = Elmina
port-benguela = Benguela
port-christiansborg = Christiansborg
port-cape_town = Kapstadt
port-mozambique = Mosambik
port-port_louis = Port Louis
port-bombay = Bombay
port-goa = Goa
port-pondicherry = Pondicherry
port-madras = Madras
port-tranquebar = Tranquebar
port-colombo = Colombo
port-batavia = Batavia
port-manila = Manila
port-macao = Macao
port-bencoolen = Bencoolen
port-malacca = Malakka
port-lifau = Lifau
port-boston = Boston
port-quebec = Québec
port-veracruz = Veracruz
port-havana = Havanna
port-kingston = Kingston
port-st_thomas = St. Thomas
port-cartagena = Cartagena
port-rio = Rio de Janeiro
port-paramaribo = Paramaribo
port-cayenne = Cayenne
port-callao = Callao
port-buenos_aires = Buenos Aires
nation-england = England
nation-france = Frankreich
nation-spain = Spanien
nation-portugal = Portugal
nation-netherlands = Niederlande
nation-denmark = Dänemark
card-war_england_france = Krieg: England und Frankreich
card-war_england_spain = Krieg: England und Spanien
card-war_spain_portugal = Krieg: Spanien und Portugal
card-war_france_netherlands = Krieg: Frankreich und Niederlande
card-war_portugal_denmark = Krieg: Portugal und Dänemark
card-war_netherlands_denmark = Krieg: Niederlande und Dänemark
card-trade_winds = Passatwind
card-doldrums = Kalmen
card-plague = Pest
card-sellers_market = Gute Preise
card-treaty = Allgemeiner Friede
card-squall = Sturmbö
card-reef = Unbekanntes Riff
card-scurvy = Skorbut
card-salvage = Bergegut
card-flotsam = Treibende Kisten
card-castaways = Schiffbrüchige
card-following_sea = Achterliche See
card-blown_off_course = Vom Kurs abgekommen
card-fair_wind = Guter Wind
card-press_of_sail = Alle Segel
card-becalm = Flaute
card-pardon = Königlicher Pardon
card-smuggler = Kontakt zu Schmugglern
card-heated_shot = Glühende Kugeln
card-extra_gun = Zusätzliche Kanoniere
card-damp_powder = Feuchtes Pulver
card-evasive = Ausweichkurs
card-surgeon = Wundarzt
card-carpenter = Zimmermann
card-sailmaker = Segelmacher
card-marines = Seesoldaten
card-navigator = Navigator
card-master_gunner = Stückmeister
card-boatswain = Bootsmann
card-factor = Handelsagent
value-sails = Segel
value-crew = Mannschaft
value-hull = Rumpf
shot-ball = Vollkugeln
shot-grape = Kartätschen
shot-chain = Kettenkugeln
shot-board = Entermarke
way-trade = Handel
way-piracy = Piraterie
way-war = Krieg
way-all = Alles
business-1 = Handel
business-2 = Reparatur

# Wo ein Feld der See liegt, in Feldern gezählt
sea-off = vor { $port }
sea-ne = { $far ->
    [1] nordöstlich von { $port }
   *[other] { $far } nordöstlich von { $port }
}
sea-nw = { $far ->
    [1] nordwestlich von { $port }
   *[other] { $far } nordwestlich von { $port }
}
sea-se = { $far ->
    [1] südöstlich von { $port }
   *[other] { $far } südöstlich von { $port }
}
sea-sw = { $far ->
    [1] südwestlich von { $port }
   *[other] { $far } südwestlich von { $port }
}
sea-n = { $far ->
    [1] nördlich von { $port }
   *[other] { $far } nördlich von { $port }
}
sea-e = { $far ->
    [1] östlich von { $port }
   *[other] { $far } östlich von { $port }
}
sea-s = { $far ->
    [1] südlich von { $port }
   *[other] { $far } südlich von { $port }
}
sea-w = { $far ->
    [1] westlich von { $port }
   *[other] { $far } westlich von { $port }
}
sea-by_ne = { $rows } nördlich und { $columns } östlich von { $port }
sea-by_nw = { $rows } nördlich und { $columns } westlich von { $port }
sea-by_se = { $rows } südlich und { $columns } östlich von { $port }
sea-by_sw = { $rows } südlich und { $columns } westlich von { $port }

# War on the High Seas: Fragen
prompt-flag = { $own ->
    [1] Du hast die Flagge deiner eigenen Nation gezogen ({ $nation }). Welcher Hafen soll zu dir gehören?
   *[other] Du hast eine Flagge gezogen: { $nation }. Gib ihr einen Hafen, den du nicht brauchst.
}
prompt-begin = Wähle deinen Starthafen.
prompt-lade = { $left ->
    [0] Deine ersten Kisten sind an Bord.
    [1] Wähle noch 1 kostenlose Kiste.
   *[other] Wähle { $left } kostenlose Kisten.
}
prompt-cast = Du bist am Zug: Würfle für die Bewegung oder bleib.
prompt-sail = { $spaces ->
    [1] Zieh 1 Feld weit oder bleib.
   *[other] Zieh bis zu { $spaces } Felder weit oder bleib.
}
prompt-hail = { $other } will { $space } an dir vorbei. Feuer eröffnen?
prompt-hail-joined = { $other } hat { $space } angehalten, auf demselben Feld. Feuer eröffnen?
prompt-hail-window = Feuert jemand im Vorbeifahren auf { $other }?
prompt-hail-window-joined = Feuert jemand auf demselben Feld auf { $other }?
prompt-keep = Du hast vier Karten: Wirf eine ab.
prompt-mark = Pest: Wähle den Handelshafen, in dem sie ausbricht.
prompt-pick = { $left ->
    [1] Treibende Kisten: noch 1 Kiste nehmen?
   *[other] Treibende Kisten: Nimm bis zu { $left } Kisten.
}
prompt-drift = Zieh den Konvoi von { $other } bis zu 2 Seefelder weit.
prompt-meet = Willst du einen Konvoi auf diesem Feld angreifen?
prompt-card = Eine Karte in diesem Gefecht mit { $other } spielen?
prompt-card-fort = { $port } hat { $count ->
    [1] 1 Kanone
   *[other] { $count } Kanonen
}. Eine Karte spielen?
prompt-load = { $left ->
    [0] Alle Kanonen sind gegen { $other } geladen.
    [1] Lade noch 1 Kanone gegen { $other }.
   *[other] Lade { $left } Kanonen gegen { $other }, in der Reihenfolge, in der sie feuern.
}
prompt-port = { $begun ->
    [1] Du handelst in { $port }: verkaufe, kaufe, dann beende den Zug.
    [2] Du reparierst in { $port }: repariere weiter oder beende den Zug.
   *[other] In { $port }: eine Hafenaktion, oder beende den Zug.
}
prompt-press = { $port } hat noch { $count ->
    [1] 1 Kanone
   *[other] { $count } Kanonen
}. Noch eine Runde feuern oder fliehen?
prompt-flee = Du wirst von { $port } vertrieben: Wohin fliehst du?
prompt-give = { $left ->
    [1] Gib 1 Kiste ab.
   *[other] Gib { $left } Kisten ab.
}
prompt-stow = Nimm Kisten aus dem gekaperten Schiff.
prompt-again = Du hast dein letztes Schiff verloren: Wähle den Hafen für den Neuanfang.

# War on the High Seas: Möglichkeiten
label-flag = Flagge in { $port } setzen
label-begin = In { $port } beginnen
label-ready = Fertig
label-becalm = Flaute für { $other_you ->
    [1] dich
   *[other] { $other }
}
label-squall = Sturmbö gegen { $other_you ->
    [1] dich
   *[other] { $other }
}
label-pardon = Königlichen Pardon spielen
label-cast = Für die Bewegung würfeln
label-stay = Bleiben
label-stay_port = { $trade ->
    [1] In { $port } bleiben: handeln, reparieren, kaufen
   *[other] In { $port } bleiben: reparieren, Schiff kaufen
}
label-play = Spielen: { $card }
label-go = Fahren: { $space }
label-dock = In { $port } anlegen
label-storm = { $port } angreifen
label-fire = Auf { $other_you ->
    [1] dich
   *[other] { $other }
} feuern
label-let_pass = Nicht feuern
label-discard = Abwerfen: { $card }
label-mark = Pest in { $port }
label-drift = Auf das Feld { $space } ziehen
label-attack = { $other_you ->
    [1] Dich
   *[other] { $other }
} angreifen
label-no_attack = Niemanden angreifen
label-card = Spielen: { $card }
label-no_card = Keine Karte spielen
label-load = Laden: { $shot }
label-press = Noch eine Runde feuern
label-flee = { $way ->
    [0] Nach Norden fliehen
    [1] Nach Nordosten fliehen
    [2] Nach Osten fliehen
    [3] Nach Südosten fliehen
    [4] Nach Süden fliehen
    [5] Nach Südwesten fliehen
    [6] Nach Westen fliehen
   *[other] Nach Nordwesten fliehen
}
label-ship = Ein Schiff kaufen
label-board = Einen Passagier an Bord nehmen
label-letter = Einen Kaperbrief nehmen
label-done = Fertig
label-end_turn = Zug beenden
label-mend = { $value } um { $count } reparieren
label-lade = Nehmen: { cargo-of }
label-pick = Nehmen: { cargo-of }
label-give = Abgeben: { cargo-of }
label-stow = Nehmen: { cargo-of }
label-sell = Verkaufen: { cargo-of }
label-buy = Kaufen: { cargo-of }
effect-no_roll = Keine Segel: 1 Feld, ohne Würfeln
effect-card = Zieht eine Ereigniskarte; lässt sich nicht zurücknehmen
effect-passes = Führt an { $other } vorbei; dort kann gefeuert werden
effect-letter_spent = { $left ->
    [0] Kostet deinen einzigen Kaperbrief
   *[other] Kostet einen Kaperbrief; danach noch { $left }
}
effect-turns_pirate = Du wirst zum Piraten
effect-gain = Bringt { $gold } Gold
effect-fort_fires = Das Fort feuert zuerst und trifft mit { $percent } % Wahrscheinlichkeit deinen Rumpf; dann wirst du vertrieben
effect-press_gang = Piratenhafen: Mit { $percent } % Wahrscheinlichkeit verlierst du Mannschaft
effect-plague = Pest: Mit { $percent } % Wahrscheinlichkeit verlierst du Mannschaft
effect-ruins = Lässt dir { $gold } Gold und keine Ladung zum Verkaufen
effect-delivers = Dein Passagier zahlt { $gold } Gold

# War on the High Seas: warum nicht
refusal-at_war = Krieg ({ $nation }): { $port } kann nur angegriffen werden.
refusal-merchants_sea = In dieser Partie greift niemand an.
refusal-own_pirate_port = Über { $port } weht deine eigene Piratenflagge.
refusal-own_port = { $port } ist ein Hafen deiner eigenen Nation.
refusal-no_flag = Du hast keine Flagge mehr, die du setzen könntest.
refusal-sold_now = In dieser Hafenaktion hast du diese Ware verkauft und kannst sie nicht kaufen: { $good }.
refusal-bought_now = In dieser Hafenaktion hast du diese Ware gekauft und kannst sie nicht verkaufen: { $good }.
refusal-sold_out = { $left ->
    [0] Auf der Warentafel ausverkauft: { $good }.
    [1] Auf der Warentafel nur noch 1 Kiste { $good }.
   *[other] Auf der Warentafel nur noch { $left } { $good }.
}
refusal-hold_full = { $room ->
    [0] Dein Laderaum ist voll.
    [1] Du hast Platz für noch 1 Kiste.
   *[other] Du hast Platz für noch { $room } Kisten.
}
refusal-no_gold = Kostet { $need } Gold; du hast { $gold }.
refusal-not_aboard = { $held ->
    [0] Nicht an Bord: { $good }.
    [1] Du hast nur 1 Kiste { $good } an Bord.
   *[other] Du hast nur { $held } { $good } an Bord.
}
refusal-no_trade = In { $port } wird kein Handel getrieben.
refusal-other_business = Nur eine Hafenaktion je Besuch, und du hast schon eine andere begonnen: { $begun }.
refusal-value_full = Schon voll: { $value }.
refusal-four_ships = Du hast schon vier Schiffe, mehr geht nicht.
refusal-one_passenger = Du hast schon einen Passagier.
refusal-pirate_port = In einem Piratenhafen kommen keine Passagiere an Bord: { $port }.
refusal-plague_port = Wo die Pest ist, kommen keine Passagiere an Bord: { $port }.
refusal-pirate_no_letter = Piraten bekommen keinen Kaperbrief.
refusal-not_own_port = { $port } ist kein Hafen deiner Nation.
refusal-general_peace = Allgemeiner Friede: keine Kaperbriefe.
refusal-no_letters = Alle Kaperbriefe sind vergeben.
refusal-flag_there = Eine schwarz umrandete Flagge sagt hier schon, wem der Hafen gehört.
refusal-crates_left = { $left ->
    [1] Wähle noch 1 Kiste.
   *[other] Wähle noch { $left } Kisten.
}
refusal-crates_taken = Du beginnst mit vier Kisten, nicht mit mehr.
refusal-no_card = Du hast diese Karte nicht: { $card }.
refusal-becalmed_already = { $other } liegt schon in der Flaute.
refusal-not_at_sea = { $other } ist nicht auf See.
refusal-no_sails_left = { $other } hat keine Segel mehr.
refusal-no_pirate = Du bist kein Pirat.
refusal-is_becalmed = Du liegst in der Flaute: höchstens 1 Feld.
refusal-roll_is_four = Dein Wurf ist schon 4.
refusal-land = Über Land führt kein Weg.
refusal-own_space = Da bist du schon: Bleib stattdessen.
refusal-too_far = { $spaces ->
    [1] Zu weit: Du darfst 1 Feld weit ziehen.
   *[other] Zu weit: Du darfst { $spaces } Felder weit ziehen.
}
refusal-turns_away = { $turns ->
    [1] Etwa 1 Zug entfernt.
   *[other] Etwa { $turns } Züge entfernt.
}
refusal-no_battle_card = Das lässt sich im Gefecht nicht spielen: { $card }.
refusal-not_at_ports = Gegen einen Hafen bewirkt diese Karte nichts: { $card }.
refusal-only_defender = Das kann nur spielen, wer angegriffen wird: { $card }.
refusal-all_loaded = Alle Kanonen sind geladen.
refusal-cannons_left = { $left ->
    [1] 1 Kanone ist nicht geladen.
   *[other] { $left } Kanonen sind nicht geladen.
}
refusal-board_last = Die Entermarke kann nur die letzte sein.
refusal-no_crew = Ohne Mannschaft kannst du nicht entern.
refusal-no_counter = Keine Marken mehr: { $shot }.
refusal-no_trade_port = Die Pest kann nur in einem Handelshafen ausbrechen.
refusal-trade_begun = Spiel sie, bevor du die erste Kiste kaufst oder verkaufst.
refusal-asked_flag = Wähle erst einen Hafen für die Flagge.
refusal-asked_begin = Wähle erst deinen Starthafen.
refusal-asked_lade = Wähle erst deine Kisten.
refusal-asked_cast = Würfle erst, oder bleib.
refusal-asked_sail = Zieh erst, oder bleib.
refusal-asked_hail = Entscheide erst, ob du feuerst.
refusal-asked_keep = Wirf erst eine Karte ab.
refusal-asked_mark = Wähle erst, wo die Pest ausbricht.
refusal-asked_pick = Wähle erst Kisten, oder lass sie.
refusal-asked_drift = Zieh erst den anderen Konvoi.
refusal-asked_meet = Entscheide erst, ob du angreifst.
refusal-asked_card = Spiel erst eine Karte, oder keine.
refusal-asked_load = Lade erst deine Kanonen.
refusal-asked_port = Du bist im Hafen: Beende erst den Besuch.
refusal-asked_press = Feuere erst weiter, oder flieh.
refusal-asked_flee = Flieh erst.
refusal-asked_give = Gib erst Kisten ab.
refusal-asked_stow = Wähle erst Kisten der Prise.
refusal-asked_again = Wähle erst einen Hafen für den Neuanfang.

# War on the High Seas: was geschehen ist
event-black_flag = { $you ->
    [1] Du hast
   *[other] { $who } hat
} für { $port } eine Nation bestimmt: { $nation } (schwarz umrandete Flagge).
event-begins = { $you ->
    [1] Du beginnst in { $port }.
   *[other] { $who } beginnt in { $port }.
}
event-laded = { $you ->
    [1] Du hast
   *[other] { $who } hat
} Ladung genommen: { cargo-of }.
event-turn = { $you ->
    [1] Runde { $round }: Du bist am Zug.
   *[other] Runde { $round }: { $who } ist am Zug.
}
event-rolled = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $roll } gewürfelt.
event-stayed = { $you ->
    [1] Du bist geblieben.
   *[other] { $who } ist geblieben.
}
event-played = { $you ->
    [1] Du hast
   *[other] { $who } hat
} eine Karte gespielt: { $card }.
event-no_card = { $you ->
    [1] Du hast
   *[other] { $who } hat
} keine Karte gespielt.
event-becalmed = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] dich
   *[other] { $other }
} in eine Flaute geschickt.
event-squalled = { $you ->
    [1] Du hast
   *[other] { $who } hat
} eine Sturmbö gegen { $other_you ->
    [1] dich
   *[other] { $other }
} geschickt.
event-pardoned = { $you ->
    [1] Du bist begnadigt und kein Pirat mehr.
   *[other] { $who } ist begnadigt und kein Pirat mehr.
}
event-sets_out = { $you ->
    [1] Du fährst los, Ziel: { $space }.
   *[other] { $who } fährt los, Ziel: { $space }.
}
event-sailed = { $you ->
    [1] Du bist { $space }.
   *[other] { $who } ist { $space }.
}
event-stopped = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] dich
   *[other] { $other }
} { $space } durch Feuer gestoppt.
event-held_fire = { $you ->
    [1] Du hast
   *[other] { $who } hat
} nicht gefeuert.
event-drew = { $you ->
    [1] Du hast
   *[other] { $who } hat
} eine Ereigniskarte gezogen: { $card }.
event-drew_hidden = { $you ->
    [1] Du hast
   *[other] { $who } hat
} eine Ereigniskarte gezogen und behalten.
event-drew_own = { $you ->
    [1] Deine neue Karte: { $card }.
   *[other] Neue Karte von { $who }: { $card }.
}
event-discarded = { $you ->
    [1] Du hast
   *[other] { $who } hat
} abgeworfen: { $card }.
event-shuffled = Die { $count } abgelegten Ereigniskarten wurden gemischt.
event-plague = { $you ->
    [1] Du hast
   *[other] { $who } hat
} die Pest in { $port } ausbrechen lassen.
event-lost = { $you ->
    [1] Du hast
   *[other] { $who } hat
} verloren: { $count } { $value }, noch { $left }.
event-gained = { $you ->
    [1] Du hast
   *[other] { $who } hat
} dazubekommen: { $count } { $value }, jetzt { $left }.
event-salvaged = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $gold } Gold geborgen.
event-picked = { $you ->
    [1] Du hast
   *[other] { $who } hat
} aus dem Meer gefischt: { cargo-of }.
event-drifted = { $you ->
    [1] Du hast
   *[other] { $who } hat
} den Konvoi von { $other_you ->
    [1] dir
   *[other] { $other }
} auf das Feld { $space } gezogen.
event-letter_spent = { $you ->
    [1] Du hast
   *[other] { $who } hat
} einen Kaperbrief abgegeben.
event-turned_pirate = { $you ->
    [1] Du bist jetzt Pirat.
   *[other] { $who } ist jetzt Pirat.
}
event-attacks = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] dich
   *[other] { $other }
} angegriffen.
event-attacks_port = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $port } angegriffen.
event-strength = { $port } hatte { $count ->
    [1] 1 Kanone
   *[other] { $count } Kanonen
}.
event-evaded = { $you ->
    [1] Du bist entkommen, bevor ein Schuss fiel.
   *[other] { $who } ist entkommen, bevor ein Schuss fiel.
}
event-loaded = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $count ->
    [1] 1 Kanone
   *[other] { $count } Kanonen
} geladen.
event-shot = { $you ->
    [1] Du hast
   *[other] { $who } hat
} gefeuert, { $shot }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
}.
event-boards = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] dich
   *[other] { $other }
} geentert.
event-melee = An Bord: { $hits } Treffer durch { $you ->
    [1] dich
   *[other] { $who }
}, { $suffers } durch { $other_you ->
    [1] dich
   *[other] { $other }
}.
event-nobody_captured = Weder { $you ->
    [1] du
   *[other] { $who }
} noch { $other_you ->
    [1] du
   *[other] { $other }
} mit Mannschaft: Kein Schiff wird gekapert.
event-captured = { $you ->
    [1] Du hast
   *[other] { $who } hat
} ein Schiff gekapert, von { $other_you ->
    [1] dir
   *[other] { $other }
}.
event-sunk = { $you ->
    [1] Eines deiner Schiffe wurde versenkt.
   *[other] Ein Schiff von { $who } wurde versenkt.
}
event-starts_over = { $you ->
    [1] Du hast dein letztes Schiff verloren und fängst neu an.
   *[other] { $who } hat das letzte Schiff verloren und fängt neu an.
}
event-gave = { $you ->
    [1] Du hast
   *[other] { $who } hat
} abgegeben: { cargo-of }.
event-stowed = { $you ->
    [1] Du hast
   *[other] { $who } hat
} aus der Prise genommen: { cargo-of }.
event-docked = { $you ->
    [1] Du hast
   *[other] { $who } hat
} in { $port } angelegt.
event-fort_fired = Das Fort von { $port } hat auf { $you ->
    [1] dich
   *[other] { $who }
} gefeuert: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
}.
event-press_gang = { $count ->
    [0] Der Presstrupp hat niemanden von { $you ->
        [1] deiner Mannschaft
       *[other] der Mannschaft von { $who }
    } mitgenommen.
   *[other] Der Presstrupp hat { $count } von { $you ->
        [1] deiner Mannschaft
       *[other] der Mannschaft von { $who }
    } mitgenommen.
}
event-plague_struck = { $count ->
    [0] Die Pest in { $port } hat { $you ->
        [1] deine Mannschaft
       *[other] die Mannschaft von { $who }
    } verschont.
   *[other] Die Pest in { $port } hat { $you ->
        [1] dich
       *[other] { $who }
    } { $count } Mannschaft gekostet.
}
event-delivered = { $you ->
    [1] Du hast
   *[other] { $who } hat
} einen Passagier nach { $port } gebracht: { $gold } Gold.
event-sold = { $you ->
    [1] Du hast
   *[other] { $who } hat
} verkauft: { cargo-of } für { $gold } Gold.
event-bought = { $you ->
    [1] Du hast
   *[other] { $who } hat
} gekauft: { cargo-of } für { $gold } Gold.
event-mended = { $you ->
    [1] Du hast
   *[other] { $who } hat
} repariert: { $value } um { $count } für { $gold } Gold.
event-bought_ship = { $you ->
    [1] Du hast
   *[other] { $who } hat
} ein Schiff gekauft, jetzt sind es { $ships }.
event-boarded = { $you ->
    [1] Du hast
   *[other] { $who } hat
} einen Passagier nach { $port } an Bord genommen.
event-took_letter = { $you ->
    [1] Du hast
   *[other] { $who } hat
} einen Kaperbrief genommen.
event-cannonade = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $port } { $hits ->
    [0] verfehlt
    [1] einmal getroffen
    [2] zweimal getroffen
   *[other] { $hits }-mal getroffen
}, der Hafen { $suffers ->
    [0] hat nicht getroffen
    [1] hat einmal getroffen
    [2] hat zweimal getroffen
   *[other] hat { $suffers }-mal getroffen
}; dort { $left ->
    [0] ist keine Kanone übrig
    [1] ist noch 1 Kanone
   *[other] sind noch { $left } Kanonen
}.
event-taken = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $port } eingenommen.
event-fled = { $you ->
    [1] Du bist
   *[other] { $who } ist
} von { $port } nach { $way ->
    [0] Norden
    [1] Nordosten
    [2] Osten
    [3] Südosten
    [4] Süden
    [5] Südwesten
    [6] Westen
   *[other] Nordwesten
} geflohen.
event-won = { $you ->
    [1] Du hast
   *[other] { $who } hat
} die Partie gewonnen: { $way }.
event-last_round = Die letzte Runde ist vorbei.

# Warum ein Kapitän so handeln würde
why-win = Damit ist die Partie gewonnen: { $way }.
why-sale = Die Ladung bringt in { $port } { $gold } Gold.
why-cargo = { $count ->
    [1] Die Kiste bringt
   *[other] Die { $count } Kisten bringen
} in einer anderen Region { $gold } Gold.
why-next = { $turns ->
    [1] { $port } ist einen Zug entfernt
   *[other] { $port } ist etwa { $turns } Züge entfernt
}{ $gold ->
    [0] {""} und gerade dein bestes Ziel.
   *[other] {""}; dort bringt die Ladung { $gold } Gold.
}
why-flag_own = In { $port } kannst du handeln, und mit deiner Flagge reparierst du dort zum halben Preis.
why-flag_other = In { $port } wird nicht gehandelt, also brauchst du diesen Hafen am wenigsten.
why-begin = In { $port } kannst du schon im ersten Zug handeln.
why-ship = Ein Konvoi von { $ships } Schiffen trägt mehr und kämpft besser; { $gold } Gold bleiben für Ladung.
why-letter = Mit einem Kaperbrief kannst du einmal angreifen, ohne Pirat zu werden.
why-mend = Vor der nächsten Gefahr ist eine Reparatur fällig.
why-storm = { $port } fällt mit { $chance } % Wahrscheinlichkeit.
why-press = { $port } fällt jetzt mit { $chance } % Wahrscheinlichkeit.
why-attack = { $other_you ->
    [1] Dir wird mit { $chance } % Wahrscheinlichkeit ein Schiff genommen.
   *[other] { $other } verliert mit { $chance } % Wahrscheinlichkeit ein Schiff an dich.
}
why-ahead-sale = { $turns ->
    [1] Von dort ist es noch ein Zug bis { $port }
   *[other] Von dort sind es noch etwa { $turns } Züge bis { $port }
}; dort bringt die Ladung { $gold } Gold.
why-ahead = { $turns ->
    [1] Von dort ist es noch ein Zug bis { $port }.
   *[other] Von dort sind es noch etwa { $turns } Züge bis { $port }.
}

# Ziele für einen Zug
goal-gold = So viel Gold wie möglich nach diesem Zug
goal-cargo = So viele Kisten wie möglich an Bord nach diesem Zug
goal-repair = Segel, Mannschaft und Rumpf wieder ganz
figure-gold = Gold { $before } → { $after }
figure-cargo = Kisten { $before } → { $after }
