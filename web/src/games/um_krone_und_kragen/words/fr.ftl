# Mots de la page, pour ce jeu seulement.
page-court = La cour
page-conditions = Conditions
page-abilities = Pouvoirs
page-condition = Condition
page-ability = Pouvoir
page-sum = Somme { $number }
page-any-dice = au choix
page-with-king = avec le Roi
page-turned = on retourne un Bouffon à soi
page-gone = épuisé
page-left = { $number ->
    [0] Il ne reste aucune carte.
    [one] Il reste une carte.
   *[other] Il reste { $number } cartes.
}
page-owners = Dans les cours de : { $names }.
page-reached = Les dés posés sur la table gagneraient ce personnage.
page-aside = De côté
page-active = Actifs
page-in-hand = En main
page-your-result = Votre résultat
page-tray-of = { $name } : { $what }
page-result = résultat
page-opens = Cela ouvre
page-opens-nothing = Rien n’est à prendre.
page-your-characters = Vos personnages
page-characters-of = Personnages de { $name }
page-no-characters = pas encore de personnage
page-characters = { $number ->
    [one] figure
   *[other] figures
}
page-all-dice = tous
page-die = Dé montrant { $face }
page-die-aside = De côté : { $face }
page-die-in-hand = Dé en main
page-used = utilisé
page-in-throw = dans le jet
page-condition-of = Condition : { $condition }
page-ability-of = Pouvoir : { $ability }
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
page-mode-finish = Finir
page-mode-use = Personnage
page-ok-roll = OK : lancer { $number }
page-ok-aside = OK : garder { $dice }
page-ok-use = OK : { $character }
page-ok-take = OK : { $character }
page-ok-finish = OK : finir
page-ok = OK
page-some-dice = { $number } dés
page-pick-a-die = Choisissez au moins un dé.
page-press-arrows = Changez les dés avec les flèches.
page-pick-a-character = Choisissez un de vos personnages.
page-pick-a-card = Choisissez une des cartes qui brillent.
page-more-pips = Un point de plus
page-less-pips = Un point de moins
page-rolls-anew = est relancé
page-same-sum = Somme { $now } sur { $then }
page-hint-reach = À portée : { $characters }.
page-hint-beat = À battre : { $many }×{ $face } de { $name }.
page-hint-next = Ensuite, c’est à { $name }.
page-hint-taken = Choisi : { $character }.
page-folio = Manche { $round } · à { $name }
page-folio-then = Manche { $round } · à { $name }, puis { $next }
page-folio-again = Manche { $round } · à { $name }, puis encore
page-folio-final = Manche finale · à { $name }
page-folio-over = Manche { $round } · la partie est finie
page-state-done = a joué
page-state-next = suit
page-state-king = a le Roi
page-throw = { $many }×{ $face }
page-strongest = le plus fort
page-king-card = Le Roi est chez { $name }.
page-nobody = personne
page-way-of-crown = Le chemin du Roi
page-final-courts = Les cours à la fin
page-no-king = Personne n’a pris le Roi.

# --- drawn examples in the rulebook
page-example-start-dice = Trois dés pour tous, un pour le Paysan, un par Charlatan, deux pour le Général : huit dés en main.
page-example-rolling = Un lancer de 2-5-5-6. Les deux 5 sont mis de côté pour de bon ; les deux autres dés se relancent ensemble.
page-example-characters = Une même face peut former plusieurs groupes : quatre dés égaux font deux paires, cinq un brelan et une paire, six trois paires.
page-example-claiming = Un résultat de 3-5-5-5 : trois dés égaux, tous impairs, somme 18. Trois de ces quatre sont ouverts, mais on n’en prend qu’un.
page-example-taking-the-king = Huit 3 gagnent le Roi, et la Reine l’accompagne. Il faut désormais battre 8×3.
page-example-final = Plus de dés l’emportent ; à nombre égal, la plus haute face. Huit 1 battent sept 6, qui battent sept 5.

# --- what the lines of the count are counted in
page-unit-king = 1 si oui
page-unit-equal = dés
page-unit-face = points du dé
page-unit-row = la rangée la plus haute décide
