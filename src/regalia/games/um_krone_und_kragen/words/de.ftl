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
ask-start-die = Nimmst du den Würfel der Figur { $character }?
ask-first-roll = Wirf deine { $dice } Würfel.
ask-dice-duty = Lege mindestens einen Würfel beiseite oder benutze eine Figur.
ask-dice = Lege Würfel beiseite, benutze eine Figur oder würfle noch einmal mit { $dice ->
    [one] dem übrigen Würfel
   *[other] den { $dice } übrigen Würfeln
}.
ask-dice-none-active = Alle Würfel liegen beiseite: Füge noch einen hinzu oder beende das Würfeln.
ask-more-dice = Auf welche Würfel soll die Figur { $character } außerdem wirken?
ask-claim = Nimm eine Figur, deren Bedingung du erfüllst, oder nimm nichts.
ask-over = Die Partie ist zu Ende.
ask-won = Die Partie ist zu Ende: { $who } hat den König.
wait-start-die = { $who } entscheidet über den Würfel der Figur { $character }.
wait-first-roll = { $who } würfelt gleich mit { $dice } Würfeln.
wait-dice-duty = { $who } muss einen Würfel beiseitelegen oder eine Figur benutzen.
wait-dice = { $who } legt Würfel beiseite, benutzt Figuren oder würfelt noch einmal.
wait-dice-none-active = { $who } fügt einen Würfel hinzu oder beendet das Würfeln.
wait-more-dice = { $who } wählt Würfel für die Figur { $character }.
wait-claim = { $who } nimmt eine Figur oder nichts.

# --- Knöpfe
label-roll = Würfeln
label-finish = Würfeln beenden
label-pass = Nichts nehmen
label-take-die = Würfel nehmen: { $character }
label-decline-die = Würfel ablehnen: { $character }
label-that-is-all = Das ist alles
label-set-aside = { $face ->
    [0] Nichts beiseitelegen
    [7] Nichts beiseitelegen
   *[other] Eine { $face } beiseitelegen
}
label-choose = und { $face }
label-take = Nehmen: { $character }
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
refusal-no-such-die = Ein solcher Würfel ist nicht aktiv.
refusal-not-in-your-court = Die Figur { $character } gehört nicht zu deinem Hof.
refusal-used-this-turn = Die Figur { $character } wurde in diesem Zug schon benutzt.
refusal-nothing-rolled-yet = Vor dem ersten Wurf gibt es keinen Würfel, auf den die Figur { $character } wirken könnte.
refusal-no-effect = Das würde nichts ändern: Die Figur { $character } muss die Würfel verändern.
refusal-condition-not-met = Deine Würfel gewinnen die Figur { $character } nicht. Bedingung: { $condition }.
refusal-no-copy-left = Von der Figur { $character } ist am Hof keine Karte mehr übrig.
refusal-already-yours = Du besitzt die Figur { $character } schon, und mehr als eine davon darfst du nicht haben.
refusal-needs-a-jester = Ein Scharlatan ist ein umgedrehter Hofnarr: Du brauchst einen eigenen Hofnarren.
refusal-only-with-the-king = Die Königin kommt nur mit dem König.
refusal-choose-a-die = Wähle mindestens einen Würfel.
refusal-not-before-first-roll = An diesem Tisch wird vor dem ersten Wurf kein Würfel hinzugefügt.
refusal-no-more-dice = Mehr Würfel gehen nicht: Dieser Zug hat schon so viele, wie der Tisch erlaubt.
refusal-too-few-dice = Die Figur { $character } braucht mehr aktive Würfel, als da sind.
refusal-nothing-aside = Der Astronom ahmt einen beiseitegelegten Würfel nach, und es liegt keiner beiseite.
refusal-above-six = Kein Würfel darf über 6 kommen.
refusal-not-like-that = So nicht. { $character }: { $ability }.
refusal-gives-start-dice = Die Figur { $character } gibt zu Beginn des Zuges Würfel und lässt sich später nicht benutzen.
refusal-king-has-no-ability = Der König hat keine Fähigkeit für deine Würfel.
refusal-one-charlatan-only = An diesem Tisch darfst du nur einen Scharlatan haben.
refusal-dice-first = Zuerst müssen alle deine Würfel beiseiteliegen.
refusal-roll-first = Würfle zuerst: Noch lässt sich nichts beiseitelegen.
refusal-turn-is-claiming = Das Würfeln ist vorbei: Nimm jetzt eine Figur oder nichts.
refusal-low-to-high = Nenne die Würfel in aufsteigender Reihenfolge.
refusal-finish-the-use = Sag zuerst, auf welche Würfel die Figur wirkt.
refusal-die-question-first = Sag zuerst, ob du den Startwürfel nimmst.
refusal-no-die-question = Um einen Startwürfel geht es jetzt nicht.

# --- was geschieht
told-round-begins = Runde { $round } beginnt mit { $who }.
told-turn-begins = { $who } hat { $dice } Würfel auf der Hand.
told-die-taken = { $who } nimmt den Würfel der Figur { $character }.
told-die-declined = { $who } lehnt den Würfel der Figur { $character } ab.
told-die-added = { $who } benutzt die Figur { $character } für einen weiteren Würfel.
told-rolled = { $who } würfelt { $dice }.
told-set-aside = { $who } legt eine { $face } beiseite.
told-used = { $added ->
    [1] { $who } benutzt die Figur { $character } und fügt eine { $after } hinzu.
   *[other] { $who } benutzt die Figur { $character }: { $before } wird zu { $after }.
}
told-rerolled = { $who } benutzt die Figur { $character } und würfelt { $before } neu: { $after }.
told-took = { $who } nimmt die Figur { $character }.
told-took-nothing = { $who } nimmt nichts.
told-first-king = { $who } nimmt König und Königin mit { $many }×{ $face }: Die Schlussrunde naht.
told-final-begins = Die Schlussrunde beginnt; { $who } spielt zuletzt.
told-threw = { $who } kommt auf { $many }×{ $face }.
told-king-moves = Der König wechselt von { $old } zu { $who }.
told-king-unbeaten = Niemand hat { $who } geschlagen.
told-game-ends = { $adjudicated ->
    [1] Die letzte erlaubte Runde ist vorbei, und niemand hat den König: Die Höfe entscheiden.
   *[other] Die Partie ist zu Ende: { $who } gewinnt.
}

# --- die Wertung am Ende
line-king = hat den König
line-equal = gleiche Würfel in der Kombination, die zählt
line-face = die Zahl auf diesen Würfeln
line-row = Figuren in Reihe { $row }

# --- Optionen
option-start_dice = Sind die Startwürfel von Bauer und Scharlatan Pflicht?
option-start_dice-automatic = Die Würfel von Bauer und Scharlatan sind immer auf der Hand.
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
screen-hand = auf der Hand
screen-active = aktiv
screen-aside = beiseite
screen-best = zu schlagen

# --- Aussichten
odds-claim = { $character }: { $condition }
odds-king = Der König wird genommen
odds-equal = { $number } oder mehr gleiche Würfel
odds-beat = Mehr als { $number } × { $face }
odds-group = { $number } oder mehr Würfel mit { $face }
