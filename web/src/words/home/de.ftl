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
page-play-now = Gleich spielen
page-play-now-at = Gleich spielen: { $game }
page-set-a-table = Tisch decken
page-set-a-table-of = Einen Tisch decken: { $game }
page-my-tables = Meine Tische
page-my-tables-none = Du sitzt noch an keinem Tisch. Ein Klick auf ein Spiel, und Bots leisten dir Gesellschaft.
page-open-tables = Offene Tische
page-open-tables-none = Gerade wartet kein Tisch auf Mitspieler. Decke einen: Hier sehen ihn die anderen.
page-table-open = wartet
page-table-playing = andere am Zug
page-table-over = beendet
page-your-turn = du bist am Zug
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
page-join-by-code = Mit Code dazusetzen
page-join = Dazu
page-code-example = nuzo-guna-bido
page-join-hint = Ein Link oder QR-Code von Freunden führt ebenso an den Tisch.
page-take-in = Eine Partiedatei öffnen
page-no-record = { $file } enthält keine aufgezeichnete Partie. Solche Dateien entstehen am Ende einer Partie mit „Exportieren“.
page-credits = Icons von den Autoren von game-icons.net, CC BY 3.0, und Lucide. Schriften: Grenze und Atkinson Hyperlegible.
page-sources = Alle Quellen und Lizenzen
