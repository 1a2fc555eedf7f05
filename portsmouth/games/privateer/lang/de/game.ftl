# Privateer: Namen
good-paprika = Paprika
good-cinnamon = Zimt
good-fruit = Obst
good-tobacco = Tabak
good-rum = Rum
good-sugar = Zucker
port-cartagena = Cartagena
port-caracas = Caracas
port-san_juan = San Juan
port-havana = Havanna
port-tortuga = Tortuga
port-catalina = Catalina
captain-bonny = Anne Bonny
captain-hornigold = Benjamin Hornigold
captain-roberts = Bartholomew Roberts
captain-caesar = Black Caesar
captain-morgan = Henry Morgan
captain-teach = Edward Teach
captain-read = Mary Read
captain-rackham = Jack Rackham
captain-vane = Charles Vane
captain-bonnet = Stede Bonnet
captain-kidd = William Kidd
captain-lafitte = Jean Lafitte
track-sails = Segel
track-crew = Mannschaft
track-cannons = Kanonen
track-hold = Laderaum
wind-north = Wind nach Norden
wind-east = Wind nach Osten
wind-south = Wind nach Süden
wind-west = Wind nach Westen
wind-neutral = Windstille
relic-viceroys_crown = Krone des Vizekönigs
card-viceroys_crown = { relic-viceroys_crown }
relic-jade_idol = Jadegötze
card-jade_idol = { relic-jade_idol }
relic-golden_chalice = Goldener Kelch
card-golden_chalice = { relic-golden_chalice }
relic-silver_bell = Silberglocke
card-silver_bell = { relic-silver_bell }
relic-emerald_cross = Smaragdkreuz
card-emerald_cross = { relic-emerald_cross }
relic-pearl_mask = Perlenmaske
card-pearl_mask = { relic-pearl_mask }
relic-admirals_sabre = Säbel des Admirals
card-admirals_sabre = { relic-admirals_sabre }
relic-bloodstone_dagger = Blutsteindolch
card-bloodstone_dagger = { relic-bloodstone_dagger }
relic-sun_disc = Sonnenscheibe
card-sun_disc = { relic-sun_disc }
relic-ruby_ring = Rubinring
card-ruby_ring = { relic-ruby_ring }
relic-sea_chart = Seekarte
card-sea_chart = { relic-sea_chart }
relic-brass_sextant = Messingsextant
card-brass_sextant = { relic-brass_sextant }
relic-long_nine = Langer Neunpfünder
card-long_nine = { relic-long_nine }
relic-boatswains_whistle = Bootsmannspfeife
card-boatswains_whistle = { relic-boatswains_whistle }
relic-weather_glass = Wetterglas
card-weather_glass = { relic-weather_glass }
relic-letter_of_marque = Kaperbrief
card-letter_of_marque = { relic-letter_of_marque }
relic-cursed_doubloon = Verfluchte Dublone
card-cursed_doubloon = { relic-cursed_doubloon }
relic-barnacled_anchor = Bewachsener Anker
card-barnacled_anchor = { relic-barnacled_anchor }
card-wind_north = Wind nach Norden
card-wind_east = Wind nach Osten
card-wind_south = Wind nach Süden
card-wind_west = Wind nach Westen
card-dead_calm = Windstille
card-buried_treasure = Vergrabener Schatz
card-storm = Sturm
card-scurvy = Skorbut
card-rats = Ratten
card-rotten_timbers = Morsche Planken
card-boarding_party = Entertrupp
card-pickpockets = Taschendiebe
card-smugglers = Schmuggler
card-parley = Verhandlung
card-prize_money = Prisengeld
card-drifting_wreck = Treibendes Wrack
card-shipwrights_debt = Schuld des Schiffbauers
card-harbour_gossip = Hafenklatsch
card-press_gang = Presskommando
card-royal_tax = Königliche Steuer
card-becalmed = Flaute
spaces = { $half ->
    [1] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[other] { $whole }
}

# Privateer: was gefragt wird
prompt-captain = Welchen Kapitän willst du spielen?
prompt-outfit = Kaufe vor dem ersten Zug für dein Silber in { $port } ein.
prompt-bounty = Du bist am Zug: Zieh eine Beutekarte.
prompt-victim-boarding_party = Entertrupp: Wem willst du ein Relikt nehmen?
prompt-victim-pickpockets = Taschendiebe: Wessen Beutel nimmst du dir vor?
prompt-victim-smugglers = Schmuggler: Mit wem tauschst du Ladung?
prompt-swap = { $left ->
    [one] Schmuggler: Noch eine Warenkarte mit { $other } tauschen?
   *[other] Schmuggler: Bis zu { $left } Warenkarten mit { $other } tauschen?
}
prompt-gossip = Hafenklatsch: Die Preise eines Hafens ersetzen?
prompt-discard = { $left ->
    [one] Lege eine Warenkarte ab.
   *[other] Lege { $left } Warenkarten ab.
}
prompt-offer = Verhandlung: Eine Warenkarte gegen Silber anbieten?
prompt-answer-ask = { $other } bietet 1 { $good } für { $price } Silber an. Kaufen?
prompt-answer-bid = { $other } zahlt { $price } Silber für 1 { $good }. Verkaufen?
prompt-sail = { $spaces ->
    [one] Segle 1 Feld weit oder bleibe.
   *[other] Segle bis zu { $spaces } Felder weit oder bleibe.
}
prompt-becalmed = Flaute: In diesem Zug kannst du nicht segeln.
prompt-battle-merchant = Du greifst ein Handelsschiff an: Würfle.
prompt-battle = Du greifst { $other } an: Würfle.
prompt-again = Du hast { $mine }, dein Gegner { $theirs }: noch einmal würfeln?
prompt-pick = Welche Ware nimmst du: { $one } oder { $two }?
prompt-spoils = { $most ->
    [one] 1 { $good } nehmen?
   *[other] Bis zu { $most } { $good } nehmen?
}
prompt-plunder = { $room ->
    [0] Du kannst { $other } { $most ->
        [one] 1 Ware
       *[other] bis zu { $most } Waren
    } rauben, aber dein Laderaum ist voll.
   *[other] Raube { $other } { $most ->
        [one] 1 Ware
       *[other] bis zu { $most } Waren
    }; Platz hast du für { $room }.
}
prompt-seize = Welches Relikt von { $other } nimmst du?
prompt-hand = Einen Fluch an { $other } weitergeben?
prompt-port = In { $port }: verkaufen, kaufen, ausbauen.

# Privateer: was man tun kann
label-captain = { $captain } spielen
label-sail-out = Fertig: Partie beginnen
label-draw = Beutekarte ziehen
label-at = { $other }
label-swap = { $own } geben, { $his } nehmen
label-gossip = Preise ersetzen: { $port }
label-pass = Nein, danke
label-discard = { $good } ablegen
label-ask = { $good } für { $price } verkaufen
label-bid = { $good } für { $price } kaufen
label-accept = Annehmen
label-decline = Ablehnen
label-wind = Wind drehen: { $wind }
label-sail = Nach { $square } segeln
label-sail-port = Nach { $port } segeln
label-stay = Hier bleiben
label-roll = Würfeln
label-reroll = Noch einmal würfeln
label-stand = Wurf behalten
label-pick = { $good } nehmen
label-take = { $count ->
    [0] Nichts nehmen
   *[other] { $count } { $good } nehmen
}
label-steal = { $good } rauben
label-enough = Nichts mehr rauben
label-seize = Nehmen: { $relic }
label-hand = Weitergeben: { $relic }
label-sell = { $count } { $good } verkaufen
label-buy = { $count } { $good } kaufen
label-upgrade = { $track } auf Stufe { $position } ausbauen
label-strip = Eine Stufe verkaufen: { $track }
label-done = Fertig: Zug beenden

# Privateer: was eine Aktion bewirkt
effect-spaces = { $need } von { $have } Feldern
effect-visit = du kannst in { $port } handeln
effect-last_port = kein Handel: { $port } ist dein letzter Hafen
effect-attack = ein Kampf gegen { $other }
effect-merchant = ein Kampf gegen ein Handelsschiff
effect-all-again = Gleichstand: alle Würfel werden neu geworfen
effect-most = { $count ->
    [0] davon lässt sich nichts nehmen
   *[other] bis zu { $count }
}
effect-to-bank = dein Laderaum ist voll: die Karte geht in den Vorrat
effect-gain = { $silver } Silber
effect-infamy = +{ $count } Verruf
effect-new-prices = neue Preise hier, weil du gehandelt hast
effect-empty-handed = du gehst ohne Silber und ohne Ladung

# Privateer: warum etwas nicht geht
refusal-choose_captain = Wähle zuerst deinen Kapitän.
refusal-answer_first = Beantworte zuerst die Frage.
refusal-draw_first = Ein Zug beginnt mit einer Beutekarte: Zieh sie zuerst.
refusal-sail_first = Segle zuerst oder bleibe, wo du bist.
refusal-no_relic_there = { $other } hat kein Relikt, das man nehmen kann.
refusal-no_cargo_there = { $other } hat keine Ladung.
refusal-no_silver = Kostet { $need } Silber; du hast { $silver }.
refusal-no_wind_power = Nur Charles Vane und das Wetterglas können den Wind drehen.
refusal-wind_stands = So ist der Wind schon.
refusal-no_quarter_turn = Vane dreht den Wind nur um ein Viertel, und Windstille kann er nicht ändern.
refusal-wind_used = Du hast den Wind in diesem Zug schon gedreht.
refusal-land = Über Land kann kein Schiff segeln.
refusal-own_square = Dort liegt dein Schiff schon: Bleibe einfach.
refusal-becalmed = Flaute: In diesem Zug kannst du nicht segeln.
refusal-too_far = Zu weit: { $need } Felder, du hast { $have }.
refusal-not_visiting = Handeln kannst du nur in einem Hafen, in den du gerade hineingesegelt bist.
refusal-same_port = Das ist dein letzter Hafen: Besuche erst einen anderen.
refusal-too_many_goods = Du kannst höchstens { $most } nehmen.
refusal-not_bought_here = Dieser Hafen kauft nicht: { $good }.
refusal-not_aboard = { $held ->
    [0] Nicht an Bord: { $good }.
   *[other] Du hast nur { $held } { $good } an Bord.
}
refusal-not_sold_here = Hier nicht zu kaufen: Dieser Hafen sucht { $good }.
refusal-sold_out = { $left ->
    [0] Ausverkauft: { $good }.
   *[other] Im Vorrat sind nur { $left } { $good }.
}
refusal-hold_full = Zu wenig Platz: { $load } von { $hold } Karten im Laderaum.
refusal-track_full = Schon auf der letzten Stufe: { $track }.
refusal-stripped_now = In diesem Besuch hast du davon eine Stufe verkauft: { $track }.
refusal-upgraded_now = In diesem Besuch schon ausgebaut: { $track }.
refusal-no_sell_back = In dieser Partie kann man keine Stufen verkaufen.
refusal-track_empty = Keine Stufe zu verkaufen: { $track }.
refusal-finish_visit = Du bist im Hafen: Beende erst den Besuch.
refusal-only_fitting_out = Vor dem ersten Zug kannst du nur kaufen und ausbauen.

# Privateer: was geschehen ist
event-chose = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $captain } gewählt.
event-rolled_for_start = { $you ->
    [1] Du hast
   *[other] { $who } hat
} um den Anfang eine { $roll } gewürfelt.
event-begins = { $you ->
    [1] Du beginnst.
   *[other] { $who } beginnt.
}
event-fits_out = { $you ->
    [1] Du kaufst in { $port } ein.
   *[other] { $who } kauft in { $port } ein.
}
event-turn = { $you ->
    [1] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
event-drew = { $you ->
    [1] Du hast
   *[other] { $who } hat
} gezogen: { $card }.
event-took_relic = { $you ->
    [1] Du hast
   *[other] { $who } hat
} an Bord genommen: { $relic }.
event-bounty_shuffled = Die { $count } abgelegten Beutekarten wurden gemischt.
event-ports_shuffled = Die { $count } abgelegten Hafenkarten wurden gemischt.
event-new_prices = Neue Preise: { $port }.
event-tested = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $roll } + { $crew } Mannschaft gegen { $need } gewürfelt: { $passed ->
    [1] bestanden.
   *[other] nicht bestanden.
}
event-gained = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $silver } Silber bekommen.
event-lost = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $silver ->
    [0] kein Silber zu verlieren.
   *[other] { $silver } Silber verloren.
}
event-wind_set = Der Wind hat sich geändert.
event-untouched = { $you ->
    [1] Dich hält nichts auf.
   *[other] { $who } lässt sich nicht aufhalten.
}
event-slowed = { $you ->
    [1] Du hast
   *[other] { $who } hat
} in diesem Zug { $spaces } Felder weniger.
event-becalmed = { $you ->
    [1] Du kannst in diesem Zug nicht segeln.
   *[other] { $who } kann in diesem Zug nicht segeln.
}
event-timbers = { $you ->
    [1] Du hast
   *[other] { $who } hat
} eine Stufe Laderaum verloren.
event-debts_lapsed = { $you ->
    [1] Deine Schuld des Schiffbauers ist ungenutzt verfallen.
   *[other] Die Schuld des Schiffbauers ist ungenutzt verfallen: { $who }.
}
event-contest = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $total } gewürfelt, { $other_you ->
    [1] du
   *[other] { $other }
} { $against }.
event-pocketed = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] dir
   *[other] { $other }
} { $silver } Silber abgenommen.
event-seized = { $you ->
    [1] Du hast
   *[other] { $who } hat
} ein Relikt genommen: { $relic } (von { $other_you ->
    [1] dir
   *[other] { $other }
}).
event-handed = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] dir
   *[other] { $other }
} einen Fluch weitergegeben: { $relic }.
event-swapped = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] dir
   *[other] { $other }
} { $given } für { $got } gegeben.
event-discarded = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $count } { $good } abgelegt.
event-asked = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $good } für { $price } Silber angeboten.
event-bid = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $price } Silber für { $good } geboten.
event-parleyed = { $you ->
    [1] Du hast
   *[other] { $who } hat
} von { $other_you ->
    [1] dir
   *[other] { $other }
} { $good } für { $price } Silber gekauft.
event-declined = { $you ->
    [1] Du hast
   *[other] { $who } hat
} abgelehnt.
event-turned_wind = { $you ->
    [1] Du hast
   *[other] { $who } hat
} den Wind gedreht: { $wind }.
event-sailed = { $you ->
    [1] Du bist von { $start } nach { $square } gesegelt.
   *[other] { $who } ist von { $start } nach { $square } gesegelt.
}
event-stayed = { $you ->
    [1] Du bist geblieben.
   *[other] { $who } ist geblieben.
}
event-visits = { $you ->
    [1] Du bist in { $port } eingelaufen.
   *[other] { $who } ist in { $port } eingelaufen.
}
event-sold = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $count } { $good } für { $silver } Silber verkauft.
event-bought = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $count } { $good } für { $silver } Silber gekauft.
event-upgraded = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $track } für { $silver } Silber auf Stufe { $position } ausgebaut.
event-stripped = { $you ->
    [1] Du hast
   *[other] { $who } hat
} eine Stufe verkauft: { $track }, { $silver } Silber.
event-attacks_merchant = { $you ->
    [1] Du hast
   *[other] { $who } hat
} ein Handelsschiff angegriffen.
event-attacks = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] dich
   *[other] { $other }
} angegriffen.
event-rolled_merchant = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $total } gewürfelt, das Handelsschiff { $against }.
event-rolled = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $total } gewürfelt, { $other_you ->
    [1] du
   *[other] { $other }
} { $against }.
event-rerolled = { $you ->
    [1] Du hast
   *[other] { $who } hat
} noch einmal gewürfelt: { $roll }.
event-beaten_off = { $you ->
    [1] Du hast
   *[other] { $who } hat
} den Kampf verloren.
event-beat_merchant = { $difference ->
    [0] { $you ->
        [1] Du hast
       *[other] { $who } hat
    } das Handelsschiff bei Gleichstand besiegt.
   *[other] { $you ->
        [1] Du hast
       *[other] { $who } hat
    } das Handelsschiff mit { $difference } Vorsprung besiegt.
}
event-beat = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] dich
   *[other] { $other }
} { $difference ->
    [0] bei Gleichstand besiegt.
   *[other] mit { $difference } Vorsprung besiegt.
}
event-colour = Der Farbwürfel zeigt: { $good }.
event-picked = { $you ->
    [1] Du hast { $good } gewählt.
   *[other] { $who } hat { $good } gewählt.
}
event-took = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $count ->
    [0] nichts genommen.
   *[other] { $count } { $good } genommen.
}
event-stole = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] dir
   *[other] { $other }
} { $good } geraubt.
event-stole_to_bank = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] dir
   *[other] { $other }
} { $good } geraubt; die Karte ging in den Vorrat.
event-sent_off = { $you ->
    [1] Du wurdest nach { $port } geschickt.
   *[other] { $who } wurde nach { $port } geschickt.
}
event-won = { $you ->
    [1] Du hast { $infamy } Verruf: Du hast gewonnen!
   *[other] { $who } hat { $infamy } Verruf und gewinnt.
}
event-season_over = Die Saison von { $rounds } Runden ist vorbei.

# Was die Maschine berechnet: Wert, Wege, Gründe, Ziele, Aussichten
worth-spaces = Felder { $before } → { $after }
worth-hold = Laderaum { $before } → { $after }
worth-combat = Kampf +{ $before } → +{ $after }
worth-crew = Mannschaftswürfe +{ $before } → +{ $after }
worth-silver = { $count } Silber mehr
setback-prices = In { $port } gelten neue Preise; deine Ladung hätte dort { $silver } Silber gebracht.
refusal-turns_away = Jetzt nicht erreichbar: { $turns } Züge bei diesem Wind.
why-win = Damit hast du { $infamy } Verruf und gewinnst.
why-sale = Die Ladung bringt in { $port } { $silver } Silber.
why-sale-refit = Die Ladung bringt in { $port } { $silver } Silber; der Ausbau hebt deinen Verruf auf { $infamy }.
why-refit = Der Ausbau hebt deinen Verruf auf { $infamy }.
why-merchant = Das Handelsschiff ist mit { $chance } % Wahrscheinlichkeit zu schlagen; das bringt im Schnitt { $count } Waren.
why-attack = { $other_you ->
    [1] Du bist mit { $chance } % Wahrscheinlichkeit zu schlagen und verlierst dann
   *[other] { $other } ist mit { $chance } % Wahrscheinlichkeit zu schlagen und verliert dann
} im Schnitt { $count } Waren.
why-reroll = Ein neuer Wurf kann nur helfen.
why-ahead-sale = { $turns ->
    [1] { $port } ist einen Zug entfernt und zahlt { $silver } Silber für die Ladung.
   *[other] { $port } ist { $turns } Züge entfernt und zahlt { $silver } Silber für die Ladung.
}
why-ahead = { $turns ->
    [1] { $port } ist einen Zug entfernt.
   *[other] { $port } ist { $turns } Züge entfernt.
}
goal-infamy = So viel Verruf wie möglich nach diesem Zug
goal-sails = Segel eine Stufe höher
goal-crew = Mannschaft eine Stufe höher
goal-cannons = Kanonen eine Stufe höher
goal-hold = Laderaum eine Stufe größer
goal-silver = So viel Silber wie möglich nach diesem Zug
figure-infamy = Verruf { $before } → { $after }
figure-silver = Silber { $before } → { $after }
forecast-sure = nichts hängt vom Zufall ab
forecast-win = du gewinnst den Kampf
forecast-lose = du verlierst den Kampf
forecast-contest_won = du gewinnst die Kraftprobe
forecast-contest_lost = du gewinnst die Kraftprobe nicht
forecast-relic = ein Relikt
forecast-curse = ein Fluch
forecast-wind = anderer Wind
forecast-fortune = ein Schicksal ohne Mannschaftswurf
forecast-treasure = ein vergrabener Schatz
forecast-passed = ein Mannschaftswurf gelingt
forecast-failed = ein Mannschaftswurf misslingt
