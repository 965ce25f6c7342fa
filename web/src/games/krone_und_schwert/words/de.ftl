# Wörter der Seite nur für dieses Spiel.
page-ks-folio-turn = Runde { $round } · { $name } hat noch { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}
page-ks-folio-revolt = Runde { $round } · { $name } führt einen Aufstand
page-ks-folio-setup = Das Land wird ausgelegt · die Krone braucht { $threshold } Punkte
page-ks-folio-over = Runde { $round } · das Spiel ist aus
page-ks-next = danach
page-ks-map = Landkarte
page-ks-state = König, Stapel und Volk

# --- Felder
page-ks-space = { $space }, { $terrain }
page-ks-land-of = Land von { $name }.
page-ks-castle-of = Eine Burg von { $name }.
page-ks-town-of = Eine kleine Stadt von { $name }.
page-ks-big-town-of = Eine große Stadt von { $name }.
page-ks-cathedral-of = Eine große Stadt von { $name } mit Kathedrale.
page-ks-attack-needs = Ein Angriff braucht hier mehr als { $number }.
page-ks-pope-shields = Der Papst schützt { $name }.

# --- neben der Karte
page-ks-is-king = { $name } ist König
page-ks-king-castles = { $number ->
    [0] Keine Burg: Gegen ihn genügt jede Stärke
    [one] 1 Burg: Ein Angriff braucht mehr als 1
   *[other] { $number } Burgen: Ein Angriff braucht mehr als { $number }
}
page-ks-no-king = Es gibt keinen König
page-ks-no-king-castle = Wer die erste Burg baut, nimmt die Krone.
page-ks-no-king-both = Wer zuerst eine Burg und eine Stadt hat, nimmt die Krone.
page-ks-papal-until = Papstbesuch: { $name } ist geschützt
page-ks-end-near = { $number ->
    [0] Spielende kann die nächste Karte sein
    [one] Nach 1 weiteren Karte kann das Spielende kommen
   *[other] Nach { $number } weiteren Karten kann das Spielende kommen
}
page-ks-last-revolt = Den letzten Aufstand ansehen
page-ks-event-deck = Ereignisstapel
page-ks-deck-facts = Noch { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}.
page-ks-events = Ereignisse
page-ks-discard = Gespielte Karten
page-ks-none-played = Noch keine.
page-ks-played = gespielt
page-ks-people-pile = Volkskarten
page-ks-pile-facts = Im Stapel: { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwerter
} und { $crowns ->
    [one] 1 Krone
   *[other] { $crowns } Kronen
}.
page-ks-people-cards = Volk
page-ks-the-people = Das Volk
page-ks-swords-open = { $number ->
    [one] 1 offenes Schwert
   *[other] { $number } offene Schwerter
}
page-ks-swords-shown = { $number ->
    [one] offenes Schwert
   *[other] offene Schwerter
}
page-ks-swords-hidden = , noch { $swords } unter den { $cards } Karten des Stapels
page-ks-supply = Im Vorrat: { $castle } Burgen, { $small_town } kleine und { $big_town } große Städte, { $cathedral } Kathedralen

# --- das Eigene
page-ks-your-hand = Deine Hand
page-ks-your-cards = Dein Brief
page-ks-any-cards = beliebige Karten, auch keine; sie verlassen die Hand
page-ks-no-cards = Du hast keine Karten.
page-ks-points-left = noch { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
page-ks-own-points = { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
}
page-ks-counts = Zählt { $number }
page-ks-name-leader_3 = { card-leader_3 }
page-ks-name-leader_4 = { card-leader_4 }
page-ks-name-incite = Auf­wiegeln
page-ks-name-build_castle = { card-build_castle }
page-ks-name-build_cathedral = Kathe­drale bauen
page-ks-name-build_town = { card-build_town }
page-ks-name-ambush = Hinter­halt
page-ks-name-truce = Waffen­still­stand
page-ks-name-papal_visit = Papst­besuch
page-ks-name-town_scoring = { card-town_scoring }
page-ks-name-unrest = { card-unrest }
page-ks-name-game_end = { card-game_end }
page-ks-text-leader_3 = Nur Stärke
page-ks-text-leader_4 = Nur Stärke
page-ks-text-incite = 3 Volkskarten aufdecken
page-ks-text-build_castle = Auf eigenem Berg
page-ks-text-build_cathedral = In eigener großer Stadt
page-ks-text-build_town = Auf eigener Wiese
page-ks-text-ambush = Trifft ihre beste Karte
page-ks-text-truce = Bricht alles ab
page-ks-text-papal_visit = Schützt eine Runde lang
page-ks-text-town_scoring = Städte zählen, außer für den König
page-ks-text-unrest = 2 Volkskarten aufdecken
page-ks-text-game_end = Das Spiel ist aus
page-ks-help-leader_3 = Gibt einem Angriff oder Aufstand Stärke 3 oder breitet dein Land aus.
page-ks-help-leader_4 = Gibt einem Angriff oder Aufstand Stärke 4 oder breitet dein Land aus.
page-ks-help-incite = Deckt drei Volkskarten auf, gibt Stärke oder breitet dein Land aus.
page-ks-help-build_castle = Baut eine Burg auf einen eigenen Berg, gibt Stärke oder breitet dein Land aus.
page-ks-help-build_cathedral = Baut eine Kathedrale in eine eigene große Stadt, gibt Stärke oder breitet dein Land aus.
page-ks-help-build_town = Baut eine Stadt auf eine eigene Wiese (eine große auf Achteck und Quadrat), gibt Stärke oder breitet dein Land aus.
page-ks-help-ambush = Trifft bei Angriff oder Aufstand die stärkste Karte gegen dich oder breitet dein Land aus.
page-ks-help-truce = Bricht einen Angriff auf dich oder einen ganzen Aufstand ab oder breitet dein Land aus.
page-ks-help-papal_visit = Bis zu deinem nächsten Zug greift dich niemand an, und ist der König geschützt, ruft niemand einen Aufstand aus. Gibt sonst Stärke oder breitet dein Land aus.

# --- die Frage
page-ks-do-draw = Ziehen
page-ks-do-revolt = Aufstand
page-ks-do-occupy = Besetzen
page-ks-do-expand = Ausbreiten
page-ks-do-expand-two = Zwei Felder
page-ks-do-play = Ausspielen
page-ks-do-town = Kleine Stadt
page-ks-do-big-town = Große Stadt, { $square }
page-ks-seal = Siegeln
page-ks-attack = Angreifen
page-ks-turn = Drehen
page-ks-lay-here = Hier anlegen
page-ks-choose-place = Wähle eine Stelle auf der Karte.
page-ks-hint-element = Goldene Zeichen zeigen, wo es passt. Sieh eines an, dann lege es an.
page-ks-hint-marker = Goldene Felder stehen dir offen.
page-ks-hint-action = Nimm eine Karte, ein goldenes Feld, oder ziehe.
page-ks-hint-square = Für eine große Stadt: Klicke auf ihr Quadrat.
page-ks-hint-letter = In deinem Brief: { $what }.
page-ks-hint-letter-empty = In deinem Brief ist noch nichts.
page-ks-hint-attack = Stärke { $strength } gegen { $needs ->
    [one] 1 Burg
   *[other] { $needs } Burgen
}.

# --- der Aufstand
page-ks-rises = { $name } erhebt sich gegen { $king }
page-ks-all-at-once = Stimmen und Karten bleiben versiegelt, bis alle fertig sind. Dann wird alles zugleich geöffnet.
page-ks-crown-worth = eine Stimme zählt 2
page-ks-sword-worth = eine Stimme deckt 2 Volkskarten auf
page-ks-king-open = die Stimme des Königs liegt offen
page-ks-leader-open = die Stimme des Anführers liegt offen
page-ks-if-crown = Gleichstand genügt { $name }. Hält die Krone, bekommt der König 2 für jede seiner Kathedralen, ein Verbündeter 1 für jede eigene.
page-ks-if-sword = Von { $cards } Volkskarten im Stapel tragen { $swords } ein Schwert. Siegt das Schwert, wird { $name } König und bekommt 1 je Burg und 2 je Kathedrale, jeder Verbündete 1 je Kathedrale.
page-ks-known = Bisher bekannt
page-ks-in-secret = geheim
page-ks-yours-open = deiner ist offen
page-ks-yours-sealed = versiegelt
page-ks-letters-open = Die Briefe sind offen
page-ks-king = König
page-ks-leader = führt den Aufstand
page-ks-joins = schließt sich an
page-ks-crown-votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
page-ks-sword-votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}, { $people ->
    [0] keine Volkskarte
    [one] 1 Volkskarte
   *[other] { $people } Volkskarten
}
page-ks-people-name = Volk
page-ks-open-and-new = { $open } offen, { $people } aufgedeckt
page-ks-step-votes-name = Stimmen
page-ks-step-truce-name = Frieden
page-ks-step-people-name = Volk
page-ks-step-ambush-name = Hinterhalt
page-ks-step-sum-name = Summe
page-ks-step-votes = { $crowns } gegen { $swords }
page-ks-step-truce = Waffenstillstand: Die anderen Karten kehren heim
page-ks-step-no-truce = keiner, also wird gekämpft
page-ks-step-people = { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwerter
}, { $crowns ->
    [one] 1 Krone
   *[other] { $crowns } Kronen
}
page-ks-step-no-ambush = keiner
page-ks-to-sum = Zur Summe
page-ks-back-to-map = Zur Karte
page-ks-again = Noch einmal
page-ks-sum-vote = Stimme von { $name }
page-ks-sum-card = { $name }: { $card }
page-ks-sum-struck = { $what }, vom Hinterhalt getroffen
page-ks-sum-open = Schwerter, die schon offen lagen
page-ks-sum-new = { $people ->
    [0] Niemand wurde aufgedeckt
    [one] Schwerter unter 1 aufgedeckten Karte
   *[other] Schwerter unter { $people } aufgedeckten Karten
}
page-ks-sword-wins = { $high } zu { $low }: Das Schwert siegt
page-ks-crown-holds = { $high } zu { $low }: Die Krone hält
page-ks-tie-holds = { $high } zu { $low }: Gleichstand, die Krone hält
page-ks-takes-seal = { $name } nimmt das Königssiegel
page-ks-keeps-seal = { $name } behält das Königssiegel
page-ks-won = gewonnen
page-ks-lost = verloren

# --- Spieler und Ende
page-ks-castles = Burgen
page-ks-cards = Karten
page-ks-land = Land
page-ks-vp = { $number ->
    [one] Punkt
   *[other] Punkte
}
page-ks-announced = genannt
page-ks-shielded = vom Papst geschützt
page-ks-small-towns = Kleine Städte
page-ks-big-towns = Große Städte
page-ks-cathedrals = Kathedralen
page-ks-territories = Gebiete
page-ks-markers = Wappen im Vorrat
page-ks-points = Punkte
page-ks-last-announced = Zuletzt genannt
page-ks-gained-since = Seither gesehene Punkte
page-ks-in-the-box = Stapel und Vorrat
page-ks-seen-cards = Bekannt auf der Hand
page-ks-spaces = { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
}
page-ks-largest = größtes
page-ks-second = zweitgrößtes
page-ks-way-of-crown = Der Weg der Krone, nach Runden

# --- drawn examples in the rulebook
page-example-build = Eine Burg auf dem Berg, eine kleine Stadt auf der Wiese, eine große auf einem Wiesen-Achteck und dem Quadrat daneben. Der Wald bleibt leer; auf der Wiese dazwischen würde eine Stadt beide anderen berühren.
page-example-expand = „Stadt bauen“ hat zwei Schilde: erst der Wald neben der Burg, dann der Berg dahinter, für je 1 AP.
page-example-attack = Der Verteidiger hat eine Burg, und sein Hinterhalt trifft den Anführer. Die 1, die bleibt, ist nicht höher als 1; eine 2 ist es.
page-example-revolt = Rebellen: vier offene Schwerter, 4 und 1 in Karten, und ein Hinterhalt, der den Anführer des Königs trifft. König: zwei Kronen zu je 2, dazu 2 und 1 in Karten. Die Rebellen haben mehr und gewinnen.
page-example-people = Der König hat bei fünf offenen Schwertern gewonnen: Die Hälfte bleibt, aufgerundet. Die anderen 19 Volkskarten werden gemischt.
page-example-scoring = Das größte Gebiet, fünf zusammenhängende Felder, bringt 5 Punkte, das zweitgrößte mit drei Feldern 2. Ein einzelnes Feld bringt nichts.
page-ks-example-against = gegen

# --- what the lines of the count are counted in
page-unit-before = im Spiel gewonnen
page-unit-castles = je 1 Punkt
page-unit-cathedrals = je 1 Punkt
page-unit-small-towns = je 1 Punkt
page-unit-big-towns = je 1 Punkt
page-unit-largest = Punkte
page-unit-second = Punkte
page-unit-king = Punkte
page-unit-total = Punkte
