# Der Eingang: die Spiele und die Tische.
page-so-many = { $games ->
    [4] Vier
    [5] Fünf
    [6] Sechs
   *[other] { $games }
}
page-promise = { page-so-many } Spiele um Kronen: ehrlich gemischt, freundlich erklärt, zu jeder Stunde in guter Gesellschaft.
page-from-to-players = { $least } bis { $most } Personen
page-minutes = { $minutes } Minuten
page-you = Gast
page-play-bots = Gegen Bots
page-play-bots-at = Gegen Bots spielen: { $game }
page-with-friends = Mit Freunden
page-with-friends-at = Mit Freunden spielen: { $game }
page-rules-of = Regeln: { $game }
page-show-me = Zeig mir eine Partie
page-show-me-of = Zeig mir eine Partie: { $game }
page-waiting = Wartet auf dich
page-my-tables = Deine Tische
page-look-in = Hineinsehen
page-take-seat = Platz nehmen
page-bot-for-you = Ein Bot spielt für dich
page-may-begin = alle Plätze besetzt
page-is-thinking = { $number ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
page-since-minutes = { $number ->
    [one] seit einer Minute
   *[other] seit { $number } Minuten
}
page-since-hours = { $number ->
    [one] seit einer Stunde
   *[other] seit { $number } Stunden
}
page-since-days = { $number ->
    [one] seit gestern
   *[other] seit { $number } Tagen
}
page-finished = Beendete Partien
page-finished-none = Was du zu Ende gespielt hast, liegt hier und lässt sich wieder ansehen.
page-open-tables = Offene Tische
page-open-tables-none = Gerade wartet kein öffentlicher Tisch auf Mitspieler. Hier stehen Tische, deren Gastgeber es so will.
page-table-playing = andere am Zug
page-look-again = ansehen
page-sit-down = hinsetzen
page-with = mit { $names }
page-seats-free = { $number ->
    [one] ein Platz frei
   *[other] { $number } Plätze frei
}
page-more-tables = { $number ->
    [one] noch einer
   *[other] noch { $number }
}
page-puzzle = Rätsel
page-puzzle-of-the-day = Rätsel des Tages
page-puzzle-rating = Wertung { $rating }
page-puzzle-solve = lösen
page-join-by-code = Mit Code beitreten
page-join = Beitreten
page-code-example = nuzo-guna-bido
page-join-hint = Ein Link oder QR-Code von Freunden führt ebenso an den Tisch.
page-take-in = Eine Partiedatei öffnen
page-no-record = { $file } enthält keine aufgezeichnete Partie. Solche Dateien entstehen am Ende einer Partie mit „Speichern“.
page-credits = Icons von den Autoren von game-icons.net, CC BY 3.0, und Lucide. Schriften: Grenze und Atkinson Hyperlegible.
page-sources = Alle Quellen und Lizenzen
page-is-rated = gewertet

page-friends-ask = Man bittet dich zum Spiel
page-friends-asks = { $name } bittet dich zu einer Partie: { $game }
page-friends-call = { $name }: Wer spielt mit? { $game }
page-friends-come = Hingehen
page-friends-not-now = Jetzt nicht
page-friends-ask-here = Einen Freund bitten
page-friends-asked = gebeten
page-friends-days = über Tage
page-anyone = Wer spielt mit?
page-anyone-friends = { $number ->
    [0] Freunde fragen
    [one] Freunde fragen, einer ist hier
   *[other] Freunde fragen, { $number } sind hier
}
page-anyone-all = Alle fragen
page-anyone-means = Du setzt dich, wo jemand auf dieses Spiel wartet; sonst wird ein Tisch gedeckt, und wer hier ist, sieht ihn.
