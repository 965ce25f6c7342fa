# Krone & Schwert: alle Sätze des Spiels.

game-title = Krone & Schwert
game-line = Wachsen, bauen, nach der Krone greifen – und am reichsten sein, wenn die letzte Karte kommt.

# --- Karten
card-leader_3 = Anführer (3)
card-leader_4 = Anführer (4)
card-incite = Aufwiegeln
card-build_castle = Burg bauen
card-build_cathedral = Kathedrale bauen
card-build_town = Stadt bauen
card-ambush = Hinterhalt
card-truce = Waffenstillstand
card-papal_visit = Papstbesuch
card-town_scoring = Städtewertung
card-unrest = Unruhen
card-game_end = Spielende

terrain-meadow = Wiese
terrain-mountain = Berg
terrain-forest = Wald

# --- was gefragt ist
ask-element = Lege das Spielplanteil { $element } so an, dass es in den Plan greift.
ask-marker = Lege ein Wappen auf ein freies Feld ohne besetztes Nachbarfeld.
ask-re-entry = Du hast kein Feld mehr: Lege kostenlos bis zu zwei Wappen auf freie Felder.
ask-tax = Willst du Steuern erheben? Das bringt { $castles ->
    [one] 1 Punkt
   *[other] { $castles } Punkte
} und eine Volkskarte.
ask-action = Du hast noch { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
}.
ask-space = Auf welches Feld breitest du dich aus?
ask-second-space = Und auf welches als Nächstes?
ask-occupy = Welches freie Feld besetzt du?
ask-attack-cards = Lege Karten gegen { $space }: Zusammen müssen sie stärker sein als { $castles ->
    [one] 1 Burg
   *[other] { $castles } Burgen
}.
ask-defence = { $who } greift { $space } an mit { $cards }. Geschehen lassen oder eine Karte spielen?
ask-vote = { $who } führt einen Aufstand gegen { $king }: Krone oder Schwert?
ask-vote-cards = Welche Karten setzt du ein?
ask-leader-cards = Dein Schwert liegt offen: Welche Karten setzt du ein?
ask-king-cards = { $who } führt einen Aufstand gegen dich; deine Krone liegt offen: Welche Karten setzt du ein?
ask-over = Das Spiel ist zu Ende.
wait-element = { $who } legt das Spielplanteil { $element }.
wait-marker = { $who } legt ein Wappen.
wait-re-entry = { $who } darf auf den Plan zurückkehren.
wait-tax = { $who } entscheidet über die Steuer.
wait-action = { $who } ist am Zug.
wait-defence = { $who } antwortet auf den Angriff.
wait-revolt = { $who } führt einen Aufstand: Stimmen und Karten werden verdeckt gelegt.

# --- Knöpfe
label-end-turn = Zug beenden
label-draw = Karte ziehen
label-revolt = Aufstand ausrufen
label-incite = Aufwiegeln spielen
label-papal-visit = Papstbesuch spielen
label-that-is-all = Das ist alles
label-tax = Steuern erheben
label-no-tax = Keine Steuer
label-pass = Geschehen lassen
label-truce = Waffenstillstand spielen
label-ambush = Hinterhalt spielen
label-crown = Krone
label-sword = Schwert
label-no-marker = Kein Wappen
label-occupy = Ein freies Feld besetzen
label-add = { $card } dazu
label-expand = Um ein Feld ausbreiten mit { $card }
label-expand-two = Um zwei Felder ausbreiten mit { $card }
label-lay = { $element }, { $turns ->
    [0] ungedreht
    [one] eine Vierteldrehung
   *[other] { $turns } Vierteldrehungen
}, bei { $dx }, { $dy }
label-big-town = Große Stadt auf { $space } und { $square }
label-attack = { $space } angreifen
label-cathedral = Kathedrale in { $space }
label-town = Kleine Stadt auf { $space }
label-castle = Burg auf { $space }
label-place = { $space }

# --- warum nicht
refusal-no-such-space = Dieses Feld gibt es auf diesem Plan nicht.
refusal-not-free = Dieses Feld ist nicht frei.
refusal-neighbour-occupied = Die ersten Wappen dürfen kein anderes Wappen berühren.
refusal-overlaps = Dort liegt schon ein anderes Spielplanteil.
refusal-too-loose = Das Teil muss den Plan mit mindestens drei Paaren von Achtecken berühren.
refusal-leaves-a-gap = Ein Quadrat zwischen vier Achtecken bliebe leer.
refusal-leaves-a-hole = Ein Achteck zwischen vier anderen bliebe leer.
refusal-no-such-card = Du hast { $card ->
    [none] diese Karte
   *[other] { $card }
} nicht.
refusal-not-enough-ap = Dafür reichen deine Aktionspunkte nicht: Es { $ap ->
    [one] ist noch 1
   *[other] sind noch { $ap }
} übrig.
refusal-no-castle-left = Es ist keine Burg mehr im Vorrat.
refusal-no-town-left = Es ist keine kleine Stadt mehr im Vorrat.
refusal-no-big-town-left = Es ist keine große Stadt mehr im Vorrat.
refusal-no-cathedral-left = Es ist keine Kathedrale mehr im Vorrat.
refusal-no-marker-left = Du hast nicht mehr genug Wappen.
refusal-not-yours = { $space } gehört dir nicht.
refusal-not-a-mountain = Burgen stehen nur auf Bergen, und { $space } ist keiner.
refusal-not-a-meadow = Städte stehen nur auf Wiesen.
refusal-already-built = Dort steht schon ein Gebäude.
refusal-touches-a-town = Eine Stadt darf keine andere Stadt berühren, gleich wem sie gehört.
refusal-only-on-octagons = An diesem Tisch stehen kleine Städte nur auf Achtecken.
refusal-not-octagon-and-square = Eine große Stadt bedeckt ein Achteck und ein Quadrat.
refusal-not-side-by-side = Die beiden Felder einer großen Stadt müssen benachbart sein.
refusal-no-big-town-there = Eine Kathedrale braucht eine eigene große Stadt.
refusal-has-a-cathedral = Diese große Stadt hat schon ihre Kathedrale.
refusal-no-people-left = Der Stapel der Volkskarten ist leer: Aufwiegeln bewirkt nichts.
refusal-pope-is-here = Vor dir liegt schon ein Papstbesuch.
refusal-nothing-to-draw = Es gibt keine Karte mehr zu ziehen.
refusal-too-few-shields = { $card } hat nur einen Schild und reicht für ein Feld.
refusal-not-adjacent = Dieses Feld hat keine Seite mit einem deiner Felder gemeinsam.
refusal-no-room = Neben deinen Feldern ist nicht genug frei.
refusal-needs-all-ap = Ein Feld zu besetzen kostet alle drei Aktionspunkte.
refusal-not-in-round-one = In der ersten Runde wird nicht angegriffen.
refusal-one-attack = Mehr als ein Angriff im Zug geht nicht.
refusal-your-own = Dieses Feld gehört dir schon.
refusal-nobodys = Dieses Feld gehört niemandem: Da ist nichts anzugreifen.
refusal-built-is-safe = Bebaute Felder können nicht angegriffen werden.
refusal-protected = Ein Papstbesuch schützt den Besitzer dieses Feldes.
refusal-too-weak = Die Karten müssen stärker sein als die Burgen des Besitzers, insgesamt { $owner_castles }.
refusal-no-fighters = Keine deiner Karten hat einen Kampfwert.
refusal-cannot-fight = { $card } hat keinen Kampfwert.
refusal-in-order = Nenne die Karten in der Reihenfolge der Kartentabelle.
refusal-no-king = Es gibt keinen König, gegen den man sich erheben könnte.
refusal-king-cannot = Der König erhebt sich nicht gegen sich selbst.
refusal-king-protected = Ein Papstbesuch schützt den König.
refusal-needs-castle-and-town = Einen Aufstand führt nur, wer eine Burg und eine Stadt besitzt.
refusal-one-revolt = An diesem Tisch gibt es nur einen Aufstand im Zug.
refusal-vote-first = Wähle zuerst Krone oder Schwert.
refusal-vote-is-fixed = Der Anführer stimmt mit dem Schwert, der König mit der Krone: Nur die Karten sind frei.
refusal-voted = Du hast schon abgestimmt.
refusal-not-now = Danach ist jetzt nicht gefragt.
refusal-finish-this = Bring zuerst zu Ende, was du begonnen hast.
refusal-other-element = Jetzt ist ein anderes Spielplanteil zu legen.

# --- was geschieht
told-element-drawn = { $who } zieht das Spielplanteil { $element }.
told-element-laid = { $who } legt das Spielplanteil { $element }.
told-dealt = { $who } erhält { $cards }.
told-red-put-back = { $who } zeigt { $card }; die Karte kommt zurück ins Spiel.
told-marker-placed = { $who } beginnt auf { $space }.
told-round-begins = Runde { $round } beginnt.
told-turn-begins = { $who } ist am Zug.
told-pope-leaves = Der Papst verlässt { $who }.
told-re-entered = { $who } kehrt auf { $space } zurück.
told-taxed = { $who } erhebt Steuern auf { $castles ->
    [one] 1 Burg
   *[other] { $castles } Burgen
}.
told-waived = { $who } verzichtet auf die Steuer.
told-people = { $shows ->
    [sword] Das Volk zeigt ein Schwert.
   *[crown] Das Volk zeigt eine Krone.
}
told-drew = { $card_id ->
    [none] { $who } zieht eine Karte.
   *[other] { $who } zieht { $card }.
}
told-drew-red = { $counts ->
    [0] { $who } zieht { $card }; ohne König bewirkt das nichts.
   *[other] { $who } zieht { $card }.
}
told-drew-nothing = { $who } findet keine Karte, die zu behalten wäre.
told-reshuffled = Die Ablage wird eingemischt: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Stapel.
told-gained = { $who } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
told-built = { $building ->
    [castle] { $who } baut eine Burg auf { $space }.
    [town] { $who } baut eine kleine Stadt auf { $space }.
    [big-town] { $who } baut eine große Stadt auf { $space } und { $square }.
   *[cathedral] { $who } baut eine Kathedrale in { $space }.
}
told-incited = { $who } wiegelt das Volk auf.
told-pope-comes = Der Papst besucht { $who }.
told-expanded = { $who } breitet sich mit { $card } auf { $space } aus.
told-occupied = { $who } besetzt { $space }.
told-attacked = { $who } greift { $space } von { $other } an mit { $cards }.
told-answered = { $answer ->
    [pass] { $who } lässt es geschehen.
    [truce] { $who } spielt Waffenstillstand.
   *[ambush] { $who } spielt Hinterhalt.
}
told-struck = { $who } verliert { $card } im Hinterhalt.
told-conquered = { $who } nimmt { $other } das Feld { $space } ab.
told-repelled = Der Angriff von { $who } auf { $space } scheitert.
told-called-off = Der Angriff wird abgebrochen; { $who } nimmt die Karten zurück.
told-revolt-declared = { $who } führt einen Aufstand gegen { $king }.
told-revealed = { $who }: { $vote ->
    [crown] Krone
   *[sword] Schwert
}, { $many ->
    [0] keine Karten
   *[other] { $cards }
}.
told-revolt-void = Waffenstillstand: Der Aufstand fällt aus, die übrigen Karten gehen zurück.
told-counted = Aufständische: { $swords ->
    [one] { $swords } sichtbares Schwert
   *[other] { $swords } sichtbare Schwerter
} und { $force } aus Karten. König: { $crowns ->
    [one] { $crowns } Kronenstimme zu { $worth }
   *[other] { $crowns } Kronenstimmen zu je { $worth }
} und { $guard } aus Karten.
told-king-holds = { $who } bleibt König: { $rebels } gegen { $loyal }.
told-rebels-win = Die Aufständischen um { $who } siegen: { $rebels } gegen { $loyal }.
told-crowned = { $who } ist König.
told-announced = { $who } gibt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bekannt.
told-end-phase = Das Ende naht: Das Spielende steckt unter den letzten Karten eines Stapels von { $deck }.
told-turn-ends = { $who } beendet den Zug.
told-game-ends = { $why ->
    [card] { $who } zieht das Spielende: Das Spiel ist aus.
    [board] { $who } nimmt das letzte freie Feld: Das Spiel ist aus.
   *[rounds] Die letzte erlaubte Runde ist vorbei: Die Punkte entscheiden.
}

# --- die Schlusswertung
line-before = Punkte vor der Wertung
line-castles = Burgen
line-cathedrals = Kathedralen
line-small-towns = kleine Städte
line-big-towns = große Städte
line-largest = größtes Gebiet
line-second = zweitgrößtes Gebiet
line-king = König
line-total = Summe

# --- Tischoptionen
option-first_king = Wer wird erster König?
option-first_king-first_castle = Wer die erste Burg baut, ist sofort König.
option-first_king-castle_and_town = König wird, wer als Erster Burg und Stadt besitzt.
option-leader_requirement = Wer darf einen Aufstand führen?
option-leader_requirement-castle_and_town = Der Anführer eines Aufstands braucht Burg und Stadt.
option-leader_requirement-none = Jeder außer dem König darf einen Aufstand führen.
option-elements = Wie viele Spielplanteile gibt es?
option-elements-players = So viele Teile wie Spieler.
option-elements-players_minus_one = Ein Teil weniger als Spieler (bei 4 oder 5 Spielern).
option-assembly = Wer legt den Spielplan?
option-assembly-by_players = Jeder Spieler legt ein Teil.
option-assembly-random = Der Plan wird zufällig gelegt.
option-assembly-preset = Der Plan liegt wie in der Regel gezeigt.
option-small_town_shape = Wo dürfen kleine Städte stehen?
option-small_town_shape-any = Kleine Städte stehen auf jeder Wiese.
option-small_town_shape-octagon_only = Kleine Städte stehen nur auf Achtecken.
option-revolts_per_turn = Wie viele Aufstände darf man im Zug ausrufen?
option-revolts_per_turn-unlimited = So viele Aufstände, wie Aktionspunkte reichen.
option-revolts_per_turn-one = Ein Aufstand im Zug.
option-territory_ties = Was gilt bei gleich großen Gebieten?
option-territory_ties-dense = Die zweite Größe zählt immer.
option-territory_ties-competition = Teilen sich mehrere das größte Gebiet, zählt kein zweites.
option-hidden_vp = Sind die Punkte verdeckt?
option-hidden_vp-true = Die Punkte liegen hinter Sichtschirmen.
option-hidden_vp-false = Alle Punkte sind offen.
option-max_rounds = Nach wie vielen Runden entscheiden die Punkte?
option-max_rounds-number = Nach { $number } Runden entscheiden die Punkte.
option-people_swords = Wie viele Volkskarten zeigen ein Schwert?
option-people_swords-data = So viele, wie in den Spieldaten stehen.
option-people_swords-number = { $number } Volkskarten zeigen ein Schwert.
preset-standard = Wie in der Regel
preset-as_reviewed = Erster König mit Burg und Stadt

# --- im Terminal
screen-legend = [ ] Achteck, < > Quadrat; M Berg, P Wiese, F Wald; 1–5 Besitzer; C Burg, t Stadt, T große Stadt, K mit Kathedrale
screen-seat = { $cards } Karten, { $vp } Punkte, { $castles } Burgen, { $spaces } Felder, noch { $markers } Wappen, Gebiete { $territories }
screen-deck = Stapel { $deck }, Ablage { $discard }
screen-people = Sichtbare Schwerter { $swords }; im Stapel { $left } Schwerter, { $crowns } Kronen
screen-end-phase = Endphase: Das Spielende ist eine der letzten 21 Karten.
screen-turn = Runde { $round }, { $ap } Aktionspunkte
screen-hand = Deine Hand (Kampfwert/Schilde/Punkte)

# --- Aussichten
odds-attack = Der Angriff auf { $space } gelingt
odds-revolt = Die Revolte gelingt
odds-king-holds = Der König behauptet sich
