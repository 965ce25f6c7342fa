# Der Eingang: die vier Spiele und die Tische.
page-promise = Vier Spiele um Kronen: ehrlich gemischt, freundlich erklärt, zu jeder Stunde in guter Gesellschaft.
page-title-um_krone_und_kragen = Um Krone und Kragen
page-other-title-um_krone_und_kragen = To Court the King
page-line-um_krone_und_kragen = Würfle, lege beiseite, gewinne den Hof. Sieben Gleiche krönen dich; dann wollen alle an die Krone.
page-title-krone_und_schwert = Krone & Schwert
page-other-title-krone_und_schwert = La Couronne et l’Épée
page-line-krone_und_schwert = Mehre dein Land, erringe den Thron und halte ihn; über jede Revolte entscheiden verdeckte Stimmen.
page-title-for_a_crown = Für die Krone
page-other-title-for_a_crown = For a Crown
page-line-for_a_crown = Alle Söldner liegen in einem Stapel. Karte um Karte wird er aufgedeckt, und niemand weiß, wessen die nächste ist.
page-title-royaume_des_5_couronnes = Das Königreich der 5 Kronen
page-other-title-royaume_des_5_couronnes = Le Royaume des 5 Couronnes
page-line-royaume_des_5_couronnes = Fünf Ritter, die niemandem gehören, eilen zum Drachen und heim. Nur du kennst die Reihenfolge, die du brauchst.
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

# Auf den Tafeln.
page-plate-magician = Zauberer
page-plate-king = König
page-plate-knight = Ritter
page-plate-flamingo = Flamingo
page-plate-rabbit = Kaninchen
page-plate-penguin = Pinguin
