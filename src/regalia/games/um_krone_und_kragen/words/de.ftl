# Um Krone und Kragen: jeder Satz des Spiels.

game-title = Um Krone und Kragen
game-line = Gewinne mit Würfeln den Hof für dich, nimm den König und behalte ihn bis zum Ende der Schlussrunde.

# --- Figuren
character-jester = Hofnarr
character-charlatan = Scharlatan
character-farmer = Bauer
character-maid = Dienstmagd
character-philosopher = Philosoph
character-laborer = Handwerker
character-guard = Wachmann
character-hunter = Jäger
character-merchant = Händler
character-astronomer = Astronom
character-lady = Hofdame
character-pawnbroker = Pfandleiher
character-knight = Ritter
character-magician = Zauberer
character-alchemist = Alchemist
character-bishop = Bischof
character-nobleman = Edelmann
character-general = Feldherr
character-queen = Königin
character-king = König
subject-character = { $character_id ->
    [maid] Die { $character }
    [lady] Die { $character }
    [queen] Die { $character }
   *[other] Der { $character }
}
object-character = { $character_id ->
    [jester] den Hofnarren
    [farmer] den Bauern
    [maid] die Dienstmagd
    [philosopher] den Philosophen
    [astronomer] den Astronomen
    [lady] die Hofdame
    [alchemist] den Alchemisten
    [general] den Feldherrn
    [queen] die Königin
   *[other] den { $character }
}
of-character = { $character_id ->
    [jester] vom Hofnarren
    [farmer] vom Bauern
    [maid] von der Dienstmagd
    [philosopher] vom Philosophen
    [astronomer] vom Astronomen
    [lady] von der Hofdame
    [alchemist] vom Alchemisten
    [general] vom Feldherrn
    [queen] von der Königin
   *[other] vom { $character }
}

# --- was sie gewinnt und was sie können
condition-free = beliebige Würfel
condition-equal = { $number } gleiche Würfel
condition-sum = mindestens { $number } Augen
condition-pairs = { $number } Paare
condition-triples = { $number } Drillinge
condition-full_house = ein Drilling und ein Paar oder { $number } gleiche Würfel
condition-all_odd = nur ungerade Würfel
condition-all_even = nur gerade Würfel
condition-straight = fünf Zahlen in Folge
condition-every_face = alle sechs Zahlen
condition-with_king = kommt mit dem König

ability-reroll_one = würfelt einen aktiven Würfel neu
ability-reroll_any = würfelt beliebig viele aktive Würfel gemeinsam neu
ability-start_dice = { $number ->
    [one] gibt zu Beginn jedes Zuges einen Würfel mehr
   *[other] gibt zu Beginn jedes Zuges { $number } Würfel mehr
}
ability-raise_one = { $number ->
    [one] erhöht einen aktiven Würfel um ein Auge, nicht über 6
   *[other] erhöht einen aktiven Würfel um ein bis { $number } Augen, nicht über 6
}
ability-raise_any = { $number ->
    [one] erhöht jeden gewählten aktiven Würfel um genau ein Auge, nicht über 6
   *[other] erhöht jeden gewählten aktiven Würfel um genau { $number } Augen, nicht über 6
}
ability-move_pips = verschiebt Augen von einem aktiven Würfel auf einen anderen; beide bleiben zwischen 1 und 6
ability-add_die = fügt einen aktiven Würfel mit der Zahl { $number } hinzu
ability-add_any_die = fügt einen aktiven Würfel mit einer Zahl deiner Wahl hinzu, 1 bis 6
ability-copy_aside = gibt einem aktiven Würfel die Zahl eines beiseitegelegten Würfels
ability-any_face = gibt einem aktiven Würfel eine andere Zahl, 1 bis 6
ability-same_sum = gibt drei aktiven Würfeln neue Zahlen mit derselben Summe
ability-none = kündigt die Schlussrunde an

# --- was gefragt wird
ask-start-die = Nimmst du den Würfel { of-character }?
ask-first-roll = Wirf deine { $dice } Würfel.
ask-dice-duty = Lege mindestens einen Würfel beiseite oder benutze eine Figur.
ask-dice = Lege Würfel beiseite, benutze eine Figur oder würfle noch einmal mit { $dice ->
    [one] dem übrigen Würfel
   *[other] den { $dice } übrigen Würfeln
}.
ask-dice-none-active = Alle Würfel liegen beiseite: Füge noch einen hinzu oder beende das Würfeln.
ask-more-dice = Für welche weiteren Würfel benutzt du { object-character }?
ask-claim = Nimm eine Figur, deren Bedingung du erfüllst, oder nimm nichts.
ask-over = Die Partie ist zu Ende.
ask-won = { $who_is ->
    [you] Die Partie ist zu Ende: Du hast den König.
   *[other] Die Partie ist zu Ende: { $who } hat den König.
}
wait-start-die = { $who } entscheidet über den Würfel { of-character }.
wait-first-roll = { $who } würfelt gleich mit { $dice } Würfeln.
wait-dice-duty = { $who } muss einen Würfel beiseitelegen oder eine Figur benutzen.
wait-dice = { $who } legt Würfel beiseite, benutzt Figuren oder würfelt noch einmal.
wait-dice-none-active = { $who } fügt einen Würfel hinzu oder beendet das Würfeln.
wait-more-dice = { $who } wählt Würfel für { object-character }.
wait-claim = { $who } nimmt eine Figur oder nichts.

# --- Knöpfe
label-roll = Würfeln
label-finish = Würfeln beenden
label-pass = Nichts nehmen
label-take-die = Den Würfel { of-character } nehmen
label-decline-die = Auf den Würfel { of-character } verzichten
label-that-is-all = Das ist alles
label-set-aside = { $face ->
    [0] Nichts beiseitelegen
    [7] Nichts beiseitelegen
   *[other] Eine { $face } beiseitelegen
}
label-choose = und { $face }
label-take = Nimm { object-character }
label-use = { $character }
label-reroll = { $character }: { $dice } neu würfeln
label-add = { $character }: { $dice }
label-begin = { $character_id ->
    [merchant] { $character }: { $dice } neu würfeln
   *[other] { $character }: { $dice }
}
label-change = { $character }: { $before } wird zu { $after }

# --- Ablehnungen
refusal-set-one-aside-first = Lege mindestens einen Würfel beiseite, bevor du wieder würfelst.
refusal-no-active-dice = Kein Würfel ist aktiv: Alle liegen beiseite.
refusal-dice-still-active = Das Würfeln beenden kannst du erst, wenn alle Würfel beiseiteliegen.
refusal-no-such-die = Keiner deiner aktiven Würfel zeigt das.
refusal-not-in-your-court = { subject-character } gehört nicht zu deinem Hof.
refusal-used-this-turn = Du hast { object-character } in diesem Zug schon benutzt.
refusal-nothing-rolled-yet = Vor dem ersten Wurf gibt es keine Würfel für { object-character }.
refusal-no-effect = Das würde nichts ändern. { subject-character } muss die Würfel verändern.
refusal-condition-not-met = Deine Würfel gewinnen { object-character } nicht. Bedingung: { $condition }.
refusal-no-copy-left = Am Hof ist keine Karte mehr übrig: { $character }.
refusal-already-yours = Du hast { object-character } schon, und mehr als eine solche Karte darfst du nicht haben.
refusal-needs-a-jester = Ein Scharlatan ist ein umgedrehter Hofnarr: Du brauchst einen eigenen Hofnarren.
refusal-only-with-the-king = Die Königin kommt nur mit dem König.
refusal-choose-a-die = Wähle mindestens einen Würfel.
refusal-not-before-first-roll = An diesem Tisch wird vor dem ersten Wurf kein Würfel hinzugefügt.
refusal-no-more-dice = Mehr Würfel gehen nicht: Dieser Zug hat schon so viele, wie der Tisch erlaubt.
refusal-too-few-dice = { subject-character } braucht mehr aktive Würfel, als da sind.
refusal-nothing-aside = Der Astronom ahmt einen beiseitegelegten Würfel nach, und es liegt keiner beiseite.
refusal-above-six = Kein Würfel darf über 6 kommen.
refusal-not-like-that = So nicht. { $character }: { $ability }.
refusal-gives-start-dice = { subject-character } gibt zu Beginn des Zuges Würfel und lässt sich später nicht benutzen.
refusal-king-has-no-ability = Der König hat keine Fähigkeit für deine Würfel.
refusal-one-charlatan-only = An diesem Tisch darfst du nur einen Scharlatan haben.
refusal-dice-first = Zuerst müssen alle deine Würfel beiseiteliegen.
refusal-roll-first = Würfle zuerst: Noch lässt sich nichts beiseitelegen.
refusal-turn-is-claiming = Das Würfeln ist vorbei: Nimm jetzt eine Figur oder nichts.
refusal-low-to-high = Nenne die Würfel in aufsteigender Reihenfolge.
refusal-finish-the-use = Sage zuerst, auf welche Würfel die Figur wirkt.
refusal-die-question-first = Sage zuerst, ob du den Startwürfel nimmst.
refusal-no-die-question = Um einen Startwürfel geht es jetzt nicht.

# --- was geschieht
told-round-begins = { $who_is ->
    [you] Runde { $round } beginnt, und du fängst an.
   *[other] Runde { $round } beginnt, und { $who } fängt an.
}
told-turn-begins = { $who_is ->
    [you] Du hast { $dice } Würfel in der Hand.
   *[other] { $who } hat { $dice } Würfel in der Hand.
}
told-die-taken = { $who_is ->
    [you] Du nimmst den Würfel { of-character }.
   *[other] { $who } nimmt den Würfel { of-character }.
}
told-die-declined = { $who_is ->
    [you] Du verzichtest auf den Würfel { of-character }.
   *[other] { $who } verzichtet auf den Würfel { of-character }.
}
told-die-added = { $who_is ->
    [you] Du benutzt { object-character } für einen weiteren Würfel.
   *[other] { $who } benutzt { object-character } für einen weiteren Würfel.
}
told-rolled = { $who_is ->
    [you] Du würfelst { $dice }.
   *[other] { $who } würfelt { $dice }.
}
told-set-aside = { $who_is ->
    [you] Du legst { $face } beiseite.
   *[other] { $who } legt { $face } beiseite.
}
told-used = { $added ->
    [1] { $who_is ->
        [you] Du benutzt { object-character } und fügst { $after } hinzu.
       *[other] { $who } benutzt { object-character } und fügt { $after } hinzu.
    }
   *[other] { $who_is ->
        [you] Du benutzt { object-character }: { $before } wird zu { $after }.
       *[other] { $who } benutzt { object-character }: { $before } wird zu { $after }.
    }
}
told-rerolled = { $who_is ->
    [you] Du benutzt { object-character } und würfelst { $before } neu: { $after }.
   *[other] { $who } benutzt { object-character } und würfelt { $before } neu: { $after }.
}
told-took = { $who_is ->
    [you] Du gewinnst { object-character }.
   *[other] { $who } gewinnt { object-character }.
}
told-took-nothing = { $who_is ->
    [you] Du gewinnst niemanden für dich.
   *[other] { $who } gewinnt niemanden für sich.
}
told-first-king = { $who_is ->
    [you] Du gewinnst König und Königin mit { $many }×{ $face }: Die Schlussrunde naht.
   *[other] { $who } gewinnt König und Königin mit { $many }×{ $face }: Die Schlussrunde naht.
}
told-final-begins = { $who_is ->
    [you] Die Schlussrunde beginnt; du spielst zuletzt.
   *[other] Die Schlussrunde beginnt; { $who } spielt zuletzt.
}
told-threw = { $who_is ->
    [you] Du kommst auf { $many }×{ $face }.
   *[other] { $who } kommt auf { $many }×{ $face }.
}
told-king-moves = { $who_is ->
    [you] Du nimmst { $old } den König ab.
   *[other] { $old_is ->
        [you] { $who } nimmt dir den König ab.
       *[other] { $who } nimmt { $old } den König ab.
    }
}
told-king-unbeaten = { $who_is ->
    [you] Niemand hat dich geschlagen.
   *[other] Niemand hat { $who } geschlagen.
}
told-game-ends = { $adjudicated ->
    [1] Die letzte erlaubte Runde ist vorbei, und niemand hat den König: Die Höfe entscheiden.
   *[other] { $who_is ->
        [you] Die Partie ist zu Ende: Du gewinnst.
       *[other] Die Partie ist zu Ende: { $who } gewinnt.
    }
}

# --- die Wertung am Ende
line-king = hat den König
line-equal = gleiche Würfel in der Kombination, die zählt
line-face = die Zahl auf diesen Würfeln
line-row = Figuren in Reihe { $row }

# --- Optionen
option-start_dice = Sind die Startwürfel von Bauer und Scharlatan Pflicht?
option-start_dice-automatic = Die Würfel von Bauer und Scharlatan sind immer in der Hand.
option-start_dice-optional = Jeder Würfel von Bauer und Scharlatan darf abgelehnt werden.
option-adders_before_first_roll = Darf vor dem ersten Wurf ein Würfel hinzugefügt werden?
option-adders_before_first_roll-true = Figuren, die einen Würfel hinzufügen, dürfen schon vor dem ersten Wurf benutzt werden.
option-adders_before_first_roll-false = Vor dem ersten Wurf kommt kein Würfel hinzu.
option-king_tie = Bringt eine gleich starke Kombination den König zurück?
option-king_tie-strict = Der erste König braucht eine stärkere Kombination als die bisher beste.
option-king_tie-match = Der erste König holt den König schon mit einer gleich starken Kombination zurück.
option-row0_supply = Wie viele Hofnarren gibt es?
option-row0_supply-shared_n = So viele Hofnarren, wie Personen mitspielen, Scharlatane mitgezählt.
option-row0_supply-unlimited = Hofnarren gehen nie aus.
option-max_charlatans = Wie viele Scharlatane darf man besitzen?
option-max_charlatans-unlimited = Beliebig viele Scharlatane.
option-max_charlatans-1 = Höchstens ein Scharlatan.
option-dice_cap = Ist die Anzahl der Würfel begrenzt?
option-dice_cap-none = Keine Grenze für die Würfel eines Zuges.
option-dice_cap-12 = Höchstens zwölf Würfel in einem Zug, wie in der Schachtel.
option-alchemist_min_dice = Wie viele aktive Würfel braucht der Alchemist?
option-alchemist_min_dice-3 = Der Alchemist braucht drei aktive Würfel.
option-alchemist_min_dice-2 = Bei genau zwei aktiven Würfeln darf der Alchemist deren Summe neu aufteilen.
option-max_rounds = Nach wie vielen Runden ohne König entscheiden die Höfe?
option-max_rounds-number = Nach { $number } Runden ohne König entscheiden die Höfe.
preset-bsw = Wie online gespielt
preset-print = Wie in der gedruckten Regel

# --- das Terminal
screen-court = Der Hof
screen-hand = in der Hand
screen-active = aktiv
screen-aside = beiseite
screen-best = zu schlagen
screen-condition-free = beliebig
screen-condition-equal = { $number } gleiche
screen-condition-sum = ab { $number } Augen
screen-condition-pairs = { $number } Paare
screen-condition-triples = { $number } Drillinge
screen-condition-full_house = 3 + 2 oder { $number } gleiche
screen-condition-all_odd = nur ungerade
screen-condition-all_even = nur gerade
screen-condition-straight = 5 in Folge
screen-condition-every_face = alle 6 Zahlen
screen-condition-with_king = mit dem König
screen-ability-reroll_one = würfelt einen neu
screen-ability-reroll_any = würfelt beliebige neu
screen-ability-start_dice = { $number } Würfel mehr
screen-ability-raise_one = { $number ->
    [one] ein Würfel +1
   *[other] ein Würfel +1 bis +{ $number }
}
screen-ability-raise_any = beliebige +{ $number }
screen-ability-move_pips = verschiebt Augen
screen-ability-add_die = eine { $number } dazu
screen-ability-add_any_die = jede Zahl dazu
screen-ability-copy_aside = wie einer beiseite
screen-ability-any_face = einer wird jede Zahl
screen-ability-same_sum = 3 Würfel, gleiche Summe
screen-ability-none = Schlussrunde

# --- Aussichten
odds-claim = { $character }: { $condition }
odds-king = Der König wird genommen
odds-equal = { $number } oder mehr gleiche Würfel
odds-beat = Mehr als { $number } × { $face }
odds-group = { $number } oder mehr Würfel mit { $face }
