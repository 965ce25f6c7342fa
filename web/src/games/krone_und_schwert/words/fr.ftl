# Mots de la page pour ce jeu seul.
page-folio-turn = { $name_is ->
    [you] Manche { $round } · il vous reste { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
   *[other] Manche { $round } · { $name } a encore { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
}
page-folio-revolt = { $name_is ->
    [you] Manche { $round } · vous menez une révolte
   *[other] Manche { $round } · { $name } mène une révolte
}
page-folio-setup = Le pays se dessine · la couronne demande { $threshold } points
page-folio-over = Manche { $round } · la partie est terminée
page-next = ensuite
page-map = Carte du pays
page-state = Roi, pioches et peuple

# --- les cases
page-space = { $space }, { $terrain }
page-land-of = { $name_is ->
    [you] Vos terres.
   *[other] Terre tenue par { $name }.
}
page-castle-of = { $name_is ->
    [you] Votre fortification.
   *[other] Une fortification tenue par { $name }.
}
page-town-of = { $name_is ->
    [you] Votre petite ville.
   *[other] Une petite ville tenue par { $name }.
}
page-big-town-of = { $name_is ->
    [you] Votre grande ville.
   *[other] Une grande ville tenue par { $name }.
}
page-cathedral-of = { $name_is ->
    [you] Votre grande ville avec cathédrale.
   *[other] Une grande ville avec cathédrale, tenue par { $name }.
}
page-attack-needs = Ici, une attaque demande une force supérieure à { $number }.
page-pope-shields = { $name_is ->
    [you] Le Pape vous protège.
   *[other] Le Pape protège { $name }.
}

# --- à côté de la carte
page-is-king = { $name_is ->
    [you] Vous êtes roi
   *[other] { $name } est roi
}
page-king-castles = { $number ->
    [0] Aucune fortification : toute force suffit pour attaquer
    [one] 1 fortification : une attaque demande plus de 1
   *[other] { $number } fortifications : une attaque demande plus de { $number }
}
page-no-king = Il n’y a pas de roi
page-no-king-castle = Qui bâtit la première fortification prend la couronne.
page-no-king-both = Le premier à posséder fortification et ville prend la couronne.
page-papal-until = { $name_is ->
    [you] Visite du Pape : vous êtes à l’abri
   *[other] Visite du Pape : { $name } est à l’abri
}
page-end-near = { $number ->
    [0] La prochaine carte peut être la Fin de partie
    [one] Encore 1 carte, puis la Fin de partie peut venir
   *[other] Encore { $number } cartes, puis la Fin de partie peut venir
}
page-last-revolt = Revoir la dernière révolte
page-event-deck = Pioche d’événements
page-deck-facts = Il reste { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}.
page-events = événements
page-discard = Cartes jouées
page-none-played = Aucune encore.
page-played = jouées
page-people-pile = Cartes Peuple
page-pile-facts = Dans la pile : { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
} et { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}.
page-people-cards = peuple
page-the-people = Le peuple
page-swords-open = { $number ->
    [one] { $number } épée visible
   *[other] { $number } épées visibles
}
page-swords-shown = { $number ->
    [one] épée visible
   *[other] épées visibles
}
page-swords-hidden = , encore { $swords } parmi les { $cards } cartes de la pile
page-supply = En réserve : { $castle } fortifications, { $small_town } petites et { $big_town } grandes villes, { $cathedral } cathédrales

# --- ce qui est à soi
page-your-hand = Votre main
page-your-cards = Votre lettre
page-any-cards = des cartes au choix, ou aucune ; elles quittent la main
page-no-cards = Vous n’avez pas de cartes.
page-points-left = { $number ->
    [one] reste { $number } point
   *[other] restent { $number } points
}
page-own-points = { $number ->
    [one] { $number } point de victoire
   *[other] { $number } points de victoire
}
page-counts = Compte { $number }
page-name-leader_3 = { card-leader_3 }
page-name-leader_4 = { card-leader_4 }
page-name-incite = Soulè­vement
page-name-build_castle = Fortifi­cation
page-name-build_cathedral = Cathé­drale
page-name-build_town = Ville
page-name-ambush = Embus­cade
page-name-truce = { card-truce }
page-name-papal_visit = { card-papal_visit }
page-name-town_scoring = { card-town_scoring }
page-name-unrest = { card-unrest }
page-name-game_end = { card-game_end }
page-text-leader_3 = Force seule
page-text-leader_4 = Force seule
page-text-incite = Révèle 3 cartes Peuple
page-text-build_castle = Sur votre montagne
page-text-build_cathedral = Dans votre grande ville
page-text-build_town = Sur votre prairie
page-text-ambush = Frappe leur meilleure carte
page-text-truce = Arrête tout
page-text-papal_visit = Protège pour un tour
page-text-town_scoring = Les villes comptent, sauf pour le roi
page-text-unrest = Révèle 2 cartes Peuple
page-text-game_end = La partie est terminée
page-help-leader_3 = Prête une force de 3 à une attaque ou à une révolte, ou étend vos terres.
page-help-leader_4 = Prête une force de 4 à une attaque ou à une révolte, ou étend vos terres.
page-help-incite = Révèle trois cartes Peuple, prête sa force ou étend vos terres.
page-help-build_castle = Bâtit une fortification sur une de vos montagnes, prête sa force ou étend vos terres.
page-help-build_cathedral = Ajoute une cathédrale à une de vos grandes villes, prête sa force ou étend vos terres.
page-help-build_town = Bâtit une ville sur une de vos prairies (une grande sur un octogone et un carré), prête sa force ou étend vos terres.
page-help-ambush = Frappe la plus forte carte contre vous dans une attaque ou une révolte, ou étend vos terres.
page-help-truce = Arrête une attaque contre vous ou toute une révolte, ou étend vos terres.
page-help-papal_visit = Jusqu’à votre prochain tour, nul ne vous attaque ni, si vous êtes roi, ne se révolte. Peut aussi prêter sa force ou étendre vos terres.

# --- la question
page-do-draw = Piocher
page-do-revolt = Révolte
page-do-occupy = Occuper
page-do-expand = S’étendre
page-do-expand-two = Deux cases
page-do-incite = Soulever
page-do-papal-visit = Inviter le Pape
page-do-castle = Fortification
page-do-town = Petite ville
page-do-big-town = Grande ville
page-do-cathedral = Cathédrale
page-do-attack = Attaquer
page-do-end-turn = Finir le tour
page-with-card = Avec { $card }
page-without-card = Sans carte
page-what-with = Que faites-vous avec { $card } ?
page-build = Bâtir
page-take-it = Prendre
page-places = { $number ->
    [one] 1 emplacement
   *[other] { $number } emplacements
}
page-comes-lapse = { $number ->
    [0] il n’en reste rien
    [one] 1 point est perdu
   *[other] { $number } points sont perdus
}
page-comes-draw = { $number ->
    [one] la dernière carte
   *[other] parmi { $number } cartes
}
page-comes-revolt = contre { $name }
page-comes-people = révèle { $number } cartes Peuple
page-comes-attack = { $number ->
    [0] contre aucune fortification
    [one] contre 1 fortification
   *[other] contre { $number } fortifications
}
page-comes-tax = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $people ->
    [one] 1 carte Peuple révélée
   *[other] { $people } cartes Peuple révélées
}
page-comes-no-tax = ni points, ni carte Peuple
page-comes-pass = la case est perdue
page-comes-truce = l’attaque est annulée
page-comes-held = il reste une force de { $strength } : vous gardez la case
page-comes-lost = il reste une force de { $strength } : la case est perdue
page-comes-papal-visit = personne ne vous attaque jusqu’à votre prochain tour
page-comes-points = { $number ->
    [one] 1 point à la fin
   *[other] { $number } points à la fin
}
page-comes-point = { $number ->
    [one] point à la fin
   *[other] points à la fin
}
page-comes-paid = { $number ->
    [one] 1 point payé
   *[other] { $number } points payés
}
page-comes-cards-left = { $number ->
    [one] 1 carte restante
   *[other] { $number } cartes restantes
}
page-really-castle = Bâtir une fortification ici ?
page-really-town = Bâtir une petite ville ici ?
page-really-big-town = Bâtir une grande ville ici ?
page-really-cathedral = Bâtir une cathédrale ici ?
page-really-place = Prendre cette case ?
page-hint-gold = { $use } : cliquez sur une case dorée.
key-draw = P
key-revolt = R
key-occupy = O
key-expand = T
key-expand-two = X
key-incite = V
key-papal-visit = I
key-castle = F
key-town = E
key-big-town = G
key-cathedral = H
key-attack = A
key-end-turn = N
page-seal = Sceller
page-attack = Attaquer
page-turn = Tourner
page-lay-here = Poser ici
page-choose-place = Choisissez un endroit sur la carte.
page-hint-element = Les marques d’or montrent où il s’emboîte. Choisissez-en une, puis posez l’élément.
page-hint-marker = Les cases dorées vous sont ouvertes.
page-hint-action = Choisissez une carte pour voir ce qu’elle permet, ou agissez sans carte. Le losange indique le prix en points d’action.
page-hint-square = Cliquez maintenant sur le carré que la grande ville couvrira aussi.
page-hint-letter = Dans votre lettre : { $what }.
page-hint-letter-empty = Votre lettre est encore vide.
page-hint-attack = Force { $strength } contre { $castles ->
    [one] { $castles } fortification
   *[other] { $castles } fortifications
}.

# --- la révolte
page-rises = { $name_is ->
    [you] Vous vous soulevez contre { $king }
   *[other] { $king_is ->
        [you] { $name } se soulève contre vous
       *[other] { $name } se soulève contre { $king }
    }
}
page-all-at-once = Votes et cartes restent scellés jusqu’au dernier. Puis toutes les lettres s’ouvrent à la fois.
page-crown-worth = un vote compte 2
page-sword-worth = un vote révèle 2 cartes Peuple
page-king-open = le vote du roi est découvert
page-leader-open = le vote du chef est découvert
page-if-crown = { $name_is ->
    [you] L’égalité vous suffit. Si la couronne tient, vous marquez 2 par cathédrale, un allié 1 pour chacune des siennes.
   *[other] L’égalité suffit à { $name }. Si la couronne tient, le roi marque 2 par cathédrale, un allié 1 pour chacune des siennes.
}
page-if-sword = { $cards ->
    [one] La dernière carte Peuple de la pile porte { $swords ->
        [0] une couronne
       *[other] une épée
    }.
   *[other] Sur les { $cards } cartes Peuple de la pile, { $swords ->
        [0] aucune ne porte d’épée
        [one] une porte une épée
       *[other] { $swords } portent une épée
    }.
} { $name_is ->
    [you] Si l’épée l’emporte, vous devenez roi et marquez 1 par fortification et 2 par cathédrale, chaque allié 1 par cathédrale.
   *[other] Si l’épée l’emporte, { $name } devient roi et marque 1 par fortification et 2 par cathédrale, chaque allié 1 par cathédrale.
}
page-known = Connu jusqu’ici
page-in-secret = en secret
page-yours-open = la vôtre est ouverte
page-yours-sealed = scellée
page-letters-open = Les lettres sont ouvertes
page-king = roi
page-leader = mène la révolte
page-joins = s’y joint
page-crown-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
page-sword-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, { $people ->
    [one] { $people } carte Peuple
   *[other] { $people } cartes Peuple
}
page-people-name = Peuple
page-open-and-new = { $open } visibles, { $people } révélées
page-step-votes-name = Votes
page-step-truce-name = Trêve
page-step-people-name = Peuple
page-step-ambush-name = Embuscade
page-step-sum-name = Somme
page-step-votes = { $crowns } contre { $swords }
page-step-truce = les autres cartes reviennent en main
page-step-no-truce = aucune, on se bat
page-step-people = { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}, { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
page-step-no-ambush = aucune
page-to-sum = Vers la somme
page-back-to-map = Vers la carte
page-again = Revoir
page-sum-vote = { $name_is ->
    [you] Votre vote
   *[other] Vote : { $name }
}
page-sum-card = { $name_is ->
    [you] Vous : { $card }
   *[other] { $name } : { $card }
}
page-sum-struck = { $what }, frappée par l’embuscade
page-sum-open = Épées déjà visibles
page-sum-new = { $people ->
    [0] Aucune carte révélée
    [one] Épées parmi { $people } carte révélée
   *[other] Épées parmi { $people } cartes révélées
}
page-sword-wins = { $high } à { $low } : l’épée l’emporte
page-crown-holds = { $high } à { $low } : la couronne tient
page-tie-holds = { $high } à { $low } : égalité, la couronne tient
page-takes-seal = { $name_is ->
    [you] Vous prenez le sceau royal
   *[other] { $name } prend le sceau royal
}
page-keeps-seal = { $name_is ->
    [you] Vous gardez le sceau royal
   *[other] { $name } garde le sceau royal
}
page-has-won = gagné
page-has-lost = perdu

# --- les joueurs et la fin
page-castles = Fortifications
page-cards = Cartes
page-land = terres
page-vp = { $number ->
    [one] point
   *[other] points
}
page-announced = annoncé
page-shielded = protégé par le Pape
page-small-towns = Petites villes
page-big-towns = Grandes villes
page-cathedrals = Cathédrales
page-territories = Territoires
page-markers = Pions en réserve
page-points = Points
page-last-announced = Dernier total annoncé
page-gained-since = Gagnés depuis
page-in-the-box = Pioches et réserve
page-seen-cards = Connues dans sa main
page-spaces = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
page-largest = le plus grand
page-second = le second
page-way-of-crown = Le chemin de la couronne, manche par manche

# --- drawn examples in the rulebook
page-example-build = Une fortification sur la montagne, une petite ville sur la prairie, une grande ville sur un octogone de prairie et le carré voisin. La forêt reste vide ; sur la prairie du milieu, une ville toucherait les deux autres.
page-example-expand = La carte Construction de ville a deux boucliers : d’abord la forêt près de la fortification, puis la montagne derrière, pour 1 PA chacune.
page-example-attack = Le défenseur a une fortification, et son Embuscade frappe le Meneur. Le 1 qui reste n’est pas supérieur à 1 ; un 2 le serait.
page-example-revolt = Rebelles : quatre épées visibles, 4 et 1 en cartes, et une Embuscade qui frappe le Meneur du roi. Roi : deux votes couronne à 2, plus 2 et 1 en cartes. Les rebelles ont davantage et gagnent.
page-example-people = Le roi a gagné alors que cinq épées étaient visibles : la moitié reste, arrondie vers le haut. Les 19 autres cartes Peuple sont mélangées.
page-example-scoring = Le plus grand territoire, cinq cases reliées, rapporte 5 points, le deuxième, trois cases, 2. Une case seule ne rapporte rien.
page-example-against = contre

# --- what the lines of the count are counted in
page-unit-before = gagnés en cours de partie
page-unit-castles = 1 point chacune
page-unit-cathedrals = 1 point chacune
page-unit-small-towns = 1 point chacune
page-unit-big-towns = 1 point chacune
page-unit-largest = points
page-unit-second = points
page-unit-king = points
page-unit-total = points
page-good-points = points
page-good-castles = fortifications
page-good-land = cases
page-good-cards = cartes

# --- la carte en mots
page-place-of = rangée { $row }, colonne { $column }
page-free = libre
page-yours = à vous
page-a-castle = fortification
page-a-town = petite ville
page-a-big-town = grande ville
page-a-cathedral = grande ville avec cathédrale
page-around = Autour : { $what }.
page-beside = { $side } : { $what }
page-side-n = en haut
page-side-ne = en haut à droite
page-side-e = à droite
page-side-se = en bas à droite
page-side-s = en bas
page-side-sw = en bas à gauche
page-side-w = à gauche
page-side-nw = en haut à gauche
page-called = Dans la liste des réponses : { $space }.
