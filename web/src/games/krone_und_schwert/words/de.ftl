# Wörter der Seite nur für dieses Spiel.
page-folio-turn = { $name_is ->
    [you] Runde { $round } · du hast noch { $points ->
        [one] 1 Aktionspunkt
       *[other] { $points } Aktionspunkte
    }
   *[other] Runde { $round } · { $name } hat noch { $points ->
        [one] 1 Aktionspunkt
       *[other] { $points } Aktionspunkte
    }
}
page-folio-revolt = { $name_is ->
    [you] Runde { $round } · du führst einen Aufstand
   *[other] Runde { $round } · { $name } führt einen Aufstand
}
page-folio-setup = Das Land wird ausgelegt · die Krone braucht { $threshold } Punkte
page-folio-over = Runde { $round } · das Spiel ist aus
page-next = danach
page-map = Landkarte
page-state = König, Stapel und Volk

# --- Felder
page-space = { $space }, { $terrain }
page-land-of = { $name_is ->
    [you] Dein Land.
   *[other] Land von { $name }.
}
page-castle-of = { $name_is ->
    [you] Deine Burg.
   *[other] Eine Burg von { $name }.
}
page-town-of = { $name_is ->
    [you] Deine kleine Stadt.
   *[other] Eine kleine Stadt von { $name }.
}
page-big-town-of = { $name_is ->
    [you] Deine große Stadt.
   *[other] Eine große Stadt von { $name }.
}
page-cathedral-of = { $name_is ->
    [you] Deine große Stadt mit Kathedrale.
   *[other] Eine große Stadt von { $name } mit Kathedrale.
}
page-attack-needs = Ein Angriff braucht hier mehr als { $number }.
page-pope-shields = { $name_is ->
    [you] Der Papst schützt dich.
   *[other] Der Papst schützt { $name }.
}

# --- neben der Karte
page-is-king = { $name_is ->
    [you] Du bist König
   *[other] { $name } ist König
}
page-king-castles = { $number ->
    [0] Keine Burg: Für einen Angriff genügt jede Stärke
    [one] 1 Burg: Ein Angriff braucht mehr als 1
   *[other] { $number } Burgen: Ein Angriff braucht mehr als { $number }
}
page-no-king = Es gibt keinen König
page-no-king-castle = Wer die erste Burg baut, nimmt die Krone.
page-no-king-both = Wer zuerst eine Burg und eine Stadt hat, nimmt die Krone.
page-papal-until = { $name_is ->
    [you] Papstbesuch: Du bist geschützt
   *[other] Papstbesuch: { $name } ist geschützt
}
page-end-near = { $number ->
    [0] Spielende kann die nächste Karte sein
    [one] Nach 1 weiteren Karte kann das Spielende kommen
   *[other] Nach { $number } weiteren Karten kann das Spielende kommen
}
page-last-revolt = Den letzten Aufstand ansehen
page-event-deck = Ereignisstapel
page-deck-facts = Noch { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}.
page-events = Ereignisse
page-discard = Gespielte Karten
page-none-played = Noch keine.
page-played = gespielt
page-people-pile = Volkskarten
page-pile-facts = Im Stapel: { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwerter
} und { $crowns ->
    [one] 1 Krone
   *[other] { $crowns } Kronen
}.
page-people-cards = Volk
page-the-people = Das Volk
page-swords-open = { $number ->
    [one] 1 offenes Schwert
   *[other] { $number } offene Schwerter
}
page-swords-shown = { $number ->
    [one] offenes Schwert
   *[other] offene Schwerter
}
page-swords-hidden = , noch { $swords } unter den { $cards } Karten des Stapels
page-supply = Im Vorrat: { $castle } Burgen, { $small_town } kleine und { $big_town } große Städte, { $cathedral } Kathedralen

# --- das Eigene
page-your-hand = Deine Hand
page-your-cards = Dein Brief
page-any-cards = beliebige Karten, auch keine; sie verlassen die Hand
page-no-cards = Du hast keine Karten.
page-points-left = noch { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
page-own-points = { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
}
page-counts = Zählt { $number }
page-name-leader_3 = { card-leader_3 }
page-name-leader_4 = { card-leader_4 }
page-name-incite = Auf­wiegeln
page-name-build_castle = { card-build_castle }
page-name-build_cathedral = Kathe­drale bauen
page-name-build_town = { card-build_town }
page-name-ambush = Hinter­halt
page-name-truce = Waffen­still­stand
page-name-papal_visit = Papst­besuch
page-name-town_scoring = { card-town_scoring }
page-name-unrest = { card-unrest }
page-name-game_end = { card-game_end }
page-text-leader_3 = Nur Stärke
page-text-leader_4 = Nur Stärke
page-text-incite = 3 Volkskarten aufdecken
page-text-build_castle = Auf eigenem Berg
page-text-build_cathedral = In eigener großer Stadt
page-text-build_town = Auf eigener Wiese
page-text-ambush = Trifft ihre beste Karte
page-text-truce = Bricht alles ab
page-text-papal_visit = Schützt eine Runde lang
page-text-town_scoring = Städte zählen, außer für den König
page-text-unrest = 2 Volkskarten aufdecken
page-text-game_end = Das Spiel ist aus
page-help-leader_3 = Gibt einem Angriff oder Aufstand Stärke 3 oder breitet dein Land aus.
page-help-leader_4 = Gibt einem Angriff oder Aufstand Stärke 4 oder breitet dein Land aus.
page-help-incite = Deckt drei Volkskarten auf, gibt Stärke oder breitet dein Land aus.
page-help-build_castle = Baut eine Burg auf einen eigenen Berg, gibt Stärke oder breitet dein Land aus.
page-help-build_cathedral = Baut eine Kathedrale in eine eigene große Stadt, gibt Stärke oder breitet dein Land aus.
page-help-build_town = Baut eine Stadt auf eine eigene Wiese (eine große auf Achteck und Quadrat), gibt Stärke oder breitet dein Land aus.
page-help-ambush = Trifft bei Angriff oder Aufstand die stärkste Karte gegen dich oder breitet dein Land aus.
page-help-truce = Bricht einen Angriff auf dich oder einen ganzen Aufstand ab oder breitet dein Land aus.
page-help-papal_visit = Bis zu deinem nächsten Zug greift dich niemand an, und bist du König, ruft niemand einen Aufstand gegen dich aus. Gibt sonst Stärke oder breitet dein Land aus.

# --- die Frage
page-do-draw = Ziehen
page-do-revolt = Aufstand
page-do-occupy = Besetzen
page-do-expand = Ausbreiten
page-do-expand-two = Zwei Felder
page-do-incite = Aufwiegeln
page-do-papal-visit = Papst einladen
page-do-castle = Burg
page-do-town = Kleine Stadt
page-do-big-town = Große Stadt
page-do-cathedral = Kathedrale
page-do-attack = Angriff
page-do-end-turn = Zug beenden
page-with-card = Mit { $card }
page-without-card = Ohne Karte
page-what-with = Was tust du mit { $card }?
page-build = Bauen
page-take-it = Nehmen
page-places = { $number ->
    [one] 1 Platz
   *[other] { $number } Plätze
}
page-comes-lapse = { $number ->
    [0] nichts bleibt übrig
    [one] 1 Punkt verfällt
   *[other] { $number } Punkte verfallen
}
page-comes-draw = { $number ->
    [one] die letzte Karte
   *[other] aus { $number } Karten
}
page-comes-revolt = gegen { $name }
page-comes-people = deckt { $number } Volkskarten auf
page-comes-attack = { $number ->
    [0] gegen keine Burg
    [one] gegen 1 Burg
   *[other] gegen { $number } Burgen
}
page-comes-tax = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $people ->
    [one] 1 Volkskarte wird aufgedeckt
   *[other] { $people } Volkskarten werden aufgedeckt
}
page-comes-no-tax = keine Punkte, keine Volkskarte
page-comes-pass = das Feld geht verloren
page-comes-truce = der Angriff ist abgebrochen
page-comes-held = Stärke { $strength } bleibt: du behältst das Feld
page-comes-lost = Stärke { $strength } bleibt: das Feld geht verloren
page-comes-papal-visit = bis zu deinem nächsten Zug greift dich niemand an
page-comes-points = { $number ->
    [one] 1 Punkt am Ende
   *[other] { $number } Punkte am Ende
}
page-comes-point = { $number ->
    [one] Punkt am Ende
   *[other] Punkte am Ende
}
page-comes-paid = { $number ->
    [one] 1 Punkt bezahlt
   *[other] { $number } Punkte bezahlt
}
page-comes-cards-left = { $number ->
    [one] 1 Karte bleibt
   *[other] { $number } Karten bleiben
}
page-really-castle = Hier eine Burg bauen?
page-really-town = Hier eine kleine Stadt bauen?
page-really-big-town = Hier eine große Stadt bauen?
page-really-cathedral = Hier eine Kathedrale bauen?
page-really-place = Dieses Feld nehmen?
page-hint-gold = { $use }: Klicke auf eines der goldenen Felder.
key-draw = Z
key-revolt = F
key-occupy = B
key-expand = A
key-expand-two = W
key-incite = L
key-papal-visit = P
key-castle = R
key-town = K
key-big-town = T
key-cathedral = H
key-attack = G
key-end-turn = E
page-seal = Siegeln
page-attack = Angreifen
page-turn = Drehen
page-lay-here = Hier anlegen
page-choose-place = Wähle eine Stelle auf der Karte.
page-hint-element = Goldene Zeichen zeigen, wo er passt. Wähle eines, dann lege den Landteil an.
page-hint-marker = Goldene Felder stehen dir offen.
page-hint-action = Wähle eine Karte und sieh, was sie kann, oder tu etwas ohne Karte. Die Raute ist der Preis in Aktionspunkten.
page-hint-square = Klicke nun auf das Quadrat, das die große Stadt auch bedecken soll.
page-hint-letter = In deinem Brief: { $what }.
page-hint-letter-empty = In deinem Brief ist noch nichts.
page-hint-attack = Stärke { $strength } gegen { $castles ->
    [one] 1 Burg
   *[other] { $castles } Burgen
}.

# --- der Aufstand
page-rises = { $name_is ->
    [you] Du erhebst dich gegen { $king }
   *[other] { $king_is ->
        [you] { $name } erhebt sich gegen dich
       *[other] { $name } erhebt sich gegen { $king }
    }
}
page-all-at-once = Stimmen und Karten bleiben versiegelt, bis alle fertig sind. Dann werden alle Briefe zugleich geöffnet.
page-crown-worth = eine Stimme zählt 2
page-sword-worth = eine Stimme deckt 2 Volkskarten auf
page-king-open = die Stimme des Königs liegt offen
page-leader-open = die Stimme des Rädelsführers liegt offen
page-if-crown = { $name_is ->
    [you] Dir genügt ein Gleichstand. Hält die Krone, bekommst du 2 für jede deiner Kathedralen, ein Verbündeter 1 für jede eigene.
   *[other] Ein Gleichstand genügt { $name }. Hält die Krone, bekommt der König 2 für jede seiner Kathedralen, ein Verbündeter 1 für jede eigene.
}
page-if-sword = { $cards ->
    [one] Die letzte Volkskarte im Stapel zeigt { $swords ->
        [0] kein Schwert
       *[other] ein Schwert
    }.
   *[other] Von { $cards } Volkskarten im Stapel { $swords ->
        [one] zeigt 1
       *[other] zeigen { $swords }
    } ein Schwert.
} { $name_is ->
    [you] Siegt das Schwert, wirst du König und bekommst 1 je Burg und 2 je Kathedrale, jeder Verbündete 1 je Kathedrale.
   *[other] Siegt das Schwert, wird { $name } König und bekommt 1 je Burg und 2 je Kathedrale, jeder Verbündete 1 je Kathedrale.
}
page-known = Bisher bekannt
page-in-secret = geheim
page-yours-open = deiner ist offen
page-yours-sealed = versiegelt
page-letters-open = Die Briefe sind offen
page-king = König
page-leader = führt den Aufstand
page-joins = schließt sich an
page-crown-votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
page-sword-votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}, { $people ->
    [0] keine Volkskarte
    [one] 1 Volkskarte
   *[other] { $people } Volkskarten
}
page-people-name = Volk
page-open-and-new = { $open } offen, { $people } aufgedeckt
page-step-votes-name = Stimmen
page-step-truce-name = Waffenstillstand
page-step-people-name = Volk
page-step-ambush-name = Hinterhalt
page-step-sum-name = Summe
page-step-votes = { $crowns } gegen { $swords }
page-step-truce = Die anderen Karten kehren auf die Hand zurück
page-step-no-truce = keiner, also wird gekämpft
page-step-people = { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwerter
}, { $crowns ->
    [one] 1 Krone
   *[other] { $crowns } Kronen
}
page-step-no-ambush = keiner
page-to-sum = Zur Summe
page-back-to-map = Zur Karte
page-again = Noch einmal
page-sum-vote = { $name_is ->
    [you] Deine Stimme
   *[other] Stimme von { $name }
}
page-sum-card = { $name_is ->
    [you] Du: { $card }
   *[other] { $name }: { $card }
}
page-sum-struck = { $what }, vom Hinterhalt getroffen
page-sum-open = Schwerter, die schon offen lagen
page-sum-new = { $people ->
    [0] Keine Karte wurde aufgedeckt
    [one] Schwerter unter der einen aufgedeckten Karte
   *[other] Schwerter unter { $people } aufgedeckten Karten
}
page-sword-wins = { $high } zu { $low }: Das Schwert siegt
page-crown-holds = { $high } zu { $low }: Die Krone hält
page-tie-holds = { $high } zu { $low }: Gleichstand, die Krone hält
page-takes-seal = { $name_is ->
    [you] Du nimmst das Königssiegel
   *[other] { $name } nimmt das Königssiegel
}
page-keeps-seal = { $name_is ->
    [you] Du behältst das Königssiegel
   *[other] { $name } behält das Königssiegel
}
page-has-won = gewonnen
page-has-lost = verloren

# --- Spieler und Ende
page-castles = Burgen
page-cards = Karten
page-land = Land
page-vp = { $number ->
    [one] Punkt
   *[other] Punkte
}
page-announced = angesagt
page-shielded = vom Papst geschützt
page-small-towns = Kleine Städte
page-big-towns = Große Städte
page-cathedrals = Kathedralen
page-territories = Gebiete
page-markers = Wappen im Vorrat
page-points = Punkte
page-last-announced = Zuletzt angesagt
page-gained-since = Seither dazugewonnen
page-in-the-box = Stapel und Vorrat
page-seen-cards = Bekannt auf der Hand
page-spaces = { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
}
page-largest = größtes
page-second = zweitgrößtes
page-way-of-crown = Der Weg der Krone, nach Runden

# --- drawn examples in the rulebook
page-example-build = Eine Burg auf dem Berg, eine kleine Stadt auf der Wiese, eine große auf einem Wiesen-Achteck und dem Quadrat daneben. Der Wald bleibt leer; auf der Wiese dazwischen würde eine Stadt beide anderen berühren.
page-example-expand = „Stadt bauen“ hat zwei Schilde: erst der Wald neben der Burg, dann der Berg dahinter, für je 1 AP.
page-example-attack = Der Verteidiger hat eine Burg, und sein Hinterhalt trifft den Anführer. Die 1, die bleibt, ist nicht höher als 1; eine 2 ist es.
page-example-revolt = Rebellen: vier offene Schwerter, 4 und 1 in Karten, und ein Hinterhalt, der den Anführer des Königs trifft. König: zwei Kronen zu je 2, dazu 2 und 1 in Karten. Die Rebellen haben mehr und gewinnen.
page-example-people = Der König hat bei fünf offenen Schwertern gewonnen: Die Hälfte bleibt, aufgerundet. Die anderen 19 Volkskarten werden gemischt.
page-example-scoring = Das größte Gebiet, fünf zusammenhängende Felder, bringt 5 Punkte, das zweitgrößte mit drei Feldern 2. Ein einzelnes Feld bringt nichts.
page-example-against = gegen

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
page-good-points = Punkte
page-good-castles = Burgen
page-good-land = Felder
page-good-cards = Karten

# --- die Karte in Worten
page-place-of = Reihe { $row }, Spalte { $column }
page-free = frei
page-yours = deins
page-a-castle = Burg
page-a-town = kleine Stadt
page-a-big-town = große Stadt
page-a-cathedral = große Stadt mit Kathedrale
page-around = Ringsum: { $what }.
page-beside = { $side }: { $what }
page-side-n = oben
page-side-ne = oben rechts
page-side-e = rechts
page-side-se = unten rechts
page-side-s = unten
page-side-sw = unten links
page-side-w = links
page-side-nw = oben links
page-called = In der Liste der Antworten: { $space }.
