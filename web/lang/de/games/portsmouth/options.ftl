# The new-game sheet: start money and rulings.

# Neues Spiel
page-start-money = { $seats ->
    [2] Wer beginnt, hat £0, der andere £1.
    [3] Wer beginnt, hat £0, der nächste £1, der letzte £2.
   *[other] Wer beginnt, hat £0, die anderen der Reihe nach £1, £2 und £3.
}
page-has-money = { $you ->
    [1] Du beginnst (£{ $amount })
   *[other] { $who } beginnt (£{ $amount })
}
page-option-strict_moves = Leere Felder darf man nicht betreten
page-option-strict_moves-more = Das Regelheft spricht vom Betreten der Karten; sonst darf eine Figur über eine Lücke gehen.
page-option-crack_seamen = Matrosen zählen für Elitemannschaften
page-option-crack_seamen-more = Ein Matrose in einer Koje der Maate leiht sein Handwerk einer Elitemannschaft.
page-option-corporal_strength = Stärke eines Korporals
page-option-corporal_strength-more = Für wie viele Seesoldaten er in deren Rangfolge zählt. Rekonstruiert.
page-option-marine_scale = Preise der Seesoldaten zu zweit und zu dritt
page-option-marine_scale-more = Vom ersten Platz an gezählt (15/10/5 Punkte), oder der letzte Platz bekommt 0.
page-option-trainer_per_seaman = Ausbilder: Punkte je Matrose
page-option-trainer_per_seaman-more = Was ein Ausbilder jedem Matrosen hinzufügt. Rekonstruiert.
page-option-recruit_privilege_tolls = Vorrecht Anheuern: Besitzer anderer Figuren bezahlen
page-option-recruit_privilege_tolls-more = Ob die Besitzer von Figuren auf der Karte bezahlt werden, wenn sie durch das Vorrecht genommen wird.
page-option-gig_pays_grog = Gig zahlt für Grog
page-option-gig_pays_grog-more = Ob die Kapitänsgig den Aktionspunkt von Grog schuldet.
page-option-town_prices_always = Preise der Orte gelten immer
page-option-town_prices_always-more = Ob Grog und Abkürzung den Preis auch beim zweiten Besuch im selben Zug ändern.
page-option-swap_only_if_necessary = Ortstausch nur, wenn nötig
page-option-swap_only_if_necessary-more = Ob ein Ort unter deine Figur rücken darf, solange andere Felder leer sind.
page-option-hidden_money = Geld der anderen verdecken
page-option-hidden_money-more = Das Geld jedes Spielers ist nur in seinem eigenen Zug zu sehen.
page-value-places = vom ersten Platz an
page-value-last_zero = letzter Platz bekommt 0
