# Mots de la page pour ce jeu seul.
page-ks-folio-turn = Tour { $round } · { $name } a encore { $points ->
    [0] 0 point d’action
    [one] 1 point d’action
   *[other] { $points } points d’action
}
page-ks-folio-revolt = Tour { $round } · { $name } mène une révolte
page-ks-folio-setup = Le pays se dessine · la couronne demande { $threshold } points
page-ks-folio-over = Tour { $round } · la partie est finie
page-ks-next = ensuite
page-ks-map = Carte du pays
page-ks-state = Roi, pioches et peuple

# --- les cases
page-ks-space = { $space }, { $terrain }
page-ks-land-of = Terre de { $name }.
page-ks-castle-of = Une fortification de { $name }.
page-ks-town-of = Une petite ville de { $name }.
page-ks-big-town-of = Une grande ville de { $name }.
page-ks-cathedral-of = Une grande ville de { $name } avec cathédrale.
page-ks-attack-needs = Ici, une attaque demande plus de { $number }.
page-ks-pope-shields = Le Pape protège { $name }.

# --- à côté de la carte
page-ks-is-king = { $name } est roi
page-ks-king-castles = { $number ->
    [0] Aucune fortification : toute force suffit contre lui
    [one] 1 fortification : une attaque demande plus de 1
   *[other] { $number } fortifications : une attaque demande plus de { $number }
}
page-ks-no-king = Il n’y a pas de roi
page-ks-no-king-castle = Qui bâtit la première fortification prend la couronne.
page-ks-no-king-both = Le premier à posséder fortification et ville prend la couronne.
page-ks-papal-until = Visite du Pape : { $name } est à l’abri
page-ks-end-near = { $number ->
    [0] La prochaine carte peut être la Fin de partie
    [one] Encore 1 carte, puis la Fin de partie peut venir
   *[other] Encore { $number } cartes, puis la Fin de partie peut venir
}
page-ks-last-revolt = Revoir la dernière révolte
page-ks-event-deck = Pioche d’événements
page-ks-deck-facts = Il reste { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}.
page-ks-events = événements
page-ks-discard = Cartes jouées
page-ks-none-played = Aucune encore.
page-ks-played = jouées
page-ks-people-pile = Cartes du peuple
page-ks-pile-facts = Dans la pioche : { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
} et { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}.
page-ks-people-cards = peuple
page-ks-the-people = Le peuple
page-ks-swords-open = { $number ->
    [one] { $number } épée visible
   *[other] { $number } épées visibles
}
page-ks-swords-shown = { $number ->
    [one] épée visible
   *[other] épées visibles
}
page-ks-swords-hidden = , encore { $swords } parmi les { $cards } cartes de la pioche
page-ks-supply = En réserve : { $castle } fortifications, { $small_town } petites et { $big_town } grandes villes, { $cathedral } cathédrales

# --- ce qui est à soi
page-ks-your-hand = Votre main
page-ks-your-cards = Votre lettre
page-ks-any-cards = des cartes au choix, ou aucune ; elles quittent la main
page-ks-no-cards = Vous n’avez pas de cartes.
page-ks-points-left = { $number ->
    [one] reste { $number } point
   *[other] restent { $number } points
}
page-ks-own-points = { $number ->
    [one] { $number } point de victoire
   *[other] { $number } points de victoire
}
page-ks-counts = Compte { $number }
page-ks-name-leader_3 = { card-leader_3 }
page-ks-name-leader_4 = { card-leader_4 }
page-ks-name-incite = Soulè­vement
page-ks-name-build_castle = Fortifi­cation
page-ks-name-build_cathedral = Cathé­drale
page-ks-name-build_town = Ville
page-ks-name-ambush = Embus­cade
page-ks-name-truce = { card-truce }
page-ks-name-papal_visit = { card-papal_visit }
page-ks-name-town_scoring = { card-town_scoring }
page-ks-name-unrest = { card-unrest }
page-ks-name-game_end = { card-game_end }
page-ks-text-leader_3 = Force seule
page-ks-text-leader_4 = Force seule
page-ks-text-incite = Révèle 3 cartes du peuple
page-ks-text-build_castle = Sur votre montagne
page-ks-text-build_cathedral = Dans votre grande ville
page-ks-text-build_town = Sur votre prairie
page-ks-text-ambush = Frappe leur meilleure carte
page-ks-text-truce = Arrête tout
page-ks-text-papal_visit = Protège pour un tour
page-ks-text-town_scoring = Les villes comptent, sauf pour le roi
page-ks-text-unrest = Révèle 2 cartes du peuple
page-ks-text-game_end = La partie est finie
page-ks-help-leader_3 = Prête une force de 3 à une attaque ou à une révolte, ou étend vos terres.
page-ks-help-leader_4 = Prête une force de 4 à une attaque ou à une révolte, ou étend vos terres.
page-ks-help-incite = Révèle trois cartes du peuple, prête sa force ou étend vos terres.
page-ks-help-build_castle = Bâtit une fortification sur votre montagne, prête sa force ou étend vos terres.
page-ks-help-build_cathedral = Ajoute une cathédrale à votre grande ville, prête sa force ou étend vos terres.
page-ks-help-build_town = Bâtit une ville sur votre prairie (une grande sur un octogone et un carré), prête sa force ou étend vos terres.
page-ks-help-ambush = Frappe la plus forte carte contre vous dans une attaque ou une révolte, ou étend vos terres.
page-ks-help-truce = Arrête une attaque contre vous ou toute une révolte, ou étend vos terres.
page-ks-help-papal_visit = Jusqu’à votre prochain tour, nul ne vous attaque ni, si vous êtes roi, ne se révolte. Peut aussi prêter sa force ou étendre vos terres.

# --- la question
page-ks-do-draw = Piocher
page-ks-do-revolt = Révolte
page-ks-do-occupy = Occuper
page-ks-do-expand = S’étendre
page-ks-do-expand-two = Deux cases
page-ks-do-play = Jouer
page-ks-do-town = Petite ville
page-ks-do-big-town = Grande ville, { $square }
page-ks-seal = Sceller
page-ks-attack = Attaquer
page-ks-turn = Tourner
page-ks-lay-here = Poser ici
page-ks-choose-place = Choisissez un endroit sur la carte.
page-ks-hint-element = Les marques d’or montrent où il s’emboîte. Regardez-en une, puis posez-le.
page-ks-hint-marker = Les cases dorées vous sont ouvertes.
page-ks-hint-action = Carte, case dorée, ou pioche.
page-ks-hint-square = Pour une grande ville, cliquez sur son carré.
page-ks-hint-letter = Dans votre lettre : { $what }.
page-ks-hint-letter-empty = Votre lettre est encore vide.
page-ks-hint-attack = Force { $strength } contre { $needs ->
    [one] { $needs } fortification
   *[other] { $needs } fortifications
}.

# --- la révolte
page-ks-rises = { $name } se soulève contre { $king }
page-ks-all-at-once = Votes et cartes restent scellés jusqu’au dernier. Puis tout s’ouvre à la fois.
page-ks-crown-worth = un vote compte 2
page-ks-sword-worth = un vote révèle 2 cartes du peuple
page-ks-king-open = le vote du roi est découvert
page-ks-leader-open = le vote du meneur est découvert
page-ks-if-crown = L’égalité suffit à { $name }. Si la couronne tient, le roi marque 2 par cathédrale, un allié 1 pour chacune des siennes.
page-ks-if-sword = Sur les { $cards } cartes du peuple en pioche, { $swords } portent une épée. Si l’épée l’emporte, { $name } devient roi et marque 1 par fortification et 2 par cathédrale, chaque allié 1 par cathédrale.
page-ks-known = Connu jusqu’ici
page-ks-in-secret = en secret
page-ks-yours-open = la vôtre est ouverte
page-ks-yours-sealed = scellée
page-ks-letters-open = Les lettres sont ouvertes
page-ks-king = roi
page-ks-leader = mène la révolte
page-ks-joins = se joint
page-ks-crown-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
page-ks-sword-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, { $people ->
    [one] { $people } carte du peuple
   *[other] { $people } cartes du peuple
}
page-ks-people-name = Peuple
page-ks-open-and-new = { $open } visibles, { $people } révélées
page-ks-step-votes-name = Votes
page-ks-step-truce-name = Trêve
page-ks-step-people-name = Peuple
page-ks-step-ambush-name = Embuscade
page-ks-step-sum-name = Somme
page-ks-step-votes = { $crowns } contre { $swords }
page-ks-step-truce = tout s’arrête : les autres cartes rentrent
page-ks-step-no-truce = aucune, on se bat
page-ks-step-people = { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}, { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
page-ks-step-no-ambush = aucune
page-ks-to-sum = Vers la somme
page-ks-back-to-map = Vers la carte
page-ks-again = Revoir
page-ks-sum-vote = Vote de { $name }
page-ks-sum-card = { $name } : { $card }
page-ks-sum-struck = { $what }, frappée par l’embuscade
page-ks-sum-open = Épées déjà visibles
page-ks-sum-new = { $people ->
    [0] Personne n’est venu
    [one] Épées parmi { $people } carte révélée
   *[other] Épées parmi { $people } cartes révélées
}
page-ks-sword-wins = { $high } à { $low } : l’épée l’emporte
page-ks-crown-holds = { $high } à { $low } : la couronne tient
page-ks-tie-holds = { $high } à { $low } : égalité, la couronne tient
page-ks-takes-seal = { $name } prend le sceau royal
page-ks-keeps-seal = { $name } garde le sceau royal
page-ks-won = gagné
page-ks-lost = perdu

# --- les joueurs et la fin
page-ks-castles = Fortifications
page-ks-cards = Cartes
page-ks-land = terres
page-ks-vp = { $number ->
    [one] point
   *[other] points
}
page-ks-announced = annoncé
page-ks-shielded = protégé par le Pape
page-ks-small-towns = Petites villes
page-ks-big-towns = Grandes villes
page-ks-cathedrals = Cathédrales
page-ks-territories = Territoires
page-ks-markers = Pions en réserve
page-ks-points = Points
page-ks-last-announced = Dernier total annoncé
page-ks-gained-since = Points vus depuis
page-ks-in-the-box = Pioches et réserve
page-ks-seen-cards = Connues dans sa main
page-ks-spaces = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
page-ks-largest = le plus grand
page-ks-second = le second
page-ks-way-of-crown = Le chemin de la couronne, par tour

# --- drawn examples in the rulebook
page-example-build = Un château sur la montagne, une petite ville sur la prairie, une grande ville sur un octogone de prairie et le carré voisin. La forêt reste vide ; sur la prairie du milieu, une ville toucherait les deux autres.
page-example-expand = La carte Construction de ville a deux boucliers : d’abord la forêt près du château, puis la montagne derrière, pour 1 PA chacune.
page-example-attack = Le défenseur a un château, et son Embuscade frappe le Meneur. Le 1 qui reste n’est pas supérieur à 1 ; un 2 l’est.
page-example-revolt = Rebelles : quatre épées visibles, 4 et 1 en cartes, et une Embuscade qui frappe le Meneur du roi. Roi : deux votes couronne à 2, plus 2 et 1 en cartes. Les rebelles ont davantage et gagnent.
page-example-people = Le roi a gagné alors que cinq épées étaient visibles : la moitié reste, arrondie au supérieur. Les 19 autres cartes Peuple sont mélangées.
page-example-scoring = Le plus grand territoire, cinq cases reliées, rapporte 5 points, le deuxième, trois cases, 2. Une case seule ne rapporte rien.
page-ks-example-against = contre

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
