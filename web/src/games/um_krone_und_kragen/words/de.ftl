# Wörter der Seite, nur für dieses Spiel.
page-court = Der Hof
page-conditions = Bedingungen
page-abilities = Fähigkeiten
page-condition = Bedingung
page-ability = Fähigkeit
page-sum = Summe { $number }
page-any-dice = beliebig
page-with-king = mit dem König
page-turned = einer deiner Hofnarren wird umgedreht
page-gone = vergeben
page-left = { $number ->
    [0] Keine Karte ist übrig.
    [one] Eine Karte ist übrig.
   *[other] { $number } Karten sind übrig.
}
page-owners = In Diensten von { $names }.
page-reached = Legst du alle Würfel beiseite, gewinnen sie diese Figur.
page-all-odd = alle ungerade
page-all-even = alle gerade
page-is-sure = sicher
page-comes-left = { $number ->
    [0] alle Würfel liegen beiseite: das Würfeln endet
    [one] dann würfelst du den letzten Würfel neu
   *[other] dann würfelst du die anderen { $number } neu
}
page-comes-roll = { $number ->
    [one] ein Würfel rollt
   *[other] { $number } Würfel rollen
}
page-comes-finish = keine weiteren Würfel: dann nimmst du eine Figur
page-comes-pass = dein Zug endet ohne Figur
page-comes-take = kommt an deinen Hof; dein Zug endet
page-comes-king = kommt mit der Königin zu dir: die Schlussrunde folgt; dein Zug endet
page-comes-throw = alle Würfel liegen beiseite: das ist dein Wurf um den König
page-comes-dice = { $number ->
    [one] dann hast du einen Würfel
   *[other] dann hast du { $number } Würfel
}
page-comes-used = damit ist die Figur für diesen Zug eingesetzt
page-really-aside = { $dice } beiseitelegen?
page-really-use = { $character } so einsetzen?
page-chance-of = { $percent } % in diesem Zug, mit dem besten Vorschlag des Hoflehrers.
page-percent = { $percent } %
page-aside = Beiseite
page-active = Aktiv
page-in-hand = In der Hand
page-your-result = Dein Ergebnis
page-tray-of = { $name }: { $what }
page-result = Ergebnis
page-opens = Das gewinnt
page-opens-nothing = Damit gewinnst du niemanden.
page-your-characters = Deine Figuren
page-characters-of = Figuren von { $name }
page-no-characters = noch keine Figuren
page-characters = { $number ->
    [one] Figur
   *[other] Figuren
}
page-all-dice = alle
page-pick-all = Alle Würfel wählen
page-die = Würfel mit { $face }
page-die-aside = Würfel mit { $face }, beiseite
page-in-row = { $name }, Reihe { $row }
page-card-of = { $who_is ->
    [you] { $card } (bei dir)
   *[other] { $card } (bei { $who })
}
page-die-active = Würfel mit { $face }, aktiv
page-die-of = { $name }, { $place } von { $all }
page-die-in-hand = Würfel in der Hand
page-used = benutzt
page-in-throw = im Wurf
page-condition-of = Bedingung: { $condition }
page-ability-of = Fähigkeit: { $ability }
page-brief-reroll_one = 1 Würfel neu
page-brief-reroll_any = Würfel neu
page-brief-start_dice = +{ $number } im Wurf
page-brief-raise_one = +1 bis +{ $number }
page-brief-raise_any = je +{ $number }
page-brief-move_pips = Augen schieben
page-brief-add_die = + Würfel { $number }
page-brief-add_any_die = + Würfel
page-brief-copy_aside = wie beiseite
page-brief-any_face = jede Zahl
page-brief-same_sum = 3, gleiche Summe
page-brief-none = die Krone
page-mode = Was willst du tun?
page-mode-aside = Beiseitelegen
page-mode-roll = Würfeln
page-mode-finish = Beenden
page-mode-use = Figur benutzen
page-ok-roll = OK: { $number } würfeln
page-ok-aside = OK: { $dice } beiseitelegen
page-ok-use = OK: { $character }
page-ok-take = OK: { $character } nehmen
page-ok-finish = OK: beenden
page-ok = OK
page-some-dice = { $number } Würfel
page-pick-a-die = Wähle mindestens einen Würfel.
page-press-arrows = Verändere die Würfel mit den Pfeilen.
page-pick-a-character = Wähle eine deiner Figuren.
page-pick-a-card = Wähle eine der goldenen Karten.
page-more-pips = Ein Auge mehr
page-less-pips = Ein Auge weniger
page-rolls-anew = wird neu gewürfelt
page-same-sum = Summe { $now } von { $then }
page-hint-reach = In Reichweite: { $characters }.
page-hint-beat = { $name_is ->
    [you] Zu schlagen: deine { $many }×{ $face }.
   *[other] Zu schlagen: { $many }×{ $face } von { $name }.
}
page-hint-next = { $name_is ->
    [you] Danach bist du noch einmal am Zug.
   *[other] Danach ist { $name } am Zug.
}
page-hint-taken = Gewählt: { $character }.
page-folio = { $name_is ->
    [you] Runde { $round } · du bist am Zug
   *[other] Runde { $round } · { $name } ist am Zug
}
page-folio-then = { $name_is ->
    [you] Runde { $round } · du bist am Zug, dann { $next }
   *[other] { $next_is ->
        [you] Runde { $round } · { $name } ist am Zug, dann du
       *[other] Runde { $round } · { $name } ist am Zug, dann { $next }
    }
}
page-folio-again = { $name_is ->
    [you] Runde { $round } · du bist am Zug, dann noch einmal
   *[other] Runde { $round } · { $name } ist am Zug, dann noch einmal
}
page-folio-final = { $name_is ->
    [you] Schlussrunde · du bist am Zug
   *[other] Schlussrunde · { $name } ist am Zug
}
page-folio-over = Runde { $round } · die Partie ist zu Ende
page-state-done = hat gespielt
page-state-next = folgt
page-state-king = hat den König
page-throw = { $many }×{ $face }
page-strongest = stärkste Kombination
page-way-of-crown = Der Weg des Königs
page-final-courts = Die Höfe am Ende
page-no-king = Niemand hat den König genommen.

# --- drawn examples in the rulebook
page-example-start-dice = Drei Würfel für alle, einer für den Bauern, je einer für zwei Scharlatane, zwei für den Feldherrn: acht Würfel in der Hand.
page-example-rolling = Ein Wurf: 2-5-5-6. Die beiden Fünfen werden beiseitegelegt und bleiben liegen; die anderen zwei Würfel werden zusammen neu geworfen.
page-example-characters = Eine Augenzahl kann mehrere Gruppen bilden: Vier gleiche sind zwei Paare, fünf ein Drilling und ein Paar, sechs drei Paare.
page-example-claiming = Ein Ergebnis von 3-5-5-5: drei gleiche, alle ungerade, Summe 18. Drei dieser vier stehen offen, genommen wird nur eine Figur.
page-example-taking-the-king = Acht Dreien gewinnen den König, und die Königin kommt mit. 8×3 ist nun zu schlagen.
page-example-final = Mehr Würfel gewinnen; bei gleich vielen die höhere Augenzahl. Acht Einsen schlagen sieben Sechsen, diese sieben Fünfen.

# --- what the lines of the count are counted in
page-unit-king = 1, wenn ja
page-unit-equal = Würfel
page-unit-face = Augen
page-unit-row = die höhere Reihe entscheidet

# --- was geschieht, wird erzählt
page-good-characters = Figuren
