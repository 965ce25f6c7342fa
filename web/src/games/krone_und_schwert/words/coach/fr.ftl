# Le précepteur dans Krone & Schwert. * † ‡ désignent ce qu’il montre.

coach-element = Vous posez un élément du pays. Les marques d’or* montrent où il va : choisissez-en une, tournez-le si vous voulez, puis posez-le. Tout endroit convient ; plus c’est serré, plus on se querelle.
coach-welcome = Bienvenue ! Qui a le plus de points de victoire gagne. Les fortifications vont sur les montagnes*, les villes sur les prairies†, rien en forêt‡. Premier pion : une montagne entourée de prairies.
coach-second-marker = Votre second pion : regardez votre main. Pour Fortification, il faut une montagne, car la première donne la couronne ; pour Ville, des prairies. Près du premier*, ils se rejoindront vite.
coach-first-castle = Le trône est vide, et la première fortification donne la couronne ! Choisissez Fortification*, puis votre montagne†. Il en coûte 2 de vos 3 points d’action.
coach-points = Vous avez trois points d’action par tour*. Piocher coûte 1, une case 1, bâtir 2. Ce qui reste est perdu : prévoyez les trois.
coach-cards = Chaque carte* sert à l’une de trois choses, puis s’en va : son texte, du terrain (autant de cases que de boucliers) ou de la force au combat (le nombre près de l’épée).
coach-expand = Sans terrain, rien à bâtir. Choisissez une carte dont vous pouvez vous passer*, puis S’étendre : 1 point d’action par case, deux cases seulement avec deux boucliers.
coach-placing = Cliquez sur une case dorée. Les montagnes* sont pour les fortifications ; un octogone de prairie† et un carré de prairie voisin portent une grande ville.
coach-seek-mountain = Vous tenez Fortification*, mais pas de montagne libre. Étendez-vous sur une : les fortifications protègent tout votre terrain et paient l’impôt au roi.
coach-town = Une ville sur votre prairie* : choisissez Ville†. 1 point à la fin, sa case est à l’abri, et avec une fortification vous pourrez mener une révolte. Les villes ne se touchent jamais.
coach-big-town = Ici*, octogone et carré laissent place à une grande ville, avec la même carte†. Elle seule porte une cathédrale, qui rapporte à chaque révolte gagnée par votre camp.
coach-cathedral = Votre grande ville* peut recevoir sa cathédrale† : 1 point à la fin, et plus à chaque révolte gagnée par votre camp : 2 pour le roi ou le chef, 1 pour un allié.
coach-castle = Encore une fortification* : choisissez Fortification†. Qui vous attaque doit dépasser le nombre des vôtres, où qu’elles soient. À un roi, chacune paie 1 par tour.
coach-draw = Vous avez peu de cartes : piochez*, pour 1 point d’action. Les rouges ne viennent jamais en main : elles agissent aussitôt ou, sans roi, sont écartées.
coach-attack = Vous pouvez prendre une case non bâtie voisine* : vos cartes† doivent dépasser les fortifications de son propriétaire, ici { $castles }. Une fois par tour, 1 point d’action et les cartes.
coach-attack-cards = Pour cette case*, posez des cartes† qui dépassent { $castles }. Un peu plus est plus sûr, car une Embuscade annule la meilleure ; mais toutes s’en iront.
coach-defence = Cette case* est attaquée. Une Trêve annule tout ; une Embuscade laisse une force de { $strength } contre vos fortifications ({ $castles }). La case vaut-elle une telle carte† ?
coach-defence-none = Cette case* est attaquée avec une force de { $strength }, plus que vos fortifications ({ $castles }), et vous êtes sans réponse. On vous interroge quand même : nul ne doit deviner votre main.
coach-tax = Vous êtes roi : l’impôt rapporte { $points }, 1 par fortification. Mais chaque fois on révèle une carte Peuple, et toute épée visible* aide la prochaine révolte. Au début, levez-le.
coach-tax-danger = Attention : épées visibles* { $open }, et { $swords } encore dans la pile. La prochaine peut vous coûter la couronne. Rien ne vous oblige à lever l’impôt.
coach-crowned = La couronne est à vous* ! Elle rapporte l’impôt à chaque tour, et 5 points si vous l’avez à la fin. Surveillez les épées visibles† et gardez des cartes fortes : l’égalité vous suffit.
coach-rival-king = La couronne a trouvé une tête* : elle rapporte l’impôt à chaque tour et 5 points à la fin, et seule une révolte peut la reprendre. Préparez vos forces.
coach-people = Le peuple s’agite. Épées visibles* : { $open }. Chacune compte 1 pour les rebelles dans chaque révolte. La pile† en cache { $swords } ; impôt, Désordre et Soulèvement les révèlent.
coach-revolt = Vous pouvez déclarer une révolte*. Pour vous : les épées visibles†, 2 cartes Peuple par vote d’épée, vos cartes. Pour le roi : 2 par vote de couronne, ses cartes. L’égalité est à lui.
coach-needs-both = Vous ne pouvez pas encore mener de révolte. Il y faut une fortification et une ville à vous, et un roi que ne protège aucune Visite du Pape. Bâtissez ce qui manque.
coach-vote-king = On se soulève contre vous ! Votre vote compte { $worth }, l’égalité suffit. Épées visibles : { $open }. Les cartes jointes* ajoutent leur force, mais s’en vont quel que soit le vainqueur.
coach-vote-leader = Vous menez la révolte. Joignez des cartes* pour la force ; elles s’en vont dans tous les cas. Pour vous : les épées visibles ({ $open }) et le peuple ; un vote de couronne compte { $worth }.
coach-vote = Couronne* ou épée† ? Toutes les lettres s’ouvrent ensemble. Une couronne compte { $worth } pour le roi, une épée révèle deux cartes Peuple. Si votre camp gagne : 1 par cathédrale à vous.
coach-letter = Les cartes de votre lettre* s’en vont quel que soit le vainqueur : beaucoup, ou aucune. Une Trêve annule la révolte, une Embuscade annule la plus forte carte d’en face.
coach-keep = Gardez-les* pour le tour des autres : rien d’autre ne répond à une attaque, et dans une révolte elles peuvent tout décider.
coach-lost-land = Une attaque vous a pris du terrain*. Les cases non bâties de qui a peu de fortifications sont des proies faciles : bâtissez-y, ou fortifiez-vous.
coach-incite = Soulèvement* révèle trois cartes Peuple, pour 1 point d’action. Utile avant votre révolte ; si vous êtes roi, toute épée† est contre vous.
coach-papal = Visite du Pape* : pour 1 point d’action, nul ne vous attaque jusqu’à votre prochain tour, ni ne se révolte si vous êtes roi. À jouer quand les épées sont nombreuses.
coach-shielded = Le Pape protège quelqu’un ici* : pas d’attaque et, s’il s’agit du roi, pas de révolte, jusqu’à son prochain tour.
coach-hidden = Vos points* sont secrets, comme ceux des autres ; seuls les gains sont dits. Quand une révolte couronne quelqu’un qui a { $threshold } points ou plus, la fin commence.
coach-town-scoring = Décompte des villes : tous sauf le roi ont gagné 1 par ville. Il y a deux cartes de ce nom ; les villes paieront peut-être encore.
coach-unrest = C’était Désordre : deux cartes Peuple révélées, et leurs épées* restent visibles. Il y a cinq cartes Désordre.
coach-revolt-lost = Le roi a maté une révolte : la moitié des épées visibles* reste, arrondie vers le haut, et toutes les cartes jouées sont parties. Qui a gardé les siennes est fort à présent.
coach-occupy = Avec vos trois points d’action, vous pouvez occuper* n’importe quelle case libre, proche ou lointaine, sans carte. C’est cher, mais une montagne le vaut parfois.
coach-land = Des cases contiguës forment un territoire ; votre plus grand* en a { $spaces }. À la fin, le plus grand de tous rapporte 5 points, le deuxième 2. Reliez ce qui est séparé.
coach-end-phase = La phase finale a commencé. Cartes avant que Fin de partie puisse sortir de la pioche* : { $cards }. Tout s’arrêtera d’un coup : prenez vos points.
coach-end-near = La prochaine carte* peut être Fin de partie ! Faites d’abord ce qui rapporte ; piochez en dernier, ou pas du tout si vous êtes derrière.
coach-end-count = À la fin : 1 par fortification, ville et cathédrale, 5 pour le plus grand territoire, 2 pour le deuxième* (votre terrain), 5 pour la couronne†. Que pouvez-vous encore changer ?
coach-last-point = Un point d’action encore*. Si vous ne voyez rien de mieux, piochez une carte : ce qui reste est perdu.
coach-re-entry = Tout votre terrain est perdu, mais pas la partie : posez jusqu’à deux pions sur des cases libres, sans frais. Une montagne et une prairie feraient l’affaire.

advised-lay = L’élément ici, { $number ->
    [0] sans le tourner
    [one] tourné d’un quart
   *[other] tourné de { $number } quarts
}
advised-seal = Plus aucune carte : sceller la lettre
advised-fight = Plus aucune carte : attaquer
advised-castle = Une fortification sur cette montagne
advised-town = Une petite ville sur cette prairie
advised-big-town = Une grande ville sur ces prairies
advised-cathedral = Une cathédrale dans cette grande ville
advised-attack = Une attaque sur cette { $terrain }
advised-place = Un pion sur cette { $terrain }

legend-points = prix en points d’action
legend-shield = cases qu’elle prend
legend-strength = force au combat
legend-mountain = montagne : fortifications
legend-meadow = prairie : villes
legend-click = cliquable
legend-forest = forêt : rien
legend-castle = fortification
legend-town = petite ville
legend-big-town = grande ville, deux cases
legend-cathedral = cathédrale en grande ville
legend-open = épée visible, aux rebelles
legend-hidden = épée dans la pile
legend-crown = roi, ou vote pour lui
legend-owned = à qui est le terrain
legend-castles = fortifications d’un joueur
legend-cards = cartes en main
legend-papal = protégé par le Pape
legend-deck = événements à piocher
legend-people = cartes Peuple
legend-end = la fin approche
