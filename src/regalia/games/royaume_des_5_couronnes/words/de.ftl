# Le Royaume des 5 Couronnes: jeder Satz des Spiels.

game-title = Das Königreich der 5 Kronen
game-line = Fünf Ritter dienen allen Prinzen: Bring die Kronen in der Reihenfolge heim, die nur du kennst.

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
knight-red-start = Ritter Rot
knight-blue = Ritter Blau
knight-blue-start = Ritter Blau
knight-green = Ritter Grün
knight-green-start = Ritter Grün
knight-yellow = Ritter Gelb
knight-yellow-start = Ritter Gelb
knight-white = Ritter Weiß
knight-white-start = Ritter Weiß
knight-black = Ritter Schwarz
knight-black-start = Ritter Schwarz
knight-purple = Ritter Violett
knight-purple-start = Ritter Violett
knight-orange = Ritter Orange
knight-orange-start = Ritter Orange
knight-pink = Ritter Rosa
knight-pink-start = Ritter Rosa
knight-brown = Ritter Braun
knight-brown-start = Ritter Braun
knight-grey = Ritter Grau
knight-grey-start = Ritter Grau
pawns-red = { $n ->
    [one] einen roten Schatz
   *[other] { $n } rote Schätze
}
pawns-blue = { $n ->
    [one] einen blauen Schatz
   *[other] { $n } blaue Schätze
}
pawns-green = { $n ->
    [one] einen grünen Schatz
   *[other] { $n } grüne Schätze
}
pawns-yellow = { $n ->
    [one] einen gelben Schatz
   *[other] { $n } gelbe Schätze
}
pawns-white = { $n ->
    [one] einen weißen Schatz
   *[other] { $n } weiße Schätze
}
pawns-black = { $n ->
    [one] einen schwarzen Schatz
   *[other] { $n } schwarze Schätze
}
pawns-purple = { $n ->
    [one] einen violetten Schatz
   *[other] { $n } violette Schätze
}
pawns-orange = { $n ->
    [one] einen orangefarbenen Schatz
   *[other] { $n } orangefarbene Schätze
}
pawns-pink = { $n ->
    [one] einen rosafarbenen Schatz
   *[other] { $n } rosafarbene Schätze
}
pawns-brown = { $n ->
    [one] einen braunen Schatz
   *[other] { $n } braune Schätze
}
pawns-grey = { $n ->
    [one] einen grauen Schatz
   *[other] { $n } graue Schätze
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
to-castle = zum Schloss
to-lair = in die Drachenhöhle
to-space = auf Feld { $number }
from-castle = vom Schloss
from-lair = aus der Drachenhöhle
from-space = von Feld { $number }
at-castle = im Schloss
at-lair = in der Drachenhöhle
at-space = auf Feld { $number }
circle-1 = Kreis I
circle-2 = Kreis II
circle-3 = Kreis III
circle-4 = Kreis IV
circle-5 = Kreis V

# --- was zu tun ist
ask-lay-cards = Leg die nächste Karte ungesehen auf ein freies Feld oder alle übrigen auf einmal.
ask-phase-a = Versuch einen blockierten Ritter zu befreien { $power ->
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
ask-first-move = Du hast { $one } und { $two } gewürfelt: Zieh einen freien Ritter um einen der Würfel.
ask-only-move = Du hast { $one } und { $two } gewürfelt: Zieh den einzigen freien Ritter um einen der Würfel.
ask-wizard = Ein Pasch: Der Zauberer bewegt einen Ritter um { $sum }, vor oder zurück.
ask-second-move = Zieh nun einen anderen freien Ritter um { $die }.
ask-window = { $who } hat { $one } und { $two } gewürfelt. Rufst du die Hexe?
ask-over = Das Spiel ist zu Ende.
ask-won = Das Spiel ist zu Ende: { $who } ist König.
wait-lay-cards = { $who } legt die Karten aus.
wait-phase-a = { $who } darf Ritter befreien, herausfordern oder würfeln.
wait-phase-a-all-blocked = { $who } muss versuchen, einen Ritter zu befreien.
wait-phase-a-free = { $who } würfelt gleich.
wait-take = { $who } nimmt sich Schätze von { $other }.
wait-excuse = { $who } wählt einen Schatz von { $other }.
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
label-free = { $knight } befreien
label-free-trap = { $knight } aus der Falle befreien ({ $percent } %)
label-free-monster = { $knight } vom Monster befreien ({ $percent } %)
label-duel = { $who } herausfordern ({ $percent } %)
label-duel-nobody = Niemanden herausfordern
label-take = Nimm { $pawns }
label-excuse = Verlange { $pawns }
label-pay = Zahle { $pawns }
label-move = { $knight } um { $die } { $place }
label-wizard = Zauberer: { $knight } { $steps } vor { $place }
label-wizard-back = Zauberer: { $knight } { $steps } zurück { $place }
label-lay = Karte auf Feld { $number } legen

# --- warum nicht
refusal-not-blocked = { $knight } ist nicht blockiert.
refusal-knight-is-home = { $knight } ist schon daheim.
refusal-duels-close-attempts = Nach einem Duell kann in diesem Zug kein Ritter mehr befreit werden.
refusal-all-blocked = Alle Ritter sind blockiert: Versuch zuerst, einen zu befreien.
refusal-too-little-power = Nur ein Prinz mit voller Macht darf herausfordern.
refusal-yourself = Dich selbst kannst du nicht herausfordern.
refusal-no-treasure-to-win = Dieser Prinz hat keinen Schatz, den man gewinnen könnte.
refusal-once-a-turn = Diesen Prinzen hast du in diesem Zug schon herausgefordert.
refusal-no-such-prince = Diesen Prinzen gibt es an diesem Tisch nicht.
refusal-roll-first = Erst würfeln, dann ziehen.
refusal-already-rolled = Die Würfel sind gefallen: Phase A ist vorbei.
refusal-must-move = Passen gibt es nicht: Du musst deine Würfel ausspielen.
refusal-knight-is-blocked = { $knight } ist blockiert und kann mit einem Würfel nicht ziehen.
refusal-no-such-die = Ein solcher Würfel ist nicht mehr da.
refusal-same-knight = { $knight } hat schon gezogen: Der andere Würfel ist für einen anderen Ritter.
refusal-double-is-the-wizards = Ein Pasch gehört dem Zauberer: Ein Ritter zieht um die Summe.
refusal-not-a-double = Der Zauberer kommt nur bei einem Pasch.
refusal-cannot-go-back = { $knight } kann nicht weiter zurück.
refusal-only-others-call = Die Hexe rufen können nur die anderen Prinzen, nach dem Wurf und vor der ersten Bewegung.
refusal-only-the-mover = Das tut nur der Prinz, der am Zug ist.
refusal-none-of-that-colour = In dieser Farbe gibt es hier keinen Schatz: { $colour }.
refusal-take-first = Nimm zuerst die Schätze, die du gewonnen hast.
refusal-excuse-first = Wähl zuerst den Schatz, der dir zusteht.
refusal-pay-first = Bezahl zuerst die Hexe.
refusal-lay-first = Zuerst müssen die Karten ausgelegt werden.
refusal-space-is-covered = Dort liegt schon eine Karte.
refusal-no-such-space = Der Weg hat die Felder 1 bis { $spaces }.
refusal-not-due = Jetzt ist kein Schatz fällig.
refusal-cards-are-laid = Die Karten sind schon ausgelegt.
refusal-second-knight-first = Dieser Wurf ist kein Pasch: Zieh den zweiten Ritter um den anderen Würfel.

# --- die Geschichte
event-turn-begins = Zug { $number }: { $who }.
event-cards-laid = { $who } hat die Karten ausgelegt.
event-escape-rolled = { $who } versucht { $knight } zu befreien: { $die } + { $power } = { $total }.
event-monster-rolled = { $who } kämpft für { $knight }: { $die } + { $power } = { $total } gegen { $foe } des Monsters.
event-set-free-trap = Die Falle { $place } ist offen; wieder frei: { $knights }.
event-set-free-monster = Das Monster { $place } ist besiegt; wieder frei: { $knights }.
event-failed-turn-lost = { $who } scheitert, und der Zug ist vorbei.
event-failed-dice-follow = { $who } scheitert und würfelt sofort.
event-failed-all-blocked = { $who } scheitert; alle Ritter sind blockiert, und der Zug ist vorbei.
event-power-gained = { $who } gewinnt einen Machtstein und hat nun { $number }.
event-power-lost = { $who } verliert einen Machtstein und hat nun { $number }.
event-duel-rolled = Duell: { $who } { $die } + { $power } = { $total }, { $other } { $other_die } + { $other_power } = { $other_total }.
event-pawns-taken = { $who } nimmt { $pawns } von { $other }.
event-pawn-excused = { $who } bekommt { $pawns } von { $other } als Entschuldigung.
event-no-excuse = { $who } bekommt keinen Schatz: { $other } hat keinen.
event-dice-rolled = { $who } würfelt { $one } und { $two }.
event-witch-called = { $who } ruft die Hexe: Es ist ihr Wurf!
event-witch-in-vain = { $who } ruft die Hexe, aber sie ist nicht da.
event-witch-paid = { $who } zahlt der Hexe { $pawns }.
event-witch-ends-turn = { $who } kann die Hexe nicht bezahlen: Der Zug ist vorbei.
event-moved = { $who } zieht { $knight } { $start } { $end }.
event-wizard-moved = { $who } schickt { $knight } mit dem Zauberer { $start } { $end }.
event-vanished-trap = Die Falle { $place } verschwindet.
event-vanished-monster = Das Monster { $place } verschwindet.
event-covered = Feld { $number } wird wieder bedeckt: { $card }.
event-reshuffled = Die Ablage wird gemischt und zum Talon, { $number } Karten.
event-turned-up = Feld { $number } wird aufgedeckt: { $card }.
event-blocked-trap = { $knight } sitzt in der Falle auf Feld { $number }.
event-blocked-monster = { $knight } wird vom Monster auf Feld { $number } festgehalten.
event-weapon-in-vain = { $who } hat schon volle Macht: Die Waffe bleibt auf Feld { $number }.
event-treasure-won = { $who } gewinnt { $pawns }.
event-treasure-in-vain = In dieser Farbe ist kein Schatz mehr da ({ $colour }): Die Karte bleibt auf Feld { $number }.
event-dragon-rolled = { $knight } steht vor dem Drachen: { $die } + { $power } = { $total } gegen { $foe }.
event-crown-won = { $knight } gewinnt seine Krone und kommt { $place }.
event-thrown-back = { $knight } wird zurückgeworfen, { $place }.
event-crown-home = { $knight } bringt seine Krone heim in { $circle }.
event-last-crown = Die letzte Krone kommt in Kreis V: { $knight }.
event-points = { $who } hat { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}.
event-final-rolled = Entscheidungsduell: { $who } { $die } + { $power } = { $total }.
event-king = { $who } ist König.

# --- die Wertung
line-crowns = Kronen am richtigen Platz
line-matching = Schätze dieser Farben
line-other = andere Schätze
line-points = Punkte
line-final-duel = Sieg im Entscheidungsduell

# --- Optionen
option-gm_seat = Wer ist Spielleiter und beginnt?
option-gm_seat-random = Der Spielleiter wird ausgelost.
option-gm_seat-number = Platz { $number } ist Spielleiter und beginnt.
option-placement = Wer legt die Karten aus?
option-placement-automatic = Die Karten werden gemischt und von selbst ausgelegt.
option-placement-game_master = Der Spielleiter legt die Rückseiten, wie er will; niemand sieht eine Vorderseite.
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
option-path_length-data = So lang, wie die Datendatei sagt.
option-path_length-short = Ein kurzer Weg.
option-path_length-standard = Ein Weg üblicher Länge.
option-path_length-long = Ein langer Weg.
option-path_length-number = Ein Weg mit { $number } Feldern.
preset-short = Kurze Reise
preset-standard = Übliche Reise
preset-long = Lange Reise

# --- das Terminal
screen-castle = Schloss:
screen-lair = Drachenhöhle:
screen-circles = Kreise:
screen-talon = Talon:
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
odds-dragon = Der Drache wird besiegt: { $knight }
odds-duel = Du gewinnst das Duell gegen { $who }
odds-blocked = Auf Feld { $space } blockiert: { $knight }
odds-treasure = Schatz auf Feld { $space }: { $knight }
