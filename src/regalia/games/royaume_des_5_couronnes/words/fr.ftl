# Le Royaume des 5 Couronnes : toutes les phrases du jeu.

game-title = Le Royaume des 5 Couronnes
game-line = Cinq chevaliers servent tous les Princes : ramenez les couronnes dans l’ordre que vous seul connaissez.

# --- chevaliers, couleurs, pions, cartes, lieux
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-white = blanc
colour-black = noir
colour-purple = violet
colour-orange = orange
colour-pink = rose
colour-brown = brun
colour-grey = gris
knight-red = le chevalier rouge
knight-blue = le chevalier bleu
knight-green = le chevalier vert
knight-yellow = le chevalier jaune
knight-white = le chevalier blanc
knight-black = le chevalier noir
knight-purple = le chevalier violet
knight-orange = le chevalier orange
knight-pink = le chevalier rose
knight-brown = le chevalier brun
knight-grey = le chevalier gris
the-knight = { $knight_id ->
    [red] Le chevalier rouge
    [blue] Le chevalier bleu
    [green] Le chevalier vert
    [yellow] Le chevalier jaune
    [white] Le chevalier blanc
    [black] Le chevalier noir
    [purple] Le chevalier violet
    [orange] Le chevalier orange
    [pink] Le chevalier rose
    [brown] Le chevalier brun
   *[grey] Le chevalier gris
}
pawns = { $colour_id ->
    [red] { $many ->
        [one] un trésor rouge
       *[other] { $many } trésors rouges
    }
    [blue] { $many ->
        [one] un trésor bleu
       *[other] { $many } trésors bleus
    }
    [green] { $many ->
        [one] un trésor vert
       *[other] { $many } trésors verts
    }
    [yellow] { $many ->
        [one] un trésor jaune
       *[other] { $many } trésors jaunes
    }
    [white] { $many ->
        [one] un trésor blanc
       *[other] { $many } trésors blancs
    }
    [black] { $many ->
        [one] un trésor noir
       *[other] { $many } trésors noirs
    }
    [purple] { $many ->
        [one] un trésor violet
       *[other] { $many } trésors violets
    }
    [orange] { $many ->
        [one] un trésor orange
       *[other] { $many } trésors orange
    }
    [pink] { $many ->
        [one] un trésor rose
       *[other] { $many } trésors roses
    }
    [brown] { $many ->
        [one] un trésor brun
       *[other] { $many } trésors bruns
    }
   *[grey] { $many ->
        [one] un trésor gris
       *[other] { $many } trésors gris
    }
}
shape-heater = écu
shape-round = rondache
shape-banner = bannière
shape-lozenge = losange
shape-hexagon = hexagone
card-trap = piège
card-monster = monstre
card-weapon = arme
card-treasure = trésor
to-space = { $end ->
    [0] au château
   *[other] à la case { $end }
}
to-place = { $to_lair ->
    [1] à l’antre
   *[0] { to-space }
}
from-place = { $from_lair ->
    [1] de l’antre
   *[0] { $start ->
        [0] du château
       *[other] de la case { $start }
    }
}
circle-1 = le cercle I
circle-2 = le cercle II
circle-3 = le cercle III
circle-4 = le cercle IV
circle-5 = le cercle V

# --- ce qui est demandé
ask-lay-cards = Posez la prochaine carte, sans la regarder, sur une case nue, ou toutes les autres d’un coup.
ask-phase-a = Tentez de libérer un chevalier bloqué { $power ->
    [0] ou lancez les dés. En cas d’échec, votre tour est terminé.
   *[other] ou lancez les dés. En cas d’échec, vous perdez un pion Puissance et lancez aussitôt les dés.
}
ask-phase-a-all-blocked = Tous les chevaliers sont bloqués : vous devez tenter d’en libérer un. { $power ->
    [0] En cas d’échec, votre tour est terminé.
   *[other] En cas d’échec, vous perdez un pion Puissance et votre tour est terminé.
}
ask-phase-a-free = C’est à vous : lancez les dés, ou défiez un Prince si vous en avez la puissance.
ask-take = Vous avez gagné le duel : quelle couleur prenez-vous à { $other } ?
ask-excuse = Vous avez gagné le duel : quel trésor { $other } vous doit-il ?
ask-pay = La Sorcière vous a surpris : quel trésor payez-vous ?
ask-first-move = Vous avez obtenu { $one } et { $two } : avancez un chevalier libre avec l’un des dés.
ask-only-move = Vous avez obtenu { $one } et { $two } : avancez le seul chevalier libre avec l’un des dés.
ask-wizard = Un double : le Magicien déplace un chevalier de { $sum } cases, en avant ou en arrière.
ask-second-move = Avancez maintenant un autre chevalier libre de { $die }.
ask-window = { $who } a obtenu { $one } et { $two }. Appelez-vous la Sorcière ?
ask-over = La partie est terminée.
ask-won = { $who_is ->
    [you] La partie est terminée : vous êtes Roi.
   *[other] La partie est terminée : { $who } est Roi.
}
wait-lay-cards = { $who } pose les cartes.
wait-phase-a = { $who } peut libérer des chevaliers, défier un Prince ou lancer les dés.
wait-phase-a-all-blocked = { $who } doit tenter de libérer un chevalier.
wait-phase-a-free = { $who } va lancer les dés.
wait-take = { $other_is ->
    [you] { $who } vous prend des trésors.
   *[other] { $who } prend des trésors à { $other }.
}
wait-excuse = { $other_is ->
    [you] { $who } choisit un de vos trésors.
   *[other] { $who } choisit un trésor à prendre à { $other }.
}
wait-pay = { $who } paie la Sorcière.
wait-first-move = { $who } a obtenu { $one } et { $two } et déplace un premier chevalier.
wait-only-move = { $who } a obtenu { $one } et { $two } et déplace le seul chevalier libre.
wait-wizard = { $who } a un double : le Magicien déplace un chevalier de { $sum } cases.
wait-second-move = { $who } avance un second chevalier de { $die }.
wait-window = Vous avez répondu ; { $who } joue.

# --- boutons
label-roll = Lancer les dés
label-call = Sorcière !
label-silent = Ne rien dire
label-lay-the-rest = Poser toutes les autres
label-pass = Passer
label-free = { $card_id ->
    [trap] Libérer { $knight } du piège ({ $percent } %)
    [monster] Libérer { $knight } du monstre ({ $percent } %)
   *[none] Libérer { $knight }
}
label-duel = { $percent ->
    [none] Ne défier personne
   *[other] Défier { $who } ({ $percent } %)
}
label-take = Prendre { pawns }
label-excuse = Réclamer { pawns }
label-pay = Payer { pawns }
label-move = Avancer { $knight } de { $die }, { to-place }
label-wizard = { $way ->
    [back] Magicien : { $knight } recule de { $steps }, { to-place }
   *[forward] Magicien : { $knight } avance de { $steps }, { to-place }
}
label-lay = Poser une carte sur la case { $space }

# --- refus
refusal-not-blocked = { the-knight } n’est pas bloqué.
refusal-knight-is-home = { the-knight } est déjà rentré.
refusal-duels-close-attempts = Après un duel, on ne libère plus de chevalier pendant ce tour.
refusal-all-blocked = Tous les chevaliers sont bloqués : tentez d’abord d’en libérer un.
refusal-too-little-power = Seul un Prince en pleine puissance peut lancer un défi.
refusal-yourself = On ne se défie pas soi-même.
refusal-no-treasure-to-win = Ce Prince n’a aucun trésor à gagner.
refusal-once-a-turn = Vous avez déjà défié ce Prince pendant ce tour.
refusal-no-such-prince = Ce Prince n’est pas à cette table.
refusal-roll-first = Lancez les dés avant de déplacer un chevalier.
refusal-already-rolled = Les dés sont lancés : la phase A est terminée.
refusal-must-move = On ne passe pas : vous devez jouer vos dés.
refusal-knight-is-blocked = { the-knight } est bloqué et ne peut avancer avec un dé.
refusal-no-such-die = Il ne reste pas de tel dé à jouer.
refusal-same-knight = { the-knight } s’est déjà déplacé : l’autre dé est pour un autre chevalier.
refusal-double-is-the-wizards = Un double revient au Magicien : un seul chevalier se déplace de la somme.
refusal-not-a-double = Le Magicien ne vient qu’avec un double.
refusal-cannot-go-back = { the-knight } ne peut pas reculer davantage.
refusal-only-others-call = Seuls les autres Princes peuvent appeler la Sorcière, après le lancer et avant le premier déplacement.
refusal-only-the-mover = Cela revient au Prince dont c’est le tour.
refusal-none-of-that-colour = Il n’y a pas de trésor de cette couleur : { $colour }.
refusal-take-first = Prenez d’abord le trésor que vous avez gagné.
refusal-excuse-first = Choisissez d’abord le trésor qui vous est dû.
refusal-pay-first = Payez d’abord la Sorcière.
refusal-lay-first = Il faut d’abord poser les cartes.
refusal-space-is-covered = Une carte s’y trouve déjà.
refusal-no-such-space = Le chemin compte les cases 1 à { $spaces }.
refusal-not-due = Aucun trésor n’est dû maintenant.
refusal-cards-are-laid = Les cartes sont déjà posées.
refusal-second-knight-first = Ce n’est pas un double : avancez le second chevalier avec l’autre dé.

# --- le récit
told-turn-begins = { $who_is ->
    [you] Tour { $turn } : le vôtre.
   *[other] Tour { $turn } : { $who }.
}
told-cards-laid = { $who_is ->
    [you] Vous avez posé les cartes.
   *[other] { $who } a posé les cartes.
}
told-escape-rolled = { $who_is ->
    [you] Vous tentez de libérer { $knight } : { $die } + { $power } = { $total }.
   *[other] { $who } tente de libérer { $knight } : { $die } + { $power } = { $total }.
}
told-monster-rolled = { $who_is ->
    [you] Vous combattez pour { $knight } : { $die } + { $power } = { $total } contre { $foe } pour le monstre.
   *[other] { $who } combat pour { $knight } : { $die } + { $power } = { $total } contre { $foe } pour le monstre.
}
told-set-free = { $card_id ->
    [trap] Le piège de la case { $space } s’ouvre ; de nouveau libres : { $knights }.
   *[monster] Le monstre de la case { $space } est vaincu ; de nouveau libres : { $knights }.
}
told-attempt-failed = { $who_is ->
    [you] { $then ->
        [turn-lost] Vous échouez et votre tour est terminé.
        [dice-follow] Vous échouez et lancez aussitôt les dés.
       *[all-blocked] Vous échouez ; tous les chevaliers sont bloqués et votre tour est terminé.
    }
   *[other] { $then ->
        [turn-lost] { $who } échoue et son tour est terminé.
        [dice-follow] { $who } échoue et lance aussitôt les dés.
       *[all-blocked] { $who } échoue ; tous les chevaliers sont bloqués et son tour est terminé.
    }
}
told-power-gained = { $who_is ->
    [you] Vous gagnez un pion Puissance et en avez { $power }.
   *[other] { $who } gagne un pion Puissance et en a { $power }.
}
told-power-lost = { $who_is ->
    [you] Vous perdez un pion Puissance et en avez { $power }.
   *[other] { $who } perd un pion Puissance et en a { $power }.
}
told-duel-rolled = Duel : { $who_is ->
    [you] vous
   *[other] { $who }
} { $die } + { $power } = { $total }, { $other_is ->
    [you] vous
   *[other] { $other }
} { $other_die } + { $other_power } = { $other_total }.
told-pawns-taken = { $who_is ->
    [you] Vous prenez { pawns } à { $other }.
   *[other] { $other_is ->
        [you] { $who } vous prend { pawns }.
       *[other] { $who } prend { pawns } à { $other }.
    }
}
told-pawn-excused = { $who_is ->
    [you] { $other } vous remet { pawns } en guise d’excuse.
   *[other] { $other_is ->
        [you] Vous remettez { pawns } à { $who } en guise d’excuse.
       *[other] { $other } remet { pawns } à { $who } en guise d’excuse.
    }
}
told-no-excuse = { $who_is ->
    [you] Vous ne recevez aucun trésor : { $other } n’en a pas.
   *[other] { $other_is ->
        [you] { $who } ne reçoit aucun trésor : vous n’en avez pas.
       *[other] { $who } ne reçoit aucun trésor : { $other } n’en a pas.
    }
}
told-dice-rolled = { $who_is ->
    [you] Vous obtenez { $one } et { $two }.
   *[other] { $who } obtient { $one } et { $two }.
}
told-witch-called = { $who_is ->
    [you] { $right ->
        [1] Vous appelez la Sorcière : la voici !
       *[0] Vous appelez la Sorcière, mais elle n’est pas là.
    }
   *[other] { $right ->
        [1] { $who } appelle la Sorcière : la voici !
       *[0] { $who } appelle la Sorcière, mais elle n’est pas là.
    }
}
told-witch-paid = { $who_is ->
    [you] Vous payez { pawns } à la Sorcière.
   *[other] { $who } paie { pawns } à la Sorcière.
}
told-witch-ends-turn = { $who_is ->
    [you] Vous n’avez rien pour payer la Sorcière : votre tour est terminé.
   *[other] { $who } n’a rien pour payer la Sorcière : son tour est terminé.
}
told-moved = { $who_is ->
    [you] Vous déplacez { $knight } { from-place } { to-place }.
   *[other] { $who } déplace { $knight } { from-place } { to-place }.
}
told-wizard-moved = { $who_is ->
    [you] Votre Magicien envoie { $knight } { from-place } { to-place }.
   *[other] { $who } envoie { $knight } { from-place } { to-place } grâce au Magicien.
}
told-card-vanished = { $card_id ->
    [trap] Le piège sur la case { $space } disparaît.
   *[monster] Le monstre sur la case { $space } disparaît.
}
told-covered = Une nouvelle carte couvre la case { $space } : { $card }.
told-reshuffled = Le rejet est mélangé et devient le talon : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
told-turned-up = La carte de la case { $space } est révélée : { $card }.
told-blocked = { $card_id ->
    [trap] { the-knight } est pris au piège sur la case { $space }.
   *[monster] { the-knight } est retenu par le monstre de la case { $space }.
}
told-weapon-in-vain = { $who_is ->
    [you] Vous êtes déjà en pleine puissance : l’arme reste sur la case { $space }.
   *[other] { $who } est déjà en pleine puissance : l’arme reste sur la case { $space }.
}
told-treasure-won = { $who_is ->
    [you] Vous gagnez { pawns }.
   *[other] { $who } gagne { pawns }.
}
told-treasure-in-vain = Il ne reste pas de trésor de cette couleur ({ $colour }) : la carte reste sur la case { $space }.
told-dragon-rolled = { the-knight } affronte Kraddoch : { $die } + { $power } = { $total } contre { $foe } pour le dragon.
told-crown-won = { the-knight } arrache sa couronne à Kraddoch et arrive { to-space }.
told-thrown-back = Kraddoch repousse { $knight } { to-space }.
told-crown-home = { the-knight } rapporte sa couronne dans { $circle }.
told-last-crown = La dernière couronne va dans le cercle V : { $knight }.
told-points = { $who_is ->
    [you] Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-final-rolled = Duel final : { $who_is ->
    [you] vous
   *[other] { $who }
} { $die } + { $power } = { $total }.
told-king = { $who_is ->
    [you] Le trône est à vous : vous voilà Roi !
   *[other] { $who } est Roi !
}

# --- le décompte
line-crowns = couronnes à leur place
line-matching = trésors de ces couleurs
line-other = autres trésors
line-points = points
line-final-duel = duel final gagné
tie-duel = Égalité de points : un dernier duel a désigné le Roi.

# --- options
option-gm_seat = Qui est maître de jeu et commence ?
option-gm_seat-random = Le maître de jeu est tiré au sort.
option-gm_seat-number = La place { $number } est maître de jeu et commence.
option-placement = Qui pose les cartes ?
option-placement-automatic = Les cartes sont mélangées et posées automatiquement.
option-placement-game_master = Le maître de jeu les pose où il veut, face cachée ; personne n’en voit une seule.
option-resolution = Quand les chevaliers arrivent-ils ?
option-resolution-batch = Les deux chevaliers se déplacent, puis les deux arrivent.
option-resolution-sequential = Chaque chevalier arrive avant que le suivant ne parte.
option-witch = Qui remarque la Sorcière ?
option-witch-call = Un sept ne compte que si un autre Prince le signale avant le premier déplacement.
option-witch-auto = Chaque sept est remarqué.
option-duel_same_target = Peut-on défier plusieurs fois le même Prince pendant un tour ?
option-duel_same_target-false = Chaque adversaire une fois par tour.
option-duel_same_target-true = Le même adversaire, tant que durent puissance et trésors.
option-path_length = Quelle est la longueur du chemin ?
option-path_length-data = Comme dans la boîte.
option-path_length-short = Un chemin court.
option-path_length-standard = Un chemin de longueur habituelle.
option-path_length-long = Un long chemin.
option-path_length-number = Un chemin de { $number } cases.
preset-short = Voyage court
preset-standard = Voyage habituel
preset-long = Long voyage

# --- le terminal
screen-castle = Château :
screen-lair = Antre :
screen-circles = Cercles :
screen-talon = Talon :
screen-rejet = Rejet :
screen-bank = Banque :
screen-gm = maître de jeu
screen-order = ordre :
screen-prince = { $who } :
screen-dice = Dés :
screen-odds = Chances :
screen-odds-trap = piège
screen-odds-monster = monstre
screen-odds-dragon = dragon
screen-odds-duel = Duel :

# --- chances
odds-escape = Le piège s’ouvre : { $knight }
odds-monster = Le monstre est vaincu : { $knight }
odds-dragon = Kraddoch est vaincu : { $knight }
odds-duel = Vous gagnez le duel contre { $who }
odds-blocked = Arrêt à la case { $space } : { $knight }
odds-treasure = Trésor à la case { $space } : { $knight }
odds-seven = Une somme de 7 : la Sorcière peut venir
odds-double = Un double : le Magicien vient
odds-witch = La Sorcière vient
odds-power = Un pion Puissance
odds-home = Ramène sa couronne : { $knight }
