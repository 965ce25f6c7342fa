# Le Royaume des 5 Couronnes auf der Seite.
page-folio-a = { $name_is ->
    [you] Zug { $turn } · Phase A, befreien oder herausfordern · du bist dran
   *[other] Zug { $turn } · Phase A, befreien oder herausfordern · { $name } ist dran
}
page-folio-b = { $name_is ->
    [you] Zug { $turn } · Phase B, die Ritter ziehen · du bist dran
   *[other] Zug { $turn } · Phase B, die Ritter ziehen · { $name } ist dran
}
page-folio-lay = { $name_is ->
    [you] Du legst die Karten aus
   *[other] { $name } legt die Karten aus
}
page-folio-over = Beendet nach { $turn } Zügen
page-state-next = danach
page-state-turn = ist dran
page-state-king = König

# Orte und Karten
page-road = Der Weg durch den Wald des Schreckens, vom Schloss zu Kraddochs Höhle: { $number } Felder
page-castle = das Schloss
page-castle-fact = Hier brechen die Ritter auf, und hierher kommen die Kronen heim.
page-lair = Kraddochs Höhle
page-space = Feld { $number }
page-ways = { $castle } vom Schloss, { $lair } von der Höhle.
page-standing = Hier stehen: { $knights }.
page-card-down = verdeckte Karte
page-card-bare = leer
page-guess = Diese Karte kennt niemand: { $kinds }.
page-does-trap = Eine Falle hält alle Ritter hier fest: 7 oder mehr mit W12 und Macht befreit sie.
page-does-monster = Ein Monster hält alle Ritter hier fest, bis es besiegt ist, W12 gegen W12.
page-does-weapon = Eine Waffe: Wer einen Ritter herbringt, gewinnt einen Machtstein.
page-does-treasure = Ein Schatz: Wer einen Ritter herbringt, gewinnt einen Schatz in dessen Farbe.
page-does-bare = Hier liegt keine Karte. Geht der letzte Ritter, kommt eine offene.
page-cards = Wegkarten
page-cards-trap = { $number ->
    [one] eine Falle
   *[other] { $number } Fallen
}
page-cards-monster = { $number ->
    [one] ein Monster
   *[other] { $number } Monster
}
page-cards-weapon = { $number ->
    [one] eine Waffe
   *[other] { $number } Waffen
}
page-cards-treasure = { $number ->
    [one] ein Schatz
   *[other] { $number } Schätze
}
page-none = keine
page-talon-rejet = Nachziehstapel { $talon }, Ablage { $rejet }
page-talon-has = Im Nachziehstapel, verdeckt: { $number }.
page-rejet-has = In der Ablage: { $cards }.
page-bank = Bank
page-sold-out = keine mehr
page-crowns-home = Heimgebrachte Kronen
page-empty = leer
page-crowns-left = Kronen noch in der Höhle: { $knights }.
page-dragon-odds = { $name_is ->
    [you] Gegen Kraddoch, W6 und Macht gegen W12, gewinnst du zu { $percent }.
   *[other] Gegen Kraddoch, W6 und Macht gegen W12, gewinnt { $name } zu { $percent }.
}

# Ritter
page-outbound = { $place }, auf dem Hinweg: noch { $left } bis zur Höhle.
page-homebound = { $place }, mit Krone auf dem Heimweg: noch { $left } bis zum Schloss.
page-held-trap = Sitzt in einer Falle.
page-held-monster = Wird von einem Monster festgehalten.
page-knights = Ritter
page-choose-knight = Ritter wählen

# Würfel und Züge
page-your-dice = Deine Würfel
page-your-last-die = Dein zweiter Würfel
page-the-wizard = Der Zauberer: ein Pasch
page-dice-of = { $name_is ->
    [you] Deine Würfel
   *[other] Die Würfel von { $name }
}
page-by = Um { $number }
page-forward = { $number } vorwärts
page-back = { $number } zurück
page-fights = Kraddoch, { $percent }
page-rests = ruht dort aus
page-comes-home = bringt die Krone heim
page-starts-again = beginnt von vorn
page-free-knights = { $number ->
    [one] Ein freier Ritter: { $knights }.
   *[other] { $number } freie Ritter: { $knights }.
}
page-all-held = Kein Ritter ist frei.
page-confirm = Bestätigen
page-exchange = Tauschen
page-hint-first = { $knight } geht zuerst, um { $number }.
page-hint-goes = { $knight } geht um { $number }.
page-hint-bare = Feld { $number } bekommt eine neue, offene Karte.
page-hint-move = Wähle einen Ritter für den Würfel in deiner Hand, hier oder auf dem Weg. Der andere Würfel ist für einen anderen Ritter.
page-hint-only = Wähle den Würfel, der dir passt, dann den Ritter. Der andere Würfel verfällt.
page-hint-wizard = Jeder Ritter, frei oder festgehalten; was ihn hält, verschwindet.
page-hint-phase-a = Ein Fehlschlag beendet die Versuche, ein Duell auch.
page-hint-duelled = Fordere noch jemanden heraus, oder würfle.
page-hint-witch = Bei einer Sieben kommt die Hexe. Rufe vor der ersten Bewegung; ein falscher Ruf kostet nichts.
page-hint-lay = Klicke auf ein leeres Feld, oder lass den Rest auslegen.

# Versuche und Duelle
page-free-a-knight = Einen Ritter befreien
page-challenge = Einen Prinzen herausfordern
page-price-turn = misslingt es: Dein Zug ist vorbei
page-price-pawn = misslingt es: ein Machtstein, dann würfelst du
page-price-pawn-and-turn = misslingt es: ein Machtstein und dein Zug
page-price-duel = verloren: ein Machtstein, ein Schatz, der Zug
page-trap-at = Falle auf { $number }
page-monster-at = Monster auf { $number }
page-stake = um { $pawns }
page-no-treasure = kein Schatz
page-of = { $good } von { $all } Würfen
page-die-against-die = Würfel gegen Würfel
page-no-treasures-yet = noch keine
page-escape = Befreien
page-fight = Kämpfen
page-challenge-now = Herausfordern
page-choose-attempt = Wähle einen Ritter
page-against = gegen
page-again = gleich: noch einmal
page-the-monster = das Monster
page-the-dragon = Kraddoch

# Schätze, Macht, Reihenfolgen
page-treasures = Schätze
page-treasures-of = { $name_is ->
    [you] Deine Schätze
   *[other] Schätze von { $name }
}
page-power-pawns = Machtsteine
page-power = { $number ->
    [one] ein Machtstein
   *[other] { $number } Machtsteine
}
page-gm = Spielleiter
page-is-gm = Spielleiter: hat begonnen und ist sonst ein Prinz wie alle.
page-your-order = Deine geheime Reihenfolge von Shabernack
page-in-place-so-far = { $number ->
    [0] noch nichts am Platz
    [one] eine Krone am Platz
   *[other] { $number } Kronen am Platz
}
page-in-place = am richtigen Platz
page-not-in-place = nicht mehr möglich
page-still-open = noch offen
page-order-of = Geheime Reihenfolge
page-order-secret = Nur Shabernack und ihr Besitzer kennen sie vor dem Ende.
page-this-turn = In diesem Zug
page-nothing-yet = Noch nichts.
page-has-challenged = Hat herausgefordert: { $names }.
page-has-rolled = Hat { $one } und { $two } gewürfelt.
page-has-moved = Hat bewegt: { $knight }.
page-odds = Falle { $trap }, Monster { $monster }, Drache { $dragon }.
page-final-order = Wie die Kronen heimkamen, und was Shabernack von jedem Prinzen wollte
page-undealt = { $number ->
    [one] Eine Reihenfolge, die niemand hatte
   *[other] { $number } Reihenfolgen, die niemand hatte
}

# --- drawn examples in the rulebook
page-example-moving = Ein Wurf von 5 und 2, jeder Würfel für einen anderen Ritter: Blau zieht von 4 auf 6, Rot von 10 auf 15. Der Schatz, an dem Rot vorbeikommt, bewirkt nichts.
page-example-escapes = Der Würfel zeigt 5, zwei Machtsteine machen 7 daraus: Das reicht, und ein dritter kommt dazu.
page-example-fights = Monster 8 gegen 7 + 1: gleich, also würfeln beide noch einmal. Monster 5 gegen 6 + 1: besiegt.
page-example-the-witch = Summe 7, und jemand ruft: Ein Schatz nach Wahl des Ziehenden geht zurück in die Bank. Dann zieht er um 3 und 4.
page-example-dragon = Gegen eine 3 gewinnt der Ritter um 3: Mit seiner Krone reitet er von der Höhle heim auf 38. Gegen eine 9 verliert er um 3 und fliegt ohne sie zurück auf 38.
page-example-scoring = Drei Farben liegen dort, wo die Karte sie nennt: 12 Punkte. Schätze dieser Farben zählen je 2, die anderen 1.

# --- what the lines of the count are counted in
page-unit-crowns = Punkte
page-unit-matching = Punkte
page-unit-other = Punkte
page-unit-points = insgesamt
page-unit-final-duel = 1, wenn gewonnen

# --- was geschieht, wird erzählt
page-good-power = Macht
page-good-treasure = Schätze

# --- was aus einer Antwort wird
page-wins-in = in { $good } von { $all } Fällen gewonnen
page-wins-share = zu { $percent } gewonnen
page-then-roll = keine Versuche und Duelle mehr in diesem Zug
page-then-call = ein falscher Ruf kostet nichts
page-then-take = dann forderst du wieder heraus oder würfelst
page-then-pay = geht zurück in die Bank, dann ziehst du

# --- keys
page-key-w = W
page-key-w-does = die Hexe rufen
