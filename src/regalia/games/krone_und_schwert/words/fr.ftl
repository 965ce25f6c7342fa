# Krone & Schwert : toutes les phrases du jeu.

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
ground = { $places ->
    [named] { $space }
   *[seen] { $terrain_id ->
        [meadow] une prairie
        [mountain] une montagne
       *[forest] une forêt
    }
}
built-on = { $places ->
    [named] { $square ->
        [none] {" sur "}{ $space }
       *[other] {" sur "}{ $space } et { $square }
    }
   *[seen] {""}
}

# --- ce qui est demandé
ask-element = Posez l’élément { $element } de façon qu’il s’emboîte dans le plateau.
ask-marker = Posez un pion sur une case libre sans voisine occupée.
ask-re-entry = Vous n’avez plus de case : posez gratuitement jusqu’à deux pions sur des cases libres.
ask-tax = Levez-vous l’impôt ? Il rapporte { $castles ->
    [one] { $castles } point
   *[other] { $castles } points
}, mais révèle une carte Peuple.
ask-action = Il vous reste { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
}.
ask-space = Sur quelle case vous étendez-vous ?
ask-second-space = Et sur quelle case ensuite ?
ask-occupy = Quelle case libre occupez-vous ?
ask-attack-cards = Choisissez des cartes pour l’attaque : ensemble, elles doivent dépasser { $castles ->
    [one] { $castles } fortification
   *[other] { $castles } fortifications
}.
ask-defence = { $who } vous attaque ({ ground }) avec { $cards }. Laissez-vous faire, ou jouez-vous une carte ?
ask-vote = { $who } mène une révolte contre { $king } : couronne ou épée ?
ask-vote-cards = Quelles cartes engagez-vous ?
ask-leader-cards = Votre épée est visible : quelles cartes engagez-vous ?
ask-king-cards = { $who } mène une révolte contre vous ; votre couronne est visible : quelles cartes engagez-vous ?
ask-over = La partie est terminée.
wait-element = { $who } pose l’élément { $element }.
wait-marker = { $who } pose un pion.
wait-re-entry = { $who } peut revenir sur le plateau.
wait-tax = { $who } décide de l’impôt.
wait-action = À { $who } de jouer.
wait-defence = { $who } répond à l’attaque.
wait-revolt = { $who } mène une révolte : votes et cartes sont mis sous scellés.

# --- boutons
label-end-turn = Terminer le tour
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
refusal-not-enough-ap = Vous n’avez pas assez de points d’action : il en reste { $ap }.
refusal-no-castle-left = Il n’y a plus de fortification en réserve.
refusal-no-town-left = Il n’y a plus de petite ville en réserve.
refusal-no-big-town-left = Il n’y a plus de grande ville en réserve.
refusal-no-cathedral-left = Il n’y a plus de cathédrale en réserve.
refusal-no-marker-left = Il ne vous reste pas assez de pions.
refusal-not-yours = { $places ->
    [named] { $space } ne vous appartient pas.
   *[seen] Cette case ne vous appartient pas.
}
refusal-not-a-mountain = Une fortification ne se bâtit que sur une montagne.
refusal-not-a-meadow = Une ville ne se bâtit que sur une prairie.
refusal-already-built = Il y a déjà un bâtiment à cet endroit.
refusal-touches-a-town = Une ville ne doit en toucher aucune autre, quel qu’en soit le propriétaire.
refusal-only-on-octagons = À cette table, les petites villes se bâtissent seulement sur des octogones.
refusal-not-octagon-and-square = Une grande ville couvre un octogone et un carré.
refusal-not-side-by-side = Les deux cases d’une grande ville doivent être voisines.
refusal-no-big-town-there = Il faut à une cathédrale une grande ville qui soit à vous.
refusal-has-a-cathedral = Cette grande ville a déjà sa cathédrale.
refusal-no-people-left = La pile du peuple est vide : Soulèvement n’aurait aucun effet.
refusal-pope-is-here = Une Visite du Pape est déjà posée devant vous.
refusal-nothing-to-draw = Il n’y a plus de carte à piocher.
refusal-too-few-shields = { $card } n’a qu’un bouclier : cela ne fait qu’une case.
refusal-grow-first = Choisissez une carte pour vous étendre ici.
refusal-not-adjacent = Cette case ne touche aucune des vôtres.
refusal-no-room = Il n’y a pas assez de cases libres à côté des vôtres.
refusal-needs-all-ap = Occuper une case demande les trois points d’action.
refusal-not-in-round-one = On n’attaque pas à la première manche.
refusal-one-attack = Une seule attaque par tour.
refusal-your-own = Cette case est déjà à vous.
refusal-nobodys = Cette case n’est à personne : il n’y a rien à attaquer.
refusal-built-is-safe = Une case bâtie ne peut pas être attaquée.
refusal-protected = Une Visite du Pape protège le propriétaire de cette case.
refusal-too-weak = Les cartes doivent dépasser toutes les fortifications du propriétaire : { $owner_castles }.
refusal-no-fighters = Aucune de vos cartes n’a de valeur de combat.
refusal-cannot-fight = { $card } n’a pas de valeur de combat.
refusal-in-order = Nommez les cartes dans l’ordre du tableau des cartes.
refusal-no-king = Il n’y a pas de roi contre qui se révolter.
refusal-king-cannot = Le roi ne se révolte pas contre lui-même.
refusal-king-protected = Une Visite du Pape protège le roi.
refusal-needs-castle-and-town = Pour mener une révolte, il vous faut une fortification et une ville.
refusal-one-revolt = À cette table, une seule révolte par tour.
refusal-vote-first = Choisissez d’abord couronne ou épée.
refusal-vote-is-fixed = Le chef de la révolte vote épée et le roi couronne : seules les cartes sont au choix.
refusal-voted = Vous avez déjà voté.
refusal-not-now = Ce n’est pas ce qui est demandé maintenant.
refusal-finish-this = Terminez d’abord ce que vous avez commencé.
refusal-other-element = C’est un autre élément qu’il faut poser maintenant.

# --- le récit
told-element-drawn = { $who_is ->
    [you] Vous piochez l’élément { $element }.
   *[other] { $who } pioche l’élément { $element }.
}
told-element-laid = { $who_is ->
    [you] Vous posez l’élément { $element }.
   *[other] { $who } pose l’élément { $element }.
}
told-dealt = { $who_is ->
    [you] Vous recevez { $cards }.
   *[other] { $who } reçoit { $cards }.
}
told-red-put-back = { $who_is ->
    [you] Vous montrez { $card } ; la carte retourne dans la pioche.
   *[other] { $who } montre { $card } ; la carte retourne dans la pioche.
}
told-marker-placed = { $who_is ->
    [you] Vous vous installez : { ground }.
   *[other] { $who } s’installe : { ground }.
}
told-round-begins = La manche { $round } commence.
told-turn-begins = { $who_is ->
    [you] À vous de jouer.
   *[other] À { $who } de jouer.
}
told-pope-leaves = { $who_is ->
    [you] Le Pape prend congé de vous.
   *[other] Le Pape quitte { $who }.
}
told-re-entered = { $who_is ->
    [you] Vous revenez sur le plateau : { ground }.
   *[other] { $who } revient sur le plateau : { ground }.
}
told-taxed = { $who_is ->
    [you] Vous levez l’impôt sur { $castles ->
        [one] { $castles } fortification
       *[other] { $castles } fortifications
    }.
   *[other] { $who } lève l’impôt sur { $castles ->
        [one] { $castles } fortification
       *[other] { $castles } fortifications
    }.
}
told-waived = { $who_is ->
    [you] Vous renoncez à l’impôt.
   *[other] { $who } renonce à l’impôt.
}
told-people = { $shows ->
    [sword] Le peuple tire une épée.
   *[crown] Le peuple acclame la couronne.
}
told-drew = { $who_is ->
    [you] { $card_id ->
        [none] Vous piochez une carte.
       *[other] Vous piochez { $card }.
    }
   *[other] { $card_id ->
        [none] { $who } pioche une carte.
       *[other] { $who } pioche { $card }.
    }
}
told-drew-red = { $who_is ->
    [you] { $counts ->
        [0] Vous piochez { $card } ; sans roi, la carte est sans effet.
       *[other] Vous piochez { $card } !
    }
   *[other] { $counts ->
        [0] { $who } pioche { $card } ; sans roi, la carte est sans effet.
       *[other] { $who } pioche { $card } !
    }
}
told-drew-nothing = { $who_is ->
    [you] Vous ne trouvez aucune carte à garder.
   *[other] { $who } ne trouve aucune carte à garder.
}
told-reshuffled = La défausse est mélangée à la pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}.
told-gained = { $who_is ->
    [you] Vous gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-built = { $who_is ->
    [you] { $building ->
        [castle] Vous bâtissez une fortification{ built-on }.
        [town] Vous bâtissez une petite ville{ built-on }.
        [big-town] Vous bâtissez une grande ville{ built-on }.
       *[cathedral] Vous bâtissez une cathédrale{ built-on }.
    }
   *[other] { $building ->
        [castle] { $who } bâtit une fortification{ built-on }.
        [town] { $who } bâtit une petite ville{ built-on }.
        [big-town] { $who } bâtit une grande ville{ built-on }.
       *[cathedral] { $who } bâtit une cathédrale{ built-on }.
    }
}
told-incited = { $who_is ->
    [you] Vous soulevez le peuple.
   *[other] { $who } soulève le peuple.
}
told-pope-comes = { $who_is ->
    [you] Le Pape vous rend visite.
   *[other] Le Pape rend visite à { $who }.
}
told-expanded = { $who_is ->
    [you] Vous vous étendez sur { ground } avec { $card }.
   *[other] { $who } s’étend sur { ground } avec { $card }.
}
told-occupied = { $who_is ->
    [you] Vous occupez { ground }.
   *[other] { $who } occupe { ground }.
}
told-attacked = { $who_is ->
    [you] Vous attaquez { $other } ({ ground }) avec { $cards }.
   *[other] { $other_is ->
        [you] { $who } vous attaque ({ ground }) avec { $cards }.
       *[other] { $who } attaque { $other } ({ ground }) avec { $cards }.
    }
}
told-answered = { $who_is ->
    [you] { $answer ->
        [pass] Vous laissez faire.
        [truce] Vous jouez Trêve !
       *[ambush] Vous jouez Embuscade !
    }
   *[other] { $answer ->
        [pass] { $who } laisse faire.
        [truce] { $who } joue Trêve !
       *[ambush] { $who } joue Embuscade !
    }
}
told-struck = { $who_is ->
    [you] Vous perdez { $card } dans l’embuscade.
   *[other] { $who } perd { $card } dans l’embuscade.
}
told-conquered = { $who_is ->
    [you] Vous prenez { ground } à { $other }.
   *[other] { $other_is ->
        [you] { $who } vous prend { ground }.
       *[other] { $who } prend { ground } à { $other }.
    }
}
told-repelled = { $who_is ->
    [you] Votre attaque est repoussée.
   *[other] L’attaque menée par { $who } est repoussée.
}
told-called-off = { $who_is ->
    [you] L’attaque est annulée ; vous reprenez vos cartes.
   *[other] L’attaque est annulée ; { $who } reprend ses cartes.
}
told-revolt-declared = { $who_is ->
    [you] Vous menez une révolte contre { $king } !
   *[other] { $king_is ->
        [you] { $who } mène une révolte contre vous !
       *[other] { $who } mène une révolte contre { $king } !
    }
}
told-revealed = { $who_is ->
    [you] Vous : { $vote ->
        [crown] couronne
       *[sword] épée
    }, { $many ->
        [0] aucune carte
       *[other] { $cards }
    }.
   *[other] { $who } : { $vote ->
        [crown] couronne
       *[sword] épée
    }, { $many ->
        [0] aucune carte
       *[other] { $cards }
    }.
}
told-revolt-void = Trêve : la révolte est annulée, les autres cartes reviennent en main.
told-counted = Rebelles : { $swords ->
    [one] { $swords } épée visible
   *[other] { $swords } épées visibles
} et { $force } en cartes. Roi : { $crowns ->
    [one] { $crowns } vote couronne à { $worth }
   *[other] { $crowns } votes couronne à { $worth } chacun
} et { $guard } en cartes.
told-king-holds = { $who_is ->
    [you] Vous restez roi : { $rebels } contre { $loyal }.
   *[other] { $who } reste roi : { $rebels } contre { $loyal }.
}
told-rebels-win = { $who_is ->
    [you] Vos rebelles l’emportent : { $rebels } contre { $loyal }.
   *[other] Les rebelles l’emportent, menés par { $who } : { $rebels } contre { $loyal }.
}
told-crowned = { $who_is ->
    [you] Vive le roi : vous portez la couronne !
   *[other] Vive le roi : { $who } porte la couronne !
}
told-announced = { $who_is ->
    [you] Vous annoncez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } annonce { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-end-phase = La fin approche : Fin de partie se trouve désormais parmi les dernières cartes d’une pioche de { $deck }.
told-turn-ends = { $who_is ->
    [you] Vous terminez votre tour.
   *[other] { $who } termine son tour.
}
told-game-ends = { $why ->
    [card] { $who_is ->
        [you] Vous piochez Fin de partie : la partie est terminée.
       *[other] { $who } pioche Fin de partie : la partie est terminée.
    }
    [board] { $who_is ->
        [you] Vous prenez la dernière case libre : la partie est terminée.
       *[other] { $who } prend la dernière case libre : la partie est terminée.
    }
   *[rounds] La dernière manche permise est passée : les points décident.
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
tie-shared = Égalité de points : la victoire est partagée.

# --- options
option-first_king = Qui devient le premier roi ?
option-first_king-first_castle = Qui bâtit la première fortification est roi aussitôt.
option-first_king-castle_and_town = Est roi le premier à posséder une fortification et une ville.
option-leader_requirement = Qui peut mener une révolte ?
option-leader_requirement-castle_and_town = Le chef d’une révolte doit posséder une fortification et une ville.
option-leader_requirement-none = Tous sauf le roi peuvent mener une révolte.
option-elements = Combien d’éléments forment le plateau ?
option-elements-players = Autant d’éléments que de joueurs.
option-elements-players_minus_one = Un élément de moins que de joueurs (à 4 ou 5).
option-assembly = Qui assemble le plateau ?
option-assembly-by_players = Chaque joueur pose un élément.
option-assembly-random = Le plateau est assemblé au hasard.
option-assembly-preset = Le plateau est assemblé comme dans la règle.
option-small_town_shape = Où peut-on bâtir une petite ville ?
option-small_town_shape-any = Les petites villes se bâtissent sur toute prairie.
option-small_town_shape-octagon_only = Les petites villes se bâtissent seulement sur des octogones.
option-revolts_per_turn = Combien de révoltes par tour ?
option-revolts_per_turn-unlimited = Autant de révoltes que les points d’action le permettent.
option-revolts_per_turn-one = Une révolte par tour.
option-territory_ties = Et si des territoires sont de même taille ?
option-territory_ties-dense = La deuxième taille compte toujours.
option-territory_ties-competition = En cas d’égalité pour le plus grand territoire, aucun deuxième ne compte.
option-hidden_vp = Les points sont-ils cachés ?
option-hidden_vp-true = Les points sont cachés derrière des paravents.
option-hidden_vp-false = Tous les points sont visibles.
option-max_rounds = Après combien de manches les points décident-ils ?
option-max_rounds-number = Après { $number } manches, les points décident.
option-people_swords = Combien de cartes Peuple montrent une épée ?
option-people_swords-data = Autant que dans la boîte.
option-people_swords-number = { $number } cartes Peuple montrent une épée.
preset-standard = Comme dans la règle
preset-as_reviewed = Premier roi avec fortification et ville

# --- le terminal
screen-map-part = Partie { $number } sur { $parts }, d’ouest en est
screen-octagon = octogone
screen-square = carré
screen-owner = propriétaire
screen-castle = fortification
screen-town = ville
screen-big-town = grande ville
screen-cathedral = grande ville avec cathédrale
screen-element = L’élément { $element }, sans rotation :
screen-seat = cartes { $cards }, points { $vp }, fortifications { $castles }, cases { $spaces }, pions en réserve { $markers }, territoires { $territories }
screen-deck = Pioche { $deck }, défausse { $discard }
screen-people = Épées visibles { $swords } ; dans la pile : épées { $left }, couronnes { $crowns }
screen-end-phase = Phase finale : Fin de partie est l’une des 21 dernières cartes.
screen-turn = Manche { $round }, { $ap ->
    [one] { $ap } point d’action
   *[other] { $ap } points d’action
}
screen-hand = Votre main (combat/boucliers/points)

# --- chances
odds-attack = { $places ->
    [named] L’attaque sur { $space } réussit
   *[seen] L’attaque réussit
}
odds-revolt = La révolte réussit
odds-king-holds = Le roi résiste
odds-card = Vous recevez une carte
odds-game-end = Le jeu s’arrête
odds-tax = { $points ->
    [one] 1 point de victoire
   *[other] { $points } points de victoire
}
odds-swords = { $swords ->
    [one] Une épée est révélée
   *[other] { $swords } épées au moins sont révélées
}
odds-space-kept = Vous gardez la case
odds-shielded = Nul ne vous attaque jusqu’à votre prochain tour
odds-crown = La couronne est à vous
odds-walls = { $castles ->
    [one] Pour vous attaquer, il faut plus de 1
   *[other] Pour vous attaquer, il faut plus de { $castles }
}
odds-building = Un point de plus au décompte
odds-territory = { $spaces ->
    [one] Votre plus grand territoire : 1 case
   *[other] Votre plus grand territoire : { $spaces } cases
}
