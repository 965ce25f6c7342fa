# Mots de la page, pour ce jeu seulement.
page-court = La cour
page-conditions = Conditions
page-abilities = Pouvoirs
page-condition = Condition
page-ability = Pouvoir
page-sum = Somme { $number }
page-any-dice = au choix
page-with-king = avec le Roi
page-turned = l’un de vos Bouffons est retourné
page-gone = épuisé
page-left = { $number ->
    [0] Il ne reste aucune carte.
    [one] Il reste une carte.
   *[other] Il reste { $number } cartes.
}
page-owners = Déjà au service de : { $names }.
page-reached = Si vous mettez tous les dés de côté, ils gagnent ce personnage.
page-all-odd = tous impairs
page-all-even = tous pairs
page-is-sure = acquis
page-comes-left = { $number ->
    [0] tous les dés sont de côté : les lancers sont finis
    [one] puis vous relancez le dernier dé
   *[other] puis vous relancez les { $number } autres
}
page-comes-roll = { $number ->
    [one] un dé roule
   *[other] { $number } dés roulent
}
page-comes-finish = plus aucun dé : vous prenez alors un personnage
page-comes-pass = votre tour se termine sans personnage
page-comes-take = rejoint votre cour ; votre tour se termine
page-comes-king = vous rejoint avec la Reine : la manche finale suit ; votre tour se termine
page-comes-throw = tous les dés sont de côté : c’est votre lancer pour le Roi
page-comes-dice = { $number ->
    [one] puis vous avez un dé
   *[other] puis vous avez { $number } dés
}
page-comes-used = ce personnage a alors servi pour ce tour
page-really-aside = Mettre de côté { $dice } ?
page-really-use = Utiliser ainsi : { $character } ?
page-chance-of = { $percent } % ce tour-ci, avec le meilleur coup du précepteur.
page-percent = { $percent } %
page-aside = De côté
page-active = Actifs
page-in-hand = En main
page-your-result = Votre résultat
page-tray-of = { $name } : { $what }
page-result = résultat
page-opens = Cela gagne
page-opens-nothing = Ces dés ne gagnent personne.
page-your-characters = Vos personnages
page-characters-of = Personnages : { $name }
page-no-characters = pas encore de personnage
page-characters = { $number ->
    [one] personnage
   *[other] personnages
}
page-all-dice = tous
page-pick-all = Choisir tous les dés
page-die = Dé montrant { $face }
page-die-aside = Dé montrant { $face }, mis de côté
page-in-row = { $name }, rangée { $row }
page-card-of = { $who_is ->
    [you] { $card } (à vous)
   *[other] { $card } ({ $who })
}
page-die-active = Dé montrant { $face }, actif
page-die-of = { $name }, { $place } sur { $all }
page-die-in-hand = Dé en main
page-used = utilisé
page-in-throw = dans le lancer
page-condition-of = Condition : { $condition }
page-ability-of = Pouvoir : { $ability }
page-brief-reroll_one = relance 1 dé
page-brief-reroll_any = relance
page-brief-start_dice = +{ $number } au jet
page-brief-raise_one = +1 à +{ $number }
page-brief-raise_any = +{ $number } chacun
page-brief-move_pips = déplace
page-brief-add_die = + un { $number }
page-brief-add_any_die = + un dé
page-brief-copy_aside = copie un dé
page-brief-any_face = toute face
page-brief-same_sum = 3, même somme
page-brief-none = la couronne
page-mode = Que voulez-vous faire ?
page-mode-aside = Mettre de côté
page-mode-roll = Lancer
page-mode-finish = Terminer
page-mode-use = Personnage
page-ok-roll = OK : lancer { $number }
page-ok-aside = OK : mettre de côté { $dice }
page-ok-use = OK : { $character }
page-ok-take = OK : prendre { $character }
page-ok-finish = OK : terminer
page-ok = OK
page-some-dice = { $number } dés
page-pick-a-die = Choisissez au moins un dé.
page-press-arrows = Changez les dés avec les flèches.
page-pick-a-character = Choisissez un de vos personnages.
page-pick-a-card = Choisissez une des cartes dorées.
page-more-pips = Un point de plus
page-less-pips = Un point de moins
page-rolls-anew = est relancé
page-same-sum = Somme { $now } sur { $then }
page-hint-reach = À portée : { $characters }.
page-hint-beat = { $name_is ->
    [you] À battre : vos { $many }×{ $face }.
   *[other] À battre : { $many }×{ $face }, chez { $name }.
}
page-hint-next = { $name_is ->
    [you] Ensuite, c’est encore à vous.
   *[other] Ensuite, c’est à { $name }.
}
page-hint-taken = Choisi : { $character }.
page-folio = { $name_is ->
    [you] Manche { $round } · à vous de jouer
   *[other] Manche { $round } · à { $name } de jouer
}
page-folio-then = { $name_is ->
    [you] Manche { $round } · à vous de jouer, puis à { $next }
   *[other] { $next_is ->
        [you] Manche { $round } · à { $name } de jouer, puis à vous
       *[other] Manche { $round } · à { $name } de jouer, puis à { $next }
    }
}
page-folio-again = { $name_is ->
    [you] Manche { $round } · à vous de jouer, puis encore à vous
   *[other] Manche { $round } · à { $name } de jouer, deux fois de suite
}
page-folio-final = { $name_is ->
    [you] Manche finale · à vous de jouer
   *[other] Manche finale · à { $name } de jouer
}
page-folio-over = Manche { $round } · la partie est terminée
page-state-done = a joué
page-state-next = suit
page-state-king = tient le Roi
page-throw = { $many }×{ $face }
page-strongest = le plus fort
page-way-of-crown = Le chemin du Roi
page-final-courts = Les cours à la fin
page-no-king = Personne n’a pris le Roi.

# --- drawn examples in the rulebook
page-example-start-dice = Trois dés pour tous, un pour le Paysan, un par Charlatan, deux pour le Général : huit dés en main.
page-example-rolling = Un lancer de 2-5-5-6. Les deux 5 sont mis de côté pour de bon ; les deux autres dés se relancent ensemble.
page-example-characters = Une même face peut former plusieurs groupes : quatre dés identiques font deux paires, cinq un brelan et une paire, six trois paires.
page-example-claiming = Un résultat de 3-5-5-5 : trois dés identiques, tous impairs, somme 18. Trois de ces quatre sont ouverts, mais on n’en prend qu’un.
page-example-taking-the-king = Huit 3 gagnent le Roi, et la Reine l’accompagne. Il faut désormais battre 8×3.
page-example-final = Plus de dés l’emportent ; à nombre égal, la plus haute face. Huit 1 battent sept 6, qui battent sept 5.

# --- what the lines of the count are counted in
page-unit-king = 1 si oui
page-unit-equal = dés
page-unit-face = points du dé
page-unit-row = la rangée la plus haute décide

# --- ce qui se passe, raconté
page-good-characters = personnages
