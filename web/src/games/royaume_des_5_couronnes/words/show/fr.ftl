# Ce qui est dit quand on montre une partie du Royaume des 5 Couronnes. * † ‡ désignent des pièces.

show-start = Cinq chevaliers* partent chercher les cinq couronnes dans l’antre de Kraddoch†. Ils ne sont à personne : chaque Prince les mène tous.
show-order = Shabernack a donné à chaque Prince une carte secrète. Voici en bas celle que tient { $name } : les couronnes rentrées dans cet ordre comptent.
show-dice = Deux dés, deux chevaliers : { $name } en fait avancer un par dé, ici celui-ci*. Là où un chevalier s’arrête, on retourne la carte.
show-treasure = Un trésor pour { $name }, de la couleur du chevalier. Les trésors comptent à la fin, surtout ceux d’une couronne rentrée à sa place.
show-weapon = Une arme* : un pion Puissance, trois au plus. Il s’ajoute à chaque lancer de combat.
show-blocked = Bloqué* : { $knight } n’avance plus tant que personne ne le libère.
show-fight = { $name } combat pour un chevalier, avec un dé à douze faces et ses pions Puissance. Une victoire le libère et rapporte un pion.
show-wizard = Un double appelle le Magicien : un chevalier* vole de la somme, en avant ou en arrière, même hors d’un piège.
show-witch = Un sept, et { $name } appelle la Sorcière ! L’autre Prince y perd un trésor, ou son tour s’il n’en a pas.
show-dragon = L’antre de Kraddoch* : { $knight } affronte le dragon, six faces et des pions Puissance contre douze faces.
show-thrown-back = Trop faible : le chevalier est rejeté d’autant que l’écart et devra revenir.
show-crown = Une couronne ! À présent { $knight } doit la rapporter, malgré tout ce qui le guette.
show-home = De retour* : { $knight } pose sa couronne dans le cercle suivant. À la quatrième, tout s’arrête.
show-duel = Avec trois pions Puissance, on peut défier un Prince : { $name } contre { $other }, pour tous les trésors d’une couleur.
show-end = Quatre couronnes sont rentrées, on montre les cartes secrètes : 4 points par couronne à sa place, et les trésors. { $name } est Roi.
