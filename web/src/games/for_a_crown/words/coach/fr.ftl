# Le précepteur dans For a Crown. * † ‡ désignent ce qu’il montre.

coach-welcome = Bienvenue ! Après quatre manches, la famille qui a le plus de rubis gagne. Choisissez celle que vous voulez* : seule leur allure diffère.
coach-first-recruit = Recrutez un mercenaire, par exemple celui-ci* : cliquez, puis payez. Il rejoint les cartes de tous dans la pile commune† et agit désormais pour vous à chaque manche : cela fait { $times ->
    [one] une manche
   *[other] { $times } manches
}.
coach-pay = Choisissez comment payer. D’ordinaire, les pièces d’abord : ce sont les rubis* qui font gagner. Mais gardez une pièce ou deux pour un achat, un pot-de-vin ou le mage.
coach-prices = Au-dessus de chaque colonne, son prix*. Le niveau 1 coûte peu et laisse le choix à chaque fois ; le niveau 2† coûte plus et fait tout ce qu’il montre. Gardez une pièce ou deux.
coach-dearer = À chaque manche, tout devient moins cher et un niveau s’ouvre* †. Les cartes tardives sont fortes mais n’agissent plus qu’une ou deux fois : comptez les manches qui restent.
coach-influence = On recrute selon l’influence : de droite à gauche dans la galerie. Votre portrait* est au rang { $rank }. Plus à droite, c’est presque toujours mieux.
coach-blind = Une carte de la pioche* coûte autant et personne ne voit ce que vous obtenez, vous-même seulement après avoir payé. Un pari, mais vos rivaux ne peuvent pas le prévoir.
coach-half = Votre carte est révélée. Chaque fois, vous choisissez une moitié* † : prenez ce qu’il vous faut le plus en ce moment.
coach-icon = Choisissez l’effet qui vient ensuite. Chacun a lieu une fois ; l’ordre compte parfois.
coach-raccoon = Un raton seul ne fait pas de mal. Mais quand vient un Cambriolage, la famille qui en a le plus perd { $loss } rubis. Donnez-le à une famille riche qui en a déjà beaucoup.
coach-hit = Un coup coûte un rubis à une famille rivale. Frappez celle qui mène. Une famille sans rubis doit vendre son objet précieux ; sans objet, elle est hors jeu.
coach-whose = Les coffres sont fermés, mais chaque gain et chaque perte s’est vu : pointez un joueur pour lire ce qu’on sait. Un objet précieux compte { $rubies } rubis à la fin.
coach-move = Cliquez sur un portrait, le vôtre* ou un autre, puis choisissez le sens. À gauche, un Scandale coûte 2 rubis, au centre 1, à droite rien. Et le plus à droite recrute en premier.
coach-bribe = Renvoyez des ratons*, une pièce ou un rubis chacun. Cela vaut la peine si vous en avez le plus : un Cambriolage coûte { $loss } rubis.
coach-mage = Pour une pièce ou un rubis, le dé magique agit pour vous. En moyenne il vaut plus qu’une pièce, surtout à la dernière manche.
coach-die-face = Le dé est tombé ; sa face agit comme un effet de votre carte.
coach-raided = Attention : vous avez le plus de ratons*. Si un Cambriolage vient, vous perdez { $loss } rubis. Faites que d’autres en aient plus, ou renvoyez-les.
coach-burglary = C’était un Cambriolage : qui avait le plus de ratons a perdu { $loss } rubis, et ces ratons sont partis. La carte reste dans la pile et reviendra.
coach-scandal = Un Scandale : plus on est à gauche, plus c’est cher. Là où est accroché votre portrait*, il vous coûte { $loss }. Il reviendra à chaque manche.
coach-boost = Coup de pouce magique : le plus à gauche lance le dé gratuitement. Les derniers sont un peu aidés.
coach-heirloom = Peu de rubis*. Si vous en devez un que vous n’avez pas, votre objet précieux est vendu pour 10. Rien de honteux, mais ces 10 ne comptent qu’une fois.
coach-danger = Votre objet précieux est vendu. Si vous devez un rubis et n’en avez pas*, votre famille est hors jeu : gardez-en quelques-uns.
coach-own-cards = Voici vos cartes*. Les plus sombres ont agi dans cette manche ; les autres sont encore à venir.
coach-last-round = La dernière manche. À la fin, le portrait le plus à droite* reçoit 1 rubis, qui a le plus de pièces† en gagne 1, qui a le plus de ratons‡ en perd 1.
coach-fallen = Une famille est hors jeu : la partie se termine avec cette manche. Désormais, seuls les rubis comptent.

legend-ruby = prenez un rubis
legend-coin = prenez une pièce
legend-raccoon = un raton pour une famille rivale
legend-hit = une famille rivale perd un rubis
legend-die = lancez le dé magique
legend-move = déplacez un portrait
legend-or = une moitié ou l’autre
legend-price = prix d’une colonne
legend-heirloom = objet précieux, vaut 10
legend-level = niveau d’une carte
legend-burglary = événement : Cambriolage
legend-scandal = événement : Scandale
legend-bribe = événement : Pot-de-vin
legend-boost = événement : Coup de pouce magique
legend-mage = événement : Mages mercenaires
legend-click = cliquable
