# Le Royaume des 5 Couronnes: jeder Satz des Spiels.

game-title = Das Königreich der 5 Kronen
game-line = Fünf Ritter dienen allen Prinzen: Bringe die Kronen in der Reihenfolge heim, die nur du kennst.

# --- Ritter, Farben, Steine, Karten, Orte
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-white = Weiß
colour-black = Schwarz
colour-purple = Violett
colour-orange = Orange
colour-pink = Rosa
colour-brown = Braun
colour-grey = Grau
knight-red = Ritter Rot
knight-blue = Ritter Blau
knight-green = Ritter Grün
knight-yellow = Ritter Gelb
knight-white = Ritter Weiß
knight-black = Ritter Schwarz
knight-purple = Ritter Violett
knight-orange = Ritter Orange
knight-pink = Ritter Rosa
knight-brown = Ritter Braun
knight-grey = Ritter Grau
the-knight = { $knight_id ->
    [red] Ritter Rot
    [blue] Ritter Blau
    [green] Ritter Grün
    [yellow] Ritter Gelb
    [white] Ritter Weiß
    [black] Ritter Schwarz
    [purple] Ritter Violett
    [orange] Ritter Orange
    [pink] Ritter Rosa
    [brown] Ritter Braun
   *[grey] Ritter Grau
}
pawns = { $colour_id ->
    [red] { $many ->
        [one] einen roten Schatz
       *[other] { $many } rote Schätze
    }
    [blue] { $many ->
        [one] einen blauen Schatz
       *[other] { $many } blaue Schätze
    }
    [green] { $many ->
        [one] einen grünen Schatz
       *[other] { $many } grüne Schätze
    }
    [yellow] { $many ->
        [one] einen gelben Schatz
       *[other] { $many } gelbe Schätze
    }
    [white] { $many ->
        [one] einen weißen Schatz
       *[other] { $many } weiße Schätze
    }
    [black] { $many ->
        [one] einen schwarzen Schatz
       *[other] { $many } schwarze Schätze
    }
    [purple] { $many ->
        [one] einen violetten Schatz
       *[other] { $many } violette Schätze
    }
    [orange] { $many ->
        [one] einen orangefarbenen Schatz
       *[other] { $many } orangefarbene Schätze
    }
    [pink] { $many ->
        [one] einen rosafarbenen Schatz
       *[other] { $many } rosafarbene Schätze
    }
    [brown] { $many ->
        [one] einen braunen Schatz
       *[other] { $many } braune Schätze
    }
   *[grey] { $many ->
        [one] einen grauen Schatz
       *[other] { $many } graue Schätze
    }
}
shape-heater = Spitzschild
shape-round = Rundschild
shape-banner = Banner
shape-lozenge = Raute
shape-hexagon = Sechseck
card-trap = Falle
card-monster = Monster
card-weapon = Waffe
card-treasure = Schatz
to-space = { $end ->
    [0] zum Schloss
   *[other] auf Feld { $end }
}
to-place = { $to_lair ->
    [1] in die Höhle
   *[0] { to-space }
}
from-place = { $from_lair ->
    [1] aus der Höhle
   *[0] { $start ->
        [0] vom Schloss
       *[other] von Feld { $start }
    }
}
circle-1 = Kreis I
circle-2 = Kreis II
circle-3 = Kreis III
circle-4 = Kreis IV
circle-5 = Kreis V

# --- was zu tun ist
ask-lay-cards = Lege die nächste Karte ungesehen auf ein leeres Feld oder alle übrigen auf einmal.
ask-phase-a = Versuche, einen blockierten Ritter zu befreien, { $power ->
    [0] oder würfle. Misslingt es, ist dein Zug vorbei.
   *[other] oder würfle. Misslingt es, verlierst du einen Machtstein und würfelst sofort.
}
ask-phase-a-all-blocked = Alle Ritter sind blockiert: Du musst versuchen, einen zu befreien. { $power ->
    [0] Misslingt es, ist dein Zug vorbei.
   *[other] Misslingt es, verlierst du einen Machtstein, und dein Zug ist vorbei.
}
ask-phase-a-free = Du bist am Zug: Würfle, oder fordere einen Prinzen heraus, wenn du die Macht dazu hast.
ask-take = Du hast das Duell gewonnen: Welche Farbe nimmst du von { $other }?
ask-excuse = Du hast das Duell gewonnen: Welchen Schatz schuldet dir { $other }?
ask-pay = Die Hexe hat dich ertappt: Welchen Schatz zahlst du?
ask-first-move = Du hast { $one } und { $two } gewürfelt: Ziehe einen freien Ritter um einen der Würfel.
ask-only-move = Du hast { $one } und { $two } gewürfelt: Ziehe den einzigen freien Ritter um einen der Würfel.
ask-wizard = Ein Pasch: Der Zauberer bewegt einen Ritter um { $sum }, vor oder zurück.
ask-second-move = Ziehe nun einen anderen freien Ritter um { $die }.
ask-window = { $who } hat { $one } und { $two } gewürfelt. Rufst du die Hexe?
ask-over = Das Spiel ist zu Ende.
ask-won = { $who_is ->
    [you] Das Spiel ist zu Ende: Du bist König.
   *[other] Das Spiel ist zu Ende: { $who } ist König.
}
wait-lay-cards = { $who } legt die Karten aus.
wait-phase-a = { $who } darf Ritter befreien, herausfordern oder würfeln.
wait-phase-a-all-blocked = { $who } muss versuchen, einen Ritter zu befreien.
wait-phase-a-free = { $who } würfelt gleich.
wait-take = { $other_is ->
    [you] { $who } nimmt sich Schätze von dir.
   *[other] { $who } nimmt sich Schätze von { $other }.
}
wait-excuse = { $other_is ->
    [you] { $who } wählt einen deiner Schätze.
   *[other] { $who } wählt einen Schatz von { $other }.
}
wait-pay = { $who } bezahlt die Hexe.
wait-first-move = { $who } hat { $one } und { $two } gewürfelt und zieht einen ersten Ritter.
wait-only-move = { $who } hat { $one } und { $two } gewürfelt und zieht den einzigen freien Ritter.
wait-wizard = { $who } hat einen Pasch: Der Zauberer bewegt einen Ritter um { $sum }.
wait-second-move = { $who } zieht einen zweiten Ritter um { $die }.
wait-window = Du hast geantwortet; { $who } zieht.

# --- Schaltflächen
label-roll = Würfeln
label-call = Hexe!
label-silent = Nichts sagen
label-lay-the-rest = Alle übrigen auslegen
label-pass = Passen
label-free = { $card_id ->
    [trap] { $knight } aus der Falle befreien ({ $percent } %)
    [monster] { $knight } vom Monster befreien ({ $percent } %)
   *[none] { $knight } befreien
}
label-duel = { $percent ->
    [none] Niemanden herausfordern
   *[other] { $who } herausfordern ({ $percent } %)
}
label-take = Nimm { pawns }
label-excuse = Verlange { pawns }
label-pay = Zahle { pawns }
label-move = { $knight } um { $die }, { to-place }
label-wizard = { $way ->
    [back] Zauberer: { $knight } um { $steps } zurück, { to-place }
   *[forward] Zauberer: { $knight } um { $steps } vor, { to-place }
}
label-lay = Karte auf Feld { $space } legen

# --- warum nicht
refusal-not-blocked = { the-knight } ist nicht blockiert.
refusal-knight-is-home = { the-knight } ist schon daheim.
refusal-duels-close-attempts = Nach einem Duell kann in diesem Zug kein Ritter mehr befreit werden.
refusal-all-blocked = Alle Ritter sind blockiert: Versuche zuerst, einen zu befreien.
refusal-too-little-power = Nur ein Prinz mit voller Macht darf herausfordern.
refusal-yourself = Dich selbst kannst du nicht herausfordern.
refusal-no-treasure-to-win = Dieser Prinz hat keinen Schatz, den man gewinnen könnte.
refusal-once-a-turn = Diesen Prinzen hast du in diesem Zug schon herausgefordert.
refusal-no-such-prince = Diesen Prinzen gibt es an diesem Tisch nicht.
refusal-roll-first = Erst würfeln, dann ziehen.
refusal-already-rolled = Die Würfel sind gefallen: Phase A ist vorbei.
refusal-must-move = Passen gibt es nicht: Du musst deine Würfel ausspielen.
refusal-knight-is-blocked = { the-knight } ist blockiert und kann mit einem Würfel nicht ziehen.
refusal-no-such-die = Ein solcher Würfel ist nicht mehr da.
refusal-same-knight = { the-knight } hat schon gezogen: Der andere Würfel ist für einen anderen Ritter.
refusal-double-is-the-wizards = Ein Pasch gehört dem Zauberer: Ein Ritter zieht um die Summe.
refusal-not-a-double = Der Zauberer kommt nur bei einem Pasch.
refusal-cannot-go-back = { the-knight } kann nicht weiter zurück.
refusal-only-others-call = Die Hexe rufen können nur die anderen Prinzen, nach dem Wurf und vor der ersten Bewegung.
refusal-only-the-mover = Das tut nur der Prinz, der am Zug ist.
refusal-none-of-that-colour = In dieser Farbe gibt es hier keinen Schatz: { $colour }.
refusal-take-first = Nimm zuerst die Schätze, die du gewonnen hast.
refusal-excuse-first = Wähle zuerst den Schatz, der dir zusteht.
refusal-pay-first = Bezahle zuerst die Hexe.
refusal-lay-first = Zuerst müssen die Karten ausgelegt werden.
refusal-space-is-covered = Dort liegt schon eine Karte.
refusal-no-such-space = Der Weg hat die Felder 1 bis { $spaces }.
refusal-not-due = Jetzt ist kein Schatz fällig.
refusal-cards-are-laid = Die Karten sind schon ausgelegt.
refusal-second-knight-first = Dieser Wurf ist kein Pasch: Ziehe den zweiten Ritter um den anderen Würfel.

# --- die Geschichte
told-turn-begins = { $who_is ->
    [you] Zug { $turn }: deiner.
   *[other] Zug { $turn }: { $who }.
}
told-cards-laid = { $who_is ->
    [you] Du hast die Karten ausgelegt.
   *[other] { $who } hat die Karten ausgelegt.
}
told-escape-rolled = { $who_is ->
    [you] Du versuchst, { $knight } zu befreien: { $die } + { $power } = { $total }.
   *[other] { $who } versucht, { $knight } zu befreien: { $die } + { $power } = { $total }.
}
told-monster-rolled = { $who_is ->
    [you] Du kämpfst für { $knight }: { $die } + { $power } = { $total } gegen { $foe } des Monsters.
   *[other] { $who } kämpft für { $knight }: { $die } + { $power } = { $total } gegen { $foe } des Monsters.
}
told-set-free = { $card_id ->
    [trap] Die Falle auf Feld { $space } springt auf; wieder frei: { $knights }.
   *[monster] Das Monster auf Feld { $space } ist besiegt; wieder frei: { $knights }.
}
told-attempt-failed = { $who_is ->
    [you] { $then ->
        [turn-lost] Du scheiterst, und dein Zug ist vorbei.
        [dice-follow] Du scheiterst und musst sofort würfeln.
       *[all-blocked] Du scheiterst; alle Ritter sind blockiert, und dein Zug ist vorbei.
    }
   *[other] { $then ->
        [turn-lost] { $who } scheitert, und der Zug ist vorbei.
        [dice-follow] { $who } scheitert und muss sofort würfeln.
       *[all-blocked] { $who } scheitert; alle Ritter sind blockiert, und der Zug ist vorbei.
    }
}
told-power-gained = { $who_is ->
    [you] Du gewinnst einen Machtstein und hast nun { $power }.
   *[other] { $who } gewinnt einen Machtstein und hat nun { $power }.
}
told-power-lost = { $who_is ->
    [you] Du verlierst einen Machtstein und hast nun { $power }.
   *[other] { $who } verliert einen Machtstein und hat nun { $power }.
}
told-duel-rolled = Duell: { $who_is ->
    [you] du
   *[other] { $who }
} { $die } + { $power } = { $total }, { $other_is ->
    [you] du
   *[other] { $other }
} { $other_die } + { $other_power } = { $other_total }.
told-pawns-taken = { $who_is ->
    [you] Du nimmst { $other } { pawns } ab.
   *[other] { $other_is ->
        [you] { $who } nimmt dir { pawns } ab.
       *[other] { $who } nimmt { $other } { pawns } ab.
    }
}
told-pawn-excused = { $who_is ->
    [you] { $other } gibt dir zur Entschuldigung { pawns }.
   *[other] { $other_is ->
        [you] Du gibst { $who } zur Entschuldigung { pawns }.
       *[other] { $other } gibt { $who } zur Entschuldigung { pawns }.
    }
}
told-no-excuse = { $who_is ->
    [you] Du bekommst keinen Schatz: { $other } hat keinen.
   *[other] { $other_is ->
        [you] { $who } bekommt keinen Schatz: Du hast keinen.
       *[other] { $who } bekommt keinen Schatz: { $other } hat keinen.
    }
}
told-dice-rolled = { $who_is ->
    [you] Du würfelst { $one } und { $two }.
   *[other] { $who } würfelt { $one } und { $two }.
}
told-witch-called = { $who_is ->
    [you] { $right ->
        [1] Du rufst die Hexe, und da ist sie!
       *[0] Du rufst die Hexe, aber sie ist nicht da.
    }
   *[other] { $right ->
        [1] { $who } ruft die Hexe, und da ist sie!
       *[0] { $who } ruft die Hexe, aber sie ist nicht da.
    }
}
told-witch-paid = { $who_is ->
    [you] Du zahlst der Hexe { pawns }.
   *[other] { $who } zahlt der Hexe { pawns }.
}
told-witch-ends-turn = { $who_is ->
    [you] Du kannst die Hexe nicht bezahlen: Dein Zug ist vorbei.
   *[other] { $who } kann die Hexe nicht bezahlen: Der Zug ist vorbei.
}
told-moved = { $who_is ->
    [you] Du ziehst { $knight } { from-place } { to-place }.
   *[other] { $who } zieht { $knight } { from-place } { to-place }.
}
told-wizard-moved = { $who_is ->
    [you] Dein Zauberer schickt { $knight } { from-place } { to-place }.
   *[other] Der Zauberer von { $who } schickt { $knight } { from-place } { to-place }.
}
told-card-vanished = { $card_id ->
    [trap] Die Falle auf Feld { $space } verschwindet.
   *[monster] Das Monster auf Feld { $space } verschwindet.
}
told-covered = Auf Feld { $space } liegt eine neue Karte: { $card }.
told-reshuffled = Die Ablage wird gemischt und zum Nachziehstapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
told-turned-up = Feld { $space } wird aufgedeckt: { $card }.
told-blocked = { $card_id ->
    [trap] { the-knight } sitzt in der Falle auf Feld { $space }.
   *[monster] { the-knight } wird vom Monster auf Feld { $space } festgehalten.
}
told-weapon-in-vain = { $who_is ->
    [you] Du hast schon volle Macht: Die Waffe bleibt auf Feld { $space }.
   *[other] { $who } hat schon volle Macht: Die Waffe bleibt auf Feld { $space }.
}
told-treasure-won = { $who_is ->
    [you] Du gewinnst { pawns }.
   *[other] { $who } gewinnt { pawns }.
}
told-treasure-in-vain = In dieser Farbe ist kein Schatz mehr da ({ $colour }): Die Karte bleibt auf Feld { $space }.
told-dragon-rolled = { the-knight } steht vor Kraddoch: { $die } + { $power } = { $total } gegen { $foe } des Drachen.
told-crown-won = { the-knight } entreißt Kraddoch seine Krone und kommt { to-space }.
told-thrown-back = Kraddoch wirft { $knight } zurück, { to-space }.
told-crown-home = { the-knight } bringt seine Krone heim in { $circle }.
told-last-crown = Die letzte Krone kommt in Kreis V: { $knight }.
told-points = { $who_is ->
    [you] Du hast { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } hat { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
}
told-final-rolled = Entscheidungsduell: { $who_is ->
    [you] du
   *[other] { $who }
} { $die } + { $power } = { $total }.
told-king = { $who_is ->
    [you] Der Thron ist dein: Du bist König!
   *[other] { $who } ist König!
}

# --- die Wertung
line-crowns = Kronen am richtigen Platz
line-matching = Schätze dieser Farben
line-other = andere Schätze
line-points = Punkte
line-final-duel = Sieg im Entscheidungsduell
tie-duel = Gleich viele Punkte: Das Entscheidungsduell macht den König.

# --- Optionen
option-gm_seat = Wer ist Spielleiter und beginnt?
option-gm_seat-random = Der Spielleiter wird ausgelost.
option-gm_seat-number = Platz { $number } ist Spielleiter und beginnt.
option-placement = Wer legt die Karten aus?
option-placement-automatic = Die Karten werden gemischt und ausgelegt.
option-placement-game_master = Der Spielleiter legt sie verdeckt aus, wie er will; niemand sieht eine Vorderseite.
option-resolution = Wann kommen die Ritter an?
option-resolution-batch = Beide Ritter ziehen, dann kommen beide an.
option-resolution-sequential = Jeder Ritter kommt an, bevor der nächste zieht.
option-witch = Wer bemerkt die Hexe?
option-witch-call = Eine Sieben zählt nur, wenn ein anderer Prinz sie vor der ersten Bewegung ausruft.
option-witch-auto = Jede Sieben wird bemerkt.
option-duel_same_target = Darf man einen Prinzen in einem Zug mehrmals herausfordern?
option-duel_same_target-false = Jeden Gegner einmal im Zug.
option-duel_same_target-true = Denselben Gegner wieder, solange Macht und Schätze reichen.
option-path_length = Wie lang ist der Weg?
option-path_length-data = So lang wie in der Schachtel.
option-path_length-short = Ein kurzer Weg.
option-path_length-standard = Ein Weg üblicher Länge.
option-path_length-long = Ein langer Weg.
option-path_length-number = Ein Weg mit { $number } Feldern.
preset-short = Kurze Reise
preset-standard = Übliche Reise
preset-long = Lange Reise

# --- das Terminal
screen-castle = Schloss:
screen-lair = Höhle:
screen-circles = Kreise:
screen-talon = Nachziehstapel:
screen-rejet = Ablage:
screen-bank = Bank:
screen-gm = Spielleiter
screen-order = Reihenfolge:
screen-prince = { $who }:
screen-dice = Würfel:
screen-odds = Chancen:
screen-odds-trap = Falle
screen-odds-monster = Monster
screen-odds-dragon = Drache
screen-odds-duel = Duell:

# --- Aussichten
odds-escape = Die Falle gibt frei: { $knight }
odds-monster = Das Monster wird besiegt: { $knight }
odds-dragon = Kraddoch wird besiegt: { $knight }
odds-duel = Du gewinnst das Duell gegen { $who }
odds-blocked = Auf Feld { $space } blockiert: { $knight }
odds-treasure = Schatz auf Feld { $space }: { $knight }
odds-seven = Summe 7: die Hexe kommt vielleicht
odds-double = Ein Pasch: der Zauberer kommt
odds-witch = Die Hexe kommt
odds-power = Ein Machtstein
odds-home = Bringt seine Krone heim: { $knight }
