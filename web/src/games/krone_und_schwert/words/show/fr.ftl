# Ce qui est dit quand on montre une partie de Krone & Schwert. * † ‡ désignent des pièces.

show-start = Trois maisons se partagent un pays qu’elles composent elles-mêmes. Qui a le plus de points de victoire à la fin gagne.
show-markers = Chacun commence avec deux pions. Les fortifications vont sur les montagnes*, les villes sur les prairies† ; les forêts restent vides.
show-crowned = La première fortification* a fait un roi : { $name }. Un roi lève l’impôt, et tous l’envient.
show-expand = Trois points d’action par tour : { $name } en dépense un, avec une carte, pour une case*. Un point permet aussi de piocher†.
show-tax = Le roi lève l’impôt : un point par fortification. Mais chaque fois, une carte Peuple* est révélée.
show-sword = Une épée ! Elle reste visible et combattra le roi à chaque révolte*. Les couronnes du peuple ne font rien.
show-town = { $name } bâtit une ville*. Avec une fortification et une ville, on peut mener une révolte.
show-cathedral = Une cathédrale* compte à la fin et donne plus de valeur à chaque révolte gagnée.
show-red = Personne ne garde les cartes rouges : ce qui est pioché arrive aussitôt, et à tous.
show-revolt = { $name } mène une révolte contre { $king } ! Chacun vote en secret, couronne ou épée, et y joint des cartes pour la force.
show-letters = On ouvre les lettres : épées visibles et cartes des Rebelles contre couronnes et cartes du roi. À égalité, le roi tient.
show-attack = { $name } attaque une case*. Elle est à { $other } : il faut des cartes plus fortes que toutes ses fortifications réunies.
show-ambush = Une Embuscade ! { $name } annule la carte la plus forte de l’attaque. Gardée pour le bon moment, une telle carte vaut cher.
show-end-phase = Le nouveau roi a assez de points : désormais, Fin de partie se cache parmi les dernières cartes de la pioche.
show-end = La fin : bâtiments, plus grands territoires et couronne rapportent encore. Bâtissez tôt, et soyez roi au bon moment.
