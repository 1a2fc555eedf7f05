# Sätze, die allen Spielen gemeinsam sind.
player = { $who }
seat = Platz { $number }
prompt-over = Das Spiel ist zu Ende.
prompt-waiting = { $you ->
    [1] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
refusal-not_asked = Dort kannst du gerade nichts tun.
refusal-game_over = Das Spiel ist zu Ende.
refusal-past = Das ist eine frühere Stellung: Du kannst sie ansehen, aber nicht spielen.
refusal-no_wishes = Auf dieser Tafel lässt sich nichts umlegen.
error-bad_notation = Das ist keine Aktion dieses Spiels.
error-not_your_turn = Dieser Spieler ist nicht am Zug.
error-nothing_to_undo = Es gibt nichts rückgängig zu machen: Etwas Unbekanntes wurde aufgedeckt, oder der Zug ging weiter.
error-no_past = Diese Stellung lässt sich nicht zeigen: Die Regeln haben sich seither geändert.
error-bad_setup = So lässt sich dieses Spiel nicht beginnen.
error-save_broken = Dieser Spielstand ist beschädigt oder gehört nicht zu diesen Spielen. Er blieb, wie er ist.
error-save_too_new = Dieser Spielstand stammt aus einer neueren Fassung der Spiele. Er blieb, wie er ist.
error-link_cut = Das Ende dieses Links fehlt: Kopiere ihn noch einmal ganz. Hier hat sich nichts geändert.
error-link_broken = Dieser Link ist beschädigt oder kein Spiel von hier: Ein Zeichen darin wurde verändert oder ging verloren. Hier hat sich nichts geändert.
error-link_false = Dieser Link ist kein Spiel nach den Regeln: Seine Züge führen nicht dorthin, wo er es sagt. Hier hat sich nichts geändert.
error-link_old = Dieses Spiel wurde nach Regeln einer anderen Fassung gespielt; seine Züge lassen sich nicht als Link erzählen. Hier hat sich nichts geändert.
error-link_too_new = Dieser Link stammt aus einer neueren Fassung der Spiele: Lade diese Seite neu, um sie zu bekommen. Hier hat sich nichts geändert.
error-bad_request = Die Seite hat etwas gefragt, was der Spielkern nicht kennt.
error-stale = Der Tisch hat sich inzwischen geändert; hier ist er, wie er jetzt steht.
error-no_job = Darüber wird nicht mehr nachgedacht.
error-illegal = Das ist jetzt nicht erlaubt.
error-no_match = Kein Spiel ist geöffnet.
error-bug = Etwas ist schiefgegangen. Das Spiel ist, wie es vorher war.
worth-so-far = dann kommt, was niemand vorhersehen kann
