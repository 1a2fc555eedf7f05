# Computerkapitäne: wer einen Platz spielt, ihre Züge am Tisch, und was schiefging.

# Wer spielt
captains-person = Mensch
captains-level-landsman = Landratte
captains-level-midshipman = Fähnrich
captains-level-petty_officer = Maat
captains-level-lieutenant = Leutnant
captains-level-captain = Kapitän
captains-level-admiral = Admiral
captains-choice = { $level } · { $strength }
captains-strength-landsman = am leichtesten
captains-strength-midshipman = sehr leicht
captains-strength-petty_officer = leicht
captains-strength-lieutenant = mittel
captains-strength-captain = stark
captains-strength-admiral = am stärksten
captains-about-landsman = Nimmt den erstbesten Zug, der gut aussieht, und liegt oft daneben.
captains-about-midshipman = Vergleicht einige Züge, wählt aber oft den falschen.
captains-about-petty_officer = Plant den ganzen Zug, macht aber noch Fehler.
captains-about-lieutenant = Plant den ganzen Zug und macht wenige Fehler.
captains-about-captain = Vergleicht viele Pläne und übersieht selten einen guten.
captains-about-admiral = Vergleicht die meisten Pläne und denkt bis zu deiner Antwort voraus.
captains-about-budget = Sieht sich bis zu { $budget } Stellungen je Zug an.
captains-effort = Wie weit jede Stufe rechnet
captains-effort-level = { $level }: bis zu { $budget } Stellungen je Zug
captains-who = Wer für Spieler { $seat } spielt
captains-played-by = { $you ->
    [1] Du wirst gespielt von
   *[other] { $who } wird gespielt von
}
captains-fair = Computergegner schummeln nicht: Sie wissen nicht mehr, als du an ihrer Stelle wüsstest.

# Das Blatt
captains-sheet-more = Du kannst das jederzeit ändern, auch mitten im Zug.
captains-back = { $who } wieder spielen lassen ({ $level })

# Ihre Züge
captains-away = Für { $who } spielt jetzt ein Computerkapitän.
captains-chip = Stufe: { $level }
captains-named = { $you ->
    [1] Dein Kapitän
   *[other] { $who }
} ({ $level })
captains-state-starting = { $who } macht sich bereit …
captains-state-thinking = { $who } denkt nach …
captains-state-playing = { $who } spielt.
captains-state-waiting = { $who } wartet auf „Weiter“.
captains-state-held = Angehalten.
captains-state-failed = { $who } antwortet nicht.
captains-nodes = { $done } von { $of } Stellungen
captains-pause = Pause
captains-pause-more = Hier anhalten; nichts geht verloren
captains-skip = Überspringen
captains-skip-more = Den Rest sofort zeigen (Leertaste oder Tipp aufs Spielfeld)
captains-next = Weiter
captains-go-on = Weiterspielen
captains-again = Noch einmal
captains-take-over = Für { $who } spielen
captains-bar = Computerkapitän
captains-why = Warum: { $why }

# Fehler
captains-dropped = Der Computergegner wurde angehalten.
captains-worker-failed = Die Computergegner ließen sich nicht starten.
captains-worker-late = Die Computergegner antworten nicht.
captains-lost = Der Computergegner hat einen unerlaubten Zug gewählt.
