# Le Royaume des 5 Couronnes sur la page.
page-folio-a = { $name_is ->
    [you] Tour { $turn } · phase A, libérer ou défier · à vous de jouer
   *[other] Tour { $turn } · phase A, libérer ou défier · à { $name } de jouer
}
page-folio-b = { $name_is ->
    [you] Tour { $turn } · phase B, les chevaliers avancent · à vous de jouer
   *[other] Tour { $turn } · phase B, les chevaliers avancent · à { $name } de jouer
}
page-folio-lay = { $name_is ->
    [you] Vous posez les cartes
   *[other] { $name } pose les cartes
}
page-folio-over = Terminée après { $turn } tours
page-state-next = ensuite
page-state-turn = joue
page-state-king = Roi

# lieux et cartes
page-road = Le chemin à travers la forêt de l’Effroi, du château à l’antre de Kraddoch : { $number } cases
page-castle = le château
page-castle-fact = D’ici partent les chevaliers, ici reviennent les couronnes.
page-lair = l’antre de Kraddoch
page-space = case { $number }
page-ways = À { $castle } du château, à { $lair } de l’antre.
page-standing = Ici : { $knights }.
page-card-down = carte cachée
page-card-bare = nue
page-guess = Personne ne connaît cette carte : { $kinds }.
page-does-trap = Un piège retient tous les chevaliers ici : 7 ou plus au d12 avec la puissance les libère.
page-does-monster = Un monstre retient tous les chevaliers ici tant qu’il n’est pas battu, d12 contre d12.
page-does-weapon = Une arme : qui amène un chevalier ici gagne un pion Puissance.
page-does-treasure = Un trésor : qui amène un chevalier ici gagne un trésor à la couleur de ce chevalier.
page-does-bare = Aucune carte ici. Il en vient une, visible, quand le dernier chevalier part.
page-cards = Cartes Parcours
page-cards-trap = { $number ->
    [one] un piège
   *[other] { $number } pièges
}
page-cards-monster = { $number ->
    [one] un monstre
   *[other] { $number } monstres
}
page-cards-weapon = { $number ->
    [one] une arme
   *[other] { $number } armes
}
page-cards-treasure = { $number ->
    [one] un trésor
   *[other] { $number } trésors
}
page-none = aucune
page-talon-rejet = talon { $talon }, rejet { $rejet }
page-talon-has = Dans le talon, face cachée : { $number }.
page-rejet-has = Dans le rejet : { $cards }.
page-bank = Banque
page-sold-out = plus aucun
page-crowns-home = Couronnes rentrées
page-empty = vide
page-crowns-left = Couronnes encore dans l’antre : { $knights }.
page-dragon-odds = { $name_is ->
    [you] Contre Kraddoch, d6 et puissance contre d12, vous avez { $percent } de chances.
   *[other] Contre Kraddoch, d6 et puissance contre d12, { $name } a { $percent } de chances.
}

# chevaliers
page-outbound = Lieu : { $place }, à l’aller. Encore { $left } jusqu’à l’antre.
page-homebound = Lieu : { $place }, au retour avec sa couronne. Encore { $left } jusqu’au château.
page-held-trap = Pris au piège.
page-held-monster = Retenu par un monstre.
page-knights = Chevaliers
page-choose-knight = Choisissez un chevalier

# dés et coups
page-your-dice = Vos dés
page-your-last-die = Votre second dé
page-the-wizard = Le Magicien : un double
page-dice-of = { $name_is ->
    [you] Vos dés
   *[other] Les dés : { $name }
}
page-by = De { $number }
page-forward = Avancer de { $number }
page-back = Reculer de { $number }
page-fights = Kraddoch, { $percent }
page-rests = s’y repose
page-comes-home = rapporte sa couronne
page-starts-again = repart de zéro
page-free-knights = { $number ->
    [one] Un seul chevalier libre : { $knights }.
   *[other] { $number } chevaliers libres : { $knights }.
}
page-all-held = Aucun chevalier n’est libre.
page-confirm = Confirmer
page-exchange = Échanger
page-hint-first = { $knight } part d’abord, de { $number }.
page-hint-goes = { $knight } avance de { $number }.
page-hint-bare = La case { $number } reçoit une nouvelle carte, visible.
page-hint-move = Choisissez un chevalier pour le dé que vous tenez, ici ou sur le chemin. L’autre dé est pour un autre chevalier.
page-hint-only = Choisissez le dé qui vous convient, puis le chevalier. L’autre dé est perdu.
page-hint-wizard = N’importe quel chevalier, libre ou retenu ; ce qui le retient disparaît.
page-hint-phase-a = Un échec met fin aux essais, un duel aussi.
page-hint-duelled = Un autre défi, ou les dés.
page-hint-witch = Un sept fait venir la Sorcière. Appelez avant le premier déplacement ; un appel pour rien ne coûte rien.
page-hint-lay = Cliquez sur une case nue, ou faites poser le reste.

# essais et duels
page-free-a-knight = Libérer un chevalier
page-challenge = Défier un Prince
page-price-turn = échec : fin de votre tour
page-price-pawn = échec : 1 pion Puissance perdu, puis vous lancez
page-price-pawn-and-turn = échec : 1 pion Puissance perdu et fin du tour
page-price-duel = défaite : 1 pion Puissance, 1 trésor, fin du tour
page-trap-at = piège en { $number }
page-monster-at = monstre en { $number }
page-stake = gain : { $pawns }
page-no-treasure = aucun trésor
page-of = { $good } lancers sur { $all }
page-die-against-die = dé contre dé
page-no-treasures-yet = aucun encore
page-escape = Libérer
page-fight = Combattre
page-challenge-now = Défier
page-choose-attempt = Choisissez un chevalier
page-against = contre
page-again = égalité : on relance
page-the-monster = le monstre
page-the-dragon = Kraddoch

# trésors, puissance, ordres
page-treasures = Trésors
page-treasures-of = { $name_is ->
    [you] Vos trésors
   *[other] Les trésors : { $name }
}
page-power-pawns = Pions Puissance
page-power = { $number ->
    [one] un pion Puissance
   *[other] { $number } pions Puissance
}
page-gm = maître de jeu
page-is-gm = Maître de jeu : a commencé la partie, et reste un Prince comme les autres.
page-your-order = Votre ordre secret, signé Shabernack
page-in-place-so-far = { $number ->
    [0] rien en place encore
    [one] une couronne en place
   *[other] { $number } couronnes en place
}
page-in-place = à sa place
page-not-in-place = plus possible
page-still-open = encore possible
page-order-of = Ordre secret
page-order-secret = Seuls Shabernack et son destinataire le connaissent avant la fin.
page-this-turn = Ce tour
page-nothing-yet = Encore rien.
page-has-challenged = A défié { $names }.
page-has-rolled = A lancé { $one } et { $two }.
page-has-moved = A déplacé { $knight }.
page-odds = Piège { $trap }, monstre { $monster }, dragon { $dragon }.
page-final-order = Comment les couronnes sont rentrées, et ce que Shabernack demandait à chaque Prince
page-undealt = { $number ->
    [one] Un ordre que personne n’avait
   *[other] { $number } ordres que personne n’avait
}

# --- drawn examples in the rulebook
page-example-moving = Un lancer de 5 et 2, chaque dé pour un chevalier différent : Bleu va de 4 à 6, Rouge de 10 à 15. Le trésor que Rouge dépasse n’a aucun effet.
page-example-escapes = Le dé montre 5, deux pions Puissance font 7 : cela suffit, et un troisième pion arrive.
page-example-fights = Monstre 8 contre 7 + 1 : égalité, on relance. Monstre 5 contre 6 + 1 : vaincu.
page-example-the-witch = Somme 7, et quelqu’un appelle : un trésor au choix du joueur retourne à la banque. Puis il avance de 3 et de 4.
page-example-dragon = Contre un 3, le chevalier gagne de 3 : avec sa couronne, il repart de l’antre vers 38. Contre un 9, il perd de 3 et recule à 38 sans elle.
page-example-scoring = Trois couleurs sont à leur place sur la carte : 12 points. Les trésors de ces couleurs comptent 2 chacun, les autres 1.

# --- what the lines of the count are counted in
page-unit-crowns = points
page-unit-matching = points
page-unit-other = points
page-unit-points = en tout
page-unit-final-duel = 1 si gagné

# --- ce qui se passe, raconté
page-good-power = puissance
page-good-treasure = trésors

# --- ce qui suit une réponse
page-wins-in = { $good } chances sur { $all }
page-wins-share = { $percent } de chances
page-then-roll = plus d’essai ni de duel pendant ce tour
page-then-call = un appel pour rien ne coûte rien
page-then-take = puis vous défiez encore ou vous lancez
page-then-pay = retourne à la banque, puis vous jouez

# --- keys
page-key-w = W
page-key-w-does = appeler la Sorcière
