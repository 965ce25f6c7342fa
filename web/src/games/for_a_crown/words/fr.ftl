# For a Crown : ce que seule la page dit.
page-folio-reveal = Manche { $round } sur { $rounds } · Révélation · carte { $card } sur { $cards }
page-family-rabbit = Lapine
page-family-penguin = Pingouin
page-family-monkey = Singe
page-family-flamingo = Flamant
page-family-croc = Croco
page-or = ou
page-either = { $first } ou { $second }

# --- la galerie
page-zone-left = Aile gauche : un scandale coûte { $loss }
page-zone-hall = Grande salle : un scandale coûte { $loss }
page-zone-throne = Près du trône : coûte { $loss }
page-zone-short-left = Scandale { $loss }
page-zone-short-hall = Grande salle, scandale { $loss }
page-zone-short-throne = Trône { $loss }
page-portrait = { $who } ({ $player }), place { $space }, rang { $rank }
page-scandal-here = Un scandale coûte ici { $loss ->
    [0] 0 rubis
    [one] un rubis
   *[other] { $loss } rubis
}.
page-to-left = gauche
page-to-right = droite
page-rank = rang { $rank }
page-rank-long = Rang { $rank } en influence, à la place { $space }
page-out = hors jeu

# --- le marché
page-level = Niveau { $level }
page-opens = Fermée : ouvre à la manche { $round }
page-opens-short = manche { $round }
page-price-in = Manche { $round } : prix { $price }.
page-face-down = cachées
page-deck = Pioche de niveau { $level } : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} face cachée
page-deck-may-hold = Pas encore vues : { $cards }.

# --- la pile et la carte révélée
page-event = Événement
page-yours = à vous, niveau { $level }
page-theirs = à { $who }, niveau { $level }
page-step-done = fait
page-step-now = en cours
page-step-next = ensuite
page-die-shows = Le dé montre
page-burglary-costs = Il coûte { $rubies ->
    [one] un rubis
   *[other] { $rubies } rubis
}.
page-still-down = { $number ->
    [one] carte cachée
   *[other] cartes cachées
}
page-events-in-pile = { $number ->
    [0] aucun événement parmi elles
    [one] événement parmi elles
   *[other] événements parmi elles
}
page-events-known = À coup sûr parmi elles : { $events }.
page-events-possible = Un que personne n’a vu ; peut-être : { $events }.
page-event-deck = Pioche d’événements : { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
}.
page-reserve = Réserve
page-revealed = Révélées
page-card-of = { $card } ({ $who })

# --- les coffres
page-your-chest = Votre coffre
page-chest = Coffre
page-rubies = rubis
page-coins = { $number ->
    [one] pièce
   *[other] pièces
}
page-coins-number = { $number ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $number } pièces
}
page-raccoons = { $number ->
    [one] raton
   *[other] ratons
}
page-raccoons-head = Ratons
page-heirloom = Objet précieux
page-heirloom-worth = objet précieux, vaut { $worth }
page-yours-in-pile = Vos cartes
page-card-down = Dans la pile, face cachée.
page-card-up = Révélée dans cette manche.
page-card-blind = Vous seul la connaissez.
page-cards = Cartes
page-no-cards = Pas encore de carte.
page-in-pile = { $number ->
    [0] aucune carte dans la pile
    [one] une carte dans la pile
   *[other] { $number } cartes dans la pile
}
page-unknown-levels = {""}, inconnues : { $levels }
page-began-with = Au début
page-sells = Votre objet précieux est vendu pour cela.

# --- indications
page-hint-family = Les familles ne diffèrent que par leur allure.
page-hint-recruit = La carte rejoint la pile commune et agit pour vous à chaque manche.
page-hint-pay = Vous avez { $coins ->
    [0] 0 pièce
    [one] une pièce
   *[other] { $coins } pièces
} et { $rubies ->
    [0] 0 rubis
    [one] un rubis
   *[other] { $rubies } rubis
}. À la fin, ce sont les rubis qui comptent.
page-hint-turn = Personne ne sait ce qui vient.
page-hint-half = Vous choisissez de nouveau à chaque révélation.
page-hint-icon = Chaque effet a lieu une fois.
page-hint-raccoon = Qui a le plus de ratons est cambriolé.
page-hint-hit = Qui n’a plus de rubis vend son objet précieux, ou est éliminé.
page-hint-move = Choisissez un portrait : il va à la prochaine place libre.
page-hint-where = Où va-t-il ? Les places éclairées sont libres.
page-hint-step = Effet { $now } sur { $all }.
page-hint-bribe = Chaque raton coûte une pièce ou un rubis.
page-hint-mage = La face du dé est pour vous, quelle qu’elle soit.

# --- la fin
page-nobody = personne
page-then-count = puis on compte les rubis et les objets précieux gardés
page-order = Par influence
page-order-note = en partant du trône
page-left-to = À gauche, en { $space }
page-right-to = À droite, en { $space }
page-scandal-there = un scandale y coûte { $loss }
page-magic-die = Le dé magique
page-heirloom-sold = vendu

# --- drawn examples in the rulebook
page-example-payment = Le niveau 5 coûte 5 : une pièce, les deux rubis, et 2 de plus pris sur l’Objet précieux, vendu 10. Il reste huit rubis.
page-example-mercenaries = Au niveau 1, on choisit chaque fois l’une des deux moitiés. Dès le niveau 2, tout ce que porte la carte s’accomplit, de gauche à droite.
page-example-die = Les six faces : rubis ; deux pièces ; coup ; deux ratons ; deux déplacements ; rubis et coup.
page-example-burglary = Lapine et Pingouin hébergent trois ratons chacun, Singe un seul : les deux premiers perdent 2 rubis chacun et leurs ratons repartent.
page-example-scandal = Portraits sur 2, 6, 8 et 9 : un Scandale coûte à leurs familles 2, 1, 1 et aucun rubis.
page-example-gallery = Le portrait en 6 peut aller à gauche en 4 ou à droite en 9 : il saute ceux qui sont sur son chemin.
page-example-heirlooms = Un rubis, mais deux à payer : l’Objet précieux est vendu 10 et règle le reste. Il reste neuf rubis.

# --- what the lines of the count are counted in
page-unit-influence = rubis gagnés
page-unit-coins = rubis gagnés
page-unit-raccoons = rubis
page-unit-rubies = 1 point chacun
page-unit-heirloom = points
page-unit-score = points
