# Portsmouth: Namen
specialty-surgeon = Schiffsarzt
specialty-cooper = Böttcher
specialty-cook = Koch
specialty-gunner = Kanonier
specialty-carpenter = Zimmermann
specialty-ropemaker = Reepschläger
specialty-helmsman = Steuermann
specialty-lookout = Ausguck
specialty-none = ungelernt
privilege-trade = Tausch
privilege-four_pounds = £4
privilege-recruit = Anheuern
privilege-promote = Befördern
privilege-captains_gig = Kapitänsgig
privilege-trainer = Ausbilder
town-aristocrats = Aristokraten
town-privilege = Vorrecht
town-patron = Gönner
town-training = Drill
town-grog = Grog
town-shortcut = Abkürzung
town-mutiny = Meuterei
rank-lieutenant = Leutnant
rank-midshipman = Fähnrich
rank-petty_officer = Maat
rank-marine = Seesoldat
rank-corporal = Korporal
officer-navigator = Leutnant (Navigator)
officer-crack_crew = Leutnant (Elitemannschaft: { $a }, { $b }, { $c })
officer-midshipman = Fähnrich ({ $privilege })
officer-petty_officer = Maat ({ $specialty })
officer-marine = Seesoldat
officer-corporal = Korporal
card-face-down = verdeckte Karte
card-empty = leeres Feld

# Portsmouth: was gefragt wird
prompt-turn = Du bist am Zug mit { $ap } AP und £{ $money }.
prompt-ashore = Deine Spielfigur ist an Land: Betritt Portsmouth am Rand. { $ap } AP, £{ $money }.
prompt-privilege = Sein Vorrecht ({ $privilege }) jetzt nutzen? Sonst behältst du seine 2 Punkte; nur der Ort Vorrecht kann es noch einmal anbieten.
prompt-privilege_town = Vorrecht nutzen: Welchen deiner ungenutzten Fähnriche wählst du?
prompt-trade = Tausch: Welchen deiner Offiziere gibst du her?
prompt-trade_for = Tausch: Wen nimmst du dafür? Du gibst: { $card }.
prompt-commission = Anheuern: Welchen Offizier nimmst du?
prompt-gig = Kapitänsgig: Wo landest du?
prompt-replenish = { $count ->
    [one] Ein Feld ist leer: Leg diese Karte dorthin.
   *[other] { $count } Felder sind leer: Wähle eines für diese Karte.
}
prompt-replenish-swap = { $others ->
    [0] Tausche ihn mit einem Ort, der dann unter deine Figur rückt.
    [one] Tausche ihn mit einem Ort, der unter deine Figur rückt, oder nimm das andere leere Feld.
   *[other] Tausche ihn mit einem Ort, der unter deine Figur rückt, oder nimm ein anderes leeres Feld.
}

# Portsmouth: was man tun kann
label-raise = £{ $amount } beschaffen
label-buy = { $count } AP kaufen
label-move = Nach { $cell } gehen: { $card }
label-recruit = Anheuern auf { $cell }: { $card }
label-train = { $count ->
    [0] Ausbilden (niemand)
   *[other] { $count } Mann ausbilden
}
label-end = { $count ->
    [0] Zug beenden
    [one] Zug beenden, 1 Feld füllen
   *[other] Zug beenden, { $count } Felder füllen
}
label-end-turn-up = { $count ->
    [0] Zug beenden
    [one] Zug beenden, 1 Karte aufdecken
   *[other] Zug beenden, { $count } Karten aufdecken
}
label-use = Nutzen: { $privilege }
label-decline = Verzichten (2 Punkte behalten)
label-call = Nutzen: { $card }
label-not-now = Jetzt nicht
label-give = Geben: { $card }
label-obtain = Nehmen auf { $cell }: { $card }
label-land = Landen auf { $cell }: { $card }
label-place = Auf { $cell } legen: { $card }
label-swap = Ort auf { $cell } unterschieben: { $card }

# Portsmouth: was es auslöst
effect-pounds = bringt £{ $amount }
effect-landsman = bringt eine Landratte mit ({ $trade })
effect-privilege = fragt dann nach seinem Vorrecht ({ $privilege })
effect-privilege-idle = sein Vorrecht ({ $privilege }) geht jetzt nicht; du behältst seine 2 Punkte
effect-landsman-joins = die nächste Landratte ({ $trade }) kommt zu ihm
effect-game-over = dann ist das Spiel zu Ende
effect-unseen = { $cell } wird verdeckt aufgefüllt
effect-marked = er zählt dann 0 statt 2 Punkte
effect-declined = nur der Ort Vorrecht kann es noch einmal anbieten
effect-landsman-stays = die Landratte ({ $trade }) bleibt auf dem Feld
effect-slides = unter deine Figur rückt: { $card }
effect-ap-lost = { $count ->
    [one] 1 AP verfällt
   *[other] { $count } AP verfallen
}
effect-town-used = in diesem Zug schon ausgelöst, ohne weitere Wirkung: { $card }
effect-town-aristocrats = die Aristokraten bringen £{ $amount }
effect-town-privilege = du darfst das Vorrecht eines ungenutzten Fähnrichs nutzen
effect-town-privilege-idle = Vorrecht: keiner deiner Fähnriche kann sein Vorrecht nutzen
effect-town-patron = der Gönner gibt £{ $amount }
effect-town-training = { $amount ->
    [0] keine Landratte zu befördern
    [one] eine Landratte wird Matrose
   *[other] { $amount } Landratten werden Matrosen
}
effect-town-grog = Grog kostet 1 AP mehr
effect-town-shortcut = dieser Schritt ist frei
effect-mutiny = Meuterei: { $you ->
    [1] du verlierst
   *[other] { $who } verliert
} { $count ->
    [one] eine Landratte (−1 Punkt)
   *[other] { $count } Landratten (−{ $count } Punkte)
}
effect-no-mutiny = Meuterei: niemand hat Landratten
does-trade = tausche einen deiner Offiziere gegen einen gleichen Ranges in Portsmouth
does-four_pounds = die Bank füllt dein Geld bis £4 auf
does-recruit = nimm für £2 einen beliebigen Offizier in Portsmouth, ohne AP
does-promote = alle deine Landratten werden Matrosen
does-captains_gig = deine Figur kommt auf ein beliebiges anderes Feld
does-trainer = für £2 zählt jeder Matrose am Ende 1 Punkt mehr

# Was andere einem weggenommen haben
setback-here = Weg ist der { $rank }, auf dem du standst.
setback-next = Weg ist der { $rank }, neben dem du standst.
setback-reach = Weg ist der { $rank }, den du für { $ap } AP erreicht hättest.

# Portsmouth: was ein Zug ändert, außer den Punkten
worth-crews = { $count ->
    [one] Elitemannschaft vollzählig
   *[other] { $count } Elitemannschaften vollzählig
}
worth-crews-lost = { $count ->
    [one] Elitemannschaft zerrissen
   *[other] { $count } Elitemannschaften zerrissen
}
worth-trades = Handwerke { $before } → { $after }
worth-trades-all = Handwerke { $before } → { $after }, Satz vollständig
worth-marines = Seesoldaten: { $place }. Platz
worth-marines-shared = Seesoldaten: { $place }. Platz, geteilt
worth-target = eine Meuterei träfe jetzt dich: { $count ->
    [one] 1 Landratte
   *[other] { $count } Landratten
}
worth-target-more = eine Meuterei nähme dir jetzt { $count ->
    [one] 1 Landratte
   *[other] { $count } Landratten
}
worth-target-over = eine Meuterei träfe dich nicht mehr
worth-loses = { $you ->
    [1] du verlierst
   *[other] { $who } verliert
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
worth-gains = { $you ->
    [1] du gewinnst
   *[other] { $who } gewinnt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
worth-then-trade = dazu, was der Tausch bringt
worth-then-commission = dazu der Offizier, den du nimmst
worth-then-gig = dann landest du anderswo

# Portsmouth: warum nicht
refusal-buy_ap = Kostet { $need } AP, du hast { $have }: Kaufe { $missing } für £{ $missing }.
refusal-no_ap = Kostet { $need } AP; du hast { $have } und £{ $money }.
refusal-no_ap_toll = Kostet { $need } AP und £{ $toll } für die Besitzer der Figuren dort; du hast { $have } AP und £{ $money }.
refusal-no_money = Du hast kein Geld, um AP zu kaufen.
refusal-money_reserved = Dieses Geld brauchst du für den Offizier, den du gerade nimmst.
refusal-standing_here = Deine Figur steht hier.
refusal-not_edge = Eine Figur kommt auf einem der sechzehn Felder am Rand herein.
refusal-not_adjacent = { $cell } liegt nicht neben { $from }: Eine Figur geht je Schritt ein Feld nach oben, unten, links oder rechts.
refusal-strict_empty = Leere Felder sind in diesem Spiel gesperrt.
refusal-empty_cell = Das Feld ist leer.
refusal-face_down = Verdeckte Karten kann man nicht nehmen.
refusal-town_card = Das ist ein Ort ({ $card }); nehmen kann man nur Offiziere.
refusal-not_there = Um dort anzuheuern, muss deine Figur auf { $cell } stehen.
refusal-no_berth = Keine Koje frei ({ $rank }): Alle { $most } sind belegt.
refusal-no_toll = Die Besitzer anderer Figuren dort bekommen £{ $toll }, zuerst { $owner }; du hast £{ $money }.
refusal-no_landsmen = Du hast keine Landratten an Bord.
refusal-used = Sein Vorrecht ist schon genutzt.
refusal-no_trade = Zu keinem deiner Offiziere liegt einer gleichen Ranges in Portsmouth.
refusal-full_purse = Die Bank füllt nur bis £{ $most } auf; du hast £{ $money }.
refusal-second_recruit = Das Vorrecht Anheuern wirkt nur einmal je Aktion.
refusal-no_pounds = Kostet £{ $need }; du hast £{ $money }.
refusal-nobody_to_recruit = Es gibt keinen Offizier, für den du Koje und Geld hast.
refusal-nowhere_to_land = Es gibt kein Feld zum Landen.
refusal-second_trainer = Du hast schon einen Ausbilder; mehr als einen hat kein Schiff.
refusal-same_cell = Die Gig muss auf ein anderes Feld fahren.
refusal-trade_marked = Ein markierter Fähnrich kann nicht getauscht werden.
refusal-no_partner = Kein offener Offizier dieses Ranges liegt in Portsmouth: { $rank }.
refusal-other_rank = Im Tausch kommt nur derselbe Rang: { $rank }.
refusal-answer_first = Beantworte zuerst die gestellte Frage.
refusal-not_pending = Danach wird jetzt nicht gefragt.
refusal-not_his_to_call = Nur ein Fähnrich an Bord deines eigenen Schiffs kann sein Vorrecht nutzen.
refusal-not_to_give = Hergeben kannst du nur einen Leutnant, Fähnrich oder Maat an Bord deines eigenen Schiffs.
refusal-no_swap = Dort kann jetzt kein Ort unterrücken: Dazu braucht es einen gezogenen Offizier, deine Figur auf einem leeren Feld und einen offenen Ort.
refusal-not_empty = Nur leere Felder werden aufgefüllt.
refusal-own_pawn = Unter deine eigene Figur darf kein Offizier gelegt werden.
refusal-replenish_first = Fülle zuerst die leeren Felder auf; die Aktionen dieses Zuges sind vorbei.
refusal-no_such_berth = Eine solche Koje gibt es nicht.
refusal-petty_below = Ein Maat bleibt in den Kojen der Maate.
refusal-landsman_berth = Eine Landratte muss ausgebildet sein, bevor sie in einer Koje der Maate stehen kann.
refusal-not_reassigned = Nur deine eigenen Matrosen und Maate wechseln die Koje.
refusal-other_specialty = Als Matrose darf dort nur ein { $specialty } stehen.
refusal-specialty_held = Dieses Handwerk hat schon ein Maat an Bord: { $specialty }.

# Portsmouth: was geschah
event-raised = { $you ->
    [1] Du hast £{ $amount } beschafft.
   *[other] { $who } hat £{ $amount } beschafft.
}
event-bought = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $count } AP für £{ $count } gekauft.
event-entered = { $you ->
    [1] Du hast Portsmouth auf { $cell } betreten: { $card }.
   *[other] { $who } hat Portsmouth auf { $cell } betreten: { $card }.
}
event-moved = { $you ->
    [1] Du bist nach { $cell } gegangen: { $card }.
   *[other] { $who } ist nach { $cell } gegangen: { $card }.
}
event-landed = { $you ->
    [1] Du bist auf { $cell } gelandet: { $card }.
   *[other] { $who } ist auf { $cell } gelandet: { $card }.
}
event-toll_paid = { $you ->
    [1] Du hast £1 an { $owner } gezahlt.
   *[other] { $who } hat £1 an { $owner_you ->
        [1] dich
       *[other] { $owner }
    } gezahlt.
}
event-recruited = { $you ->
    [1] Du hast auf { $cell } angeheuert: { $card }.
   *[other] { $who } hat auf { $cell } angeheuert: { $card }.
}
event-landsman_aboard = { $you ->
    [1] Du hast eine Landratte an Bord genommen ({ $trade }).
   *[other] { $who } hat eine Landratte an Bord genommen ({ $trade }).
}
event-filled_unseen = { $cell } wurde verdeckt aufgefüllt.
event-bonus = { $you ->
    [1] Du hast für den Fähnrich £{ $amount } erhalten.
   *[other] { $who } hat für den Fähnrich £{ $amount } erhalten.
}
event-privilege_idle = { $privilege } ging nicht: { $reason }
event-privilege_idle_unsaid = { $you ->
    [1] Du kannst { $privilege } jetzt nicht nutzen.
   *[other] { $who } kann { $privilege } jetzt nicht nutzen.
}
event-privilege_used = { $you ->
    [1] Du hast ein Vorrecht genutzt: { $privilege }.
   *[other] { $who } hat ein Vorrecht genutzt: { $privilege }.
}
event-declined = { $you ->
    [1] Du hast auf ein Vorrecht verzichtet: { $privilege }.
   *[other] { $who } hat auf ein Vorrecht verzichtet: { $privilege }.
}
event-marked = Markiert: { $card }.
event-topped_up = { $you ->
    [1] Du hast £{ $amount } von der Bank genommen, bis £{ $money }.
   *[other] { $who } hat £{ $amount } von der Bank genommen, bis £{ $money }.
}
event-promoted = { $you ->
    [1] { $count ->
        [0] Du hattest keine Landratten zu befördern.
        [one] Eine deiner Landratten wurde Matrose.
       *[other] { $count } deiner Landratten wurden Matrosen.
    }
   *[other] { $count ->
        [0] { $who } hatte keine Landratten zu befördern.
        [one] Eine Landratte von { $who } wurde Matrose.
       *[other] { $count } Landratten von { $who } wurden Matrosen.
    }
}
event-trainer = { $you ->
    [1] Du hast einen Ausbilder eingestellt.
   *[other] { $who } hat einen Ausbilder eingestellt.
}
event-traded = { $you ->
    [1] Du hast auf { $cell } getauscht. Gegeben: { $given }. Genommen: { $got }.
   *[other] { $who } hat auf { $cell } getauscht. Gegeben: { $given }. Genommen: { $got }.
}
event-called = { $you ->
    [1] Du nutzt das Vorrecht von: { $card }.
   *[other] { $who } nutzt das Vorrecht von: { $card }.
}
event-passed_town = { $you ->
    [1] Du hast kein Vorrecht genutzt.
   *[other] { $who } hat kein Vorrecht genutzt.
}
event-town = { $you ->
    [1] Du hast einen Ort betreten: { $card }.
   *[other] { $who } hat einen Ort betreten: { $card }.
}
event-town_idle = { $you ->
    [1] Du hast einen Ort betreten: { $card } (ohne Wirkung: Kein Fähnrich kann sein Vorrecht nutzen).
   *[other] { $who } hat einen Ort betreten: { $card } (ohne Wirkung: Kein Fähnrich kann sein Vorrecht nutzen).
}
event-gained = { $you ->
    [1] Du hast £{ $amount } bekommen.
   *[other] { $who } hat £{ $amount } bekommen.
}
event-mutiny = Meuterei! { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $count ->
    [one] eine Landratte verloren und einen Meuterer genommen.
   *[other] { $count } Landratten verloren und ebenso viele Meuterer genommen.
}
event-no_mutiny = Niemand hatte Landratten zum Meutern.
event-ended = { $you ->
    [1] Du hast deinen Zug beendet
   *[other] { $who } hat den Zug beendet
}{ $ap ->
    [0] .
   *[other] , { $ap } AP blieben übrig.
}
event-drawn = Gezogen: { $card }.
event-laid = { $you ->
    [1] Du hast auf { $cell } gelegt: { $card }.
   *[other] { $who } hat auf { $cell } gelegt: { $card }.
}
event-slid = { $you ->
    [1] Unter deine Figur auf { $cell } ist gerückt: { $card }.
   *[other] Unter die Figur von { $who } auf { $cell } ist gerückt: { $card }.
}
event-landsman_laid = Auf { $cell } kam eine Landratte dazu ({ $trade }).
event-turned_up = Auf { $cell } aufgedeckt: { $card }.
event-round = Runde { $round } hat begonnen.
event-turn = { $you ->
    [1] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
event-game_over = Der Segelbefehl ist da: Das Spiel ist zu Ende.

# Warum ein Kapitän so gezogen hat oder ein Tipp dazu rät
why-nth = { $n ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
   *[other] nächste
}
why-sum = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
why-crack_crew = Damit ist eine Elitemannschaft vollständig: { $points }.
why-navigator = Der Navigator zählt für jeden Leutnant an Bord: jetzt { $points }.
why-officer = Der { $nth } { $rank } ist jetzt { $points } wert.
why-midshipman = Der { $nth } Fähnrich ist jetzt { $points } wert und bringt £{ $amount }.
why-specialty = Das { $nth } Handwerk in den Kojen bringt { $points }.
why-seamen = Die Ausbildung bringt { $points }, und keine Meuterei kann sie nehmen.
why-trainer = Mit dem Ausbilder zählt jeder Matrose einmal mehr: jetzt { $points }.
why-marines = Ein besserer Platz bei den Seesoldaten: { $points }.
why-mutiny = { $you ->
    [1] Die Meuterei kostet dich { $points }.
   *[other] Die Meuterei kostet { $who } { $points }.
}
why-money = £{ $amount } mehr für die nächsten Züge.

# Wofür sich ein Zug planen lässt.
goal-points = Möglichst viele Punkte gleich nach diesem Zug
goal-officers = { $count } weitere Offiziere an Bord
goal-navigator = Ein weiterer Navigator an Bord
goal-crack_crew = Eine weitere Elitemannschaft vollzählig
goal-specialties = { $count ->
    [one] Das erste Handwerk in einer Koje
   *[other] { $count } verschiedene Handwerke in Kojen
}
goal-marines = Mehr Seesoldaten als alle anderen
goal-trained = { $count ->
    [one] Die Landratte ausgebildet
   *[other] Alle { $count } Landratten ausgebildet
}
goal-officer = { $card } auf { $cell } an Bord
figure-officers = Offiziere an Bord { $before } → { $after }
figure-navigators = Navigatoren { $before } → { $after }
figure-crack_crews = Elitemannschaften { $before } → { $after }
figure-marines = Seesoldaten: { $count } vor allen anderen
