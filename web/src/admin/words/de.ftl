# Die Seite der Person, die das Haus betreibt.
admin-house = Das Haus
admin-token = Das Wort, mit dem dieses Haus geführt wird
admin-token-is = Es ist der Wert von REGALIA_ADMIN_TOKEN auf dem Server. Dieser Tab behält es, bis du ihn schließt.
admin-enter = Eintreten
admin-wrong = Das ist nicht das Wort dieses Hauses.
admin-leave = Hinausgehen
admin-sum = { $tables ->
    [one] Eine Partie läuft
   *[other] { $tables } Partien laufen
}, { $here ->
    [one] eine Verbindung
   *[other] { $here } Verbindungen
}. Version { $version }, seit { $time } in Betrieb.
admin-well = Alles in Ordnung
admin-unwell = Nichts lässt sich speichern
admin-say = Allen etwas sagen
admin-say-what = Was alle hören sollen
admin-say-means = Es steht an jedem Tisch, auf der ersten Seite und in der Statuszeile, bis du es zurücknimmst.
admin-say-it = Sagen
admin-take-back = Zurücknehmen
admin-restart = Neustart in
admin-restart-means = Alle erfahren es rechtzeitig. Neu starten musst du selbst, oder was den Server betreibt; kein Zug geht verloren.
admin-minutes = { $number ->
    [one] einer Minute
   *[other] { $number } Minuten
}
admin-hours = { $number ->
    [one] einer Stunde
   *[other] { $number } Stunden
}
admin-days = { $number ->
    [one] einem Tag
   *[other] { $number } Tagen
}
admin-ago = vor { $time }
admin-now = gerade eben
admin-decide = Zu entscheiden
admin-reports = { $number ->
    [0] nichts
    [one] eine Meldung
   *[other] { $number } Meldungen
}
admin-report = { $name }: { $reason }
admin-reason-harassment = Beleidigung oder Belästigung
admin-reason-name = der Name
admin-reason-cheating = Betrug oder Verschleppen
admin-reason-other = etwas anderes
admin-reported = Gemeldet von { $by }, { $time }.
admin-watcher = jemandem, der zusah
admin-read = Dort nachlesen
admin-answer = Antworten
admin-answer-what = Deine Antwort an { $name }
admin-answer-means = Wer gemeldet hat, liest sie auf der eigenen Seite. Die Meldung ist damit erledigt.
admin-answer-send = Antworten und abschließen
admin-let-be = Auf sich beruhen lassen
admin-tables = Offene Tische
admin-silent = { $number ->
    [one] einer ist still
   *[other] { $number } sind still
}
admin-find-table = Tisch suchen
admin-which = Welche Tische
admin-which-live = nicht zu Ende
admin-which-playing = im Spiel
admin-which-open = warten auf Mitspieler
admin-which-over = zu Ende
admin-no-tables = Keine solchen Tische.
admin-more-tables = Weitere Tische
admin-here = { $number ->
    [0] niemand da
    [one] eine Person da
   *[other] { $number } da
}
admin-show = Zeigen
admin-show-it = Zeigen: { $name }
admin-close = Schließen
admin-close-it = Schließen: { $name }
admin-close-sure = Diesen Tisch schließen?
admin-close-means = { $names } können ihn noch ansehen und nicht weiterspielen. Das lässt sich nicht zurücknehmen.
admin-forget = Vergessen
admin-forget-sure = Diesen Tisch vergessen?
admin-forget-means = Der Tisch und alles, was dort gesagt wurde, ist für immer fort, und { $names } werden von dort weggeschickt.
admin-watch = Zusehen
admin-mute = Stumm schalten
admin-unmute = Sprechen lassen
admin-is-muted = stumm
admin-ban = Wegschicken
admin-ban-it = { $name } wegschicken
admin-ban-sure = { $name } wegschicken?
admin-ban-means = Kein Gerät von { $name } und keine Adresse, von der gerade eines davon verbunden ist, kommt noch ins Haus. Partien gehen ohne weiter.
admin-ban-why = Warum, für die Liste
admin-ban-for = Wie lange
admin-span = { $number ->
    [one] ein Tag
   *[other] { $number } Tage
}
admin-unban = Einlassen
admin-unban-it = { $name } wieder einlassen
admin-no = Abbrechen
admin-people = Leute
admin-people-many = { $shown } von { $number }
admin-find-person = Jemanden suchen
admin-no-people = Niemand mit diesem Namen.
admin-devices = { $number ->
    [one] ein Gerät
   *[other] { $number } Geräte
}
admin-at-table = an einem Tisch
admin-banned = weggeschickt
admin-nameless = ohne Namen
admin-bans = Weggeschickt
admin-bans-until = bis { $day }
admin-health = Befinden
admin-last-hour = letzte Stunde, dieser Prozess
admin-moves = Züge
admin-moves-are = gespeichert in { $saved } ms, der langsamste in { $slow } ms
admin-a-minute = { $number } je Minute
admin-processor = Prozessor
admin-processor-is = { $number ->
    [0] kein Bot wartet
    [one] ein Bot wartet
   *[other] { $number } Bots warten
}{ $farm ->
    [0] {""}
   *[other] , { $farm } in der Farm
}
admin-memory = Speicher
admin-memory-is = { $number ->
    [one] ein Tisch darin
   *[other] { $number } Tische darin
}
admin-lines = Verbindungen
admin-lines-are = von { $number ->
    [one] einer Adresse
   *[other] { $number } Adressen
}
admin-disk = Platte
admin-disk-is = { $number } Partien, { $free } frei
admin-games = Spiele
admin-game-is = { $playing } laufen, { $open } warten, { $over } zu Ende
admin-log = Was du getan hast
admin-log-none = Noch nichts.
admin-did-close = Tisch geschlossen
admin-did-forget = Tisch vergessen
admin-did-mute = Stumm geschaltet
admin-did-unmute = Wieder sprechen lassen
admin-did-ban = Weggeschickt
admin-did-unban = Wieder eingelassen
admin-did-announce = Allen gesagt
admin-did-answer = Meldung beantwortet
admin-did-restart = Neustart angekündigt
