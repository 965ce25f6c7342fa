# For a Crown: was nur die Seite sagt.
page-folio-reveal = Runde { $round } von { $rounds } · Aufdecken · Karte { $card } von { $cards }
page-family-rabbit = Kaninchen
page-family-penguin = Pinguin
page-family-monkey = Affe
page-family-flamingo = Flamingo
page-family-croc = Kroko
page-or = oder
page-either = { $first } oder { $second }

# --- die Galerie
page-zone-left = Linker Saal: ein Skandal kostet { $loss }
page-zone-hall = Großer Saal: ein Skandal kostet { $loss }
page-zone-throne = Am Thron: ein Skandal kostet { $loss }
page-zone-short-left = Skandal { $loss }
page-zone-short-hall = Großer Saal, Skandal { $loss }
page-zone-short-throne = Thron { $loss }
page-portrait = { $player_is ->
    [you] { $who } (du), Platz { $space }, Rang { $rank }
   *[other] { $who } ({ $player }), Platz { $space }, Rang { $rank }
}
page-scandal-here = Ein Skandal kostet hier { $loss ->
    [one] einen Rubin
   *[other] { $loss } Rubine
}.
page-to-left = links
page-to-right = rechts
page-rank = Rang { $rank }
page-rank-long = Rang { $rank } nach Einfluss, auf Platz { $space }
page-out = ausgeschieden

# --- der Markt
page-market-level = Stufe { $level }
page-opens = Geschlossen: öffnet in Runde { $round }
page-opens-short = Runde { $round }
page-price-in = Runde { $round }: Preis { $price }.
page-free-space = Platz { $space }, frei
page-closed = noch nicht anzuwerben
page-copies = { $number ->
    [0] keine Karte übrig
   *[other] noch { $number }
}
page-face-down = verdeckt
page-deck = Stapel der Stufe { $level }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} verdeckt
page-deck-may-hold = Noch nicht gesehen: { $cards }.

# --- der Stapel und die aufgedeckte Karte
page-event = Ereignis
page-theirs = { $who_is ->
    [you] deine, Stufe { $level }
   *[other] von { $who }, Stufe { $level }
}
page-step-done = erledigt
page-step-now = jetzt
page-step-next = danach
page-die-shows = Der Würfel zeigt
page-burglary-costs = Er kostet { $rubies ->
    [one] einen Rubin
   *[other] { $rubies } Rubine
}.
page-still-down = { $number ->
    [one] Karte verdeckt
   *[other] Karten verdeckt
}
page-events-in-pile = { $number ->
    [0] kein Ereignis darunter
    [one] Ereignis darunter
   *[other] Ereignisse darunter
}
page-events-known = Sicher darunter: { $events }.
page-events-possible = Eines hat niemand gesehen; möglich: { $events }.
page-event-deck = Ereignisstapel: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
page-reserve = Vorrat
page-revealed = Aufgedeckt
page-card-of = { $who_is ->
    [you] { $card } (deine)
   *[other] { $card } ({ $who })
}

# --- Truhen
page-your-chest = Deine Truhe
page-chest = Truhe
page-rubies = { $number ->
    [one] Rubin
   *[other] Rubine
}
page-coins = { $number ->
    [one] Münze
   *[other] Münzen
}
page-coins-number = { $number ->
    [one] einer Münze
   *[other] { $number } Münzen
}
page-raccoons = { $number ->
    [one] Waschbär
   *[other] Waschbären
}
page-raccoons-head = Waschbären
page-heirloom = Erbstück
page-heirloom-worth = Erbstück, wert { $worth }
page-yours-in-pile = Deine Karten
page-card-down = Verdeckt im Stapel.
page-card-up = In dieser Runde aufgedeckt.
page-card-blind = Nur du kennst sie.
page-cards = Karten
page-no-cards = Noch keine Karte.
page-in-pile = { $number ->
    [one] eine Karte im Stapel
   *[other] { $number } Karten im Stapel
}
page-unknown-levels = {""}, unbekannt: { $levels }
page-began-with = Begann mit

# --- Hinweise
page-hint-family = Die Familien unterscheiden sich nur im Aussehen.
page-hint-recruit = Die Karte kommt in den gemeinsamen Stapel und wirkt jede Runde für dich.
page-hint-pay = Du hast { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} und { $rubies ->
    [one] einen Rubin
   *[other] { $rubies } Rubine
}. Am Ende zählen Rubine.
page-hint-turn = Niemand weiß, was kommt.
page-hint-half = Du wählst jedes Mal neu, wenn sie aufgedeckt wird.
page-hint-icon = Jeder Effekt geschieht einmal.
page-hint-raccoon = Wer die meisten Waschbären hat, wird bestohlen.
page-hint-hit = Wer keinen Rubin mehr hat, verkauft das Erbstück oder scheidet aus.
page-hint-move = Wähle ein Porträt: Es rückt auf den nächsten freien Platz.
page-hint-where = Wohin? Die hellen Plätze sind frei.
page-hint-step = Effekt { $now } von { $all }.
page-hint-bribe = Jeder Waschbär kostet eine Münze oder einen Rubin.
page-hint-mage = Was der Würfel zeigt, gilt für dich.

# --- das Ende
page-nobody = niemand
page-then-count = dann zählen Rubine und unverkaufte Erbstücke
page-order = Nach Einfluss
page-order-note = vom Thron aus
page-left-to = Links, auf { $space }
page-right-to = Rechts, auf { $space }
page-scandal-there = ein Skandal kostet dort { $loss }
page-magic-die = Der magische Würfel
page-heirloom-sold = verkauft

# --- drawn examples in the rulebook
page-example-payment = Stufe 5 kostet 5: eine Münze, beide Rubine und 2 aus dem Erbstück, das für 10 verkauft wird. Acht Rubine bleiben.
page-example-mercenaries = Auf Stufe 1 wählst du jedes Mal eine von zwei Hälften. Ab Stufe 2 geschieht alles auf der Karte, von links nach rechts.
page-example-die = Die sechs Seiten: Rubin; zwei Münzen; Hieb; zwei Waschbären; zweimal Umhängen; Rubin und Hieb.
page-example-burglary = Kaninchen und Pinguin beherbergen je drei Waschbären, der Affe einen: Die beiden verlieren je 2 Rubine, und ihre Waschbären gehen heim.
page-example-scandal = Porträts auf 2, 6, 8 und 9: Ein Skandal kostet ihre Familien 2, 1, 1 und keinen Rubin.
page-example-gallery = Das Porträt auf 6 kann nach links auf 4 oder nach rechts auf 9: Es springt über alle, die im Weg hängen.
page-example-heirlooms = Ein Rubin, aber zwei sind fällig: Das Erbstück wird für 10 verkauft und zahlt den Rest. Neun Rubine bleiben.

# --- what the lines of the count are counted in
page-unit-influence = Rubine gewonnen
page-unit-coins = Rubine gewonnen
page-unit-raccoons = Rubine
page-unit-rubies = je 1 Punkt
page-unit-heirloom = Punkte
page-unit-score = Punkte

# --- was geschieht, wird erzählt
page-good-ruby = Rubine
page-good-coin = Münzen
page-good-raccoon = Waschbären
page-good-portrait = Porträt auf Platz

# --- was aus einer Antwort wird
page-pay = Zahlen
page-recruit = Anwerben
page-really-recruit = { $card } anwerben?
page-comes-recruit = { $rounds ->
    [one] kommt in den gemeinsamen Stapel, wirkt diese Runde für dich
   *[other] kommt in den gemeinsamen Stapel, wirkt { $rounds } Runden für dich
}
page-comes-blind = { $rounds ->
    [one] nur du kennst sie, wirkt diese Runde für dich
   *[other] nur du kennst sie, wirkt { $rounds } Runden für dich
}
page-comes-left = lässt dir { $rubies ->
    [one] einen Rubin
   *[other] { $rubies } Rubine
}
page-comes-sale = verkauft dein Erbstück, lässt dir { $rubies ->
    [one] einen Rubin
   *[other] { $rubies } Rubine
}
page-comes-bribe = { $number ->
    [0] alle deine Waschbären bleiben
    [one] dann zahlst du eine Münze oder einen Rubin
   *[other] dann zahlst du { $number } Münzen oder Rubine
}
page-comes-raccoon = { $number ->
    [one] hat dann einen Waschbären
   *[other] hat dann { $number } Waschbären
}
page-comes-hit = verliert einen Rubin oder muss das Erbstück verkaufen
page-comes-last-hit = verliert einen Rubin oder scheidet aus
page-comes-turn = { $number ->
    [one] die letzte Karte der Runde
   *[other] eine von { $number } Karten
}
page-comes-decline = kein Wurf für dich
page-comes-pass = keine neue Karte für dich
# wo lange Wörter in Namen eine Zeile beenden dürfen
page-breaks = Diebes|haupt|mann Drachen|hüter Edel|stein|händler Ein|flüste|rer Erpres|ser Erz|magier Falsch|spieler Fluch|krämer Fluss|schmugg|ler Gedun|gener Gilden|zahl|meister Gnaden|loser Groß|herold Groß|kanzler Höhlen|mutter Inqui|sitor Klatsch|maul Kontor|schrei|ber Kron|juwe|lier König|licher Königs|macher Lauf|bursche Mar|schall Meister|schlei|fer Meister|spionin Mond|zaube|rin Münz|schnei|der Rahmen|träger Rudel|führer Schlä|ger Schulden|ein|treiber See|räuber Spiegel|magier Stern|deuter Strauch|ritter Ver|mummte Zauber|lehrling
