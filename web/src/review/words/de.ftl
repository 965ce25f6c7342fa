# Die Nachlese einer beendeten Partie.

page-review-percent = { $number } %
page-review-signed = { $sign }{ $number } %
page-review-weighing = { $done } von { $moves } Zügen gewogen
page-review-stop = Anhalten
page-review-stopped = Angehalten. Es wird nichts mehr gewogen.
page-review-go-on = Nachlesen
page-review-whose = Wessen Entscheidungen
page-review-point = Wendepunkt { $number } von { $all }
page-review-where = Runde { $round }, Zug { $move }
page-review-move = Zug { $move }
page-review-played = { $who_is ->
    [you] Du spieltest
   *[other] { $who } spielte
}
page-review-better = Besser war
page-review-cost = { $who_is ->
    [you] Das kostete dich
   *[other] Das kostete { $who }
}
page-review-previous = Zurück
page-review-next = Nächster Fehler
page-review-none = { $who_is ->
    [you] Du hast keinen Fehler gemacht, den die Bots finden konnten.
   *[other] { $who } hat keinen Fehler gemacht, den die Bots finden konnten.
}
page-review-none-yet = Bisher kein Fehler.
page-review-chance = Siegchance
page-review-curve = Siegchance, Runde für Runde
page-review-end = Ende
page-review-choices = Die Siegchance nach jeder Antwort
page-review-best = besser
page-review-taken = { $who_is ->
    [you] das hast du gespielt
   *[other] das hat { $who } gespielt
}
page-review-luck-and-play = Glück und Spiel
page-review-began = { $number } % am Anfang
page-review-luck = Glück
page-review-play = Spiel
page-review-rest = Rest
page-review-rest-means = Rest: verdeckte Karten, geheime Antworten und Fehler der Schätzung, die sich nicht trennen lassen.
page-review-no-luck = Vom Glück wird bei diesem Spiel nichts gesagt: Nach dem Urteil der Bots lässt es sich vom Rest nicht trennen.
page-review-faultless = keine Fehler
page-review-blunders = { $number ->
    [one] ein Patzer
   *[other] { $number } Patzer
}
page-review-errors = { $number ->
    [one] ein Fehler
   *[other] { $number } Fehler
}
page-review-doubtful = { $number ->
    [one] einmal zweifelhaft
   *[other] { $number }-mal zweifelhaft
}
page-review-rate = { $number } % Verlust je Entscheidung
page-review-verdict-doubtful = zweifelhaft
page-review-verdict-error = Fehler
page-review-verdict-blunder = Patzer
page-review-instead = { $played } statt: { $better }
page-review-points = Wendepunkte
page-review-share = { $some } % von { $all } %
page-review-knew = { $who_is ->
    [you] Was du damals wusstest
   *[other] Was { $who } damals wusste
}
page-review-judged = Nur danach wird das Brett gezeigt und die Entscheidung beurteilt. Was die anderen hatten, zählt nicht.
page-review-about = Durch Ausprobieren geschätzt, auf { $number } % genau.
page-review-exact = Genau ausgezählt.

# --- die Wiederholung
page-replay-moments = Höhepunkte
page-replay-round-back = Eine Runde zurück
page-replay-round-on = Eine Runde weiter
page-replay-next-beat = Nächster Höhepunkt
page-replay-speed = Tempo
page-replay-times = { $speed }×
page-replay-to-table = Zurück an den Tisch
page-replay-chances = Siegchancen
page-replay-chances-mean = Die Chance jedes Platzes nach dem, was er wusste, als er zuletzt die Wahl hatte: zusammen müssen sie nicht 100 % ergeben.

# --- was wäre, wenn
page-what-if = Was wäre, wenn?
page-what-if-play = { $who_is ->
    [you] Von hier weiterspielen
   *[other] Von hier als { $who } weiterspielen
}
page-what-if-finish = { $number }-mal von Bots beenden lassen
page-what-if-ended = So enden { $number } Spiele, die Bots von hier aus auf den ersten Blick und mit anderem Glück zu Ende spielen: auf 10 % genau.
page-what-if-known = Was { $who } nicht wissen konnte, wird jedes Mal neu gezogen.
page-what-if-open = Alle beginnen mit dem, was jeder damals hatte.

# --- Notizen
page-notes = Notizen
page-notes-all = { $number ->
    [one] Die eine Notiz
   *[other] Alle { $number } Notizen
}
page-note-host = Der Gastgeber
page-note-by = Notiz von { $name }, Zug { $move }
page-note-write = Hier eine Notiz schreiben
page-note-change = Meine Notiz ändern
page-note-at = Was gab es bei Zug { $move } zu sehen? Alle, die diese Partie sehen dürfen, können es lesen.
page-note-keep = Festhalten
page-note-not = Abbrechen
page-note-away = Entfernen

# --- gemeinsam ansehen
page-together = Gemeinsam ansehen
page-together-nobody = Führe durch die Partie, und die anderen sehen, was du siehst.
page-together-you = Du führst: Wer folgt, sieht, was du siehst.
page-together-leads = { $name } führt durch die Partie.
page-together-follows = { $name } führt, und du folgst.
page-together-waits = Du folgst, sobald jemand führt.
page-together-begin = Führen
page-together-end = Nicht mehr führen
page-together-follow = Folgen
page-together-link = Link zum Folgen kopieren
