# Abende: eröffnet, besucht, gegeben, verglichen.
page-evening = Spieleabend
page-evening-new = Einen Spieleabend eröffnen
page-evening-what = Mehrere Tische, ein Code, derselbe Zufall für alle: Nur das Spiel entscheidet.
page-evening-called = Wie heißt er?
page-evening-example = Spieleabend im Goldenen Löwen
page-evening-games = Welche Spiele?
page-evening-tables = Tische
page-evening-seats = Plätze an jedem Tisch
page-evening-rounds = Läufe
page-evening-form = Wer trifft auf wen
page-evening-form-rotate = Plätze wandern, Tische mischen sich
page-evening-form-swiss = Gleiche treffen sich (Schweizer System)
page-evening-form-league = Liga, nach Stärke (openskill)
page-evening-form-knockout = Die bessere Hälfte kommt weiter (K. o.)
page-evening-i-play = Ich spiele mit
page-evening-open = Eröffnen
page-evening-too-many-seats = Diese Spiele lassen sich nicht alle zu { $seats } spielen.
page-evening-under-coming = { $rounds ->
    [one] Ein Lauf, derselbe Zufall an jedem Tisch: Nur das Spiel entscheidet.
   *[other] { $rounds } Läufe, derselbe Zufall an jedem Tisch: Nur das Spiel entscheidet.
}
page-evening-under = { $game }, Lauf { $deal } von { $rounds }. Derselbe Zufall an jedem Tisch: Nur das Spiel entscheidet.
page-evening-under-ended = Der Abend ist zu Ende. Danke fürs Mitspielen.
page-evening-standing = Stand
page-evening-after = { $deals ->
    [0] noch ist nichts entschieden
    [one] nach einem Lauf
   *[other] nach { $deals } Läufen
}
page-evening-compare = Einen Lauf vergleichen
page-evening-table = Tisch { $number }
page-evening-Table = Tisch { $number }
page-evening-up = { $number } hinauf
page-evening-down = { $number } hinunter
page-evening-round = Runde { $number }.
page-evening-done = Fertig. Sein Zufall bleibt verschlossen, bis auch die anderen fertig sind.
page-evening-bot-plays = Für { $names } spielt ein Bot.
page-evening-how = Ein Punkt für alle, die auf deinem Platz an den anderen Tischen schlechter abschneiden, ein halber bei Gleichstand.
page-evening-next-when = Der nächste Lauf beginnt, wenn alle Tische fertig sind und die Leitung ihn gibt.
page-evening-guests = Gäste
page-evening-come = Komm und spiel mit
page-evening-guests-many = { $guests ->
    [0] Noch ist niemand da.
    [one] Ein Gast ist da.
   *[other] { $guests } Gäste sind da.
}
page-evening-seats-free = { $seats ->
    [0] Kein Platz ist frei.
    [one] Den freien Platz nimmt ein Bot.
   *[other] Die { $seats } freien Plätze nehmen Bots.
}
page-evening-sit-out = { $guests ->
    [one] Ein Gast setzt in jedem Lauf aus: Eröffne einen weiteren Tisch.
   *[other] { $guests } Gäste setzen in jedem Lauf aus: Eröffne einen weiteren Tisch.
}
page-evening-from-next = Wer jetzt kommt, spielt ab dem nächsten Lauf mit.
page-evening-join = Mitspielen
page-evening-your-table = Zu deinem Tisch
page-evening-deal-now = Lauf { $number } beginnen
page-evening-more = Ein Tisch mehr
page-evening-fewer = Ein Tisch weniger
page-evening-longer = Ein Lauf mehr
page-evening-pause = Alle anhalten
page-evening-go-on = Weiter
page-evening-paused = Der Abend macht Pause, an allen Tischen.
page-evening-end = Den Abend beenden
page-evening-leave = Nach Hause gehen
page-evening-send-home = Nach Hause schicken: { $name }
page-evening-projector = Beamer
page-evening-protocol = Ergebnisse
page-evening-protocol-csv = Ergebnisse als Tabelle (CSV)
page-evening-deal = Lauf { $number }
page-evening-deal-tables = { $tables ->
    [one] Lauf { $number }, ein Tisch
   *[other] Lauf { $number }, { $tables } Tische
}
page-evening-deal-under = { $game }. Derselbe Zufall auf demselben Platz; ein Punkt für alle, die dort schlechter abschneiden.
page-evening-seat = Platz { $number }
page-evening-elsewhere = anderswo im Mittel { $mean }
page-evening-luck = Der Zufall dieses Laufs
page-evening-luck-hint = Sein Siegel stand fest, bevor jemand kam; mit ihm lässt sich jeder Tisch prüfen.
page-evening-projector-under = { $title }. { $tables ->
    [0] Der nächste Lauf beginnt bald.
    [one] Ein Tisch spielt noch.
   *[other] { $tables } Tische spielen noch.
}
page-evening-point = Richte ein Telefon auf das Quadrat, oder tippe das Wort ein bei { $where }
page-evening-back = Zurück zum Abend
page-evening-sealed = Dieser Tisch ist fertig. Andere spielen noch mit demselben Zufall: So lange bleibt er verschlossen.
page-evening-hosted = du leitest ihn
page-evening-deals-of = { $over } von { $rounds } Läufen
page-evening-is-over = zu Ende
