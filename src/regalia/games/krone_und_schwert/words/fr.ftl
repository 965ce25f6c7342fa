# Krone & Schwert : toutes les phrases du jeu.

game-title = La Couronne et l’Épée
game-line = Grandir, bâtir, saisir la couronne, et être le plus riche quand vient la dernière carte.

# --- cartes
card-leader_3 = Meneur (3)
card-leader_4 = Meneur (4)
card-incite = Soulèvement
card-build_castle = Construction d’une fortification
card-build_cathedral = Construction d’une cathédrale
card-build_town = Construction de ville
card-ambush = Embuscade
card-truce = Trêve
card-papal_visit = Visite du Pape
card-town_scoring = Décompte des villes
card-unrest = Désordre
card-game_end = Fin de partie

terrain-meadow = prairie
terrain-mountain = montagne
terrain-forest = forêt

# --- ce qui est demandé
ask-element = Posez l’élément { $element } de façon qu’il s’emboîte dans le plateau.
ask-marker = Posez un pion sur une case libre sans voisine occupée.
ask-re-entry = Vous n’avez plus de case : posez gratuitement jusqu’à deux pions sur des cases libres.
ask-tax = Levez-vous l’impôt ? Il rapporte { $castles ->
    [one] { $castles } point
   *[other] { $castles } points
} et une carte Peuple.
ask-action = Il vous reste { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
}.
ask-space = Sur quelle case vous étendez-vous ?
ask-second-space = Et sur quelle case ensuite ?
ask-occupy = Quelle case libre occupez-vous ?
ask-attack-cards = Jouez des cartes contre { $space } : ensemble, elles doivent dépasser { $castles ->
    [one] { $castles } fortification
   *[other] { $castles } fortifications
}.
ask-defence = { $who } attaque { $space } avec { $cards }. Laissez-vous faire ou jouez-vous une carte ?
ask-vote = { $who } mène une révolte contre { $king } : couronne ou épée ?
ask-vote-cards = Quelles cartes engagez-vous ?
ask-leader-cards = Votre épée est visible : quelles cartes engagez-vous ?
ask-king-cards = { $who } mène une révolte contre vous ; votre couronne est visible : quelles cartes engagez-vous ?
ask-over = La partie est terminée.
wait-element = { $who } pose l’élément { $element }.
wait-marker = { $who } pose un pion.
wait-re-entry = { $who } peut revenir sur le plateau.
wait-tax = { $who } décide de l’impôt.
wait-action = C’est le tour de { $who }.
wait-defence = { $who } répond à l’attaque.
wait-revolt = { $who } mène une révolte : votes et cartes se préparent en secret.

# --- boutons
label-end-turn = Finir le tour
label-draw = Piocher une carte
label-revolt = Déclarer une révolte
label-incite = Jouer Soulèvement
label-papal-visit = Jouer Visite du Pape
label-that-is-all = C’est tout
label-tax = Lever l’impôt
label-no-tax = Pas d’impôt
label-pass = Laisser faire
label-truce = Jouer Trêve
label-ambush = Jouer Embuscade
label-crown = Couronne
label-sword = Épée
label-no-marker = Aucun pion
label-occupy = Occuper une case libre
label-add = Ajouter { $card }
label-expand = S’étendre d’une case avec { $card }
label-expand-two = S’étendre de deux cases avec { $card }
label-lay = { $element }, { $turns ->
    [0] sans le tourner
    [one] un quart de tour
   *[other] { $turns } quarts de tour
}, en { $dx }, { $dy }
label-big-town = Grande ville sur { $space } et { $square }
label-attack = Attaquer { $space }
label-cathedral = Cathédrale à { $space }
label-town = Petite ville sur { $space }
label-castle = Fortification sur { $space }
label-place = { $space }

# --- refus
refusal-no-such-space = Cette case n’existe pas sur ce plateau.
refusal-not-free = Cette case n’est pas libre.
refusal-neighbour-occupied = Les premiers pions ne doivent toucher aucun autre pion.
refusal-overlaps = Un autre élément s’y trouve déjà.
refusal-too-loose = L’élément doit toucher le plateau par au moins trois paires d’octogones.
refusal-leaves-a-gap = Un carré entre quatre octogones resterait vide.
refusal-leaves-a-hole = Un octogone entre quatre autres resterait vide.
refusal-no-such-card = Vous n’avez pas { $card ->
    [none] cette carte
   *[other] { $card }
}.
refusal-not-enough-ap = Vous n’avez pas assez de points d’action : il en reste { $ap }.
refusal-no-castle-left = Il n’y a plus de fortification en réserve.
refusal-no-town-left = Il n’y a plus de petite ville en réserve.
refusal-no-big-town-left = Il n’y a plus de grande ville en réserve.
refusal-no-cathedral-left = Il n’y a plus de cathédrale en réserve.
refusal-no-marker-left = Il ne vous reste pas assez de pions.
refusal-not-yours = { $space } ne vous appartient pas.
refusal-not-a-mountain = Une fortification se bâtit sur une montagne, et { $space } n’en est pas une.
refusal-not-a-meadow = Une ville se bâtit sur une prairie.
refusal-already-built = Il y a déjà un bâtiment à cet endroit.
refusal-touches-a-town = Une ville ne doit en toucher aucune autre, quel qu’en soit le propriétaire.
refusal-only-on-octagons = À cette table, les petites villes se bâtissent seulement sur des octogones.
refusal-not-octagon-and-square = Une grande ville couvre un octogone et un carré.
refusal-not-side-by-side = Les deux cases d’une grande ville doivent être voisines.
refusal-no-big-town-there = Une cathédrale demande une grande ville à vous.
refusal-has-a-cathedral = Cette grande ville a déjà sa cathédrale.
refusal-no-people-left = La pioche du Peuple est vide : Soulèvement n’aurait aucun effet.
refusal-pope-is-here = Une Visite du Pape est déjà posée devant vous.
refusal-nothing-to-draw = Il n’y a plus de carte à piocher.
refusal-too-few-shields = { $card } n’a qu’un bouclier : une seule case.
refusal-not-adjacent = Cette case ne partage aucun côté avec une des vôtres.
refusal-no-room = Il n’y a pas assez de cases libres à côté des vôtres.
refusal-needs-all-ap = Occuper une case demande les trois points d’action.
refusal-not-in-round-one = On n’attaque pas au premier tour de table.
refusal-one-attack = Une seule attaque par tour.
refusal-your-own = Cette case est déjà à vous.
refusal-nobodys = Cette case n’est à personne : il n’y a rien à attaquer.
refusal-built-is-safe = Une case bâtie ne peut pas être attaquée.
refusal-protected = Une Visite du Pape protège le propriétaire de cette case.
refusal-too-weak = Les cartes doivent dépasser les fortifications du propriétaire, { $owner_castles } en tout.
refusal-no-fighters = Aucune de vos cartes n’a de valeur de combat.
refusal-cannot-fight = { $card } n’a pas de valeur de combat.
refusal-in-order = Nommez les cartes dans l’ordre du tableau des cartes.
refusal-no-king = Il n’y a pas de roi contre qui se révolter.
refusal-king-cannot = Le roi ne se révolte pas contre lui-même.
refusal-king-protected = Une Visite du Pape protège le roi.
refusal-needs-castle-and-town = Seul peut mener une révolte qui possède une fortification et une ville.
refusal-one-revolt = À cette table, une seule révolte par tour.
refusal-vote-first = Choisissez d’abord couronne ou épée.
refusal-vote-is-fixed = Le meneur vote épée et le roi couronne : seules les cartes sont au choix.
refusal-voted = Vous avez déjà voté.
refusal-not-now = Ce n’est pas ce qui est demandé maintenant.
refusal-finish-this = Terminez d’abord ce que vous avez commencé.
refusal-other-element = C’est un autre élément qu’il faut poser maintenant.

# --- le récit
told-element-drawn = { $who } pioche l’élément { $element }.
told-element-laid = { $who } pose l’élément { $element }.
told-dealt = { $who } reçoit { $cards }.
told-red-put-back = { $who } montre { $card } ; la carte retourne dans le paquet.
told-marker-placed = { $who } commence sur { $space }.
told-round-begins = Le tour de table { $round } commence.
told-turn-begins = C’est le tour de { $who }.
told-pope-leaves = Le Pape quitte { $who }.
told-re-entered = { $who } revient sur { $space }.
told-taxed = { $who } lève l’impôt sur { $castles ->
    [one] { $castles } fortification
   *[other] { $castles } fortifications
}.
told-waived = { $who } renonce à l’impôt.
told-people = { $shows ->
    [sword] Le peuple montre une épée.
   *[crown] Le peuple montre une couronne.
}
told-drew = { $card_id ->
    [none] { $who } pioche une carte.
   *[other] { $who } pioche { $card }.
}
told-drew-red = { $counts ->
    [0] { $who } pioche { $card } ; sans roi, la carte est sans effet.
   *[other] { $who } pioche { $card }.
}
told-drew-nothing = { $who } ne trouve aucune carte à garder.
told-reshuffled = La défausse est mélangée à la pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}.
told-gained = { $who } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-built = { $building ->
    [castle] { $who } bâtit une fortification sur { $space }.
    [town] { $who } bâtit une petite ville sur { $space }.
    [big-town] { $who } bâtit une grande ville sur { $space } et { $square }.
   *[cathedral] { $who } bâtit une cathédrale à { $space }.
}
told-incited = { $who } soulève le peuple.
told-pope-comes = Le Pape rend visite à { $who }.
told-expanded = { $who } s’étend sur { $space } avec { $card }.
told-occupied = { $who } occupe { $space }.
told-attacked = { $who } attaque { $space } de { $other } avec { $cards }.
told-answered = { $answer ->
    [pass] { $who } laisse faire.
    [truce] { $who } joue Trêve.
   *[ambush] { $who } joue Embuscade.
}
told-struck = { $who } perd { $card } dans l’embuscade.
told-conquered = { $who } prend { $space } à { $other }.
told-repelled = L’attaque de { $who } sur { $space } échoue.
told-called-off = L’attaque est annulée ; { $who } reprend ses cartes.
told-revolt-declared = { $who } mène une révolte contre { $king }.
told-revealed = { $who } : { $vote ->
    [crown] couronne
   *[sword] épée
}, { $many ->
    [0] aucune carte
   *[other] { $cards }
}.
told-revolt-void = Trêve : la révolte est annulée, les autres cartes reviennent en main.
told-counted = Rebelles : { $swords ->
    [one] { $swords } épée visible
   *[other] { $swords } épées visibles
} et { $force } en cartes. Roi : { $crowns ->
    [one] { $crowns } vote couronne à { $worth }
   *[other] { $crowns } votes couronne à { $worth } chacun
} et { $guard } en cartes.
told-king-holds = { $who } reste roi : { $rebels } contre { $loyal }.
told-rebels-win = Les rebelles de { $who } l’emportent : { $rebels } contre { $loyal }.
told-crowned = { $who } est roi.
told-announced = { $who } annonce { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-end-phase = La fin approche : Fin de partie se trouve parmi les dernières cartes d’une pioche de { $deck }.
told-turn-ends = { $who } finit son tour.
told-game-ends = { $why ->
    [card] { $who } pioche Fin de partie : la partie est terminée.
    [board] { $who } prend la dernière case libre : la partie est terminée.
   *[rounds] Le dernier tour de table permis est passé : les points décident.
}

# --- le décompte final
line-before = points avant le décompte
line-castles = fortifications
line-cathedrals = cathédrales
line-small-towns = petites villes
line-big-towns = grandes villes
line-largest = plus grand territoire
line-second = deuxième territoire
line-king = roi
line-total = total

# --- options
option-first_king = Qui devient le premier roi ?
option-first_king-first_castle = Qui bâtit la première fortification est roi aussitôt.
option-first_king-castle_and_town = Est roi le premier à posséder une fortification et une ville.
option-leader_requirement = Qui peut mener une révolte ?
option-leader_requirement-castle_and_town = Le meneur d’une révolte doit posséder une fortification et une ville.
option-leader_requirement-none = Tous sauf le roi peuvent mener une révolte.
option-elements = Combien d’éléments forment le plateau ?
option-elements-players = Autant d’éléments que de joueurs.
option-elements-players_minus_one = Un élément de moins que de joueurs (à 4 ou 5).
option-assembly = Qui assemble le plateau ?
option-assembly-by_players = Chaque joueur pose un élément.
option-assembly-random = Le plateau est assemblé au hasard.
option-assembly-preset = Le plateau est assemblé comme dans la règle.
option-small_town_shape = Où peut-on bâtir une petite ville ?
option-small_town_shape-any = Les petites villes se bâtissent sur toute prairie.
option-small_town_shape-octagon_only = Les petites villes se bâtissent seulement sur des octogones.
option-revolts_per_turn = Combien de révoltes par tour ?
option-revolts_per_turn-unlimited = Autant de révoltes que les points d’action le permettent.
option-revolts_per_turn-one = Une révolte par tour.
option-territory_ties = Et si des territoires sont de même taille ?
option-territory_ties-dense = La deuxième taille compte toujours.
option-territory_ties-competition = En cas d’égalité pour le plus grand territoire, aucun deuxième ne compte.
option-hidden_vp = Les points sont-ils cachés ?
option-hidden_vp-true = Les points sont cachés derrière des paravents.
option-hidden_vp-false = Tous les points sont visibles.
option-max_rounds = Après combien de tours de table les points décident-ils ?
option-max_rounds-number = Après { $number } tours de table, les points décident.
option-people_swords = Combien de cartes Peuple montrent une épée ?
option-people_swords-data = Autant que le dit le fichier de données.
option-people_swords-number = { $number } cartes Peuple montrent une épée.
preset-standard = Comme dans la règle
preset-as_reviewed = Premier roi avec fortification et ville

# --- le terminal
screen-legend = [ ] octogone, < > carré ; M montagne, P prairie, F forêt ; 1–5 propriétaire ; C fortification, t ville, T grande ville, K avec cathédrale
screen-seat = { $cards } cartes, { $vp } points, { $castles } fortifications, { $spaces } cases, { $markers } pions en réserve, territoires { $territories }
screen-deck = Pioche { $deck }, défausse { $discard }
screen-people = Épées visibles { $swords } ; dans la pioche { $left } épées, { $crowns } couronnes
screen-end-phase = Phase finale : Fin de partie est l’une des 21 dernières cartes.
screen-turn = Tour { $round }, { $ap } points d’action
screen-hand = Votre main (combat/boucliers/points)

# --- chances
odds-attack = L’attaque de { $space } réussit
odds-revolt = La révolte réussit
odds-king-holds = Le Roi résiste
