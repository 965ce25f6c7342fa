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
ground = { $places ->
    [named] { $space }
   *[seen] { $terrain_id ->
        [meadow] eine Wiese
        [mountain] einen Berg
       *[forest] einen Wald
    }
}
built-on = { $places ->
    [named] { $square ->
        [none] {" auf "}{ $space }
       *[other] {" auf "}{ $space } und { $square }
    }
   *[seen] {""}
}

# --- was gefragt ist
ask-element = Lege den Landteil { $element } so an, dass er in den Plan greift.
ask-marker = Lege ein Wappen auf ein freies Feld ohne besetztes Nachbarfeld.
ask-re-entry = Du hast kein Feld mehr: Lege kostenlos bis zu zwei Wappen auf freie Felder.
ask-tax = Willst du Steuern eintreiben? Das bringt { $castles ->
    [one] 1 Punkt
   *[other] { $castles } Punkte
}, deckt aber eine Volkskarte auf.
ask-action = Du hast noch { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
}.
ask-space = Auf welches Feld breitest du dich aus?
ask-second-space = Und auf welches als Nächstes?
ask-occupy = Welches freie Feld besetzt du?
ask-attack-cards = Wähle Karten für den Angriff: Zusammen müssen sie stärker sein als { $castles ->
    [one] 1 Burg
   *[other] { $castles } Burgen
}.
ask-defence = { $who } will dir { ground } entreißen: Angriff mit { $cards }. Geschehen lassen oder eine Karte spielen?
ask-vote = { $who } führt einen Aufstand gegen { $king }: Krone oder Schwert?
ask-vote-cards = Welche Karten setzt du ein?
ask-leader-cards = Dein Schwert liegt offen: Welche Karten setzt du ein?
ask-king-cards = { $who } führt einen Aufstand gegen dich; deine Krone liegt offen: Welche Karten setzt du ein?
ask-over = Das Spiel ist zu Ende.
wait-element = { $who } legt den Landteil { $element }.
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
label-tax = Steuern eintreiben
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
refusal-overlaps = Dort liegt schon ein anderer Landteil.
refusal-too-loose = Der Landteil muss den Plan mit mindestens drei Paaren von Achtecken berühren.
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
refusal-not-yours = { $places ->
    [named] { $space } gehört dir nicht.
   *[seen] Dieses Feld gehört dir nicht.
}
refusal-not-a-mountain = Burgen stehen nur auf Bergen.
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
refusal-grow-first = Wähle eine Karte, um dich hierher auszubreiten.
refusal-not-adjacent = Dieses Feld hat keine Seite mit einem deiner Felder gemeinsam.
refusal-no-room = Neben deinen Feldern ist nicht genug frei.
refusal-needs-all-ap = Ein Feld zu besetzen kostet alle drei Aktionspunkte.
refusal-not-in-round-one = In der ersten Runde wird nicht angegriffen.
refusal-one-attack = Du darfst nur einmal im Zug angreifen.
refusal-your-own = Dieses Feld gehört dir schon.
refusal-nobodys = Dieses Feld gehört niemandem: Da ist nichts anzugreifen.
refusal-built-is-safe = Bebaute Felder können nicht angegriffen werden.
refusal-protected = Ein Papstbesuch schützt den Besitzer dieses Feldes.
refusal-too-weak = Die Karten müssen stärker sein als alle Burgen des Besitzers: { $owner_castles }.
refusal-no-fighters = Keine deiner Karten hat einen Kampfwert.
refusal-cannot-fight = { $card } hat keinen Kampfwert.
refusal-in-order = Nenne die Karten in der Reihenfolge der Kartentabelle.
refusal-no-king = Es gibt keinen König, gegen den man sich erheben könnte.
refusal-king-cannot = Der König erhebt sich nicht gegen sich selbst.
refusal-king-protected = Ein Papstbesuch schützt den König.
refusal-needs-castle-and-town = Um einen Aufstand zu führen, brauchst du eine Burg und eine Stadt.
refusal-one-revolt = An diesem Tisch gibt es nur einen Aufstand im Zug.
refusal-vote-first = Wähle zuerst Krone oder Schwert.
refusal-vote-is-fixed = Der Rädelsführer stimmt mit dem Schwert, der König mit der Krone: Nur die Karten sind frei.
refusal-voted = Du hast schon abgestimmt.
refusal-not-now = Das ist jetzt nicht die Frage.
refusal-finish-this = Bringe zuerst zu Ende, was du begonnen hast.
refusal-other-element = Jetzt ist ein anderer Landteil zu legen.

# --- was geschieht
told-element-drawn = { $who_is ->
    [you] Du ziehst den Landteil { $element }.
   *[other] { $who } zieht den Landteil { $element }.
}
told-element-laid = { $who_is ->
    [you] Du legst den Landteil { $element }.
   *[other] { $who } legt den Landteil { $element }.
}
told-dealt = { $who_is ->
    [you] Du bekommst { $cards } auf die Hand.
   *[other] { $who } bekommt { $cards } auf die Hand.
}
told-red-put-back = { $who_is ->
    [you] Du zeigst { $card }; die Karte kommt zurück in den Stapel.
   *[other] { $who } zeigt { $card }; die Karte kommt zurück in den Stapel.
}
told-marker-placed = { $who_is ->
    [you] Du besiedelst { ground }.
   *[other] { $who } besiedelt { ground }.
}
told-round-begins = Runde { $round } beginnt.
told-turn-begins = { $who_is ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
told-pope-leaves = { $who_is ->
    [you] Der Papst nimmt Abschied von dir.
   *[other] Der Papst nimmt Abschied von { $who }.
}
told-re-entered = { $who_is ->
    [you] Du kehrst zurück und besiedelst { ground }.
   *[other] { $who } kehrt zurück und besiedelt { ground }.
}
told-taxed = { $who_is ->
    [you] Du treibst Steuern für { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    } ein.
   *[other] { $who } treibt Steuern für { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    } ein.
}
told-waived = { $who_is ->
    [you] Du verzichtest auf die Steuer.
   *[other] { $who } verzichtet auf die Steuer.
}
told-people = { $shows ->
    [sword] Das Volk zückt ein Schwert.
   *[crown] Das Volk jubelt der Krone zu.
}
told-drew = { $who_is ->
    [you] { $card_id ->
        [none] Du ziehst eine Karte.
       *[other] Du ziehst { $card }.
    }
   *[other] { $card_id ->
        [none] { $who } zieht eine Karte.
       *[other] { $who } zieht { $card }.
    }
}
told-drew-red = { $who_is ->
    [you] { $counts ->
        [0] Du ziehst { $card }; ohne König bewirkt das nichts.
       *[other] Du ziehst { $card }!
    }
   *[other] { $counts ->
        [0] { $who } zieht { $card }; ohne König bewirkt das nichts.
       *[other] { $who } zieht { $card }!
    }
}
told-drew-nothing = { $who_is ->
    [you] Du findest keine Karte, die du behalten könntest.
   *[other] { $who } findet keine Karte zum Behalten.
}
told-reshuffled = Der Ablagestapel wird eingemischt: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Stapel.
told-gained = { $who_is ->
    [you] Du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
told-built = { $who_is ->
    [you] { $building ->
        [castle] Du baust{ built-on } eine Burg.
        [town] Du baust{ built-on } eine kleine Stadt.
        [big-town] Du baust{ built-on } eine große Stadt.
       *[cathedral] Du baust{ built-on } eine Kathedrale.
    }
   *[other] { $building ->
        [castle] { $who } baut{ built-on } eine Burg.
        [town] { $who } baut{ built-on } eine kleine Stadt.
        [big-town] { $who } baut{ built-on } eine große Stadt.
       *[cathedral] { $who } baut{ built-on } eine Kathedrale.
    }
}
told-incited = { $who_is ->
    [you] Du wiegelst das Volk auf.
   *[other] { $who } wiegelt das Volk auf.
}
told-pope-comes = { $who_is ->
    [you] Der Papst besucht dich.
   *[other] Der Papst besucht { $who }.
}
told-expanded = { $who_is ->
    [you] Du breitest dich mit { $card } auf { ground } aus.
   *[other] { $who } breitet sich mit { $card } auf { ground } aus.
}
told-occupied = { $who_is ->
    [you] Du besetzt { ground }.
   *[other] { $who } besetzt { ground }.
}
told-attacked = { $who_is ->
    [you] Du willst { $other } { ground } entreißen: Angriff mit { $cards }.
   *[other] { $other_is ->
        [you] { $who } will dir { ground } entreißen: Angriff mit { $cards }.
       *[other] { $who } will { $other } { ground } entreißen: Angriff mit { $cards }.
    }
}
told-answered = { $who_is ->
    [you] { $answer ->
        [pass] Du lässt es geschehen.
        [truce] Du spielst Waffenstillstand!
       *[ambush] Du spielst Hinterhalt!
    }
   *[other] { $answer ->
        [pass] { $who } lässt es geschehen.
        [truce] { $who } spielt Waffenstillstand!
       *[ambush] { $who } spielt Hinterhalt!
    }
}
told-struck = { $who_is ->
    [you] Du verlierst { $card } im Hinterhalt.
   *[other] { $who } verliert { $card } im Hinterhalt.
}
told-conquered = { $who_is ->
    [you] Du entreißt { $other } { ground }.
   *[other] { $other_is ->
        [you] { $who } entreißt dir { ground }.
       *[other] { $who } entreißt { $other } { ground }.
    }
}
told-repelled = { $who_is ->
    [you] Dein Angriff scheitert.
   *[other] Der Angriff von { $who } scheitert.
}
told-called-off = { $who_is ->
    [you] Der Angriff wird abgebrochen; du nimmst deine Karten zurück.
   *[other] Der Angriff wird abgebrochen; { $who } nimmt die Karten zurück.
}
told-revolt-declared = { $who_is ->
    [you] Du führst einen Aufstand gegen { $king }!
   *[other] { $king_is ->
        [you] { $who } führt einen Aufstand gegen dich!
       *[other] { $who } führt einen Aufstand gegen { $king }!
    }
}
told-revealed = { $who_is ->
    [you] Du: { $vote ->
        [crown] Krone
       *[sword] Schwert
    }, { $many ->
        [0] keine Karten
       *[other] { $cards }
    }.
   *[other] { $who }: { $vote ->
        [crown] Krone
       *[sword] Schwert
    }, { $many ->
        [0] keine Karten
       *[other] { $cards }
    }.
}
told-revolt-void = Waffenstillstand: Der Aufstand fällt aus, alle anderen Karten kehren auf die Hand zurück.
told-counted = Rebellen: { $swords ->
    [one] { $swords } offenes Schwert
   *[other] { $swords } offene Schwerter
} und { $force } aus Karten. König: { $crowns ->
    [one] { $crowns } Kronenstimme zu { $worth }
   *[other] { $crowns } Kronenstimmen zu je { $worth }
} und { $guard } aus Karten.
told-king-holds = { $who_is ->
    [you] Du bleibst König: { $rebels } gegen { $loyal }.
   *[other] { $who } bleibt König: { $rebels } gegen { $loyal }.
}
told-rebels-win = { $who_is ->
    [you] Deine Rebellen siegen: { $rebels } gegen { $loyal }.
   *[other] Die Rebellen um { $who } siegen: { $rebels } gegen { $loyal }.
}
told-crowned = { $who_is ->
    [you] Es lebe der König: Du trägst die Krone!
   *[other] Es lebe der König: { $who } trägt die Krone!
}
told-announced = { $who_is ->
    [you] Du sagst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } an.
   *[other] { $who } sagt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } an.
}
told-end-phase = Das Ende naht: Das Spielende steckt nun unter den untersten Karten eines Stapels von { $deck }.
told-turn-ends = { $who_is ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
}
told-game-ends = { $why ->
    [card] { $who_is ->
        [you] Du ziehst das Spielende: Das Spiel ist aus.
       *[other] { $who } zieht das Spielende: Das Spiel ist aus.
    }
    [board] { $who_is ->
        [you] Du nimmst das letzte freie Feld: Das Spiel ist aus.
       *[other] { $who } nimmt das letzte freie Feld: Das Spiel ist aus.
    }
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
tie-shared = Gleich viele Punkte: Der Sieg wird geteilt.

# --- Tischoptionen
option-first_king = Wer wird erster König?
option-first_king-first_castle = Wer die erste Burg baut, ist sofort König.
option-first_king-castle_and_town = König wird, wer als Erster Burg und Stadt besitzt.
option-leader_requirement = Wer darf einen Aufstand führen?
option-leader_requirement-castle_and_town = Wer einen Aufstand führt, braucht Burg und Stadt.
option-leader_requirement-none = Jeder außer dem König darf einen Aufstand führen.
option-elements = Wie viele Landteile gibt es?
option-elements-players = So viele Landteile wie Spieler.
option-elements-players_minus_one = Ein Landteil weniger als Spieler (bei 4 oder 5 Spielern).
option-assembly = Wer legt den Spielplan?
option-assembly-by_players = Jeder Spieler legt einen Landteil.
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
option-people_swords-data = So viele wie in der Schachtel.
option-people_swords-number = { $number } Volkskarten zeigen ein Schwert.
preset-standard = Wie in der Regel
preset-as_reviewed = Erster König mit Burg und Stadt

# --- im Terminal
screen-map-part = Teil { $number } von { $parts }, von West nach Ost
screen-octagon = Achteck
screen-square = Quadrat
screen-owner = Besitzer
screen-castle = Burg
screen-town = Stadt
screen-big-town = große Stadt
screen-cathedral = große Stadt mit Kathedrale
screen-element = Der Landteil { $element }, nicht gedreht:
screen-seat = Karten { $cards }, Punkte { $vp }, Burgen { $castles }, Felder { $spaces }, Wappen im Vorrat { $markers }, Gebiete { $territories }
screen-deck = Stapel { $deck }, Ablage { $discard }
screen-people = Offene Schwerter { $swords }; im Stapel: Schwerter { $left }, Kronen { $crowns }
screen-end-phase = Endphase: Das Spielende ist eine der letzten 21 Karten.
screen-turn = Runde { $round }, { $ap ->
    [one] { $ap } Aktionspunkt
   *[other] { $ap } Aktionspunkte
}
screen-hand = Deine Hand (Kampfwert/Schilde/Punkte)

# --- Aussichten
odds-attack = { $places ->
    [named] Der Angriff auf { $space } gelingt
   *[seen] Der Angriff gelingt
}
odds-revolt = Der Aufstand gelingt
odds-king-holds = Der König behauptet sich
odds-card = Du bekommst eine Karte
odds-game-end = Das Spiel endet
odds-tax = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
odds-swords = { $swords ->
    [one] Ein Schwert wird aufgedeckt
   *[other] Mindestens { $swords } Schwerter werden aufgedeckt
}
odds-space-kept = Du behältst das Feld
odds-shielded = Bis zu deinem nächsten Zug greift dich niemand an
odds-crown = Die Krone ist dein
odds-walls = { $castles ->
    [one] Angriffe auf dich brauchen mehr als 1
   *[other] Angriffe auf dich brauchen mehr als { $castles }
}
odds-building = Ein Punkt mehr in der Wertung
odds-territory = { $spaces ->
    [one] Dein größtes Gebiet: 1 Feld
   *[other] Dein größtes Gebiet: { $spaces } Felder
}
