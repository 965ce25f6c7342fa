# Ce qui est dit quand on montre une partie de For a Crown. * † ‡ désignent des pièces.

show-start = Trois familles, quatre manches, et à la fin seuls les rubis comptent : qui en a le plus gagne la couronne.
show-hire = À chaque manche, chaque famille recrute des mercenaires* sur la Place Royale. Le prix est en haut de la colonne† : on paie en pièces, au besoin en rubis.
show-pile = Toutes les cartes recrutées sont mêlées dans la pile commune*. On les révèle une à une, et chacune agit pour sa famille : à présent pour { $name }.
show-half = Les cartes peu chères laissent le choix : { $name } a pris une moitié de la carte.
show-raccoon = Un raton s’installe chez { $name }*. Il ne fait pas encore de mal, mais gare à qui en a le plus.
show-hit = Un coup : { $name }* perd un rubis. D’ordinaire, on frappe qui mène.
show-move = { $name } change de place dans la galerie*. À droite on ne craint rien, et le plus à droite recrute en premier.
show-die = { $name } lance le dé magique : sa face agit comme un effet de plus sur la carte.
show-burglary = Cambriolage ! Qui a le plus de ratons perd { $loss } rubis. Puis ces ratons s’en vont.
show-scandal = Scandale ! À gauche de la galerie il coûte 2 rubis, au centre 1, à droite rien.
show-bribe = { $name } renvoie des ratons, une pièce ou un rubis chacun. C’est moins cher qu’un Cambriolage.
show-again = Une nouvelle manche : tout devient moins cher*, un nouveau niveau s’ouvre†, et toutes les cartes recrutées agiront à nouveau.
show-heirloom = { $name } ne peut pas payer et vend son objet précieux pour { $rubies } rubis. Encore une fois, et la famille sera hors jeu.
show-last-round = La dernière manche : la pile* est pleine, et chaque carte agit une dernière fois. Tard et fort, ou tôt et souvent ?
show-end = { $name } a le plus de rubis et gagne. Recrutez tôt, restez à droite, et laissez les ratons aux autres.
