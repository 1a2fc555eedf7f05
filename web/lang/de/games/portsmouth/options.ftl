# The new-game sheet: start money and rulings.

# Neues Spiel
page-start-money = { $seats ->
    [2] Wer beginnt, hat £0, der andere £1.
    [3] Wer beginnt, hat £0, der nächste £1, der letzte £2.
   *[other] Wer beginnt, hat £0, die anderen der Reihe nach £1, £2 und £3.
}
page-has-money = { $who } £{ $amount }
page-option-strict_moves = Leere Felder sind gesperrt
page-option-strict_moves-more = Das Regelheft spricht vom Betreten der Karten; sonst darf eine Figur über eine Lücke gehen.
page-option-crack_seamen = Matrosen zählen für Elitemannschaften
page-option-crack_seamen-more = Ein Matrose in einer Koje der Maate leiht sein Handwerk einer Elitemannschaft.
page-option-corporal_strength = Stärke eines Korporals
page-option-corporal_strength-more = Für wie viele Seesoldaten er in deren Rangfolge zählt. Rekonstruiert.
page-option-marine_scale = Preise der Seesoldaten
page-option-marine_scale-more = Vom oberen Ende der Liste, oder mit nichts für den letzten Platz.
page-option-trainer_per_seaman = Punkte des Ausbilders je Matrose
page-option-trainer_per_seaman-more = Was ein Ausbilder jedem Matrosen hinzufügt. Rekonstruiert.
page-option-recruit_privilege_tolls = Vorrecht Anheuern bezahlt Figuren
page-option-recruit_privilege_tolls-more = Ob die Besitzer von Figuren auf der Karte bezahlt werden, wenn sie durch das Vorrecht genommen wird.
page-option-gig_pays_grog = Gig zahlt für Grog
page-option-gig_pays_grog-more = Ob die Kapitänsgig den Aktionspunkt von Grog schuldet.
page-option-town_prices_always = Preise der Orte gelten immer
page-option-town_prices_always-more = Ob Grog und Abkürzung den Preis auch beim zweiten Besuch im selben Zug ändern.
page-option-swap_only_if_necessary = Ortstausch nur, wenn nötig
page-option-swap_only_if_necessary-more = Ob ein Ort unter deine Figur rücken darf, solange andere Felder leer sind.
page-option-hidden_money = Börsen sind geheim
page-option-hidden_money-more = Das Geld jedes Kapitäns ist nur in seinem eigenen Zug zu sehen.
page-value-places = von oben
page-value-last_zero = letzter nichts
