# Ce qui est dit quand on montre une partie de Um Krone und Kragen. * † ‡ désignent des pièces.

show-start = Qui tient le Roi* à la fin a gagné. Chacun commence avec trois dés et sans amis à la cour.
show-roll = { $name } lance. Après chaque lancer, au moins un dé va de côté et n’y bouge plus ; on peut relancer les autres.
show-keep = Les dés identiques valent le plus : deux gagnent le Paysan*, trois le Gardien†, quatre le Chasseur‡.
show-took = Tous les dés sont de côté et gagnent un personnage* : { $character }. Désormais il aide à chaque tour.
show-more-dice = { $name } commence déjà avec { $dice } dés. Plus de dés, et tout le reste devient plus facile.
show-used = Chaque personnage aide une fois par tour. { $character }* : { $before } vient de devenir { $after }.
show-added = Celui-ci* apporte un dé de plus au beau milieu du tour : { $character }.
show-higher = Plus la rangée est haute, plus la condition est dure et l’aide puissante. Presque au sommet* : { $character }.
show-first-king = Sept dés identiques ! { $name } gagne le Roi, et la Reine vient avec lui. Mais la manche finale commence.
show-final = En manche finale, chacun a un dernier tour pour battre { $many } × { $face } : plus de dés identiques, ou autant d’une valeur plus haute.
show-king-moves = Battu ! Le Roi change de camp et va chez { $name }.
show-end = { $name } tient le Roi à la fin et gagne. D’abord plus de dés, puis des gens qui les tournent comme il faut : tout l’art est là.
