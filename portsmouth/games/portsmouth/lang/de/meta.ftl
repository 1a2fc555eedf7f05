# Portsmouth: was die Sammlung davon sagt, bevor es geöffnet ist.
portsmouth-title = Portsmouth
portsmouth-kind = Taktisches Kartenspiel
portsmouth-about = Heuere die beste Mannschaft von Portsmouth an, bevor dein Schiff ausläuft: Offiziere, Matrosen und Seesoldaten.
portsmouth-progress = Runde { $round }/{ $rounds }
