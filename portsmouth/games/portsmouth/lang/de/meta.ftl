# Portsmouth: was das Haus davon sagt, ehe es geöffnet ist.
portsmouth-title = Portsmouth
portsmouth-about = Bemanne deine Fregatte im Kriegshafen: Offiziere, Seesoldaten und Matrosen aller Gewerke.
portsmouth-progress = Runde { $round } von { $rounds }
