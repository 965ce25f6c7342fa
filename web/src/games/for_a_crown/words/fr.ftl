# For a Crown : ce que seule la page dit.
page-folio-reveal = Manche { $round } sur { $rounds } · Révélation · carte { $card } sur { $cards }
page-family-rabbit = Lapine
page-family-penguin = Pingouin
page-family-monkey = Singe
page-family-flamingo = Flamant
page-family-croc = Croco
page-or = ou
page-either = { $first } ou { $second }

# --- la galerie
page-zone-left = Aile gauche : un scandale coûte { $loss }
page-zone-hall = Grande salle : un scandale coûte { $loss }
page-zone-throne = Près du trône : un scandale coûte { $loss }
page-zone-short-left = Scandale { $loss }
page-zone-short-hall = Grande salle, scandale { $loss }
page-zone-short-throne = Trône { $loss }
page-portrait = { $player_is ->
    [you] { $who } (vous), place { $space }, rang { $rank }
   *[other] { $who } ({ $player }), place { $space }, rang { $rank }
}
page-scandal-here = Un scandale coûte ici { $loss ->
    [0] zéro rubis
    [one] un rubis
   *[other] { $loss } rubis
}.
page-to-left = gauche
page-to-right = droite
page-rank = rang { $rank }
page-rank-long = Rang { $rank } en influence, à la place { $space }
page-out = hors jeu

# --- la Place Royale
page-market-level = Niveau { $level }
page-opens = Fermée jusqu’à la manche { $round }
page-opens-short = manche { $round }
page-price-in = Manche { $round } : prix { $price }.
page-free-space = Place { $space }, libre
page-closed = pas encore à recruter
page-copies = { $number ->
    [0] il n’en reste pas
    [one] il en reste une
   *[other] il en reste { $number }
}
page-face-down = cachées
page-deck = Pioche de niveau { $level } : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} face cachée
page-deck-may-hold = Pas encore vues : { $cards }.

# --- la pile et la carte révélée
page-event = Événement
page-theirs = { $who_is ->
    [you] à vous, niveau { $level }
   *[other] à { $who }, niveau { $level }
}
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
page-events-known = À coup sûr parmi elles : { $events }.
page-events-possible = Un que personne n’a vu ; peut-être : { $events }.
page-event-deck = Pioche d’événements : { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
}.
page-reserve = Réserve
page-revealed = Révélées
page-card-of = { $who_is ->
    [you] { $card } (la vôtre)
   *[other] { $card } ({ $who })
}

# --- les coffres
page-your-chest = Votre coffre
page-chest = Coffre
page-rubies = { $number ->
    [one] rubis
   *[other] rubis
}
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
page-unknown-levels = {""}, inconnues : { $levels }
page-began-with = Au début

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
page-hint-half = Vous choisissez à nouveau à chaque révélation.
page-hint-icon = Chaque effet a lieu une fois.
page-hint-raccoon = Qui a le plus de ratons est cambriolé.
page-hint-hit = Une famille sans rubis vend son objet précieux, ou est hors jeu.
page-hint-move = Choisissez un portrait : il va à la prochaine place libre.
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
page-example-payment = Le niveau 5 coûte 5 : une pièce, les deux rubis, et 2 de plus pris sur l’Objet précieux, vendu 10. Il reste huit rubis.
page-example-mercenaries = Au niveau 1, on choisit chaque fois l’une des deux moitiés. Dès le niveau 2, tout ce que porte la carte s’accomplit, de gauche à droite.
page-example-die = Les six faces : rubis ; deux pièces ; coup ; deux ratons ; deux déplacements ; rubis et coup.
page-example-burglary = Lapine et Pingouin hébergent trois ratons chacun, Singe un seul : les deux premiers perdent 2 rubis chacun et leurs ratons repartent.
page-example-scandal = Portraits sur 2, 6, 8 et 9 : un Scandale coûte à leurs familles 2, 1, 1 et aucun rubis.
page-example-gallery = Le portrait en 6 peut aller à gauche en 4 ou à droite en 9 : il saute ceux qui sont sur son chemin.
page-example-heirlooms = Un rubis, mais deux à payer : l’Objet précieux est vendu 10 et règle le reste. Il reste neuf rubis.

# --- what the lines of the count are counted in
page-unit-influence = rubis gagnés
page-unit-coins = rubis gagnés
page-unit-raccoons = rubis
page-unit-rubies = 1 point chacun
page-unit-heirloom = points
page-unit-score = points

# --- ce qui se passe, raconté
page-good-ruby = rubis
page-good-coin = pièces
page-good-raccoon = ratons
page-good-portrait = portrait, place

# --- ce qui suit une réponse
page-pay = Payer
page-recruit = Recruter
page-really-recruit = { $card } : recruter ?
page-comes-recruit = { $rounds ->
    [one] rejoint la pile commune, agit pour vous à cette manche
   *[other] rejoint la pile commune, agit pour vous pendant { $rounds } manches
}
page-comes-blind = { $rounds ->
    [one] vous seul la connaîtrez, agit pour vous à cette manche
   *[other] vous seul la connaîtrez, agit pour vous pendant { $rounds } manches
}
page-comes-left = vous laisse { $rubies } rubis
page-comes-sale = vend votre objet précieux, vous laisse { $rubies } rubis
page-comes-bribe = { $number ->
    [0] tous vos ratons restent
    [one] vous payez ensuite une pièce ou un rubis
   *[other] vous payez ensuite { $number } pièces ou rubis
}
page-comes-raccoon = { $number ->
    [one] aura alors un raton
   *[other] aura alors { $number } ratons
}
page-comes-hit = perd un rubis, ou doit vendre son objet précieux
page-comes-last-hit = perd un rubis, ou est hors jeu
page-comes-turn = { $number ->
    [one] la dernière carte de la manche
   *[other] une carte parmi { $number }
}
page-comes-decline = pas de lancer pour vous
page-comes-pass = pas de nouvelle carte pour vous
# où les longs mots des noms peuvent finir une ligne
page-breaks = Archi|mage Bagar|reur Capi|taine Chucho|teur Colpor|teur Contre|ban|dier Duel|liste Enchan|te|resse Inqui|siteur Joail|lier Marau|deur Maré|chal Maî|tresse Recou|vreur Tréso|rier cambrio|leurs chance|lier encapu|chonnée lapi|daire Éclai|reur
