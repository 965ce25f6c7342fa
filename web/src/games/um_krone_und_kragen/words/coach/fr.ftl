# Le précepteur dans Um Krone und Kragen. * † ‡ désignent ce qu’il montre.

coach-welcome = Bienvenue à la cour ! Avec les dés, vous gagnez des gens à votre cause, et ils vous apportent de meilleurs dés. Qui gagne le Roi* et le garde remporte la partie. Lancez !
coach-set-aside = Après chaque lancer, mettez au moins un dé de côté : cliquez dessus, puis confirmez. Il n’y bouge plus jusqu’à la fin du tour ; gardez donc ce qui va ensemble, par exemple un { $face }*, et relancez le reste.
coach-roll-again = À présent, mettez d’autres dés de côté, ou relancez tous ceux qui restent. Vous pouvez relancer autant que vous voulez, mais à chaque fois, au moins un dé de plus doit aller de côté.
coach-pair = Deux dés identiques gagnent le Paysan†, trois le Gardien‡. Gardez les { $face }* et tentez-en un de plus.
coach-triple = Trois { $face }* et encore des dés à lancer : un quatrième gagnerait le Chasseur†.
coach-no-pair = Pas encore de paire. De gros dés feront peut-être 15 pour l’Ouvrier* ; tout impair ou tout pair gagne ces deux-là†.
coach-last-die = Un dernier dé. Relancez-le, ou mettez-le de côté s’il vous sert : vos dés sont alors fixés et vous choisissez un personnage.
coach-claim = Tous les dés sont de côté : prenez un personnage qu’ils gagnent, marqué *. Cliquez dessus et confirmez. Chacun de la rangée I vaut mieux que le Bouffon, plus haut c’est encore mieux.
coach-claim-dice = Plus de dés à chaque tour, voilà le meilleur début : prenez celui-ci*. Avec plus de dés, tout devient plus facile.
coach-claim-fool = Ces dés ne gagnent que le Bouffon*. Il relance un dé à chaque tour, ou vous le retournerez et il apportera un dé. En général, cela vaut mieux que rien.
coach-claim-nothing = Ces dés ne gagnent personne que vous n’ayez déjà. Cela arrive ; le prochain tour viendra vite.
coach-claim-king = Sept dés identiques : le Roi* est à vous, la Reine aussi. Prenez-le ; chacun aura ensuite un dernier tour pour vous battre.
coach-use = Vous avez vos gens à présent. Chacun aide une fois par tour : cliquez sur la carte { $character }*, puis sur les dés voulus, et confirmez. Rien ne vous y oblige.
coach-choose-dice = Choisissez tous les dés sur lesquels ce personnage doit agir, puis confirmez.
coach-all-aside = Tous les dés sont de côté. Qui ajoute un dé* peut encore en apporter un, à lancer ou à mettre de côté. Si cela ne sert à rien, terminez : vous ne perdez rien.
coach-start-die = Ce dé s’ajoute aux vôtres. Plus de dés, c’est presque toujours mieux.
coach-adders = Les personnages qui ajoutent un dé* peuvent le faire avant le premier lancer : ce dé est alors lancé avec les autres.
coach-aim = Si vous jouez bien la suite, vous gagnez ce personnage* { $percent } fois sur 100 : { $character }. Cela vaut-il plus que ce qui vous est acquis ?
coach-row-two = À partir de quatre dés, regardez la rangée II* : quatre identiques, deux paires ou une somme de 20.
coach-once = On ne peut avoir chaque personnage qu’une fois. Ce qui est déjà à vous* ne se reprend pas : visez plus haut.
coach-scarce = Les petits carrés comptent les exemplaires restants. De ceux-ci*, il n’en reste qu’un : qui les veut doit se hâter.
coach-general = Le Général* apporte deux dés à chaque tour, le Chevalier† ajoute un 5 quand vous voulez. Ils mènent au Roi.
coach-king-near = Vous avez assez de dés pour le Roi* : sept identiques. Tenez-vous à une valeur dès le premier lancer et gardez vos gens pour les derniers dés.
coach-final = La manche finale ! Seul votre plus grand groupe compte. Battez { $number } × { $face } : plus de dés identiques, ou autant d’une valeur plus haute, gagnent le Roi*.

legend-equal = dés identiques
legend-second = un second groupe
legend-parity = tout impair (ou tout pair)
legend-copies = restants, et partis
legend-yours = déjà à vous
legend-click = cliquable
legend-row = une rangée de la cour
legend-run = ces valeurs, toutes
legend-used = utilisé ce tour-ci
