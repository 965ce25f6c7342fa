# Mots de la page pour ce jeu seul.
page-folio-turn = Tour { $round } · { $name } a encore { $points ->
    [0] 0 point d’action
    [one] 1 point d’action
   *[other] { $points } points d’action
}
page-folio-revolt = Tour { $round } · { $name } mène une révolte
page-folio-setup = Le pays se dessine · la couronne demande { $threshold } points
page-folio-over = Tour { $round } · la partie est finie
page-next = ensuite
page-map = Carte du pays
page-state = Roi, pioches et peuple

# --- les cases
page-space = { $space }, { $terrain }
page-land-of = Terre de { $name }.
page-castle-of = Une fortification de { $name }.
page-town-of = Une petite ville de { $name }.
page-big-town-of = Une grande ville de { $name }.
page-cathedral-of = Une grande ville de { $name } avec cathédrale.
page-attack-needs = Ici, une attaque demande plus de { $number }.
page-pope-shields = Le Pape protège { $name }.

# --- à côté de la carte
page-is-king = { $name } est roi
page-king-castles = { $number ->
    [0] Aucune fortification : toute force suffit contre lui
    [one] 1 fortification : une attaque demande plus de 1
   *[other] { $number } fortifications : une attaque demande plus de { $number }
}
page-no-king = Il n’y a pas de roi
page-no-king-castle = Qui bâtit la première fortification prend la couronne.
page-no-king-both = Le premier à posséder fortification et ville prend la couronne.
page-papal-until = Visite du Pape : { $name } est à l’abri
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
page-people-pile = Cartes du peuple
page-pile-facts = Dans la pioche : { $swords ->
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
page-swords-hidden = , encore { $swords } parmi les { $cards } cartes de la pioche
page-supply = En réserve : { $castle } fortifications, { $small_town } petites et { $big_town } grandes villes, { $cathedral } cathédrales

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
page-text-incite = Révèle 3 cartes du peuple
page-text-build_castle = Sur votre montagne
page-text-build_cathedral = Dans votre grande ville
page-text-build_town = Sur votre prairie
page-text-ambush = Frappe leur meilleure carte
page-text-truce = Arrête tout
page-text-papal_visit = Protège pour un tour
page-text-town_scoring = Les villes comptent, sauf pour le roi
page-text-unrest = Révèle 2 cartes du peuple
page-text-game_end = La partie est finie
page-help-leader_3 = Prête une force de 3 à une attaque ou à une révolte, ou étend vos terres.
page-help-leader_4 = Prête une force de 4 à une attaque ou à une révolte, ou étend vos terres.
page-help-incite = Révèle trois cartes du peuple, prête sa force ou étend vos terres.
page-help-build_castle = Bâtit une fortification sur votre montagne, prête sa force ou étend vos terres.
page-help-build_cathedral = Ajoute une cathédrale à votre grande ville, prête sa force ou étend vos terres.
page-help-build_town = Bâtit une ville sur votre prairie (une grande sur un octogone et un carré), prête sa force ou étend vos terres.
page-help-ambush = Frappe la plus forte carte contre vous dans une attaque ou une révolte, ou étend vos terres.
page-help-truce = Arrête une attaque contre vous ou toute une révolte, ou étend vos terres.
page-help-papal_visit = Jusqu’à votre prochain tour, nul ne vous attaque ni, si vous êtes roi, ne se révolte. Peut aussi prêter sa force ou étendre vos terres.

# --- la question
page-do-draw = Piocher
page-do-revolt = Révolte
page-do-occupy = Occuper
page-do-expand = S’étendre
page-do-expand-two = Deux cases
page-do-play = Jouer
page-do-town = Petite ville
page-do-big-town = Grande ville, { $square }
page-seal = Sceller
page-attack = Attaquer
page-turn = Tourner
page-lay-here = Poser ici
page-choose-place = Choisissez un endroit sur la carte.
page-hint-element = Les marques d’or montrent où il s’emboîte. Regardez-en une, puis posez-le.
page-hint-marker = Les cases dorées vous sont ouvertes.
page-hint-action = Carte, case dorée, ou pioche.
page-hint-square = Pour une grande ville, cliquez sur son carré.
page-hint-letter = Dans votre lettre : { $what }.
page-hint-letter-empty = Votre lettre est encore vide.
page-hint-attack = Force { $strength } contre { $castles ->
    [one] { $castles } fortification
   *[other] { $castles } fortifications
}.

# --- la révolte
page-rises = { $name } se soulève contre { $king }
page-all-at-once = Votes et cartes restent scellés jusqu’au dernier. Puis tout s’ouvre à la fois.
page-crown-worth = un vote compte 2
page-sword-worth = un vote révèle 2 cartes du peuple
page-king-open = le vote du roi est découvert
page-leader-open = le vote du meneur est découvert
page-if-crown = L’égalité suffit à { $name }. Si la couronne tient, le roi marque 2 par cathédrale, un allié 1 pour chacune des siennes.
page-if-sword = Sur les { $cards } cartes du peuple en pioche, { $swords } portent une épée. Si l’épée l’emporte, { $name } devient roi et marque 1 par fortification et 2 par cathédrale, chaque allié 1 par cathédrale.
page-known = Connu jusqu’ici
page-in-secret = en secret
page-yours-open = la vôtre est ouverte
page-yours-sealed = scellée
page-letters-open = Les lettres sont ouvertes
page-king = roi
page-leader = mène la révolte
page-joins = se joint
page-crown-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
page-sword-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, { $people ->
    [one] { $people } carte du peuple
   *[other] { $people } cartes du peuple
}
page-people-name = Peuple
page-open-and-new = { $open } visibles, { $people } révélées
page-step-votes-name = Votes
page-step-truce-name = Trêve
page-step-people-name = Peuple
page-step-ambush-name = Embuscade
page-step-sum-name = Somme
page-step-votes = { $crowns } contre { $swords }
page-step-truce = tout s’arrête : les autres cartes rentrent
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
page-sum-vote = Vote de { $name }
page-sum-card = { $name } : { $card }
page-sum-struck = { $what }, frappée par l’embuscade
page-sum-open = Épées déjà visibles
page-sum-new = { $people ->
    [0] Personne n’est venu
    [one] Épées parmi { $people } carte révélée
   *[other] Épées parmi { $people } cartes révélées
}
page-sword-wins = { $high } à { $low } : l’épée l’emporte
page-crown-holds = { $high } à { $low } : la couronne tient
page-tie-holds = { $high } à { $low } : égalité, la couronne tient
page-takes-seal = { $name } prend le sceau royal
page-keeps-seal = { $name } garde le sceau royal
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
page-gained-since = Points vus depuis
page-in-the-box = Pioches et réserve
page-seen-cards = Connues dans sa main
page-spaces = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
page-largest = le plus grand
page-second = le second
page-way-of-crown = Le chemin de la couronne, par tour

# --- drawn examples in the rulebook
page-example-build = Un château sur la montagne, une petite ville sur la prairie, une grande ville sur un octogone de prairie et le carré voisin. La forêt reste vide ; sur la prairie du milieu, une ville toucherait les deux autres.
page-example-expand = La carte Construction de ville a deux boucliers : d’abord la forêt près du château, puis la montagne derrière, pour 1 PA chacune.
page-example-attack = Le défenseur a un château, et son Embuscade frappe le Meneur. Le 1 qui reste n’est pas supérieur à 1 ; un 2 l’est.
page-example-revolt = Rebelles : quatre épées visibles, 4 et 1 en cartes, et une Embuscade qui frappe le Meneur du roi. Roi : deux votes couronne à 2, plus 2 et 1 en cartes. Les rebelles ont davantage et gagnent.
page-example-people = Le roi a gagné alors que cinq épées étaient visibles : la moitié reste, arrondie au supérieur. Les 19 autres cartes Peuple sont mélangées.
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
