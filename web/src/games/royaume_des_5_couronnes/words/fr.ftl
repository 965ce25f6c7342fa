# Le Royaume des 5 Couronnes sur la page.
page-folio-a = Tour { $turn } · phase A, libérer ou défier · { $name } joue
page-folio-b = Tour { $turn } · phase B, les chevaliers avancent · { $name } joue
page-folio-lay = { $name } dispose les cartes
page-folio-over = Terminé après { $turn } tours
page-state-next = ensuite
page-state-turn = joue
page-state-king = Roi

# lieux et cartes
page-road = Le chemin du château à l’antre, { $number } cases
page-castle = le château
page-castle-fact = D’ici partent les chevaliers, ici reviennent les couronnes.
page-lair = l’antre
page-space = case { $number }
page-ways = À { $castle } du château, à { $lair } de l’antre.
page-standing = Ici : { $knights }.
page-card-down = carte cachée
page-card-bare = nue
page-guess = Personne ne connaît cette carte : { $kinds }.
page-does-trap = Un piège retient tous les chevaliers ici : 7 ou plus au d12 avec la puissance les libère.
page-does-monster = Un monstre retient tous les chevaliers ici tant qu’il n’est pas battu, d12 contre d12.
page-does-weapon = Une arme : qui amène un chevalier ici gagne un pion Puissance.
page-does-treasure = Un trésor : qui amène un chevalier ici gagne un pion de sa couleur.
page-does-bare = Aucune carte ici. Il en vient une, visible, quand le dernier chevalier part.
page-cards = Cartes parcours
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
page-talon-has = Dans le talon, face cachée : { $number }.
page-rejet-has = Dans le rejet : { $cards }.
page-bank = Banque
page-sold-out = plus aucun
page-crowns-home = Couronnes rentrées
page-empty = vide
page-crowns-left = Couronnes encore dans l’antre : { $knights }.
page-dragon-odds = Contre le dragon, d6 et puissance contre d12, { $name } gagne à { $percent }.

# chevaliers
page-outbound = Lieu : { $place }, à l’aller. Encore { $left } jusqu’à l’antre.
page-homebound = Lieu : { $place }, au retour avec sa couronne. Encore { $left } jusqu’au château.
page-held-trap = Pris au piège.
page-held-monster = Retenu par un monstre.
page-knights = Chevaliers
page-choose-knight = Choisissez un chevalier

# dés et coups
page-your-dice = Vos dés
page-your-last-die = Votre second dé
page-the-wizard = Le magicien : un double
page-dice-of = Les dés de { $name }
page-by = De { $number }
page-forward = Avancer de { $number }
page-back = Reculer de { $number }
page-fights = le dragon, { $percent }
page-rests = s’y repose
page-comes-home = rapporte sa couronne
page-starts-again = repart de zéro
page-free-knights = { $number ->
    [one] Un seul chevalier libre : { $knights }.
   *[other] { $number } chevaliers libres : { $knights }.
}
page-all-held = Aucun chevalier n’est libre.
page-confirm = Confirmer
page-exchange = Échanger
page-hint-first = { $knight } part d’abord, de { $number }.
page-hint-goes = { $knight } avance de { $number }.
page-hint-bare = La case { $number } reçoit une nouvelle carte, visible.
page-hint-move = Donnez un chevalier au dé que vous tenez, ici ou sur le chemin. L’autre dé est pour un autre chevalier.
page-hint-wizard = N’importe quel chevalier, libre ou retenu ; ce qui le retient disparaît.
page-hint-phase-a = Un échec clôt les essais, un duel aussi.
page-hint-duelled = Un autre défi, ou les dés.
page-hint-witch = Appelez avant le premier coup. Un appel pour rien ne coûte rien.
page-hint-lay = Cliquez sur une case nue, ou faites poser le reste.

# essais et duels
page-free-a-knight = Libérer un chevalier
page-challenge = Défier un Prince
page-price-turn = échec : fin de votre tour
page-price-pawn = échec : 1 pion rendu, puis vous lancez
page-price-pawn-and-turn = échec : 1 pion rendu et fin du tour
page-price-duel = perdu : 1 pion, 1 trésor, fin du tour
page-trap-at = piège en { $number }
page-monster-at = monstre en { $number }
page-stake = gain : { $pawns }
page-no-treasure = aucun trésor
page-of = { $good } sur { $all }
page-escape = S’évader
page-fight = Combattre
page-challenge-now = Défier
page-choose-attempt = Choisissez un chevalier
page-against = contre
page-again = égalité : on relance
page-the-monster = le monstre
page-the-dragon = le dragon

# trésors, puissance, ordres
page-treasures = Trésors
page-treasures-of = Les trésors de { $name }
page-power-pawns = Pions Puissance
page-power = { $number ->
    [one] un pion Puissance
   *[other] { $number } pions Puissance
}
page-gm = maître de jeu
page-is-gm = Maître de jeu : a commencé la partie, et reste un Prince comme les autres.
page-your-order = Votre ordre secret
page-in-place-so-far = { $number ->
    [0] rien en place encore
    [one] une couronne en place
   *[other] { $number } couronnes en place
}
page-in-place = à sa place
page-not-in-place = plus possible
page-still-open = encore possible
page-order-of = Ordre secret
page-order-secret = Personne ne le voit avant la fin.
page-this-turn = Ce tour
page-nothing-yet = Encore rien.
page-has-challenged = A défié { $names }.
page-has-rolled = A lancé { $one } et { $two }.
page-has-moved = A déplacé { $knight }.
page-odds = Piège { $trap }, monstre { $monster }, dragon { $dragon }.
page-final-order = Comment les couronnes sont rentrées, et ce que chaque Prince avait souhaité
page-undealt = { $number } ordres que personne n’avait

# --- drawn examples in the rulebook
page-example-moving = Un lancer de 5 et 2, chaque dé pour un chevalier différent : Bleu va de 4 à 6, Rouge de 10 à 15. Le trésor que Rouge dépasse n’a aucun effet.
page-example-escapes = Le dé montre 5, deux pions Puissance font 7 : cela suffit, et un troisième pion arrive.
page-example-fights = Monstre 8 contre 7 + 1 : égalité, on relance. Monstre 5 contre 6 + 1 : vaincu.
page-example-the-witch = Somme 7, et quelqu’un appelle : un trésor au choix du joueur retourne à la banque. Puis il avance de 3 et de 4.
page-example-dragon = Contre un 3, le chevalier gagne de 3 : avec sa couronne, il repart de l’antre vers 38. Contre un 9, il perd de 3 et recule à 38 sans elle.
page-example-scoring = Trois couleurs sont à leur place sur la carte : 12 points. Les trésors de ces couleurs comptent 2 chacun, les autres 1.

# --- what the lines of the count are counted in
page-unit-crowns = points
page-unit-matching = points
page-unit-other = points
page-unit-points = en tout
page-unit-final-duel = 1 si gagné
