# Le Royaume des 5 Couronnes : toutes les phrases du jeu.

game-title = Le Royaume des 5 Couronnes
game-line = Cinq chevaliers servent tous les Princes : ramenez les couronnes dans l’ordre que vous seul connaissez.

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
knight-red-start = Le chevalier rouge
knight-blue = le chevalier bleu
knight-blue-start = Le chevalier bleu
knight-green = le chevalier vert
knight-green-start = Le chevalier vert
knight-yellow = le chevalier jaune
knight-yellow-start = Le chevalier jaune
knight-white = le chevalier blanc
knight-white-start = Le chevalier blanc
knight-black = le chevalier noir
knight-black-start = Le chevalier noir
knight-purple = le chevalier violet
knight-purple-start = Le chevalier violet
knight-orange = le chevalier orange
knight-orange-start = Le chevalier orange
knight-pink = le chevalier rose
knight-pink-start = Le chevalier rose
knight-brown = le chevalier brun
knight-brown-start = Le chevalier brun
knight-grey = le chevalier gris
knight-grey-start = Le chevalier gris
pawns-red = { $n ->
    [one] un trésor rouge
   *[other] { $n } trésors rouges
}
pawns-blue = { $n ->
    [one] un trésor bleu
   *[other] { $n } trésors bleus
}
pawns-green = { $n ->
    [one] un trésor vert
   *[other] { $n } trésors verts
}
pawns-yellow = { $n ->
    [one] un trésor jaune
   *[other] { $n } trésors jaunes
}
pawns-white = { $n ->
    [one] un trésor blanc
   *[other] { $n } trésors blancs
}
pawns-black = { $n ->
    [one] un trésor noir
   *[other] { $n } trésors noirs
}
pawns-purple = { $n ->
    [one] un trésor violet
   *[other] { $n } trésors violets
}
pawns-orange = { $n ->
    [one] un trésor orange
   *[other] { $n } trésors orange
}
pawns-pink = { $n ->
    [one] un trésor rose
   *[other] { $n } trésors roses
}
pawns-brown = { $n ->
    [one] un trésor brun
   *[other] { $n } trésors bruns
}
pawns-grey = { $n ->
    [one] un trésor gris
   *[other] { $n } trésors gris
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
to-castle = au château
to-lair = à l’antre
to-space = à la case { $number }
from-castle = du château
from-lair = de l’antre
from-space = de la case { $number }
at-castle = au château
at-lair = dans l’antre
at-space = sur la case { $number }
circle-1 = le cercle I
circle-2 = le cercle II
circle-3 = le cercle III
circle-4 = le cercle IV
circle-5 = le cercle V

# --- ce qui est demandé
ask-lay-cards = Posez la prochaine carte, sans la regarder, sur une case nue, ou toutes les autres d’un coup.
ask-phase-a = Tentez de libérer un chevalier bloqué { $power ->
    [0] ou lancez les dés. En cas d’échec, votre tour est fini.
   *[other] ou lancez les dés. En cas d’échec, vous perdez un pion Puissance et lancez aussitôt les dés.
}
ask-phase-a-all-blocked = Tous les chevaliers sont bloqués : vous devez tenter d’en libérer un. { $power ->
    [0] En cas d’échec, votre tour est fini.
   *[other] En cas d’échec, vous perdez un pion Puissance et votre tour est fini.
}
ask-phase-a-free = C’est à vous : lancez les dés, ou défiez un Prince si vous en avez la puissance.
ask-take = Vous avez gagné le duel : quelle couleur prenez-vous à { $other } ?
ask-excuse = Vous avez gagné le duel : quel trésor { $other } vous doit-il ?
ask-pay = La Sorcière vous a surpris : quel trésor payez-vous ?
ask-first-move = Vous avez obtenu { $one } et { $two } : avancez un chevalier libre avec l’un des dés.
ask-only-move = Vous avez obtenu { $one } et { $two } : avancez le seul chevalier libre avec l’un des dés.
ask-wizard = Un double : le Magicien déplace un chevalier de { $sum } cases, en avant ou en arrière.
ask-second-move = Avancez maintenant un autre chevalier libre de { $die }.
ask-window = { $who } a obtenu { $one } et { $two }. Appelez-vous la Sorcière ?
ask-over = La partie est terminée.
ask-won = La partie est terminée : { $who } est Roi.
wait-lay-cards = { $who } pose les cartes.
wait-phase-a = { $who } peut libérer des chevaliers, défier un Prince ou lancer les dés.
wait-phase-a-all-blocked = { $who } doit tenter de libérer un chevalier.
wait-phase-a-free = { $who } va lancer les dés.
wait-take = { $who } prend des trésors à { $other }.
wait-excuse = { $who } choisit un trésor de { $other }.
wait-pay = { $who } paie la Sorcière.
wait-first-move = { $who } a obtenu { $one } et { $two } et déplace un premier chevalier.
wait-only-move = { $who } a obtenu { $one } et { $two } et déplace le seul chevalier libre.
wait-wizard = { $who } a un double : le Magicien déplace un chevalier de { $sum } cases.
wait-second-move = { $who } avance un second chevalier de { $die }.
wait-window = Vous avez répondu ; { $who } joue.

# --- boutons
label-roll = Lancer les dés
label-call = Sorcière !
label-silent = Ne rien dire
label-lay-the-rest = Poser toutes les autres
label-pass = Passer
label-free = Libérer { $knight }
label-free-trap = Libérer { $knight } du piège ({ $percent } %)
label-free-monster = Libérer { $knight } du monstre ({ $percent } %)
label-duel = Défier { $who } ({ $percent } %)
label-duel-nobody = Ne défier personne
label-take = Prendre { $pawns }
label-excuse = Réclamer { $pawns }
label-pay = Payer { $pawns }
label-move = Avancer { $knight } de { $die }, { $place }
label-wizard = Magicien : { $knight } avance de { $steps }, { $place }
label-wizard-back = Magicien : { $knight } recule de { $steps }, { $place }
label-lay = Poser une carte sur la case { $number }

# --- refus
refusal-not-blocked = { $knight } n’est pas bloqué.
refusal-knight-is-home = { $knight } est déjà rentré.
refusal-duels-close-attempts = Après un duel, on ne libère plus de chevalier pendant ce tour.
refusal-all-blocked = Tous les chevaliers sont bloqués : tentez d’abord d’en libérer un.
refusal-too-little-power = Seul un Prince en pleine puissance peut lancer un défi.
refusal-yourself = On ne se défie pas soi-même.
refusal-no-treasure-to-win = Ce Prince n’a aucun trésor à gagner.
refusal-once-a-turn = Vous avez déjà défié ce Prince pendant ce tour.
refusal-no-such-prince = Ce Prince n’est pas à cette table.
refusal-roll-first = Lancez les dés avant de déplacer un chevalier.
refusal-already-rolled = Les dés sont lancés : la phase A est terminée.
refusal-must-move = On ne passe pas : vous devez jouer vos dés.
refusal-knight-is-blocked = { $knight } est bloqué et ne peut avancer avec un dé.
refusal-no-such-die = Il ne reste pas de tel dé à jouer.
refusal-same-knight = { $knight } s’est déjà déplacé : l’autre dé est pour un autre chevalier.
refusal-double-is-the-wizards = Un double revient au Magicien : un seul chevalier se déplace de la somme.
refusal-not-a-double = Le Magicien ne vient qu’avec un double.
refusal-cannot-go-back = { $knight } ne peut pas reculer davantage.
refusal-only-others-call = Seuls les autres Princes peuvent appeler la Sorcière, après le lancer et avant le premier déplacement.
refusal-only-the-mover = Cela revient au Prince dont c’est le tour.
refusal-none-of-that-colour = Il n’y a pas de trésor de cette couleur : { $colour }.
refusal-take-first = Prenez d’abord le trésor que vous avez gagné.
refusal-excuse-first = Choisissez d’abord le trésor qui vous est dû.
refusal-pay-first = Payez d’abord la Sorcière.
refusal-lay-first = Il faut d’abord poser les cartes.
refusal-space-is-covered = Une carte s’y trouve déjà.
refusal-no-such-space = Le chemin compte les cases 1 à { $spaces }.
refusal-not-due = Aucun trésor n’est dû maintenant.
refusal-cards-are-laid = Les cartes sont déjà posées.
refusal-second-knight-first = Ce n’est pas un double : avancez le second chevalier avec l’autre dé.

# --- le récit
event-turn-begins = Tour { $number } : { $who }.
event-cards-laid = { $who } a posé les cartes.
event-escape-rolled = { $who } tente de libérer { $knight } : { $die } + { $power } = { $total }.
event-monster-rolled = { $who } combat pour { $knight } : { $die } + { $power } = { $total } contre { $foe } pour le monstre.
event-set-free-trap = Le piège { $place } est ouvert ; de nouveau libres : { $knights }.
event-set-free-monster = Le monstre { $place } est vaincu ; de nouveau libres : { $knights }.
event-failed-turn-lost = { $who } échoue et son tour est fini.
event-failed-dice-follow = { $who } échoue et lance aussitôt les dés.
event-failed-all-blocked = { $who } échoue ; tous les chevaliers sont bloqués et son tour est fini.
event-power-gained = { $who } gagne un pion Puissance et en a { $number }.
event-power-lost = { $who } perd un pion Puissance et en a { $number }.
event-duel-rolled = Duel : { $who } { $die } + { $power } = { $total }, { $other } { $other_die } + { $other_power } = { $other_total }.
event-pawns-taken = { $who } prend { $pawns } à { $other }.
event-pawn-excused = { $who } reçoit { $pawns } de { $other } en guise d’excuse.
event-no-excuse = { $who } ne reçoit aucun trésor : { $other } n’en a pas.
event-dice-rolled = { $who } obtient { $one } et { $two }.
event-witch-called = { $who } appelle la Sorcière : c’est bien elle !
event-witch-in-vain = { $who } appelle la Sorcière, mais elle n’est pas là.
event-witch-paid = { $who } paie { $pawns } à la Sorcière.
event-witch-ends-turn = { $who } n’a rien pour payer la Sorcière : son tour est fini.
event-moved = { $who } déplace { $knight } { $start } { $end }.
event-wizard-moved = { $who } envoie { $knight } { $start } { $end } grâce au Magicien.
event-vanished-trap = Le piège { $place } disparaît.
event-vanished-monster = Le monstre { $place } disparaît.
event-covered = La case { $number } est recouverte : { $card }.
event-reshuffled = Le rejet est mélangé et devient le talon, { $number } cartes.
event-turned-up = La case { $number } est retournée : { $card }.
event-blocked-trap = { $knight } est pris au piège sur la case { $number }.
event-blocked-monster = { $knight } est retenu par le monstre de la case { $number }.
event-weapon-in-vain = { $who } est déjà en pleine puissance : l’arme reste sur la case { $number }.
event-treasure-won = { $who } gagne { $pawns }.
event-treasure-in-vain = Il ne reste pas de trésor de cette couleur ({ $colour }) : la carte reste sur la case { $number }.
event-dragon-rolled = { $knight } affronte le dragon : { $die } + { $power } = { $total } contre { $foe }.
event-crown-won = { $knight } gagne sa couronne et arrive { $place }.
event-thrown-back = { $knight } est repoussé { $place }.
event-crown-home = { $knight } rapporte sa couronne dans { $circle }.
event-last-crown = La dernière couronne va dans le cercle V : { $knight }.
event-points = { $who } a { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-final-rolled = Duel final : { $who } { $die } + { $power } = { $total }.
event-king = { $who } est Roi.

# --- le décompte
line-crowns = couronnes à leur place
line-matching = trésors de ces couleurs
line-other = autres trésors
line-points = points
line-final-duel = duel final gagné

# --- options
option-gm_seat = Qui est maître de jeu et commence ?
option-gm_seat-random = Le maître de jeu est tiré au sort.
option-gm_seat-number = La place { $number } est maître de jeu et commence.
option-placement = Qui pose les cartes ?
option-placement-automatic = Les cartes sont mélangées et posées d’elles-mêmes.
option-placement-game_master = Le maître de jeu pose les dos où il veut ; personne ne voit de face.
option-resolution = Quand les chevaliers arrivent-ils ?
option-resolution-batch = Les deux chevaliers se déplacent, puis les deux arrivent.
option-resolution-sequential = Chaque chevalier arrive avant que le suivant ne parte.
option-witch = Qui remarque la Sorcière ?
option-witch-call = Un sept ne compte que si un autre Prince le signale avant le premier déplacement.
option-witch-auto = Chaque sept est remarqué.
option-duel_same_target = Peut-on défier plusieurs fois le même Prince pendant un tour ?
option-duel_same_target-false = Chaque adversaire une fois par tour.
option-duel_same_target-true = Le même adversaire, tant que durent puissance et trésors.
option-path_length = Quelle est la longueur du chemin ?
option-path_length-data = Celle du fichier de données.
option-path_length-short = Un chemin court.
option-path_length-standard = Un chemin de longueur habituelle.
option-path_length-long = Un long chemin.
option-path_length-number = Un chemin de { $number } cases.
preset-short = Voyage court
preset-standard = Voyage habituel
preset-long = Long voyage

# --- le terminal
screen-castle = Château :
screen-lair = Antre :
screen-circles = Cercles :
screen-talon = Talon :
screen-rejet = Rejet :
screen-bank = Banque :
screen-gm = maître de jeu
screen-order = ordre :
screen-prince = { $who } :
screen-dice = Dés :
screen-odds = Chances :
screen-odds-trap = piège
screen-odds-monster = monstre
screen-odds-dragon = dragon
screen-odds-duel = Duel :

# --- chances
odds-escape = Le piège est quitté : { $knight }
odds-monster = Le monstre est vaincu : { $knight }
odds-dragon = Le dragon est vaincu : { $knight }
odds-duel = Tu gagnes le duel contre { $who }
odds-blocked = Arrêt à la case { $space } : { $knight }
odds-treasure = Trésor à la case { $space } : { $knight }
